### Co mówią karty gry „Pojedynek superbohaterów”. Tekst karty składa się z jej efektów, po jednym komunikacie na każdy. Konwencje: en/dc-cards.ftl.
###
### * `$verb`: do „dobierz”, may „(możesz) dobrać”, they „(każdy przeciwnik) dobiera”.
### * Formy nazw: `$what-one` biernik l. poj. (kartę), `$what-few` biernik po 2, 3, 4 (karty, ale: Bohaterów), `$what-many` dopełniacz l. mn. (kart),
###   `$what-nom` mianownik (karta), `$what-gen` dopełniacz l. poj. (karty), `$what-each` (każdą kartę), `$what-all` (wszystkie karty).

## Rzeczy

dc-card =
    { $form ->
        [one] kartę
        [gen] karty
        [few] karty
        [many] kart
        [each] każdą kartę
        [all] wszystkie karty
       *[nom] karta
    }
dc-starter =
    { $form ->
        [label] Karta startowa
        [one] kartę startową
        [gen] karty startowej
        [few] karty startowe
        [many] kart startowych
        [each] każdą kartę startową
        [all] wszystkie karty startowe
       *[nom] karta startowa
    }
dc-hero =
    { $form ->
        [one] Bohatera
        [gen] Bohatera
        [few] Bohaterów
        [many] Bohaterów
        [each] każdego Bohatera
        [all] wszystkich Bohaterów
       *[nom] Bohater
    }
dc-villain =
    { $form ->
        [one] Łotra
        [gen] Łotra
        [few] Łotrów
        [many] Łotrów
        [each] każdego Łotra
        [all] wszystkich Łotrów
       *[nom] Łotr
    }
dc-super-power =
    { $form ->
        [one] Supermoc
        [gen] Supermocy
        [few] Supermoce
        [many] Supermocy
        [each] każdą Supermoc
        [all] wszystkie Supermoce
       *[nom] Supermoc
    }
dc-equipment =
    { $form ->
        [label] Ekwipunek
        [one] kartę Ekwipunku
        [gen] karty Ekwipunku
        [few] karty Ekwipunku
        [many] kart Ekwipunku
        [each] każdą kartę Ekwipunku
        [all] wszystkie karty Ekwipunku
       *[nom] karta Ekwipunku
    }
dc-location =
    { $form ->
        [one] Lokację
        [gen] Lokacji
        [few] Lokacje
        [many] Lokacji
        [each] każdą Lokację
        [all] wszystkie Lokacje
       *[nom] Lokacja
    }
dc-super-villain =
    { $form ->
        [one] Superłotra
        [gen] Superłotra
        [few] Superłotrów
        [many] Superłotrów
        [each] każdego Superłotra
        [all] wszystkich Superłotrów
       *[nom] Superłotr
    }
dc-weakness =
    { $form ->
        [one] Słabość
        [gen] Słabości
        [few] Słabości
        [many] Słabości
        [each] każdą Słabość
        [all] wszystkie Słabości
       *[nom] Słabość
    }
dc-named =
    { $form ->
        [label] „{ $name }”
        [one] kartę „{ $name }”
        [gen] karty „{ $name }”
        [few] karty „{ $name }”
        [many] kart „{ $name }”
        [each] każdą kartę „{ $name }”
        [all] wszystkie karty „{ $name }”
       *[nom] karta „{ $name }”
    }
dc-qualified = { $what } { $quality }
dc-but-not =
    { $form ->
        [each] { $what }, ale nie { $not-one }
        [all] { $what }, ale nie { $not-few }
       *[one] { $what }, ale nie { $not }
    }
dc-noun-comma = { $first }, { $next }
dc-noun-or =
    { $form ->
        [each] { $first } i { $next }
        [all] { $first } i { $next }
       *[one] { $first } lub { $next }
    }

## Cechy: stoją po tym, co określają

dc-cost-exactly = o koszcie { $cost }
dc-cost-either = o koszcie { $low } lub { $high }
dc-cost-range = o koszcie od { $low } do { $high }
dc-cost-at-most = o koszcie { $cost } lub mniejszym
dc-cost-at-least = o koszcie { $cost } lub większym
dc-cost-even = o parzystym koszcie (0 jest parzyste)
dc-cost-odd = o nieparzystym koszcie
dc-with-mark = Strażników
dc-with-attack = z atakiem
dc-with-defense = z obroną
dc-also = (zarazem: { $what-nom })
dc-quality-or = { $first } lub { $next }

