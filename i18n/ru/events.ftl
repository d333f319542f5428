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
event-noble = { $seat } принимает вельможу { $tile }.
event-returned = { $seat } возвращает: { $tokens }.
event-passed = { $seat } пасует: ни одно действие невозможно.
event-last-round = { $seat } набирает нужные очки: этот раунд последний.
event-stalled = Ничего больше не меняется: игра окончена.
event-won = Побеждает { $seat }!
event-shared = Общая победа: { $winners }.
