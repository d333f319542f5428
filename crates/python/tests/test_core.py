"""The core: games, spaces, observations, records."""

from __future__ import annotations

import copy
import os
import pickle
import random
import subprocess
from pathlib import Path

import numpy as np
import pytest
from conftest import TABLES, Table, play_on

import klejnot


def test_every_mode_is_there() -> None:
    assert len(TABLES) == 3 + 3 + 1 + 4 + 4


def test_a_whole_game_keeps_the_contract(table: Table) -> None:
    """The conformance loop: ids and texts agree, nothing that a seat cannot know shows."""
    dice = random.Random(3)
    game = table.start(seed=5)
    spec = game.spec
    moves = 0
    while not game.is_over and moves < 400:
        ids = game.legal_actions()
        texts = game.legal_texts()
        assert ids == sorted(set(ids)) and ids
        assert [spec.action_text(action) for action in ids] == texts
        assert [spec.action_id(text) for text in texts] == ids
        mask = game.legal_mask()
        assert mask.dtype == np.bool_ and mask.shape == (spec.num_actions,)
        assert np.flatnonzero(mask).tolist() == ids
        if moves % 20 == 0:
            keeps_secrets(game, dice)
        game.apply(dice.choice([dice.choice(ids), dice.choice(texts)]))
        moves += 1
    keeps_secrets(game, dice)


def keeps_secrets(game: klejnot.Game, dice: random.Random) -> None:
    for seat in range(game.players):
        world = game.determinize(seat, dice.randrange(1 << 60))
        assert world.turn == game.turn
        assert world.view(seat) == game.view(seat)
        assert world.view() == game.view()
        assert world.log(seat) == game.log(seat)
        assert np.array_equal(world.observation(seat), game.observation(seat))
        if game.turn == seat:
            assert np.array_equal(world.legal_mask(), game.legal_mask())
        play_on(world, 5)


def test_another_world_differs_in_what_is_hidden() -> None:
    game = klejnot.Game("splendor", 2, 3)
    seat = game.turn
    game.apply("reserve:3")
    other = 1 - seat
    owned = game.view(seat)["seats"][seat]["reserved"][0]
    assert owned["card"] is not None
    assert game.view(other)["seats"][seat]["reserved"][0]["card"] is None
    worlds = {game.determinize(other, seed).view(seat)["seats"][seat]["reserved"][0]["card"]["id"] for seed in range(40)}
    assert len(worlds) > 5
    assert all(game.determinize(seat, seed).view(seat) == game.view(seat) for seed in range(10))
    hidden = [text for text in game.log(other) if text.startswith("draw:")]
    shown = [text for text in game.log(seat) if text.startswith("draw:")]
    assert hidden == ["draw:3?"] and shown == [f"draw:{owned['card']['id']}"]


def test_observations_have_their_layout(table: Table) -> None:
    spec = table.spec()
    game = table.start()
    end = 0
    for block in spec.layout:
        assert block.offset == end and block.size > 0 and block.scale > 0
        end += block.size
    assert end == spec.observation_size
    for seat in range(game.players):
        observation = game.observation(seat)
        assert observation.dtype == np.float32 and observation.shape == (spec.observation_size,)
        assert np.abs(observation).max() <= 1
    into = np.full(spec.observation_size, 9, np.float32)
    assert game.observation(0, into) is not None
    assert np.array_equal(into, game.observation(0))


def test_numbers_mean_what_the_layout_says() -> None:
    game = klejnot.Game("splendor", 2, 3)
    blocks = {block.name: block for block in game.spec.layout}

    def read(name: str, seat: int) -> list[int]:
        block = blocks[name]
        numbers = game.observation(seat)[block.offset : block.offset + block.size] * block.scale
        return [round(float(number)) for number in numbers]

    seat = game.turn
    assert read("bank", seat) == [4, 4, 4, 4, 4, 5]
    assert read("turn", seat) == [1, 0] and read("turn", 1 - seat) == [0, 1]
    game.apply("take:WUG")
    assert read("bank", seat) == [3, 3, 3, 4, 4, 5]
    assert read("tokens.0", seat) == [1, 1, 1, 0, 0, 0] == read("tokens.1", 1 - seat)
    assert read("tokens.1", seat) == [0] * 6
    assert sum(read("market", seat)) == 12 and sum(read("unseen", seat)) == 78
    assert read("decks", seat) == [36, 26, 16]


def test_the_space_depends_on_table_and_mode_alone() -> None:
    assert klejnot.spec("splendor", 2) == klejnot.spec("splendor", 2, first="1")
    assert klejnot.spec("splendor", 2) != klejnot.spec("splendor", 3)
    assert klejnot.spec("dc", 2, mode="base") != klejnot.spec("dc", 2, mode="watchmen")
    assert klejnot.spec("dc", 3, heroes="two", villains=3) == klejnot.spec("dc", 3)
    spec = klejnot.spec("duel")
    assert len(spec.hash) == 64 and spec.hash in str(spec) and "pyramid.cost" in str(spec)
    assert len(set(spec.actions())) == spec.num_actions and len(set(spec.outcomes())) == spec.num_outcomes


