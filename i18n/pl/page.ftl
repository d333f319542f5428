### Strona w przeglądarce. Zasady: en/events.ftl.

page-title = Klejnot
page-title-your-turn = Twój ruch! – Klejnot
page-language = Język
page-unofficial = Darmowy projekt fanowski, niezwiązany z wydawcami gier.
page-unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
page-connecting = Idziemy do stołu…
page-lost = Połączenie przerwane. Próbuję ponownie…
page-nothing = Tu nic nie ma
page-nothing-more = Być może odnośnik jest stary albo został skopiowany tylko w części. Poproś o nowy albo zacznij własną grę.
page-offline = Brak połączenia
page-offline-more = Serwer nie odpowiada. Twoje gry są na nim zapisane: gdy znów odpowie, zagrasz dalej od tego samego miejsca.
page-again = Spróbuj ponownie
page-home = Na stronę główną
page-back = Wróć
page-close = Zamknij
page-yes = Tak
page-no = Anuluj

## Strona główna

page-lead = Graj z botami albo ze znajomymi, w przeglądarce, ściśle według zasad. Bez konta, wystarczy odnośnik.
page-games = Gry
page-lead-splendor = Zbieraj klejnoty, kupuj kopalnie, statki i pałace, zyskaj względy arystokratów.
page-lead-marvel = Werbuj bohaterów, zbieraj kamienie i pierwszy spełnij warunek Rękawicy.
page-lead-duel = Jedna plansza, jeden woreczek, trzy drogi do zwycięstwa: gra dla dwojga.
page-lead-dc = Zbuduj talię z bohaterów, gadżetów i mocy i pokonaj Superłotrów.
page-lead-watchmen = Pokonajcie razem Wyzwania, choć ktoś z was potajemnie spiskuje.
page-players = Liczba graczy: { $players }
page-how-many = Liczba graczy
page-strength = Boty
page-strength-random = losowe
page-strength-greedy = zachłanne
page-strength-level = poziom { $level }
page-play-bots = Zagraj z botami
page-play-friends = Zagraj ze znajomymi
page-public = Pokaż stół wszystkim
page-play-here = Zagraj na jednym urządzeniu
page-learn = Naucz się grać
page-lesson = Lekcja
page-lesson-step = Lekcja, krok { $step } z { $of }
page-lesson-play = Teraz zagraj z botami
page-here = Gracze przy tym urządzeniu
page-here-more = Kto ma ruch, widzi swoje karty. Między ruchami stół zasłania kurtyna.
page-here-player = Gracz { $number }
page-here-begin = Zaczynamy
page-time = Zegar
page-time-none = bez zegara
page-time-move = na ruch
page-time-game = na grę
page-time-days = dni
page-time-how-long = Ile czasu
page-time-seconds = { $seconds } s
page-time-minutes = { $minutes } min
page-time-increment = { $minutes } min + { $seconds } s
page-my-games = Moje gry
page-no-games = Jeszcze tu nie grasz.
page-open-tables = Otwarte stoły
page-no-tables = Nikt teraz nie czeka na graczy.
page-stage-gathering = czeka na graczy
page-stage-playing = gra trwa
page-stage-over = zakończona
page-stage-frozen = zatrzymana przez aktualizację
page-continue = Wróć do gry
page-look = Obejrzyj
page-replay = Odtwórz
page-import = Otwórz zapis gry
page-import-more = Masz zapis gry w pliku? Odtwórz go tu i przeanalizuj.
page-join = Usiądź
page-watch = Oglądaj
page-rules-of = Zasady: { $title }

## Stół, który czeka na graczy

page-gathering = Czekamy na graczy. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
page-open-seat = Wolne miejsce
page-invite = Odnośnik z zaproszeniem
page-qr = Zaproszenie jako kod QR
page-copy = Skopiuj odnośnik
page-copied = Skopiowano
page-leave = Odejdź od stołu
page-full = Wszystkie miejsca są zajęte. Gdy gra się zacznie, możesz oglądać.

