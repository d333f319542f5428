### Stół Pojedynku superbohaterów w przeglądarce. Konwencje: en/events.ftl i en/dc.ftl.

## Miejsca na stole

page-dc-threats = Co trzeba pokonać
page-dc-villain = Superłotr
page-dc-villains-left =
    { $count-number ->
        [0] już ostatni
       *[other] w stosie jeszcze { $count }
    }
page-dc-villain-none = Żaden Superłotr nie jest odkryty
page-dc-challenge = Wyzwanie { $level } z { $most }
page-dc-challenge-none = Żadne Wyzwanie nie jest odkryte
page-dc-plot = Spisek
page-dc-machinations = Nieczyste Machinacje
page-dc-line-up = Bank
page-dc-main-deck = Talia główna
page-dc-weaknesses = Słabości
page-dc-destroyed = Zniszczone
page-dc-stacks = Stosy
page-dc-played = Zagrane w tej turze
page-dc-played-nothing = W tej turze nic jeszcze nie zagrano.
page-dc-turn = Tura { $turn }: { $seat }
page-dc-set-up = Przed pierwszą turą
page-dc-hand = Twoja ręka
page-dc-hand-empty = Twoja ręka jest pusta.
page-dc-aside = czeka na zagranie
page-dc-borrowed = pożyczone
page-dc-power = Moc { $power }

## Karta

