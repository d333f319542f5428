### What training says. Conventions: events.ftl.

train-no-sight = nets are trained for splendor, marvel and duel; there is none for { $title }
train-busy = { $file } is being written by another training
train-no-plan = { $file } is not the plan of a training
train-other-plan = { $file } belongs to another training: it has { $found }, not { $wanted }; choose another folder with --into
train-bad-line = { $file }, line { $line }: this was not written by a training
train-playing = Round { $round }: playing
train-learning = Learning
train-comparing = Comparing
train-round-better = Round { $round }: { $lessons } positions, loss { $loss }, { $score }% against the best so far ({ $elo } Elo): the best now, { $total } Elo over the start
train-round-worse = Round { $round }: { $lessons } positions, loss { $loss }, { $score }% against the best so far ({ $elo } Elo): no better, still { $total } Elo over the start
train-best = The best net, { $elo } Elo over the start: { $file }
train-nothing-better = No net was better than what it began with.
train-curve-title = { $title }, players: { $players }
train-curve-rounds = rounds
train-curve-elo = Elo over the start

net-not-one = this is not a net
net-damaged = this net is damaged
net-other = this is a net for { $found }; wanted is one for { $wanted }
