"""Scenarios are loaded as books; each fault gives one line (20.0)."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.content.checking import check_paths
from combat.engine.content.findings import ContentError
from combat.engine.kernel.record import as_json, from_json
from combat.games.command.content.kinds import KINDS
from combat.games.command.content.library import Library, load_book, scenario_ids, switched
from combat.games.command.rules.book import Book
from combat.games.command.rules.two_sides import SIDES, other_side

SCENARIOS = Path(__file__).parents[4] / "scenarios" / "command"
NOON = (SCENARIOS / "crossroads-at-noon.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [file.stem for file in sorted(SCENARIOS.glob("*.toml"))])
def test_a_scenario_is_a_book_that_comes_back_from_a_journal(name: str) -> None:
    book = load_book(name)
    assert from_json(Book, as_json(book)) == book
    assert len(book.cards) == 144
    ids = [troop.id for side in SIDES for troop in book.force(side).troops]
    assert len(set(ids)) == len(ids)
    for side in SIDES:
        force = book.force(side)
        assert {troop.weapon for troop in force.troops} - {""} == {arm.id for arm in force.arms}
        assert all(troop.figure in book.units for troop in force.troops)
        assert all(arm.figure in {**book.units, **book.weapons, **book.radios} for arm in force.pool)
        assert {force.team, force.hero, force.private} <= book.units.keys()
        assert force.surrender < len(force.troops)
        leaders = sum(book.units[troop.figure].size == "leader" for troop in force.troops)
        assert leaders <= force.orders <= leaders + 2


@pytest.mark.rule("11.12")
@pytest.mark.parametrize("name", scenario_ids())
def test_a_side_with_mortars_names_a_spotter_and_takes_a_scout_only_for_a_medium_one(name: str) -> None:
    book = load_book(name)
    for force in book.forces.values():
        mortars = [arm.figure for arm in force.arms if book.weapons[arm.figure].kind == "mortar"]
        assert force.names_spotter is bool(mortars)
        medium = any(figure.endswith("medium-mortar") for figure in mortars)
        assert len(mortars) < 3
        assert (force.scout is not None) is medium
        assert force.scout is None or book.units[force.scout.figure].spots


@pytest.mark.rule("5.4", "20.2")
@pytest.mark.parametrize("name", scenario_ids())
def test_an_objective_in_the_zone_of_one_side_is_not_held_by_the_other(name: str) -> None:
    book = load_book(name)
    for side in SIDES:
        theirs, own = (set(book.forces[one].zone) for one in (other_side(side), side))
        for objective in book.map.objectives:
            if theirs.issuperset(objective.hexes) and not own.issuperset(objective.hexes):
                assert objective.number not in book.forces[side].holds


def test_every_scenario_is_listed() -> None:
    assert scenario_ids() == (SCENARIOS / "order.txt").read_text(encoding="utf-8").split()
    assert set(scenario_ids()) == {file.stem for file in SCENARIOS.glob("*.toml")}


def test_all_content_is_sound() -> None:
    library = Library()
    assert library.assembly().findings == []
    own = (SCENARIOS.parents[1] / "assets/command").rglob("*.t[om][mx]*")
    files = [*SCENARIOS.glob("*.toml"), *(file for file in own if file.name != "credits.toml")]
    assert len(files) > 10
    assert check_paths(files, (), KINDS) == []


@pytest.mark.rule("20.4")
def test_20_4_switches_are_chosen_by_name() -> None:
    book = load_book("crossroads-at-noon", ["no-near-misses", "late-events-pay"])
    assert not book.options.near_misses
    assert book.options.late_events_pay
    assert switched(book, ["near-misses"]).options.near_misses
    with pytest.raises(ContentError, match="nearmisses"):
        load_book("crossroads-at-noon", ["nearmisses"])


@pytest.mark.rule("18.3")
def test_a_scenario_may_have_stronger_mines(tmp_path: Path) -> None:
    file = tmp_path / "noon.toml"
    for line, fp in (("", 6), ("mines_fp = 8\n", 8)):
        file.write_text(NOON.replace("year = 1944", f"{line}year = 1944"), encoding="utf-8")
        assert load_book(file).figures.mines_fp == fp


def test_an_unknown_scenario_is_refused_in_one_line() -> None:
    with pytest.raises(ContentError, match="there is no scenario"):
        load_book("crossroads-at-midnight")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('map = "crossroads"', 'map = "crossroad"', "crossroad"),
        ('nation = "germany"', 'nation = "germoney"', "germoney"),
        ('nation = "germany"', 'nation = "france"', "france"),
        ('weapon = "us-lmg"', 'weapon = "us-lgm"', "us-lgm"),
        ('weapon = "us-mmg"', 'weapon = "us-mmg"\nhex = "01.01"', "01.01"),
        ('name = "Lt Falkner"', 'name = "Lt Falkner"\ncount = 2', "2"),
        ("count = 5", 'count = 1\nname = "Bob"', "us-line-squad"),
        ("works = { foxholes = 3 }", "works = { foxhole = 3 }", "foxhole"),
        ('edge = "top"', 'edge = "left"', "left"),
        ("drawn_open = 2", 'drawn_open = 2\nopen_chits = ["z"]', "z"),
        ("year = 1944", "year = 1941\noptions = { soft_grounds = true }", "soft_grounds"),
        ("depth = 2", "depth = 2\nholds = [3]", "3"),
        ("depth = 7\nholds = [1, 2, 3, 4, 5]", "depth = 7\nspotter = true\nholds = [1, 2, 3, 4, 5]", "no mortar"),
        ("depth = 2\nspotter = true", "depth = 3\nspotter = true", "objective 4 is held by the side axis"),
        ("year = 1944", "year = 1944\nmines_fp = 9", "8"),
    ],
)
def test_a_faulty_scenario_is_told_in_a_line(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert old in NOON
    file = tmp_path / "noon.toml"
    file.write_text(NOON.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as fault:
        load_book(file)
    assert any(told in str(finding) for finding in fault.value.findings)
    assert all("‹" not in str(finding) for finding in fault.value.findings)
    assert len(fault.value.findings) <= 2
