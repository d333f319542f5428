"""Bots and advice, and what may take long."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from conftest import Table, play_on

import klejnot


def test_bots_choose_legal_actions(table: Table) -> None:
    game = table.start(seed=2)
    bots = [klejnot.Bot(table.game, bot=bot, seed=1) for bot in ("random", "greedy", "1", "ismcts:20")]
    for move in range(12):
        action = bots[move % len(bots)].choose(game)
        assert action in game.legal_actions()
        game.apply(action)


def test_a_bot_depends_on_its_seed_alone() -> None:
    def played(seed: int) -> list[str]:
        game = klejnot.Game("splendor", 2, 5)
        bot = klejnot.Bot("splendor", bot="ismcts:50", seed=seed)
        for _ in range(8):
            game.apply(bot.choose(game))
        return game.log()

    assert played(1) == played(1)


def test_a_bot_cannot_see_hidden_cards() -> None:
    """In two worlds that look the same to its seat it chooses the same."""
    game = klejnot.Game("splendor", 2, 3)
    game.apply("reserve:3")
    seat = game.turn
    worlds = [game, *(game.determinize(seat, seed) for seed in range(5))]
    assert len({world.view_json(1 - seat) for world in worlds}) > 1
    assert len({klejnot.Bot("splendor", bot="ismcts:100", seed=4).choose(world) for world in worlds}) == 1


def test_stronger_beats_random() -> None:
    won = 0.0
    for number in range(6):
        game = klejnot.Game("duel", seed=9, number=number)
        bots = [klejnot.Bot("duel", bot="greedy", seed=number), klejnot.Bot("duel", bot="random", seed=number)]
        while not game.is_over:
            game.apply(bots[game.turn].choose(game))
        won += (game.returns() or [0.0])[0]
    assert won >= 5


def test_advice_is_sorted() -> None:
    game = klejnot.Game("splendor", 2, 5)
    play_on(game, 6)
    advice = klejnot.advise(game, iterations=200)
    assert advice and all(action in game.legal_actions() for action, _, _ in advice)
    assert sum(tried for *_, tried in advice) > 50
    assert all(0 <= value <= 1 for _, value, _ in advice)


def test_a_report_is_that_of_the_program(tmp_path: Path) -> None:
    record = klejnot.simulate("splendor", 2, 1, 3)[0]
    (tmp_path / "game.txt").write_text(record)
    command = [os.environ["KLEJNOT_BIN"], "analyse", str(tmp_path / "game.txt"), "--json", "--iterations", "20", "--seed", "4"]
    written = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    report = klejnot.analyse(record, iterations=20, seed=4)
    assert report == written
    assert len(report["seats"]) == 2 and report["seats"][0]["decisions"]
    own = klejnot.analyse(record, 1, iterations=20, seed=4, threads=1)
    assert own["seats"] == report["seats"][1:]


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: klejnot.Bot("chess"), "splendor"),
        (lambda: klejnot.Bot("duel", level=0), "1, 2, 3, 4, 5"),
        (lambda: klejnot.Bot("duel", bot="deep"), "ismcts"),
        (lambda: klejnot.Bot("duel", 3, bot="random"), "level, bot"),
        (lambda: klejnot.Bot("duel", bot="random").choose(klejnot.Game("splendor", seed=1)), "duel"),
        (lambda: klejnot.Bot("duel").choose(klejnot.Game("duel", draws="open")), "turn"),
        (lambda: klejnot.advise(klejnot.Game("duel", seed=1), iterations=0), "1.."),
        (lambda: klejnot.analyse("nonsense"), "Game"),
        (lambda: klejnot.analyse(klejnot.Game("duel", seed=1).record()), "nobody has decided"),
        (lambda: klejnot.analyse(klejnot.simulate("duel")[0], 2), "0..1"),
        (lambda: klejnot.analyse(klejnot.simulate("duel")[0], iterations=0), "1.."),
        (lambda: klejnot.analyse(klejnot.simulate("duel")[0], threads=-1), "1..1024"),
        (lambda: klejnot.Bot("duel", seed=-1), "seed"),
        (lambda: klejnot.advise(klejnot.Game("duel", seed=1), iterations=-5), "1.."),
        (lambda: klejnot.simulate("duel", games=-1), "games"),
        (lambda: klejnot.simulate("duel", bot="deep"), "ismcts"),
        (lambda: klejnot.simulate("duel", 4), "2"),
    ],
)
def test_bad_input_says_what_would_be_right(call: object, told: str) -> None:
    with pytest.raises(ValueError) as caught:
        call()  # type: ignore[operator]
    assert told in str(caught.value)


def test_a_bot_that_was_asked_about_another_game_still_plays() -> None:
    bot = klejnot.Bot("duel", bot="random")
    with pytest.raises(ValueError):
        bot.choose(klejnot.Game("splendor", seed=1))
    game = klejnot.Game("duel", seed=1)
    assert bot.choose(game) in game.legal_actions()


def test_other_threads_run_while_a_bot_thinks() -> None:
    game = klejnot.Game("splendor", 2, 1)
    bot = klejnot.Bot("splendor", bot="ismcts:600ms")
    thinking = threading.Thread(target=bot.choose, args=(game,))
    thinking.start()
    longest, last = 0.0, time.perf_counter()
    while thinking.is_alive():
        time.sleep(0.001)
        longest, last = max(longest, time.perf_counter() - last), time.perf_counter()
    assert longest < 0.4


THINKING = "klejnot.Bot('splendor', bot='ismcts:60s').choose(klejnot.Game('splendor', 2, 1))"
ANALYSING = "klejnot.analyse(klejnot.simulate('splendor', 2)[0], iterations=100_000)"


@pytest.mark.parametrize("call", [THINKING, ANALYSING])
def test_a_keyboard_interrupt_stops_what_takes_long(call: str) -> None:
    program = (
        "import klejnot\n"
        "print('thinking', flush=True)\n"
        "try:\n"
        f"    {call}\n"
        "except KeyboardInterrupt:\n"
        "    print('interrupted', flush=True)\n"
    )
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stdout.readline() == "thinking\n"
        time.sleep(0.5)
        start = time.perf_counter()
        process.send_signal(signal.SIGINT)
        assert process.stdout.readline() == "interrupted\n"
        assert process.wait(10) == 0
        assert time.perf_counter() - start < 8
