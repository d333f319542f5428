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
web-refused-bad-seats = хотя бы одно место должно быть вашим, и все должны существовать
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
