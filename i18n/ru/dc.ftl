### DC Deck-Building Game: что произошло, почему чего-то нельзя сделать и что не так с файлом карт. Об условных обозначениях см. en/events.ftl и en/dc.ftl.

## До первого хода

event-dc-hero = { $seat } получает Супергероя: «{ $hero }».
event-dc-role-loyal = { $seat } получает карту верности: верный.
event-dc-role-mastermind = { $seat } получает карту верности: заговорщик.
event-dc-role-hidden = { $seat } получает карту верности.
event-dc-plot = { $seat } получает Заговор: «{ $plot }».
event-dc-plot-hidden = { $seat } получает Заговор.
event-dc-machinations = Злодейские козни этой игры: «{ $machinations }».

## Ход

event-dc-turn = Ходит { $seat }.
event-dc-drew = { $seat } берёт карту { $card }.
event-dc-drew-hidden = { $seat } берёт карту.
event-dc-shuffled = { $seat } перемешивает сброс, и он становится новой колодой.
event-dc-played = { $seat } разыгрывает карту { $card }.
event-dc-power =
    { $amount-number ->
        [one] +{ $amount } Мощь.
       *[many] +{ $amount } Мощи.
    }
event-dc-paid =
    { $power-number ->
        [one] { $seat } платит { $power } Мощь.
       *[many] { $seat } платит { $power } Мощи.
    }
event-dc-bought =
    { $price-number ->
        [one] { $seat } покупает карту { $card } за { $price } Мощь.
       *[many] { $seat } покупает карту { $card } за { $price } Мощи.
    }
event-dc-gained = { $seat } получает карту { $card }.
event-dc-defeated =
    { $price-number ->
        [one] { $seat } побеждает Суперзлодея за { $price } Мощь: { $card }.
       *[many] { $seat } побеждает Суперзлодея за { $price } Мощи: { $card }.
    }
event-dc-discarded =
    { $count-number ->
        [0] { $seat } остаётся без карт, сбрасывать нечего.
       *[other] { $seat } сбрасывает остаток руки: { $cards }.
    }
event-dc-line-up = На рынок приходит карта { $card }.
event-dc-turned-up = Следующий Суперзлодей: { $card }.

## Карты

event-dc-moved =
    { $to ->
        [hand] { $seat }: карта { $card } уходит на руку.
        [discard] { $seat }: карта { $card } уходит в сброс.
        [deck-top] { $seat }: карта { $card } ложится на верх колоды.
        [deck-bottom] { $seat }: карта { $card } ложится под низ колоды.
        [destroyed] { $seat }: карта { $card } уничтожена.
        [line-up] { $seat }: карта { $card } уходит на рынок.
       *[under-hero] { $seat }: карта { $card } ложится под Супергероя.
    }
event-dc-moved-hidden =
    { $to ->
        [hand] { $seat }: неизвестная карта уходит на руку.
        [discard] { $seat }: неизвестная карта уходит в сброс.
        [deck-top] { $seat }: неизвестная карта ложится на верх колоды.
        [deck-bottom] { $seat }: неизвестная карта ложится под низ колоды.
        [destroyed] { $seat }: неизвестная карта уничтожена.
        [line-up] { $seat }: неизвестная карта уходит на рынок.
       *[under-hero] { $seat }: неизвестная карта ложится под Супергероя.
    }
event-dc-revealed = { $seat } открывает верхнюю карту колоды: { $card }.
event-dc-looked = { $seat } смотрит верхнюю карту колоды: { $card }.
event-dc-looked-hidden = { $seat } смотрит верхнюю карту колоды.
event-dc-revealed-main = Верхняя карта основной колоды: { $card }.
event-dc-revealed-hand =
    { $count-number ->
        [0] { $seat } показывает пустую руку.
       *[other] { $seat } показывает руку: { $cards }.
    }
