"""Card files of the DC game. The set belongs to the process, so each test has one of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import klejnot

CARDS = """(
    cards: [
        (id: "night_watch", kind: Hero, cost: 4, vp: Points(1), copies: 2, source: Printed, name: "Night Watch",
            play: [Power(1)]),
    ],
)
"""


def run(program: str, *arguments: object) -> str:
    command = [sys.executable, "-c", program, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_a_new_card_is_part_of_the_space(tmp_path: Path) -> None:
    (tmp_path / "cards.ron").write_text(CARDS)
    told = run(
        "import klejnot, sys\n"
        "used = klejnot.use_cards(sys.argv[1])\n"
        "spec = klejnot.spec('dc', 2)\n"
        "print(spec.action_id('buy:night_watch'), spec.hash, used in klejnot.Game('dc', seed=1).config)\n",
        tmp_path / "cards.ron",
    )
    number, space, named = told.split()
    assert number.isdigit() and named == "True"
    assert space != klejnot.spec("dc", 2).hash
    assert "buy:night_watch" not in klejnot.spec("dc", 2).actions()


def test_it_comes_first_and_the_file_must_be_right(tmp_path: Path) -> None:
    (tmp_path / "cards.ron").write_text(CARDS)
    (tmp_path / "wrong.ron").write_text(CARDS.replace("cost: 4", "cost: blue"))
    told = run(
        "import klejnot, sys\n"
        "for path in sys.argv[1:]:\n"
        "    try:\n"
        "        klejnot.use_cards(path)\n"
        "    except (OSError, ValueError) as error:\n"
        "        print(type(error).__name__, str(error).replace(chr(10), ' '))\n"
        "    klejnot.spec('dc', 2) if path == sys.argv[2] else None\n",
        tmp_path / "missing.ron",
        tmp_path / "wrong.ron",
        tmp_path / "cards.ron",
    ).splitlines()
    assert told[0].startswith("FileNotFoundError")
    assert told[1].startswith("ValueError") and "wrong.ron" in told[1]
    assert told[2].startswith("ValueError cards=") and "allowed" in told[2]
