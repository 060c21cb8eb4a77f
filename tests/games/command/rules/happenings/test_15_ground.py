"""15.0 Events that change the ground, and the effect of blazes on units in them."""

from __future__ import annotations

from typing import Any

import pytest

from combat.games.command.rules.events.end_events import PointsScored
from combat.games.command.rules.events.ground_events import (
    BlazeLit,
    SmokeLaid,
    SmokeLifted,
    StarshellDied,
    WorkPlaced,
    WorkRemoved,
)
from combat.games.command.rules.events.unit_events import UnitBroke, UnitEliminated, UnitMoved, WeaponRepaired
from combat.games.command.rules.fate_cards import EventKind
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.event_table import EventTable

UNITS = {"g-squad": ("squad", "C3"), "g-team": ("team", "A1"), "u-squad": ("squad", "L8")}
AROUND_C3 = ("C2", "D2", "D3", "C4", "B3", "B2")
WATER = drawn_book({"E8": "stream"})


# -- works ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.05", "15.27", "15.31", "18.1")
@pytest.mark.parametrize(("event", "work"), [("booby-trap", "mines"), ("rubble", "wire"), ("shellholes", "foxholes")])
def test_works_come_into_a_random_hex(event: EventKind, work: str) -> None:
    """Even with units in it, whom mines do not harm."""
    told = EventTable(event, UNITS, "C3")
    assert [(one.hex, one.work) for one in told.told(WorkPlaced)] == [(at("C3"), work)]
    assert told.told(UnitBroke) == []


@pytest.mark.rule("15.05", "15.27", "15.31", "18.1")
@pytest.mark.parametrize("event", ["booby-trap", "rubble", "shellholes"])
@pytest.mark.parametrize("there", ["water", "blaze", "work"])
def test_no_work_comes_into_water_a_blaze_or_another_work(event: EventKind, there: str) -> None:
    blazes = frozenset({at("E8")} if there == "blaze" else ())
    works = {at("E8"): "trench"} if there == "work" else {}
    book = WATER if there == "water" else None
    assert EventTable(event, UNITS, "E8", book=book, blazes=blazes, works=works).void


@pytest.mark.rule("15.27", "2.9", "7.3")
def test_the_row_of_a_random_hex_repairs_weapons_before_the_event_is_carried_out() -> None:
    told = EventTable("rubble", UNITS, "E3")
    weapon = told.arm("u-squad", "lmg", broken=True)
    assert [event.weapon for event in told.told(WeaponRepaired)] == [weapon]
    kinds = [type(event) for event in told.events]
    assert kinds.index(WeaponRepaired) < kinds.index(WorkPlaced)


@pytest.mark.rule("15.13")
def test_entrench_may_dig_foxholes_with_own_units() -> None:
    told = EventTable("entrench", UNITS, works={at("A1"): "wire"})
    assert told.offered == {at("C3"), "pass"}
    told.say(at("C3"))
    assert [(one.hex, one.work) for one in told.told(WorkPlaced)] == [(at("C3"), "foxholes")]


@pytest.mark.rule("15.13")
def test_entrench_finds_no_hex() -> None:
    assert EventTable("entrench", UNITS, works={at("A1"): "wire", at("C3"): "trench"}).void


@pytest.mark.rule("15.28")
def test_sappers_may_remove_mines_or_wire_and_nothing_else() -> None:
    told = EventTable("sappers", UNITS, works={at("A5"): "wire", at("B5"): "mines", at("C5"): "bunker"})
    assert told.offered == {at("A5"), at("B5"), "pass"}
    told.say(at("B5"))
    assert [event.hex for event in told.told(WorkRemoved)] == [at("B5")]
    assert EventTable("sappers", UNITS, works={at("C5"): "bunker"}).void


# -- smoke ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.11", "18.5")
def test_dust_is_smoke_in_a_random_hex_where_the_thicker_stays() -> None:
    told = EventTable("dust", UNITS, "E8", smoke={at("E8"): 70}, smoke_cup=frozenset({40}))
    told.flip(40)
    assert [(event.hex, event.marker) for event in told.told(SmokeLaid)] == [(at("E8"), 40)]
    assert told.state.smoke == {at("E8"): 70}
    assert told.state.smoke_cup == {40}


@pytest.mark.rule("15.11", "18.5")
@pytest.mark.parametrize("why", ["water", "blaze", "cup"])
def test_no_dust_on_water_or_fire_or_out_of_an_empty_cup(why: str) -> None:
    facts: dict[str, Any] = {"blazes": frozenset({at("E8")})} if why == "blaze" else {}
    facts |= {"smoke_cup": frozenset()} if why == "cup" else {}
    assert EventTable("dust", UNITS, "E8", book=WATER if why == "water" else None, **facts).void


