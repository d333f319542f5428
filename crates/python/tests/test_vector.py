"""Vector environments."""

from __future__ import annotations

import numpy as np
import pytest
from conftest import Table

import klejnot


def test_rows_are_the_games_of_the_core(table: Table) -> None:
    """Every row shows what a single game with the same seed, number and actions shows, across resets."""
    count = 3
    many = klejnot.VectorEnv(table.game, table.players, count, seed=5, **table.options)
    games = [table.start(seed=5, number=place) for place in range(count)]
    ends = 0
    for step in range(700):
        for place, game in enumerate(games):
            assert many.number(place) == game.number
            assert many.seats[place] == game.turn
            if step % 10 == 0:
                assert np.array_equal(many.observations[place], game.observation())
                assert np.array_equal(many.masks[place], game.legal_mask())
        actions = many.sample()
        observations, masks, seats, rewards, dones = many.step(actions)
        assert observations is many.observations and masks is many.masks
        for place, game in enumerate(games):
            game.apply(int(actions[place]))
            assert dones[place] == game.is_over
            returns = game.returns()
            if returns is None:
                assert not rewards[place].any()
            else:
                assert rewards[place] == pytest.approx([2 * value - 1 for value in returns])
                games[place] = table.start(seed=5, number=game.number + count)
                ends += 1
    assert ends > 0 or table.game == "dc"


def test_buffers_stay_where_they_are() -> None:
    many = klejnot.VectorEnv("splendor", 2, 16)
    place = many.observations.__array_interface__["data"]
    for _ in range(20):
        many.step(many.sample())
    assert many.observations.__array_interface__["data"] == place
    assert many.observations.shape == (16, many.spec.observation_size)
    assert many.masks.shape == (16, many.spec.num_actions) and many.rewards.shape == (16, 2)


def test_a_seed_decides_everything() -> None:
    def played(seed: int) -> list[bytes]:
        many = klejnot.VectorEnv("duel", count=8, seed=seed)
        return [b"".join([many.step(many.sample())[0].tobytes()]) for _ in range(50)]

    assert played(1) == played(1) != played(2)
    many = klejnot.VectorEnv("duel", count=8, seed=3)
    first = many.observations.copy()
    many.step(many.sample())
    many.reset()
    assert np.array_equal(many.observations, first)
    many.reset(4)
    assert many.seed == 4 and not np.array_equal(many.observations, first)


def test_an_illegal_action_stops_all() -> None:
    many = klejnot.VectorEnv("splendor", 2, 4, seed=1)
    before = many.observations.copy()
    actions = many.sample()
    for wrong in (int(np.flatnonzero(~many.masks[2])[0]), -1, 10**9):
        actions[2] = wrong
        with pytest.raises(ValueError, match=r"actions\[2\]"):
            many.step(actions)
        assert np.array_equal(many.observations, before)
    with pytest.raises(ValueError, match="actions"):
        many.step(actions[:2])


def test_masks_are_what_counts_not_the_buffer() -> None:
    """Whoever writes to the buffers confuses only themselves."""
    many = klejnot.VectorEnv("splendor", 2, 4, seed=1)
    wrong = int(np.flatnonzero(~many.masks[0])[0])
    many.masks[:] = True
    actions = many.sample()
    actions[0] = wrong
    with pytest.raises(ValueError):
        many.step(actions)


@pytest.mark.parametrize("count", [-1, 0, 1 << 21])
def test_a_count_has_bounds(count: int) -> None:
    with pytest.raises(ValueError, match="count"):
        klejnot.VectorEnv("splendor", 2, count)


def test_a_table_must_exist() -> None:
    with pytest.raises(ValueError, match="2, 3, 4"):
        klejnot.VectorEnv("splendor", 7, 4)


def test_places_and_seeds_have_bounds() -> None:
    many = klejnot.VectorEnv("duel", count=2)
    for call in (lambda: many.number(2), lambda: many.number(-1), lambda: many.reset(-1)):
        with pytest.raises(ValueError, match="allowed"):
            call()


def test_actions_may_be_of_any_whole_type() -> None:
    many = klejnot.VectorEnv("duel", count=4)
    many.step(many.sample().astype(np.int32))
    many.step(many.sample().tolist())


def test_the_benchmark_runs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from klejnot import bench

    monkeypatch.setattr("sys.argv", ["bench", "--seconds", "0.02", "--times", "1", "--count", "64"])
    bench.main()
    printed = capsys.readouterr().out
    assert "splendor 2" in printed and "dc 3 watchmen" in printed