## Ile, jako dopełnienie czasownika

dc-count-one = { $what-one }
dc-count-exactly =
    { $count-number ->
        [one] { $what-one }
        [few] { $count } { $what-few }
       *[many] { $count } { $what-many }
    }
dc-count-up-to =
    { $count-number ->
        [one] do { $count } { $what-gen }
       *[many] do { $count } { $what-many }
    }
dc-count-any = dowolnie wiele { $what-many }
dc-count-all = { $what-all }
dc-count-random = losową kartę
dc-count-different =
    { $count-number ->
        [one] { $what-one }
        [few] { $count } { $what-few } z różnymi nazwami
       *[many] { $count } { $what-many } z różnymi nazwami
    }

## Za każdą z policzonych rzeczy

dc-for-line-up = za { $what-each } w banku
dc-for-hand = za { $what-each } na ręce
dc-for-foes = za każdego przeciwnika, który ma { $what-one } na stosie kart odrzuconych
dc-times = { $act } { $for }

## Miejsca

dc-from-hand = z ręki
dc-from-discard = ze stosu kart odrzuconych
dc-from-line-up = z banku
dc-from-kicks = ze stosu Kopniaków
dc-from-gained = spośród kupionych lub zdobytych w tej turze
dc-from-or = { $first } lub { $next }
dc-from-and = { $first } i { $next }

## Moc i dobieranie

dc-power =
    { $verb ->
        [may] zyskać { $count }
       *[do] +{ $count }
    } { $count-number ->
        [one] Punkt Mocy
        [few] Punkty Mocy
       *[many] Punktów Mocy
    }
