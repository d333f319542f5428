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
event-noble = { $seat } otrzymuje arystokratę { $tile }.
event-returned = { $seat } zwraca: { $tokens }.
event-passed = { $seat } pasuje: żadna akcja nie jest możliwa.
event-last-round = { $seat } osiąga wymaganą liczbę punktów: to ostatnia runda.
event-stalled = Nic już się nie zmienia: gra się kończy.
event-won = Wygrywa { $seat }!
event-shared = Wspólne zwycięstwo: { $winners }.

## Marvel

event-marvel-recruited =
    { $tokens-number ->
        [0] { $seat } werbuje za darmo kartę { $card }.
       *[other] { $seat } werbuje kartę { $card } i płaci: { $tokens }.
    }
event-marvel-location = { $seat } bierze miejsce: { $tile }.
event-marvel-stone = { $seat } bierze zielony znacznik, Kamień Czasu.
event-marvel-avengers = { $seat } bierze płytkę Avengers.
event-marvel-avengers-from = { $seat } przejmuje płytkę Avengers; traci ją { $from }.
event-marvel-last-round = { $seat } spełnia warunek Rękawicy: to może być ostatnia runda.
event-marvel-goes-on = Nikt już nie spełnia warunku Rękawicy: gra toczy się dalej.

## Pojedynek

event-duel-laid = Na pole { $cell } trafia: { $tokens }.
event-duel-privilege = { $seat } bierze przywilej.
event-duel-privilege-moves = { $seat } zabiera przywilej przeciwnikowi.
event-duel-privilege-none = { $seat } ma już wszystkie przywileje.
event-duel-replenished = { $seat } uzupełnia planszę.
event-duel-took-by-privilege = { $seat } zwraca przywilej i bierze: { $tokens }.
event-duel-took-by-ability = { $seat } bierze dzięki umiejętności karty: { $tokens }.
event-duel-passed = { $seat } nie może wykonać żadnej akcji obowiązkowej.
event-duel-associated = { $seat } dołącza kartę { $card } do koloru: { $tokens }.
event-duel-stole = { $seat } kradnie przeciwnikowi: { $tokens }.
event-duel-no-token = Na planszy nie ma takiego znacznika: { $tokens }. Umiejętność przepada.
event-duel-nothing-to-steal = Nie ma czego ukraść: umiejętność przepada.
event-duel-royal = { $seat } bierze kartę monarchy { $tile }.
event-duel-again = { $seat } rozgrywa kolejną turę.
event-duel-enough-points =
    { $count-number ->
        [one] { $seat } ma { $count } punkt.
        [few] { $seat } ma { $count } punkty.
       *[many] { $seat } ma { $count } punktów.
    }
event-duel-enough-crowns =
    { $count-number ->
        [one] { $seat } ma { $count } koronę.
        [few] { $seat } ma { $count } korony.
       *[many] { $seat } ma { $count } koron.
    }
event-duel-enough-of-colour =
    { $count-number ->
        [one] { $seat } ma { $count } punkt na kartach jednego koloru: { $tokens }.
        [few] { $seat } ma { $count } punkty na kartach jednego koloru: { $tokens }.
       *[many] { $seat } ma { $count } punktów na kartach jednego koloru: { $tokens }.
    }
event-duel-drawn = Od dawna nikt nie kupił ani nie zarezerwował karty: remis.
