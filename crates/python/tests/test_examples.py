"""The examples run."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

EXAMPLES = Path(__file__).parents[1] / "examples"


def load(name: str) -> ModuleType:
    found = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_random_rollouts() -> None:
    example = load("random_rollouts")
    for means in (example.one_by_one("splendor", 40), example.side_by_side("splendor", 200)):
        assert abs(sum(means) - 1) < 1e-6 and all(0.2 < mean < 0.8 for mean in means)


def test_self_play_learns() -> None:
    example = load("self_play")
    policy = example.train("splendor", steps=1500, count=32)
    assert example.win_rate(policy, "splendor", 300) > 0.7


def test_pettingzoo_table() -> None:
    rewards = load("pettingzoo_table").play()
    assert sorted(rewards) == ["seat_0", "seat_1", "seat_2"] and -3 <= sum(rewards.values()) < 3


def test_openspiel_search() -> None:
    assert set(load("openspiel_search").search("duel", simulations=5)) == {"MCTS", "IS-MCTS"}


def test_every_example_is_tested() -> None:
    tested = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    assert all(any(name.startswith(path.stem) for name in tested) for path in EXAMPLES.glob("*.py"))
