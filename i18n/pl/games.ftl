### Nazwy. `$count-number` to liczba sztuk; konwencje opisuje en/events.ftl.

## Gry

game-splendor = Splendor
game-marvel = Splendor: Marvel
game-duel = Splendor: Pojedynek
game-dc = DC: Pojedynek superbohaterów
game-watchmen = DC: Strażnicy

## Opcje gry

option-players = gracze
option-first = kto zaczyna
value-random = losowo

## Gracze

player = gracz { $number }
list-and = { $others } i { $last }

## Znaczniki: same albo po liczbie, „biały, 2 niebieskie”.

token-splendor-W =
    { $count-number ->
        [one] biały
        [few] białe
       *[many] białych
    }
token-splendor-U =
    { $count-number ->
        [one] niebieski
        [few] niebieskie
       *[many] niebieskich
    }
token-splendor-G =
    { $count-number ->
        [one] zielony
        [few] zielone
       *[many] zielonych
    }
token-splendor-R =
    { $count-number ->
        [one] czerwony
        [few] czerwone
       *[many] czerwonych
    }
token-splendor-K =
    { $count-number ->
        [one] czarny
        [few] czarne
       *[many] czarnych
    }
token-splendor-Y =
    { $count-number ->
        [one] złoto
       *[many] złota
    }

token-duel-W = { token-splendor-W }
token-duel-U = { token-splendor-U }
token-duel-G = { token-splendor-G }
token-duel-R = { token-splendor-R }
token-duel-K = { token-splendor-K }
token-duel-Y = { token-splendor-Y }
token-duel-P =
    { $count-number ->
        [one] perła
        [few] perły
       *[many] pereł
    }

token-marvel-Y =
    { $count-number ->
        [one] żółty
        [few] żółte
       *[many] żółtych
    }
token-marvel-P =
    { $count-number ->
        [one] fioletowy
        [few] fioletowe
       *[many] fioletowych
    }
token-marvel-B = { token-splendor-U }
token-marvel-R = { token-splendor-R }
token-marvel-O =
    { $count-number ->
        [one] pomarańczowy
        [few] pomarańczowe
       *[many] pomarańczowych
    }
token-marvel-S =
    { $count-number ->
        [one] szary
        [few] szare
       *[many] szarych
    }
token-marvel-T = { token-splendor-G }
