"""The games as Gymnasium environments: one seat against bots.

    import gymnasium
    import klejnot.gymnasium
    table = gymnasium.make("klejnot/splendor-v1", players=2, level=3)

An observation is what the seat knows as numbers (see ``klejnot.spec``); ``info["action_mask"]`` tells which actions are legal, and so
does ``action_masks()``. The reward comes at the end: from -1 (lost) to 1 (won). An illegal action ends the episode with -1 and
``info["illegal"]``, or raises with ``on_illegal="raise"``.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from . import _klejnot
from .render import MODES, render

__all__ = ["Env"]


class Env(gymnasium.Env[npt.NDArray[np.float32], np.int64]):
    """One seat at a table with bots.

    ``level`` is that of the bots, from 1 to 5; ``bot`` describes any other (``"random"``, ``"greedy"``, ``"ismcts:200ms"``). ``seat`` is
    one's own, or ``None`` for another one in each episode.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}

    def __init__(
        self,
        game: str = "splendor",
        players: int | None = None,
        *,
        level: int | None = None,
        bot: str | None = None,
        seat: int | None = 0,
        on_illegal: str = "end",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if on_illegal not in ("end", "raise"):
            raise ValueError(f"on_illegal={on_illegal!r} (allowed: end, raise)")
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"render_mode={render_mode!r} (allowed: {', '.join(MODES)})")
        self.table = _klejnot.spec(game, players, **options)
        if seat is not None and seat not in range(self.table.players):
            raise ValueError(f"seat={seat!r} (allowed: 0..{self.table.players - 1}, None)")
        self._bot: dict[str, Any] = {"level": 1 if level is None and bot is None else level, "bot": bot}
        _klejnot.Bot(game, **self._bot)
        self._options = options
        self._seat = seat
        self._on_illegal = on_illegal
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-1.0, 1.0, (self.table.observation_size,), np.float32)
        self.action_space = spaces.Discrete(self.table.num_actions)
        self.seat = seat or 0
        self.game: _klejnot.Game | None = None
        self._ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        """A new game, up to the first decision of one's own seat."""
        super().reset(seed=seed)
        table = self.table
        draw = int(self.np_random.integers(2**32))
        if self._seat is None:
            self.seat = int(self.np_random.integers(table.players))
        self.game = _klejnot.Game(table.game, table.players, draw, **self._options)
        self.bots = [_klejnot.Bot(table.game, **self._bot, seed=draw + seat) for seat in range(table.players)]
        self._ended = False
        self._bots_play()
        return self._observed()

    def step(
        self, action: np.int64 | int
    ) -> tuple[npt.NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """One's own action, and then those of the bots up to the next decision of one's own."""
        if self.game is None or self._ended:
            raise RuntimeError("reset() comes before step()")
        try:
            self.game.apply(int(action))
        except _klejnot.IllegalAction as illegal:
            if self._on_illegal == "raise":
                raise
            self._ended = True
            observation, info = self._observed()
            return observation, -1.0, True, False, info | {"illegal": True, "rule": illegal.rule}
        self._bots_play()
        observation, info = self._observed()
        returns = self.game.returns()
        self._ended = returns is not None
        reward = 0.0 if returns is None else 2 * returns[self.seat] - 1
        return observation, reward, self._ended, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal, as ``sb3-contrib`` asks for it."""
        if self.game is None or self.game.turn != self.seat:
            return np.zeros(self.table.num_actions, np.bool_)
        return self.game.legal_mask()

    def render(self) -> str | None:
        """The table as one's own seat sees it, as text or as an SVG picture."""
        if self.render_mode is None or self.game is None:
            return None
        return render(self.game, self.render_mode, self.seat)

    def _observed(self) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        assert self.game is not None
        return self.game.observation(self.seat), {"action_mask": self.action_masks(), "seat": self.seat}

    def _bots_play(self) -> None:
        assert self.game is not None
        while self.game.turn >= 0 and self.game.turn != self.seat:
            self.game.apply(self.bots[self.game.turn].choose(self.game))


def _register() -> None:
    for game in _klejnot.games():
        name = game["name"]
        options = {option["name"]: option["values"] for option in game["players"][0]["options"]}
        modes: list[str | None] = list(options.get("mode", [])) or [None]
        for mode in modes:
            suffix = f"-{mode}" if mode else ""
            chosen: dict[str, Any] = {"mode": mode} if mode else {}
            kwargs = {"game": name} | chosen
            version = _klejnot.spec(name, **chosen).encoding
            gymnasium.register(
                id=f"klejnot/{name}{suffix}-v{version}", entry_point="klejnot.gymnasium:Env", kwargs=kwargs
            )


_register()
