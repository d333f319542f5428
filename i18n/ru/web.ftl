### Веб-клиент и его сервер. Соглашения: en/events.ftl.

## klejnot serve

web-serving = Klejnot готов: { $address } (Ctrl-C завершает работу)
web-cannot-listen = Не удаётся занять адрес { $address }: { $why }
web-cannot-read = Не удаётся показать клиент из { $folder }: { $why }

## Почему сервер чего-то не делает

web-refused-malformed = сообщение не читается: { $why }
web-refused-too-large = сообщение слишком длинное
web-refused-unknown-path = по этому адресу ничего нет
web-refused-wrong-method = этот адрес не понимает такого запроса
web-refused-foreign-origin = запрос пришёл с чужой страницы
web-refused-unknown-game = нет игры «{ $found }»
web-refused-bad-seats = ровно одно место должно быть вашим
web-refused-too-many-tables = нет места для ещё одного стола; попробуйте позже
web-refused-unknown-table = такого стола нет или больше нет
web-refused-no-seat = это место занимает кто-то другой
web-refused-stale = за столом уже что-то изменилось; посмотрите ещё раз
web-refused-key-used = под этим ключом уже отправлен другой ход
web-refused-illegal = сейчас так нельзя
web-refused-nothing-to-undo = брать назад нечего
web-refused-not-over = игра ещё не окончена
web-refused-stopping = сервер завершает работу

web-taken-back = { $seat } берёт назад последнее действие.

## Страница

web-title = Klejnot
web-title-your-turn = Ваш ход! – Klejnot
web-language = Язык
web-lead = Собирайте самоцветы и завоёвывайте расположение вельмож: в браузере, точно по правилам.
web-play-splendor = Сыграть в «Роскошь»
web-against-random = Ваш соперник: бот, который делает любой разрешённый ход.
web-continue = Вернуться к последней игре
web-unofficial = Бесплатный фанатский проект, не связанный с издателями игр.
web-unreachable = Сервер недоступен. Попробуйте чуть позже.
web-connecting = Идём к столу…
web-lost = Связь потеряна. Пробуем снова…
web-nothing = Здесь ничего нет
web-home = На главную

## Игроки

web-guest = Гость
web-bot-random = Случайный бот
web-you = вы

## Вещи на столе

web-nobles = Вельможи
web-market = Карты на столе
web-bank = Запас жетонов
web-log = Что произошло
web-reserved = Зарезервированные карты
web-card =
    { $points-number ->
        [0] Карта { $card }, уровень { $level }, бонус: { $bonus }. Цена: { $price }.
        [one] Карта { $card }, уровень { $level }, бонус: { $bonus }, { $points } очко. Цена: { $price }.
        [few] Карта { $card }, уровень { $level }, бонус: { $bonus }, { $points } очка. Цена: { $price }.
       *[many] Карта { $card }, уровень { $level }, бонус: { $bonus }, { $points } очков. Цена: { $price }.
    }
web-card-affordable = Вы можете её оплатить.
web-card-missing = Вам не хватает: { $missing }.
web-free = бесплатно
web-deck =
    { $count-number ->
        [one] Колода уровня { $level }: { $count } карта
        [few] Колода уровня { $level }: { $count } карты
       *[many] Колода уровня { $level }: { $count } карт
    }
web-unseen = Закрытая карта уровня { $level }
web-hidden = Эту карту знаете только вы
web-noble =
    { $points-number ->
        [one] Вельможа { $tile }, { $points } очко. Требует карты: { $asks }.
        [few] Вельможа { $tile }, { $points } очка. Требует карты: { $asks }.
       *[many] Вельможа { $tile }, { $points } очков. Требует карты: { $asks }.
    }
web-noble-missing = Вам не хватает: { $missing }.
web-nobles-of =
    { $count-number ->
        [one] { $count } вельможа
        [few] { $count } вельможи
       *[many] { $count } вельмож
    }
web-points =
    { $points-number ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
web-bonus = Карты, { $token }: { $count }
web-token-held = Жетоны, { $token }: { $count }
web-token-in-bank = Жетоны в запасе, { $token }: { $count }
web-tokens-held =
    { $count-number ->
        [one] всего { $count } жетон
        [few] всего { $count } жетона
       *[many] всего { $count } жетонов
    }

## Что делать

web-ask-act = Ваш ход: возьмите жетоны или карту.
web-ask-act-last = Ваш последний ход: возьмите жетоны или карту.
web-ask-return =
    { $surplus-number ->
        [one] Слишком много жетонов: выберите { $surplus } свой, чтобы вернуть.
        [few] Слишком много жетонов: выберите { $surplus } своих, чтобы вернуть.
       *[many] Слишком много жетонов: выберите { $surplus } своих, чтобы вернуть.
    }
web-ask-pay = Вы покупаете карту { $card }. Как заплатить?
web-ask-noble = Вас хотят посетить несколько вельмож. Выберите одного.
web-prompt = Что делать
web-wait = { $seat } думает…
web-over-won = Вы победили!
web-over-lost = Игра окончена. Победитель: { $winners }.
web-over-shared = Общая победа: { $winners }.
web-selection = Выбранные жетоны
web-put-back = Положить обратно: { $token }
web-take = Взять
web-clear = Сбросить
web-return = Вернуть
web-pass = Пас
web-pay-for = Заплатить: { $tokens }
web-undo = Взять назад
web-price = Цена
web-missing = Не хватает
web-buy = Купить
web-buy-for = Купить за: { $tokens }
web-reserve = Зарезервировать
web-reserve-top = Зарезервировать верхнюю карту вслепую
web-close = Закрыть
web-new-game = Новая игра
