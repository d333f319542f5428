### What the cards of the DC Deck-Building Game say. A card's text is put together from its effects, one message for each. Conventions: events.ftl.
###
### * Everything begins with a small letter and has no full stop: the program makes a sentence of it.
### * `$verb` is a word to choose by: do (the reader is told to), may (after "you may"), they (after "each foe"). `$who` tells whose hand,
###   deck or discard pile it is: you or they.
### * Things are named by messages with forms, chosen by `$form`; a sentence that speaks of `$what` takes the form that it needs:
###   `$what` label on a card, "Hero"
###   `$what-one` one of them as an object: "a Hero"; accusative singular
###   `$what-few` as an object after 2, 3, 4: "Heroes"
###   `$what-many` as an object after 5, and genitive plural: "Heroes"
###   `$what-nom` nominative singular: "a Hero"
###   `$what-gen` genitive singular: "a Hero"
###   `$what-each` every single one as an object: "each Hero"
###   `$what-all` all of them as an object: "all Heroes"
### * `$cards`, `$from`, `$for`, `$when`, `$act`, `$then`, `$otherwise`, `$first`, `$next` and the like are other messages of this file.

## Things

dc-card =
    { $form ->
        [label] card
        [few] cards
        [many] cards
        [each] each card
        [all] all cards
       *[one] a card
    }
dc-starter =
    { $form ->
        [label] Starter
        [few] Starters
        [many] Starters
        [each] each Starter
        [all] all Starters
       *[one] a Starter
    }
dc-hero =
    { $form ->
        [label] Hero
        [few] Heroes
        [many] Heroes
        [each] each Hero
        [all] all Heroes
       *[one] a Hero
    }
dc-villain =
    { $form ->
        [label] Villain
        [few] Villains
        [many] Villains
        [each] each Villain
        [all] all Villains
       *[one] a Villain
    }
dc-super-power =
    { $form ->
        [label] Super Power
        [few] Super Powers
        [many] Super Powers
        [each] each Super Power
        [all] all Super Powers
       *[one] a Super Power
    }
dc-equipment =
    { $form ->
        [label] Equipment
        [few] Equipment cards
        [many] Equipment cards
        [each] each Equipment card
        [all] all Equipment cards
       *[one] an Equipment card
    }
dc-location =
    { $form ->
        [label] Location
        [few] Locations
        [many] Locations
        [each] each Location
        [all] all Locations
       *[one] a Location
    }
dc-super-villain =
    { $form ->
        [label] Super-Villain
        [few] Super-Villains
        [many] Super-Villains
        [each] each Super-Villain
        [all] all Super-Villains
       *[one] a Super-Villain
    }
dc-weakness =
    { $form ->
        [label] Weakness
        [few] Weaknesses
        [many] Weaknesses
        [each] each Weakness
        [all] all Weaknesses
       *[one] a Weakness
    }
# A card by its name.
dc-named =
    { $form ->
        [label] “{ $name }”
        [few] “{ $name }” cards
        [many] “{ $name }” cards
        [each] each “{ $name }” card
        [all] all “{ $name }” cards
       *[one] a “{ $name }” card
    }
# $quality is one of those below.
dc-qualified = { $what } { $quality }
dc-but-not =
    { $form ->
        [few] { $what } other than { $not-many }
        [many] { $what } other than { $not-many }
        [all] { $what } other than { $not-many }
       *[one] { $what } other than { $not-one }
    }
dc-noun-comma = { $first }, { $next }
# "Each" and "all" of several things is each of these and each of those.
dc-noun-or =
    { $form ->
        [each] { $first } and { $next }
        [all] { $first } and { $next }
       *[one] { $first } or { $next }
    }

## Qualities: they stand after what they qualify

dc-cost-exactly = of cost { $cost }
dc-cost-either = of cost { $low } or { $high }
dc-cost-range = of cost { $low } to { $high }
dc-cost-at-most = of cost { $cost } or less
dc-cost-at-least = of cost { $cost } or more
dc-cost-even = of even cost (0 is even)
dc-cost-odd = of odd cost
dc-with-mark = with the Watchmen mark
dc-with-attack = with an Attack
dc-with-defense = with a Defense
dc-also = that is { $what-one } too
dc-quality-or = { $first } or { $next }

## How many, as the object of a verb

dc-count-one = { $what-one }
dc-count-exactly =
    { $count-number ->
        [one] { $what-one }
       *[other] { $count } { $what-many }
    }
dc-count-up-to = up to { $count } { $what-many }
dc-count-any = any number of { $what-many }
dc-count-all = { $what-all }
dc-count-random = a random card
# With different names.
dc-count-different =
    { $count-number ->
        [one] { $what-one }
       *[other] { $count } { $what-many } with different names
    }

