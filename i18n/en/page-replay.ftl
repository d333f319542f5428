### Games that are looked at again in the page: replay, review, playing on, the check of draws; and hints. Conventions: events.ftl.
### Chances and points come as text: 55%, +3.1.

## Replay

page-replay-title = Replay – Klejnot
page-replay-controls = Replay
page-replay-first = To the beginning
page-replay-back = One move back
page-replay-play = Play
page-replay-pause = Pause
page-replay-on = One move on
page-replay-last = To the end
page-replay-scrub = Move
page-replay-move = Move { $move } of { $most }
page-replay-speed = Speed
page-replay-eyes = Seen by
page-replay-eyes-everything = all cards open
page-replay-eyes-spectator = a spectator
page-replay-begins = The game begins.
page-replay-link = Copy a link to this move
page-replay-record = Save the record

## What can't be shown, and what to do

page-replay-running = This game is still going on
page-replay-running-more = It can be replayed and reviewed as soon as it is over. Until then, go to the table to play or to watch.
page-replay-to-table = To the table
page-replay-old = This game can't be replayed here
page-replay-old-more = The rules or the set of cards have changed since it was played. Save its record: the version of Klejnot with which it was played, started with the same cards, still shows it.
page-replay-unknown-more = There is no such game, or no longer. Perhaps the link was copied in part. If you have the record as a file, open it on the first page.
page-replay-wrong = This game can't be shown
page-import-wrong = This record can't be opened
# $reason says what is wrong.
page-import-line = Line { $line }: { $reason }
page-import-cards = It was made with another set of cards. Start the server with the same card file (klejnot serve --cards), or open the record where it was played.
page-import-version = It was made by another version of the program. Open it with that version, or replay the game at the server where it was played.
page-import-proof = Its draws don't fit the proof that it carries: somebody has changed the file, or it was damaged on the way. Fetch it again from where it was played.
page-import-damaged = The file is no record of a game, or it is damaged. Fetch it again: a finished game offers it under "Save the record".
page-import-later = Wait a little and try again.

## Review

page-review = Review
page-review-more = Every decision is looked at with the eyes of its player: what it was worth, and what would have been better.
page-review-quick = Quick review
page-review-thorough = Thorough review
page-review-queued = Other games come first. Waiting…
page-review-running = Looked at { $done } of { $total } positions…
page-review-stop = Stop
page-review-failed = The review was broken off, perhaps because the server was restarted. Nothing is lost: start it again.
page-review-seats = Whose game
page-review-graph = Chance of { $seat } to win over the game: from { $start } to { $end }. A click goes to the move, Enter to the next mistake.
page-review-chose = { $seat } chose: { $what }. Chance to win before: { $chance } ±{ $error }.
page-review-inaccuracy = inaccuracy, { $points } points lost
page-review-mistake = mistake, { $points } points lost
page-review-blunder = blunder, { $points } points lost
page-review-done = played
page-review-then = then { $line }
page-review-nothing-here = Nobody had a real choice in this position.
page-review-marked = Mistakes: { $count }
page-review-balance = { $seat } began with a chance of { $start } and ended with { $end }.
page-review-verdict-even = Hardly anything changed that.
page-review-verdict-lucky = Luck helped most.
page-review-verdict-unlucky = Bad luck counted most.
page-review-verdict-own = Own decisions counted most.
page-review-verdict-helped = What the others did helped most.
page-review-verdict-beaten = What the others did counted most.
page-review-own = Own choices
page-review-luck = Luck of the draw
page-review-others = What others did

## Playing on

page-play-on = Play on from here
page-play-on-more = A new table begins in this position, with bots in the other seats. It is not rated, and since its beginning is given, only the draws after it are proved.
page-play-on-seat = You play for

## Were the draws fair?

page-fair = Check the draws
page-fair-checking = Computing…
page-fair-good =
    { $draws-number ->
        [0] Nothing was drawn here, and all else fits.
        [one] The draw was fair: nobody has changed it.
       *[other] All { $draws } draws were fair: nobody has changed them.
    }