def test_draws_can_be_open(table: Table) -> None:
    """Outcomes have ids and weights of their own, and all of them can be applied."""
    game = table.start(draws="open")
    spec = game.spec
    assert game.turn == klejnot.CHANCE
    seen = 0
    dice = random.Random(2)
    for _ in range(300):
        if game.is_over:
            break
        outcomes = game.chance_outcomes()
        if game.turn == klejnot.CHANCE:
            seen += 1
            assert [outcome for outcome, _ in outcomes] == game.legal_actions()
            assert all(weight > 0 for _, weight in outcomes)
            assert [spec.outcome_id(text) for text in game.legal_texts()] == game.legal_actions()
            assert not game.legal_mask().any()
            game.apply(dice.choices([o for o, _ in outcomes], [w for _, w in outcomes])[0])
        else:
            assert outcomes == []
            game.apply(dice.choice(game.legal_actions()))
    assert seen > 10


def test_open_draws_made_by_the_dealer_are_the_dealt_ones(table: Table) -> None:
    dealt, opened = table.start(seed=9), table.start(seed=9, draws="open")
    for _ in range(60):
        while opened.draw():
            pass
        assert opened.log(0) == dealt.log(0) and opened.turn == dealt.turn
        if dealt.is_over:
            break
        action = dealt.legal_actions()[-1]
        dealt.apply(action)
        opened.apply(action)


def test_undo_takes_back_a_decision_and_its_draws(table: Table) -> None:
    game = table.start(seed=4)
    assert not game.undo()
    before = [(len(game), game.view_json(0))]
    dice = random.Random(1)
    for _ in range(30):
        game.apply(dice.choice(game.legal_actions()))
        before.append((len(game), game.view_json(0)))
        if game.is_over:
            break
    while len(before) > 1:
        assert (len(game), game.view_json(0)) == before.pop()
        assert game.undo()
    assert (len(game), game.view_json(0)) == before[0]
    assert not game.undo()


