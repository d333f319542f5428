### Сервер: почему он чего-то не делает, что говорит помимо игры, и команды вокруг него. Соглашения: events.ftl.

## Почему он чего-то не делает

server-refused-bad-name = имя — от 1 до 24 знаков в одной строке
server-refused-bad-clock = с такими часами нельзя играть
server-refused-no-such-bot = такого бота нет
server-refused-spectator = это могут только игроки
server-refused-not-playing = игра не идёт
server-refused-seat-taken = это место занято
server-refused-no-open-seat = все места заняты
server-refused-not-away = этот игрок за столом
server-refused-not-alone = подсказки даются только там, где вы играете против одних ботов
server-refused-too-many = слишком много сразу; подождите немного
server-refused-bad-entropy = к жребиям добавляют 32 шестнадцатеричные цифры
server-refused-started = игра уже началась
server-refused-bad-record = запись не читается
server-refused-unknown-replay = такой записи нет
server-refused-old-rules = эта игра сыграна не по сегодняшним правилам; можно только скачать её запись
server-refused-unknown-analysis = этот анализ ещё никто не запрашивал
server-refused-nothing-to-analyse = в этой игре ещё никто ничего не решал
server-refused-signed-out = войдите в учётную запись или пришлите её токен
server-refused-revoked = этот токен отозван; войдите снова или создайте новый токен в своей учётной записи
server-refused-wrong-passphrase = неверное имя или кодовая фраза
server-refused-bad-passphrase = в кодовой фразе от 8 до 200 знаков
server-refused-name-taken = это имя уже занято; выберите другое
server-refused-needs-passphrase = для этого токена мало; войдите с кодовой фразой
server-refused-unknown-token = такого токена нет, или он уже отозван
server-refused-too-many-tokens = в вашей учётной записи больше токенов быть не может; сначала отзовите какой-нибудь
server-refused-too-slow = запрос поступал слишком долго; отправьте его ещё раз
server-refused-storage = не удалось сохранить, поэтому ничего не произошло; попробуйте чуть позже
server-refused-lesson = так тоже можно, но сейчас урок показывает другое: попробуйте то, что подсвечено на столе
server-refused-no-lesson = с картами этого сервера этот урок невозможен

## Что говорит помимо игры

server-joined = { $seat } садится за стол.
server-left = { $seat } уходит из-за стола.
server-stand-in = За игрока { $seat } теперь играет бот.
server-sat-down = { $seat } снова в игре.
server-resigned = { $seat } сдаётся.
server-out-of-time = { $seat }: время вышло.
server-went-back = { $seat } возвращается к более раннему ходу.
server-given = Эта партия начинается с середины другой; задано действий в начале: { $given }.
server-frozen = Эта игра начата по другим правилам (версия { $rules }) и не может продолжаться: на шаге { $version } сегодняшние правила играют иначе. Запись игры всё ещё можно скачать.

## Команды

server-cannot-open = Нельзя использовать базу данных { $database }: { $why }
server-in-use = Базу данных { $database } уже использует другой сервер.
server-newer = База данных { $database } создана более новой версией Klejnot (версия { $found }; эта программа знает { $ours }).
server-bad-config = { $file }: { $why }
server-not-empty = В базе { $database } уже есть столы; укажите пустую базу.
server-bad-line = { $file }, строка { $line }: { $why }
server-copied = Скопировано столов: { $count }
