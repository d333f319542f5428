### Dlaczego czegoś nie można zrobić. Konwencje: en/events.ftl.

refusal = { $rule }: { $reason }

## Nie teraz

refuse-over = gra jest już skończona
refuse-masked = to tylko ślad po dobraniu tajnej karty, a nie ruch
refuse-impossible-draw = tego nie można teraz wylosować
refuse-draw-due = najpierw rozstrzyga los
refuse-no-draw-due = teraz niczego się nie losuje
refuse-pay-first = najpierw trzeba wybrać sposób zapłaty
refuse-return-first =
    { $surplus-number ->
        [one] najpierw trzeba zwrócić { $surplus } znacznik, bo można mieć najwyżej { $limit }
        [few] najpierw trzeba zwrócić { $surplus } znaczniki, bo można mieć najwyżej { $limit }
       *[many] najpierw trzeba zwrócić { $surplus } znaczników, bo można mieć najwyżej { $limit }
    }
refuse-choose-tile =
    { $game ->
        [marvel] najpierw trzeba wybrać miejsce
       *[other] najpierw trzeba wybrać arystokratę
    }
refuse-tile-not-coming =
    { $game ->
        [marvel] tego miejsca nie można teraz wybrać
       *[other] tego arystokraty nie można teraz wybrać
    }
refuse-no-tile-due =
    { $game ->
        [marvel] teraz nie wybiera się miejsca
       *[other] teraz nie wybiera się arystokraty
    }
refuse-not-paying = teraz za nic się nie płaci
refuse-no-surplus = znaczniki zwraca tylko gracz, który ma ich więcej niż { $limit }
refuse-can-act = pasować można tylko wtedy, gdy żadna akcja nie jest możliwa

## Branie znaczników

refuse-take-more =
    { $count-number ->
        [one] został tylko jeden kolor: trzeba wziąć dokładnie { $count } znacznik
        [few] trzeba wziąć dokładnie { $count } znaczniki różnych kolorów
       *[many] trzeba wziąć dokładnie { $count } znaczników różnych kolorów
    }
refuse-not-in-bank = w zasobach brakuje: { $tokens }
refuse-pile-small = dwa jednakowe można wziąć tylko ze stosu liczącego co najmniej { $least } ({ $tokens }: { $count })

## Zwrot znaczników

refuse-no-such-token = nie ma takiego znacznika do zwrotu: { $tokens }
refuse-never-returned = takiego znacznika nigdy się nie zwraca: { $tokens }
refuse-return-order = znaczniki zwraca się w stałej kolejności kolorów, a ten jest nie po kolei: { $tokens }

## Rezerwacja

refuse-not-face-up = karta { $card } nie leży odkryta
refuse-deck-empty = nie ma już zakrytych kart poziomu { $level }
refuse-hand-full =
    { $most-number ->
        [one] na ręce można mieć najwyżej { $most } kartę
        [few] na ręce można mieć najwyżej { $most } karty
       *[many] na ręce można mieć najwyżej { $most } kart
    }

## Zakup, werbunek

refuse-not-for-sale = karty { $card } nie ma ani wśród odkrytych, ani na ręce
refuse-too-dear =
    { $jokers-number ->
        [0] na kartę { $card } brakuje: { $missing }
       *[other]
            { $game ->
                [marvel] na kartę { $card } brakuje: { $missing } (a szarych jest tylko { $jokers })
               *[other] na kartę { $card } brakuje: { $missing } (a złota jest tylko { $jokers })
            }
    }
refuse-joker-count =
    { $game ->
        [marvel] { $tokens }: szarymi można zastąpić od { $least } do { $most }
       *[other] { $tokens }: złotem można zastąpić od { $least } do { $most }
    }
refuse-joker-colour =
    { $game ->
        [marvel] teraz trzeba wybrać, ile dać szarych zamiast: { $tokens }
       *[other] teraz trzeba wybrać, ile dać złota zamiast: { $tokens }
    }
