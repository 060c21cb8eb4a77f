"""`combat --game armour force`, and forces that replace those of a mission on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from combat.cli import main
from combat.games.armour.content.forces.own_forces import own_folder, write_force
from tests.games.armour.shipped import content

Printed = pytest.CaptureFixture[str]
GAME = ["--game", "armour"]


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path))


def spoilt(tmp_path: Path) -> Path:
    """Write a force list with an unknown headquarters card; return its path."""
    file = tmp_path / "spoilt.toml"
    write_force(content().forces["german-tanks-50"].content.build("german-tanks-50"), file)
    written = file.read_text(encoding="utf-8").replace('"de-panzer-hq"', '"de-panzer-hqs"')
    file.write_text(written, encoding="utf-8")
    return file


@pytest.mark.rule("L769-L783")
def test_a_list_is_told_unit_by_unit_with_its_points(capsys: Printed) -> None:
    assert main([*GAME, "force", "german-tanks-75"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "German panzer company, 75 points · Germany"
    assert any(line.startswith("   19  ") and line.endswith(": 4 × Pz IV G") for line in lines)
    assert sum(int(line.split()[0]) for line in lines if line.startswith("   ")) == 75
    assert lines[-1] == "This force may be played."


def test_a_faulty_list_is_told_with_every_finding_line_by_line(tmp_path: Path, capsys: Printed) -> None:
    file = spoilt(tmp_path)
    assert main([*GAME, "force", str(file)]) == 2
    told = capsys.readouterr()
    assert "may be played" not in told.out
    assert all(line.startswith(f"{file}:") for line in told.err.splitlines())
    assert "add de-panzer-hq" in told.err


def test_all_lists_are_told_own_ones_first_also_for_programs(tmp_path: Path, capsys: Printed) -> None:
    own_folder().mkdir(parents=True)
    write_force(content().forces["soviet-tanks-50"].content.build("mine"), own_folder() / "mine.toml")
    assert main([*GAME, "force", "--json"]) == 0
    lists = json.loads(capsys.readouterr().out)["lists"]
    assert lists[0] == {"list": "mine", "nation": "soviet-union", "points": 50}
    assert {"list": "german-tanks-75", "nation": "germany", "points": 75} in lists
    assert main([*GAME, "force", "mine"]) == 0


def test_an_unknown_list_is_refused_with_the_closest_name(capsys: Printed) -> None:
    assert main([*GAME, "force", "german-tank-75"]) == 2
    assert 'did you mean "german-tanks-75"?' in capsys.readouterr().err


def test_battles_are_simulated_between_named_forces(tmp_path: Path, capsys: Printed) -> None:
    out = tmp_path / "battles.json"
    words = ["simulate", "two-platoons", "--games", "1", "--jobs", "1", "--player", "random", "--out", str(out)]
    assert main([*GAME, *words, "--attacker-force", "german-platoons-29"]) == 0
    assert json.loads(out.read_text(encoding="utf-8"))["summary"]["games"] == 1


@pytest.mark.parametrize(
    ("name", "said"), [("soviet-tanks-50", "the mission wants 75"), ("nobody", 'force "nobody" is unknown')]
)
def test_a_force_that_does_not_fit_is_refused_in_one_line(name: str, said: str, capsys: Printed) -> None:
    assert main([*GAME, "play", "meeting-at-noon", "--attacker-force", name]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1
