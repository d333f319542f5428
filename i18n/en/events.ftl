### What happened, one sentence each: for logs and for speech.
###
### Conventions for all files in this folder:
###
### * Nothing here formats a number. A number `$count` comes twice: `$count` is text to print, `$count-number` is an integer to
###   choose a variant by. Never print the second, never choose by the first. There is no NUMBER() and no DATETIME().
### * `$game` is always there in events and refusals (splendor, marvel, duel, dc), to choose a game's own words by.
### * `$seat` is a player's name, `$winners` a list of names. Nobody's gender is known.
### * `$tokens` (`$missing`) is a list in words, "white, 2 blue"; `$tokens-number` tells how many there are, 0 for none.
### * `$card` is a card's name or code; `$card-seen` is yes or no. For a card that the reader does not see, only `$card-level` says anything.
### * `$tile` is the name or code of a noble, a location or a royal card.
### * Refusals and what is wrong with records begin with a small letter and have no full stop: they stand after a colon.

event-first = { $seat } begins.
event-revealed =
    { $game ->
        [marvel] Location in this game: { $tile }.
       *[other] Noble in this game: { $tile }.
    }
event-dealt = { $card } is laid face up.
event-took = { $seat } takes { $tokens }.
event-reserved =
    { $card-seen ->
        [no] { $seat } reserves an unseen card of level { $card-level }.
       *[yes] { $seat } reserves { $card }.
    }
# With the joker that comes along.
event-reserved-with =
    { $card-seen ->
        [no] { $seat } reserves an unseen card of level { $card-level } and takes { $tokens }.
       *[yes] { $seat } reserves { $card } and takes { $tokens }.
    }
event-bought =
    { $tokens-number ->
        [0] { $seat } buys { $card } for free.
       *[other] { $seat } buys { $card } for { $tokens }.
    }
event-noble = { $seat } receives noble { $tile }.
event-returned = { $seat } returns { $tokens }.
event-passed = { $seat } passes: no action is possible.
event-last-round = { $seat } has enough points: this round is the last.
event-stalled = Nothing changes any more: the game ends.
event-won = { $seat } wins!
event-shared = { $winners } share the victory.

## Marvel

event-marvel-recruited =
    { $tokens-number ->
        [0] { $seat } recruits { $card } for free.
       *[other] { $seat } recruits { $card } for { $tokens }.
    }
event-marvel-location = { $seat } takes the location { $tile }.
event-marvel-stone = { $seat } takes a green token, the time stone.
event-marvel-avengers = { $seat } takes the Avengers tile.
event-marvel-avengers-from = { $seat } takes the Avengers tile from { $from }.
event-marvel-last-round = { $seat } meets the Gauntlet: this round may be the last.
event-marvel-goes-on = Nobody meets the Gauntlet any more: the game goes on.

## Duel

event-duel-laid = Laid on { $cell }: { $tokens }.
event-duel-privilege = { $seat } takes a privilege.
event-duel-privilege-moves = { $seat } takes a privilege from the opponent.
event-duel-privilege-none = { $seat } has all the privileges already.
event-duel-replenished = { $seat } replenishes the board.
event-duel-took-by-privilege = { $seat } returns a privilege and takes { $tokens }.
event-duel-took-by-ability = { $seat } takes { $tokens } by a card's ability.
event-duel-passed = { $seat } can do no mandatory action.
event-duel-associated = { $seat } lays { $card } on a card of this colour: { $tokens }.
event-duel-stole = { $seat } steals { $tokens } from the opponent.
event-duel-no-token = There is no such token on the board: { $tokens }. The ability is ignored.
event-duel-nothing-to-steal = There is nothing to steal: the ability is ignored.
event-duel-royal = { $seat } takes royal card { $tile }.
event-duel-again = { $seat } takes another turn.
event-duel-enough-points =
    { $count-number ->
        [one] { $seat } has { $count } point.
       *[other] { $seat } has { $count } points.
    }
event-duel-enough-crowns =
    { $count-number ->
        [one] { $seat } has { $count } crown.
       *[other] { $seat } has { $count } crowns.
    }
event-duel-enough-of-colour =
    { $count-number ->
        [one] { $seat } has { $count } point on cards of one colour: { $tokens }.
       *[other] { $seat } has { $count } points on cards of one colour: { $tokens }.
    }
event-duel-drawn = Nobody has bought or reserved a card for a long time: the game is a draw.
