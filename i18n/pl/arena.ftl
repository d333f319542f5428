### Co mówi arena, na której boty grają z botami. Konwencje: en/events.ftl.

## Co jest nie tak

arena-unknown-bot = nie ma bota „{ $found }”; są: { $known } oraz exec:POLECENIE dla programu
arena-bad-budget = „{ $found }”: budżet to liczba iteracji większa od 0 albo czas dłuższy niż 0, na przykład ismcts:5000 albo ismcts:200ms
arena-bad-scale = „{ $found }”: liczba po @ musi być większa od 0 i nie większa niż 100, na przykład 5@0.1
arena-twice = { $bot } podano dwa razy; żeby bot zajął kilka miejsc, użyj --table
arena-too-few = potrzeba co najmniej dwóch botów; żeby bot grał sam ze sobą, użyj --table 5,5
arena-nothing-to-test = nie ma czego sprawdzać: bot gra tylko sam ze sobą
arena-no-sides = --sides jest dla gier, w których jeden gra sam przeciw wszystkim, jak dc --mode watchmen
arena-bad-value = niewłaściwa wartość { $option }: „{ $found }”; oczekiwano: { $expected }
arena-expected-number = liczba od { $least } do { $most }
arena-expected-elo = dwie liczby punktów Elo, najpierw mniejsza, na przykład 50,100
arena-expected-date = dzień, na przykład 2026-11-16
arena-cannot-start = nie można uruchomić { $program }: { $why }

## Plik z przebiegiem

arena-busy = do { $file } pisze już inny przebieg
arena-no-journal = { $file }, wiersz { $line }: to nie jest gra z areny
arena-other-run = { $file } należy do innego przebiegu: { $differs }

## Bot, który zawodzi

arena-failed-silent = { $bot } nie odpowiada od { $seconds } s i przegrywa grę
arena-failed-gone = { $bot } zakończył działanie w trakcie gry i ją przegrywa
arena-failed-nonsense = odpowiedź nie jest dozwoloną akcją i { $bot } przegrywa grę: { $said }
arena-failures =
    { $games-number ->
        [one] { $bot } zawiódł i przegrał { $games } grę (brak odpowiedzi: { $silent }, koniec działania: { $gone }, bzdura: { $nonsense })
        [few] { $bot } zawiódł i przegrał { $games } gry (brak odpowiedzi: { $silent }, koniec działania: { $gone }, bzdura: { $nonsense })
       *[many] { $bot } zawiódł i przegrał { $games } gier (brak odpowiedzi: { $silent }, koniec działania: { $gone }, bzdura: { $nonsense })
    }

## Raport

arena-title = { $title }, gracze: { $players }, gry: { $games }, { $seconds } s, wątki: { $threads }
arena-seed = Ziarno { $seed }; { $config }
arena-column-bot = bot
arena-column-elo = Elo
arena-column-won = wygrane
arena-column-games = gry
arena-column-turns = tury
arena-column-decision = na decyzję
arena-column-slowest = najdłuższa tura
arena-column-meeting = spotkanie
arena-column-score = wynik (95%)
arena-column-difference = Elo
arena-column-test = test
arena-others = pozostali
arena-wins = Wiersz przeciw kolumnie, miejsce za miejsce:
arena-length = Długość w turach jednego gracza: { $mean } ({ $least }-{ $most })
arena-seat = Miejsce { $seat }: wygrane { $won }, tury { $turns }
arena-lone = Sam przeciw wszystkim: wygrane { $won }, tury { $turns }
arena-test-accepted = { $claim } potwierdzone, nie { $null } ({ $evidence })
arena-test-rejected = { $claim } odrzucone, raczej { $null } ({ $evidence })
arena-test-open = { $claim } czy { $null }: nierozstrzygnięte ({ $evidence })

## Strona

arena-page-title = Arena: { $title }
arena-page-date = { $date }, Klejnot { $version }
arena-page-bots = Boty
arena-page-meetings = Spotkania
arena-page-elo = Elo z 95-procentowymi przedziałami
arena-page-elo-note = 0 to średnia wszystkich botów. Przedziały policzono z całych rozdań: te same losowania, a każdy bot na każdym miejscu.
arena-page-wins = Kto kogo pokonuje
arena-page-wins-note = Wiersz przeciw kolumnie: część zwycięstw wiersza wśród zwycięstw obu, miejsce za miejsce. 50% to równowaga.
arena-page-length = Długość gier
arena-page-length-axis = tury jednego gracza
arena-page-time = Czas decyzji
arena-page-time-axis = milisekundy, skala logarytmiczna
arena-page-again = Te same wyniki jeszcze raz
