"""How fast it is: ``python -m klejnot.bench``."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from . import CHANCE, Game, VectorEnv

__all__ = ["main"]


def _best(measure: Callable[[], float], times: int) -> float:
    return max(measure() for _ in range(times))


def vector_steps(game: str, players: int, count: int, seconds: float, **options: Any) -> float:
    """Steps per second of a vector environment with random legal actions; observations and masks are written."""
    games = VectorEnv(game, players, count, **options)
    games.step(games.sample())
    steps, start = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        games.step(games.sample())
        steps += count
    return steps / elapsed


def single_steps(game: str, players: int, seconds: float, **options: Any) -> float:
    """Steps per second of one game: ``apply`` and ``legal_mask``, draws included. What chooses the actions is not counted."""
    number, steps, spent = 0, 0, 0.0
    chosen = np.random.default_rng(1).integers(1 << 30, size=1 << 16).tolist()
    while spent < seconds:
        # The actions are found first, so that the clock runs over nothing but the two calls.
        scout = Game(game, players, 1, number=number, **options)
        actions: list[int] = []
        while scout.turn >= 0:
            legal = scout.legal_actions()
            actions.append(legal[chosen[len(actions) % len(chosen)] % len(legal)])
            scout.apply(actions[-1])
        played = Game(game, players, 1, number=number, **options)
        assert played.turn != CHANCE
        apply, mask = played.apply, played.legal_mask
        start = time.perf_counter()
        for action in actions:
            apply(action)
            mask()
        spent += time.perf_counter() - start
        steps += len(actions)
        number += 1
    return steps / spent


def main() -> None:
    """Prints the figures."""
    parser = argparse.ArgumentParser(prog="python -m klejnot.bench", description=__doc__)
    parser.add_argument("--count", type=int, default=4096, help="games side by side [4096]")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure [2]")
    parser.add_argument("--times", type=int, default=3, help="of so many the best counts [3]")
    arguments = parser.parse_args()
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    print(f"{os.cpu_count()} cores, load {load}, {arguments.count} games side by side\n")
    print(f"{'':<16} {'vector steps/s':>15} {'apply + mask':>14}")
    tables: list[tuple[str, int, dict[str, Any]]] = [
        ("splendor", 2, {}),
        ("splendor", 4, {}),
        ("marvel", 2, {}),
        ("duel", 2, {}),
        ("dc", 2, {"mode": "base"}),
        ("dc", 3, {"mode": "watchmen"}),
    ]
    for game, players, options in tables:
        seconds, times = arguments.seconds, arguments.times
        many = _best(lambda: vector_steps(game, players, arguments.count, seconds, **options), times)
        one = _best(lambda: single_steps(game, players, seconds / 2, **options), times)
        name = " ".join([game, str(players), *map(str, options.values())])
        print(f"{name:<16} {many:>15,.0f} {1e6 / one:>11.2f} µs")


if __name__ == "__main__":
    main()
