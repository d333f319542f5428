### Партии, на которые смотрят ещё раз: повтор, разбор, игра дальше, проверка жребиев; и подсказки. Обозначения: en/events.ftl.
### Шансы и пункты приходят как текст: 55%, +3,1.

## Повтор

page-replay-title = Повтор – Klejnot
page-replay-controls = Повтор
page-replay-first = В начало
page-replay-back = На ход назад
page-replay-play = Смотреть
page-replay-pause = Пауза
page-replay-on = На ход вперёд
page-replay-last = В конец
page-replay-scrub = Ход
page-replay-move = Ход { $move } из { $most }
page-replay-speed = Скорость
page-replay-eyes = Что видно
page-replay-eyes-everything = все карты
page-replay-eyes-spectator = то, что зрителю
page-replay-begins = Игра начинается.
page-replay-link = Скопировать ссылку на ход
page-replay-record = Скачать запись

## Чего нельзя показать и что делать

page-replay-running = Эта партия ещё идёт
page-replay-running-more = Повтор и разбор откроются, как только она закончится. А пока перейдите к столу, чтобы играть или смотреть.
page-replay-to-table = К столу
page-replay-old = Эту партию здесь нельзя повторить
page-replay-old-more = С тех пор изменились правила или набор карт. Скачайте запись: та версия Klejnot, в которой играли, запущенная с теми же картами, всё ещё её покажет.
page-replay-unknown-more = Такой партии нет, или её уже нет. Возможно, ссылка скопирована не полностью. Если запись есть в файле, откройте её на первой странице.
page-replay-wrong = Эту партию нельзя показать
page-import-wrong = Эту запись нельзя открыть
page-import-line = Строка { $line }: { $reason }
page-import-cards = Она сделана с другим набором карт. Запустите сервер с тем же файлом карт (klejnot serve --cards) или откройте запись там, где играли.
page-import-version = Она сделана другой версией программы. Откройте её той версией или смотрите партию на сервере, где её сыграли.
page-import-proof = Жребии не сходятся с доказательством в записи: файл кто-то изменил, или он повреждён. Скачайте его снова там, где играли.
page-import-damaged = Этот файл — не запись партии, или он повреждён. Скачайте его снова: у законченной партии есть кнопка «Скачать запись».
page-import-later = Подождите немного и попробуйте снова.

## Разбор

page-review = Разбор
page-review-more = Каждое решение оценивается глазами его игрока: чего оно стоило и что было бы лучше.
page-review-quick = Быстрый разбор
page-review-thorough = Подробный разбор
page-review-queued = Сначала другие партии. Ждём…
page-review-running = Рассмотрено позиций: { $done } из { $total }…
page-review-stop = Остановить
page-review-failed = Разбор прерван — возможно, сервер перезапускали. Ничего не потеряно: начните его снова.
page-review-seats = Чья игра
page-review-graph = Шанс игрока { $seat } на победу по ходу партии: от { $start } до { $end }. Щелчок ведёт к ходу, Enter — к следующей ошибке.
page-review-chose = { $seat } выбирает: { $what }. Шанс на победу до этого: { $chance } ±{ $error }.
page-review-inaccuracy = неточность, потеряно пунктов: { $points }
page-review-mistake = ошибка, потеряно пунктов: { $points }
page-review-blunder = грубая ошибка, потеряно пунктов: { $points }
page-review-done = сыграно
page-review-then = потом { $line }
page-review-nothing-here = В этой позиции ни у кого не было настоящего выбора.
page-review-marked = Ошибки: { $count }
page-review-balance = { $seat }: шанс в начале { $start }, в конце { $end }.
page-review-verdict-even = Почти ничего на это не повлияло.
page-review-verdict-lucky = Больше всего помогла удача.
page-review-verdict-unlucky = Больше всего помешало невезение.
page-review-verdict-own = Больше всего значили собственные решения.
page-review-verdict-helped = Больше всего помогло то, что сделали другие.
page-review-verdict-beaten = Больше всего значило то, что сделали другие.
page-review-own = Свои решения
page-review-luck = Удача в жребии
page-review-others = Что сделали другие

## Игра дальше

page-play-on = Играть дальше отсюда
page-play-on-more = Новый стол начнётся с этой позиции, на остальных местах — боты. Партия не идёт в рейтинг, а раз её начало задано, доказаны только жребии после него.
page-play-on-seat = Вы играете за

## Честны ли жребии?

