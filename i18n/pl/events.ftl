### Co się stało, po jednym zdaniu. Konwencje: en/events.ftl.

event-first = Zaczyna { $seat }.
event-revealed =
    { $game ->
        [marvel] Miejsce w tej grze: { $tile }.
       *[other] Arystokrata w tej grze: { $tile }.
    }
event-dealt = Odkryto kartę { $card }.
event-took = { $seat } bierze: { $tokens }.
event-reserved =
    { $card-seen ->
        [no] { $seat } rezerwuje nieznaną kartę poziomu { $card-level }.
       *[yes] { $seat } rezerwuje kartę { $card }.
    }
event-reserved-with =
    { $card-seen ->
        [no] { $seat } rezerwuje nieznaną kartę poziomu { $card-level } i bierze: { $tokens }.
       *[yes] { $seat } rezerwuje kartę { $card } i bierze: { $tokens }.
    }
event-bought =
    { $tokens-number ->
        [0] { $seat } kupuje kartę { $card } za darmo.
       *[other] { $seat } kupuje kartę { $card } i płaci: { $tokens }.
    }
event-noble = { $seat } przyjmuje arystokratę { $tile }.
event-returned = { $seat } zwraca: { $tokens }.
event-passed = { $seat } pasuje: żadna akcja nie jest możliwa.
event-last-round = { $seat } ma dość punktów: to ostatnia runda.
event-stalled = Nic już się nie zmienia: gra się kończy.
event-won = Wygrywa { $seat }!
event-shared = Wspólne zwycięstwo: { $winners }.