## Kilku graczy przy jednym urządzeniu

page-curtain = Teraz { $seat }
page-curtain-more = Przekaż urządzenie. Stół jest zasłonięty, dopóki nie zasiądzie przy nim { $seat }.
page-curtain-lift = Odsłoń stół

## Ustawienia

page-settings = Ustawienia
page-name = Twoje imię
page-theme = Motyw
page-theme-auto = jak w systemie
page-theme-light = jasny
page-theme-dark = ciemny
page-speed = Animacje
page-speed-off = brak
page-speed-fast = szybkie
page-speed-normal = zwykłe
page-speed-slow = wolne
page-sound = Dźwięk
page-notify = Powiadomienia
page-notify-more = Gdy przychodzi twój ruch, a strona jest ukryta
page-confirm-moves = Potwierdzanie ruchów
page-confirm-moves-more = Pytaj przed kupnem karty i innymi ruchami wykonywanymi jednym kliknięciem
page-patterns = Wzory
page-patterns-more = Dla osób, które inaczej widzą kolory

## Klawisze

page-help = Pomoc
page-help-about = Pokaż
page-help-search = Szukaj według numeru lub słów
page-help-none = Żadna reguła tego nie zawiera. Spróbuj innego słowa albo numeru, na przykład SPL-10.
page-rules = Zasady
page-keys = Klawisze
page-key-arrows = od jednej rzeczy do następnej
page-key-enter = użyj tego, co zaznaczone
page-key-letters = wybierz znacznik według litery
page-key-confirm = potwierdź wybór
page-key-clear = wyczyść wybór
page-key-undo = cofnij
page-key-levels = karty poziomu 1, 2, 3
page-key-tiles = arystokraci, miejsca, karty monarchów
page-key-bank = zasoby albo plansza
page-key-players = ty, inni gracze
page-key-log = przebieg gry
page-key-answers = co teraz
page-key-duel = Pojedynek: użyj przywileju, uzupełnij planszę
page-key-dc-areas = DC: zagrożenia, bank, zagrane karty, stosy, ręka
page-key-dc = DC: zakończ turę, zdolność Superbohatera, moja rola
page-key-lesson = lekcja: do tego, co podświetlone
page-key-hint = podpowiedź, przeciw botom
page-key-replay = odtwarzanie: ruch wstecz lub dalej, na początek lub na koniec
page-key-replay-more = odtwarzanie: start lub pauza, następny błąd
page-key-help = ta lista

## Gracze

page-guest = Gość
page-bot-random = Losowy bot
page-bot-greedy = Zachłanny bot
page-bot-level = Bot, poziom { $level }
page-you = ty
page-chat = Czat
page-chat-say = Twoja wiadomość
page-send = Wyślij

page-table = Stół
page-watch-link = Odnośnik dla widzów
page-return-link = Odnośnik do powrotu na innym urządzeniu
page-link-expired = Ten link nie otwiera już miejsca przy stole: jest za stary albo skopiowany tylko w części. Zrób nowy na urządzeniu, na którym grasz (⋯ nad przebiegiem gry). Do tego czasu możesz patrzeć.
page-replace = Niech za gracza { $seat } gra bot
page-sit = Wracam na swoje miejsce
page-resign = Poddaj się
page-resign-sure = Poddać się: na pewno?
page-away = poza stołem
page-clock = Pozostały czas
page-days = { $days } d.

## Rzeczy na stole

page-nobles = Arystokraci
page-locations = Miejsca i płytka Avengers
page-market = Karty na stole
page-bank = Zasoby znaczników
page-pyramid = Karty na stole
page-board = Plansza
page-supply = Przywileje i woreczek
page-royals = Karty monarchów
page-log = Przebieg gry
page-log-earlier = Pokaż, co było wcześniej
page-reserved = Zarezerwowane karty
page-card =
    { $points-number ->
        [0] Karta { $card }, poziom { $level }, premia: { $bonus }. Cena: { $price }.
        [one] Karta { $card }, poziom { $level }, premia: { $bonus }, { $points } punkt. Cena: { $price }.
        [few] Karta { $card }, poziom { $level }, premia: { $bonus }, { $points } punkty. Cena: { $price }.
       *[many] Karta { $card }, poziom { $level }, premia: { $bonus }, { $points } punktów. Cena: { $price }.
    }