page-dc-card = { $card }: { $facts }.
page-dc-times =
    { $count-number ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
page-dc-price = Cena teraz: { $power } Mocy.
page-dc-lacking = Brakuje Mocy: { $power }.
page-dc-enough = Mocy wystarczy.
page-dc-unseen = Zakryta karta

## Wyzwanie, Spisek, Machinacje

page-dc-need = Potrzeba: { $what }
page-dc-need-met = { $what }: { $card }
page-dc-besides = Dołożono też
page-dc-clock = Pod Zegarem
page-dc-strikes = { $count } z { $most }, potem uderza
page-dc-progress = Różne karty zagrane w tej turze: { $count } z { $most }
page-dc-extra = karta dodatkowa
page-dc-done = Zrealizowane: Spisek wszedł do gry.

## Gracze

page-dc-pile-hand = Ręka
page-dc-pile-deck = Talia
page-dc-pile-discard = Odrzucone
page-dc-discard-of = Stos kart odrzuconych: { $seat }
page-dc-deck-of = W talii, bez kolejności: { $seat }
page-dc-pile-empty = Nic tu nie leży.
page-dc-locations = Lokacje
page-dc-known = Znane na ręce
page-dc-deck-top = Na wierzchu talii
page-dc-deck-bottom = Na spodzie talii
page-dc-under = Pod Superbohaterem
page-dc-main-top = Na wierzchu talii głównej
page-dc-face-down = Superbohater jest zakryty i nie ma zdolności.
page-dc-out = poza grą
page-dc-loyal = Lojalny gracz
page-dc-mastermind = Spiskowiec
page-dc-role-unknown = Rola nieznana
page-dc-role = Moja rola
page-dc-role-more = Widać ją tylko, gdy patrzysz; nikt inny nie powinien.
page-dc-role-loyal = Jesteś po stronie lojalnych. Pokonajcie wszystkie Wyzwania, zanim skończy się talia główna.
page-dc-role-mastermind = Spiskujesz. Zadbaj o to, żeby talia główna skończyła się wcześniej.
page-dc-my-plot = Twój Spisek: { $plot }

## Co można zrobić

page-dc-do-play = Zagraj
page-dc-do-buy = Kup za { $power } Mocy
page-dc-do-defeat = Pokonaj za { $power } Mocy
page-dc-do-contribute = Dołóż do Wyzwania
page-dc-do-lay = Dołóż z gry: { $card }
page-dc-do-beat-challenge = Pokonaj Wyzwanie za { $power } Mocy
page-dc-do-beat-plot = Pokonaj Spisek za { $power } Mocy
page-dc-do-use = Użyj zdolności Superbohatera
page-dc-do-help = Poproś o pomoc
page-dc-do-reveal = Ujawnij się jako spiskowiec
page-dc-do-end = Zakończ turę
page-dc-choose-hand = { $card }
page-dc-choose-discard = { $card } (odrzucone)
page-dc-choose-lineup = { $card } (bank)
page-dc-choose-kicks = { $card } (stos)
page-dc-choose-gained = { $card } (nowość w tej turze)
page-dc-choose-played = { $card } (zagrana)
page-dc-choose-inplay = { $card } (w grze)
page-dc-choose-seat-card = { $card } ({ $seat })
page-dc-do-defend = Broń się: { $card }
page-dc-do-destroy-challenge = Zniszcz Wyzwanie
page-dc-do-destroy-plot = Zniszcz Spisek
page-dc-do-trigger = Najpierw: { $card }
page-dc-do-trigger-hero = Najpierw: Superbohater
page-dc-do-yes = Tak
page-dc-do-no = Nie
page-dc-do-nothing = Nie wybieraj nic
page-dc-do-suffer = Przyjmij atak
page-dc-wish-buy = Kup
page-dc-wish-defeat = Pokonaj
page-dc-wish-beat = Pokonaj
page-dc-wish-play = Zagraj

## O co gra pyta

page-dc-ask-act = Twoja tura: zagrywaj karty, kupuj, pokonaj Superłotra albo zakończ turę.
page-dc-ask-act-watchmen = Twoja tura: zagrywaj karty, kupuj, dokładaj do Wyzwania, pokonuj albo zakończ turę.
page-dc-ask-on = Graj dalej albo zakończ turę.
page-dc-ask-triggers = Które działanie pierwsze?
page-dc-ask-show = Którą kartę pokazujesz?
page-dc-ask-hand = Która karta trafi na twoją rękę?
page-dc-ask-discard = Która karta trafi na twój stos kart odrzuconych?
page-dc-ask-deck-top = Która karta trafi na wierzch twojej talii?
page-dc-ask-deck-bottom = Która karta trafi na spód twojej talii?
page-dc-ask-destroy = Która karta zostanie zniszczona?
page-dc-ask-line-up = Która karta trafi do banku?
page-dc-ask-under-hero = Która karta trafi pod twojego Superbohatera?
page-dc-ask-may = Zrobić to?
page-dc-ask-it-hand = Wziąć na rękę kartę { $card }?
page-dc-ask-it-discard = Odłożyć na stos kart odrzuconych kartę { $card }?
page-dc-ask-it-deck-top = Położyć na wierzchu talii kartę { $card }?
page-dc-ask-it-deck-bottom = Położyć na spodzie talii kartę { $card }?
page-dc-ask-it-destroy = Zniszczyć kartę { $card }?
page-dc-ask-it-line-up = Odłożyć do banku kartę { $card }?
page-dc-ask-it-under-hero = Położyć pod Superbohaterem kartę { $card }?
page-dc-ask-way = Co wybierasz?
page-dc-ask-pay =
    { $power-number ->
        [one] Zapłacić { $power } Punkt Mocy?
        [few] Zapłacić { $power } Punkty Mocy?
       *[many] Zapłacić { $power } Punktów Mocy?
    }
page-dc-ask-draw =
    { $left-number ->
        [one] Dobrać jeszcze jedną kartę? To już ostatnia.
       *[other] Dobrać jeszcze jedną kartę? Można najwyżej { $left }.
    }
page-dc-ask-play = Którą kartę zagrać?
page-dc-ask-defend = Atakuje cię karta { $by }! Bronisz się?
page-dc-ask-defend-challenge = Atakuje cię Wyzwanie! Bronisz się?
page-dc-ask-ability = Użyć zdolności karty { $by }?
page-dc-ask-ability-hero = Użyć zdolności Superbohatera?
page-dc-ask-give = Którą kartę oddajesz do wymiany?
page-dc-ask-pass = Którą kartę przekazujesz graczowi po lewej?
page-dc-ask-help = { $active } prosi o pomoc. Pomóc losową kartą z ręki?
page-dc-ask-disintegrate = Zdezintegrować coś?
page-dc-ask-dearest = Która z najdroższych kart zostanie zniszczona?
page-dc-ask-clock = Która karta trafi pod Zegar?
page-dc-ask-hero = Którego Superbohatera wybierasz?
page-dc-ask-left = (jeszcze { $left })
page-dc-won-loyal = Wygrali lojalni: { $winners }.
page-dc-won-mastermind = Wygrał spiskowiec: { $winners }.
page-dc-won-nobody = Nikt nie wygrał.
