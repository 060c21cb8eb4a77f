"""15.0 Events that bring units and weapons; 14.21 Hidden Unit."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.kernel.record import replace
from combat.engine.words import text
from combat.games.command.rules.events.fight_events import MeleeRolled
from combat.games.command.rules.events.turn_events import HexRead, NothingCame
from combat.games.command.rules.events.unit_events import (
    RadioBrought,
    UnitRallied,
    UnitRecruited,
    UnitReturned,
    WeaponBroke,
    WeaponTaken,
)
from combat.games.command.rules.fate_cards import EventKind
from combat.games.command.rules.state import Radio
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.words import command_names
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.event_table import POOL, SUPPORT, EventTable
from tests.games.command.rules_table import Table, dice

UNITS = {"g-squad": ("squad", "C3"), "g-team": ("team", "A1"), "u-squad": ("squad", "L8"), "u-team": ("team", "N8")}
AROUND_C3 = ("C3", "C2", "D2", "D3", "C4", "B3", "B2")
LINE, SQUAD = dice(3, 4), dice(4, 4)
"""Rolls of 7, for a machine gun or a radio, and of 8, for a squad."""


# -- heroes and privates ----------------------------------------------------------------------------------------------


@pytest.mark.rule("15.16", "6.8")
def test_a_hero_comes_to_friends_and_may_rally_one_of_them() -> None:
    told = EventTable("hero", UNITS)
    told.mark("g-squad", broken=True)
    assert told.offered == {at("C3"), at("A1")}
    told.say(at("C3"))
    assert told.offered == {"g-squad", "pass"}
    told.say("g-squad")
    assert [(event.unit, event.hex) for event in told.told(UnitRecruited)] == [("axis-hero", at("C3"))]
    assert [event.unit for event in told.told(UnitRallied)] == ["g-squad"]


@pytest.mark.rule("15.16")
@pytest.mark.parametrize(("fate", "comes"), [("", False), ("waiting", False), ("gone", True)])
def test_a_hero_comes_again_only_when_his_counter_is_free(fate: str, comes: bool) -> None:
    told = EventTable("hero", {**UNITS, "g-hero": ("hero", "C5")})
    told.mark("g-hero", fate=fate, hex=at("C5") if not fate else "")
    if comes:
        told.say(at("A1"))
        assert len(told.told(UnitRecruited)) == 1
    assert told.void is not comes


@pytest.mark.rule("15.16", "5.4")
def test_a_hero_may_come_to_an_objective_of_his_side_without_enemies() -> None:
    """Not to the enemy's, nor to one where an enemy stands, nor into a blaze."""
    told = EventTable(
        "hero", {**UNITS, "u-guest": ("team", "E5")}, objectives=("E1", "E3", "E5", "E7"),
        control={1: AXIS, 2: ALLIES, 3: AXIS, 4: AXIS}, blazes=frozenset({at("E7")}),
    )  # fmt: skip
    assert told.offered == {at("C3"), at("A1"), at("E1")}
    told.say(at("E1"))
    assert [event.hex for event in told.told(UnitRecruited)] == [at("E1")]


@pytest.mark.rule("15.14")
def test_a_private_is_promoted_beside_a_broken_unit_once() -> None:
    """In these tests the figure of the private is a team, so that the one on the map is he."""
    told = EventTable("field-promotion", {"g-squad": ("squad", "C3"), "u-squad": ("squad", "L8")})
    told.mark("g-squad", broken=True)
    assert told.offered == {at("C3"), "pass"}
    told.say(at("C3"))
    assert [(event.figure, event.hex) for event in told.told(UnitRecruited)] == [("team", at("C3"))]
    twice = EventTable("field-promotion", UNITS)
    twice.mark("g-squad", broken=True)
    assert twice.void


@pytest.mark.rule("15.14")
def test_no_private_is_promoted_where_nobody_is_broken_or_he_lies_on_the_casualty_track() -> None:
    assert EventTable("field-promotion", {"g-squad": ("squad", "C3"), "u-squad": ("squad", "L8")}).void
    fallen = EventTable("field-promotion", UNITS)
    fallen.mark("g-squad", broken=True)
    fallen.lose("g-team")
    assert fallen.void


# -- support ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.17")
def test_infiltration_brings_support_into_or_beside_a_random_hex() -> None:
    told = EventTable("infiltration", UNITS)
    told.flip(SQUAD, 46)
    told.say(at("A1"))
    assert [(event.unit, event.figure, event.hex) for event in told.told(UnitRecruited)] == [
        ("axis-pool-squad", "squad", at("A1"))
    ]


