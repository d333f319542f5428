"""The games as OpenSpiel games.

    import pyspiel
    import klejnot.openspiel
    game = pyspiel.load_game("klejnot_splendor", {"players": 3})

Draws are chance nodes with their odds. An information state is, as a string, everything that the player has been told and sees; as a tensor
it is the observation of ``klejnot.spec``. Utilities are from -1 (lost) to 1 (won). IS-MCTS runs by ``state.resample_from_infostate``.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from . import _klejnot

__all__ = ["Game", "Observer", "State"]

_LONGEST = 100_000
"""No game has more actions."""


def _game_type(info: dict[str, Any]) -> pyspiel.GameType:
    numbers = [players["players"] for players in info["players"]]
    modes = {option["name"]: option["values"] for option in info["players"][0]["options"]}.get("mode")
    return pyspiel.GameType(
        short_name=f"klejnot_{info['name']}",
        long_name=f"Klejnot: {info['name']}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if modes else pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=numbers[-1],
        min_num_players=numbers[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": numbers[0]} | ({"mode": modes[0]} if modes else {}),
    )


class Game(pyspiel.Game):  # type: ignore[misc]
    """A kind of table. There is a subclass for each game."""

    game_type: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game_type = self.game_type
        self.options = dict(game_type.parameter_specification) | dict(params or {})
        self.name = game_type.short_name.removeprefix("klejnot_")
        self.table = _klejnot.spec(self.name, **self.options)
        constant = game_type.utility != pyspiel.GameType.Utility.GENERAL_SUM
        information = {"utility_sum": 2.0 - self.table.players} if constant else {}
        super().__init__(
            game_type,
            pyspiel.GameInfo(
                num_distinct_actions=self.table.num_actions,
                max_chance_outcomes=self.table.num_outcomes,
                num_players=self.table.players,
                min_utility=-1.0,
                max_utility=1.0,
                max_game_length=_LONGEST,
                **information,
            ),
            params or {},
        )

    def new_initial_state(self) -> State:
        """A game before its first draw."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What looks at states: with perfect recall if an information state is asked for."""
        return Observer(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """As many as the longest game has actions."""
        return _LONGEST


class State(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.table = _klejnot.Game(game.name, seed=0, draws="open", **game.options)

    def current_player(self) -> int:
        """Who decides."""
        turn = self.table.turn
        if turn == _klejnot.OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == _klejnot.CHANCE else turn

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.table.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal_actions() if player == self.table.turn else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All outcomes of the draw that is due, with their probabilities."""
        outcomes = self.table.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        spec = self.get_game().table
        text: str = spec.outcome_text(action) if player == pyspiel.PlayerId.CHANCE else spec.action_text(action)
        return text

    def returns(self) -> list[float]:
        """From -1 to 1 for each player; 0 before the end."""
        returns = self.table.returns()
        return [0.0] * self.table.players if returns is None else [2 * value - 1 for value in returns]

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> State:
        """Another state that looks the same to the player."""
        state = self.clone()
        state.table = self.table.determinize(player, int(probability_sampler() * 2**53))
        return state  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return "\n".join(self.table.log())


class Observer:
    """What a player knows of a state."""

    def __init__(self, table: _klejnot.Spec, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"params={params!r} (allowed: None)")
        self.recalls = iig_obs_type.perfect_recall
        self.tensor = np.zeros(table.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Writes the tensor."""
        state.table.observation(player, self.tensor)

    def string_from(self, state: State, player: int) -> str:
        """What the player sees; with perfect recall also everything that the player has been told."""
        told = "\n".join(state.table.log(player)) + "\n" if self.recalls else ""
        return told + state.table.view_json(player)


def _register() -> None:
    for info in _klejnot.games():
        # OpenSpiel keeps what makes a game until the very end of the process, when only a class may still be let go.
        game_type = _game_type(info)
        pyspiel.register_game(game_type, type(f"{info['name'].title()}Game", (Game,), {"game_type": game_type}))


_register()
