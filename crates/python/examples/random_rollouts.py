"""Random games: one by one through the core, then thousands at once."""

import argparse
import random

import klejnot


def one_by_one(name: str, games: int, seed: int = 1) -> list[float]:
    """The average return of each seat."""
    dice = random.Random(seed)
    totals = [0.0, 0.0]
    for number in range(games):
        game = klejnot.Game(name, players=2, seed=seed, number=number)
        while not game.is_over:
            game.apply(dice.choice(game.legal_actions()))
        for seat, value in enumerate(game.returns() or []):
            totals[seat] += value
    return [total / games for total in totals]


def side_by_side(name: str, games: int, count: int = 256, seed: int = 1) -> list[float]:
    """The same with a vector environment: rewards are from -1 to 1."""
    table = klejnot.VectorEnv(name, players=2, count=count, seed=seed)
    finished, totals = 0, [0.0, 0.0]
    while finished < games:
        *_, rewards, dones = table.step(table.sample())
        finished += int(dones.sum())
        for seat, value in enumerate(rewards[dones].sum(axis=0)):
            totals[seat] += float(value)
    return [(total / finished + 1) / 2 for total in totals]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="splendor")
    parser.add_argument("--games", type=int, default=1000)
    arguments = parser.parse_args()
    print("one by one  ", one_by_one(arguments.game, arguments.games))
    print("side by side", side_by_side(arguments.game, arguments.games))


if __name__ == "__main__":
    main()
