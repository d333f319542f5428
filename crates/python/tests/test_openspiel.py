"""OpenSpiel games."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import klejnot.openspiel  # noqa: F401

GAMES = [("splendor", 2), ("splendor", 3), ("splendor", 4), ("marvel", 2), ("marvel", 3), ("marvel", 4), ("duel", 2)]


def load(name: str, players: int, **more: object) -> pyspiel.Game:
    return pyspiel.load_game(f"klejnot_{name}", {"players": players, **more})


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_random_simulations_with_serialisation(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=2, serialize=True, verbose=False)


def walk(game: pyspiel.Game, seed: int, moves: int) -> pyspiel.State:
    dice = random.Random(seed)
    state = game.new_initial_state()
    while moves > 0 and not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(dice.choices(outcomes, chances)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            moves -= 1
    return state


@pytest.mark.parametrize("mode", ["base", "watchmen"])
def test_dc_is_played_to_its_end(mode: str) -> None:
    state = walk(load("dc", 3, mode=mode), 1, 100_000)
    assert state.is_terminal() and all(-1 <= value <= 1 for value in state.returns())


@pytest.mark.parametrize(("name", "players"), [("splendor", 3), ("duel", 2)])
def test_information_states_hold_what_a_player_knows(name: str, players: int) -> None:
    for seed in range(5):
        state = walk(load(name, players), seed, 25)
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        sampled = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert sampled.information_state_string(player) == state.information_state_string(player)
        assert sampled.information_state_tensor(player) == state.information_state_tensor(player)
        assert sampled.legal_actions() == state.legal_actions()
        assert sampled.clone().information_state_string(player) == state.information_state_string(player)


def test_a_hidden_card_is_in_its_owners_information_state_alone() -> None:
    game = load("splendor", 2)
    dice = random.Random(5)
    state = walk(game, 2, 0)
    while state.is_chance_node():
        state.apply_action(dice.choice(state.legal_actions()))
    owner = state.current_player()
    state.apply_action(state.string_to_action("reserve:2"))
    outcomes = state.legal_actions()
    keys = [state.child(outcome).information_state_string(1 - owner) for outcome in outcomes[:5]]
    assert len(set(keys)) == 1
    keys = [state.child(outcome).information_state_string(owner) for outcome in outcomes[:5]]
    assert len(set(keys)) == 5


@pytest.mark.parametrize("name", ["splendor", "marvel", "duel"])
def test_its_searches_run(name: str) -> None:
    state = walk(load(name, 2), 3, 6)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    game = state.get_game()
    plain = mcts.MCTSBot(game, 1.4, 5, evaluator, random_state=np.random.RandomState(1))
    assert plain.step(state) in state.legal_actions()
    informed = ismcts.ISMCTSBot(game, evaluator, 1.4, 5, random_state=np.random.RandomState(1))
    assert informed.step(state) in state.legal_actions()
