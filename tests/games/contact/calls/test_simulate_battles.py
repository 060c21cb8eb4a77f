"""`combat --game contact simulate`: battles without a window, printed as text and JSON, with the reasons of bots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from combat.cli import main
from combat.engine import words
from combat.games.contact.calls.simulate_battles import BOTS
from tests.games.contact.conforming import small_book

WORDS = ["--game", "contact", "simulate", "crossroads"]


def test_it_tells_what_a_battle_came_to(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "battles.json"
    assert main([*WORDS, "--games", "1", "--player", "random", "--jobs", "1", "--out", str(out)]) == 0
    assert "1 battle between random (attacker) and random (defender)" in capsys.readouterr().out
    kept = json.loads(out.read_text(encoding="utf-8"))
    assert kept["summary"]["games"] == 1
    assert kept["games"][0]["winner"] in ("attacker", "defender", "")


def test_it_prints_why_each_answer_was_given(tmp_path: Path) -> None:
    """The bot gives its reasons, each with its points of the force."""
    words.use("de", strict=True)
    lines = list[str]()
    BOTS.tell(small_book(2), 1, lines.append, tmp_path)
    asked = [line for line in lines if "Befehl" in line]
    assert asked and all(line.endswith(")") and "(" in line for line in asked)
    assert [file.suffix for file in tmp_path.iterdir()] == [".combat"]


def test_an_unknown_player_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--attacker", "nobody"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
