### Что говорит арена, где боты играют с ботами. Об условных обозначениях см. en/events.ftl.

## Что не так

arena-unknown-bot = нет бота «{ $found }»; есть: { $known }, а для программы — exec:КОМАНДА
arena-bad-budget = «{ $found }»: бюджет — это число итераций больше 0 или время больше 0, например ismcts:5000 или ismcts:200ms
arena-bad-scale = «{ $found }»: число после @ должно быть больше 0 и не больше 100, например 5@0.1
arena-twice = { $bot } указан дважды; чтобы бот занял несколько мест, используйте --table
arena-too-few = нужно не меньше двух ботов; чтобы бот играл сам с собой, используйте --table 5,5
arena-nothing-to-test = проверять нечего: бот играет только сам с собой
arena-no-sides = --sides — для игр, в которых один играет против всех, как dc --mode watchmen
arena-bad-value = неверное значение { $option }: «{ $found }»; ожидается: { $expected }
arena-expected-number = число от { $least } до { $most }
arena-expected-elo = два числа очков Эло, сначала меньшее, например 50,100
arena-expected-date = день, например 2026-11-16
arena-cannot-start = не удаётся запустить { $program }: { $why }

## Файл прогона

arena-busy = в { $file } уже пишет другой прогон
arena-no-journal = { $file }, строка { $line }: это не игра арены
arena-other-run = { $file } относится к другому прогону: { $differs }

## Бот, который подвёл

arena-failed-silent = { $bot } не ответил за { $seconds } с и проигрывает игру
arena-failed-gone = { $bot } завершился посреди игры и проигрывает её
arena-failed-nonsense = { $bot } ответил не допустимым действием и проигрывает игру: { $said }
arena-failures =
    { $games-number ->
        [one] { $bot } подвёл и проиграл { $games } игру (нет ответа: { $silent }, завершился: { $gone }, бессмыслица: { $nonsense })
        [few] { $bot } подвёл и проиграл { $games } игры (нет ответа: { $silent }, завершился: { $gone }, бессмыслица: { $nonsense })
       *[many] { $bot } подвёл и проиграл { $games } игр (нет ответа: { $silent }, завершился: { $gone }, бессмыслица: { $nonsense })
    }

## Отчёт

arena-title = { $title }, игроки: { $players }, игры: { $games }, { $seconds } с, потоки: { $threads }
arena-seed = Зерно { $seed }; { $config }
arena-column-bot = бот
arena-column-elo = Эло
arena-column-won = победы
arena-column-games = игры
arena-column-turns = ходы
arena-column-decision = на решение
arena-column-slowest = самый долгий ход
arena-column-meeting = встреча
arena-column-score = счёт (95%)
arena-column-difference = Эло
arena-column-test = проверка
arena-others = остальные
arena-wins = Строка против столбца, место за место:
arena-length = Длина в ходах одного игрока: { $mean } ({ $least }-{ $most })
arena-seat = Место { $seat }: победы { $won }, ходы { $turns }
arena-lone = Один против всех: побед { $won }, ходов { $turns }
arena-test-accepted = { $claim } принято, а не { $null } ({ $evidence })
arena-test-rejected = { $claim } отвергнуто, скорее { $null } ({ $evidence })
arena-test-open = { $claim } или { $null }: не решено ({ $evidence })

## Страница

arena-page-title = Арена: { $title }
arena-page-date = { $date }, Klejnot { $version }
arena-page-bots = Боты
arena-page-meetings = Встречи
arena-page-elo = Эло с 95-процентными интервалами
arena-page-elo-note = 0 — это среднее всех ботов. Интервалы считаются по целым раздачам: один и тот же розыгрыш, каждый бот на каждом месте.
arena-page-wins = Кто кого побеждает
arena-page-wins-note = Строка против столбца: доля побед строки среди побед обоих, место за место. 50% — равенство.
arena-page-length = Длина игр
arena-page-length-axis = ходы одного игрока
arena-page-time = Время решения
arena-page-time-axis = миллисекунды, логарифмическая шкала
arena-page-again = Те же результаты ещё раз
