### Названия. `$count-number` — сколько штук; об условных обозначениях см. en/events.ftl.

## Игры

game-splendor = Роскошь
game-marvel = Splendor: Marvel
game-duel = Роскошь: Дуэль
game-dc = DC Deck-Building Game
game-watchmen = DC: Хранители

## Параметры игры

option-players = игроки
option-first = кто начинает
value-random = по жребию

## Игроки

player = игрок { $number }
list-and = { $others } и { $last }

## Жетоны: сами по себе или после числа, «белый, 2 синих».

token-splendor-W =
    { $count-number ->
        [one] белый
       *[many] белых
    }
token-splendor-U =
    { $count-number ->
        [one] синий
       *[many] синих
    }
token-splendor-G =
    { $count-number ->
        [one] зелёный
       *[many] зелёных
    }
token-splendor-R =
    { $count-number ->
        [one] красный
       *[many] красных
    }
token-splendor-K =
    { $count-number ->
        [one] чёрный
       *[many] чёрных
    }
token-splendor-Y =
    { $count-number ->
        [one] золото
       *[many] золота
    }

token-duel-W = { token-splendor-W }
token-duel-U = { token-splendor-U }
token-duel-G = { token-splendor-G }
token-duel-R = { token-splendor-R }
token-duel-K = { token-splendor-K }
token-duel-Y = { token-splendor-Y }
token-duel-P =
    { $count-number ->
        [one] жемчужина
        [few] жемчужины
       *[many] жемчужин
    }

token-marvel-Y =
    { $count-number ->
        [one] жёлтый
       *[many] жёлтых
    }
token-marvel-P =
    { $count-number ->
        [one] фиолетовый
       *[many] фиолетовых
    }
token-marvel-B = { token-splendor-U }
token-marvel-R = { token-splendor-R }
token-marvel-O =
    { $count-number ->
        [one] оранжевый
       *[many] оранжевых
    }
token-marvel-S =
    { $count-number ->
        [one] серый
       *[many] серых
    }
token-marvel-T = { token-splendor-G }