page-fair = Проверить жребии
page-fair-checking = Вычисляем…
page-fair-good =
    { $draws-number ->
        [0] Здесь ничего не тянули, а остальное сходится.
        [one] Жребий честен ({ $draws }): его никто не менял.
       *[other] Все жребии честны ({ $draws }): их никто не менял.
    }
page-fair-secret = Секрет, из которого следуют жребии, — тот самый, что сервер зафиксировал до игры.
page-fair-key = Ключ жребиев следует из этого секрета и из того, что добавили игроки. Один сервер не мог его выбрать.
page-fair-draws =
    { $draws-number ->
        [0] Жребиев, которые можно вычислить, нет.
       *[other] Каждый жребий ({ $draws }) — тот, что следует из ключа.
    }
page-fair-noted = Это то обязательство, которое ваш браузер записал, когда впервые увидел стол.
page-fair-not-noted = Этот браузер не видел стола до конца игры и не может сравнить обязательство со своей заметкой.
page-fair-other-commitment = Но когда браузер впервые увидел стол, сервер обязался в другом!
page-fair-added = Есть там и то, что добавил к жребиям этот браузер.
page-fair-not-added = Но того, что добавил к жребиям этот браузер, там нет!
page-fair-given = Партия начинается с середины другой; задано действий: { $given }. О них ничего не доказано.
page-fair-wrong-secret = Секрет — не тот, что сервер зафиксировал до игры. Ничему остальному верить нельзя.
page-fair-wrong-key = Ключ не следует из секрета и из того, что добавили игроки: что-то изменено.
page-fair-wrong-draw = Жребий { $draw } неверен: в записи { $stated }, а из ключа следует { $real }.
page-fair-show = Показать этот жребий
page-fair-no-proof = В этой записи нет доказательства жребиев. Оно есть у партий, сыгранных на сервере.
page-fair-unable = Этот браузер вычисляет такое только на защищённой странице (https или на своей машине). Скачайте запись и запустите: klejnot verify
page-fair-limits = Это вычислил ваш браузер. Что могло выпасть и с каким шансом, сообщил этот сервер; от него же и эта страница. Проверить без него: klejnot verify или docs/fair_draws.py. А кто тасует, мог и подсмотреть: доказано, что никто не выбирал.

## Подсказки

page-hint-best = Подсказка: { $what } (шанс на победу { $chance } ±{ $error })
page-hint-none = Для этого подсказки нет.

## Действия: «взять: белый, 2 синих»

page-do-take = взять: { $tokens }
page-do-take-cells = взять: { $tokens } ({ $cells })
page-do-take-spaces = взять то, что лежит на { $cells }
page-do-privilege = применить привилегию на { $cells }
page-do-replenish = пополнить поле
page-do-gold = взять золото ({ $cells }) и зарезервировать карту
page-do-reserve = зарезервировать карту { $card }
page-do-reserve-top = зарезервировать неизвестную карту уровня { $level }
page-do-buy =
    { $game ->
        [marvel] завербовать карту { $card }
       *[other] купить карту { $card }
    }
page-do-pay =
    { $game ->
        [marvel] { $tokens }: серыми заплатить { $count }
       *[other] { $tokens }: золотом заплатить { $count }
    }
page-do-return = вернуть: { $tokens }
page-do-steal = забрать у соперника: { $tokens }
page-do-associate = присоединить карту к цвету: { $tokens }
page-do-tile =
    { $game ->
        [marvel] взять локацию «{ $tile }»
        [duel] взять королевскую карту { $tile }
       *[other] выбрать вельможу { $tile }
    }
page-do-pass = пасовать
page-do-play = разыграть: { $card }
page-do-buy-dc = купить: { $card }
page-do-kick = купить Пинок
page-do-defeat = победить: { $card }
page-do-contribute = вложить: { $card }
page-do-use = применить способность Супергероя
page-do-help = попросить верных о помощи
page-do-reveal = раскрыться как заговорщик
page-do-end = закончить ход
page-do-defend = защититься: { $card }
page-do-way = выбрать способ { $count }
page-do-yes = да
page-do-no = нет
page-do-hero = выбрать: { $tile }
page-do-choose = выбрать: { $card }
page-do-choose-seat = выбрать игрока { $seat }
page-do-beat-challenge = одолеть Испытание
page-do-beat-plot = одолеть Заговор
page-do-destroy-challenge = уничтожить Испытание
page-do-destroy-plot = уничтожить Заговор
page-do-trigger = сначала: { $card }
page-do-trigger-hero = сначала: Супергерой
