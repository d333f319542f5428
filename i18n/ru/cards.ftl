### Имена собственные карт и плиток по кодам. Всё прочее называется своим кодом.

card-with-code = «{ $name }» ({ $code })
card-times = { $count } × { $card }

## Персонажи (Marvel)

card-marvel-1Y1 = Барон Земо
card-marvel-1Y2 = Грандмастер
card-marvel-1Y3 = М.О.Д.О.К.
card-marvel-1Y4 = Бродяга
card-marvel-1Y5 = Ракета
card-marvel-1Y6 = Женщина-паук
card-marvel-1Y7 = Девушка-белка
card-marvel-1Y8 = Стервятник
card-marvel-1P1 = Мерзость
card-marvel-1P2 = Америка Чавес
card-marvel-1P3 = Горгон
card-marvel-1P4 = Крейвен
card-marvel-1P5 = Ящер
card-marvel-1P6 = Носорог
card-marvel-1P7 = Зимний Солдат
card-marvel-1P8 = Скорпион
card-marvel-1B1 = Меченый
card-marvel-1B2 = Электра
card-marvel-1B3 = Локджо
card-marvel-1B4 = Лунный Рыцарь
card-marvel-1B5 = Человек-паук 2099
card-marvel-1B6 = Валькирия
card-marvel-1B7 = Оса
card-marvel-1B8 = Таскмастер
card-marvel-1R1 = Кристалл
card-marvel-1R2 = Электро
card-marvel-1R3 = Мисс Марвел
card-marvel-1R4 = Мистерио
card-marvel-1R5 = Дрожь
card-marvel-1R6 = Тритон
card-marvel-1R7 = Вонг
card-marvel-1R8 = Песочный человек
card-marvel-1O1 = Соколиный Глаз
card-marvel-1O2 = Кейт Бишоп
card-marvel-1O3 = Кингпин
card-marvel-1O4 = Алый Паук
card-marvel-1O5 = Серебряный Соболь
card-marvel-1O6 = Девушка-паук
card-marvel-1O7 = Свин-паук
card-marvel-1O8 = Йонду
card-marvel-2Y1 = Мария Хилл
card-marvel-2Y2 = Шури
card-marvel-2Y3 = Карнак
card-marvel-2Y4 = Максимус
card-marvel-2Y5 = Коллекционер
card-marvel-2Y6 = Красный Череп
card-marvel-2P1 = Окойе
card-marvel-2P2 = Женщина-Халк
card-marvel-2P3 = Карнаж
card-marvel-2P4 = Кроссбоунс
card-marvel-2P5 = Ронан
card-marvel-2P6 = Джессика Джонс
card-marvel-2B1 = Ртуть
card-marvel-2B2 = Воитель
card-marvel-2B3 = Чёрная Кошка
card-marvel-2B4 = Призрачный Паук
card-marvel-2B5 = Майлз Моралес
card-marvel-2B6 = Небула
card-marvel-2R1 = Бета Рэй Билл
card-marvel-2R2 = Алая Ведьма
card-marvel-2R3 = Призрачный Гонщик
card-marvel-2R4 = Медуза
card-marvel-2R5 = Веном
card-marvel-2R6 = Хела
card-marvel-2O1 = Сокол
card-marvel-2O2 = Ник Фьюри
card-marvel-2O3 = Грут
card-marvel-2O4 = Каратель
card-marvel-2O5 = Звёздный Лорд
card-marvel-2O6 = Сорвиголова
card-marvel-3Y1 = Железный Человек
card-marvel-3Y2 = Доктор Осьминог
card-marvel-3Y3 = Вижен
card-marvel-3Y4 = Зелёный Гоблин
card-marvel-3P1 = Халк
card-marvel-3P2 = Капитан Марвел
card-marvel-3P3 = Дракс
card-marvel-3P4 = Люк Кейдж
card-marvel-3B1 = Чёрная Вдова
card-marvel-3B2 = Человек-муравей
card-marvel-3B3 = Железный Кулак
card-marvel-3B4 = Гамора
card-marvel-3R1 = Тор
card-marvel-3R2 = Доктор Стрэндж
card-marvel-3R3 = Нова
card-marvel-3R4 = Локи
card-marvel-3O1 = Капитан Америка
card-marvel-3O2 = Чёрный Гром
card-marvel-3O3 = Чёрная Пантера
card-marvel-3O4 = Человек-паук

## Локации (Marvel)

tile-marvel-1A = Башня Мстителей
tile-marvel-1B = Аттилан
tile-marvel-2A = Адская кухня
tile-marvel-2B = Трискелион
tile-marvel-3A = Асгард
tile-marvel-3B = Ваканда
tile-marvel-4A = Атлантида
tile-marvel-4B = Забвение

## Королевские карты (Дуэль)

tile-duel-1 = 1 (3 очка)
tile-duel-2 = 2 (ещё один ход)
tile-duel-3 = 3 (привилегия)
tile-duel-4 = 4 (кража)