## For each of what is counted

dc-for-line-up = for { $what-each } in the Line-Up
dc-for-hand =
    { $who ->
        [they] for { $what-each } in their hand
       *[you] for { $what-each } in your hand
    }
dc-for-foes = for each foe who has { $what-one } in the discard pile
# What is done as often as is counted.
dc-times = { $act } { $for }

## Places

dc-from-hand =
    { $who ->
        [they] from their hand
       *[you] from your hand
    }
dc-from-discard =
    { $who ->
        [they] from their discard pile
       *[you] from your discard pile
    }
dc-from-line-up = from the Line-Up
dc-from-kicks = from the stack of Kicks
dc-from-gained =
    { $who ->
        [they] that they bought or gained this turn
       *[you] that you bought or gained this turn
    }
dc-from-or = { $first } or { $next }
dc-from-and = { $first } and { $next }

## Power and drawing

dc-power =
    { $verb ->
        [may] get +{ $count } Power
       *[do] +{ $count } Power
    }
dc-double-power = all Power of this turn is doubled, whether it comes before or after this card and even if it is already spent
dc-draw =
    { $verb ->
        [they] draws
       *[do] draw
    } { $count-number ->
        [one] a card
       *[other] { $count } cards
    }
dc-draw-one-by-one =
    { $verb ->
        [they] draws and shows
       *[do] draw and show
    } up to { $count } cards one by one (it may be stopped at any time, and { $until-nom } ends it at once)
# $by is you, or active: the active player.
dc-player-draws =
    { $by ->
        [active] the active player draws
       *[you] you draw
    } { $count-number ->
        [one] a card
       *[other] { $count } cards
    }

## Moving cards

dc-move-hand =
    { $verb ->
        [they] puts
       *[do] put
    } { $cards } { $from } into { $who ->
        [they] their hand
       *[you] your hand
    }
dc-move-discard =
    { $verb ->
        [they] puts
       *[do] put
    } { $cards } { $from } into { $who ->
        [they] their discard pile
       *[you] your discard pile
    }
dc-move-deck-top =
    { $verb ->
        [they] puts
       *[do] put
    } { $cards } { $from } on top of { $who ->
        [they] their deck
       *[you] your deck
    }
dc-move-deck-bottom =
    { $verb ->
        [they] puts
       *[do] put
    } { $cards } { $from } on the bottom of { $who ->
        [they] their deck
       *[you] your deck
    }
dc-move-line-up =
    { $verb ->
        [they] puts
       *[do] put
    } { $cards } { $from } into the Line-Up
dc-move-under-hero =
    { $verb ->
        [they] puts
       *[do] put
    } { $cards } { $from } face down under { $who ->
        [they] their Super Hero (once the Super-Villain is defeated: on top of their deck)
       *[you] your Super Hero (once the Super-Villain is defeated: on top of your deck)
    }
dc-discard =
    { $verb ->
        [they] discards
       *[do] discard
    } { $cards } { $from }
dc-destroy =
    { $verb ->
        [they] destroys
       *[do] destroy
    } { $cards } { $from }
dc-show =
    { $verb ->
        [they] shows
       *[do] show
    } { $cards } { $from }
dc-gain =
    { $verb ->
        [they] gains
       *[do] gain
    } { $cards } { $from }
dc-gain-hand =
    { $verb ->
        [they] gains
       *[do] gain
    } { $cards } { $from }, straight into { $who ->
        [they] their hand
       *[you] your hand
    }
dc-gain-deck-top =
    { $verb ->
        [they] gains
       *[do] gain
    } { $cards } { $from }, straight onto the top of { $who ->
        [they] their deck
       *[you] your deck
    }
dc-gain-weakness =
    { $verb ->
        [they] gains
       *[do] gain
    } { $count-number ->
        [one] a Weakness
       *[other] { $count } Weaknesses
    }

## The top card of a deck, and what becomes of it

dc-reveal-hand =
    { $verb ->
        [they] shows their whole hand
       *[do] { $who ->
            [they] show their whole hand
           *[you] show your whole hand
        }
    }
dc-reveal =
    { $verb ->
        [they] reveals
       *[do] reveal
    } the top card of { $who ->
        [they] their deck
       *[you] your deck
    }
dc-look =
    { $verb ->
        [they] looks
       *[do] look
    } at the top card of { $who ->
        [they] their deck
       *[you] your deck
    }
dc-reveal-main =
    { $verb ->
        [they] reveals
       *[do] reveal
    } the top card of the main deck
