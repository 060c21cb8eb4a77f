"""All faults of a file are found in one check: none hides another or causes a false one."""

from __future__ import annotations

import itertools
import os
import re
from pathlib import Path

import pytest

from combat.engine.content.findings import Finding
from combat.games.volume1.content.assembly import Assembly
from combat.games.volume1.content.library import Library
from tests.games.volume1.content.checked import check

SHEET = """title = "Both at once"
date = "June 1944"
place = "Normandy"
briefing = ["One.", "Two."]
board = "farmhouse"
turns = 8
hand = 4
wind = 2
searches = ["captured-officer"]
compass = { at = "10.10", one = "10.09" }
[night]
range = 3
flares = 2
carriers = ["sgt-taylor"]
rounds = ["10.01", "10.02", "10.03", "10.04", "10.05", "10.06", "10.07", "10.08", "10.09", "10.10"]
[friendly]
edge = "left"
morale = "normal"
squads = [["sgt-taylor", "pvt-crowe", "pvt-cragg"]]
deployment = ["05.05", "05.06", "06.06", "07.07"]
weapon = [{ weapon = "m1919", hex = "08.08" }]
extra = [{ man = "pvt-meeks", hex = "03.03", points = 2, home = ["01.01", "01.02"] }]
exits = ["left"]
[enemy]
edge = "right"
morale = "normal"
alert = false
prepared = false
cup = ["soldat-jung", "soldat-lang", "soldat-graf", "soldat-ernst"]
hexes = ["20.05", "21.06", "22.07"]
crew = [{ operator = "soldat-stahl", assistant = "soldat-frey", hex = "26.07" }]
[points]
enemy-killed = 1
friendly-killed = -2
[[objective]]
id = "house"
title = "The house"
hexes = ["15.09"]
points = 5
[[objective]]
id = "wall"
title = "The wall"
hexes = ["17.10", "17.11"]
points = 2
[[artillery]]
id = "mortars"
title = "Mortars"
side = "friendly"
weapon = "mortar-81"
hexes = ["20.01", "20.02", "20.03", "20.04", "20.05", "20.06", "20.07", "20.08", "20.09", "20.10"]
turns = [2, 3]
[[friendly_event]]
roll = 3
title = "Guns"
text = "They fire."
effects = [{ kind = "artillery", side = "friendly" }]
[[verdict]]
at_least = 9
title = "Won"
text = "Won."
won = true
[[verdict]]
title = "Lost"
text = "Lost."
won = false
[[option]]
id = "longer"
title = "Longer"
text = "Two turns more."
changes = { turns = 10 }
"""
FAULTS = {
    "a key misspelt": ('date = "June 1944"', 'dat = "June 1944"'),
    "an empty text": ('briefing = ["One.", "Two."]', 'briefing = ["One.", " "]'),
    "no number": ("turns = 8", 'turns = "eight"'),
    "a number too high": ("hand = 4", "hand = 40"),
    "a compass that points nowhere": ('one = "10.09"', 'one = "20.20"'),
    "a search there twice": ('searches = ["captured-officer"]', 'searches = ["captured-officer", "captured-officer"]'),
    "a night without sight": ("range = 3", "range = 0"),
    "a carrier who is nobody": ('carriers = ["sgt-taylor"]', 'carriers = ["sgt-tailor"]'),
    "a round off the board": ('rounds = ["10.01"', 'rounds = ["77.01"'),
    "the same edge": ('edge = "right"', 'edge = "left"'),
    "two squads": ('"pvt-cragg"]]', '"pvt-cragg"], ["pvt-crowe"]]'),
    "an unknown man": ('squads = [["sgt-taylor"', 'squads = [["sgt-tailor"'),
    "no hex": ('deployment = ["05.05"', 'deployment = ["5x5"'),
    "a hex there twice": ('"06.06", "07.07"]', '"06.06", "06.06"]'),
    "an unknown weapon": ('weapon = "m1919"', 'weapon = "m1920"'),
    "a comrade of the squad": ('man = "pvt-meeks"', 'man = "pvt-crowe"'),
    "a home worth nothing": ('hex = "03.03", points = 2', 'hex = "03.03"'),
    "an unknown morale": ('morale = "normal"\nsquads', 'morale = "normals"\nsquads'),
    "a man there twice": ('"soldat-lang", "soldat-graf"', '"soldat-lang", "soldat-lang"'),
    "no id": ('"soldat-ernst"]', '"Soldat Ernst"]'),
    "an enemy where men are set up": ('hexes = ["20.05"', 'hexes = ["05.06"'),
    "an enemy off the board": ('"21.06", "22.07"]', '"21.06", "88.07"]'),
    "an operator without a gun": ('operator = "soldat-stahl"', 'operator = "soldat-wolff"'),
    "an unknown deed": ("enemy-killed = 1", "enemy-kiled = 1"),
    "an objective's id there twice": ('id = "wall"', 'id = "house"'),
    "points in words": ('hexes = ["15.09"]\npoints = 5', 'hexes = ["15.09"]\npoints = "five"'),
    "an objective off the board": ('"17.10", "17.11"]', '"17.10", "71.11"]'),
    "too few hexes for a strike": ('"20.09", "20.10"]', '"20.09"]'),
    "a strike twice in a turn": ("turns = [2, 3]", "turns = [2, 2]"),
    "an effect without its key": ('kind = "artillery", side = "friendly"', 'kind = "restrict", side = "friendly"'),
    "a verdict out of order": ('text = "Lost."', 'text = "Lost."\nat_least = 3'),
    "a rule that does nothing": ("changes = { turns = 10 }", "changes = {}"),
    "a board that is nowhere": ('board = "farmhouse"', 'board = "farmhose"'),
}
"""Pairs of a text and the faulty text that replaces it."""


