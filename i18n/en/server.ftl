### The server: why it does not do something, what it tells besides the game, and the commands around it. Conventions: events.ftl.

## Why it does not do something

server-refused-bad-name = a name has 1 to 24 characters on one line
server-refused-bad-clock = nobody can play with such a clock
server-refused-no-such-bot = there is no such bot
server-refused-spectator = only players may do that
server-refused-not-playing = the game is not going on
server-refused-seat-taken = this seat is taken
server-refused-no-open-seat = all seats are taken
server-refused-not-away = this player is still there
server-refused-not-alone = hints are given only where you play alone against bots
server-refused-too-many = too much at once; wait a moment
server-refused-bad-entropy = what you add to the draws is 32 hexadecimal digits
server-refused-started = the game has begun already
server-refused-bad-record = the record cannot be read
server-refused-unknown-replay = there is no such record
server-refused-old-rules = this game was played by other rules than today's; only its record can be fetched
server-refused-unknown-analysis = nobody has asked for this analysis yet
server-refused-nothing-to-analyse = nobody has decided anything in this game
server-refused-signed-out = sign in, or send a token of your account
server-refused-revoked = this token was revoked; sign in again, or make a new token in your account
server-refused-wrong-passphrase = the name or the passphrase is wrong
server-refused-bad-passphrase = a passphrase has 8 to 200 characters
server-refused-name-taken = another account has this name; choose another one
server-refused-needs-passphrase = a token is not enough for this; sign in with your passphrase
server-refused-unknown-token = there is no such token, or it was revoked already
server-refused-too-many-tokens = your account has as many tokens as it may; revoke one first
server-refused-too-slow = the request took too long to arrive; send it again
server-refused-storage = it could not be stored and was not done; try again in a moment
server-refused-lesson = that is allowed, but this lesson shows something else first: try what is lit on the table
server-refused-no-lesson = this lesson is not possible with the cards of this server

## What is told besides the game

server-joined = { $seat } sits down.
server-left = { $seat } leaves the table.
server-stand-in = A bot plays for { $seat } now.
server-sat-down = { $seat } is back.
server-resigned = { $seat } gives up.
server-out-of-time = { $seat } has run out of time.
server-went-back = { $seat } goes back to an earlier move.
server-given =
    { $given-number ->
        [one] This game begins in the middle of another one: its first action was given.
       *[other] This game begins in the middle of another one: its first { $given } actions were given.
    }
server-frozen = This game was begun under other rules (version { $rules }) and can't go on: at step { $version } today's rules play it differently. Its record can still be fetched.

## Commands

server-cannot-open = Cannot use the database { $database }: { $why }
server-in-use = Another server is using the database { $database }.
server-newer = The database { $database } was made by a newer version of Klejnot (version { $found }; this program knows { $ours }).
server-bad-config = { $file }: { $why }
server-not-empty = { $database } already has tables; take an empty database.
server-bad-line = { $file }, line { $line }: { $why }
server-copied = Tables copied: { $count }
