### What analysis and hints say. Conventions: events.ftl. Chances and points come as text: 55.3%, +3.1.

## What is wrong

analysis-no-decision = { $file }: nobody has decided anything yet, so there is nothing to analyse
analysis-no-choice = after { $at } actions nobody has anything to decide; name another position with --at

## Hints

# $chances is a list: Ala 55.3% ± 1.2, Ola 44.7% ± 1.2
analysis-chances = Chances to win: { $chances }
# $line is what may follow: Ola: buy:1W3; Ala: take:WUG
analysis-then = then { $line }

## The report

# $result is one percentage per player, or * if the game is not over.
analysis-title = { $title }, players: { $players } ({ $config }); result: { $result }
analysis-effort = { $iterations } simulated games for each position, in { $searches } independent searches; seed { $seed }
analysis-seat = As known to { $name }
analysis-balance = Start { $start }; own choices { $own }, others and the rest { $others }, draws { $draws }; end { $end }
analysis-marks = Decisions: { $decisions }, average loss: { $loss } points; inaccuracies: { $inaccuracies }, mistakes: { $mistakes }, blunders: { $blunders }
analysis-column-at = at
analysis-column-action = chosen
analysis-column-chance = chance to win
analysis-column-loss = loss
analysis-column-mark = mark
analysis-column-best = better
analysis-column-line = and then
analysis-column-choices = the best, and then
analysis-inaccuracy = inaccuracy
analysis-mistake = mistake
analysis-blunder = blunder
analysis-draws = draws
analysis-end = end

## The page

analysis-page-title = Analysis: { $title }
analysis-page-course = Chance to win over the game
analysis-page-course-axis = actions so far, draws included
analysis-page-balance = Luck and choice
analysis-page-start = start
analysis-page-own = own choices
analysis-page-others = others and the rest
analysis-page-draws = draws
analysis-page-end = end
analysis-page-decisions = Decisions
analysis-page-meaning = What the numbers mean
analysis-page-meaning-chance = A chance to win is what several searches expect on average, by what this player could know at that moment; the number after ± and the band are how far another such analysis may differ (95%).
analysis-page-meaning-marks = A loss is the chance to win that the chosen action gives away in comparison to the best one, in points of a hundred. From 3 points on it is an inaccuracy, from 7 on a mistake, from 15 on a blunder; but never if it is smaller than its own ±.
analysis-page-meaning-balance = Own choices are what all losses of this player cost together. What changes from before draws to after them is luck. The rest is what others did, with what the searches saw differently a moment later. Start, own choices, others and draws add up to the end.

## Calibration

calibrate-title = { $title }, players: { $players }: { $games } games of { $bot } against itself
calibrate-axis-predicted = chance to win, as analysis said it
calibrate-axis-happened = really won
calibrate-column-bin = said
calibrate-column-count = how often
calibrate-column-predicted = on average
calibrate-column-happened = really won
calibrate-column-off = off by
calibrate-summary = Predictions: { $predictions }. Worst bin of { $least } or more: off by { $worst } points (uncorrected { $raw-worst }); on average { $average } (uncorrected { $raw-average }).
calibrate-fitted = Correction that fits best: scale { $scale }, tempo { $tempo }
