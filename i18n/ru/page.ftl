### Страница в браузере. Соглашения: en/events.ftl.

page-title = Klejnot
page-title-your-turn = Ваш ход! – Klejnot
page-language = Язык
page-unofficial = Бесплатный фанатский проект, не связанный с издателями игр.
page-unreachable = Сервер недоступен. Попробуйте чуть позже.
page-connecting = Идём к столу…
page-lost = Связь потеряна. Пробуем снова…
page-nothing = Здесь ничего нет
page-nothing-more = Возможно, ссылка устарела или скопирована не полностью. Попросите новую или начните свою игру.
page-offline = Нет связи
page-offline-more = Сервер недоступен. Ваши игры хранятся на нём: как только он ответит, вы продолжите с того же места.
page-again = Попробовать снова
page-home = На главную
page-back = Назад
page-close = Закрыть
page-yes = Да
page-no = Отмена

## Главная страница

page-lead = Играйте с ботами или с друзьями прямо в браузере, точно по правилам. Без регистрации, достаточно ссылки.
page-games = Игры
page-lead-splendor = Собирайте самоцветы, покупайте шахты, корабли и дворцы, завоёвывайте расположение вельмож.
page-lead-marvel = Вербуйте героев, собирайте камни и первыми выполните условия Перчатки.
page-lead-duel = Одно поле, один мешочек, три пути к победе: игра для двоих.
page-lead-dc = Соберите колоду из героев, снаряжения и суперсил и победите Суперзлодеев.
page-lead-watchmen = Одолейте Испытания вместе, но кто-то из вас — тайный заговорщик.
page-players = Игроков: { $players }
page-how-many = Сколько игроков
page-strength = Боты
page-strength-random = случайные
page-strength-greedy = жадные
page-strength-level = уровень { $level }
page-play-bots = Играть с ботами
page-play-friends = Играть с друзьями
page-public = Показать стол всем
page-play-here = Играть на одном устройстве
page-learn = Научиться играть
page-lesson = Урок
page-lesson-step = Урок, шаг { $step } из { $of }
page-lesson-play = Теперь играть с ботами
page-here = Игроки за этим устройством
page-here-more = Чей ход, тот видит свои карты. Между ходами стол закрывает занавес.
page-here-player = Игрок { $number }
page-here-begin = Начать
page-time = Часы
page-time-none = без часов
page-time-move = на ход
page-time-game = на игру
page-time-days = дни
page-time-how-long = Сколько времени
page-time-seconds = { $seconds } с
page-time-minutes = { $minutes } мин
page-time-increment = { $minutes } мин + { $seconds } с
page-my-games = Мои игры
page-no-games = Вы здесь ещё не играли.
page-open-tables = Открытые столы
page-no-tables = Сейчас никто не ждёт игроков.
page-stage-gathering = ждёт игроков
page-stage-playing = идёт игра
page-stage-over = окончена
page-stage-frozen = остановлена обновлением
page-continue = Вернуться к игре
page-look = Посмотреть
page-replay = Повтор
page-import = Открыть запись
page-import-more = Есть запись партии в файле? Повторите и разберите её здесь.
page-join = Сесть за стол
page-watch = Наблюдать
page-rules-of = Правила: { $title }

## Стол, который ждёт игроков

page-gathering = Ждём игроков. Игра начнётся, как только все места будут заняты.
page-open-seat = Свободное место
page-invite = Ссылка-приглашение
page-qr = Приглашение в виде QR-кода
page-copy = Скопировать ссылку
page-copied = Скопировано
page-leave = Уйти из-за стола
page-full = Все места заняты. Когда игра начнётся, можно будет наблюдать.

## Несколько игроков за одним устройством

page-curtain = Теперь { $seat }
page-curtain-more = Передайте устройство. Стол скрыт, пока за ним не окажется { $seat }.
page-curtain-lift = Показать стол

## Настройки

page-settings = Настройки
page-name = Ваше имя
page-theme = Тема
page-theme-auto = как в системе
page-theme-light = светлая
page-theme-dark = тёмная
page-speed = Анимация
page-speed-off = нет
page-speed-fast = быстрая
page-speed-normal = обычная
page-speed-slow = медленная
page-sound = Звук
page-notify = Уведомления
page-notify-more = Когда ваш ход, а страница скрыта
page-confirm-moves = Подтверждать ходы
page-confirm-moves-more = Спрашивать перед покупкой карты и другими ходами в один щелчок
page-patterns = Узоры
page-patterns-more = Для тех, кто иначе видит цвета

## Клавиши

