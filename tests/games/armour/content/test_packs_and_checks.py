"""Packs add to the content, and `combat check` reports every fault of a file of the game."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from combat.engine.content.checking import check_paths
from combat.engine.content.findings import ContentError
from combat.engine.content.layers import Layer, shipped
from combat.engine.content.packs.listing import Listing
from combat.engine.content.packs.pack import stack
from combat.engine.content.schemas import schema_of
from combat.engine.files.folders import share
from combat.games.armour.content.kinds import KINDS
from combat.games.armour.content.library import Library
from tests.games.armour.shipped import said

PACK = """name = "italy"
version = "1.0"
title = "Italy"
game = "armour"
authors = "Nobody"
about = "A fourth arm."
"""
TEAM = """[m13-40]
name = "M13/40"
arm = "tank"
running = "tracked"
armour = [3, 3, 1]
cross = 4
speeds = [20, 30, 40, 45]
weapons = ["gun-47-mm", "vehicle-mg"]
keywords = ["riveted"]
long = 49
wide = 22
pivot = 2
"""
GUN = """[gun-47-mm]
name = "47 mm"
range = 50
halted = 2
moving = 1
anti_tank = 7
firepower = 4
"""
KEYWORD = """[riveted]
name = "Riveted"
bearer = "team"
effect = [{ number = "remount", add = 1 }]
"""
NATION = """name = "Italy"
ratings = { motivation = 4, skill = 4, hit_on = 4 }

[unit.it-tank-hq]
name = "Tank HQ"
sizes = [{ teams = { m13-40 = 1 }, points = 3 }]

[unit.it-tank-platoon]
name = "M13 platoon"
sizes = [{ teams = { m13-40 = 5 }, points = 12 }]

[diagram.it-tank-company]
name = "Tank company"
headquarters = ["it-tank-hq"]
compulsory = [["it-tank-platoon"], ["it-tank-platoon"]]
"""
FORCE = """name = "Italian tanks"
nation = "italy"
points = 50

[[formation]]
diagram = "it-tank-company"
unit = [
    { unit = "it-tank-hq", teams = { m13-40 = 1 } },
    { unit = "it-tank-platoon", teams = { m13-40 = 5 } },
    { unit = "it-tank-platoon", teams = { m13-40 = 5 } },
]
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """Write a pack with a nation, a table and a mission; return its folder."""
    folder = tmp_path / "italy"
    files = {
        "pack.toml": PACK,
        "assets/teams/italy.toml": TEAM,
        "assets/weapons.toml": GUN,
        "assets/charts/keywords.toml": KEYWORD,
        "assets/nations/italy.toml": NATION,
        "assets/forces/italian-tanks-50.toml": FORCE,
    }
    for place, text in files.items():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(text, encoding="utf-8")
    (folder / "assets/tables").mkdir()
    shutil.copy(share() / "assets/armour/tables/desert.tmx", folder / "assets/tables/libya.tmx")
    (folder / "scenarios").mkdir()
    noon = (share() / "scenarios/armour/meeting-at-noon.toml").read_text(encoding="utf-8")
    changed = noon.replace('table = "desert"', 'table = "libya"').replace("german-tanks-75", "italian-tanks-50")
    (folder / "scenarios/beda-fomm.toml").write_text(changed, encoding="utf-8")
    return folder


def test_a_pack_adds_a_nation_a_force_a_table_and_a_mission(pack: Path) -> None:
    library = Library([shipped("armour"), Layer(pack, "italy", "1.0")])
    book = library.load_book("beda-fomm")
    assert book.table.id == "libya"
    assert book.forces["defender"].nation == "italy"
    tank = book.teams["m13-40"]
    assert [book.weapons[weapon].anti_tank for weapon in tank.weapons] == [7, 2]
    assert book.ratings("it-tank-platoon", "m13-40").remount == 5
    assert book.ratings("uk-honey-troop", "stuart-iii").counterattack == 3


def test_a_pack_is_judged_without_findings_and_tells_what_it_brings(pack: Path) -> None:
    verdict = KINDS.judge(Listing(pack, "italy"), [])
    assert [str(finding) for finding in verdict.findings] == []
    assert set(verdict.brings["assets/nations/italy.toml"]) == {"it-tank-hq", "it-tank-platoon", "it-tank-company"}
    assert verdict.brings["assets/weapons.toml"] == ("gun-47-mm",)
    assert check_paths([pack], [], KINDS) == []


def test_a_fault_in_a_pack_is_found_with_its_line(pack: Path) -> None:
    file = pack / "assets/forces/italian-tanks-50.toml"
    file.write_text(FORCE.replace("m13-40 = 5", "m13-40 = 4", 1), encoding="utf-8")
    (finding,) = {found for one in stack([pack], judge=KINDS) for found in one.findings}
    assert (said(finding), finding.line) == ("force-no-size", 9)
    assert "italian-tanks-50.toml" in finding.file


def test_the_shipped_files_have_no_finding() -> None:
    assert check_paths([share() / "assets/armour", share() / "scenarios/armour"], [], KINDS) == []


def test_a_force_list_in_any_folder_is_checked_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    shipped_list = (share() / "assets/armour/forces/german-tanks-50.toml").read_text(encoding="utf-8")
    file.write_text(shipped_list, encoding="utf-8")
    assert check_paths([file], [], KINDS) == []
    assert Library([shipped("armour")]).load_force(file).points == 50
    file.write_text(shipped_list.replace("points = 50", "points = 49", 1), encoding="utf-8")
    found = check_paths([file], [], KINDS)
    assert [(said(finding), finding.line) for finding in found] == [("force-limit", 4), ("force-points", 4)]
    with pytest.raises(ContentError) as error:
        Library([shipped("armour")]).load_force(file)
    assert list(error.value.findings) == found


def test_a_mission_in_any_folder_is_checked(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    ridge = (share() / "scenarios/armour/ridge.toml").read_text(encoding="utf-8")
    file.write_text(ridge.replace("turns = 9", "turns = 2"), encoding="utf-8")
    assert [said(finding) for finding in check_paths([file], [], KINDS)] == ["finding-check-too-late"]
    assert Library([shipped("armour")]).load_book(share() / "scenarios/armour/ridge.toml").mission.turns == 9


@pytest.mark.parametrize("kind", sorted(KINDS.shaped))
def test_each_kind_of_file_has_a_schema(kind: str) -> None:
    assert schema_of(KINDS.named(kind), KINDS.title)["title"]


@pytest.mark.parametrize(
    ("shipped_as", "old", "new", "message"),
    [
        ("assets/armour/tables/desert.tmx", 'class="rubble"', 'class="cellar"', "finding-object-kind"),
        ("assets/armour/weapons.toml", "range = 40", "range = -40", "finding-too-small"),
    ],
)
def test_a_table_and_weapons_in_any_folder_are_checked(
    shipped_as: str, old: str, new: str, message: str, tmp_path: Path
) -> None:
    file = tmp_path / Path(shipped_as).name
    sound = (share() / shipped_as).read_text(encoding="utf-8")
    file.write_text(sound, encoding="utf-8")
    assert check_paths([file], [], KINDS) == []
    file.write_text(sound.replace(old, new, 1), encoding="utf-8")
    assert [said(finding) for finding in check_paths([file], [], KINDS)] == [message]
