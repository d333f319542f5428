### Gry oglądane ponownie na stronie: odtwarzanie, analiza, granie dalej, sprawdzanie losowań; i podpowiedzi. Oznaczenia: en/events.ftl.
### Szanse i punkty przychodzą jako tekst: 55%, +3,1.

## Odtwarzanie

page-replay-title = Odtwarzanie – Klejnot
page-replay-controls = Odtwarzanie
page-replay-first = Na początek
page-replay-back = Ruch wstecz
page-replay-play = Odtwarzaj
page-replay-pause = Pauza
page-replay-on = Ruch dalej
page-replay-last = Na koniec
page-replay-scrub = Ruch
page-replay-move = Ruch { $move } z { $most }
page-replay-speed = Tempo
page-replay-eyes = Co widać
page-replay-eyes-everything = wszystkie karty
page-replay-eyes-spectator = to, co widz
page-replay-begins = Gra się zaczyna.
page-replay-link = Kopiuj link do tego ruchu
page-replay-record = Pobierz zapis

## Czego nie można pokazać i co zrobić

page-replay-running = Ta gra jeszcze trwa
page-replay-running-more = Odtworzyć ją i przeanalizować można zaraz po jej końcu. Do tego czasu przejdź do stołu, żeby grać albo patrzeć.
page-replay-to-table = Do stołu
page-replay-old = Tej gry nie można tu odtworzyć
page-replay-old-more = Od czasu tej gry zmieniły się zasady albo zestaw kart. Pobierz jej zapis: wersja Klejnotu, w której ją rozegrano, uruchomiona z tymi samymi kartami, nadal ją pokaże.
page-replay-unknown-more = Nie ma takiej gry albo już jej nie ma. Może link skopiowano tylko w części. Jeśli masz zapis w pliku, otwórz go na pierwszej stronie.
page-replay-wrong = Tej gry nie można pokazać
page-import-wrong = Tego zapisu nie można otworzyć
page-import-line = Wiersz { $line }: { $reason }
page-import-cards = Powstał z innym zestawem kart. Uruchom serwer z tym samym plikiem kart (klejnot serve --cards) albo otwórz zapis tam, gdzie grano.
page-import-version = Powstał w innej wersji programu. Otwórz go w tamtej wersji albo odtwórz grę na serwerze, na którym ją rozegrano.
page-import-proof = Losowania nie zgadzają się z dowodem w zapisie: ktoś zmienił plik albo uszkodził się on po drodze. Pobierz go ponownie stamtąd, gdzie grano.
page-import-damaged = Ten plik nie jest zapisem gry albo jest uszkodzony. Pobierz go ponownie: zakończona gra ma przycisk „Pobierz zapis”.
page-import-later = Odczekaj chwilę i spróbuj ponownie.

## Analiza

page-review = Analiza
page-review-more = Każda decyzja oceniana jest oczami swojego gracza: ile była warta i co byłoby lepsze.
page-review-quick = Szybka analiza
page-review-thorough = Dokładna analiza
page-review-queued = Najpierw inne gry. Czekam…
page-review-running = Oceniono pozycje: { $done } z { $total }…
page-review-stop = Przerwij
page-review-failed = Analiza została przerwana, może z powodu ponownego uruchomienia serwera. Nic nie przepadło: zacznij ją od nowa.
page-review-seats = Czyja gra
page-review-graph = Szansa gracza { $seat } na wygraną w ciągu gry: od { $start } do { $end }. Kliknięcie prowadzi do ruchu, Enter do następnego błędu.
page-review-chose = { $seat } wybiera: { $what }. Szansa na wygraną przedtem: { $chance } ±{ $error }.
page-review-inaccuracy = niedokładność, strata punktów: { $points }
page-review-mistake = błąd, strata punktów: { $points }
page-review-blunder = gruby błąd, strata punktów: { $points }
page-review-done = zagrane
page-review-then = potem { $line }
page-review-nothing-here = W tej pozycji nikt nie miał prawdziwego wyboru.
page-review-marked = Błędy: { $count }
page-review-balance = { $seat } zaczyna z szansą { $start }, a kończy z { $end }.
page-review-verdict-even = Niewiele to zmieniło.
page-review-verdict-lucky = Najbardziej pomogło szczęście.
page-review-verdict-unlucky = Najbardziej zaważył pech.
page-review-verdict-own = Najbardziej zaważyły własne decyzje.
page-review-verdict-helped = Najbardziej pomogło to, co zrobili inni.
page-review-verdict-beaten = Najbardziej zaważyło to, co zrobili inni.
page-review-own = Własne wybory
page-review-luck = Szczęście w losowaniu
page-review-others = To, co zrobili inni

## Granie dalej

page-play-on = Graj dalej stąd
page-play-on-more = Nowy stół zaczyna się w tej pozycji, z botami na pozostałych miejscach. Gra nie liczy się do rankingu, a że jej początek jest dany z góry, udowodnione są tylko późniejsze losowania.
page-play-on-seat = Grasz za

## Czy losowania były uczciwe?

page-fair = Sprawdź losowania
page-fair-checking = Liczę…
page-fair-good =
    { $draws-number ->
        [0] Niczego tu nie losowano, a reszta się zgadza.
        [one] Losowanie było uczciwe: nikt go nie zmienił.
        [few] Wszystkie { $draws } losowania były uczciwe: nikt ich nie zmienił.
       *[other] Wszystkie losowania ({ $draws }) były uczciwe: nikt ich nie zmienił.
    }
