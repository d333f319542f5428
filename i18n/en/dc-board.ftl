### The DC Deck-Building Game in the terminal: its board, its questions, its list of actions, its card files. Conventions: events.ftl and terminal.ftl.

## The game and its options

option-mode = the base game, or with Watchmen: one Mastermind against the Loyal
option-heroes = Super Heroes drawn, chosen in turn, or one of two kept
option-villains = how many Super-Villains (base game)

## Headings, and what stands at their right

board-dc-watchmen = with Watchmen
board-dc-set-up = before the first turn
board-dc-villain = Super-Villain
board-dc-villains-left =
    { $count-number ->
        [0] the last one
       *[other] { $count } more in the stack
    }
board-dc-challenge = Challenge { $level } of { $most }
board-dc-challenge-none = No Challenge is face up
board-dc-challenges-left =
    { $count-number ->
        [0] all are beaten
       *[other] { $count } face down
    }
board-dc-plot = Plot
board-dc-machinations = Machinations
# So many of so many.
board-dc-count = { $count } of { $most }
board-dc-line-up = Line-Up
board-dc-main-deck = main deck { $count }
board-dc-weaknesses = Weaknesses { $count }
board-dc-destroyed = destroyed { $count }
board-dc-players = Players
board-dc-turn = Turn: { $seat }
board-dc-power = Power { $power }
board-dc-hand = Hand: { $seat }

## Facts: what is named follows

board-dc-main-top = top of the main deck:
board-dc-contributed = contributed too:
board-dc-clock = under the Clock:
board-dc-played = played:
board-dc-aside = laid aside:
board-dc-borrowed = borrowed:
board-dc-discard = discard pile:
board-dc-deck = in the deck, in no order:
board-dc-locations = Locations:
board-dc-known = known in the hand:
board-dc-deck-top = on top of the deck:
board-dc-deck-bottom = at the bottom of the deck:
board-dc-under = under the Super Hero:
board-dc-loyal = Loyal
board-dc-mastermind = the Mastermind
board-dc-out = out of the game
board-dc-face-down = The Super Hero is face down.
board-dc-piles = hand { $hand } · deck { $deck } · discard { $discard }

## What the game waits for

prompt-dc-act = { $seat }: play, buy, defeat, or end the turn?
prompt-dc-act-watchmen = { $seat }: play, buy, contribute, beat, or end the turn?
prompt-dc-triggers = { $seat }: which effect comes first?
prompt-dc-show = { $seat }: which card is shown?
prompt-dc-hand = { $seat }: which card goes into the hand?
prompt-dc-discard = { $seat }: which card goes to the discard pile?
prompt-dc-deck-top = { $seat }: which card goes on top of the deck?
prompt-dc-deck-bottom = { $seat }: which card goes to the bottom of the deck?
prompt-dc-destroy = { $seat }: which card is destroyed?
prompt-dc-line-up = { $seat }: which card goes into the Line-Up?
prompt-dc-under-hero = { $seat }: which card goes under the Super Hero?
prompt-dc-may = { $seat }: do it?
prompt-dc-it-hand = { $seat }: take { $card } into the hand?
prompt-dc-it-discard = { $seat }: put { $card } into the discard pile?
prompt-dc-it-deck-top = { $seat }: put { $card } on top of the deck?
prompt-dc-it-deck-bottom = { $seat }: put { $card } under the deck?
prompt-dc-it-destroy = { $seat }: destroy { $card }?
prompt-dc-it-line-up = { $seat }: put { $card } into the Line-Up?
prompt-dc-it-under-hero = { $seat }: put { $card } under the Super Hero?
prompt-dc-way = { $seat }: which of these?
prompt-dc-pay = { $seat }: pay { $power } Power?
prompt-dc-draw =
    { $left-number ->
        [one] { $seat }: draw another card? It is the last one.
       *[other] { $seat }: draw another card? At most { $left } more.
    }
