### Serwer: dlaczego czegoś nie robi, co mówi poza grą, i polecenia wokół niego. Umowy: events.ftl.

## Dlaczego czegoś nie robi

server-refused-bad-name = imię ma od 1 do 24 znaków w jednym wierszu
server-refused-bad-clock = z takim zegarem nie da się grać
server-refused-no-such-bot = nie ma takiego bota
server-refused-spectator = to mogą tylko gracze
server-refused-not-playing = gra się nie toczy
server-refused-seat-taken = to miejsce jest zajęte
server-refused-no-open-seat = wszystkie miejsca są zajęte
server-refused-not-away = ten gracz jest przy stole
server-refused-not-alone = podpowiedzi są tylko tam, gdzie grasz bez innych ludzi, przeciw botom
server-refused-too-many = za dużo naraz; poczekaj chwilę
server-refused-bad-entropy = do losowań dodaje się 32 cyfry szesnastkowe
server-refused-started = gra już się rozpoczęła
server-refused-bad-record = nie da się odczytać zapisu
server-refused-unknown-replay = nie ma takiego zapisu
server-refused-old-rules = tę grę rozegrano według innych zasad niż dzisiejsze; można tylko pobrać jej zapis
server-refused-unknown-analysis = nikt jeszcze nie prosił o tę analizę
server-refused-nothing-to-analyse = w tej grze nikt jeszcze o niczym nie zdecydował
server-refused-signed-out = zaloguj się albo wyślij token swojego konta
server-refused-revoked = ten token został unieważniony; zaloguj się ponownie albo utwórz nowy token na swoim koncie
server-refused-wrong-passphrase = niewłaściwa nazwa albo hasło
server-refused-bad-passphrase = hasło ma od 8 do 200 znaków
server-refused-name-taken = tę nazwę ma już inne konto; wybierz inną
server-refused-needs-passphrase = do tego nie wystarczy token; zaloguj się hasłem
server-refused-unknown-token = nie ma takiego tokenu albo został już unieważniony
server-refused-too-many-tokens = twoje konto ma już najwięcej tokenów, ile może; najpierw unieważnij któryś
server-refused-too-slow = żądanie przychodziło zbyt długo; wyślij je jeszcze raz
server-refused-storage = nie udało się tego zapisać, więc nic się nie stało; spróbuj za chwilę
server-refused-lesson = to dozwolony ruch, ale ta lekcja pokazuje teraz co innego: wypróbuj to, co jest podświetlone na stole
server-refused-no-lesson = ta lekcja nie jest możliwa z kartami tego serwera

## Co mówi poza grą

server-joined = { $seat } siada do stołu.
server-left = { $seat } odchodzi od stołu.
server-stand-in = Za gracza { $seat } gra teraz bot.
server-sat-down = { $seat } wraca do gry.
server-resigned = { $seat } poddaje grę.
server-out-of-time = { $seat } nie ma już czasu.
server-went-back = { $seat } wraca do wcześniejszego ruchu.
server-given =
    { $given-number ->
        [one] Ta gra zaczyna się w środku innej: pierwsza akcja była dana z góry.
        [few] Ta gra zaczyna się w środku innej: pierwsze { $given } akcje były dane z góry.
       *[other] Ta gra zaczyna się w środku innej: pierwszych { $given } akcji było danych z góry.
    }
server-frozen = Tę grę rozpoczęto według innych zasad (wersja { $rules }) i nie może się toczyć dalej: w kroku { $version } dzisiejsze zasady grają inaczej. Zapis gry nadal można pobrać.

## Polecenia

server-cannot-open = Nie można użyć bazy danych { $database }: { $why }
server-in-use = Bazy danych { $database } używa już inny serwer.
server-newer = Bazę danych { $database } utworzyła nowsza wersja Klejnotu (wersja { $found }; ten program zna { $ours }).
server-bad-config = { $file }: { $why }
server-not-empty = W bazie { $database } są już stoły; podaj pustą bazę.
server-bad-line = { $file }, wiersz { $line }: { $why }
server-copied = Skopiowane stoły: { $count }