@pytest.fixture(scope="module")
def assembly() -> Assembly:
    """Return the shipped content, with its checks."""
    return Assembly(Library())


def found(assembly: Assembly, folder: Path, *faults: str) -> set[str]:
    """Return the findings about a scenario file with some faults, without line numbers."""
    text = SHEET
    for fault in faults:
        old, new = FAULTS[fault]
        assert text.count(old) == 1, fault
        text = text.replace(old, new)
    path = folder / "sheet.toml"
    path.write_text(text, encoding="utf-8")
    return {finding.what for finding in assembly.scenario(path)[2]}


def test_the_sheet_is_sound(assembly: Assembly, tmp_path: Path) -> None:
    assert found(assembly, tmp_path) == set()


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_is_told(assembly: Assembly, tmp_path: Path, fault: str) -> None:
    assert found(assembly, tmp_path, fault)


def test_of_two_faults_both_are_told_and_nothing_else(assembly: Assembly, tmp_path: Path) -> None:
    alone = {fault: found(assembly, tmp_path, fault) for fault in FAULTS}
    pairs = list(itertools.combinations(FAULTS, 2))
    for one, other in pairs if "COMBAT_SOAK" in os.environ else pairs[::7]:
        if FAULTS[one][0] in FAULTS[other][0] or FAULTS[other][0] in FAULTS[one][0]:
            continue
        said = found(assembly, tmp_path, one, other)
        made_up = said - alone[one] - alone[other]
        assert not made_up, (one, other)
        hidden = (alone[one] | alone[other]) - said
        if "a board that is nowhere" in (one, other):
            hidden = {what for what in hidden if "is off the board" not in what}
        assert not hidden, (one, other)


def test_all_faults_at_once_are_told_with_their_lines(assembly: Assembly, tmp_path: Path) -> None:
    alone: set[str] = set()
    text = SHEET
    for fault, (old, new) in FAULTS.items():
        if fault != "a board that is nowhere" and text.count(old) == 1 and "\n" not in new:
            alone |= found(assembly, tmp_path, fault)
            text = text.replace(old, new)
    path = tmp_path / "sheet.toml"
    path.write_text(text, encoding="utf-8")
    findings = assembly.scenario(path)[2]
    assert len(findings) >= 20
    rows = text.splitlines()
    at = {finding.what: rows[finding.line - 1] for finding in findings}
    assert (
        '"5x5"'
        in at['deployment: hex "5x5" is not a hex number; write column and row with two digits each, like 12.10']
    )
    assert at["hex 06.06 is there twice"].startswith("deployment")


@pytest.mark.rule("22.0")
def test_22_0_nobody_is_set_up_where_an_enemy_lies(assembly: Assembly, tmp_path: Path) -> None:
    assert found(assembly, tmp_path, "an enemy where men are set up") == {
        "hex 05.06 is an enemy’s too; take it out of one of the two (22.0)"
    }
    path = tmp_path / "sheet.toml"
    for old, new, what in (
        (
            'assistant = "soldat-frey", hex = "26.07"',
            'assistant = "soldat-frey", hex = "06.06"',
            "hex 06.06 is an enemy’s too",
        ),
        (
            'man = "pvt-meeks", hex = "03.03"',
            'man = "pvt-meeks", hex = "21.06"',
            "hex 21.06 is an enemy’s too; let him",
        ),
    ):
        path.write_text(SHEET.replace(old, new), encoding="utf-8")
        said = [finding.what for finding in assembly.scenario(path)[2]]
        assert len(said) == 1
        assert said[0].startswith(what)


