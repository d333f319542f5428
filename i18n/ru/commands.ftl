### Что говорят команды программы. Об условных обозначениях см. en/events.ftl.

## Начало

cmd-welcome = Klejnot: «Роскошь», Splendor: Marvel, «Роскошь: Дуэль» и DC Deck-Building Game, строго по правилам. Для начала:
cmd-welcome-play = игра с ботом
cmd-welcome-friends = игра вдвоём за одной клавиатурой
cmd-welcome-games = все игры и их параметры
cmd-unknown-game = нет игры «{ $found }»; есть: { $known }
cmd-games-players =
    { $most-number ->
        [one] для { $players } игрока
       *[other] для { $players } игроков
    }
cmd-games-more = Чтобы сыграть: klejnot play splendor

## Файлы

cmd-cannot-read = не удаётся прочитать { $file }: { $why }
cmd-cannot-write = не удаётся записать { $file }: { $why }
cmd-record-line = строка { $line }: { $reason }
cmd-record-illegal = { $action } здесь не по правилам. { $why }
cmd-verify-valid = { $file }: всё по правилам. { $title }, игроки: { $players }, действия: { $actions }, итог: { $result }
cmd-verify-fair = Секрет — тот самый, что был зафиксирован до игры ({ $commitment }); все жребии ({ $draws }) следуют из него и из того, что добавили игроки.
cmd-verify-given = Но первые действия ({ $given }), вместе со жребиями, были заданы: эта партия начинается с середины другой, и о них ничего не доказано.
cmd-verify-wrong = { $file }: ошибка. { $reason }
cmd-load-other = { $file } — это игра { $title } со своими параметрами; продолжите её, не указывая игру и параметры
cmd-load-seats = в --seats указано: { $seats }, а игроков: { $players }
cmd-too-many-names = слишком много имён: { $names }, а игроков: { $players }

## За столом

cmd-curtain = Теперь { $name }. Нажмите Enter, когда больше никто не смотрит.
cmd-advice = Лучше всего выглядит (шанс на победу):
cmd-undone = Ход взят назад.
cmd-nothing-to-undo = Брать назад нечего.
cmd-saved = Сохранено: { $file }
cmd-save-where = Куда? Например: save igra.txt
cmd-over = Игра окончена.
cmd-left = Игра прервана и не сохранена.
cmd-no-such-number = в списке нет номера { $number }: выберите от 1 до { $most }
cmd-not-played = { $action }: { $reason }. Ничего не сыграно.

## Что нужно сделать

cmd-hint-act = Введите действие; ? — список, help — подробнее.
cmd-hint-start = Введите действие, сначала привилегии и пополнение; ? — список, help — подробнее.
cmd-hint-pay = Чем платить? Enter: { $action }; ? — все способы.
cmd-hint-return = Какой жетон вернуть? (список: ?)
cmd-hint-tile = Что выбрать? (список: ?)
cmd-hint-reserve = Какую карту зарезервировать? (список: ?)
cmd-hint-associate = К какому цвету присоединить карту? (список: ?)
cmd-hint-token = Какой жетон взять? (список: ?)
cmd-hint-steal = Какой жетон забрать у соперника? (список: ?)
cmd-hint-royal = Какую королевскую карту взять? (список: ?)

## Справка

cmd-help-actions = Введите действие, как в списке (take:WUG или: take w u g), либо его номер. Команды:
cmd-help-list = показать всё, что можно сделать
cmd-help-board = показать стол
cmd-help-log = рассказать, что произошло
cmd-help-hint = подсказать, что делать
cmd-help-undo = взять назад последнее решение
cmd-help-save = сохранить игру
cmd-help-quit = выйти

## Действия словами

cmd-do-take = взять: { $tokens }
cmd-do-take-cells = взять: { $tokens } ({ $cells })
cmd-do-privilege = вернуть привилегию и взять: { $tokens } ({ $cells })
cmd-do-replenish = пополнить поле; соперник берёт привилегию
cmd-do-gold = взять золото ({ $cells }) и зарезервировать карту
cmd-do-reserve = зарезервировать карту { $card }
cmd-do-reserve-top = зарезервировать неизвестную карту уровня { $level }
cmd-do-buy =
    { $count-number ->
        [0]
            { $game ->
                [marvel] завербовать бесплатно карту { $card }
               *[other] купить бесплатно карту { $card }
            }
       *[other]
            { $game ->
                [marvel] завербовать карту { $card } за: { $tokens }
               *[other] купить карту { $card } за: { $tokens }
            }
    }
cmd-do-pay =
    { $game ->
        [marvel] { $tokens }: серыми заплатить { $count }
       *[other] { $tokens }: золотом заплатить { $count }
    }
