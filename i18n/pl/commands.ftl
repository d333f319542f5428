### Co mówią polecenia programu. Konwencje: en/events.ftl.

## Początek

cmd-welcome = Klejnot: Splendor, Splendor: Marvel, Splendor: Pojedynek i DC: Pojedynek superbohaterów, ściśle według zasad. Na początek:
cmd-welcome-play = gra z botem
cmd-welcome-friends = gra we dwoje przy jednej klawiaturze
cmd-welcome-games = wszystkie gry i ich opcje
cmd-unknown-game = nie ma gry „{ $found }”; są: { $known }
cmd-games-players =
    { $most-number ->
        [one] dla { $players } gracza
       *[other] dla { $players } graczy
    }
cmd-games-more = Żeby zagrać: klejnot play splendor

## Pliki

cmd-cannot-read = nie można odczytać { $file }: { $why }
cmd-cannot-write = nie można zapisać { $file }: { $why }
cmd-record-line = wiersz { $line }: { $reason }
cmd-record-illegal = { $action } jest tu niezgodne z zasadami. { $why }
cmd-verify-valid = { $file }: zgodny z zasadami. { $title }, gracze: { $players }, akcje: { $actions }, wynik: { $result }
cmd-verify-fair = Sekret jest tym, do którego zobowiązano się przed grą ({ $commitment }); wszystkie losowania ({ $draws }) wynikają z niego i z tego, co dodali gracze.
cmd-verify-given = Pierwsze akcje ({ $given }) były jednak dane z góry, razem z losowaniami: ta gra zaczyna się w środku innej i o nich niczego nie udowodniono.
cmd-verify-wrong = { $file }: błąd. { $reason }
cmd-load-other = { $file } to zapis gry { $title } z własnymi opcjami; wznów ją bez podawania gry i opcji
cmd-load-seats = w --seats podano: { $seats }, a graczy jest: { $players }
cmd-too-many-names = za dużo imion: { $names }, a graczy jest: { $players }

## Przy stole

cmd-curtain = Teraz { $name }. Naciśnij Enter, gdy nikt inny nie patrzy.
cmd-advice = Najlepiej wygląda (szansa na wygraną):
cmd-undone = Cofnięto.
cmd-nothing-to-undo = Nie ma czego cofnąć.
cmd-saved = Zapisano: { $file }
cmd-save-where = Dokąd? Na przykład: save gra.txt
cmd-over = Koniec gry.
cmd-left = Gra przerwana, bez zapisu.
cmd-no-such-number = na liście nie ma numeru { $number }: wybierz od 1 do { $most }
cmd-not-played = { $action }: { $reason }. Nic nie zagrano.

## O co chodzi

cmd-hint-act = Wpisz akcję; ? pokazuje wszystkie, help mówi więcej.
cmd-hint-start = Wpisz akcję, najpierw przywileje i uzupełnienie; ? pokazuje wszystkie, help mówi więcej.
cmd-hint-pay = Jak zapłacić? Enter: { $action }; ? pokazuje wszystkie sposoby.
cmd-hint-return = Który znacznik zwrócić? (lista: ?)
cmd-hint-tile = Co wybrać? (lista: ?)
cmd-hint-reserve = Którą kartę zarezerwować? (lista: ?)
cmd-hint-associate = Do którego koloru dołączyć kartę? (lista: ?)
cmd-hint-token = Który znacznik wziąć? (lista: ?)
cmd-hint-steal = Który znacznik zabrać przeciwnikowi? (lista: ?)
cmd-hint-royal = Którą kartę monarchy wziąć? (lista: ?)

## Pomoc

cmd-help-actions = Wpisz akcję jak na liście (take:WUG albo: take w u g) lub jej numer. Polecenia:
cmd-help-list = pokaż wszystko, co można zrobić
cmd-help-board = pokaż stół
cmd-help-log = opowiedz, co się stało
cmd-help-hint = podpowiedź, co zrobić
cmd-help-undo = cofnij ostatnią decyzję
cmd-help-save = zapisz grę
cmd-help-quit = wyjdź

## Akcje słowami

cmd-do-take = wziąć: { $tokens }
cmd-do-take-cells = wziąć: { $tokens } ({ $cells })
cmd-do-privilege = zwrócić przywilej i wziąć: { $tokens } ({ $cells })
cmd-do-replenish = uzupełnić planszę; przeciwnik bierze przywilej
cmd-do-gold = wziąć złoto ({ $cells }) i zarezerwować kartę
cmd-do-reserve = zarezerwować kartę { $card }
cmd-do-reserve-top = zarezerwować nieznaną kartę poziomu { $level }
cmd-do-buy =
    { $count-number ->
        [0]
            { $game ->
                [marvel] zwerbować za darmo kartę { $card }
               *[other] kupić za darmo kartę { $card }
            }
       *[other]
            { $game ->
                [marvel] zwerbować kartę { $card } za: { $tokens }
               *[other] kupić kartę { $card } za: { $tokens }
            }
    }
cmd-do-pay =
    { $game ->
        [marvel] { $tokens }: szarymi zapłacić { $count }
       *[other] { $tokens }: złotem zapłacić { $count }
    }
