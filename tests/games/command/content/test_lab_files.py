"""Lab files: positions that play themselves by their script, and every fault of one with its line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from combat.engine import words
from combat.engine.content.findings import ContentError
from combat.games.command.content.lab.laid_position import load_position
from combat.games.command.reports import position_runs

LAB = Path(__file__).parents[4] / "assets" / "command" / "lab"
FILES = sorted(LAB.glob("*.toml"))
BASE = (LAB / "a-tie-suppresses.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_example_comes_to_what_it_says(path: Path) -> None:
    lab = load_position(path)
    assert lab.expect
    position_runs.run(lab, lambda state, event: None)


@pytest.mark.parametrize("code", ["es", "de"])
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_example_is_told_in_each_language(path: Path, code: str) -> None:
    words.use(code)
    lab = load_position(path)
    assert words.translated(lab.title) != lab.title
    assert all(words.translated(text) != text for text in lab.text)


def test_the_end_of_an_example_stands_in_its_json(capsys: pytest.CaptureFixture[str]) -> None:
    lab = load_position(LAB / "rout-and-retreat.toml")
    ended = position_runs.standing(position_runs.run(lab, position_runs.print_json))
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [event["event"] for event in told].count("group-moved") == 2
    assert {unit["id"]: (unit["hex"], unit["state"]) for unit in ended["units"]} == {
        "g-rifle": ("05.03", []), "u-squad": ("05.08", ["broken"]),
    }  # fmt: skip


def test_it_is_told_in_words_too(capsys: pytest.CaptureFixture[str]) -> None:
    state = position_runs.run(load_position(LAB / "two-sustained-fires.toml"), position_runs.print_words)
    out = capsys.readouterr().out
    assert re.search("Attack total 20 · 8 FP of [^·]+ [+]2 Sustained Fire [+]2 Sustained Fire", out)
    assert "Time 0, Axis 2 VP" in position_runs.in_words(state)


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        ('nation = "germany"', 'nation = "german"', 'germany'),
        ('nation = "germany"', 'nation = "britain"', "does not fight for the side axis"),
        ('figure = "ger-line-squad"', 'figure = "ger-line-squid"', "ger-line-squad"),
        ('hex = "05.03"', 'hex = "25.03"', "25.03"),
        ('"05.06" = "woods"', '"05.06" = "wood"', "woods"),
        ("hand = [50]", "hand = [150]", 'no card "150" here'),
        ('axis = ["4-4"]', 'axis = ["4-4 time"]', '"4-4 time" is not left in the deck'),
        ('axis = ["4-4"]', 'axis = ["4-4", "1-2"]', "never asked for"),
        ("total = 13", "total = 14", "this was to happen, and did not"),
        ('value = "05.06 g-rifle"', 'value = "05.07 g-rifle"', "05.07"),
        ("50 = {", "90 = {", 'no card "90" here'),
    ],
)  # fmt: skip
def test_a_faulty_one_says_where_and_what(tmp_path: Path, before: str, after: str, found: str) -> None:
    assert before in BASE
    path = tmp_path / "faulty.toml"
    path.write_text(BASE.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(ContentError) as fault:
        position_runs.run(load_position(path), lambda state, event: None)
    assert found in str(fault.value)
    assert ".toml:" in str(fault.value)