cmd-do-return = вернуть: { $tokens }
cmd-do-steal = забрать у соперника: { $tokens }
cmd-do-associate = присоединить карту к цвету: { $tokens }
cmd-do-tile =
    { $game ->
        [marvel] взять локацию «{ $tile }»
        [duel] взять королевскую карту { $tile }
       *[other] выбрать вельможу { $tile }
    }
cmd-do-pass = пасовать

## Просмотр записи

cmd-replay-at = нет позиции { $at }: последняя — { $most }
cmd-replay-position = Позиция { $at } из { $most }
cmd-replay-keys = Enter: дальше, b: назад, число: к этой позиции, q: выход
cmd-no-such-seat = нет места { $seat }: выберите от 0 до { $most }

## Симуляция: заголовки таблицы, не длиннее 23 знаков

cmd-simulate-title = { $title }, игроки: { $players }, бот: { $bot }, зерно: { $seed }, потоки: { $threads }, { $seconds } с
cmd-simulate-games = игры
cmd-simulate-moves = действия
cmd-simulate-decisions = решения
cmd-simulate-turns = ходы
cmd-simulate-length = длина в действиях
cmd-simulate-length-turns = длина в ходах
cmd-simulate-wins = побеждает место { $seat }
cmd-simulate-shared = общие победы
cmd-simulate-mastermind = победы заговорщика

## Измерение: заголовки таблицы, не длиннее 10 знаков; размер — не длиннее 5

cmd-bench-title = Случайные игры в одном потоке, в секунду; отдельные операции в наносекундах
cmd-bench-games = игры
cmd-bench-turns = ходы
cmd-bench-decisions = решения
cmd-bench-moves = действия
cmd-bench-size = байты
cmd-bench-note = legal: все допустимые действия; apply: одно действие; clone: копия; determ: новый розыгрыш скрытого
cmd-bench-search = Боты: оценка позиции в микросекундах; итерации поиска в секунду, в начале игры
cmd-bench-seconds = --seconds — это число от { $least } до { $most }, а не «{ $found }»

## Нагрузка

cmd-load-failed = Измерить не удалось: { $url }: { $why }
cmd-load-moves = столов: { $tables }, сокетов: { $sockets }, { $seconds } с: сделано ходов: { $moves } из { $due }, { $rate } в секунду
cmd-load-acknowledged = от срока до подтверждения: p50 { $p50 } мс, p99 { $p99 } мс, дольше всего { $longest } мс
cmd-load-seen = от срока до того, как увидели другие: p50 { $p50 } мс, p99 { $p99 } мс, дольше всего { $longest } мс
cmd-load-against-bots = против думающих ботов: ходов: { $count }, p50 { $p50 } мс, p99 { $p99 } мс, дольше всего { $longest } мс
cmd-load-memory = память: { $before } МБ до начала, { $all } МБ, когда все на месте, { $after } МБ в конце; { $table } кБ на стол, { $socket } кБ на сокет
cmd-load-idle = простаивающих сокетов: { $count }, { $all } МБ, по { $each } кБ
cmd-load-problems = Неполадки: { $count }; первая: { $first }

## Движок

cmd-engine-empty = пустая строка
cmd-engine-too-long = больше { $most } байт
cmd-engine-not-utf8 = это не UTF-8
cmd-engine-not-json = это не JSON: { $why }
cmd-engine-missing-field = нет поля «{ $field }»
cmd-engine-unknown-field = поля «{ $field }» не бывает
cmd-engine-duplicate-field = поле «{ $field }» указано дважды
cmd-engine-bad-value = неверное значение поля «{ $field }»; ожидается: { $expected }
cmd-engine-expected-scalar = строка, число, true, false или null
cmd-engine-expected-string = строка
cmd-engine-expected-strings = массив из одной или нескольких строк, и не вместе с одиночной
cmd-engine-expected-number = целое число от 0 до { $most }
cmd-engine-expected-positive = целое число от 1 до { $most }, и только одно из полей «iterations» и «milliseconds»
cmd-engine-expected-flag = true или false
cmd-engine-expected-pairs = объект, значения которого — строки, числа, true или false
cmd-engine-expected-id = строка не длиннее { $most } байт или целое число
cmd-engine-expected-external = «external», и не вместе с «seed»
cmd-engine-expected-eyes = «spectator» или «everything», и не вместе с «seat»
cmd-engine-unknown-command = нет команды «{ $found }»; есть: { $known }
cmd-engine-no-game = такой игры здесь нет
cmd-engine-too-many-games = не больше { $most } игр одновременно
cmd-engine-nothing-to-undo = брать назад нечего
cmd-engine-not-over = игра ещё не окончена
cmd-engine-no-decision = сейчас никто ничего не решает