event-dc-shown = { $seat } показывает карту { $card }.
event-dc-laid-aside = Карта { $card } отложена, чтобы её разыграть.
event-dc-ruined = Карта { $card } уничтожена.
event-dc-given = { $seat } откладывает втёмную карту { $card }.
event-dc-given-hidden = { $seat } откладывает карту втёмную.
event-dc-passed = { $seat } передаёт карту { $card }; её получает { $receiver }.

## Атаки

event-dc-attacks = { $seat } атакует картой { $card }.
event-dc-scare = Раковая паника атакует всех игроков.
event-dc-hit = Атака поражает игрока: { $seat }.
event-dc-defended = { $seat } защищается картой { $card }.
event-dc-hero-down = { $seat } переворачивает Супергероя лицом вниз.
event-dc-hero-up = { $seat } снова открывает Супергероя.

## Хранители

event-dc-challenge = Открыто Испытание: «{ $challenge }».
event-dc-contributed = { $seat } вкладывает в Испытание карту { $card }.
event-dc-beaten = { $seat } одолевает Испытание: «{ $challenge }».
event-dc-clock = Под Часы ложится карта { $card }.
event-dc-is-loyal = { $seat } — верный.
event-dc-is-mastermind = { $seat } — заговорщик!
event-dc-plot-played = { $seat } вводит в игру Заговор: «{ $plot }».
event-dc-plot-beaten = { $seat } одолевает Заговор: «{ $plot }».
event-dc-asks-help = { $seat } просит о помощи.
event-dc-helps = { $seat } помогает.
event-dc-helps-not = { $seat } не помогает.
event-dc-eliminated = { $seat } выбывает из игры.

## Конец

event-dc-over = Игра окончена: решают победные очки.
event-dc-over-loyal = Всё одолено: побеждают верные.
event-dc-over-mastermind = Верные не успели и проигрывают.

## Почему чего-то нельзя сделать

refuse-dc-not-in-hand = карты { $card } нет на руке
refuse-dc-not-for-sale = карту { $card } купить нельзя
refuse-dc-power = нужно столько Мощи: { $price }, а есть { $power }
refuse-dc-not-face-up = { $card } — не открытый Суперзлодей
refuse-dc-one-villain = в этом ходу уже побеждён один Суперзлодей, а больше нельзя
refuse-dc-no-challenge = открытого Испытания нет
refuse-dc-not-wanted = карта { $card } не отвечает ни одному требованию Испытания
refuse-dc-contribute-first = вложено ещё не всё, чего требует Испытание
refuse-dc-no-plot = нет Заговора, который этот игрок может одолеть
refuse-dc-no-ability = сейчас нет способности, которую можно применить
refuse-dc-no-help = сейчас нельзя просить о помощи
refuse-dc-no-reveal = сейчас нельзя раскрыться
refuse-dc-nothing-asked = сейчас об этом не спрашивают
refuse-dc-order-triggers = сначала нужно указать, какое из ожидающих действий будет первым
refuse-dc-defend = сначала нужно ответить на атаку: защищаться или нет
refuse-dc-choose-hero = сначала нужно выбрать Супергероя
refuse-dc-answer = сначала нужно ответить: да или нет
refuse-dc-choose = сначала нужно выбрать что-то из предложенного

## Что не так с файлом карт

cards-wrong = { $place }: { $problem }
cards-file = { $file }
cards-line = строка { $line }
cards-card = карта { $card }
cards-field = поле { $field }
cards-form = это нельзя прочитать ({ $detail })
cards-duplicate = один и тот же идентификатор встречается в файле дважды
cards-id = идентификатор — это от 1 до 40 строчных букв a-z, цифр и знаков _
cards-number = { $found } — не число от { $least } до { $most }
cards-shown-elsewhere = показать и оставить на месте можно только карту из руки
cards-misplaced = { $word } смешивает карты нескольких игроков: это слово может стоять только в поле «appears», один раз и не внутри другого эффекта
cards-too-deep = эффекты вложены друг в друга глубже чем на { $most }
cards-unknown = нет карты с идентификатором { $id }
cards-too-few = слишком мало: { $found }, а нужно не меньше { $needed }
cards-too-many = слишком много: { $found }, а можно не больше { $most }
