### Pojedynek superbohaterów: co się stało, dlaczego czegoś nie można zrobić i co jest nie tak z plikiem kart. Konwencje: en/events.ftl i en/dc.ftl.

## Przed pierwszą turą

event-dc-hero = { $seat } gra jako { $hero }.
event-dc-role-loyal = { $seat } dostaje kartę lojalności: lojalny gracz.
event-dc-role-mastermind = { $seat } dostaje kartę lojalności: spiskowiec.
event-dc-role-hidden = { $seat } dostaje kartę lojalności.
event-dc-plot = { $seat } dostaje Spisek: { $plot }.
event-dc-plot-hidden = { $seat } dostaje Spisek.
event-dc-machinations = Nieczyste Machinacje w tej grze: { $machinations }.

## Tura

event-dc-turn = Tura gracza: { $seat }.
event-dc-drew = { $seat } dobiera kartę { $card }.
event-dc-drew-hidden = { $seat } dobiera kartę.
event-dc-shuffled = { $seat } tasuje stos kart odrzuconych, który staje się nową talią.
event-dc-played = { $seat } zagrywa kartę { $card }.
event-dc-power =
    { $amount-number ->
        [one] +{ $amount } Punkt Mocy.
        [few] +{ $amount } Punkty Mocy.
       *[many] +{ $amount } Punktów Mocy.
    }
event-dc-paid =
    { $power-number ->
        [one] { $seat } płaci { $power } Punkt Mocy.
        [few] { $seat } płaci { $power } Punkty Mocy.
       *[many] { $seat } płaci { $power } Punktów Mocy.
    }
event-dc-bought =
    { $price-number ->
        [one] { $seat } kupuje kartę { $card } za { $price } Punkt Mocy.
        [few] { $seat } kupuje kartę { $card } za { $price } Punkty Mocy.
       *[many] { $seat } kupuje kartę { $card } za { $price } Punktów Mocy.
    }
event-dc-gained = { $seat } zdobywa kartę { $card }.
event-dc-defeated =
    { $price-number ->
        [one] { $seat } pokonuje Superłotra { $card } za { $price } Punkt Mocy.
        [few] { $seat } pokonuje Superłotra { $card } za { $price } Punkty Mocy.
       *[many] { $seat } pokonuje Superłotra { $card } za { $price } Punktów Mocy.
    }
event-dc-discarded =
    { $count-number ->
        [0] { $seat } nie ma już kart do odrzucenia.
       *[other] { $seat } odrzuca resztę ręki: { $cards }.
    }
event-dc-line-up = Do banku trafia karta { $card }.
event-dc-turned-up = Kolejny Superłotr: { $card }.

## Karty

event-dc-moved =
    { $to ->
        [hand] { $seat }: karta { $card } trafia na rękę.
        [discard] { $seat }: karta { $card } trafia na stos kart odrzuconych.
        [deck-top] { $seat }: karta { $card } trafia na wierzch talii.
        [deck-bottom] { $seat }: karta { $card } trafia na spód talii.
        [destroyed] { $seat }: karta { $card } zostaje zniszczona.
        [line-up] { $seat }: karta { $card } trafia do banku.
       *[under-hero] { $seat }: karta { $card } trafia pod Superbohatera.
    }
event-dc-moved-hidden =
    { $to ->
        [hand] { $seat }: zakryta karta trafia na rękę.
        [discard] { $seat }: zakryta karta trafia na stos kart odrzuconych.
        [deck-top] { $seat }: zakryta karta trafia na wierzch talii.
        [deck-bottom] { $seat }: zakryta karta trafia na spód talii.
        [destroyed] { $seat }: zakryta karta zostaje zniszczona.
        [line-up] { $seat }: zakryta karta trafia do banku.
       *[under-hero] { $seat }: zakryta karta trafia pod Superbohatera.
    }
event-dc-revealed = { $seat } odsłania wierzchnią kartę talii: { $card }.
event-dc-looked = { $seat } podgląda wierzchnią kartę talii: { $card }.
event-dc-looked-hidden = { $seat } podgląda wierzchnią kartę talii.
event-dc-revealed-main = Wierzchnia karta talii głównej to { $card }.
event-dc-revealed-hand =
    { $count-number ->
        [0] { $seat } pokazuje pustą rękę.
       *[other] { $seat } pokazuje rękę: { $cards }.
    }