def test_copies_are_isolated() -> None:
    game = klejnot.Game("duel", seed=2)
    play_on(game, 10)
    for twin in (game.clone(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        state = game.view_json(0)
        assert (twin.view_json(0), twin.log(0), twin.legal_actions()) == (state, game.log(0), game.legal_actions())
        play_on(twin, 5)
        assert game.view_json(0) == state and twin.view_json(0) != state
        assert len(twin) > len(game)


def test_a_pickled_game_goes_on_as_it_would_have() -> None:
    game = klejnot.Game("splendor", 3, 11, number=2)
    play_on(game, 8)
    twin = pickle.loads(pickle.dumps(game))
    play_on(game, 20)
    play_on(twin, 20)
    assert game.log(0) == twin.log(0) and (twin.seed, twin.number) == (11, 2)
    with pytest.raises(TypeError):
        pickle.dumps(game.determinize(0, 1))


def test_returns_come_at_the_end(table: Table) -> None:
    game = table.start(seed=6)
    assert game.returns() is None and game.places() is None
    play_on(game, 100_000)
    returns, places = game.returns(), game.places()
    assert returns is not None and places is not None
    assert len(returns) == table.players and all(0 <= value <= 1 for value in returns)
    assert all((value > 0) == (place == 1) for value, place in zip(returns, places, strict=True))
    assert game.turn == klejnot.OVER and game.legal_actions() == [] and not game.legal_mask().any()


def test_records_are_replayed(table: Table) -> None:
    game = table.start(seed=8, number=3)
    play_on(game, 40)
    record = game.record(["Ada"])
    again = klejnot.replay(record)
    assert again.record(["Ada"]) == record
    assert (again.seed, again.number, again.draws) == (8, 3, "dealt")
    play_on(game, 30)
    play_on(again, 30)
    assert again.log(0) == game.log(0)


def test_records_are_those_of_simulate(table: Table, tmp_path: Path) -> None:
    """The program writes the same records, byte by byte, and a game with the same seed has the same draws."""
    program = os.environ["KLEJNOT_BIN"]
    arguments = ["simulate", table.game, "--players", str(table.players), "--games", "4", "--seed", "42"]
    options = [word for name, value in table.options.items() for word in (f"--{name}", value)]
    subprocess.run([program, *arguments, *options, "--records", str(tmp_path)], check=True, capture_output=True)
    written = [path.read_text() for path in sorted(tmp_path.iterdir())]
    assert len(written) == 4
    assert klejnot.simulate(table.game, table.players, 4, 42, **table.options) == written
    for number, record in enumerate(written):
        actions = [line for line in record.splitlines() if line and not line.startswith("[")]
        game = table.start(seed=42, number=number)
        while not game.is_over:
            game.apply(actions[len(game)])
        headers = [line for line in record.splitlines() if not line.startswith("[Seats ")]
        assert game.record().splitlines() == headers


def test_an_illegal_action_names_the_rule_and_changes_nothing() -> None:
    game = klejnot.Game("splendor", 2, 1)
    before = game.view_json(0)
    with pytest.raises(klejnot.IllegalAction, match="SPL-") as caught:
        game.apply("gold:W1")
    assert caught.value.rule.startswith("SPL-") and caught.value.action == "gold:W1"
    assert isinstance(caught.value, ValueError)
    with pytest.raises(klejnot.IllegalAction):
        game.apply(game.spec.action_id("gold:W1"))
    assert game.view_json(0) == before


def test_every_illegal_action_is_refused_with_a_rule(table: Table) -> None:
    game = table.start()
    play_on(game, 12)
    legal = set(game.legal_actions())
    before = (game.view_json(0), game.log(0))
    for action in range(game.spec.num_actions):
        if action not in legal:
            with pytest.raises(klejnot.IllegalAction) as caught:
                game.apply(action)
            prefix, number = caught.value.rule.split("-")
            assert len(prefix) == 3 and number.isdigit()
    assert (game.view_json(0), game.log(0)) == before


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: klejnot.Game("chess"), "splendor"),
        (lambda: klejnot.Game("splendor", 5), "2, 3, 4"),
        (lambda: klejnot.Game("splendor", -1), "2..4"),
        (lambda: klejnot.Game("splendor", 2, fist=1), "first"),
        (lambda: klejnot.Game("dc", 2, mode="blue"), "base, watchmen"),
        (lambda: klejnot.Game("splendor", draws="never"), "dealt, open"),
        (lambda: klejnot.Game("splendor", seed=-1), "seed"),
        (lambda: klejnot.Game("splendor", seed=1 << 64), "seed"),
        (lambda: klejnot.Game("splendor", number=-1), "number"),
        (lambda: klejnot.Game("duel", seed=1).apply(1 << 80), "0.."),
        (lambda: klejnot.Game("duel", seed=1).rewind(-1), ".."),
        (lambda: klejnot.Game("duel", seed=1).determinize(0, -1), "seed"),
        (lambda: klejnot.spec("dc", 9), "2, 3, 4, 5"),
        (lambda: klejnot.Game("duel", seed=1).apply(10**6), "0.."),
        (lambda: klejnot.Game("duel", seed=1).apply(-1), "0.."),
        (lambda: klejnot.Game("duel", seed=1).apply("fly"), "take:"),
        (lambda: klejnot.Game("duel", seed=1).view(2), "0..1"),
        (lambda: klejnot.Game("duel", seed=1).observation(-3), "0..1"),
        (lambda: klejnot.Game("duel", seed=1).determinize(7, 1), "0..1"),
        (lambda: klejnot.Game("duel", seed=1).rewind(10**9), ".."),
        (lambda: klejnot.Game("duel", seed=1).legal_mask(np.zeros(3, np.bool_)), "out"),
        (lambda: klejnot.Game("duel", seed=1).record(["a", "b", "c"]), "0..2"),
        (lambda: klejnot.Game("duel", seed=1).determinize(0, 1).record(), "record"),
        (lambda: klejnot.spec("duel").action_text(-1), "0.."),
        (lambda: klejnot.spec("duel").outcome_id("pass"), "outcome"),
        (lambda: klejnot.replay("[Game \"chess\"]"), "chess"),
        (lambda: klejnot.replay("nonsense"), "Game"),
        (lambda: klejnot.render(klejnot.Game("duel", seed=1), "jpeg"), "ansi, svg"),
    ],
)
def test_bad_input_says_what_would_be_right(call: object, told: str) -> None:
    with pytest.raises(ValueError) as caught:
        call()  # type: ignore[operator]
    assert told in str(caught.value)


def test_repr_says_what_it_is() -> None:
    game = klejnot.Game("duel", seed=7)
    assert repr(game).startswith("<klejnot.Game duel players=2 first=random, seed=7, actions=")
    play_on(game, 100_000)
    assert "turn=OVER, returns=[" in repr(game)
    assert repr(game.spec).startswith("Spec(game=\"duel\", players=2, actions=")


def test_a_game_is_drawn_as_text_and_picture(table: Table) -> None:
    from xml.etree import ElementTree

    game = table.start()
    play_on(game, 30)
    for seat in (None, 0):
        text = klejnot.render(game, "ansi", seat)
        assert "seat 0" in text and table.game in text
        picture = ElementTree.fromstring(klejnot.render(game, "svg", seat))
        assert picture.tag.endswith("svg") and len(picture) > 10


def test_every_block_is_documented() -> None:
    document = (Path(__file__).parents[3] / "docs" / "python.md").read_text()
    names = {block.name.rstrip("0123456789").rstrip(".") for table in TABLES for block in table.spec().layout}
    missing = sorted(name for name in names if f"`{name}`" not in document)
    assert not missing
