### Why something can't be done. Conventions: events.ftl.

# The rule's ID, then one of the reasons below.
refusal = { $rule }: { $reason }

## Not now

refuse-over = the game is over
refuse-not-your-turn = it is somebody else's turn
refuse-after-draw = chance decides before that, and nobody has seen how yet
refuse-turn-passed = the turn is over before that
refuse-masked = this only tells that a hidden card was drawn; it is not a move
refuse-impossible-draw = this can't be drawn now
refuse-draw-due = chance decides first
refuse-no-draw-due = nothing is drawn now
refuse-pay-first = first choose how to pay
refuse-return-first =
    { $surplus-number ->
        [one] first return { $surplus } token: at most { $limit } may be kept
       *[other] first return { $surplus } tokens: at most { $limit } may be kept
    }
refuse-choose-tile =
    { $game ->
        [marvel] first choose a location
       *[other] first choose a noble
    }
refuse-tile-not-coming =
    { $game ->
        [marvel] this location can't be chosen now
       *[other] this noble can't be chosen now
    }
refuse-no-tile-due =
    { $game ->
        [marvel] there is no location to choose now
       *[other] there is no noble to choose now
    }
refuse-not-paying = nothing is being paid for now
refuse-no-surplus = tokens are returned only by a player who has more than { $limit }
refuse-can-act = passing is allowed only if no action is possible

## Taking tokens

refuse-take-more =
    { $count-number ->
        [one] only one colour is left: take exactly { $count } token
       *[other] take exactly { $count } tokens of different colours
    }
refuse-not-in-bank = not in the supply: { $tokens }
refuse-pile-small = two alike come only from a pile of at least { $least } ({ $tokens }: { $count })

## Returning tokens

refuse-no-such-token = no such token to return: { $tokens }
refuse-never-returned = such a token is never returned: { $tokens }
refuse-return-order = tokens are returned in a fixed order of colours, and this one is out of order: { $tokens }

## Reserving

refuse-not-face-up = { $card } does not lie face up
refuse-deck-empty = the deck of level { $level } is empty
refuse-hand-full =
    { $most-number ->
        [one] at most { $most } card may be reserved
       *[other] at most { $most } cards may be reserved
    }

## Buying, recruiting

refuse-not-for-sale = { $card } lies neither face up nor among the player's reserved cards
refuse-too-dear =
    { $jokers-number ->
        [0] { $card } is too dear: { $missing } missing
       *[other]
            { $game ->
                [marvel] { $card } is too dear: { $missing } missing, and only { $jokers } grey to replace them
               *[other] { $card } is too dear: { $missing } missing, and only { $jokers } gold to replace them
            }
    }
refuse-joker-count =
    { $game ->
        [marvel] { $tokens }: from { $least } to { $most } grey may be paid instead
       *[other] { $tokens }: from { $least } to { $most } gold may be paid instead
    }
refuse-joker-colour =
    { $game ->
        [marvel] the question now is how many grey to pay for { $tokens }
       *[other] the question now is how much gold to pay for { $tokens }
    }

## Duel: privileges and the board

refuse-duel-no-privilege = there is no privilege to use
refuse-duel-privilege-too-late = privileges can't be used after replenishing
refuse-duel-bag-empty = the bag is empty
refuse-duel-must-replenish = the board must be replenished first
refuse-duel-empty-cell = { $cell } is empty
refuse-duel-never-gold = gold lies on { $cell }; it comes only with a reservation

## Duel: gold and reserving

refuse-duel-gold-first = to reserve, first take gold from the board
refuse-duel-reserve-first = gold was taken: now choose a card to reserve
refuse-duel-no-gold-here = no gold lies on { $cell }
refuse-duel-no-gold-left = no gold is left on the board
refuse-duel-no-cards-left = no card is left to reserve

## Duel: abilities and royals

refuse-duel-ability-first = the ability comes first
refuse-duel-no-ability-due = there is no ability to use now
refuse-duel-nothing-to-join = { $card } can't be bought: there is no card with a bonus to lay it on
refuse-duel-no-column = there is no card of this colour to lay it on: { $tokens }
refuse-duel-other-token = on { $cell } there is no token of the card's colour: { $tokens }
refuse-duel-not-theirs = the opponent has no such token: { $tokens }
refuse-duel-royal-first = first choose a royal card
refuse-duel-royal-gone = royal card { $tile } is taken already
refuse-duel-no-royal-due = there is no royal card to choose now
