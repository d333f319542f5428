### What the commands of the program say. Conventions: events.ftl.

## Beginning

cmd-welcome = Klejnot plays Splendor, Splendor: Marvel, Splendor Duel and the DC Deck-Building Game, and keeps to the rules. To begin:
cmd-welcome-play = a game against a bot
cmd-welcome-friends = a game for two at one keyboard
cmd-welcome-games = all games and their options
cmd-unknown-game = there is no game "{ $found }"; there are: { $known }
# $players is a number or a range, 2-4.
cmd-games-players =
    { $most-number ->
        [one] for { $players } player
       *[other] for { $players } players
    }
cmd-games-more = Play one: klejnot play splendor

## Files

cmd-cannot-read = can't read { $file }: { $why }
cmd-cannot-write = can't write { $file }: { $why }
cmd-record-line = line { $line }: { $reason }
cmd-record-illegal = { $action } is not legal here. { $why }
cmd-verify-valid = { $file }: valid. { $title }, players: { $players }, actions: { $actions }, result: { $result }
cmd-verify-fair = The secret is the one that was committed to ({ $commitment }); all draws ({ $draws }) follow from it and from what the players added.
cmd-verify-given = But the first actions ({ $given }) were given, draws included: this game begins in the middle of another one, and nothing is proved about them.
cmd-verify-wrong = { $file }: wrong. { $reason }
cmd-load-other = { $file } is a game of { $title } with its own options; go on without naming a game or options
cmd-load-seats = --seats names { $seats }, but the players are { $players }
cmd-too-many-names = too many names: { $names }, but the players are { $players }

## At the table

cmd-curtain = { $name }'s turn. Press Enter when nobody else is looking.
cmd-advice = Looks best, with your chance to win:
cmd-undone = Taken back.
cmd-nothing-to-undo = There is nothing to take back.
cmd-saved = Saved: { $file }
cmd-save-where = Where to? For example: save game.txt
cmd-over = The game is over.
cmd-left = The game was left and not saved.
cmd-no-such-number = there is no number { $number } in the list: choose from 1 to { $most }
cmd-not-played = { $action }: { $reason }. Nothing was played.

## What is asked for

cmd-hint-act = Type an action; ? lists them all, help says more.
cmd-hint-start = Type an action, privileges and replenishing first; ? lists them all, help says more.
# Enter alone plays $action.
cmd-hint-pay = How to pay? Enter: { $action }; ? lists all ways.
cmd-hint-return = Which token to return? (list: ?)
cmd-hint-tile = Which one? (list: ?)
cmd-hint-reserve = Which card to reserve? (list: ?)
cmd-hint-associate = Which colour does the card join? (list: ?)
cmd-hint-token = Which token to take? (list: ?)
cmd-hint-steal = Which token to take from the opponent? (list: ?)
cmd-hint-royal = Which royal card? (list: ?)

## Help

cmd-help-actions = Type an action as in the list (take:WUG or: take w u g), or its number. Commands:
cmd-help-list = list everything that may be done
cmd-help-board = show the board
cmd-help-log = tell what has happened
cmd-help-hint = think about what to do
cmd-help-undo = take back the last decision
cmd-help-save = save the game
cmd-help-quit = leave

## Actions in words, in a list of what may be done

cmd-do-take = take { $tokens }
cmd-do-take-cells = take { $tokens } ({ $cells })
cmd-do-privilege = return a privilege and take { $tokens } ({ $cells })
cmd-do-replenish = replenish the board; the opponent takes a privilege
cmd-do-gold = take gold ({ $cells }) and reserve a card
cmd-do-reserve = reserve { $card }
cmd-do-reserve-top = reserve the unseen top card of level { $level }
cmd-do-buy =
    { $count-number ->
        [0]
            { $game ->
                [marvel] recruit { $card } for free
               *[other] buy { $card } for free
            }
       *[other]
            { $game ->
                [marvel] recruit { $card } for { $tokens }
               *[other] buy { $card } for { $tokens }
            }
    }
cmd-do-pay =
    { $game ->
        [marvel] pay { $count } grey for { $tokens }
       *[other] pay { $count } gold for { $tokens }
    }