event-dc-shown = { $seat } pokazuje kartę { $card }.
event-dc-laid-aside = Karta { $card } leży z boku i czeka na zagranie.
event-dc-ruined = Karta { $card } zostaje zniszczona.
event-dc-given = { $seat } odkłada zakrytą kartę { $card }.
event-dc-given-hidden = { $seat } odkłada zakrytą kartę.
event-dc-passed = { $seat } przekazuje kartę { $card }; dostaje ją { $receiver }.

## Ataki

event-dc-attacks = { $seat } atakuje kartą { $card }.
event-dc-scare = Kancerofobia atakuje wszystkich graczy.
event-dc-hit = Atak trafia gracza: { $seat }.
event-dc-defended = { $seat } broni się kartą { $card }.
event-dc-hero-down = { $seat } zakrywa swojego Superbohatera.
event-dc-hero-up = { $seat } znów odkrywa swojego Superbohatera.

## Strażnicy

event-dc-challenge = Odkryto Wyzwanie: { $challenge }.
event-dc-contributed = { $seat } dokłada do Wyzwania kartę { $card }.
event-dc-beaten = { $seat } pokonuje Wyzwanie: { $challenge }.
event-dc-clock = Pod Zegar trafia karta { $card }.
event-dc-is-loyal = { $seat } to lojalny gracz.
event-dc-is-mastermind = { $seat } to spiskowiec!
event-dc-plot-played = { $seat } wprowadza do gry Spisek: { $plot }.
event-dc-plot-beaten = { $seat } pokonuje Spisek: { $plot }.
event-dc-asks-help = { $seat } prosi o pomoc.
event-dc-helps = { $seat } pomaga.
event-dc-helps-not = { $seat } nie pomaga.
event-dc-eliminated = { $seat } odpada z gry.

## Koniec

event-dc-over = Koniec gry: rozstrzygają Punkty Zwycięstwa.
event-dc-over-loyal = Wszystko pokonane: wygrywają lojalni.
event-dc-over-mastermind = Lojalni nie zdążyli i przegrywają.

## Dlaczego czegoś nie można zrobić

refuse-dc-not-in-hand = karty { $card } nie ma na ręce
refuse-dc-not-for-sale = karty { $card } nie można kupić
refuse-dc-power = potrzebne Punkty Mocy: { $price }, a jest ich { $power }
refuse-dc-not-face-up = { $card } to nie jest odkryty Superłotr
refuse-dc-one-villain = w tej turze pokonano już Superłotra, a wolno tylko jednego
refuse-dc-no-challenge = żadne Wyzwanie nie jest odkryte
refuse-dc-not-wanted = karta { $card } nie spełnia żadnego wymagania Wyzwania
refuse-dc-contribute-first = nie dołożono jeszcze wszystkiego, czego wymaga Wyzwanie
refuse-dc-no-plot = nie ma Spisku, który ten gracz może pokonać
refuse-dc-no-ability = nie ma teraz zdolności, której można użyć
refuse-dc-no-help = nie można teraz prosić o pomoc
refuse-dc-no-reveal = nie można się teraz ujawnić
refuse-dc-nothing-asked = nic takiego nie jest teraz potrzebne
refuse-dc-order-triggers = najpierw trzeba wskazać, które z oczekujących działań będzie pierwsze
refuse-dc-defend = najpierw trzeba odpowiedzieć na atak: obrona albo nie
refuse-dc-choose-hero = najpierw trzeba wybrać Superbohatera
refuse-dc-answer = najpierw trzeba odpowiedzieć: tak albo nie
refuse-dc-choose = najpierw trzeba coś wybrać z tego, co jest do wyboru

## Co jest nie tak z plikiem kart

cards-wrong = { $place }: { $problem }
cards-file = { $file }
cards-line = wiersz { $line }
cards-card = karta { $card }
cards-field = pole { $field }
cards-form = tego nie da się odczytać ({ $detail })
cards-duplicate = ten sam identyfikator występuje w pliku dwa razy
cards-id = identyfikator to od 1 do 40 małych liter a-z, cyfr i znaków _
cards-number = { $found } to nie jest liczba od { $least } do { $most }
cards-shown-elsewhere = pokazać i zostawić na miejscu można tylko kartę z ręki
cards-misplaced = { $word } miesza karty kilku graczy: może stać tylko w polu „appears”, raz i nie wewnątrz innego efektu
cards-too-deep = efekty są zagnieżdżone głębiej niż { $most }
cards-unknown = nie ma karty o identyfikatorze { $id }
cards-too-few = za mało: { $found }, a potrzeba co najmniej { $needed }
cards-too-many = za dużo: { $found }, a może być najwyżej { $most }
