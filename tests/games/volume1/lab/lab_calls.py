"""Run lab texts through the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from combat.cli import main

Printed = pytest.CaptureFixture[str]
Ended = dict[str, Any]
DUEL = """
from = { turn = 1, phase = "action", impulse = 2 }
until = { turn = 1, phase = "action", impulse = 3 }
initiative = ["able", "red"]
[board]
size = [12, 10]
[board.hexes]
"05.03" = { terrain = "trees" }
[[friendly]]
name = "Sgt Taylor"
hex = "05.06"
order = "aimed-fire"
spotted = true
weapon = "M3 Grease Gun"
[[enemy]]
name = "Soldat Jung"
hex = "05.03"
order = "hide"
known = true
"""
SHOOTS = DUEL + '[[answer]]\nto = "choose-target"\nvalue = "Soldat Jung"\n'


class Lab:
    """A folder in which lab texts are run through the command line."""

    def __init__(self, folder: Path, capsys: Printed) -> None:
        self.folder, self.capsys = folder, capsys

    def json(self, text: str) -> tuple[list[dict[str, Any]], Ended]:
        """Run a lab text, which must succeed; return its events and the final state."""
        code, out, err = self.call(text, "--json")
        assert (code, err) == (0, "")
        *events, end = (json.loads(line) for line in out.splitlines())
        assert list(end) == ["end"]
        assert all("event" in event for event in events)
        return events, end["end"]

    def fault(self, text: str) -> str:
        """Run a lab text, which must be invalid; return the error message."""
        code, _, err = self.call(text, "--json")
        assert code == 2
        return err.rstrip("\n")

    def call(self, text: str, *options: str) -> tuple[int, str, str]:
        """Run `combat lab` with a text; return the exit code, the output and the errors."""
        (self.folder / "lab.toml").write_text(text, encoding="utf-8")
        code = main(["lab", "lab.toml", *options])
        printed = self.capsys.readouterr()
        return code, printed.out, printed.err


def man(end: Ended, name: str) -> dict[str, Any]:
    """Return the character with a name in the final state."""
    return next(man for man in end["characters"] if man["name"] == name)
