### Pojedynek superbohaterów w terminalu: plansza, pytania, lista akcji, pliki kart. Konwencje: en/events.ftl i en/terminal.ftl.

## Gra i jej opcje

option-mode = gra podstawowa albo ze Strażnikami: spiskowiec przeciw lojalnym
option-heroes = Superbohaterowie: losowo (random), wybierani po kolei (chosen) albo jeden z dwóch (two)
option-villains = ilu Superłotrów (gra podstawowa)

## Nagłówki i to, co stoi z ich prawej strony

board-dc-watchmen = ze Strażnikami
board-dc-set-up = przed pierwszą turą
board-dc-villain = Superłotr
board-dc-villains-left =
    { $count-number ->
        [0] już ostatni
       *[other] w stosie jeszcze { $count }
    }
board-dc-challenge = Wyzwanie { $level } z { $most }
board-dc-challenge-none = Żadne Wyzwanie nie jest odkryte
board-dc-challenges-left =
    { $count-number ->
        [0] wszystkie pokonane
       *[other] zakrytych: { $count }
    }
board-dc-plot = Spisek
board-dc-machinations = Nieczyste Machinacje
board-dc-count = { $count } z { $most }
board-dc-line-up = Bank
board-dc-main-deck = talia główna { $count }
board-dc-weaknesses = Słabości { $count }
board-dc-destroyed = zniszczone { $count }
board-dc-players = Gracze
board-dc-turn = Tura: { $seat }
board-dc-power = Moc { $power }
board-dc-hand = Ręka: { $seat }

## Fakty: dalej następuje to, co nazwano

board-dc-main-top = na wierzchu talii głównej:
board-dc-contributed = dołożono też:
board-dc-clock = pod Zegarem:
board-dc-played = zagrane:
board-dc-aside = odłożone na bok:
board-dc-borrowed = pożyczone:
board-dc-discard = stos kart odrzuconych:
board-dc-deck = w talii, bez kolejności:
board-dc-locations = Lokacje:
board-dc-known = znane na ręce:
board-dc-deck-top = na wierzchu talii:
board-dc-deck-bottom = na spodzie talii:
board-dc-under = pod Superbohaterem:
board-dc-loyal = lojalny gracz
board-dc-mastermind = spiskowiec
board-dc-out = poza grą
board-dc-face-down = Superbohater jest zakryty.
board-dc-piles = ręka { $hand } · talia { $deck } · odrzucone { $discard }

## Na co gra czeka

prompt-dc-act = { $seat }: zagranie karty, zakup, pokonanie Superłotra czy koniec tury?
prompt-dc-act-watchmen = { $seat }: zagranie karty, zakup, dołożenie do Wyzwania, pokonanie czy koniec tury?
prompt-dc-triggers = { $seat }: które działanie pierwsze?
prompt-dc-show = { $seat }: którą kartę pokazać?
prompt-dc-hand = { $seat }: która karta trafi na rękę?
prompt-dc-discard = { $seat }: która karta trafi na stos kart odrzuconych?
prompt-dc-deck-top = { $seat }: która karta trafi na wierzch talii?
prompt-dc-deck-bottom = { $seat }: która karta trafi na spód talii?
prompt-dc-destroy = { $seat }: która karta zostanie zniszczona?
prompt-dc-line-up = { $seat }: która karta trafi do banku?
prompt-dc-under-hero = { $seat }: która karta trafi pod Superbohatera?
prompt-dc-may = { $seat }: zrobić to?
prompt-dc-it-hand = { $seat }: wziąć na rękę kartę { $card }?
prompt-dc-it-discard = { $seat }: odłożyć na stos kart odrzuconych kartę { $card }?
prompt-dc-it-deck-top = { $seat }: położyć na wierzchu talii kartę { $card }?
prompt-dc-it-deck-bottom = { $seat }: położyć na spodzie talii kartę { $card }?
prompt-dc-it-destroy = { $seat }: zniszczyć kartę { $card }?
prompt-dc-it-line-up = { $seat }: odłożyć do banku kartę { $card }?
prompt-dc-it-under-hero = { $seat }: położyć pod Superbohaterem kartę { $card }?
prompt-dc-way = { $seat }: co wybrać?
prompt-dc-pay =
    { $power-number ->
        [one] { $seat }: zapłacić { $power } Punkt Mocy?
        [few] { $seat }: zapłacić { $power } Punkty Mocy?
       *[many] { $seat }: zapłacić { $power } Punktów Mocy?
    }
prompt-dc-draw =
    { $left-number ->
        [one] { $seat }: dobrać jeszcze jedną kartę? To już ostatnia.
       *[other] { $seat }: dobrać jeszcze jedną kartę? Można najwyżej { $left }.
    }
