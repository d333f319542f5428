"""The stubs say what is there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import klejnot


def test_the_stubs_are_those_of_the_module() -> None:
    checked = subprocess.run(
        [sys.executable, "-m", "mypy.stubtest", "klejnot._klejnot"], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout


def test_the_package_and_the_examples_are_typed(tmp_path: Path) -> None:
    home = Path(__file__).parents[1]
    checks = [(home / "python", ["-p", "klejnot"]), (home, [str(path) for path in (home / "examples").glob("*.py")])]
    for folder, what in checks:
        command = [sys.executable, "-m", "mypy", "--config-file", str(home / "pyproject.toml"), "--cache-dir", str(tmp_path), *what]
        checked = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
        assert checked.returncode == 0, checked.stdout


def test_everything_is_documented() -> None:
    for name in klejnot.__all__:
        thing = getattr(klejnot, name)
        if name in ("CHANCE", "OVER"):
            continue
        assert thing.__doc__, name
        members = [] if not isinstance(thing, type) or issubclass(thing, Exception) else vars(thing).items()
        for member, value in members:
            if not member.startswith("_"):
                assert value.__doc__, f"{name}.{member}"
