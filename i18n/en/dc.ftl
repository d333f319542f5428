### The DC Deck-Building Game: what happened, why something can't be done, and what is wrong with a card file. Conventions: events.ftl.
###
### * `$card` and `$cards` are names of cards, `$hero`, `$challenge`, `$plot` and `$machinations` other names: they are never inflected.
### * `$to` is a word to choose by: hand, discard, deck-top, deck-bottom, destroyed, line-up or under-hero.

## Before the first turn

event-dc-hero = { $seat } plays as { $hero }.
event-dc-role-loyal = { $seat } gets a Loyalty card: Loyal.
event-dc-role-mastermind = { $seat } gets a Loyalty card: the Mastermind.
event-dc-role-hidden = { $seat } gets a Loyalty card.
event-dc-plot = { $seat } gets a Plot: { $plot }.
event-dc-plot-hidden = { $seat } gets a Plot.
event-dc-machinations = Machinations of this game: { $machinations }.

## A turn

event-dc-turn = { $seat } is to move.
event-dc-drew = { $seat } draws { $card }.
event-dc-drew-hidden = { $seat } draws a card.
event-dc-shuffled = { $seat } shuffles the discard pile into a new deck.
event-dc-played = { $seat } plays { $card }.
event-dc-power = +{ $amount } Power.
event-dc-paid = { $seat } pays { $power } Power.
event-dc-bought = { $seat } buys { $card } for { $price } Power.
event-dc-gained = { $seat } gains { $card }.
event-dc-defeated = { $seat } defeats { $card } for { $price } Power.
event-dc-discarded =
    { $count-number ->
        [0] { $seat } has no card left to discard.
       *[other] { $seat } discards the rest of the hand: { $cards }.
    }
event-dc-line-up = { $card } comes into the Line-Up.
event-dc-turned-up = The next Super-Villain: { $card }.

## Cards

event-dc-moved =
    { $to ->
        [hand] { $seat }: { $card } goes into the hand.
        [discard] { $seat }: { $card } goes to the discard pile.
        [deck-top] { $seat }: { $card } goes on top of the deck.
        [deck-bottom] { $seat }: { $card } goes to the bottom of the deck.
        [destroyed] { $seat }: { $card } is destroyed.
        [line-up] { $seat }: { $card } goes into the Line-Up.
       *[under-hero] { $seat }: { $card } goes under the Super Hero.
    }
event-dc-moved-hidden =
    { $to ->
        [hand] { $seat }: an unseen card goes into the hand.
        [discard] { $seat }: an unseen card goes to the discard pile.
        [deck-top] { $seat }: an unseen card goes on top of the deck.
        [deck-bottom] { $seat }: an unseen card goes to the bottom of the deck.
        [destroyed] { $seat }: an unseen card is destroyed.
        [line-up] { $seat }: an unseen card goes into the Line-Up.
       *[under-hero] { $seat }: an unseen card goes under the Super Hero.
    }
event-dc-revealed = { $seat } reveals the top card of the deck: { $card }.
event-dc-looked = { $seat } looks at the top card of the deck: { $card }.
event-dc-looked-hidden = { $seat } looks at the top card of the deck.
event-dc-revealed-main = The top card of the main deck is { $card }.
event-dc-revealed-hand =
    { $count-number ->
        [0] { $seat } shows an empty hand.
       *[other] { $seat } shows the hand: { $cards }.
    }
event-dc-shown = { $seat } shows { $card }.
event-dc-laid-aside = { $card } lies aside to be played.
event-dc-ruined = { $card } is destroyed.
event-dc-given = { $seat } puts { $card } face down.
event-dc-given-hidden = { $seat } puts a card face down.
event-dc-passed = { $seat } passes { $card } on to { $receiver }.

## Attacks

event-dc-attacks = { $seat } attacks with { $card }.
event-dc-scare = Cancer Scare attacks every player.
event-dc-hit = { $seat } is hit.
event-dc-defended = { $seat } defends with { $card }.
event-dc-hero-down = { $seat } turns the Super Hero face down.
event-dc-hero-up = { $seat } turns the Super Hero face up again.

## The crossover

event-dc-challenge = A Challenge is turned up: { $challenge }.
event-dc-contributed = { $seat } contributes { $card } to the Challenge.
event-dc-beaten = { $seat } beats the Challenge { $challenge }.
event-dc-clock = { $card } goes under the Clock.
event-dc-is-loyal = { $seat } turns out to be Loyal.
event-dc-is-mastermind = { $seat } turns out to be the Mastermind!
event-dc-plot-played = { $seat } brings a Plot into play: { $plot }.
event-dc-plot-beaten = { $seat } beats the Plot { $plot }.
event-dc-asks-help = { $seat } asks for help.
event-dc-helps = { $seat } helps.
event-dc-helps-not = { $seat } does not help.
event-dc-eliminated = { $seat } is out of the game.

## The end

event-dc-over = The game is over: victory points decide.
event-dc-over-loyal = Everything is beaten: the Loyal win.
event-dc-over-mastermind = The Loyal did not make it in time and lose.

## Why something can't be done

refuse-dc-not-in-hand = { $card } is not in the hand
refuse-dc-not-for-sale = { $card } is not for sale
refuse-dc-power = this takes { $price } Power, and there is { $power }
refuse-dc-not-face-up = { $card } is not the face-up Super-Villain
refuse-dc-one-villain = one Super-Villain has been defeated this turn already, and one is all
refuse-dc-no-challenge = no Challenge is face up
refuse-dc-not-wanted = { $card } meets no requirement of the Challenge
refuse-dc-contribute-first = not everything that the Challenge asks for has been contributed
refuse-dc-no-plot = there is no Plot that this player may beat
refuse-dc-no-ability = there is no ability to use now
refuse-dc-no-help = help can't be asked for now
refuse-dc-no-reveal = there is nothing to reveal now
refuse-dc-nothing-asked = nothing of the kind is asked now
refuse-dc-order-triggers = first say which of the effects that wait comes first
refuse-dc-defend = first answer the Attack: defend or not
refuse-dc-choose-hero = first choose a Super Hero
refuse-dc-answer = first answer yes or no
refuse-dc-choose = first choose one of what is offered

## What is wrong with a card file

# $place is made of the parts below, as far as they are known: "my.ron, line 12, card kick, field cost".
cards-wrong = { $place }: { $problem }
cards-file = { $file }
cards-line = line { $line }
cards-card = card { $card }
cards-field = field { $field }
# $detail comes from the reader of files and is in English.
cards-form = this can't be read ({ $detail })
cards-duplicate = the same id stands twice in this file
cards-id = an id has 1 to 40 small letters a-z, digits and _
cards-number = { $found } is not a number from { $least } to { $most }
cards-shown-elsewhere = only a card of the hand can be shown and stay where it is
cards-misplaced = { $word } mixes cards of several players: it can stand only in “appears”, once, and inside no other effect
cards-too-deep = effects stand more than { $most } deep inside one another
cards-unknown = there is no card with the id { $id }
cards-too-few = too few: { $found } of at least { $needed }
cards-too-many = too many: { $found } of at most { $most }
