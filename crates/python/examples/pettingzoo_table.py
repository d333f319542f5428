"""Three agents at a table of Splendor, through PettingZoo."""

import numpy as np

from klejnot.pettingzoo import env


def play(game: str = "splendor", players: int = 3, seed: int = 7) -> dict[str, float]:
    """What each agent gets when all choose at random among the legal actions."""
    dice = np.random.default_rng(seed)
    table = env(game, players=players)
    table.reset(seed=seed)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, _ = table.last()
        rewards[agent] += reward
        if termination or truncation:
            table.step(None)
        else:
            table.step(int(dice.choice(np.flatnonzero(observation["action_mask"]))))
    return rewards


if __name__ == "__main__":
    print(play())
