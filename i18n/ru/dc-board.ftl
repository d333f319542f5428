### DC Deck-Building Game в терминале: поле, вопросы, список действий, файлы карт. Об условных обозначениях см. en/events.ftl и en/terminal.ftl.

## Игра и её настройки

option-mode = базовая игра или с «Хранителями»: заговорщик против верных
option-heroes = Супергерои: наугад (random), по выбору по очереди (chosen) или один из двух (two)
option-villains = сколько Суперзлодеев (базовая игра)

## Заголовки и то, что стоит справа от них

board-dc-watchmen = с «Хранителями»
board-dc-set-up = перед первым ходом
board-dc-villain = Суперзлодей
board-dc-villains-left =
    { $count-number ->
        [0] последний
       *[other] в стопке ещё { $count }
    }
board-dc-challenge = Испытание { $level } из { $most }
board-dc-challenge-none = Открытого Испытания нет
board-dc-challenges-left =
    { $count-number ->
        [0] все одолены
       *[other] закрыто: { $count }
    }
board-dc-plot = Заговор
board-dc-machinations = Злодейские козни
board-dc-count = { $count } из { $most }
board-dc-line-up = Рынок
board-dc-main-deck = основная колода { $count }
board-dc-weaknesses = Слабости { $count }
board-dc-destroyed = уничтожено { $count }
board-dc-players = Игроки
board-dc-turn = Ход: { $seat }
board-dc-power = Мощь { $power }
board-dc-hand = Рука: { $seat }

## Факты: дальше следует то, что названо

board-dc-main-top = верх основной колоды:
board-dc-contributed = вложено ещё:
board-dc-clock = под Часами:
board-dc-played = разыграно:
board-dc-aside = отложено:
board-dc-borrowed = взято на время:
board-dc-discard = сброс:
board-dc-deck = в колоде, без порядка:
board-dc-locations = Локации:
board-dc-known = известно на руке:
board-dc-deck-top = на верху колоды:
board-dc-deck-bottom = внизу колоды:
board-dc-under = под Супергероем:
board-dc-loyal = верный
board-dc-mastermind = заговорщик
board-dc-out = вне игры
board-dc-face-down = Супергерой лежит лицом вниз.
board-dc-piles = рука { $hand } · колода { $deck } · сброс { $discard }

## Чего ждёт игра

prompt-dc-act = { $seat }: разыграть карту, купить, победить Суперзлодея или закончить ход?
prompt-dc-act-watchmen = { $seat }: разыграть карту, купить, вложить, одолеть или закончить ход?
prompt-dc-triggers = { $seat }: какое действие первое?
prompt-dc-show = { $seat }: какую карту показать?
prompt-dc-hand = { $seat }: какая карта уйдёт на руку?
prompt-dc-discard = { $seat }: какая карта уйдёт в сброс?
prompt-dc-deck-top = { $seat }: какая карта ляжет на верх колоды?
prompt-dc-deck-bottom = { $seat }: какая карта ляжет под низ колоды?
prompt-dc-destroy = { $seat }: какая карта будет уничтожена?
prompt-dc-line-up = { $seat }: какая карта уйдёт на рынок?
prompt-dc-under-hero = { $seat }: какая карта ляжет под Супергероя?
prompt-dc-may = { $seat }: сделать это?
prompt-dc-it-hand = { $seat }: взять на руку карту { $card }?
prompt-dc-it-discard = { $seat }: положить в сброс карту { $card }?
prompt-dc-it-deck-top = { $seat }: положить на верх колоды карту { $card }?
prompt-dc-it-deck-bottom = { $seat }: положить под низ колоды карту { $card }?
prompt-dc-it-destroy = { $seat }: уничтожить карту { $card }?
prompt-dc-it-line-up = { $seat }: положить на рынок карту { $card }?
prompt-dc-it-under-hero = { $seat }: положить под Супергероя карту { $card }?
prompt-dc-way = { $seat }: что выбрать?
prompt-dc-pay =
    { $power-number ->
        [one] { $seat }: заплатить { $power } Мощь?
       *[many] { $seat }: заплатить { $power } Мощи?
    }
prompt-dc-draw =
    { $left-number ->
        [one] { $seat }: взять ещё карту? Она последняя.
       *[other] { $seat }: взять ещё карту? Можно не больше { $left }.
    }
