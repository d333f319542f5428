### Names of things. `$count-number` is how many there are; see events.ftl for the conventions.

## Games

game-splendor = Splendor
game-marvel = Splendor: Marvel
game-duel = Splendor Duel
game-dc = DC Deck-Building Game
# The crossover of game-dc, played with its cards.
game-watchmen = DC Deck-Building Game: Watchmen

## Options of a game

option-players = players
option-first = who begins
value-random = drawn at random

## Players

# A player without a name. $number counts from 1.
player = player { $number }

# $others is a list with commas, $last the last one.
list-and = { $others } and { $last }

## Tokens: a single word where possible. They stand alone or after a number: "white, 2 blue".

token-splendor-W = white
token-splendor-U = blue
token-splendor-G = green
token-splendor-R = red
token-splendor-K = black
token-splendor-Y = gold

token-duel-W = { token-splendor-W }
token-duel-U = { token-splendor-U }
token-duel-G = { token-splendor-G }
token-duel-R = { token-splendor-R }
token-duel-K = { token-splendor-K }
token-duel-Y = { token-splendor-Y }
token-duel-P =
    { $count-number ->
        [one] pearl
       *[other] pearls
    }

token-marvel-Y = yellow
token-marvel-P = purple
token-marvel-B = blue
token-marvel-R = red
token-marvel-O = orange
token-marvel-S = grey
token-marvel-T = green