page-card-affordable = Stać cię na nią.
page-card-tags =
    { $count-number ->
        [one] { $count } symbol Avengers.
        [few] { $count } symbole Avengers.
       *[many] { $count } symboli Avengers.
    }
page-card-crowns =
    { $count-number ->
        [one] { $count } korona.
        [few] { $count } korony.
       *[many] { $count } koron.
    }
page-no-bonus = brak
page-lacking = Brakuje ci: { $missing }.
page-free = za darmo
page-deck =
    { $count-number ->
        [one] Stos poziomu { $level }: { $count } karta
        [few] Stos poziomu { $level }: { $count } karty
       *[many] Stos poziomu { $level }: { $count } kart
    }
page-deck-of = Stos poziomu { $level }
page-unseen = Zakryta karta poziomu { $level }
page-hidden = Tylko ty znasz tę kartę
page-noble =
    { $points-number ->
        [one] Arystokrata { $tile }, { $points } punkt. Wymaga kart: { $asks }.
        [few] Arystokrata { $tile }, { $points } punkty. Wymaga kart: { $asks }.
       *[many] Arystokrata { $tile }, { $points } punktów. Wymaga kart: { $asks }.
    }
page-nobles-of =
    { $count-number ->
        [one] { $count } arystokrata
        [few] { $count } arystokratów
       *[many] { $count } arystokratów
    }
