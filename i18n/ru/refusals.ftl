### Почему чего-то нельзя сделать. Об условных обозначениях см. en/events.ftl.

refusal = { $rule }: { $reason }

## Не сейчас

refuse-over = игра уже окончена
refuse-not-your-turn = сейчас ходит кто-то другой
refuse-after-draw = до этого решает случай, и никто ещё не знает как
refuse-turn-passed = ход заканчивается раньше
refuse-masked = это лишь след взятой втёмную карты, а не ход
refuse-impossible-draw = сейчас это выпасть не может
refuse-draw-due = сначала решает случай
refuse-no-draw-due = сейчас случай ничего не решает
refuse-pay-first = сначала нужно выбрать, чем платить
refuse-return-first =
    { $surplus-number ->
        [one] сначала нужно вернуть { $surplus } жетон: оставить можно не больше { $limit }
        [few] сначала нужно вернуть { $surplus } жетона: оставить можно не больше { $limit }
       *[many] сначала нужно вернуть { $surplus } жетонов: оставить можно не больше { $limit }
    }
refuse-choose-tile =
    { $game ->
        [marvel] сначала нужно выбрать локацию
       *[other] сначала нужно выбрать вельможу
    }
refuse-tile-not-coming =
    { $game ->
        [marvel] эту локацию сейчас выбрать нельзя
       *[other] этого вельможу сейчас выбрать нельзя
    }
refuse-no-tile-due =
    { $game ->
        [marvel] сейчас не нужно выбирать локацию
       *[other] сейчас не нужно выбирать вельможу
    }
refuse-not-paying = сейчас ничего не оплачивают
refuse-no-surplus = жетоны возвращает только тот, у кого их больше { $limit }
refuse-can-act = пасовать можно, только если нельзя выполнить ни одного действия

## Взятие жетонов

refuse-take-more =
    { $count-number ->
        [one] остался только один цвет: нужно взять ровно { $count } жетон
        [few] нужно взять ровно { $count } жетона разных цветов
       *[many] нужно взять ровно { $count } жетонов разных цветов
    }
refuse-not-in-bank = этого нет в запасе: { $tokens }
refuse-pile-small = два одинаковых можно взять, только если в стопке не меньше { $least } ({ $tokens }: { $count })

## Возврат жетонов

refuse-no-such-token = такого жетона для возврата нет: { $tokens }
refuse-never-returned = такой жетон не возвращают никогда: { $tokens }
refuse-return-order = жетоны возвращают в постоянном порядке цветов, а этот не по порядку: { $tokens }

## Резервирование

refuse-not-face-up = карта { $card } не лежит в открытую
refuse-deck-empty = колода уровня { $level } пуста
refuse-hand-full =
    { $most-number ->
        [one] можно держать не больше { $most } зарезервированной карты
       *[many] можно держать не больше { $most } зарезервированных карт
    }

## Покупка, вербовка

refuse-not-for-sale = карты { $card } нет ни среди открытых, ни среди зарезервированных
refuse-too-dear =
    { $jokers-number ->
        [0] карта { $card } слишком дорогая; недостающие жетоны: { $missing }
       *[other]
            { $game ->
                [marvel] карта { $card } слишком дорогая; недостающие жетоны: { $missing } (а серых только { $jokers })
               *[other] карта { $card } слишком дорогая; недостающие жетоны: { $missing } (а золота только { $jokers })
            }
    }
refuse-joker-count =
    { $game ->
        [marvel] { $tokens }: серыми можно заменить от { $least } до { $most }
       *[other] { $tokens }: золотом можно заменить от { $least } до { $most }
    }
refuse-joker-colour =
    { $game ->
        [marvel] сейчас нужно выбрать, сколько серых отдать за цвет: { $tokens }
       *[other] сейчас нужно выбрать, сколько золота отдать за цвет: { $tokens }
    }

## Дуэль: привилегии и поле

refuse-duel-no-privilege = нет привилегии, которую можно использовать
refuse-duel-privilege-too-late = после пополнения поля привилегии использовать нельзя
refuse-duel-bag-empty = мешочек пуст
refuse-duel-must-replenish = сначала нужно пополнить поле
refuse-duel-empty-cell = клетка { $cell } пуста
refuse-duel-never-gold = на клетке { $cell } лежит золото, а его берут только при резервировании

## Дуэль: золото и резервирование

refuse-duel-gold-first = чтобы зарезервировать карту, сначала нужно взять золото с поля
refuse-duel-reserve-first = золото взято: теперь нужно выбрать карту для резерва
refuse-duel-no-gold-here = на клетке { $cell } нет золота
refuse-duel-no-gold-left = золота на поле не осталось
refuse-duel-no-cards-left = резервировать больше нечего

## Дуэль: способности и королевские карты

refuse-duel-ability-first = сначала нужно применить способность
refuse-duel-no-ability-due = сейчас никакую способность не применяют
refuse-duel-nothing-to-join = карту { $card } купить нельзя: нет карты с бонусом, к которой её можно присоединить
refuse-duel-no-column = нет карты этого цвета, к которой можно присоединить: { $tokens }
refuse-duel-other-token = на клетке { $cell } нет жетона цвета карты: { $tokens }
refuse-duel-not-theirs = у соперника нет такого жетона: { $tokens }
refuse-duel-royal-first = сначала нужно выбрать королевскую карту
refuse-duel-royal-gone = королевскую карту { $tile } уже взяли
refuse-duel-no-royal-due = сейчас не нужно выбирать королевскую карту