prompt-dc-play = { $seat }: którą kartę zagrać?
prompt-dc-defend = { $seat }: bronić się? Atakuje karta { $by }.
prompt-dc-defend-challenge = { $seat }: bronić się przed atakiem?
prompt-dc-ability = { $seat }: użyć zdolności karty { $by }?
prompt-dc-ability-hero = { $seat }: użyć zdolności Superbohatera?
prompt-dc-give = { $seat }: którą kartę oddać do wymiany?
prompt-dc-pass = { $seat }: którą kartę przekazać graczowi po lewej?
prompt-dc-help = { $seat }: pomóc losową kartą? O pomoc prosi { $active }.
prompt-dc-disintegrate = { $seat }: zdezintegrować coś?
prompt-dc-dearest = { $seat }: która z najdroższych kart zostanie zniszczona?
prompt-dc-clock = { $seat }: która karta trafi pod Zegar?
prompt-dc-hero = { $seat }: który Superbohater?
prompt-dc-left = (jeszcze { $left })
prompt-dc-optional = (albo nie)
prompt-dc-won-loyal = Wygrali lojalni: { $winners }.
prompt-dc-won-mastermind = Wygrał spiskowiec: { $winners }.
prompt-dc-won-nobody = Nikt nie wygrał.

## O co chodzi, przed klawiaturą

cmd-hint-dc-act =
    { $power-number ->
        [0] Nie ma jeszcze Mocy. Wpisz akcję; ? pokaże wszystkie, h powie więcej.
       *[other] Moc { $power }. Wpisz akcję; ? pokaże wszystkie, h powie więcej.
    }
cmd-hint-dc-answer = Odpowiedz numerem.
cmd-hint-dc-only = Enter: { $action }
cmd-help-dc-actions = Wpisz akcję tak, jak na liście (play:kick albo: play kick), lub jej numer. Polecenia:
cmd-times = { $said } (razy { $count })

## Akcje słowami, na liście tego, co można zrobić

cmd-do-dc-play = zagraj: { $card }
cmd-do-dc-buy = kup za { $power } Mocy: { $card }
cmd-do-dc-kick = kup Kopniaka za { $power } Mocy
cmd-do-dc-defeat = pokonaj za { $power } Mocy: { $card }
cmd-do-dc-contribute-hand = dołóż: { $card }
cmd-do-dc-contribute-inplay = dołóż z gry: { $card }
cmd-do-dc-beat-challenge = pokonaj Wyzwanie za { $power } Mocy
cmd-do-dc-beat-plot = pokonaj Spisek za { $power } Mocy
cmd-do-dc-use = użyj zdolności Superbohatera
cmd-do-dc-help = poproś lojalnych o pomoc
cmd-do-dc-reveal = ujawnij się jako spiskowiec
cmd-do-dc-end = zakończ turę
cmd-do-dc-choose-hand = { $card } z ręki
cmd-do-dc-choose-discard = { $card } ze stosu kart odrzuconych
cmd-do-dc-choose-lineup = { $card } z banku
cmd-do-dc-choose-kicks = { $card } ze stosu
cmd-do-dc-choose-gained = { $card }, nowość w tej turze
cmd-do-dc-choose-played = { $card }, karta zagrana w tej turze
cmd-do-dc-choose-inplay = { $card }, karta w grze
cmd-do-dc-choose-seat = { $seat }
cmd-do-dc-choose-seat-card = { $card } (gracz: { $seat })
cmd-do-dc-defend = broń się: { $card }
cmd-do-dc-destroy-challenge = zniszcz Wyzwanie
cmd-do-dc-destroy-plot = zniszcz Spisek
cmd-do-dc-trigger = najpierw: { $card }
cmd-do-dc-trigger-hero = najpierw: Superbohater
cmd-do-dc-yes = tak
cmd-do-dc-no = nie
cmd-do-dc-hero = { $tile }

## Pliki kart

cmd-cards-valid = { $file }: poprawny.
cmd-cards-added = { $kind }, nowe ({ $count }): { $ids }
cmd-cards-replaced = { $kind }, zastąpione ({ $count }): { $ids }
cmd-cards-cards = Karty
cmd-cards-heroes = Superbohaterowie
cmd-cards-challenges = Wyzwania
cmd-cards-plots = Spiski
cmd-cards-machinations = Nieczyste Machinacje
cmd-cards-nothing = Niczego nie zmienia.
cmd-cards-total = Razem: karty { $cards } (egzemplarzy { $copies }), Superbohaterowie { $heroes }, Wyzwania { $challenges }, Spiski { $plots }, Nieczyste Machinacje { $machinations }
cmd-cards-hash = Zestaw kart: { $hash }
cmd-cards-too-long = { $file }: dłuższy niż { $most } bajtów