prompt-dc-play = { $seat }: which card is played?
prompt-dc-defend = { $seat }: defend against { $by }?
prompt-dc-defend-challenge = { $seat }: defend against the Attack?
prompt-dc-ability = { $seat }: use the ability of { $by }?
prompt-dc-ability-hero = { $seat }: use the Super Hero's ability?
prompt-dc-give = { $seat }: which card goes into the exchange?
prompt-dc-pass = { $seat }: which card goes to the player on the left?
prompt-dc-help = { $seat }: help { $active } with a random card?
prompt-dc-disintegrate = { $seat }: disintegrate something?
prompt-dc-dearest = { $seat }: which of the dearest cards is destroyed?
prompt-dc-clock = { $seat }: which card goes under the Clock?
prompt-dc-hero = { $seat }: which Super Hero?
# After the question.
prompt-dc-left = ({ $left } more)
prompt-dc-optional = (or no)
prompt-dc-won-loyal = The Loyal have won: { $winners }.
prompt-dc-won-mastermind = The Mastermind has won: { $winners }.
prompt-dc-won-nobody = Nobody has won.

## What is asked for, before the keyboard

cmd-hint-dc-act =
    { $power-number ->
        [0] No Power yet. Type an action; ? lists them all, h says more.
       *[other] Power { $power }. Type an action; ? lists them all, h says more.
    }
cmd-hint-dc-answer = Answer with a number.
# The only thing that is possible.
cmd-hint-dc-only = Enter: { $action }
cmd-help-dc-actions = Type an action as in the list (play:kick or: play kick), or its number. Commands:
# The same thing several times.
cmd-times = { $said } ({ $count } times)

## Actions in words, in a list of what may be done

cmd-do-dc-play = play { $card }
cmd-do-dc-buy = buy { $card } for { $power } Power
cmd-do-dc-kick = buy a Kick for { $power } Power
cmd-do-dc-defeat = defeat { $card } for { $power } Power
cmd-do-dc-contribute-hand = contribute { $card }
cmd-do-dc-contribute-inplay = contribute { $card } from play
cmd-do-dc-beat-challenge = beat the Challenge for { $power } Power
cmd-do-dc-beat-plot = beat the Plot for { $power } Power
cmd-do-dc-use = use the Super Hero's ability
cmd-do-dc-help = ask the Loyal players for help
cmd-do-dc-reveal = reveal yourself as the Mastermind
cmd-do-dc-end = end the turn
cmd-do-dc-choose-hand = { $card } from the hand
cmd-do-dc-choose-discard = { $card } from the discard pile
cmd-do-dc-choose-lineup = { $card } from the Line-Up
cmd-do-dc-choose-kicks = { $card } from the stack
cmd-do-dc-choose-gained = { $card }, new this turn
cmd-do-dc-choose-played = { $card }, played this turn
cmd-do-dc-choose-inplay = { $card }, in play
cmd-do-dc-choose-seat = { $seat }
cmd-do-dc-choose-seat-card = { $card } of { $seat }
cmd-do-dc-defend = defend with { $card }
cmd-do-dc-destroy-challenge = destroy the Challenge
cmd-do-dc-destroy-plot = destroy the Plot
cmd-do-dc-trigger = first: { $card }
cmd-do-dc-trigger-hero = first: the Super Hero
cmd-do-dc-yes = yes
cmd-do-dc-no = no
cmd-do-dc-hero = { $tile }

## Card files

cmd-cards-valid = { $file }: valid.
# $kind is cards, heroes, challenges, plots or machinations as below; $ids is a list.
cmd-cards-added = { $kind }, new ({ $count }): { $ids }
cmd-cards-replaced = { $kind }, replaced ({ $count }): { $ids }
cmd-cards-cards = Cards
cmd-cards-heroes = Super Heroes
cmd-cards-challenges = Challenges
cmd-cards-plots = Plots
cmd-cards-machinations = Machinations
cmd-cards-nothing = It changes nothing.
# $copies counts all copies.
cmd-cards-total = In all: cards { $cards } ({ $copies } copies), Super Heroes { $heroes }, Challenges { $challenges }, Plots { $plots }, Machinations { $machinations }
cmd-cards-hash = Card set: { $hash }
cmd-cards-too-long = { $file }: longer than { $most } bytes