@pytest.mark.rule("15.17", "7.0")
def test_a_weapon_comes_with_a_team_that_carries_it_and_a_radio_does_not_infiltrate() -> None:
    """On 7 the table has a machine gun and a radio: nothing is left to choose."""
    told = EventTable("infiltration", UNITS)
    told.flip(LINE, 46).say(at("B1"))
    crew = told.state.units["axis-pool-lmg-crew"]
    assert (crew.figure, crew.hex, crew.weapon) == ("team", at("B1"), "axis-pool-lmg")
    assert told.state.carrier("axis-pool-lmg") == crew


@pytest.mark.rule("15.17", "10.2")
def test_infiltration_into_the_enemy_is_a_melee_inside_the_event() -> None:
    told = EventTable("infiltration", {**UNITS, "u-close": ("team", "A2")})
    told.flip(SQUAD, 46, dice(1, 1, ALLIES), dice(6, 6))
    told.say(at("A2"))
    assert [event.hex for event in told.told(MeleeRolled)] == [at("A2"), at("A2")]
    assert told.state.trigger == ""


@pytest.mark.rule("15.17", "15.26")
@pytest.mark.parametrize("event", ["infiltration", "reinforcements"])
def test_support_comes_once_each(event: EventKind) -> None:
    told = EventTable(event, {**UNITS, "axis-pool-squad": ("squad", "O1")})
    told.mark("axis-pool-squad", side=AXIS, fate="eliminated", hex="")
    told.flip(SQUAD)
    assert told.void
    assert told.told(HexRead) == []


@pytest.mark.rule("15.26")
def test_reinforcements_come_in_at_the_friendly_edge_where_there_is_room() -> None:
    """The Axis's edge is the top one; a squad is four figures, and two stand in A1 already: one squad and a leader."""
    units = {**UNITS, "g-second": ("squad", "A1"), "u-edge": ("team", "B1")}
    told = EventTable("reinforcements", units, book=drawn_book({"D1": "water"}), blazes=frozenset({at("E1")}))
    told.flip(SQUAD)
    edge = {at(f"{letter}1") for letter in "ABCDEFGHIJKLMNO"}
    assert told.offered == edge - {at("A1"), at("D1"), at("E1")}


@pytest.mark.rule("15.26", "7.7")
def test_a_radio_comes_to_a_side_that_has_none() -> None:
    told = EventTable("reinforcements", UNITS)
    told.flip(LINE)
    assert told.offered == {"axis-pool-lmg", "axis-pool-radio"}
    told.say("axis-pool-radio")
    assert [(event.side, event.figure) for event in told.told(RadioBrought)] == [(AXIS, "radio")]
    assert told.state.radios[AXIS] == Radio("radio")
    assert told.state.radios_brought == ("axis-pool-radio",)


@pytest.mark.rule("15.26", "19.1")
@pytest.mark.parametrize(
    "facts",
    [{"night": True}, {"radios": {AXIS: Radio("radio", broken=True)}}, {"radios_brought": ("axis-pool-radio",)}],
)
def test_no_radio_comes_by_night_beside_another_or_twice(facts: dict[str, Any]) -> None:
    told = EventTable("reinforcements", UNITS, **facts)
    told.flip(LINE).say(at("C1"))
    assert [event.weapon for event in told.told(UnitRecruited)] == ["axis-pool-lmg"]


@pytest.mark.rule("15.26")
def test_support_is_called_by_what_it_is_before_it_is_there() -> None:
    told = EventTable("reinforcements", UNITS)
    called = [command_names.piece(told.state, f"axis-pool-{kind}") for kind in ("lmg", "radio", "squad")]
    assert called == [text(message) for message in ("weapon-machine-gun", "radio", "unit-squad-line")]


# -- those who were counted lost --------------------------------------------------------------------------------------


@pytest.mark.rule("15.34", "5.1")
def test_a_lost_unit_of_either_side_comes_back_broken_where_there_is_room() -> None:
    """Two squads fill C3 so that no third finds room; the track has an empty space then."""
    units = {**UNITS, "g-one": ("squad", "D2"), "g-leader": ("leader", "D2"), "g-lost": ("squad", "O1")}
    told = EventTable("walking-wounded", units, "C3", book=drawn_book({"C2": "water"}))
    told.lose("g-lost", "u-team")
    assert told.offered == {"g-lost", "u-team"}
    told.say("g-lost")
    assert told.offered == set(map(at, AROUND_C3)) - {at("C2"), at("C3"), at("D2")}
    told.say(at("D3"))
    assert [(event.unit, event.hex) for event in told.told(UnitReturned)] == [("g-lost", at("D3"))]
    back = told.state.units["g-lost"]
    assert (back.broken, back.on_map) == (True, True)
    assert told.state.casualties == {AXIS: (), ALLIES: ("u-team",)}


