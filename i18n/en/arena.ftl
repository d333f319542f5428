### What the arena says, where bots play against bots. Conventions: events.ftl.

## What is wrong

arena-unknown-bot = there is no bot "{ $found }"; there are: { $known }, and exec:COMMAND for a program
arena-bad-budget = "{ $found }": a budget is a number of iterations above 0 or a time above 0, such as ismcts:5000 or ismcts:200ms
arena-bad-scale = "{ $found }": the number after @ must be above 0 and at most 100, such as 5@0.1
arena-twice = { $bot } is named twice; to give a bot several seats, use --table
arena-too-few = at least two bots are needed; to let a bot play against itself, use --table 5,5
arena-nothing-to-test = there is nothing to test: the bot plays only against itself
arena-no-sides = --sides is for games in which one plays alone against all others, such as dc --mode watchmen
arena-bad-value = { $option } must be { $expected }, not "{ $found }"
arena-expected-number = a number from { $least } to { $most }
arena-expected-elo = two numbers of Elo points, the smaller one first, such as 50,100
arena-expected-date = a day, such as 2026-11-16
arena-cannot-start = can't start { $program }: { $why }

## The file of a run

arena-busy = { $file } is being written by another run
arena-no-journal = { $file }, line { $line }: this is not a game of an arena
# $differs is a list: seed 1 ≠ 2
arena-other-run = { $file } belongs to another run: { $differs }

## A bot that fails

arena-failed-silent = { $bot } did not answer within { $seconds } s and loses the game
arena-failed-gone = { $bot } ended in the middle of the game and loses it
arena-failed-nonsense = { $bot } answered with something that is not a legal action and loses the game: { $said }
arena-failures =
    { $games-number ->
        [one] { $bot } lost { $games } game by failing (no answer: { $silent }, ended: { $gone }, nonsense: { $nonsense })
       *[other] { $bot } lost { $games } games by failing (no answer: { $silent }, ended: { $gone }, nonsense: { $nonsense })
    }

## The report

arena-title = { $title }, players: { $players }, games: { $games }, { $seconds } s, threads: { $threads }
arena-seed = Seed { $seed }; { $config }
arena-column-bot = bot
arena-column-elo = Elo
arena-column-won = won
arena-column-games = games
arena-column-turns = turns
arena-column-decision = per choice
arena-column-slowest = slowest turn
arena-column-meeting = meeting
arena-column-score = score (95%)
arena-column-difference = Elo
arena-column-test = test
arena-others = the others
arena-wins = Row against column, seat for seat:
arena-length = Length in turns of one player: { $mean } ({ $least }-{ $most })
arena-seat = Seat { $seat }: won { $won }, turns { $turns }
arena-lone = Alone: won { $won }, turns { $turns }
# $null and $claim are Elo points or shares, $evidence is the logarithm of the likelihood ratio.
arena-test-accepted = { $claim } accepted, not { $null } ({ $evidence })
arena-test-rejected = { $claim } rejected, rather { $null } ({ $evidence })
arena-test-open = { $claim } or { $null }: open ({ $evidence })

## The page

arena-page-title = Arena: { $title }
arena-page-date = { $date }, Klejnot { $version }
arena-page-bots = Bots
arena-page-meetings = Meetings
arena-page-elo = Elo with 95% intervals
arena-page-elo-note = 0 is the average of all bots. The intervals come from whole deals: the same draws, with every bot in every seat.
arena-page-wins = Who beats whom
arena-page-wins-note = Row against column: the part of its victories in those that either of the two had, seat for seat. 50% is even.
arena-page-length = Length of games
arena-page-length-axis = turns of one player
arena-page-time = Time of a choice
arena-page-time-axis = milliseconds, on a logarithmic scale
arena-page-again = The same results again
