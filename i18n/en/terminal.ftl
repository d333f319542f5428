### Boards in the terminal. Conventions: events.ftl. Room is short: a board has 80 columns, a label of a row 10.

# Each round begins with $seat.
board-round = round { $round }, { $seat } first
board-turn = turn { $turn }
# Points that bring the end.
board-goal = goal
board-last-round = last round
board-again = and another turn
board-supply = Supply
board-bag = Bag
# A label on a reserved card, and of a row of reserved cards.
board-reserved = reserved
board-bonuses = bonuses
board-tokens = tokens
board-cards =
    { $count-number ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-tiles =
    { $game ->
        [marvel] locations
       *[other] nobles
    }
# A card that costs no token.
board-free = free

## Marvel

board-avengers = Avengers tile
board-avengers-free =
    { $needs-number ->
        [one] goes to the first with { $needs } tag (A)
       *[other] goes to the first with { $needs } tags (A)
    }
board-avengers-owned =
    { $needs-number ->
        [one] with { $seat }; { $needs } tag (A) takes it
       *[other] with { $seat }; { $needs } tags (A) take it
    }
# A label of a row: what is missing for the Infinity Gauntlet.
board-gauntlet = Gauntlet

## Duel

# A label of a row: points on cards of each colour.
board-colour-points = points
board-privileges = Privileges
board-royals = Royals
# A label of a row.
board-own-royals = royals
board-goals = Wins with
# After a number of points.
board-goal-colour = in one colour
board-crown = crown
board-ability-again = another turn
board-ability-associate = joins a colour
board-ability-token = token of its colour
board-ability-privilege = privilege
board-ability-steal = steal a token

## What the game waits for

prompt-draw = A draw is due.
prompt-act =
    { $game ->
        [marvel] { $seat }: take tokens, reserve or recruit?
       *[other] { $seat }: take tokens, reserve or buy?
    }
prompt-start = { $seat }: a privilege, replenish, or tokens, gold, buy?
prompt-reserve = { $seat }: which card to reserve?
prompt-pay =
    { $game ->
        [marvel] { $seat } pays for { $card }. How many grey for { $token } ({ $least }-{ $most })?
       *[other] { $seat } pays for { $card }. How much gold for { $token } ({ $least }-{ $most })?
    }
prompt-return =
    { $surplus-number ->
        [one] { $seat } returns { $surplus } token.
       *[other] { $seat } returns { $surplus } tokens.
    }
prompt-tile =
    { $game ->
        [marvel] { $seat } chooses a location: { $tiles }.
       *[other] { $seat } chooses a noble: { $tiles }.
    }
prompt-associate = { $seat } lays { $card } on a colour: { $columns }.
prompt-token = { $seat } takes a token from the board: { $token }.
prompt-steal = { $seat } takes a token from the opponent.
prompt-royal = { $seat } chooses a royal card.
prompt-over = The game is over.
prompt-drawn = The game is over: a draw.
