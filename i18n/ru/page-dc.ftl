### Стол DC Deck-Building Game в браузере. Об условных обозначениях см. en/events.ftl и en/dc.ftl.

## Места на столе

page-dc-threats = Что нужно одолеть
page-dc-villain = Суперзлодей
page-dc-villains-left =
    { $count-number ->
        [0] последний
       *[other] в стопке ещё { $count }
    }
page-dc-villain-none = Открытого Суперзлодея нет
page-dc-challenge = Испытание { $level } из { $most }
page-dc-challenge-none = Открытого Испытания нет
page-dc-plot = Заговор
page-dc-machinations = Злодейские козни
page-dc-line-up = Рынок
page-dc-main-deck = Основная колода
page-dc-weaknesses = Слабости
page-dc-destroyed = Уничтожено
page-dc-stacks = Стопки
page-dc-played = Разыграно в этом ходу
page-dc-played-nothing = В этом ходу ещё ничего не разыграно.
page-dc-turn = Ход { $turn }: { $seat }
page-dc-set-up = Перед первым ходом
page-dc-hand = Ваша рука
page-dc-hand-empty = Ваша рука пуста.
page-dc-aside = ждёт розыгрыша
page-dc-borrowed = взято на время
page-dc-power = Мощь { $power }

## Карта

