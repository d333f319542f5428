### Что произошло, по одной фразе. Об условных обозначениях см. en/events.ftl.

event-first = Начинает { $seat }.
event-revealed =
    { $game ->
        [marvel] Локация в этой игре: { $tile }.
       *[other] Вельможа в этой игре: { $tile }.
    }
event-dealt = Открыта карта { $card }.
event-took = { $seat } берёт: { $tokens }.
event-reserved =
    { $card-seen ->
        [no] { $seat } резервирует неизвестную карту уровня { $card-level }.
       *[yes] { $seat } резервирует карту { $card }.
    }
event-reserved-with =
    { $card-seen ->
        [no] { $seat } резервирует неизвестную карту уровня { $card-level } и берёт: { $tokens }.
       *[yes] { $seat } резервирует карту { $card } и берёт: { $tokens }.
    }
event-bought =
    { $tokens-number ->
        [0] { $seat } покупает карту { $card } бесплатно.
       *[other] { $seat } покупает карту { $card } и платит: { $tokens }.
    }
event-noble = { $seat } получает вельможу { $tile }.
event-returned = { $seat } возвращает: { $tokens }.
event-passed = { $seat } пасует: нельзя выполнить ни одного действия.
event-last-round = { $seat } набирает нужное число очков: этот раунд последний.
event-stalled = Ничего больше не меняется: игра окончена.
event-won = Побеждает { $seat }!
event-shared = Общая победа: { $winners }.

## Marvel

event-marvel-recruited =
    { $tokens-number ->
        [0] { $seat } бесплатно вербует карту { $card }.
       *[other] { $seat } вербует карту { $card } и платит: { $tokens }.
    }
event-marvel-location = { $seat } получает локацию «{ $tile }».
event-marvel-stone = { $seat } берёт зелёный жетон — Камень Времени.
event-marvel-avengers = { $seat } берёт плитку Мстителей.
event-marvel-avengers-from = { $seat } забирает плитку Мстителей; её теряет { $from }.
event-marvel-last-round = { $seat } выполняет условия Перчатки: этот раунд может стать последним.
event-marvel-goes-on = Условий Перчатки больше никто не выполняет: игра продолжается.

## Дуэль

event-duel-laid = На клетку { $cell } ложится: { $tokens }.
event-duel-privilege = { $seat } берёт привилегию.
event-duel-privilege-moves = { $seat } забирает привилегию у соперника.
event-duel-privilege-none = { $seat } уже владеет всеми привилегиями.
event-duel-replenished = { $seat } пополняет поле.
event-duel-took-by-privilege = { $seat } возвращает привилегию и берёт: { $tokens }.
event-duel-took-by-ability = { $seat } берёт благодаря способности карты: { $tokens }.
event-duel-passed = { $seat } не может выполнить ни одного обязательного действия.
event-duel-associated = { $seat } присоединяет карту { $card } к цвету: { $tokens }.
event-duel-stole = { $seat } крадёт у соперника: { $tokens }.
event-duel-no-token = На поле нет такого жетона: { $tokens }. Способность пропадает.
event-duel-nothing-to-steal = Красть нечего: способность пропадает.
event-duel-royal = { $seat } берёт королевскую карту { $tile }.
event-duel-again = { $seat } делает ещё один ход.
event-duel-enough-points =
    { $count-number ->
        [one] { $seat } набирает { $count } очко.
        [few] { $seat } набирает { $count } очка.
       *[many] { $seat } набирает { $count } очков.
    }
event-duel-enough-crowns =
    { $count-number ->
        [one] { $seat } собирает { $count } корону.
        [few] { $seat } собирает { $count } короны.
       *[many] { $seat } собирает { $count } корон.
    }
event-duel-enough-of-colour =
    { $count-number ->
        [one] { $seat } набирает { $count } очко на картах одного цвета: { $tokens }.
        [few] { $seat } набирает { $count } очка на картах одного цвета: { $tokens }.
       *[many] { $seat } набирает { $count } очков на картах одного цвета: { $tokens }.
    }
event-duel-drawn = Уже давно никто не покупает и не резервирует карты: ничья.
