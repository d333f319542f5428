### Столы в терминале. Об условных обозначениях см. en/events.ftl. Места мало: 80 колонок, на название строки 10.

board-round = раунд { $round }, начинает { $seat }
board-turn = ход { $turn }
board-goal = цель
board-last-round = последний раунд
board-again = и ещё один ход
board-supply = Запас
board-bag = Мешочек
board-reserved = в резерве
board-bonuses = бонусы
board-tokens = жетоны
board-cards =
    { $count-number ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
board-tiles =
    { $game ->
        [marvel] локации
       *[other] вельможи
    }
board-free = бесплатно

## Marvel

board-avengers = Плитка Мстителей
board-avengers-free =
    { $needs-number ->
        [one] достанется первому, кто соберёт { $needs } метку (A)
        [few] достанется первому, кто соберёт { $needs } метки (A)
       *[many] достанется первому, кто соберёт { $needs } меток (A)
    }
board-avengers-owned =
    { $needs-number ->
        [one] владелец: { $seat }; чтобы отобрать, нужна { $needs } метка (A)
        [few] владелец: { $seat }; чтобы отобрать, нужно { $needs } метки (A)
       *[many] владелец: { $seat }; чтобы отобрать, нужно { $needs } меток (A)
    }
board-gauntlet = Перчатка

## Дуэль

board-colour-points = очки
board-privileges = Привилегии
board-royals = Корол. карты
board-own-royals = корол. к.
board-goals = Для победы
board-goal-colour = одного цвета
board-crown = корона
board-ability-again = ещё один ход
board-ability-associate = присоединение к цвету
board-ability-token = жетон цвета карты
board-ability-privilege = привилегия
board-ability-steal = кража жетона

## Чего ждёт игра

prompt-draw = Сейчас решает случай.
prompt-act =
    { $game ->
        [marvel] Ходит { $seat }: жетоны, резерв или вербовка?
       *[other] Ходит { $seat }: жетоны, резерв или покупка?
    }
prompt-start = Ходит { $seat }: привилегия, пополнение или жетоны, золото, покупка?
prompt-reserve = Какую карту зарезервирует { $seat }?
prompt-pay =
    { $game ->
        [marvel] { $seat } платит за { $card }. { $token }: сколько серыми ({ $least }-{ $most })?
       *[other] { $seat } платит за { $card }. { $token }: сколько золотом ({ $least }-{ $most })?
    }
prompt-return =
    { $surplus-number ->
        [one] { $seat } возвращает { $surplus } жетон.
        [few] { $seat } возвращает { $surplus } жетона.
       *[many] { $seat } возвращает { $surplus } жетонов.
    }
prompt-tile =
    { $game ->
        [marvel] { $seat } выбирает локацию: { $tiles }.
       *[other] { $seat } выбирает вельможу: { $tiles }.
    }
prompt-associate = { $seat } присоединяет карту { $card } к цвету: { $columns }.
prompt-token = { $seat } берёт жетон с поля: { $token }.
prompt-steal = { $seat } забирает жетон у соперника.
prompt-royal = { $seat } выбирает королевскую карту.
prompt-over = Игра окончена.
prompt-drawn = Игра окончена: ничья.