page-fair-secret = The secret from which the draws come is the one that the server committed to before the game.
page-fair-key = The key of the draws follows from this secret and from what the players added. The server alone could not choose it.
page-fair-draws =
    { $draws-number ->
        [0] There is no draw to be computed.
        [one] The draw is the one that follows from the key.
       *[other] Each of { $draws } draws is the one that follows from the key.
    }
page-fair-noted = It is the commitment that this browser noted when it first saw the table.
page-fair-not-noted = This browser has not seen the table before its end, so it can't compare the commitment with an own note.
page-fair-other-commitment = But when this browser first saw the table, the server had committed to something else!
page-fair-added = What this browser added to the draws is among it.
page-fair-not-added = But what this browser added to the draws is missing!
page-fair-given =
    { $given-number ->
        [one] The game begins in the middle of another one: { $given } action was given, and nothing is proved about it.
       *[other] The game begins in the middle of another one: { $given } actions were given, and nothing is proved about them.
    }
page-fair-wrong-secret = The secret is not the one that the server committed to before the game. Nothing else can be trusted.
page-fair-wrong-key = The key does not follow from the secret and from what the players added: something was changed.
page-fair-wrong-draw = Draw { $draw } is wrong: the record says { $stated }, but { $real } follows from the key.
page-fair-show = Go to this draw
page-fair-no-proof = This record carries no proof of its draws. Games that are played at a server do.
page-fair-unable = This browser computes that only on a safe page (https, or on the own machine). Save the record and run: klejnot verify
page-fair-limits = It was computed in your browser. What could be drawn, and how likely it was, was told by this server; so was this page. To check without it: klejnot verify, or docs/fair_draws.py. And whoever shuffles could have peeked: what is proved is that nobody chose.

## Hints

# $what is an action as below.
page-hint-best = Hint: { $what } (chance to win { $chance } ±{ $error })
page-hint-none = There is no hint for this.

## Actions, as somebody would do them: "take white, 2 blue"

page-do-take = take { $tokens }
page-do-take-cells = take { $tokens } ({ $cells })
page-do-take-spaces = take what lies on { $cells }
page-do-privilege = use a privilege for { $cells }
page-do-replenish = replenish the board
page-do-gold = take gold ({ $cells }) and reserve a card
page-do-reserve = reserve { $card }
page-do-reserve-top = reserve the unseen top card of level { $level }
page-do-buy =
    { $game ->
        [marvel] recruit { $card }
       *[other] buy { $card }
    }
page-do-pay =
    { $game ->
        [marvel] pay { $count } grey for { $tokens }
       *[other] pay { $count } gold for { $tokens }
    }
page-do-return = return { $tokens }
page-do-steal = take { $tokens } from the opponent
page-do-associate = lay the card on this colour: { $tokens }
page-do-tile =
    { $game ->
        [marvel] take the location { $tile }
        [duel] take royal card { $tile }
       *[other] choose noble { $tile }
    }
page-do-pass = pass
page-do-play = play { $card }
page-do-buy-dc = buy { $card }
page-do-kick = buy a Kick
page-do-defeat = defeat { $card }
page-do-contribute = contribute { $card }
page-do-use = use the Super Hero's ability
page-do-help = ask for help
page-do-reveal = reveal oneself as the Mastermind
page-do-end = end the turn
page-do-defend = defend with { $card }
page-do-way = choose way { $count }
page-do-yes = yes
page-do-no = no
page-do-hero = choose { $tile }
page-do-choose = choose { $card }
page-do-choose-seat = choose { $seat }
page-do-beat-challenge = beat the Challenge
page-do-beat-plot = beat the Plot
page-do-destroy-challenge = destroy the Challenge
page-do-destroy-plot = destroy the Plot
page-do-trigger = first: { $card }
page-do-trigger-hero = first: the Super Hero
