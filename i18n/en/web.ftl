### The web client and its server. Conventions: events.ftl.

## klejnot serve

web-serving = Klejnot is ready: { $address } (Ctrl-C ends it)
web-cannot-listen = Cannot listen on { $address }: { $why }
web-cannot-read = Cannot serve the client in { $folder }: { $why }

## Why the server does not do something

web-refused-malformed = the message can't be read: { $why }
web-refused-too-large = the message is too long
web-refused-unknown-path = there is nothing at this address
web-refused-wrong-method = this address doesn't understand such a request
web-refused-foreign-origin = the request comes from somebody else's page
web-refused-unknown-game = there is no game "{ $found }"
web-refused-bad-seats = exactly one seat must be yours
web-refused-too-many-tables = there is no room for another table; try again later
web-refused-unknown-table = there is no such table, or no longer
web-refused-no-seat = this seat belongs to somebody else
web-refused-stale = the table had moved on; look again
web-refused-key-used = another move was sent under the same key
web-refused-illegal = not allowed now
web-refused-nothing-to-undo = there is nothing that you may take back
web-refused-not-over = the game is not over
web-refused-stopping = the server is stopping

# Stands in the log among the events of the game.
web-taken-back = { $seat } takes back the last action.

## The page

web-title = Klejnot
web-title-your-turn = Your turn! – Klejnot
web-language = Language
web-lead = Collect gems and win over the nobles: in your browser, with the rules kept to the letter.
web-play-splendor = Play Splendor
web-against-random = Your opponent: a bot that plays any legal move.
web-continue = Continue the last game
web-unofficial = A free fan project, not connected with the publishers of the games.
web-unreachable = The server can't be reached. Try again in a moment.
web-connecting = Going to the table…
web-lost = The connection is lost. Trying again…
web-nothing = There is nothing here
web-home = To the first page

## Players

# The name of a person who has given none.
web-guest = Guest
web-bot-random = Random bot
# After one's own name.
web-you = you

## Things on the table

web-nobles = Nobles
web-market = Cards on the table
web-bank = Supply of tokens
web-log = What has happened
web-reserved = Reserved cards
web-card =
    { $points-number ->
        [0] Card { $card }, level { $level }, bonus: { $bonus }. Price: { $price }.
        [one] Card { $card }, level { $level }, bonus: { $bonus }, { $points } point. Price: { $price }.
       *[other] Card { $card }, level { $level }, bonus: { $bonus }, { $points } points. Price: { $price }.
    }
web-card-affordable = You can pay for it.
web-card-missing = You lack: { $missing }.
# A price of no tokens at all.
web-free = free
web-deck =
    { $count-number ->
        [one] Deck of level { $level }: { $count } card
       *[other] Deck of level { $level }: { $count } cards
    }
web-unseen = Unseen card of level { $level }
web-hidden = Only you know this card
web-noble =
    { $points-number ->
        [one] Noble { $tile }, { $points } point. Asks for cards: { $asks }.
       *[other] Noble { $tile }, { $points } points. Asks for cards: { $asks }.
    }
web-noble-missing = You lack: { $missing }.
web-nobles-of =
    { $count-number ->
        [one] { $count } noble
       *[other] { $count } nobles
    }
web-points =
    { $points-number ->
        [one] { $points } point
       *[other] { $points } points
    }
web-bonus = Cards, { $token }: { $count }
web-token-held = Tokens, { $token }: { $count }
web-token-in-bank = Tokens in the supply, { $token }: { $count }
web-tokens-held =
    { $count-number ->
        [one] { $count } token in all
       *[other] { $count } tokens in all
    }

## What to do

web-ask-act = Your turn: take tokens, buy or reserve.
web-ask-act-last = Your last turn: take tokens, buy or reserve.
web-ask-return =
    { $surplus-number ->
        [one] Too many tokens: choose { $surplus } of yours to return.
       *[other] Too many tokens: choose { $surplus } of yours to return.
    }
web-ask-pay = You are buying { $card }. How to pay?
web-ask-noble = Several nobles would visit you. Choose one.
web-prompt = What to do
web-wait = { $seat } is thinking…
web-over-won = You win!
web-over-lost = The game is over. Won by { $winners }.
web-over-shared = A shared victory: { $winners }.
web-selection = Selected tokens
web-put-back = Put back { $token }
web-take = Take
web-clear = Clear
web-return = Return
web-pass = Pass
web-pay-for = Pay { $tokens }
web-undo = Take back
web-price = Price
web-missing = Missing
web-buy = Buy
web-buy-for = Buy for { $tokens }
web-reserve = Reserve
web-reserve-top = Reserve the top card unseen
web-close = Close
web-new-game = New game
