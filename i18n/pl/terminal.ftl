### Stoły w terminalu. Konwencje: en/events.ftl. Miejsca jest mało: 80 kolumn, na nazwę wiersza 10.

board-round = runda { $round }, zaczyna { $seat }
board-turn = tura { $turn }
board-goal = cel
board-last-round = ostatnia runda
board-again = i kolejna tura
board-supply = Zasoby
board-bag = Woreczek
board-reserved = rezerwacja
board-bonuses =
    { $game ->
        [duel] premie
       *[other] bonusy
    }
board-tokens = znaczniki
board-cards =
    { $count-number ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
board-tiles =
    { $game ->
        [marvel] miejsca
       *[other] arystokraci
    }
board-free = za darmo

## Marvel

board-avengers = Płytka Avengers
board-avengers-free =
    { $needs-number ->
        [one] bierze ją pierwszy gracz, który ma { $needs } symbol (A)
        [few] bierze ją pierwszy gracz, który ma { $needs } symbole (A)
       *[many] bierze ją pierwszy gracz, który ma { $needs } symboli (A)
    }
board-avengers-owned =
    { $needs-number ->
        [one] ma ją { $seat }; do przejęcia potrzebny { $needs } symbol (A)
        [few] ma ją { $seat }; do przejęcia potrzebne { $needs } symbole (A)
       *[many] ma ją { $seat }; do przejęcia potrzeba { $needs } symboli (A)
    }
board-gauntlet = Rękawica

## Pojedynek

board-colour-points = punkty
board-privileges = Przywileje
board-royals = Monarchowie
board-own-royals = monarchowie
board-goals = Zwycięstwo
board-goal-colour = w jednym kolorze
board-crown = korona
board-ability-again = kolejna tura
board-ability-associate = dołączenie do koloru
board-ability-token = znacznik w jej kolorze
board-ability-privilege = przywilej
board-ability-steal = kradzież znacznika

## Na co czeka gra

prompt-draw = Teraz losowanie.
prompt-act =
    { $game ->
        [marvel] { $seat }: znaczniki, rezerwacja czy werbunek?
       *[other] { $seat }: znaczniki, rezerwacja czy zakup?
    }
prompt-start = { $seat }: przywilej, uzupełnienie planszy czy znaczniki, złoto, zakup?
prompt-reserve = { $seat }: którą kartę zarezerwować?
prompt-pay =
    { $game ->
        [marvel] { $seat } płaci za { $card }. { $token }: ile szarymi ({ $least }-{ $most })?
       *[other] { $seat } płaci za { $card }. { $token }: ile złotem ({ $least }-{ $most })?
    }
prompt-return =
    { $surplus-number ->
        [one] { $seat } zwraca { $surplus } znacznik.
        [few] { $seat } zwraca { $surplus } znaczniki.
       *[many] { $seat } zwraca { $surplus } znaczników.
    }
prompt-tile =
    { $game ->
        [marvel] { $seat } wybiera miejsce: { $tiles }.
       *[other] { $seat } wybiera arystokratę: { $tiles }.
    }
prompt-associate = { $seat } dołącza kartę { $card } do koloru: { $columns }.
prompt-token = { $seat } bierze znacznik z planszy: { $token }.
prompt-steal = { $seat } zabiera znacznik przeciwnikowi.
prompt-royal = { $seat } wybiera kartę monarchy.
prompt-over = Koniec gry.
prompt-drawn = Koniec gry: remis.