cmd-do-return = zwrócić: { $tokens }
cmd-do-steal = zabrać przeciwnikowi: { $tokens }
cmd-do-associate = dołączyć kartę do koloru: { $tokens }
cmd-do-tile =
    { $game ->
        [marvel] wziąć miejsce: { $tile }
        [duel] wziąć kartę monarchy { $tile }
       *[other] wybrać arystokratę { $tile }
    }
cmd-do-pass = spasować

## Odtwarzanie

cmd-replay-at = nie ma pozycji { $at }: ostatnia to { $most }
cmd-replay-position = Pozycja { $at } z { $most }
cmd-replay-keys = Enter: dalej, b: wstecz, liczba: do tej pozycji, q: koniec
cmd-no-such-seat = nie ma miejsca { $seat }: wybierz od 0 do { $most }

## Symulacja: nagłówki tabeli, najwyżej 23 znaki

cmd-simulate-title = { $title }, gracze: { $players }, bot: { $bot }, ziarno: { $seed }, wątki: { $threads }, { $seconds } s
cmd-simulate-games = gry
cmd-simulate-moves = akcje
cmd-simulate-decisions = decyzje
cmd-simulate-turns = tury
cmd-simulate-length = długość w akcjach
cmd-simulate-length-turns = długość w turach
cmd-simulate-wins = wygrywa miejsce { $seat }
cmd-simulate-shared = zwycięstwa wspólne
cmd-simulate-mastermind = wygrane spiskowca

## Pomiar: nagłówki tabeli, najwyżej 10 znaków; rozmiar najwyżej 5

cmd-bench-title = Losowe gry w jednym wątku, na sekundę; pojedyncze operacje w nanosekundach
cmd-bench-games = gry
cmd-bench-turns = tury
cmd-bench-decisions = decyzje
cmd-bench-moves = akcje
cmd-bench-size = bajty
cmd-bench-note = legal: wszystkie dozwolone akcje; apply: jedna akcja; clone: kopia; determ: losowanie tego, co ukryte
cmd-bench-search = Boty: ocena pozycji w mikrosekundach; iteracje przeszukiwania na sekundę, na początku gry
cmd-bench-seconds = --seconds to liczba od { $least } do { $most }, a nie „{ $found }”

## Obciążenie

cmd-load-failed = Brak pomiaru pod adresem { $url }: { $why }
cmd-load-moves = stoły: { $tables }, gniazda: { $sockets }, { $seconds } s: wykonane ruchy: { $moves } z { $due }, { $rate } na sekundę
cmd-load-acknowledged = od terminu do potwierdzenia: p50 { $p50 } ms, p99 { $p99 } ms, najdłużej { $longest } ms
cmd-load-seen = od terminu do zobaczenia przez innych: p50 { $p50 } ms, p99 { $p99 } ms, najdłużej { $longest } ms
cmd-load-against-bots = przeciw myślącym botom: ruchy: { $count }, p50 { $p50 } ms, p99 { $p99 } ms, najdłużej { $longest } ms
cmd-load-memory = pamięć: { $before } MB przedtem, { $all } MB, gdy wszyscy są, { $after } MB na końcu; { $table } kB na stół, { $socket } kB na gniazdo
cmd-load-idle = bezczynne gniazda: { $count }, { $all } MB, każde { $each } kB
cmd-load-problems = Kłopoty: { $count }; pierwszy: { $first }

## Silnik

cmd-engine-empty = pusty wiersz
cmd-engine-too-long = ponad { $most } bajtów
cmd-engine-not-utf8 = to nie jest UTF-8
cmd-engine-not-json = to nie jest JSON: { $why }
cmd-engine-missing-field = brakuje pola „{ $field }”
cmd-engine-unknown-field = nie ma pola „{ $field }”
cmd-engine-duplicate-field = pole „{ $field }” podano dwa razy
cmd-engine-bad-value = niewłaściwa wartość pola „{ $field }”; oczekiwano: { $expected }
cmd-engine-expected-scalar = napis, liczba, true, false lub null
cmd-engine-expected-string = napis
cmd-engine-expected-strings = tablica z co najmniej jednym napisem, i nie razem z pojedynczym
cmd-engine-expected-number = liczba całkowita od 0 do { $most }
cmd-engine-expected-positive = liczba całkowita od 1 do { $most }, i tylko jedno z pól „iterations” i „milliseconds”
cmd-engine-expected-flag = true lub false
cmd-engine-expected-pairs = obiekt, którego wartości to napisy, liczby, true lub false
cmd-engine-expected-id = napis o długości najwyżej { $most } bajtów albo liczba całkowita
cmd-engine-expected-external = „external”, i nie razem z „seed”
cmd-engine-expected-eyes = „spectator” albo „everything”, i nie razem z „seat”
cmd-engine-unknown-command = nie ma polecenia „{ $found }”; są: { $known }
cmd-engine-no-game = nie ma tu takiej gry
cmd-engine-too-many-games = najwyżej { $most } gier naraz
cmd-engine-nothing-to-undo = nie ma czego cofnąć
cmd-engine-not-over = gra jeszcze się nie skończyła
cmd-engine-no-decision = nikt nie ma teraz nic do zdecydowania