dc-it-hand =
    { $verb ->
        [they] puts
       *[do] put
    } it into { $who ->
        [they] their hand
       *[you] your hand
    }
dc-it-discard =
    { $verb ->
        [they] discards it
       *[do] discard it
    }
dc-it-deck-top =
    { $verb ->
        [they] puts
       *[do] put
    } it on top of { $who ->
        [they] their deck
       *[you] your deck
    }
dc-it-deck-bottom =
    { $verb ->
        [they] puts
       *[do] put
    } it on the bottom of { $who ->
        [they] their deck
       *[you] your deck
    }
dc-it-destroy =
    { $verb ->
        [they] destroys it
       *[do] destroy it
    }
dc-it-line-up =
    { $verb ->
        [they] puts it into the Line-Up
       *[do] put it into the Line-Up
    }
dc-it-under-hero =
    { $verb ->
        [they] puts
       *[do] put
    } it face down under { $who ->
        [they] their Super Hero (once the Super-Villain is defeated: on top of their deck)
       *[you] your Super Hero (once the Super-Villain is defeated: on top of your deck)
    }
dc-it-show =
    { $verb ->
        [they] shows it
       *[do] show it
    }
dc-it-gain =
    { $verb ->
        [they] gains it
       *[do] gain it
    }
dc-it-gain-hand =
    { $verb ->
        [they] gains
       *[do] gain
    } it, straight into { $who ->
        [they] their hand
       *[you] your hand
    }
dc-it-gain-deck-top =
    { $verb ->
        [they] gains
       *[do] gain
    } it, straight onto the top of { $who ->
        [they] their deck
       *[you] your deck
    }

## Playing other cards

dc-player-plays-it =
    { $by ->
        [active] the active player plays it (afterwards it goes back to where it lay)
       *[you] you play it (afterwards it goes back to where it lay)
    }
dc-play-from-line-up =
    { $verb ->
        [they] plays
       *[do] play
    } { $what-one } from the Line-Up (it goes back there at the end of the turn)
dc-play-super-villain =
    { $verb ->
        [they] plays
       *[do] play
    } the face-up Super-Villain (it stays where it is; without one, nothing happens)
# $lying is yes if a Location that lies in play may be chosen too.
dc-play-again =
    { $verb ->
        [they] plays
       *[do] play
    } again { $lying ->
        [yes] a card that was played this turn or a Location that lies in play
       *[no] a card that was played this turn
    }
dc-play-again-except =
    { $verb ->
        [they] plays
       *[do] play
    } again { $lying ->
        [yes] a card that was played this turn or a Location that lies in play (but not { $except })
       *[no] a card that was played this turn (but not { $except })
    }

## For the rest of the turn

dc-topdeck-one-gain = one card that you buy or gain this turn may go on top of your deck
dc-super-villain-costs-less = it takes { $count } Power less to defeat a Super-Villain this turn
dc-hand-size =
    { $verb ->
        [they] draws
       *[do] draw
    } { $count-number ->
        [one] one more card
       *[other] { $count } more cards
    } at the end of the turn
dc-hero-face-down =
    { $verb ->
        [they] turns
       *[do] turn
    } { $who ->
        [they] their Super Hero
       *[you] your Super Hero
    } face down until the Super-Villain is defeated (a face-down Super Hero has no ability)
dc-replace =
    { $verb ->
        [they] puts
       *[do] put
    } as many new cards from the main deck into the Line-Up
dc-refill-line-up =
    { $verb ->
        [they] refills
       *[do] refill
    } the Line-Up to five cards at once

## What has no words of its own

