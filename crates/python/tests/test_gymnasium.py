"""Gymnasium environments."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from conftest import Table
from gymnasium.utils.env_checker import check_env

import klejnot
import klejnot.gymnasium

IDS = ["klejnot/splendor-v1", "klejnot/marvel-v1", "klejnot/duel-v1", "klejnot/dc-base-v1", "klejnot/dc-watchmen-v1"]


def of(table: Table, **more: object) -> gymnasium.Env:
    suffix = f"-{table.options['mode']}" if table.options else ""
    return gymnasium.make(f"klejnot/{table.game}{suffix}-v1", players=table.players, **more)


def test_the_interface_is_kept(table: Table) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(of(table, bot="random").unwrapped)


def test_all_games_are_registered() -> None:
    assert set(IDS) <= set(gymnasium.registry)


def episode(env: gymnasium.Env, seed: int) -> tuple[float, int]:
    dice = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    total, steps = 0.0, 0
    while True:
        _, reward, terminated, truncated, info = env.step(int(dice.choice(np.flatnonzero(info["action_mask"]))))
        total += reward
        steps += 1
        assert not truncated
        if terminated:
            return total, steps


def test_a_whole_episode(table: Table) -> None:
    env = of(table, bot="random")
    total, steps = episode(env, 3)
    assert -1 <= total <= 1 and steps > 1
    assert episode(env, 3) == (total, steps)
    game = env.unwrapped.game
    assert game.is_over and total == 2 * game.returns()[env.unwrapped.seat] - 1


@pytest.mark.parametrize("name", IDS)
def test_bots_of_a_level_play(name: str) -> None:
    env = gymnasium.make(name, level=1, seat=None)
    env.reset(seed=5)
    for _ in range(5):
        env.step(int(np.flatnonzero(env.unwrapped.action_masks())[0]))


def test_an_illegal_action_ends_the_episode() -> None:
    env = klejnot.gymnasium.Env("splendor", 2, bot="random")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(~info["action_mask"])[0])
    _, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)
    assert info["rule"].startswith("SPL-")
    with pytest.raises(RuntimeError):
        env.step(wrong)
    strict = klejnot.gymnasium.Env("splendor", 2, bot="random", on_illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(klejnot.IllegalAction):
        strict.step(wrong)
    with pytest.raises(ValueError, match="0.."):
        strict.step(10**6)


def test_it_is_drawn() -> None:
    for mode, start in (("ansi", "duel"), ("svg", "<svg")):
        env = gymnasium.make("klejnot/duel-v1", bot="random", render_mode=mode)
        env.reset(seed=1)
        assert env.render().startswith(start)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"on_illegal": "cry"}, "end, raise"),
        ({"render_mode": "human"}, "ansi, svg"),
        ({"seat": 2}, "0..1"),
        ({"level": 6}, "1, 2, 3, 4, 5"),
        ({"bot": "deep"}, "greedy"),
        ({"players": 9}, "2, 3, 4"),
    ],
)
def test_bad_input_says_what_would_be_right(wrong: dict[str, object], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        klejnot.gymnasium.Env(**({"game": "splendor"} | wrong))  # type: ignore[arg-type]
