"""The games as PettingZoo AEC environments.

    from klejnot.pettingzoo import env
    table = env("splendor", players=3)

Agents are ``seat_0``, ``seat_1`` and so on. An observation is a dictionary: ``observation``, what the agent knows as numbers (see
``klejnot.spec``), and ``action_mask``, 1 for each legal action. Rewards come at the end: from -1 (lost) to 1 (won).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import _klejnot
from .render import MODES, render

__all__ = ["RawEnv", "env", "raw_env"]


def env(game: str, players: int | None = None, *, render_mode: str | None = None, **options: Any) -> AECEnv:
    """An environment with the usual wrappers: an illegal action ends the game for all, and whoever took it gets -1."""
    wrapped: AECEnv = raw_env(game, players, render_mode=render_mode, **options)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


def raw_env(game: str, players: int | None = None, *, render_mode: str | None = None, **options: Any) -> RawEnv:
    """An environment without wrappers: an illegal action raises ``IllegalAction``."""
    return RawEnv(game, players, render_mode=render_mode, **options)


class RawEnv(AECEnv):  # type: ignore[misc]
    """A table with one agent per seat."""

    def __init__(
        self, game: str, players: int | None = None, *, render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode={render_mode!r} (allowed: {', '.join(MODES)})")
        self.table = _klejnot.spec(game, players, **options)
        self.metadata = {
            "name": f"klejnot_{game}_v{self.table.encoding}",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        observation = spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (self.table.observation_size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.table.num_actions,), np.int8),
            }
        )
        self.observation_spaces = {agent: observation for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.table.num_actions) for agent in self.possible_agents}
        self._options = options
        self._seed: int | None = None
        self._number = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed it is that seed's first one; without, the next one of the seed before."""
        if seed is not None:
            self._seed, self._number = seed, 0
        elif self._seed is not None:
            self._number += 1
        table = self.table
        self.game = _klejnot.Game(table.game, table.players, self._seed, number=self._number, **self._options)
        self._seed = self.game.seed
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.turn]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and what it may do if it is its turn."""
        seat = self._seats[agent]
        if self.game.turn == seat:
            mask = self.game.legal_mask().view(np.int8)
        else:
            mask = np.zeros(self.table.num_actions, np.int8)
        return {"observation": self.game.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Applies the action of the agent at turn."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"action=None (allowed: 0..{self.table.num_actions - 1})")
        self.game.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        returns = self.game.returns()
        if returns is not None:
            self.rewards = {agent: 2 * returns[seat] - 1 for agent, seat in self._seats.items()}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.game.turn]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as the agent at turn sees it, as text or as an SVG picture."""
        if self.render_mode is None:
            return None
        return render(self.game, self.render_mode, self._seats[self.agent_selection])

    def close(self) -> None:
        """There is nothing to close."""
