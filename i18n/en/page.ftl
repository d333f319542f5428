### The page in the browser. Conventions: events.ftl.

page-title = Klejnot
page-title-your-turn = Your turn! – Klejnot
page-language = Language
page-unofficial = A free fan project, not connected with the publishers of the games.
page-unreachable = The server can't be reached. Try again in a moment.
page-connecting = Going to the table…
page-lost = The connection is lost. Trying again…
page-nothing = There is nothing here
page-nothing-more = Perhaps the link is old or was copied in part. Ask for a new one, or begin a game of your own.
page-offline = You are offline
page-offline-more = The server can't be reached. Your games are kept there: as soon as it answers again, you can go on where you were.
page-again = Try again
page-home = To the first page
page-back = Back
page-close = Close
page-yes = Yes
page-no = Cancel

## The first page

page-lead = Play against bots or with friends, in your browser, with the rules kept to the letter. No account, just a link.
page-games = Games
page-lead-splendor = Collect gems, buy mines, ships and palaces, and win over the nobles.
page-lead-marvel = Recruit heroes, gather the stones and be the first to meet the Gauntlet.
page-lead-duel = One board, one bag, three ways to win: a game for two.
page-lead-dc = Build a deck of heroes, gadgets and powers, and defeat the Super-Villains.
page-lead-watchmen = Beat the Challenges together, but one of you is secretly the Mastermind.
# $players is a number or a range: "2", "2–4".
page-players = Players: { $players }
page-how-many = Players
page-strength = Bots
page-strength-random = random
page-strength-greedy = greedy
page-strength-level = level { $level }
page-play-bots = Play against bots
page-play-friends = Play with friends
page-public = Show the table to everybody
page-play-here = Play on one device
page-learn = Learn to play
page-lesson = Lesson
page-lesson-step = Lesson, step { $step } of { $of }
page-lesson-play = Now play against bots
# The window that asks for names.
page-here = Players on this device
page-here-more = Whoever is to move sees their own cards. In between a curtain hides the table.
page-here-player = Player { $number }
page-here-begin = Begin
page-time = Clock
page-time-none = none
page-time-move = per move
page-time-game = per game
page-time-days = days
page-time-how-long = How long
page-time-seconds = { $seconds } s
page-time-minutes = { $minutes } min
# $seconds are added after each move.
page-time-increment = { $minutes } min + { $seconds } s
page-my-games = My games
page-no-games = You have not played here yet.
page-open-tables = Open tables
page-no-tables = Nobody is waiting for players now.
page-stage-gathering = waiting for players
page-stage-playing = being played
page-stage-over = over
page-stage-frozen = stopped by an upgrade
page-continue = Continue
page-look = Look
page-replay = Replay
page-import = Open a record
page-import-more = Have the record of a game as a file? Replay and review it here.
page-join = Sit down
page-watch = Watch
page-rules-of = Rules: { $title }

## A table that waits for players

page-gathering = Waiting for players. The game begins as soon as all seats are taken.
page-open-seat = Open seat
page-invite = Invitation link
page-qr = Invitation as a QR code
page-copy = Copy the link
page-copied = Copied
page-leave = Leave
page-full = All seats are taken. You can watch once the game begins.

## Several players on one device

page-curtain = Now { $seat }
page-curtain-more = Hand over the device. The table is hidden until { $seat } is there.
page-curtain-lift = Show the table

## Settings

page-settings = Settings
page-name = Your name
page-theme = Theme
page-theme-auto = as the system
page-theme-light = light
page-theme-dark = dark
page-speed = Animation
page-speed-off = off
page-speed-fast = fast
page-speed-normal = normal
page-speed-slow = slow
page-sound = Sound
page-notify = Notifications
page-notify-more = When it is your turn and the page is hidden
page-confirm-moves = Confirm moves
page-confirm-moves-more = Ask before a card is bought or anything else is done at one click
page-patterns = Patterns
page-patterns-more = For those who see colours differently

## Keys