page-points =
    { $points-number ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
page-bonus = Karty, { $token }: { $count }
page-token-held = Znaczniki, { $token }: { $count }
page-token-in-bank = Znaczniki w zasobach, { $token }: { $count }
page-tokens-held =
    { $count-number ->
        [one] razem { $count } znacznik
        [few] razem { $count } znaczniki
       *[many] razem { $count } znaczników
    }

## Marvel

page-location =
    { $points-number ->
        [one] Miejsce: { $tile }, { $points } punkt. Wymaga postaci: { $asks }.
        [few] Miejsce: { $tile }, { $points } punkty. Wymaga postaci: { $asks }.
       *[many] Miejsce: { $tile }, { $points } punktów. Wymaga postaci: { $asks }.
    }
page-locations-of =
    { $count-number ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
page-avengers = Avengers
page-avengers-free = Płytka Avengers, wartość: { $points }. Dostaje ją, kto pierwszy zbierze tyle symboli: { $needs }.
page-avengers-owned = Płytka Avengers, wartość: { $points }. Ma ją { $owner }. Przejmie ją, kto zbierze tyle symboli: { $needs }.
page-tags =
    { $count-number ->
        [one] { $count } symbol Avengers
        [few] { $count } symbole Avengers
       *[many] { $count } symboli Avengers
    }
page-gauntlet =
    { $points-number ->
        [one] Rękawica: brakujące kamienie: { $missing }; brakuje { $points } punktu
        [few] Rękawica: brakujące kamienie: { $missing }; brakuje { $points } punktów
       *[many] Rękawica: brakujące kamienie: { $missing }; brakuje { $points } punktów
    }
page-gauntlet-met = Warunek Rękawicy jest spełniony

## Pojedynek

page-ability-again = Rozegraj kolejną turę.
page-ability-associate = Dołącza do jednej z twoich kart i przyjmuje jej kolor.
page-ability-token = Weź z planszy znacznik tego koloru.
page-ability-privilege = Weź przywilej.
page-ability-steal = Ukradnij przeciwnikowi znacznik.
page-royal =
    { $points-number ->
        [one] Karta monarchy { $tile }, { $points } punkt.
        [few] Karta monarchy { $tile }, { $points } punkty.
       *[many] Karta monarchy { $tile }, { $points } punktów.
    }
page-cell = { $cell }: { $token }
page-cell-picked = { $cell }: { $token }, wybrane
page-cell-empty = { $cell }: puste
page-privileges =
    { $count-number ->
        [one] { $count } przywilej
        [few] { $count } przywileje
       *[many] { $count } przywilejów
    }
page-privileges-left =
    { $count-number ->
        [one] Nad planszą leży { $count } przywilej
        [few] Nad planszą leżą { $count } przywileje
       *[many] Nad planszą leży { $count } przywilejów
    }
page-bag =
    { $count-number ->
        [one] { $count } znacznik w woreczku
        [few] { $count } znaczniki w woreczku
       *[many] { $count } znaczników w woreczku
    }
page-track-points = Punkty: { $count } z { $goal }
page-track-crowns = Korony: { $count } z { $goal }
page-track-colour = Punkty jednego koloru: { $count } z { $goal }

## Co robić

page-ask-act = Twój ruch: weź znaczniki, kup lub rezerwuj.
page-ask-act-last = Twój ostatni ruch: weź znaczniki, kup lub rezerwuj.
page-ask-act-marvel = Twój ruch: weź znaczniki, werbuj lub rezerwuj.
page-ask-act-last-marvel = Być może twój ostatni ruch: weź znaczniki, werbuj lub rezerwuj.
page-ask-return =
    { $surplus-number ->
        [one] Za dużo znaczników: wybierz { $surplus } swój do zwrotu.
        [few] Za dużo znaczników: wybierz { $surplus } swoje do zwrotu.
       *[many] Za dużo znaczników: wybierz { $surplus } swoich do zwrotu.
    }
page-ask-pay = Kupujesz kartę { $card }. Jak zapłacić?
page-ask-noble = Chce cię odwiedzić kilku arystokratów. Wybierz jednego.
page-ask-location = Możesz wziąć jedno z kilku miejsc. Wybierz jedno.
page-ask-duel-start = Twój ruch: weź znaczniki w linii, weź złoto albo kup kartę.
page-ask-duel-act = Teraz weź znaczniki w linii, weź złoto albo kup kartę.
page-ask-duel-privilege = Wybierz na planszy klejnot lub perłę w zamian za przywilej.
page-ask-duel-reserve = Masz złoto. Wybierz kartę do rezerwacji.
page-ask-duel-associate = Do którego koloru dołączyć kartę { $card }?
page-ask-duel-token = Wybierz znacznik na planszy: { $token }.
page-ask-duel-steal = Który znacznik zabierasz przeciwnikowi?
page-ask-duel-royal = Wybierz kartę monarchy.
page-prompt = Co teraz
page-wait = { $seat } myśli…
page-over-won = Wygrywasz!
page-over-lost = Koniec gry. Wygrywa { $winners }.
page-over-shared = Wspólne zwycięstwo: { $winners }.
page-over-drawn = Koniec gry: remis.
page-selection = Wybrane znaczniki
page-put-back = Odłóż: { $token }
page-take = Weź
page-take-gold = Weź złoto i rezerwuj
page-clear = Wyczyść
page-return = Zwróć
page-pass = Pas
page-use-privilege = Użyj przywileju
page-replenish = Uzupełnij planszę
page-pay-for = Zapłać: { $tokens }
page-undo = Cofnij
page-price = Cena
page-missing = Brakuje
page-buy = Kup
page-buy-for = Kup za: { $tokens }
page-buy-free = Kup za darmo
page-reserve = Zarezerwuj
page-reserve-top = Zarezerwuj zakrytą kartę z wierzchu
page-why = dlaczego nie?
page-no-such-move = nie ma takiego ruchu
page-confirm = Na pewno? { $what }
page-rematch = Rewanż
page-hint = Podpowiedź
page-hint-thinking = Myślę…
page-given = Co by było, gdyby: początek tej gry był dany z góry, więc nie liczy się ona do rankingu, a udowodnione są tylko późniejsze losowania.
page-given-from = Skąd pochodzi
page-new-game = Nowa gra
