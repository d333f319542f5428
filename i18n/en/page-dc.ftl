### The table of the DC Deck-Building Game in the browser. Conventions: events.ftl and dc.ftl.

## Places on the table

page-dc-threats = What must be beaten
page-dc-villain = Super-Villain
page-dc-villains-left =
    { $count-number ->
        [0] the last one
       *[other] { $count } more in the stack
    }
page-dc-villain-none = No Super-Villain is face up
page-dc-challenge = Challenge { $level } of { $most }
page-dc-challenge-none = No Challenge is face up
page-dc-plot = Plot
page-dc-machinations = Machinations
page-dc-line-up = Line-Up
page-dc-main-deck = Main deck
page-dc-weaknesses = Weaknesses
page-dc-destroyed = Destroyed
page-dc-stacks = Stacks
page-dc-played = Played this turn
page-dc-played-nothing = Nothing has been played this turn.
page-dc-turn = Turn { $turn }: { $seat }
page-dc-set-up = Before the first turn
page-dc-hand = Your hand
page-dc-hand-empty = Your hand is empty.
page-dc-aside = waits to be played
page-dc-borrowed = borrowed
page-dc-power = Power { $power }

## A card

# $facts is what is printed on it: "Hero, cost 5, 1 VP".
page-dc-card = { $card }: { $facts }.
page-dc-times =
    { $count-number ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-dc-price = Price now: { $power } Power.
page-dc-lacking = Power that is missing: { $power }.
page-dc-enough = There is Power enough.
page-dc-unseen = Unseen card

## Challenge, Plot, Machinations

# $what is a kind of card: "Hero".
page-dc-need = Needed: { $what }
page-dc-need-met = { $what }: { $card }
page-dc-besides = Contributed besides
page-dc-clock = Under the Clock
page-dc-strikes = { $count } of { $most } until it strikes
page-dc-progress = Different cards played this turn: { $count } of { $most }
page-dc-extra = the extra card
page-dc-done = Completed: a Plot has come into play.

## Players

page-dc-pile-hand = Hand
page-dc-pile-deck = Deck
page-dc-pile-discard = Discard
# What lies in a pile, in a window of its own.
page-dc-discard-of = Discard pile: { $seat }
page-dc-deck-of = In the deck, in no order: { $seat }
page-dc-pile-empty = Nothing lies here.
page-dc-locations = Locations
page-dc-known = Known in the hand
page-dc-deck-top = On top of the deck
page-dc-deck-bottom = At the bottom of the deck
page-dc-under = Under the Super Hero
page-dc-main-top = On top of the main deck
page-dc-face-down = The Super Hero is face down and has no ability.
page-dc-out = out of the game
page-dc-loyal = Loyal
page-dc-mastermind = Mastermind
page-dc-role-unknown = Role unknown
page-dc-role = My role
page-dc-role-more = It shows only while you look; nobody else should.
page-dc-role-loyal = You are Loyal. Beat all Challenges before the main deck runs out.
page-dc-role-mastermind = You are the Mastermind. See to it that the main deck runs out first.
page-dc-my-plot = Your Plot: { $plot }

## What can be done

page-dc-do-play = Play
page-dc-do-buy = Buy for { $power } Power
page-dc-do-defeat = Defeat for { $power } Power
page-dc-do-contribute = Contribute to the Challenge
page-dc-do-lay = Contribute from play: { $card }
page-dc-do-beat-challenge = Beat the Challenge for { $power } Power
page-dc-do-beat-plot = Beat the Plot for { $power } Power
page-dc-do-use = Use the Super Hero's ability
page-dc-do-help = Ask for help
page-dc-do-reveal = Reveal yourself as the Mastermind
page-dc-do-end = End the turn
page-dc-choose-hand = { $card }
page-dc-choose-discard = { $card } (discard pile)
page-dc-choose-lineup = { $card } (Line-Up)
page-dc-choose-kicks = { $card } (stack)
page-dc-choose-gained = { $card } (new this turn)
page-dc-choose-played = { $card } (played)
page-dc-choose-inplay = { $card } (in play)
page-dc-choose-seat-card = { $card } ({ $seat })
page-dc-do-defend = Defend with { $card }
page-dc-do-destroy-challenge = Destroy the Challenge
page-dc-do-destroy-plot = Destroy the Plot
page-dc-do-trigger = First: { $card }
page-dc-do-trigger-hero = First: the Super Hero
page-dc-do-yes = Yes
page-dc-do-no = No
page-dc-do-nothing = Choose nothing
page-dc-do-suffer = Take the hit
page-dc-wish-buy = Buy
page-dc-wish-defeat = Defeat
page-dc-wish-beat = Beat
page-dc-wish-play = Play

## What is asked

page-dc-ask-act = Your turn: play cards, buy, defeat the Super-Villain, or end the turn.
page-dc-ask-act-watchmen = Your turn: play cards, buy, contribute, beat, or end the turn.
page-dc-ask-on = Go on, or end the turn.
page-dc-ask-triggers = Which effect comes first?
page-dc-ask-show = Which card do you show?
page-dc-ask-hand = Which card goes into your hand?
page-dc-ask-discard = Which card goes to your discard pile?
page-dc-ask-deck-top = Which card goes on top of your deck?
page-dc-ask-deck-bottom = Which card goes to the bottom of your deck?
page-dc-ask-destroy = Which card is destroyed?
page-dc-ask-line-up = Which card goes into the Line-Up?
page-dc-ask-under-hero = Which card goes under your Super Hero?
page-dc-ask-may = Do it?
page-dc-ask-it-hand = Take { $card } into your hand?
page-dc-ask-it-discard = Put { $card } into your discard pile?
page-dc-ask-it-deck-top = Put { $card } on top of your deck?
page-dc-ask-it-deck-bottom = Put { $card } under your deck?
page-dc-ask-it-destroy = Destroy { $card }?
page-dc-ask-it-line-up = Put { $card } into the Line-Up?
page-dc-ask-it-under-hero = Put { $card } under your Super Hero?
page-dc-ask-way = Which of these?
page-dc-ask-pay = Pay { $power } Power?
page-dc-ask-draw =
    { $left-number ->
        [one] Draw another card? It is the last one.
       *[other] Draw another card? At most { $left } more.
    }
page-dc-ask-play = Which card is played?
page-dc-ask-defend = { $by } hits you! Do you defend?
page-dc-ask-defend-challenge = The Challenge attacks you! Do you defend?
page-dc-ask-ability = Use the ability of { $by }?
page-dc-ask-ability-hero = Use your Super Hero's ability?
page-dc-ask-give = Which card do you give for the exchange?
page-dc-ask-pass = Which card goes to the player on your left?
page-dc-ask-help = { $active } asks for help. Help with a random card of your hand?
page-dc-ask-disintegrate = Disintegrate something?
page-dc-ask-dearest = Which of the dearest cards is destroyed?
page-dc-ask-clock = Which card goes under the Clock?
page-dc-ask-hero = Which Super Hero will you be?
# After a question about cards of which more than one can be chosen.
page-dc-ask-left = ({ $left } more)
page-dc-won-loyal = The Loyal have won: { $winners }.
page-dc-won-mastermind = The Mastermind has won: { $winners }.
page-dc-won-nobody = Nobody has won.