page-help = Помощь
page-help-about = Показать
page-help-search = Искать по номеру или словам
page-help-none = Такого нет ни в одном правиле. Попробуйте другое слово или номер, например SPL-10.
page-rules = Правила
page-keys = Клавиши
page-key-arrows = от одной вещи к следующей
page-key-enter = использовать то, что выделено
page-key-letters = выбрать жетон по букве
page-key-confirm = подтвердить выбор
page-key-clear = сбросить выбор
page-key-undo = взять назад
page-key-levels = карты уровня 1, 2, 3
page-key-tiles = вельможи, локации, королевские карты
page-key-bank = запас или поле
page-key-players = вы, другие игроки
page-key-log = что произошло
page-key-answers = что делать
page-key-duel = Дуэль: применить привилегию, пополнить поле
page-key-dc-areas = DC: угрозы, рынок, разыгранные карты, стопки, рука
page-key-dc = DC: закончить ход, способность Супергероя, моя роль
page-key-lesson = урок: к тому, что подсвечено
page-key-hint = подсказка, против ботов
page-key-replay = повтор: на ход назад или вперёд, в начало или в конец
page-key-replay-more = повтор: смотреть или пауза, следующая ошибка
page-key-help = этот список

## Игроки

page-guest = Гость
page-bot-random = Случайный бот
page-bot-greedy = Жадный бот
page-bot-level = Бот, уровень { $level }
page-you = вы
page-chat = Чат
page-chat-say = Ваше сообщение
page-send = Отправить

page-table = Стол
page-watch-link = Ссылка для зрителей
page-return-link = Ссылка, чтобы вернуться с другого устройства
page-link-expired = Эта ссылка больше не открывает место: она устарела или скопирована не полностью. Сделайте новую на устройстве, где вы играете (⋯ над журналом). А пока можно смотреть.
page-replace = Пусть за игрока { $seat } играет бот
page-sit = Вернуться на своё место
page-resign = Сдаться
page-resign-sure = Сдаться: вы уверены?
page-away = нет за столом
page-clock = Осталось времени
page-days = { $days } д.

## Вещи на столе

page-nobles = Вельможи
page-locations = Локации и плитка Мстителей
page-market = Карты на столе
page-bank = Запас жетонов
page-pyramid = Карты на столе
page-board = Поле
page-supply = Привилегии и мешочек
page-royals = Королевские карты
page-log = Что произошло
page-log-earlier = Показать, что было раньше
page-reserved = Зарезервированные карты
page-card =
    { $points-number ->
        [0] Карта { $card }, уровень { $level }, бонус: { $bonus }. Цена: { $price }.
        [one] Карта { $card }, уровень { $level }, бонус: { $bonus }, { $points } очко. Цена: { $price }.
        [few] Карта { $card }, уровень { $level }, бонус: { $bonus }, { $points } очка. Цена: { $price }.
       *[many] Карта { $card }, уровень { $level }, бонус: { $bonus }, { $points } очков. Цена: { $price }.
    }
page-card-affordable = Вы можете её оплатить.
page-card-tags =
    { $count-number ->
        [one] { $count } символ Мстителей.
        [few] { $count } символа Мстителей.
       *[many] { $count } символов Мстителей.
    }
page-card-crowns =
    { $count-number ->
        [one] { $count } корона.
        [few] { $count } короны.
       *[many] { $count } корон.
    }
page-no-bonus = нет
page-lacking = Вам не хватает: { $missing }.
page-free = бесплатно
page-deck =
    { $count-number ->
        [one] Колода уровня { $level }: { $count } карта
        [few] Колода уровня { $level }: { $count } карты
       *[many] Колода уровня { $level }: { $count } карт
    }
page-deck-of = Колода уровня { $level }
page-unseen = Закрытая карта уровня { $level }
page-hidden = Эту карту знаете только вы
page-noble =
    { $points-number ->
        [one] Вельможа { $tile }, { $points } очко. Требует карты: { $asks }.
        [few] Вельможа { $tile }, { $points } очка. Требует карты: { $asks }.
       *[many] Вельможа { $tile }, { $points } очков. Требует карты: { $asks }.
    }
page-nobles-of =
    { $count-number ->
        [one] { $count } вельможа
        [few] { $count } вельможи
       *[many] { $count } вельмож
    }
