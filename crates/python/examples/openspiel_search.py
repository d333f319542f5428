"""OpenSpiel's MCTS and IS-MCTS on games of Klejnot."""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import klejnot.openspiel  # registers the games


def opening(name: str, seed: int) -> pyspiel.State:
    """The first decision of a game with random draws."""
    dice = np.random.default_rng(seed)
    state = pyspiel.load_game(f"klejnot_{name}").new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(dice.choice(outcomes, p=chances)))
    return state


def search(name: str = "splendor", simulations: int = 20, seed: int = 1) -> dict[str, str]:
    """What both searches choose."""
    state = opening(name, seed)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    bots = {
        "MCTS": mcts.MCTSBot(state.get_game(), 1.4, simulations, evaluator, random_state=np.random.RandomState(seed)),
        "IS-MCTS": ismcts.ISMCTSBot(
            state.get_game(), evaluator, 1.4, simulations, random_state=np.random.RandomState(seed)
        ),
    }
    return {method: state.action_to_string(int(bot.step(state))) for method, bot in bots.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="splendor")
    parser.add_argument("--simulations", type=int, default=100)
    arguments = parser.parse_args()
    for method, action in search(arguments.game, arguments.simulations).items():
        print(f"{method:<8} {action}")


if __name__ == "__main__":
    main()