page-dc-card = { $card }: { $facts }.
page-dc-times =
    { $count-number ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
page-dc-price = Цена сейчас: { $power } Мощи.
page-dc-lacking = Не хватает Мощи: { $power }.
page-dc-enough = Мощи хватает.
page-dc-unseen = Неизвестная карта

## Испытание, Заговор, козни

page-dc-need = Нужно: { $what }
page-dc-need-met = { $what }: { $card }
page-dc-besides = Вложено ещё
page-dc-clock = Под Часами
page-dc-strikes = { $count } из { $most }, затем удар
page-dc-progress = Разные карты, разыгранные в этом ходу: { $count } из { $most }
page-dc-extra = дополнительная карта
page-dc-done = Осуществлены: Заговор вступил в игру.

## Игроки

page-dc-pile-hand = Рука
page-dc-pile-deck = Колода
page-dc-pile-discard = Сброс
page-dc-discard-of = Сброс: { $seat }
page-dc-deck-of = В колоде, без порядка: { $seat }
page-dc-pile-empty = Здесь ничего нет.
page-dc-locations = Локации
page-dc-known = Известно на руке
page-dc-deck-top = На верху колоды
page-dc-deck-bottom = Внизу колоды
page-dc-under = Под Супергероем
page-dc-main-top = На верху основной колоды
page-dc-face-down = Супергерой лежит лицом вниз, способности у него нет.
page-dc-out = вне игры
page-dc-loyal = Верный
page-dc-mastermind = Заговорщик
page-dc-role-unknown = Роль неизвестна
page-dc-role = Моя роль
page-dc-role-more = Она видна, только пока вы смотрите; больше никто не должен.
page-dc-role-loyal = Вы среди верных. Одолейте все Испытания, пока не кончилась основная колода.
page-dc-role-mastermind = Заговорщик — это вы. Позаботьтесь, чтобы основная колода кончилась раньше.
page-dc-my-plot = Ваш Заговор: «{ $plot }»

## Что можно сделать

page-dc-do-play = Разыграть
page-dc-do-buy = Купить за { $power } Мощи
page-dc-do-defeat = Победить за { $power } Мощи
page-dc-do-contribute = Вложить в Испытание
page-dc-do-lay = Вложить из игры: { $card }
page-dc-do-beat-challenge = Одолеть Испытание за { $power } Мощи
page-dc-do-beat-plot = Одолеть Заговор за { $power } Мощи
page-dc-do-use = Применить способность Супергероя
page-dc-do-help = Попросить о помощи
page-dc-do-reveal = Раскрыться как заговорщик
page-dc-do-end = Закончить ход
page-dc-choose-hand = { $card }
page-dc-choose-discard = { $card } (сброс)
page-dc-choose-lineup = { $card } (рынок)
page-dc-choose-kicks = { $card } (стопка)
page-dc-choose-gained = { $card } (новая в этом ходу)
page-dc-choose-played = { $card } (разыграна)
page-dc-choose-inplay = { $card } (в игре)
page-dc-choose-seat-card = { $card } ({ $seat })
page-dc-do-defend = Защититься: { $card }
page-dc-do-destroy-challenge = Уничтожить Испытание
page-dc-do-destroy-plot = Уничтожить Заговор
page-dc-do-trigger = Сначала: { $card }
page-dc-do-trigger-hero = Сначала: Супергерой
page-dc-do-yes = Да
page-dc-do-no = Нет
page-dc-do-nothing = Ничего не выбирать
page-dc-do-suffer = Принять удар
page-dc-wish-buy = Купить
page-dc-wish-defeat = Победить
page-dc-wish-beat = Одолеть
page-dc-wish-play = Разыграть

## Что спрашивается

page-dc-ask-act = Ваш ход: разыгрывайте карты, покупайте, победите Суперзлодея или закончите ход.
page-dc-ask-act-watchmen = Ваш ход: разыгрывайте карты, покупайте, вкладывайте, одолевайте или закончите ход.
page-dc-ask-on = Продолжайте или закончите ход.
page-dc-ask-triggers = Какое действие первое?
page-dc-ask-show = Какую карту вы покажете?
page-dc-ask-hand = Какая карта уйдёт вам на руку?
page-dc-ask-discard = Какая карта уйдёт в ваш сброс?
page-dc-ask-deck-top = Какая карта ляжет на верх вашей колоды?
page-dc-ask-deck-bottom = Какая карта ляжет под низ вашей колоды?
page-dc-ask-destroy = Какая карта будет уничтожена?
page-dc-ask-line-up = Какая карта уйдёт на рынок?
page-dc-ask-under-hero = Какая карта ляжет под вашего Супергероя?
page-dc-ask-may = Сделать это?
page-dc-ask-it-hand = Взять на руку карту { $card }?
page-dc-ask-it-discard = Положить в сброс карту { $card }?
page-dc-ask-it-deck-top = Положить на верх колоды карту { $card }?
page-dc-ask-it-deck-bottom = Положить под низ колоды карту { $card }?
page-dc-ask-it-destroy = Уничтожить карту { $card }?
page-dc-ask-it-line-up = Положить на рынок карту { $card }?
page-dc-ask-it-under-hero = Положить под Супергероя карту { $card }?
page-dc-ask-way = Что вы выберете?
page-dc-ask-pay =
    { $power-number ->
        [one] Заплатить { $power } Мощь?
       *[many] Заплатить { $power } Мощи?
    }
page-dc-ask-draw =
    { $left-number ->
        [one] Взять ещё карту? Она последняя.
       *[other] Взять ещё карту? Можно не больше { $left }.
    }
page-dc-ask-play = Какую карту разыграть?
page-dc-ask-defend = Вас атакует карта { $by }! Защититесь?
page-dc-ask-defend-challenge = Вас атакует Испытание! Защититесь?
page-dc-ask-ability = Применить способность карты { $by }?
page-dc-ask-ability-hero = Применить способность Супергероя?
page-dc-ask-give = Какую карту вы отдадите на обмен?
page-dc-ask-pass = Какую карту передать игроку слева?
page-dc-ask-help = { $active } просит о помощи. Помочь случайной картой с руки?
page-dc-ask-disintegrate = Что-нибудь дезинтегрировать?
page-dc-ask-dearest = Какая из самых дорогих карт будет уничтожена?
page-dc-ask-clock = Какая карта ляжет под Часы?
page-dc-ask-hero = Каким Супергероем вы будете?
page-dc-ask-left = (ещё { $left })
page-dc-won-loyal = Победили верные: { $winners }.
page-dc-won-mastermind = Победил заговорщик: { $winners }.
page-dc-won-nobody = Не победил никто.
