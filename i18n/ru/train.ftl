### Что говорит обучение. Правила: events.ftl.

train-no-sight = сети учатся играм splendor, marvel и duel; для { $title } сети нет
train-busy = в { $file } сейчас пишет другое обучение
train-no-plan = { $file }: это не план обучения
train-other-plan = { $file } принадлежит другому обучению: там { $found }, а не { $wanted }; выберите другую папку параметром --into
train-bad-line = { $file }, строка { $line }: это записано не обучением
train-playing = Раунд { $round }: игра
train-learning = Учёба
train-comparing = Сравнение
train-round-better = Раунд { $round }: позиций: { $lessons }, потеря { $loss }, { $score }% против лучшей до сих пор ({ $elo } Эло): теперь лучшая, { $total } Эло над началом
train-round-worse = Раунд { $round }: позиций: { $lessons }, потеря { $loss }, { $score }% против лучшей до сих пор ({ $elo } Эло): не лучше, по-прежнему { $total } Эло над началом
train-best = Лучшая сеть, { $elo } Эло над началом: { $file }
train-nothing-better = Ни одна сеть не оказалась лучше того, с чего начали.
train-curve-title = { $title }, игроков: { $players }
train-curve-rounds = раунды
train-curve-elo = Эло над началом

net-not-one = это не сеть
net-damaged = эта сеть повреждена
net-other = это сеть для { $found }; нужна для { $wanted }
