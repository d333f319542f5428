### Co mówi trening. Zasady: events.ftl.

train-no-sight = sieci uczą się gier splendor, marvel i duel; dla { $title } żadnej nie ma
train-busy = w { $file } zapisuje właśnie inny trening
train-no-plan = { $file } nie jest planem treningu
train-other-plan = { $file } należy do innego treningu: jest tam { $found }, a nie { $wanted }; wybierz inny folder opcją --into
train-bad-line = { $file }, wiersz { $line }: tego nie zapisał trening
train-playing = Runda { $round }: gra
train-learning = Nauka
train-comparing = Porównanie
train-round-better = Runda { $round }: pozycje: { $lessons }, strata { $loss }, { $score }% przeciw dotąd najlepszej ({ $elo } Elo): teraz najlepsza, { $total } Elo ponad początek
train-round-worse = Runda { $round }: pozycje: { $lessons }, strata { $loss }, { $score }% przeciw dotąd najlepszej ({ $elo } Elo): nie lepsza, nadal { $total } Elo ponad początek
train-best = Najlepsza sieć, { $elo } Elo ponad początek: { $file }
train-nothing-better = Żadna sieć nie była lepsza od tego, od czego zaczęto.
train-curve-title = { $title }, gracze: { $players }
train-curve-rounds = rundy
train-curve-elo = Elo ponad początek

net-not-one = to nie jest sieć
net-damaged = ta sieć jest uszkodzona
net-other = to sieć dla { $found }; potrzebna jest dla { $wanted }