dc-double-power = cała Moc z tej tury się podwaja: zarówno sprzed tej karty, jak i późniejsza, nawet już wydana
dc-draw =
    { $verb ->
        [may] dobrać
        [they] dobiera
       *[do] dobierz
    } { $count-number ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
dc-draw-one-by-one =
    { $verb ->
        [may] dobrać i pokazać
        [they] dobiera i pokazuje
       *[do] dobierz i pokaż
    } po kolei { $count-number ->
        [one] do { $count } karty
       *[many] do { $count } kart
    } (przerwać można w każdej chwili, a od razu kończy to { $until-nom })
dc-player-draws =
    { $by ->
        [active] aktywny gracz dobiera
       *[you] ty dobierasz
    } { $count-number ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }

## Przemieszczanie kart

dc-move-hand =
    { $verb ->
        [may] wziąć
        [they] bierze
       *[do] weź
    } na rękę { $cards } { $from }
dc-move-discard =
    { $verb ->
        [may] odłożyć
        [they] odkłada
       *[do] odłóż
    } na swój stos kart odrzuconych { $cards } { $from }
dc-move-deck-top =
    { $verb ->
        [may] położyć
        [they] kładzie
       *[do] połóż
    } na wierzchu swojej talii { $cards } { $from }
dc-move-deck-bottom =
    { $verb ->
        [may] położyć
        [they] kładzie
       *[do] połóż
    } na spodzie swojej talii { $cards } { $from }
dc-move-line-up =
    { $verb ->
        [may] dołożyć
        [they] dokłada
       *[do] dołóż
    } { $from } do banku { $cards }
dc-move-under-hero =
    { $verb ->
        [may] położyć
        [they] kładzie
       *[do] połóż
    } bez odkrywania pod swoim Superbohaterem { $cards } { $from } (po pokonaniu Superłotra: na wierzch talii)
dc-discard =
    { $verb ->
        [may] odrzucić
        [they] odrzuca
       *[do] odrzuć
    } { $from } { $cards }
dc-destroy =
    { $verb ->
        [may] zniszczyć
        [they] niszczy
       *[do] zniszcz
    } { $cards } { $from }
dc-show =
    { $verb ->
        [may] pokazać
        [they] pokazuje
       *[do] pokaż
    } { $cards } { $from }
dc-gain =
    { $verb ->
        [may] zdobyć
        [they] zdobywa
       *[do] zdobądź
    } { $from } { $cards }
dc-gain-hand =
    { $verb ->
        [may] zdobyć
        [they] zdobywa
       *[do] zdobądź
    } { $from } { $cards }, od razu na rękę
dc-gain-deck-top =
    { $verb ->
        [may] zdobyć
        [they] zdobywa
       *[do] zdobądź
    } { $from } { $cards }, od razu na wierzch talii
dc-gain-weakness =
    { $verb ->
        [may] zdobyć
        [they] zdobywa
       *[do] zdobądź
    } { $count-number ->
        [one] Słabość
       *[many] { $count } Słabości
    }

## Wierzchnia karta talii i co się z nią dzieje

dc-reveal-hand =
    { $verb ->
        [may] pokazać
        [they] pokazuje
       *[do] pokaż
    } całą rękę
dc-reveal =
    { $verb ->
        [may] odsłonić
        [they] odsłania
       *[do] odsłoń
    } wierzchnią kartę swojej talii
dc-look =
    { $verb ->
        [may] podejrzeć
        [they] podgląda
       *[do] podejrzyj
    } wierzchnią kartę swojej talii
dc-reveal-main =
    { $verb ->
        [may] odsłonić
        [they] odsłania
       *[do] odsłoń
    } wierzchnią kartę talii głównej
dc-it-hand =
    { $verb ->
        [may] wziąć tę kartę
        [they] bierze tę kartę
       *[do] weź tę kartę
    } na rękę
dc-it-discard =
    { $verb ->
        [may] odrzucić tę kartę
        [they] odrzuca tę kartę
       *[do] odrzuć tę kartę
    }
dc-it-deck-top =
    { $verb ->
        [may] położyć tę kartę
        [they] kładzie tę kartę
       *[do] połóż tę kartę
    } na wierzchu swojej talii
dc-it-deck-bottom =
    { $verb ->
        [may] położyć tę kartę
        [they] kładzie tę kartę
       *[do] połóż tę kartę
    } na spodzie swojej talii
dc-it-destroy =
    { $verb ->
        [may] zniszczyć tę kartę
        [they] niszczy tę kartę
       *[do] zniszcz tę kartę
    }
dc-it-line-up =
    { $verb ->
        [may] dołożyć tę kartę
        [they] dokłada tę kartę
       *[do] dołóż tę kartę
    } do banku
dc-it-under-hero =
    { $verb ->
        [may] położyć tę kartę
        [they] kładzie tę kartę
       *[do] połóż tę kartę
    } bez odkrywania pod swoim Superbohaterem (po pokonaniu Superłotra: na wierzch talii)
dc-it-show =
    { $verb ->
        [may] pokazać tę kartę
        [they] pokazuje tę kartę
       *[do] pokaż tę kartę
    }
dc-it-gain =
    { $verb ->
        [may] zdobyć tę kartę
        [they] zdobywa tę kartę
       *[do] zdobądź tę kartę
    }
dc-it-gain-hand =
    { $verb ->
        [may] zdobyć tę kartę
        [they] zdobywa tę kartę
       *[do] zdobądź tę kartę
    }, od razu na rękę
dc-it-gain-deck-top =
    { $verb ->
        [may] zdobyć tę kartę
        [they] zdobywa tę kartę
       *[do] zdobądź tę kartę
    }, od razu na wierzch talii

## Zagrywanie innych kart

dc-player-plays-it =
    { $by ->
        [active] aktywny gracz zagrywa tę kartę (potem wraca ona tam, gdzie leżała)
       *[you] ty zagrywasz tę kartę (potem wraca ona tam, gdzie leżała)
    }
dc-play-from-line-up =
    { $verb ->
        [may] zagrać
        [they] zagrywa
       *[do] zagraj
    } { $what-one } z banku (na koniec tury karta tam wraca)
dc-play-super-villain =
    { $verb ->
        [may] zagrać
        [they] zagrywa
       *[do] zagraj
    } odkrytego Superłotra (zostaje on na swoim miejscu; jeśli go nie ma, nic się nie dzieje)
dc-play-again =
    { $verb ->
        [may] zagrać
        [they] zagrywa
       *[do] zagraj
    } ponownie { $lying ->
        [yes] kartę zagraną w tej turze lub Lokację leżącą w grze
       *[no] kartę zagraną w tej turze
    }
dc-play-again-except =
    { $verb ->
        [may] zagrać
        [they] zagrywa
       *[do] zagraj
    } ponownie { $lying ->
        [yes] kartę zagraną w tej turze lub Lokację leżącą w grze (ale nie: { $except })
       *[no] kartę zagraną w tej turze (ale nie: { $except })
    }

## Do końca tury

dc-topdeck-one-gain = jedną kartę, którą kupisz lub zdobędziesz w tej turze, możesz położyć na wierzchu swojej talii
dc-super-villain-costs-less =
    { $count-number ->
        [one] w tej turze pokonanie Superłotra kosztuje o { $count } Punkt Mocy mniej
        [few] w tej turze pokonanie Superłotra kosztuje o { $count } Punkty Mocy mniej
       *[many] w tej turze pokonanie Superłotra kosztuje o { $count } Punktów Mocy mniej
    }
dc-hand-size =
    { $verb ->
        [may] dobrać na koniec tury
        [they] dobiera na koniec tury
       *[do] na koniec tury dobierz
    } { $count-number ->
        [one] o jedną kartę więcej
        [few] o { $count } karty więcej
       *[many] o { $count } kart więcej
    }
dc-hero-face-down =
    { $verb ->
        [may] zakryć
        [they] zakrywa
       *[do] zakryj
    } swojego Superbohatera do czasu pokonania Superłotra (zakryty Superbohater nie ma zdolności)
dc-replace =
    { $verb ->
        [may] dołożyć
        [they] dokłada
       *[do] dołóż
    } do banku tyle samo kart z talii głównej
dc-refill-line-up =
    { $verb ->
        [may] uzupełnić
        [they] uzupełnia
       *[do] uzupełnij
    } od razu bank do pięciu kart

## Co nie ma własnych słów

dc-play-foes-top =
    { $verb ->
        [may] odsłonić
        [they] odsłania
       *[do] odsłoń
    } wierzchnią kartę talii każdego przeciwnika i { $verb ->
        [may] zagrać
        [they] zagrywa
       *[do] zagraj
    } jedną z nich, która nie jest Lokacją (potem wraca ona na wierzch talii swojego właściciela)
dc-play-foes-random =
    { $by ->
        [active] każdy przeciwnik pokazuje losową kartę z ręki; aktywny gracz zagrywa w dowolnej kolejności wszystkie te karty oprócz Lokacji (potem trafiają one na stosy kart odrzuconych swoich właścicieli)
       *[you] każdy przeciwnik pokazuje losową kartę z ręki; zagraj w dowolnej kolejności wszystkie te karty oprócz Lokacji (potem trafiają one na stosy kart odrzuconych swoich właścicieli)
    }
dc-exchange =
    { $verb ->
        [may] odłożyć zakryte
        [they] odkłada zakryte
       *[do] odłóż zakryte
    } 2 karty z ręki; gdy zrobią to wszyscy trafieni, karty te tasuje się i losowo rozdaje z powrotem, każdemu tyle, ile odłożył
dc-pass-left =
    { $verb ->
        [may] wybrać
        [they] wybiera
       *[do] wybierz
    } kartę z ręki; gdy zrobią to wszyscy trafieni, każda wybrana karta trafia na stos kart odrzuconych następnego z nich po lewej, a jeśli kosztuje 1 lub więcej, kładzie on też na wierzchu swojej talii Słabość ze stosu
dc-disintegrate =
    { $verb ->
        [may] zniszczyć
        [they] niszczy
       *[do] zniszcz
    } bieżące Wyzwanie (liczy się jako pokonane), Spisek (ale nie jako spiskowiec) albo lojalnego gracza (tylko jako ujawniony spiskowiec, gdy w grze jest co najmniej 2 lojalnych), a wraz z tym tę kartę

## Warunki

dc-when-first-play = to pierwsza karta zagrana w tej turze
dc-when-discard-empty =
    { $who ->
        [they] jego stos kart odrzuconych jest pusty
       *[you] twój stos kart odrzuconych jest pusty
    }
dc-when-location =
    { $who ->
        [they] ma on w grze Lokację
       *[you] masz w grze Lokację
    }
dc-when-it = to { $what-nom }
dc-when-it-not = to nie { $what-nom }
dc-when-played-others =
    { $count-number ->
        [one] oprócz tej karty zagrano w tej turze { $what-one }
        [few] oprócz tej karty zagrano w tej turze co najmniej { $count } { $what-few }
       *[many] oprócz tej karty zagrano w tej turze co najmniej { $count } { $what-many }
    }

## Składanie w całość

dc-then = { $first }, potem { $next }
dc-sequence = { $first }; { $next }
dc-group = ({ $clause })
dc-nothing = nic
dc-that-player = ten gracz { $act }
dc-if = jeśli { $when }: { $then }
dc-if-otherwise = jeśli { $when }: { $then }; w przeciwnym razie: { $otherwise }
dc-may =
    { $who ->
        [they] może { $act }
       *[you] możesz { $act }
    }
dc-wish =
    { $who ->
        [they] jeśli ten gracz chce: { $act }
       *[you] jeśli chcesz: { $act }
    }
dc-may-then = { $may }; jeśli tak: { $then }
dc-may-otherwise = { $may }; jeśli nie: { $otherwise }
dc-may-either = { $may }; jeśli tak: { $then }; jeśli nie: { $otherwise }
dc-choose =
    { $verb ->
        [may] wybrać
        [they] wybiera
       *[do] wybierz
    } jedno: { $ways }
dc-way = ({ $number }) { $then }
dc-pay =
    { $who ->
        [they] może
       *[you] możesz
    } dowolnie wiele razy zapłacić { $power } { $power-number ->
        [one] Punkt Mocy
        [few] Punkty Mocy
       *[many] Punktów Mocy
    }; za każdym razem: { $act }
dc-pay-otherwise =
    { $who ->
        [they] może
       *[you] możesz
    } dowolnie wiele razy zapłacić { $power } { $power-number ->
        [one] Punkt Mocy
        [few] Punkty Mocy
       *[many] Punktów Mocy
    }; za każdym razem: { $act }; jeśli nie zapłacono ani razu: { $otherwise }
dc-upon = jeśli w tej turze, przed tą kartą lub po niej, zagrywasz { $what-one }: { $then }
dc-attack =
    { $start ->
        [clause] atak na każdego przeciwnika: { $then }
       *[verb] atak: każdy przeciwnik { $then }
    }
dc-each-foe =
    { $start ->
        [clause] dla każdego przeciwnika: { $then }
       *[verb] każdy przeciwnik { $then }
    }
dc-appears =
    { $start ->
        [clause] Pierwsze Pojawienie, atak na każdego gracza: { $then }
       *[verb] Pierwsze Pojawienie, atak: każdy gracz { $then }
    }

## Czym karta jest poza swoimi efektami

dc-defense =
    { $stays ->
        [yes] obrona: pokaż tę kartę z ręki, a atak nic ci nie zrobi; karta zostaje na ręce
       *[no] obrona: odrzuć tę kartę z ręki, a atak nic ci nie zrobi
    }
dc-defense-then =
    { $stays ->
        [yes] obrona: pokaż tę kartę z ręki, a atak nic ci nie zrobi; karta zostaje na ręce; następnie: { $then }
       *[no] obrona: odrzuć tę kartę z ręki, a atak nic ci nie zrobi; następnie: { $then }
    }
dc-no-effect = po zagraniu nic nie robi
dc-stays-in-play = zostaje w grze przed tobą
dc-may-go-on-deck = kto kupi lub zdobędzie tę kartę, może położyć ją na wierzchu swojej talii
dc-leaves-to-deck-bottom = na koniec tury, w której ją zagrasz, ta karta trafia na spód twojej talii
dc-given = { $text }
dc-ability =
    { $optional ->
        [yes] { $when }, jeśli chcesz: { $then }
       *[no] { $when }: { $then }
    }

## Kiedy zdolność działa

dc-on-first = gdy pierwszy raz w swojej turze zagrywasz { $what-one }
dc-on-each = za każdym razem, gdy w swojej turze zagrywasz { $what-one }
dc-on-each-name = za każdym razem, gdy w swojej turze zagrywasz { $what-one } o nazwie, której w tej turze jeszcze nie było
dc-on-names = raz w swojej turze, gdy zagrano już { $cards }
dc-on-types =
    { $count-number ->
        [one] raz w swojej turze, gdy zagrano już kartę dowolnego typu (karty startowe i Słabości się nie liczą)
        [few] raz w swojej turze, gdy zagrano już karty { $count } różnych typów (karty startowe i Słabości się nie liczą)
       *[many] raz w swojej turze, gdy zagrano już karty { $count } różnych typów (karty startowe i Słabości się nie liczą)
    }
dc-on-first-draw = gdy pierwszy raz w twojej turze jakaś karta każe ci dobierać
dc-on-first-contribution = gdy pierwszy raz w swojej turze dokładasz kartę do Wyzwania
dc-on-gain = za każdym razem, gdy w swojej turze kupujesz lub zdobywasz { $what-one }
dc-at-will = raz w każdej swojej turze, w dowolnej chwili
dc-topdecks = za każdym razem, gdy w swojej turze kupujesz lub zdobywasz { $what-one }, możesz położyć tę kartę na wierzchu swojej talii
dc-begins = rozgrywasz pierwszą turę gry

## Wyzwania

dc-dearer =
    { $count-number ->
        [one] kupno { $what-gen } kosztuje o { $count } Punkt Mocy więcej
        [few] kupno { $what-gen } kosztuje o { $count } Punkty Mocy więcej
       *[many] kupno { $what-gen } kosztuje o { $count } Punktów Mocy więcej
    }
dc-unrest =
    { $count-number ->
        [one] na koniec każdej tury, jeśli bank zawiera { $what-one }, aktywny gracz zdobywa Słabość
        [few] na koniec każdej tury, jeśli bank zawiera co najmniej { $count } { $what-few }, aktywny gracz zdobywa Słabość
       *[many] na koniec każdej tury, jeśli bank zawiera co najmniej { $count } { $what-many }, aktywny gracz zdobywa Słabość
    }
dc-scare =
    { $count-number ->
        [one] gdy to Wyzwanie zostaje odkryte i po każdej zniszczonej karcie, atak: każdy gracz zdobywa Słabość
        [few] gdy to Wyzwanie zostaje odkryte i po każdych { $count } kolejnych zniszczonych kartach, atak: każdy gracz zdobywa Słabość
       *[many] gdy to Wyzwanie zostaje odkryte i po każdych { $count } kolejnych zniszczonych kartach, atak: każdy gracz zdobywa Słabość
    }
dc-extra-card = na koniec każdej tury, po uzupełnieniu banku, dokłada się do niego jeszcze jedną kartę
dc-destroy-dearest = na koniec każdej tury, przed uzupełnieniem banku, niszczy się w nim kartę o najwyższym koszcie (spośród równych wybiera aktywny gracz)
dc-clock =
    { $strikes-number ->
        [one] na koniec każdej tury, przed uzupełnieniem banku, karta o koszcie { $cost } trafia z niego pod Zegar (spośród kilku wybiera aktywny gracz); gdy leży tam { $strikes } karta, wszyscy odkrywają karty lojalności i wygrywa spiskowiec; jeśli go nie ma, kartę tę się niszczy
        [few] na koniec każdej tury, przed uzupełnieniem banku, karta o koszcie { $cost } trafia z niego pod Zegar (spośród kilku wybiera aktywny gracz); gdy leżą tam { $strikes } karty, wszyscy odkrywają karty lojalności i wygrywa spiskowiec; jeśli go nie ma, karty te się niszczy
       *[many] na koniec każdej tury, przed uzupełnieniem banku, karta o koszcie { $cost } trafia z niego pod Zegar (spośród kilku wybiera aktywny gracz); gdy leży tam { $strikes } kart, wszyscy odkrywają karty lojalności i wygrywa spiskowiec; jeśli go nie ma, karty te się niszczy
    }
dc-needs = trzeba dołożyć: { $cards }
dc-takes-locations = wymaganą Lokację można dołożyć także z gry, jeśli leży przed tobą od jednej z wcześniejszych tur
dc-stand-in-watchmen = jeśli nie da się już zdobyć żadnej karty Strażników, zamiast niej wystarczy karta o koszcie 6 lub większym
dc-stand-in-weakness = jeśli nie da się już zdobyć żadnej Słabości, zamiast niej wystarczy karta o koszcie 0

## Spiski

dc-ruin-cards =
    { $count-number ->
        [one] na koniec tury spiskowca niszczy się wierzchnią kartę talii głównej
        [few] na koniec tury spiskowca niszczy się { $count } wierzchnie karty talii głównej
       *[many] na koniec tury spiskowca niszczy się { $count } wierzchnich kart talii głównej
    }
dc-ruin-per-weakness =
    { $least-number ->
        [0] na koniec tury spiskowca niszczy się po jednej wierzchniej karcie talii głównej za każdą Słabość, którą ktokolwiek zdobył od ostatniej tury spiskowca, najwyżej { $most }
       *[other] na koniec tury spiskowca niszczy się po jednej wierzchniej karcie talii głównej za każdą Słabość, którą ktokolwiek zdobył od ostatniej tury spiskowca, co najmniej { $least } i najwyżej { $most }
    }
dc-ruin-per-line-up = na koniec tury spiskowca niszczy się po jednej wierzchniej karcie talii głównej za { $what-each } w banku, najwyżej { $most }
dc-ruin-per-played =
    { $least-number ->
        [0] na koniec tury spiskowca niszczy się po jednej wierzchniej karcie talii głównej za { $what-each } wśród kart zagranych przez niego w tej turze, najwyżej { $most }
       *[other] na koniec tury spiskowca niszczy się po jednej wierzchniej karcie talii głównej za { $what-each } wśród kart zagranych przez niego w tej turze, co najmniej { $least } i najwyżej { $most }
    }
dc-ruin-until = na koniec tury spiskowca niszczy się po kolei wierzchnie karty talii głównej, aż trafi się { $what-nom }, ale najwyżej { $most }
dc-no-defense = przed atakami spiskowca nie można się bronić
dc-first-attack-powerless = pierwsza karta z atakiem, którą lojalny gracz zagrywa w turze, nie daje Mocy
dc-loyal-pay-more =
    { $count-number ->
        [one] kupno { $what-gen } kosztuje lojalnych graczy o { $count } Punkt Mocy więcej
        [few] kupno { $what-gen } kosztuje lojalnych graczy o { $count } Punkty Mocy więcej
       *[many] kupno { $what-gen } kosztuje lojalnych graczy o { $count } Punktów Mocy więcej
    }
dc-weakness-for-playing = lojalny gracz, który zagrywa { $what-one }, zdobywa Słabość

## Nieczyste Machinacje

dc-machinations-different = spiskowiec realizuje je, zagrywając w jednej turze: { $cards }
dc-machinations-few = przy 2 lub 3 graczach także: { $what-one }

## Podpisy

dc-cost = koszt { $cost }
dc-vp = { $points } PZ
dc-vp-for-each = { $points } PZ za { $what-each } wśród twoich kart
dc-vp-if-others =
    { $count-number ->
        [one] { $points } PZ, jeśli oprócz tej karty masz { $what-one }
        [few] { $points } PZ, jeśli oprócz tej karty masz co najmniej { $count } { $what-few }
       *[many] { $points } PZ, jeśli oprócz tej karty masz co najmniej { $count } { $what-many }
    }
dc-super-hero = Superbohater
dc-challenge = Wyzwanie poziomu { $level }
dc-plot = Spisek
dc-machinations = Nieczyste Machinacje
dc-beaten-by =
    { $power-number ->
        [one] do pokonania potrzebny { $power } Punkt Mocy
        [few] do pokonania potrzebne { $power } Punkty Mocy
       *[many] do pokonania potrzeba { $power } Punktów Mocy
    }
dc-watchmen = Strażnicy
dc-printed = działanie jak na karcie
dc-reconstructed = rekonstrukcja
dc-reconstructed-why = tekstu tej karty nie udało się zdobyć; jej działanie jest nasze, zgodne ze wszystkim, co o karcie wiadomo
