"""What the tests share."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest

import klejnot


@dataclass(frozen=True)
class Table:
    """A kind of table: a game, a number of players, options."""

    game: str
    players: int
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *self.options.values()])

    def start(self, seed: int = 1, **more: object) -> klejnot.Game:
        """A game at such a table."""
        return klejnot.Game(self.game, self.players, seed, **self.options, **more)

    def spec(self) -> klejnot.Spec:
        """Its action space."""
        return klejnot.spec(self.game, self.players, **self.options)


def tables() -> list[Table]:
    """Every game in every mode with every number of players."""
    listed = []
    for game in klejnot.games():
        for players in game["players"]:
            modes = {option["name"]: option["values"] for option in players["options"]}.get("mode", [])
            kinds = [{"mode": mode} for mode in modes] or [{}]
            listed += [Table(game["name"], players["players"], options) for options in kinds]
    return listed


TABLES = tables()


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    """Each kind of table in turn."""
    return request.param


def play_on(game: klejnot.Game, moves: int, seed: int = 1) -> None:
    """Random choices, and at open draws random outcomes."""
    dice = random.Random(seed)
    for _ in range(moves):
        if game.is_over:
            return
        game.apply(dice.choice(game.legal_actions()))
