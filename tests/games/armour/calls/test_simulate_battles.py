"""`combat --game armour simulate`: battles without a window, printed as text and JSON, with the reasons of bots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from combat.cli import main
from tests.sampled import sample

WORDS = ["--game", "armour", "simulate", "two-platoons"]


def test_it_tells_what_a_battle_came_to(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "battles.json"
    assert main([*WORDS, "--games", "1", "--defender", "random", "--jobs", "1", "--out", str(out)]) == 0
    assert "1 battle between steady (attacker) and random (defender): 100% won" in capsys.readouterr().out
    kept = json.loads(out.read_text(encoding="utf-8"))
    assert kept["summary"]["games"] == 1
    assert kept["games"][0]["winner"] == "attacker"


@pytest.mark.parametrize(
    ("language", "question"), sample([("en", "move your units"), ("de", "Bewege"), ("es", "mueve")], 3, 1)
)
def test_it_prints_why_each_answer_was_given(
    language: str, question: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main([*WORDS, "--why", "--lang", language, "--saves", str(tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    moves = [line for line in lines if question.casefold() in line.casefold()]
    assert moves and all(line.endswith(")") and "(" in line for line in moves)
    assert [file.suffix for file in tmp_path.iterdir()] == [".combat"]


def test_an_unknown_player_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--attacker", "nobody"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