page-help = Help
page-help-about = Show
page-help-search = Search by number or by words
page-help-none = No rule has that in it. Try another word, or a number such as SPL-10.
page-rules = Rules
page-keys = Keys
page-key-arrows = from one thing to the next
page-key-enter = use what is in focus
page-key-letters = pick a token by its letter
page-key-confirm = confirm the selection
page-key-clear = clear the selection
page-key-undo = take back
page-key-levels = cards of level 1, 2, 3
page-key-tiles = nobles, locations, royal cards
page-key-bank = supply, or board
page-key-players = you, the others
page-key-log = what has happened
page-key-answers = what to do
page-key-duel = Duel: use a privilege, replenish
page-key-dc-areas = DC: threats, Line-Up, played cards, stacks, hand
page-key-dc = DC: end the turn, the Super Hero's ability, my role
page-key-lesson = lesson: to what is lit
page-key-hint = a hint, against bots
page-key-replay = replay: a move back or on, to the beginning or the end
page-key-replay-more = replay: play or pause, the next mistake
page-key-help = this list

## Players

# The name of a person who has given none.
page-guest = Guest
page-bot-random = Random bot
page-bot-greedy = Greedy bot
page-bot-level = Bot, level { $level }
# After one's own name.
page-you = you
page-chat = Chat
page-chat-say = Your message
page-send = Send

page-table = Table
page-watch-link = Link for spectators
page-return-link = Link to come back on another device
page-link-expired = This link no longer opens the seat: it is too old, or was copied in part. Make a new one on the device where you play (⋯ above the log). Until then you can watch.
page-replace = Let a bot play for { $seat }
page-sit = Take my seat back
page-resign = Give up
page-resign-sure = Give up: are you sure?
page-away = away
page-clock = Time left
page-days = { $days } d

## Things on the table

page-nobles = Nobles
page-locations = Locations and the Avengers tile
page-market = Cards on the table
page-bank = Supply of tokens
page-pyramid = Cards on the table
page-board = Board
page-supply = Privileges and bag
page-royals = Royal cards
page-log = What has happened
page-log-earlier = Show what came before
page-reserved = Reserved cards
page-card =
    { $points-number ->
        [0] Card { $card }, level { $level }, bonus: { $bonus }. Price: { $price }.
        [one] Card { $card }, level { $level }, bonus: { $bonus }, { $points } point. Price: { $price }.
       *[other] Card { $card }, level { $level }, bonus: { $bonus }, { $points } points. Price: { $price }.
    }
page-card-affordable = You can pay for it.
page-card-tags =
    { $count-number ->
        [one] { $count } Avengers tag.
       *[other] { $count } Avengers tags.
    }
page-card-crowns =
    { $count-number ->
        [one] { $count } crown.
       *[other] { $count } crowns.
    }
page-no-bonus = none
page-lacking = You lack: { $missing }.
# A price of no tokens at all.
page-free = free
page-deck =
    { $count-number ->
        [one] Deck of level { $level }: { $count } card
       *[other] Deck of level { $level }: { $count } cards
    }
page-deck-of = Deck of level { $level }
page-unseen = Unseen card of level { $level }
page-hidden = Only you know this card
page-noble =
    { $points-number ->
        [one] Noble { $tile }, { $points } point. Asks for cards: { $asks }.
       *[other] Noble { $tile }, { $points } points. Asks for cards: { $asks }.
    }
page-nobles-of =
    { $count-number ->
        [one] { $count } noble
       *[other] { $count } nobles
    }
page-points =
    { $points-number ->
        [one] { $points } point
       *[other] { $points } points
    }
page-bonus = Cards, { $token }: { $count }
page-token-held = Tokens, { $token }: { $count }
page-token-in-bank = Tokens in the supply, { $token }: { $count }
page-tokens-held =
    { $count-number ->
        [one] { $count } token in all
       *[other] { $count } tokens in all
    }

## Marvel

page-location =
    { $points-number ->
        [one] Location { $tile }, { $points } point. Asks for characters: { $asks }.
       *[other] Location { $tile }, { $points } points. Asks for characters: { $asks }.
    }
page-locations-of =
    { $count-number ->
        [one] { $count } location
       *[other] { $count } locations
    }
