### Dlaczego czegoś nie można zrobić. Konwencje: en/events.ftl.

refusal = { $rule }: { $reason }

## Nie teraz

refuse-over = gra jest już skończona
refuse-not-your-turn = teraz kolej kogoś innego
refuse-after-draw = przedtem decyduje los, a nikt jeszcze nie wie jak
refuse-turn-passed = tura kończy się wcześniej
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
refuse-not-in-bank = tego nie ma w zasobach: { $tokens }
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
        [one] można mieć najwyżej { $most } zarezerwowaną kartę
        [few] można mieć najwyżej { $most } zarezerwowane karty
       *[many] można mieć najwyżej { $most } zarezerwowanych kart
    }

## Zakup, werbunek

refuse-not-for-sale = karty { $card } nie ma ani wśród odkrytych, ani wśród zarezerwowanych
refuse-too-dear =
    { $jokers-number ->
        [0] karta { $card } jest za droga; brakujące znaczniki: { $missing }
       *[other]
            { $game ->
                [marvel] karta { $card } jest za droga; brakujące znaczniki: { $missing } (a szarych jest tylko { $jokers })
               *[other] karta { $card } jest za droga; brakujące znaczniki: { $missing } (a złota jest tylko { $jokers })
            }
    }
refuse-joker-count =
    { $game ->
        [marvel] { $tokens }: szarymi można zastąpić od { $least } do { $most }
       *[other] { $tokens }: złotem można zastąpić od { $least } do { $most }
    }
refuse-joker-colour =
    { $game ->
        [marvel] teraz trzeba wybrać, ile szarych dać za kolor: { $tokens }
       *[other] teraz trzeba wybrać, ile złota dać za kolor: { $tokens }
    }

## Pojedynek: przywileje i plansza

refuse-duel-no-privilege = nie ma przywileju do wykorzystania
refuse-duel-privilege-too-late = po uzupełnieniu planszy nie można już używać przywilejów
refuse-duel-bag-empty = woreczek jest pusty
refuse-duel-must-replenish = najpierw trzeba uzupełnić planszę
refuse-duel-empty-cell = pole { $cell } jest puste
refuse-duel-never-gold = na polu { $cell } leży złoto, a bierze się je tylko z rezerwacją

## Pojedynek: złoto i rezerwacja

refuse-duel-gold-first = żeby zarezerwować kartę, trzeba najpierw wziąć złoto z planszy
refuse-duel-reserve-first = złoto już wzięte: teraz trzeba wybrać kartę do rezerwacji
refuse-duel-no-gold-here = na polu { $cell } nie ma złota
refuse-duel-no-gold-left = na planszy nie ma już złota
refuse-duel-no-cards-left = nie ma już kart do rezerwacji

## Pojedynek: umiejętności i monarchowie

refuse-duel-ability-first = najpierw trzeba rozpatrzyć umiejętność
refuse-duel-no-ability-due = teraz nie rozpatruje się żadnej umiejętności
refuse-duel-nothing-to-join = karty { $card } nie można kupić: nie ma karty z premią, do której można ją dołączyć
refuse-duel-no-column = nie ma karty tego koloru, do której można dołączyć: { $tokens }
refuse-duel-other-token = na polu { $cell } nie ma znacznika w kolorze karty: { $tokens }
refuse-duel-not-theirs = przeciwnik nie ma takiego znacznika: { $tokens }
refuse-duel-royal-first = najpierw trzeba wybrać kartę monarchy
refuse-duel-royal-gone = kartę monarchy { $tile } ktoś już ma
refuse-duel-no-royal-due = teraz nie wybiera się karty monarchy
