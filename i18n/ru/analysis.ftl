### Что говорят анализ и подсказки. Об условных обозначениях см. en/events.ftl.

## Что не так

analysis-no-decision = { $file }: ещё никто ничего не решал, анализировать нечего
analysis-no-choice = после { $at } действий никому нечего решать; укажите другую позицию через --at

## Подсказки

analysis-chances = Шансы на победу: { $chances }
analysis-then = затем { $line }

## Отчёт

analysis-title = { $title }, игроки: { $players } ({ $config }); результат: { $result }
analysis-effort = Мысленно сыгранных партий на позицию: { $iterations }, независимых поисков: { $searches }; зерно { $seed }
analysis-seat = По тому, что знает { $name }
analysis-balance = Начало { $start }; свои решения { $own }, другие и остальное { $others }, случай { $draws }; конец { $end }
analysis-marks = Решения: { $decisions }, средняя потеря в пунктах: { $loss }; неточности: { $inaccuracies }, ошибки: { $mistakes }, грубые ошибки: { $blunders }
analysis-column-at = после
analysis-column-action = выбрано
analysis-column-chance = шанс
analysis-column-loss = потеря
analysis-column-mark = оценка
analysis-column-best = лучше
analysis-column-line = и затем
analysis-column-choices = лучшее, и что затем
analysis-inaccuracy = неточность
analysis-mistake = ошибка
analysis-blunder = грубая ошибка
analysis-draws = случай
analysis-end = конец

## Страница

analysis-page-title = Анализ: { $title }
analysis-page-course = Шанс на победу в ходе игры
analysis-page-course-axis = действия до этого момента, включая случайные
analysis-page-balance = Случай и выбор
analysis-page-start = начало
analysis-page-own = свои решения
analysis-page-others = другие и остальное
analysis-page-draws = случай
analysis-page-end = конец
analysis-page-decisions = Решения
analysis-page-meaning = Что значат эти числа
analysis-page-meaning-chance = Шанс на победу — это среднее нескольких поисков по тому, что игрок мог знать в тот момент; число после ± и полоса на графике показывают, насколько может отличаться другой такой анализ (95%).
analysis-page-meaning-marks = Потеря — это шанс на победу, который выбранное действие отдаёт по сравнению с лучшим, в процентных пунктах. От 3 пунктов — неточность, от 7 — ошибка, от 15 — грубая ошибка; но никогда, если она меньше своего ±.
analysis-page-meaning-balance = Свои решения — это все потери этого игрока вместе. Что меняется от момента перед случайным событием до момента после него — случай. Остальное — действия других и то, что поиски мгновением позже оценили иначе. Начало, свои решения, другие и случай в сумме дают конец.

## Калибровка

calibrate-title = { $title }, игроки: { $players }; игры бота { $bot } с самим собой: { $games }
calibrate-axis-predicted = шанс на победу по анализу
calibrate-axis-happened = победы
calibrate-column-bin = предсказано
calibrate-column-count = сколько раз
calibrate-column-predicted = в среднем
calibrate-column-happened = победы
calibrate-column-off = разница
calibrate-summary = Предсказаний: { $predictions }. Худший интервал из { $least } и более ошибается на { $worst } п. (без поправки { $raw-worst }); в среднем { $average } (без поправки { $raw-average }).
calibrate-fitted = Лучшая поправка: scale { $scale }, tempo { $tempo }