page-avengers = Avengers
page-avengers-free = Avengers tile, worth { $points }. It comes to whoever first has { $needs } tags.
page-avengers-owned = Avengers tile, worth { $points }. Owner: { $owner }. With { $needs } tags somebody else takes it.
page-tags =
    { $count-number ->
        [one] { $count } Avengers tag
       *[other] { $count } Avengers tags
    }
# $missing are the stones that are missing.
page-gauntlet =
    { $points-number ->
        [one] Gauntlet: missing stones: { $missing }; { $points } point missing
       *[other] Gauntlet: missing stones: { $missing }; { $points } points missing
    }
page-gauntlet-met = The Gauntlet is complete

## Duel

page-ability-again = Take another turn.
page-ability-associate = Joins one of your cards and takes its colour.
page-ability-token = Take a token of this colour from the board.
page-ability-privilege = Take a privilege.
page-ability-steal = Steal a token from your opponent.
page-royal =
    { $points-number ->
        [one] Royal card { $tile }, { $points } point.
       *[other] Royal card { $tile }, { $points } points.
    }
page-cell = { $cell }: { $token }
page-cell-picked = { $cell }: { $token }, picked
page-cell-empty = { $cell }: empty
page-privileges =
    { $count-number ->
        [one] { $count } privilege
       *[other] { $count } privileges
    }
page-privileges-left =
    { $count-number ->
        [one] { $count } privilege lies above the board
       *[other] { $count } privileges lie above the board
    }
page-bag =
    { $count-number ->
        [one] { $count } token in the bag
       *[other] { $count } tokens in the bag
    }
page-track-points = Points: { $count } of { $goal }
page-track-crowns = Crowns: { $count } of { $goal }
page-track-colour = Points of one colour: { $count } of { $goal }

## What to do

page-ask-act = Your turn: take tokens, buy or reserve.
page-ask-act-last = Your last turn: take tokens, buy or reserve.
page-ask-act-marvel = Your turn: take tokens, recruit or reserve.
page-ask-act-last-marvel = Perhaps your last turn: take tokens, recruit or reserve.
page-ask-return =
    { $surplus-number ->
        [one] Too many tokens: choose { $surplus } of yours to return.
       *[other] Too many tokens: choose { $surplus } of yours to return.
    }
page-ask-pay = You are buying { $card }. How to pay?
page-ask-noble = Several nobles would visit you. Choose one.
page-ask-location = You may take one of several locations. Choose one.
page-ask-duel-start = Your turn: take tokens in a line, take gold, or buy a card.
page-ask-duel-act = Now take tokens in a line, take gold, or buy a card.
page-ask-duel-privilege = Choose a gem or a pearl on the board for your privilege.
page-ask-duel-reserve = You have taken gold. Choose a card to reserve.
page-ask-duel-associate = Which colour shall { $card } join?
page-ask-duel-token = Choose a token on the board: { $token }.
page-ask-duel-steal = Which token do you take from your opponent?
page-ask-duel-royal = Choose a royal card.
page-prompt = What to do
page-wait = { $seat } is thinking…
page-over-won = You win!
page-over-lost = The game is over. Won by { $winners }.
page-over-shared = A shared victory: { $winners }.
page-over-drawn = The game is over: a draw.
page-selection = Selected tokens
page-put-back = Put back { $token }
page-take = Take
page-take-gold = Take gold and reserve
page-clear = Clear
page-return = Return
page-pass = Pass
page-use-privilege = Use a privilege
page-replenish = Replenish the board
page-pay-for = Pay { $tokens }
page-undo = Take back
page-price = Price
page-missing = Missing
page-buy = Buy
page-buy-for = Buy for { $tokens }
page-buy-free = Buy for free
page-reserve = Reserve
page-reserve-top = Reserve the top card unseen
# Under a button that can't be used now; pressing it tells the reason.
page-why = why not?
page-no-such-move = there is no move like that
# $what is the move: "Buy for 2 blue".
page-confirm = Are you sure? { $what }
page-rematch = Rematch
page-hint = Hint
page-hint-thinking = Thinking…
# Stands above the log of a table that begins in the middle of another game.
page-given = What if: the beginning of this game was given, so it is not rated, and only the draws after it are proved.
page-given-from = Where it comes from
page-new-game = New game