def test_a_line_after_a_faulty_entry_is_the_right_one(assembly: Assembly, tmp_path: Path) -> None:
    path = tmp_path / "sheet.toml"
    text = SHEET.replace(
        'deployment = ["05.05", "05.06", "06.06", "07.07"]',
        'deployment = [\n"5x5",\n"05.06",\n"70.70",\n"05.06",\n]',
    )
    path.write_text(text, encoding="utf-8")
    rows = text.splitlines()
    lines = {finding.what.partition(" is ")[0]: rows[finding.line - 1] for finding in assembly.scenario(path)[2]}
    assert lines == {
        'deployment: hex "5x5"': '"5x5",',
        'hex "70.70"': '"70.70",',
        "hex 05.06": '"05.06",',
    }


def test_hexes_of_sheets_that_nobody_knows_are_no_faults_of_their_own(assembly: Assembly, tmp_path: Path) -> None:
    text = (Path(__file__).parents[4] / "scenarios" / "volume1" / "advance-to-the-village.toml").read_text(
        encoding="utf-8"
    )
    old = next(line for line in text.splitlines() if line.startswith("board ="))
    path = tmp_path / "sheet.toml"
    path.write_text(text.replace(old, 'board = "farmhouse+vilage"'), encoding="utf-8")
    assert [finding.what for finding in assembly.scenario(path)[2]] == [
        'board "vilage" is unknown; did you mean "village"?'
    ]


def told(pack: Path, findings: list[Finding]) -> list[str]:
    """Return findings as text, with paths relative to a pack."""
    return [str(finding).removeprefix(f"{pack}/") for finding in findings]


def test_a_broken_list_of_a_pack_is_looked_through_to_its_end(tmp_path: Path) -> None:
    men = tmp_path / "box" / "assets" / "men" / "friendly.toml"
    men.parent.mkdir(parents=True)
    (tmp_path / "box" / "pack.toml").write_text('name = "box"\nversion = "one"\n')
    (tmp_path / "box" / "stray.toml").write_text("")
    men.write_text(
        'side = "friendly"\n'
        '[[man]]\nrank = "Pvt"\nname = "A"\nteam = "able"\ntq = "five"\nskills = { m1-garand = 5 }\n'
        '[[man]]\nrank = "Pvt"\nname = "B"\nteam = "red"\ntq = 5\nskills = { m1-garant = 5 }\n'
        '[[man]]\nrank = "Pvt"\nname = "A"\nteam = "baker"\ntq = 5\nskills = { m1-garand = 5 }\n'
    )
    said = told(tmp_path / "box", check([tmp_path / "box"]))
    assert [line.partition(":")[0] for line in said] == ["assets/men/friendly.toml"] * 4 + ["pack.toml", "stray.toml"]
    assert [
        word
        for word in ("five", "pvt-a is there twice", '"red"', "m1-garant", '"one"', "does not look")
        if not any(word in line for line in said)
    ] == []


def test_a_board_of_the_wrong_shape_and_without_a_layer_is_told_of_both(tmp_path: Path) -> None:
    board = Path(__file__).parents[4] / "assets" / "volume1" / "boards"
    for file in (*board.glob("*.tsx"), *board.glob("*.png")):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    text = (board / "farmhouse.tmx").read_text(encoding="utf-8")
    text = text.replace('orientation="hexagonal"', 'orientation="orthogonal"').replace(
        'name="level"', 'name="levels"', 1
    )
    (tmp_path / "odd.tmx").write_text(text, encoding="utf-8")
    said = [finding.what for finding in check([tmp_path / "odd.tmx"])]
    assert any(what.startswith('orientation is "orthogonal"') for what in said)
    assert any(what.startswith('has no tile layer "level"') for what in said)


@pytest.mark.parametrize("side", ["tilewidth", "tileheight"])
@pytest.mark.parametrize("value", ["", "0", "-1", "1025", "12.5"])
def test_a_tile_of_no_size_is_a_finding_of_its_own(tmp_path: Path, side: str, value: str) -> None:
    """The ground of a board without a picture is stretched to the size of a tile."""
    board = Path(__file__).parents[4] / "assets" / "volume1" / "boards"
    for file in (*board.glob("*.tsx"), *board.glob("*.png")):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    said = f' {side}="{value}"' if value else ""
    text = re.sub(rf' {side}="[0-9]+"', said, (board / "farmhouse.tmx").read_text(encoding="utf-8"), count=1)
    (tmp_path / "odd.tmx").write_text(text, encoding="utf-8")
    found = [finding.what for finding in check([tmp_path / "odd.tmx"])]
    assert found == [f'{side} is "{value}"; a tile is 1 to 1024 pixels wide and high']