page-fair-secret = Sekret, z którego pochodzą losowania, jest tym, do którego serwer zobowiązał się przed grą.
page-fair-key = Klucz losowań wynika z tego sekretu i z tego, co dodali gracze. Sam serwer nie mógł go wybrać.
page-fair-draws =
    { $draws-number ->
        [0] Nie ma losowania do policzenia.
        [one] Losowanie jest tym, które wynika z klucza.
       *[other] Każde losowanie ({ $draws }) jest tym, które wynika z klucza.
    }
page-fair-noted = To zobowiązanie, które ta przeglądarka zanotowała, gdy pierwszy raz zobaczyła stół.
page-fair-not-noted = Ta przeglądarka nie widziała stołu przed końcem gry, więc nie może porównać zobowiązania z własną notatką.
page-fair-other-commitment = Ale gdy ta przeglądarka pierwszy raz zobaczyła stół, serwer zobowiązał się do czegoś innego!
page-fair-added = Jest w tym także to, co do losowań dodała ta przeglądarka.
page-fair-not-added = Ale brakuje tego, co do losowań dodała ta przeglądarka!
page-fair-given =
    { $given-number ->
        [one] Gra zaczyna się w środku innej: { $given } akcja była dana z góry i niczego o niej nie udowodniono.
        [few] Gra zaczyna się w środku innej: { $given } akcje były dane z góry i niczego o nich nie udowodniono.
       *[other] Gra zaczyna się w środku innej: { $given } akcji było danych z góry i niczego o nich nie udowodniono.
    }
page-fair-wrong-secret = Sekret nie jest tym, do którego serwer zobowiązał się przed grą. Niczemu innemu też nie można ufać.
page-fair-wrong-key = Klucz nie wynika z sekretu i z tego, co dodali gracze: coś zmieniono.
page-fair-wrong-draw = Losowanie { $draw } jest błędne: zapis mówi { $stated }, a z klucza wynika { $real }.
page-fair-show = Pokaż to losowanie
page-fair-no-proof = Ten zapis nie ma dowodu losowań. Mają go gry rozegrane na serwerze.
page-fair-unable = Ta przeglądarka liczy to tylko na bezpiecznej stronie (https albo na własnym komputerze). Pobierz zapis i uruchom: klejnot verify
page-fair-limits = Policzyła to twoja przeglądarka. Co mogło zostać wylosowane i z jaką szansą, powiedział ten serwer; od niego pochodzi też ta strona. Bez niego sprawdza klejnot verify albo docs/fair_draws.py. A kto tasuje, mógł podejrzeć karty: udowodnione jest to, że nikt ich nie wybierał.

## Podpowiedzi

page-hint-best = Podpowiedź: { $what } (szansa na wygraną { $chance } ±{ $error })
page-hint-none = Na to nie ma podpowiedzi.

## Akcje: „wziąć: biały, 2 niebieskie”

page-do-take = wziąć: { $tokens }
page-do-take-cells = wziąć: { $tokens } ({ $cells })
page-do-take-spaces = wziąć to, co leży na { $cells }
page-do-privilege = użyć przywileju na { $cells }
page-do-replenish = uzupełnić planszę
page-do-gold = wziąć złoto ({ $cells }) i zarezerwować kartę
page-do-reserve = zarezerwować kartę { $card }
page-do-reserve-top = zarezerwować nieznaną kartę poziomu { $level }
page-do-buy =
    { $game ->
        [marvel] zwerbować kartę { $card }
       *[other] kupić kartę { $card }
    }
page-do-pay =
    { $game ->
        [marvel] { $tokens }: szarymi zapłacić { $count }
       *[other] { $tokens }: złotem zapłacić { $count }
    }
page-do-return = zwrócić: { $tokens }
page-do-steal = zabrać przeciwnikowi: { $tokens }
page-do-associate = dołączyć kartę do koloru: { $tokens }
page-do-tile =
    { $game ->
        [marvel] wziąć miejsce: { $tile }
        [duel] wziąć kartę monarchy { $tile }
       *[other] wybrać arystokratę { $tile }
    }
page-do-pass = spasować
page-do-play = zagrać: { $card }
page-do-buy-dc = kupić: { $card }
page-do-kick = kupić Kopniaka
page-do-defeat = pokonać: { $card }
page-do-contribute = dołożyć: { $card }
page-do-use = użyć zdolności Superbohatera
page-do-help = poprosić lojalnych o pomoc
page-do-reveal = ujawnić się jako spiskowiec
page-do-end = zakończyć turę
page-do-defend = bronić się: { $card }
page-do-way = wybrać sposób { $count }
page-do-yes = tak
page-do-no = nie
page-do-hero = wybrać: { $tile }
page-do-choose = wybrać: { $card }
page-do-choose-seat = wybrać gracza { $seat }
page-do-beat-challenge = pokonać Wyzwanie
page-do-beat-plot = pokonać Spisek
page-do-destroy-challenge = zniszczyć Wyzwanie
page-do-destroy-plot = zniszczyć Spisek
page-do-trigger = najpierw: { $card }
page-do-trigger-hero = najpierw: Superbohater