@pytest.mark.rule("15.34")
def test_nobody_comes_back_from_an_empty_track_or_into_water() -> None:
    assert EventTable("walking-wounded", UNITS).void
    told = EventTable(
        "walking-wounded",
        UNITS,
        "C8",
        book=drawn_book(dict.fromkeys(("C8", "C7", "D7", "D8", "C9", "B8", "B7"), "water")),
    )
    told.lose("u-team")
    assert told.void
    assert told.state.casualties[ALLIES] == ("u-team",)


# -- weapons ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.21", "7.3")
def test_a_malfunction_breaks_the_nearest_whole_weapon() -> None:
    """The broken one in C3 is nearer, and row 8 neither repairs nor eliminates it."""
    told = EventTable("malfunction", UNITS, "E8")
    told.arm("g-squad", "lmg", broken=True)
    weapon = told.arm("u-squad", "hmg")
    assert [event.weapon for event in told.told(WeaponBroke)] == [weapon]
    assert EventTable("malfunction", UNITS, "E8").void


@pytest.mark.rule("15.29", "7.1")
def test_scrounge_may_fetch_a_weapon_of_either_side_for_a_unit_without_one() -> None:
    """A leader carries none that slows him."""
    units = {**UNITS, "g-leader": ("leader", "C3")}
    told = EventTable("scrounge", units)
    for unit, kind in (("u-squad", "hmg"), ("g-squad", "lmg")):
        weapon = told.arm(unit, kind)
        told.mark(unit, weapon="")
        told.state.weapons[weapon] = replace(told.state.weapons[weapon], boxed=True)
    told.arm("g-squad", "mortar")
    assert told.offered == {"u-squad-hmg", "g-squad-lmg", "pass"}
    told.say("u-squad-hmg")
    assert [(event.weapon, event.taker) for event in told.told(WeaponTaken)] == [("u-squad-hmg", "g-team")]
    fetched = told.state.weapons["u-squad-hmg"]
    assert (fetched.boxed, fetched.side) == (False, AXIS)


@pytest.mark.rule("15.29")
def test_scrounge_finds_an_empty_box_or_full_hands() -> None:
    assert EventTable("scrounge", UNITS).void


# -- hidden unit ------------------------------------------------------------------------------------------------------


HIDDEN = {50: ("move", "ambush"), 150: ("artillery-request", "hidden-unit")}


def hidden_table(**facts: Any) -> Table:
    """Return a game in which the Axis discards and the Allies, who defend, hold a hidden unit.

    The zone of the Allies is the bottom row.
    """
    told = Table(drawn_book({"C10": "woods", "E10": "woods", "E5": "woods"}), UNITS, hands=HIDDEN, **facts)
    state = told.state
    zone = tuple(at(f"{letter}10") for letter in "ABCDEFG")
    force = replace(state.book.forces[ALLIES], zone=zone, support=SUPPORT, pool=POOL)
    state.book = replace(state.book, forces={**state.book.forces, ALLIES: force})
    return told


@pytest.mark.rule("14.21")
def test_a_hidden_unit_was_in_an_empty_hex_with_cover_of_its_sides_zone() -> None:
    told = hidden_table(postures=("attack", "defend"))
    told.window["discarded"] = "150 hidden-unit"
    told.flip(dice(4, 4, ALLIES)).say("pass", "50")
    asked = told.asked
    assert asked is not None
    assert set(asked.options(told.state)) == {at("C10"), at("E10")}
    told.say(at("E10"))
    assert [(event.unit, event.side, event.hex) for event in told.told(UnitRecruited)] == [
        ("pool-squad", ALLIES, at("E10"))
    ]


@pytest.mark.rule("14.21", "3.2")
@pytest.mark.parametrize(("posture", "discards"), [("recon", "50"), ("defend", "none")])
def test_only_a_defender_hides_units_and_only_where_the_other_side_discards(posture: Any, discards: str) -> None:
    told = hidden_table(postures=("attack", posture))
    told.window["discarded"] = "150 hidden-unit" if discards == "none" else "pass"
    told.say("pass", discards)
    assert told.told(UnitRecruited) == []
    assert told.told(NothingCame) == []
    assert 150 in told.state.hands[ALLIES]
