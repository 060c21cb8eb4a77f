"""Examples of points, chits, exits, arrivals, stacking and weapons that change owners."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.kernel.record import replace
from combat.games.command.content.library import load_book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.events.end_events import ObjectiveTaken, PointsScored
from combat.games.command.rules.events.fight_events import AttackRolled
from combat.games.command.rules.events.unit_events import (
    UnitArrived,
    UnitDelayed,
    UnitEliminated,
    UnitExited,
    UnitSplit,
)
from combat.games.command.rules.ground.ground_map import Objective
from combat.games.command.rules.play.set_up import new_state
from combat.games.command.rules.play.victory import resolve_control, worth
from combat.games.command.rules.state import Unit
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules.examples.rifles import Example
from tests.games.command.rules_table import dice

UNITS = {"g-squad": ("rifle", "K8"), "g-far": ("team", "A2"), "u-squad": ("ranger", "A10"), "u-far": ("team", "O1")}
HANDS = {
    50: ("move", "ambush"), 51: ("advance", "ambush"), 52: ("fire", "ambush"), 53: ("fire", "ambush"),
    150: ("fire", "ambush"),
}  # fmt: skip


def points_of(told: Example, steps: Any) -> list[int]:
    """Apply the events of some steps; return the points that they score."""
    found = []
    for event in steps:
        RULES.apply(told.state, event)
        found += [event.points] if isinstance(event, PointsScored) else []
    return found


# -- chits and objectives -------------------------------------------------------------------------------------------


@pytest.mark.rule("5.5")
@pytest.mark.parametrize(
    ("chits", "value"), [("CGK", 6), ("CK", 4), ("CGKP", 7), ("A", 0), ("RQ", 3), ("STV", 0), ("CGKPQR", 10)]
)
def test_the_chits_of_an_objective_and_those_of_every_objective_add_up(chits: str, value: int) -> None:
    state = new_state(load_book("crossroads-at-noon"))
    assert worth(state, 3, chits=tuple(chits.lower())) == value


@pytest.mark.rule("5.4")
def test_a_building_is_taken_when_the_enemy_has_left_its_last_hex() -> None:
    told = Example(drawn_book(), UNITS | {"u-squad": ("ranger", "K6")})
    house = Objective(1, (at("K6"), at("K7"), at("K8")))
    told.state.book = replace(told.book, map=replace(told.book.map, objectives=(house,)))
    told.state.control[1] = ALLIES
    assert points_of(told, resolve_control(told.state)) == []
    assert told.state.control[1] == ALLIES, "one hex is still his"
    told.now("u-squad", hex=at("K5"))
    points_of(told, resolve_control(told.state))
    assert told.state.control[1] == AXIS


# -- leaving and arriving -------------------------------------------------------------------------------------------


@pytest.mark.rule("5.2", "10.1")
def test_one_leaves_in_an_advance_too_whole_and_without_its_markers() -> None:
    told = Example(drawn_book(), UNITS | {"g-squad": ("rifle", "K10")}, hands=HANDS, time=4)
    lmg = told.arm("g-squad", "lmg", broken=True)
    told.mark("g-squad", broken=True, suppressed=True, veteran=True)
    told.say("51 advance", "g-squad", "exit g-squad")
    assert told.refusal("4") == "not-an-option", "that space has been reached"
    told.say("5")
    squad = told.state.units["g-squad"]
    assert [(event.unit, event.space) for event in told.told(UnitExited)] == [("g-squad", 5)]
    assert (squad.broken, squad.suppressed, squad.veteran, squad.weapon) == (False, False, False, lmg)
    assert not told.state.weapons[lmg].broken
    assert told.state.vp == 2


@pytest.mark.rule("9.7", "5.2")
@pytest.mark.parametrize("place", ["K1", "A5", "O5"])
def test_nobody_leaves_by_his_own_edge_or_by_a_flank(place: str) -> None:
    told = Example(drawn_book(), UNITS | {"g-squad": ("rifle", place)}, hands=HANDS).say(
        "50 move", "g-squad", "g-squad"
    )
    assert told.refusal("exit") == "not-an-option"


@pytest.mark.rule("4.2e", "6.9")
def test_who_finds_no_room_at_the_edge_waits_for_the_next_space() -> None:
    book = drawn_book(columns=2, rows=10)
    units = {
        "g-one": ("rifle", "A1"), "g-two": ("rifle", "B1"), "g-squad": ("rifle", "A5"), "u-squad": ("ranger", "A8"),
        "u-far": ("team", "B10"),
    }  # fmt: skip
    told = Example(book, units, hands=HANDS)
    told.state.units["g-late"] = Unit("g-late", "rifle", AXIS, fate="waiting", space=1)
    told.state.units["g-team"] = Unit("g-team", "team", AXIS, fate="waiting", space=1)
    told.flip(38, dice(6, 6, ALLIES)).say("52 fire", "g-squad", "01.08 g-squad", "01.01")
    assert [event.unit for event in told.told(UnitDelayed)] == ["g-late"]
    assert [(event.unit, event.hex) for event in told.told(UnitArrived)] == [("g-team", at("A1"))]
    assert told.state.units["g-late"].space == 2


# -- stacking -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.9a", "6.9")
def test_seven_figures_are_not_too_many() -> None:
    units = UNITS | {"g-team": ("team", "K8"), "g-leader": ("leader", "K8")}
    told = Example(drawn_book(), units, overstack_costs_cover=False, active=ALLIES)
    told.say("pass", "none")
    assert told.told(UnitEliminated) == []
    assert told.told(UnitSplit) == []


# -- weapons --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.1", "11.2", "7.1")
def test_a_unit_and_its_weapon_fire_apart_at_different_hexes_each_once() -> None:
    units = UNITS | {"u-squad": ("ranger", "K5"), "u-team": ("team", "L6")}
    told = Example(drawn_book(), units, hands=HANDS)
    lmg = told.arm("g-squad", "lmg")
    told.flip(dice(1, 2), dice(6, 6, ALLIES)).say("52 fire", "g-squad", f"11.05 {lmg}")
    assert told.refusal(f"12.06 g-squad {lmg}") == "not-ready"
    told.flip(dice(1, 3), dice(6, 5, ALLIES)).say("12.06 g-squad")
    assert [event.fp for event in told.told(AttackRolled)] == [4, 5]


@pytest.mark.rule("5.4", "12.6")
def test_an_objective_stays_with_who_left_it() -> None:
    told = Example(drawn_book(), UNITS, hands=HANDS, objectives=("K8", "K7"), control={1: AXIS})
    told.say("50 move", "g-squad", "g-squad", "11.07", "11.06", "stop")
    assert [(event.objective, event.side) for event in told.told(ObjectiveTaken)] == [(2, AXIS)]
    assert told.state.control == {1: AXIS, 2: AXIS}
