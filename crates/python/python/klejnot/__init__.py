"""Splendor, Splendor: Marvel, Splendor Duel and the DC Deck-Building Game, at native speed.

    >>> import klejnot
    >>> game = klejnot.Game("duel", players=2, seed=7)
    >>> while not game.is_over:
    ...     game.apply(game.legal_actions()[0])

The engine behind it is the one of the program ``klejnot``: the same rules, the same draws for the same seed, the same records.
Environments are in ``klejnot.pettingzoo``, ``klejnot.gymnasium`` and ``klejnot.openspiel``; they need these packages.
"""

from ._klejnot import (
    CHANCE,
    OVER,
    Block,
    Bot,
    Game,
    IllegalAction,
    Spec,
    VectorEnv,
    advise,
    analyse,
    games,
    replay,
    simulate,
    spec,
    use_cards,
)
from .render import render

__all__ = [
    "CHANCE",
    "OVER",
    "Block",
    "Bot",
    "Game",
    "IllegalAction",
    "Spec",
    "VectorEnv",
    "advise",
    "analyse",
    "games",
    "render",
    "replay",
    "simulate",
    "spec",
    "use_cards",
]