@pytest.mark.rule("15.35")
def test_white_phosphorus_lays_smoke_beside_an_unbroken_squad_and_breaks_one_unit_of_each_side_in_it() -> None:
    """D3 lies beside C3. The inactive side chooses first; nobody else is hurt."""
    units = {**UNITS, "u-one": ("squad", "D3"), "u-two": ("team", "D3"), "g-here": ("team", "D3")}
    told = EventTable("white-phosphorus", units)
    told.flip(40)
    assert told.offered == {*map(at, AROUND_C3), "pass"}
    told.say(at("D3"))
    assert (told.asked is not None, told.offered) == (True, {"u-one", "u-two"})
    told.flip(*MELEE)
    told.say("u-two")
    assert sorted(event.unit for event in told.told(UnitBroke)) == ["g-here", "u-two"]


MELEE = (1, 101)


@pytest.mark.rule("15.35")
def test_white_phosphorus_needs_an_unbroken_squad_and_smoke() -> None:
    broken = EventTable("white-phosphorus", UNITS)
    broken.mark("g-squad", broken=True)
    assert broken.void
    assert EventTable("white-phosphorus", UNITS, smoke_cup=frozenset()).void


@pytest.mark.rule("15.35")
def test_white_phosphorus_may_be_left_and_then_nobody_breaks() -> None:
    told = EventTable("white-phosphorus", {**UNITS, "u-one": ("squad", "D3")})
    told.say("pass")
    assert told.void
    assert told.told(UnitBroke) == []


# -- blazes -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.04", "18.6")
def test_a_blaze_takes_smoke_and_works_and_drives_units_out_the_inactive_sides_first() -> None:
    units = {"g-squad": ("squad", "C3"), "u-team": ("team", "C3"), "u-squad": ("squad", "L8"), "g-team": ("team", "A1")}
    told = EventTable("blaze", units, "C3", smoke={at("C3"): 40}, smoke_cup=frozenset(), works={at("C3"): "trench"})
    assert told.offered == set(map(at, AROUND_C3))
    told.say(at("D3"), at("C2"))
    assert [(event.unit, event.hex) for event in told.told(UnitMoved)] == [("u-team", at("D3")), ("g-squad", at("C2"))]
    assert told.state.smoke_cup == {40}
    assert not told.state.smoke
    assert not told.state.works
    assert told.state.blazes == {at("C3")}


@pytest.mark.rule("15.04", "18.6", "5.1")
def test_who_cannot_get_out_of_a_blaze_is_eliminated() -> None:
    told = EventTable("blaze", UNITS, "C3", book=drawn_book(dict.fromkeys(AROUND_C3, "water")))
    assert [event.unit for event in told.told(UnitEliminated)] == ["g-squad"]
    assert [event.points for event in told.told(PointsScored)] == [2]


@pytest.mark.rule("15.04", "18.6")
@pytest.mark.parametrize("why", ["water", "burning", "markers"])
def test_no_blaze_on_water_where_it_burns_or_without_a_marker(why: str) -> None:
    blazes = frozenset({at("E8")} if why == "burning" else ())
    markers = 0 if why == "markers" else 4
    told = EventTable("blaze", UNITS, "E8", book=WATER if why == "water" else None, blazes=blazes, markers=markers)
    assert told.void


@pytest.mark.rule("15.06", "18.6")
def test_a_breeze_lifts_all_smoke_and_spreads_each_blaze_downwind() -> None:
    """Wind 2 blows up and to the right: from C3 to D2, from E5 to F4; D2 and its unit burn, F4 is water."""
    units = {**UNITS, "u-team": ("team", "D2"), "g-squad": ("squad", "G9")}
    told = EventTable(
        "breeze", units, wind=2, book=drawn_book({"F4": "stream"}), blazes=frozenset({at("C3"), at("E5")}),
        smoke={at("L8"): 40, at("A1"): 70}, smoke_cup=frozenset(), starshells=(at("L9"),),
    )  # fmt: skip
    assert at("C3") not in told.offered
    told.say(at("E2"))
    assert {event.hex for event in told.told(SmokeLifted)} == {at("L8"), at("A1")}
    assert [event.hex for event in told.told(StarshellDied)] == [at("L9")]
    assert [event.hex for event in told.told(BlazeLit)] == [at("D2")]
    assert told.state.smoke_cup == {40, 70}


@pytest.mark.rule("15.06")
def test_a_breeze_spreads_what_burned_before_it_and_not_off_the_map() -> None:
    """C2 and C1 burn, wind 1 is straight up: C2's neighbour burns already, and C1 lies on the edge."""
    told = EventTable("breeze", UNITS, wind=1, blazes=frozenset({at("C1"), at("C2"), at("E4")}))
    assert [event.hex for event in told.told(BlazeLit)] == [at("E3")]


@pytest.mark.rule("15.06")
def test_the_reader_chooses_where_fire_spreads_when_markers_run_short() -> None:
    told = EventTable("breeze", UNITS, wind=4, markers=3, blazes=frozenset({at("E4"), at("H4")}))
    assert told.offered == {at("E5"), at("H5")}
    told.say(at("H5"))
    assert told.state.blazes == {at("E4"), at("H4"), at("H5")}


@pytest.mark.rule("15.06")
def test_a_breeze_over_a_clear_map_does_nothing() -> None:
    told = EventTable("breeze", UNITS, wind=3)
    assert told.told(BlazeLit) == []
    assert told.void