dc-play-foes-top =
    { $verb ->
        [they] reveals
       *[do] reveal
    } the top card of each foe's deck and { $verb ->
        [they] plays
       *[do] play
    } one of them that is not a Location (afterwards it goes back on top of its owner's deck)
dc-play-foes-random =
    { $by ->
        [active] each foe shows a random card from their hand; the active player plays all of these except Locations in any order (afterwards they go to their owners' discard piles)
       *[you] each foe shows a random card from their hand; you play all of these except Locations in any order (afterwards they go to their owners' discard piles)
    }
dc-exchange =
    { $verb ->
        [they] lays
       *[do] lay
    } { $who ->
        [they] 2 cards from their hand face down
       *[you] 2 cards from your hand face down
    }; when all who are hit have done so, these cards are shuffled and dealt back at random, to each as many as they gave
dc-pass-left =
    { $verb ->
        [they] chooses
       *[do] choose
    } { $who ->
        [they] a card from their hand
       *[you] a card from your hand
    }; when all who are hit have done so, each chosen card goes to the discard pile of the next of them to the left, who also puts a Weakness from the stack on top of their deck if that card costs 1 or more
dc-disintegrate =
    { $verb ->
        [they] destroys
       *[do] destroy
    } the current Challenge (it counts as beaten), the Plot (but not as the Mastermind) or a Loyal player (only as the revealed Mastermind, with at least 2 Loyal players in the game), and this card with it

## Conditions

dc-when-first-play = this is the first card played this turn
dc-when-discard-empty =
    { $who ->
        [they] their discard pile is empty
       *[you] your discard pile is empty
    }
dc-when-location =
    { $who ->
        [they] they have a Location in play
       *[you] you have a Location in play
    }
dc-when-it = it is { $what-nom }
dc-when-it-not = it is not { $what-nom }
dc-when-played-others =
    { $count-number ->
        [one] besides this card { $what-one } was played this turn
       *[other] besides this card at least { $count } { $what-many } were played this turn
    }

## Putting it together

dc-then = { $first }, then { $next }
dc-sequence = { $first }; { $next }
dc-group = ({ $clause })
dc-nothing = nothing
dc-that-player = that player { $act }
dc-if = if { $when }: { $then }
dc-if-otherwise = if { $when }: { $then }; otherwise: { $otherwise }
dc-may =
    { $who ->
        [they] may { $act }
       *[you] you may { $act }
    }
# The same where no verb follows.
dc-wish =
    { $who ->
        [they] if that player likes: { $act }
       *[you] if you like: { $act }
    }
dc-may-then = { $may }; if so: { $then }
dc-may-otherwise = { $may }; if not: { $otherwise }
dc-may-either = { $may }; if so: { $then }; if not: { $otherwise }
# $ways is a list of the next message.
dc-choose =
    { $verb ->
        [they] chooses
       *[do] choose
    } one: { $ways }
dc-way = ({ $number }) { $then }
dc-pay =
    { $who ->
        [they] may pay { $power } Power as often as they like; each time: { $act }
       *[you] you may pay { $power } Power as often as you like; each time: { $act }
    }
dc-pay-otherwise =
    { $who ->
        [they] may pay { $power } Power as often as they like; each time: { $act }; if they never pay: { $otherwise }
       *[you] you may pay { $power } Power as often as you like; each time: { $act }; if you never pay: { $otherwise }
    }
dc-upon = if you play { $what-one } this turn, before or after this card: { $then }
# $start is verb if $then begins with what each foe does, otherwise clause.
dc-attack =
    { $start ->
        [clause] Attack on each foe: { $then }
       *[verb] Attack: each foe { $then }
    }
dc-each-foe =
    { $start ->
        [clause] for each foe: { $then }
       *[verb] each foe { $then }
    }
dc-appears =
    { $start ->
        [clause] First Appearance, an Attack on each player: { $then }
       *[verb] First Appearance, an Attack: each player { $then }
    }

## What a card is besides its effects

# $stays is yes if the card is only shown.
dc-defense =
    { $stays ->
        [yes] Defense: show this card from your hand, and an Attack does nothing to you; the card stays in your hand
       *[no] Defense: discard this card from your hand, and an Attack does nothing to you
    }
dc-defense-then =
    { $stays ->
        [yes] Defense: show this card from your hand, and an Attack does nothing to you; the card stays in your hand; after that: { $then }
       *[no] Defense: discard this card from your hand, and an Attack does nothing to you; after that: { $then }
    }
dc-no-effect = does nothing when played
dc-stays-in-play = stays in play before you
dc-may-go-on-deck = whoever buys or gains this card may put it on top of their deck
dc-leaves-to-deck-bottom = at the end of the turn in which you play it, this card goes to the bottom of your deck
# A text from a card file.
dc-given = { $text }
# $optional is yes if one may leave it.
dc-ability =
    { $optional ->
        [yes] { $when }, if you like: { $then }
       *[no] { $when }: { $then }
    }

## When an ability works

dc-on-first = the first time in each of your turns that you play { $what-one }
dc-on-each = each time that you play { $what-one } on your turn
dc-on-each-name = each time on your turn that you play { $what-one } whose name you have not played yet this turn
dc-on-names = once per turn, when you have played { $cards }
dc-on-types =
    { $count-number ->
        [one] once per turn, when you have played a card of any type (Starters and Weaknesses don't count)
       *[other] once per turn, when you have played cards of { $count } different types (Starters and Weaknesses don't count)
    }
dc-on-first-draw = the first time in each of your turns that a card tells you to draw
dc-on-first-contribution = the first time in each of your turns that you contribute a card to a Challenge
dc-on-gain = each time that you buy or gain { $what-one } on your turn
dc-at-will = once in each of your turns, whenever you want
dc-topdecks = each time that you buy or gain { $what-one } on your turn, you may put it on top of your deck
dc-begins = you take the first turn of the game

## Challenges

dc-dearer = { $what-one } costs { $count } Power more to buy
dc-unrest =
    { $count-number ->
        [one] at the end of each turn, if { $what-one } is in the Line-Up, the active player gains a Weakness
       *[other] at the end of each turn, if at least { $count } { $what-many } are in the Line-Up, the active player gains a Weakness
    }
dc-scare =
    { $count-number ->
        [one] when this Challenge is turned up, and each time that a card is destroyed, an Attack: each player gains a Weakness
       *[other] when this Challenge is turned up, and each time that { $count } more cards have been destroyed, an Attack: each player gains a Weakness
    }
dc-extra-card = at the end of each turn, when the Line-Up has been refilled, one more card is added to it
dc-destroy-dearest = at the end of each turn, before the Line-Up is refilled, the card of highest cost in it is destroyed (the active player chooses among equals)
dc-clock =
    { $strikes-number ->
        [one] at the end of each turn, before the Line-Up is refilled, a card of cost { $cost } goes from it under the Clock (the active player chooses among several); with { $strikes } card under it all Loyalty cards are turned up and the Mastermind wins; if there is none, that card is destroyed
       *[other] at the end of each turn, before the Line-Up is refilled, a card of cost { $cost } goes from it under the Clock (the active player chooses among several); with { $strikes } cards under it all Loyalty cards are turned up and the Mastermind wins; if there is none, those cards are destroyed
    }
# $cards is a list.
dc-needs = to be contributed: { $cards }
dc-takes-locations = a Location that is asked for may also be contributed from play, if it has lain before you since an earlier turn
dc-stand-in-watchmen = if no card with the Watchmen mark can be had any more, a card of cost 6 or more will do for one
dc-stand-in-weakness = if no Weakness can be had any more, a card of cost 0 will do for one

## Plots

dc-ruin-cards =
    { $count-number ->
        [one] at the end of the Mastermind's turn the top card of the main deck is destroyed
       *[other] at the end of the Mastermind's turn the top { $count } cards of the main deck are destroyed
    }
dc-ruin-per-weakness =
    { $least-number ->
        [0] at the end of the Mastermind's turn a card is destroyed from the top of the main deck for each Weakness that anybody has gained since the Mastermind's last turn, at most { $most }
       *[other] at the end of the Mastermind's turn a card is destroyed from the top of the main deck for each Weakness that anybody has gained since the Mastermind's last turn, at least { $least } and at most { $most }
    }
dc-ruin-per-line-up = at the end of the Mastermind's turn a card is destroyed from the top of the main deck for { $what-each } in the Line-Up, at most { $most }
dc-ruin-per-played =
    { $least-number ->
        [0] at the end of the Mastermind's turn a card is destroyed from the top of the main deck for { $what-each } that the Mastermind has played this turn, at most { $most }
       *[other] at the end of the Mastermind's turn a card is destroyed from the top of the main deck for { $what-each } that the Mastermind has played this turn, at least { $least } and at most { $most }
    }
dc-ruin-until = at the end of the Mastermind's turn cards are destroyed from the top of the main deck, one by one, until { $what-nom } comes up, but at most { $most }
dc-no-defense = nobody can defend against Attacks of the Mastermind
dc-first-attack-powerless = the first card with an Attack that a Loyal player plays in a turn gives no Power
dc-loyal-pay-more = { $what-one } costs Loyal players { $count } Power more to buy
dc-weakness-for-playing = a Loyal player who plays { $what-one } gains a Weakness

## Machinations

dc-machinations-different = the Mastermind completes them by playing in one turn: { $cards }
dc-machinations-few = with 2 or 3 players also: { $what-one }

## Labels

dc-cost = cost { $cost }
dc-vp = { $points } VP
dc-vp-for-each = { $points } VP for { $what-each } that you own
dc-vp-if-others =
    { $count-number ->
        [one] { $points } VP if you own { $what-one } besides this card
       *[other] { $points } VP if you own at least { $count } { $what-many } besides this card
    }
dc-super-hero = Super Hero
dc-challenge = Challenge of level { $level }
dc-plot = Plot
dc-machinations = Machinations
dc-beaten-by = beaten with { $power } Power
dc-watchmen = Watchmen
dc-printed = effect as printed
dc-reconstructed = reconstructed
# The explanation of that mark.
dc-reconstructed-why = the printed text of this card could not be had; its effect is our own, true to all that is known of the card