page-points =
    { $points-number ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
page-bonus = Карты, { $token }: { $count }
page-token-held = Жетоны, { $token }: { $count }
page-token-in-bank = Жетоны в запасе, { $token }: { $count }
page-tokens-held =
    { $count-number ->
        [one] всего { $count } жетон
        [few] всего { $count } жетона
       *[many] всего { $count } жетонов
    }

## Marvel

page-location =
    { $points-number ->
        [one] Локация «{ $tile }», { $points } очко. Требует персонажей: { $asks }.
        [few] Локация «{ $tile }», { $points } очка. Требует персонажей: { $asks }.
       *[many] Локация «{ $tile }», { $points } очков. Требует персонажей: { $asks }.
    }
page-locations-of =
    { $count-number ->
        [one] { $count } локация
        [few] { $count } локации
       *[many] { $count } локаций
    }
page-avengers = Мстители
page-avengers-free = Плитка Мстителей, очки: { $points }. Достанется тому, кто первым соберёт символов: { $needs }.
page-avengers-owned = Плитка Мстителей, очки: { $points }. Владеет { $owner }. Перейдёт к тому, кто соберёт символов: { $needs }.
page-tags =
    { $count-number ->
        [one] { $count } символ Мстителей
        [few] { $count } символа Мстителей
       *[many] { $count } символов Мстителей
    }
page-gauntlet =
    { $points-number ->
        [one] Перчатка: недостающие камни: { $missing }; не хватает { $points } очка
        [few] Перчатка: недостающие камни: { $missing }; не хватает { $points } очков
       *[many] Перчатка: недостающие камни: { $missing }; не хватает { $points } очков
    }
page-gauntlet-met = Условия Перчатки выполнены

## Дуэль

page-ability-again = Сделайте ещё один ход.
page-ability-associate = Присоединяется к одной из ваших карт и принимает её цвет.
page-ability-token = Возьмите с поля жетон этого цвета.
page-ability-privilege = Возьмите привилегию.
page-ability-steal = Украдите жетон у соперника.
page-royal =
    { $points-number ->
        [one] Королевская карта { $tile }, { $points } очко.
        [few] Королевская карта { $tile }, { $points } очка.
       *[many] Королевская карта { $tile }, { $points } очков.
    }
page-cell = { $cell }: { $token }
page-cell-picked = { $cell }: { $token }, выбрано
page-cell-empty = { $cell }: пусто
page-privileges =
    { $count-number ->
        [one] { $count } привилегия
        [few] { $count } привилегии
       *[many] { $count } привилегий
    }
page-privileges-left =
    { $count-number ->
        [one] Над полем лежит { $count } привилегия
        [few] Над полем лежат { $count } привилегии
       *[many] Над полем лежит { $count } привилегий
    }
page-bag =
    { $count-number ->
        [one] { $count } жетон в мешочке
        [few] { $count } жетона в мешочке
       *[many] { $count } жетонов в мешочке
    }
page-track-points = Очки: { $count } из { $goal }
page-track-crowns = Короны: { $count } из { $goal }
page-track-colour = Очки одного цвета: { $count } из { $goal }

## Что делать

page-ask-act = Ваш ход: возьмите жетоны или карту.
page-ask-act-last = Ваш последний ход: возьмите жетоны или карту.
page-ask-act-marvel = Ваш ход: возьмите жетоны, завербуйте или зарезервируйте персонажа.
page-ask-act-last-marvel = Возможно, ваш последний ход: возьмите жетоны, завербуйте или зарезервируйте персонажа.
page-ask-return =
    { $surplus-number ->
        [one] Слишком много жетонов: выберите { $surplus } свой, чтобы вернуть.
        [few] Слишком много жетонов: выберите { $surplus } своих, чтобы вернуть.
       *[many] Слишком много жетонов: выберите { $surplus } своих, чтобы вернуть.
    }
page-ask-pay = Вы покупаете карту { $card }. Как заплатить?
page-ask-noble = Вас хотят посетить несколько вельмож. Выберите одного.
page-ask-location = Вы можете взять одну из нескольких локаций. Выберите одну.
page-ask-duel-start = Ваш ход: возьмите жетоны по линии, возьмите золото или купите карту.
page-ask-duel-act = Теперь возьмите жетоны по линии, возьмите золото или купите карту.
page-ask-duel-privilege = Выберите на поле самоцвет или жемчужину за привилегию.
page-ask-duel-reserve = Золото у вас. Выберите карту для резерва.
page-ask-duel-associate = К какому цвету присоединить карту { $card }?
page-ask-duel-token = Выберите жетон на поле: { $token }.
page-ask-duel-steal = Какой жетон вы заберёте у соперника?
page-ask-duel-royal = Выберите королевскую карту.
page-prompt = Что делать
page-wait = { $seat } думает…
page-over-won = Вы победили!
page-over-lost = Игра окончена. Победитель: { $winners }.
page-over-shared = Общая победа: { $winners }.
page-over-drawn = Игра окончена: ничья.
page-selection = Выбранные жетоны
page-put-back = Положить обратно: { $token }
page-take = Взять
page-take-gold = Взять золото и зарезервировать
page-clear = Сбросить
page-return = Вернуть
page-pass = Пас
page-use-privilege = Применить привилегию
page-replenish = Пополнить поле
page-pay-for = Заплатить: { $tokens }
page-undo = Взять назад
page-price = Цена
page-missing = Не хватает
page-buy = Купить
page-buy-for = Купить за: { $tokens }
page-buy-free = Купить бесплатно
page-reserve = Зарезервировать
page-reserve-top = Зарезервировать верхнюю карту вслепую
page-why = почему нет?
page-no-such-move = такого хода нет
page-confirm = Вы уверены? { $what }
page-rematch = Реванш
page-hint = Подсказка
page-hint-thinking = Думаем…
page-given = Что, если: начало этой партии задано, поэтому она не идёт в рейтинг, и доказаны только жребии после него.
page-given-from = Откуда она
page-new-game = Новая игра
