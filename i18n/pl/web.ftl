### Klient przeglądarkowy i jego serwer. Zasady: en/events.ftl.

## klejnot serve

web-serving = Klejnot działa: { $address } (Ctrl-C kończy)
web-cannot-listen = Nie można nasłuchiwać na { $address }: { $why }
web-cannot-read = Nie można udostępnić klienta z { $folder }: { $why }

## Dlaczego serwer czegoś nie robi

web-refused-malformed = nie da się odczytać wiadomości: { $why }
web-refused-too-large = wiadomość jest za długa
web-refused-unknown-path = pod tym adresem nic nie ma
web-refused-wrong-method = ten adres nie rozumie takiego zapytania
web-refused-foreign-origin = zapytanie pochodzi z obcej strony
web-refused-unknown-game = nie ma gry „{ $found }”
web-refused-bad-seats = dokładnie jedno miejsce musi być twoje
web-refused-too-many-tables = nie ma miejsca na kolejny stół; spróbuj później
web-refused-unknown-table = nie ma takiego stołu albo już go nie ma
web-refused-no-seat = to miejsce należy do kogoś innego
web-refused-stale = przy stole już coś się zmieniło; spójrz jeszcze raz
web-refused-key-used = pod tym samym kluczem wysłano już inny ruch
web-refused-illegal = teraz nie wolno
web-refused-nothing-to-undo = nie ma czego cofnąć
web-refused-not-over = gra jeszcze trwa
web-refused-stopping = serwer kończy pracę

web-taken-back = { $seat } cofa ostatnią akcję.

## Strona

web-title = Klejnot
web-title-your-turn = Twój ruch! – Klejnot
web-language = Język
web-lead = Zbieraj klejnoty i zyskaj względy arystokratów: w przeglądarce, ściśle według zasad.
web-play-splendor = Zagraj w Splendor
web-against-random = Twój przeciwnik: bot, który wykonuje dowolny dozwolony ruch.
web-continue = Wróć do ostatniej gry
web-unofficial = Darmowy projekt fanowski, niezwiązany z wydawcami gier.
web-unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
web-connecting = Idziemy do stołu…
web-lost = Połączenie przerwane. Próbuję ponownie…
web-nothing = Tu nic nie ma
web-home = Na stronę główną

## Gracze

web-guest = Gość
web-bot-random = Losowy bot
web-you = ty

## Rzeczy na stole

web-nobles = Arystokraci
web-market = Karty na stole
web-bank = Zasoby znaczników
web-log = Przebieg gry
web-reserved = Zarezerwowane karty
web-card =
    { $points-number ->
        [0] Karta { $card }, poziom { $level }, premia: { $bonus }. Cena: { $price }.
        [one] Karta { $card }, poziom { $level }, premia: { $bonus }, { $points } punkt. Cena: { $price }.
        [few] Karta { $card }, poziom { $level }, premia: { $bonus }, { $points } punkty. Cena: { $price }.
       *[many] Karta { $card }, poziom { $level }, premia: { $bonus }, { $points } punktów. Cena: { $price }.
    }
web-card-affordable = Stać cię na nią.
web-card-missing = Brakuje ci: { $missing }.
web-free = za darmo
web-deck =
    { $count-number ->
        [one] Stos poziomu { $level }: { $count } karta
        [few] Stos poziomu { $level }: { $count } karty
       *[many] Stos poziomu { $level }: { $count } kart
    }
web-unseen = Zakryta karta poziomu { $level }
web-hidden = Tylko ty znasz tę kartę
web-noble =
    { $points-number ->
        [one] Arystokrata { $tile }, { $points } punkt. Wymaga kart: { $asks }.
        [few] Arystokrata { $tile }, { $points } punkty. Wymaga kart: { $asks }.
       *[many] Arystokrata { $tile }, { $points } punktów. Wymaga kart: { $asks }.
    }
web-noble-missing = Brakuje ci: { $missing }.
web-nobles-of =
    { $count-number ->
        [one] { $count } arystokrata
        [few] { $count } arystokratów
       *[many] { $count } arystokratów
    }
web-points =
    { $points-number ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
web-bonus = Karty, { $token }: { $count }
web-token-held = Znaczniki, { $token }: { $count }
web-token-in-bank = Znaczniki w zasobach, { $token }: { $count }
web-tokens-held =
    { $count-number ->
        [one] razem { $count } znacznik
        [few] razem { $count } znaczniki
       *[many] razem { $count } znaczników
    }

## Co robić

web-ask-act = Twój ruch: weź znaczniki, kup lub rezerwuj.
web-ask-act-last = Twój ostatni ruch: weź znaczniki, kup lub rezerwuj.
web-ask-return =
    { $surplus-number ->
        [one] Za dużo znaczników: wybierz { $surplus } swój do zwrotu.
        [few] Za dużo znaczników: wybierz { $surplus } swoje do zwrotu.
       *[many] Za dużo znaczników: wybierz { $surplus } swoich do zwrotu.
    }
web-ask-pay = Kupujesz kartę { $card }. Jak zapłacić?
web-ask-noble = Chce cię odwiedzić kilku arystokratów. Wybierz jednego.
web-prompt = Co teraz
web-wait = { $seat } myśli…
web-over-won = Wygrywasz!
web-over-lost = Koniec gry. Wygrywa { $winners }.
web-over-shared = Wspólne zwycięstwo: { $winners }.
web-selection = Wybrane znaczniki
web-put-back = Odłóż: { $token }
web-take = Weź
web-clear = Wyczyść
web-return = Zwróć
web-pass = Pas
web-pay-for = Zapłać: { $tokens }
web-undo = Cofnij
web-price = Cena
web-missing = Brakuje
web-buy = Kup
web-buy-for = Kup za: { $tokens }
web-reserve = Zarezerwuj
web-reserve-top = Zarezerwuj zakrytą kartę z wierzchu
web-close = Zamknij
web-new-game = Nowa gra
