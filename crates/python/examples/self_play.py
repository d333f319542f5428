"""A tiny self-play training loop in plain NumPy: a linear policy learns by REINFORCE from games against itself."""

from __future__ import annotations

import argparse

import numpy as np
import numpy.typing as npt

import klejnot

Floats = npt.NDArray[np.float32]


class Policy:
    """The chance of an action is the softmax of a linear function of the observation, over the legal actions."""

    def __init__(self, spec: klejnot.Spec, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.weights: Floats = np.zeros((spec.observation_size, spec.num_actions), np.float32)

    def chances(self, observations: Floats, masks: npt.NDArray[np.bool_]) -> Floats:
        scores = np.where(masks, observations @ self.weights, -np.inf)
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances: Floats = scores / scores.sum(axis=1, keepdims=True)
        return chances

    def choose(self, chances: Floats) -> npt.NDArray[np.int64]:
        rolled = self.rng.random((len(chances), 1), np.float32) * chances.sum(axis=1, keepdims=True)
        chosen = (chances.cumsum(axis=1) < rolled).sum(axis=1)
        # Rounding may lead past the last legal action.
        possible = np.take_along_axis(chances, np.minimum(chosen, chances.shape[1] - 1)[:, None], axis=1)[:, 0] > 0
        actions: npt.NDArray[np.int64] = np.where(possible, chosen, chances.argmax(axis=1))
        return actions


def train(game: str, steps: int, count: int, rate: float = 0.5, seed: int = 1) -> Policy:
    """Plays `count` games side by side; whenever one ends, what its winner did becomes likelier, and what its loser did less so."""
    table = klejnot.VectorEnv(game, players=2, count=count, seed=seed)
    policy = Policy(table.spec, seed)
    # For each game and seat the sum of the gradients of its actions' log-chances, kept as what they are made of.
    story: list[list[tuple[int, Floats, Floats]]] = [[] for _ in range(count)]
    for _ in range(steps):
        chances = policy.chances(table.observations, table.masks)
        actions = policy.choose(chances)
        blame = -chances
        blame[np.arange(count), actions] += 1
        for place in range(count):
            story[place].append((int(table.seats[place]), table.observations[place].copy(), blame[place]))
        table.step(actions)
        for place in np.flatnonzero(table.dones).tolist():
            rewards = table.rewards[place]
            seats, observed, blamed = zip(*story[place], strict=True)
            worth = rewards[list(seats)][:, None] / len(seats)
            policy.weights += rate * (np.stack(observed) * worth).T @ np.stack(blamed)
            story[place].clear()
    return policy


def win_rate(policy: Policy, game: str, games: int, count: int = 64, seed: int = 1000) -> float:
    """Against random choices; the policy plays seat 0 and seat 1 in turn."""
    table = klejnot.VectorEnv(game, players=2, count=count, seed=seed)
    won, finished = 0.0, 0
    own = np.arange(count) % 2
    while finished < games:
        chosen = policy.choose(policy.chances(table.observations, table.masks))
        table.step(np.where(table.seats == own, chosen, table.sample()))
        ended = np.flatnonzero(table.dones)
        won += float(((table.rewards[ended, own[ended]] + 1) / 2).sum())
        finished += len(ended)
    return won / finished


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="splendor")
    parser.add_argument("--steps", type=int, default=3000)
    parser.add_argument("--count", type=int, default=64)
    arguments = parser.parse_args()
    untrained = Policy(klejnot.spec(arguments.game, players=2), seed=1)
    print(f"before: wins {win_rate(untrained, arguments.game, 500):.0%} against random choices")
    policy = train(arguments.game, arguments.steps, arguments.count)
    print(f"after:  wins {win_rate(policy, arguments.game, 500):.0%}")


if __name__ == "__main__":
    main()