cmd-do-return = return { $tokens }
cmd-do-steal = take { $tokens } from the opponent
cmd-do-associate = lay the card on this colour: { $tokens }
cmd-do-tile =
    { $game ->
        [marvel] take the location { $tile }
        [duel] take royal card { $tile }
       *[other] choose noble { $tile }
    }
cmd-do-pass = pass

## Replay

cmd-replay-at = there is no position { $at }: the last one is { $most }
cmd-replay-position = Position { $at } of { $most }
cmd-replay-keys = Enter: on, b: back, a number: go there, q: leave
cmd-no-such-seat = there is no seat { $seat }: choose from 0 to { $most }

## Simulation: labels of a table, at most 23 characters

cmd-simulate-title = { $title }, players: { $players }, bot: { $bot }, seed: { $seed }, threads: { $threads }, { $seconds } s
cmd-simulate-games = games
cmd-simulate-moves = actions
cmd-simulate-decisions = decisions
cmd-simulate-turns = turns
cmd-simulate-length = length in actions
cmd-simulate-length-turns = length in turns
cmd-simulate-wins = seat { $seat } wins
cmd-simulate-shared = shared victories
cmd-simulate-mastermind = wins of the Mastermind

## Benchmark: headings of a table, at most 10 characters; the size at most 5

cmd-bench-title = Random games on one thread, per second; single operations in nanoseconds
cmd-bench-games = games
cmd-bench-turns = turns
cmd-bench-decisions = decisions
cmd-bench-moves = actions
cmd-bench-size = bytes
cmd-bench-note = legal: all legal actions; apply: one action; clone: a copy; determ: redraw what is hidden
cmd-bench-search = Bots: judging a position, in microseconds; iterations of a search per second, at the start of a game
cmd-bench-seconds = --seconds is a number from { $least } to { $most }, not "{ $found }"

## Load

cmd-load-failed = No measurement at { $url }: { $why }
cmd-load-moves = { $tables } tables, { $sockets } sockets, { $seconds } s: { $moves } of { $due } moves that were due, { $rate } per second
cmd-load-acknowledged = due to acknowledged: p50 { $p50 } ms, p99 { $p99 } ms, longest { $longest } ms
cmd-load-seen = due to seen by the others: p50 { $p50 } ms, p99 { $p99 } ms, longest { $longest } ms
cmd-load-against-bots = against bots that think: { $count } moves, p50 { $p50 } ms, p99 { $p99 } ms, longest { $longest } ms
cmd-load-memory = memory: { $before } MB before, { $all } MB with everybody there, { $after } MB at the end; { $table } kB per table, { $socket } kB per socket
cmd-load-idle = { $count } idle sockets: { $all } MB, { $each } kB each
cmd-load-problems = Problems: { $count }; the first one: { $first }

## Engine

cmd-engine-empty = an empty line
cmd-engine-too-long = longer than { $most } bytes
cmd-engine-not-utf8 = not UTF-8
cmd-engine-not-json = not JSON: { $why }
cmd-engine-missing-field = the field "{ $field }" is missing
cmd-engine-unknown-field = there is no field "{ $field }"
cmd-engine-duplicate-field = the field "{ $field }" is there twice
cmd-engine-bad-value = "{ $field }" must be { $expected }
# What a field must be: the end of the sentence above.
cmd-engine-expected-scalar = a string, a number, true, false or null
cmd-engine-expected-string = a string
cmd-engine-expected-strings = an array of one or more strings, and not together with a single one
cmd-engine-expected-number = a whole number from 0 to { $most }
cmd-engine-expected-positive = a whole number from 1 to { $most }, and only one of "iterations" and "milliseconds"
cmd-engine-expected-flag = true or false
cmd-engine-expected-pairs = an object whose values are strings, numbers, true or false
cmd-engine-expected-id = a string of at most { $most } bytes or a whole number
cmd-engine-expected-external = "external", and not together with "seed"
cmd-engine-expected-eyes = "spectator" or "everything", and not together with "seat"
cmd-engine-unknown-command = there is no command "{ $found }"; there are: { $known }
cmd-engine-no-game = there is no such game here
cmd-engine-too-many-games = at most { $most } games at a time
cmd-engine-nothing-to-undo = there is nothing to take back
cmd-engine-not-over = the game is not over
cmd-engine-no-decision = nobody has anything to decide
