"""Lab files of ARMOUR!: each ends as it expects, and each fault of an invalid one gives one line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from combat.cli import main
from combat.engine import words
from combat.engine.content.checking import check_paths
from combat.engine.content.findings import ContentError
from combat.engine.content.layers import shipped
from combat.games.armour.content.kinds import KINDS
from combat.games.armour.content.lab.laid_position import load_position
from combat.games.armour.content.lab.position_parts import FINDS
from combat.games.armour.reports import position_measures
from combat.games.armour.reports.position_runs import in_words, run
from tests.games.armour.shipped import content

LAB = shipped("armour").path("assets/lab")
SHIPPED = sorted(LAB.glob("*.toml"))
POSITIONS = sorted((Path(__file__).parent / "positions").glob("*.toml"))
"""Positions where two rare things meet; the first line of each says what the texts want."""
SEVEN = LAB / "27-a-score-of-seven.toml"


def spoilt(folder: Path, before: str, after: str) -> Path:
    """Write a copy of a lab file with one text replaced; return its path."""
    text = SEVEN.read_text(encoding="utf-8")
    assert before in text
    file = folder / "spoilt.toml"
    file.write_text(text.replace(before, after, 1), encoding="utf-8")
    return file


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_a_position_ends_as_it_says(file: Path) -> None:
    """Every die is rolled, every answer asked for and every refusal given; events and measures are as expected."""
    lab = load_position(file, content())
    assert lab.expect or lab.measures, "a file that expects nothing cannot fail"
    run(lab, lambda state, event: None)


@pytest.mark.parametrize("file", POSITIONS, ids=lambda file: file.stem)
def test_a_position_where_rare_things_meet_ends_as_the_texts_say(file: Path) -> None:
    assert re.match(r"# [LA]\d+", file.read_text(encoding="utf-8")), "the first line names the rule"
    lab = load_position(file, content())
    assert lab.expect or lab.measures
    run(lab, lambda state, event: None)


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_every_measure_and_end_is_told_in_words(language: str) -> None:
    """Each key of a measure is met at least once."""
    words.use(language, strict=True)
    told = set[str]()
    for file in (*SHIPPED, *POSITIONS):
        lab = load_position(file, content())
        told |= {key for _, asked in lab.measures for key in asked}
        assert all(position_measures.in_words(lab.state, asked) for _, asked in lab.measures)
        assert in_words(lab.state)
    assert {key for keys in FINDS.values() for key in keys} <= told


def test_it_is_printed_in_words_and_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "armour", "lab", str(SEVEN)]) == 0
    told = capsys.readouterr().out
    assert "needs 7, 2 dice, a die hits 1/18" in told
    assert "confirmed by 4" in told
    assert main(["--game", "armour", "lab", str(SEVEN), "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert lines[0]["measure"]["need"] == 7
    assert [line["event"] for line in lines[1:-1]] == [
        "leaders-asked", "volley-declared", "shot-rolled", "volley-ended",
    ]  # fmt: skip
    assert lines[-1]["end"][1] == {"id": "d-1", "seat": "defender", "where": "table", "at": "60,40@180", "state": []}


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        ('card = "us-sherman-platoon"', 'card = "us-sherman-platon"', "us-sherman-platoon"),
        ('card = "m4-sherman"', 'card = "m5-sherman"', "m4-sherman"),
        ('card = "m4-sherman"', 'card = "pz-iv-g"', '"pz-iv-g" is unknown'),
        ('at = "60,90"', 'at = "60,190"', "60,190 is off the table (180 × 120 cm)"),
        ('at = "60,90"', 'at = "60;90"', "60;90"),
        ('at = "60,90"', 'at = "60,42"', "stands in"),
        (', at = "60,90"', "", "need a place"),
        ('at = "60,90"', 'at = "60,90", vehicle = "d-1"', "vehicle"),
        ('kind = "hedge"', 'kind = "hegde"', "hedge"),
        ('line = ["50,44", "70,44"]', "", "area"),
        ('phase = "shooting"', 'phase = "shoting"', "shooting"),
        ('phase = "shooting"', 'phase = "shooting"\ntable = "village"', "village"),
        ('id = "d-1"', 'id = "a-1"', "a-1"),
        ("[6, 3, 4]", "[6, 3]", "no value left"),
        ("[6, 3, 4]", "[6, 3, 4, 1]", "never asked for"),
        ("[6, 3, 4]", "[7, 3, 4]", "7"),
        ("need = 7", "need = 6", "need is 7 here, and was to be 6"),
        ("dice = 2", "dice = 2\npinned = true", "pinned"),
        ('shot = "a-1>gun-75-mm-m3>d-1"', 'shot = "a-1>gun-75-mm-m4>d-1"', "gun-75-mm-m3"),
        ('shot = "a-1>gun-75-mm-m3>d-1"', 'shot = "a-1"', "is no aim"),
        ('shot = "a-1>gun-75-mm-m3>d-1"', 'shot = "a-1>gun-75-mm-m3>d-2"', "d-2"),
        ("hits = 0", "hits = 1", "this was to happen, and did not"),
        ('value = "fire a-1>gun-75-mm-m3>d-1"', 'value = "fire a-1>gun-75-mm-m3>d-2"', "shoot-units"),
        ('to = "shoot-units"', 'to = "shoot-units"\nrefused = "no-target"', "is not refused at all"),
    ],
)  # fmt: skip
def test_a_faulty_one_is_told_of_in_one_line_with_its_place(
    tmp_path: Path, before: str, after: str, found: str
) -> None:
    with pytest.raises(ContentError) as fault:
        run(load_position(spoilt(tmp_path, before, after), content()), lambda state, event: None)
    assert found in str(fault.value.findings[0])
    for finding in fault.value.findings:
        assert "spoilt.toml:" in str(finding)
        assert finding.line > 0
        assert not {"{", "‹", "\n"} & set(str(finding))


def test_check_knows_a_lab_file_wherever_it_lies(tmp_path: Path) -> None:
    good = tmp_path / "of-my-own.toml"
    good.write_text(SEVEN.read_text(encoding="utf-8"), encoding="utf-8")
    assert check_paths([good], [], KINDS) == []
    (found,) = check_paths([spoilt(tmp_path, "m4-sherman", "m4-shermann")], [], KINDS)
    assert "m4-sherman" in str(found)