prompt-dc-play = { $seat }: какую карту разыграть?
prompt-dc-defend = { $seat }: защищаться? Атакует карта { $by }.
prompt-dc-defend-challenge = { $seat }: защищаться от атаки?
prompt-dc-ability = { $seat }: применить способность карты { $by }?
prompt-dc-ability-hero = { $seat }: применить способность Супергероя?
prompt-dc-give = { $seat }: какую карту отдать на обмен?
prompt-dc-pass = { $seat }: какую карту передать игроку слева?
prompt-dc-help = { $seat }: помочь случайной картой? О помощи просит { $active }.
prompt-dc-disintegrate = { $seat }: что-нибудь дезинтегрировать?
prompt-dc-dearest = { $seat }: какая из самых дорогих карт будет уничтожена?
prompt-dc-clock = { $seat }: какая карта ляжет под Часы?
prompt-dc-hero = { $seat }: какой Супергерой?
prompt-dc-left = (ещё { $left })
prompt-dc-optional = (или нет)
prompt-dc-won-loyal = Победили верные: { $winners }.
prompt-dc-won-mastermind = Победил заговорщик: { $winners }.
prompt-dc-won-nobody = Не победил никто.

## Что спрашивается, перед клавиатурой

cmd-hint-dc-act =
    { $power-number ->
        [0] Мощи пока нет. Введите действие; ? покажет все, h расскажет больше.
       *[other] Мощь { $power }. Введите действие; ? покажет все, h расскажет больше.
    }
cmd-hint-dc-answer = Ответьте номером.
cmd-hint-dc-only = Enter: { $action }
cmd-help-dc-actions = Введите действие, как в списке (play:kick или: play kick), или его номер. Команды:
cmd-times = { $said } (раз: { $count })

## Действия словами, в списке того, что можно сделать

cmd-do-dc-play = разыграть: { $card }
cmd-do-dc-buy = купить за { $power } Мощи: { $card }
cmd-do-dc-kick = купить Пинок за { $power } Мощи
cmd-do-dc-defeat = победить за { $power } Мощи: { $card }
cmd-do-dc-contribute-hand = вложить: { $card }
cmd-do-dc-contribute-inplay = вложить из игры: { $card }
cmd-do-dc-beat-challenge = одолеть Испытание за { $power } Мощи
cmd-do-dc-beat-plot = одолеть Заговор за { $power } Мощи
cmd-do-dc-use = применить способность Супергероя
cmd-do-dc-help = попросить верных о помощи
cmd-do-dc-reveal = раскрыться как заговорщик
cmd-do-dc-end = закончить ход
cmd-do-dc-choose-hand = { $card } с руки
cmd-do-dc-choose-discard = { $card } из сброса
cmd-do-dc-choose-lineup = { $card } с рынка
cmd-do-dc-choose-kicks = { $card } из стопки
cmd-do-dc-choose-gained = { $card }, новая в этом ходу
cmd-do-dc-choose-played = { $card }, разыграна в этом ходу
cmd-do-dc-choose-inplay = { $card }, лежит в игре
cmd-do-dc-choose-seat = { $seat }
cmd-do-dc-choose-seat-card = { $card } (игрок: { $seat })
cmd-do-dc-defend = защититься: { $card }
cmd-do-dc-destroy-challenge = уничтожить Испытание
cmd-do-dc-destroy-plot = уничтожить Заговор
cmd-do-dc-trigger = сначала: { $card }
cmd-do-dc-trigger-hero = сначала: Супергерой
cmd-do-dc-yes = да
cmd-do-dc-no = нет
cmd-do-dc-hero = { $tile }

## Файлы карт

cmd-cards-valid = { $file }: всё верно.
cmd-cards-added = { $kind }, новые ({ $count }): { $ids }
cmd-cards-replaced = { $kind }, заменены ({ $count }): { $ids }
cmd-cards-cards = Карты
cmd-cards-heroes = Супергерои
cmd-cards-challenges = Испытания
cmd-cards-plots = Заговоры
cmd-cards-machinations = Злодейские козни
cmd-cards-nothing = Он ничего не меняет.
cmd-cards-total = Всего: карты { $cards } (экземпляров { $copies }), Супергерои { $heroes }, Испытания { $challenges }, Заговоры { $plots }, Злодейские козни { $machinations }
cmd-cards-hash = Набор карт: { $hash }
cmd-cards-too-long = { $file }: длиннее { $most } байт
