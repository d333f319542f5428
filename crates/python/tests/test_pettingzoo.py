"""PettingZoo environments."""

from __future__ import annotations

import numpy as np
import pytest
from conftest import Table
from pettingzoo.test import api_test, seed_test

import klejnot
from klejnot.pettingzoo import env, raw_env


def test_the_interface_is_kept(table: Table) -> None:
    api_test(env(table.game, table.players, **table.options), num_cycles=200)


def test_a_seed_decides_everything(table: Table) -> None:
    seed_test(lambda: env(table.game, table.players, **table.options), num_cycles=100)


def test_agents_sit_in_order_and_are_paid_at_the_end() -> None:
    game = raw_env("splendor", 3)
    game.reset(seed=2)
    assert game.possible_agents == ["seat_0", "seat_1", "seat_2"]
    dice = np.random.default_rng(1)
    while not game.game.is_over:
        assert game.agent_selection == f"seat_{game.game.turn}"
        assert not any(game.rewards.values()) and not any(game.terminations.values())
        mask = game.observe(game.agent_selection)["action_mask"]
        others = [agent for agent in game.agents if agent != game.agent_selection]
        assert not any(game.observe(agent)["action_mask"].any() for agent in others)
        game.step(int(dice.choice(np.flatnonzero(mask))))
    returns = game.game.returns()
    assert returns is not None
    assert list(game.rewards.values()) == [2 * value - 1 for value in returns]
    assert all(game.terminations.values())


def test_the_next_game_of_a_seed_is_another_one() -> None:
    game = raw_env("duel")
    game.reset(seed=4)
    first = game.game.record()
    game.reset()
    second = game.game.record()
    assert first != second and (game.game.seed, game.game.number) == (4, 1)
    game.reset(seed=4)
    assert game.game.record() == first


def test_it_is_drawn() -> None:
    for mode, start in (("ansi", "splendor"), ("svg", "<svg")):
        game = env("splendor", 2, render_mode=mode)
        game.reset(seed=1)
        assert game.render().startswith(start)
    with pytest.raises(ValueError, match="ansi, svg"):
        env("splendor", render_mode="human")


def test_an_illegal_action_ends_the_game() -> None:
    game = env("splendor", 2)
    game.reset(seed=1)
    agent = game.agent_selection
    game.step(int(np.flatnonzero(game.observe(agent)["action_mask"] == 0)[0]))
    assert game.unwrapped.rewards[agent] == -1 and all(game.unwrapped.terminations.values())
    raw = raw_env("splendor", 2)
    raw.reset(seed=1)
    with pytest.raises(klejnot.IllegalAction):
        raw.step(int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0]))
