"""Examples of Recover, Rout and retreat."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.games.command.rules.events.fight_events import DefenceRolled, RetreatBegan
from combat.games.command.rules.events.unit_events import (
    MoraleRolled,
    SuppressionLifted,
    UnitEliminated,
    UnitSuppressed,
    WeaponBoxed,
)
from combat.games.command.rules.orders.rout import live_ways, nearer
from combat.games.command.rules.two_sides import ALLIES
from tests.games.command.drawn_book import at, drawn_book, way
from tests.games.command.rules.examples.rifles import Example
from tests.games.command.rules_table import dice

HANDS = {50: ("recover", "ambush"), 51: ("rout", "ambush"), 52: ("fire", "ambush")}
UNITS = {"g-squad": ("steady", "L5"), "g-far": ("team", "A1"), "u-far": ("team", "A10")}
PAIRS = [((2, 3), 5), ((3, 4), 7), ((4, 5), 9)]


@pytest.mark.rule("12.4", "17.3", "17.5")
@pytest.mark.parametrize(
    ("ground", "road", "word", "morale"),
    [
        ("building", False, "subtract", 9),
        ("open", True, "subtract", 5),
        ("building", False, "add", 13),
        ("open", True, "add", 9),
    ],
)
def test_a_leader_gets_his_broken_squad_away_sooner_from_a_road_than_from_a_house(
    ground: str, road: bool, word: str, morale: int
) -> None:
    """8 broken, Command 2: 8 + 3 − 2, or 8 − 1 − 2."""
    book = drawn_book(
        {"L5": "building"} if ground == "building" else {}, ways=[way("road", "L4", "L5", "L6")] if road else ()
    )
    told = Example(book, UNITS | {"g-squad": ("rifle", "L5"), "g-major": ("major", "L5")}, hands=HANDS)
    told.mark("g-squad", broken=True)
    told.flip(dice(1, 1)).say("51 rout", word)
    assert told.told_last(MoraleRolled).morale == morale


@pytest.mark.rule("12.2", "6.7")
@pytest.mark.parametrize(("first", "morale"), [("g-major", 10), ("g-squad", 8)])
def test_who_rallies_his_leader_first_has_his_command(first: str, morale: int) -> None:
    told = Example(drawn_book(), UNITS | {"g-squad": ("rifle", "L5"), "g-major": ("major", "L5")}, hands=HANDS)
    for unit in ("g-squad", "g-major"):
        told.mark(unit, broken=True)
    told.flip(dice(1, 1), dice(1, 2)).say("50 recover", first)
    assert {event.unit: event.morale for event in told.told(MoraleRolled)} == {"g-major": 8, "g-squad": morale}


@pytest.mark.rule("12.1", "12.2", "6.3")
def test_suppression_goes_before_the_rolls_and_a_tie_brings_it_back() -> None:
    told = Example(drawn_book(), UNITS, hands=HANDS)
    told.mark("g-squad", broken=True, suppressed=True)
    told.mark("g-far", suppressed=True)
    told.flip(dice(3, 4)).say("50 recover")
    assert [event.unit for event in told.told(SuppressionLifted)] == ["g-squad", "g-far"]
    assert told.told_last(MoraleRolled).morale == 7
    assert [event.unit for event in told.told(UnitSuppressed)] == ["g-squad"]
    assert told.state.units["g-squad"].suppressed


@pytest.mark.rule("12.6")
@pytest.mark.parametrize("blocked", ["enemy", "water", "cliff", "blaze"])
def test_a_dead_end_is_entered_only_where_there_is_no_other_way(blocked: str) -> None:
    """From K5 three hexes lie nearer to the edge; one of them is no way."""
    enemy = {"u-squad": ("rifle", "K4")} if blocked == "enemy" else {}
    book = drawn_book(
        {"K4": "water"} if blocked == "water" else {}, sides=[("K5", "K4", "cliff")] if blocked == "cliff" else ()
    )
    told = Example(book, UNITS | {"g-squad": ("steady", "K5")} | enemy, hands=HANDS)
    if blocked == "blaze":
        told.state.blazes = frozenset({at("K4")})
    unit = told.state.units["g-squad"]
    assert set(nearer(told.state, unit)) == {at("J4"), at("K4"), at("L4")}
    assert set(live_ways(told.state, unit)) == {at("J4"), at("L4")}


@pytest.mark.rule("12.6", "5.3", "7.3")
@pytest.mark.parametrize("blocked", ["water", "cliff", "blaze", "edge"])
def test_who_has_no_way_back_is_eliminated_and_his_weapon_goes_to_the_box_whole(blocked: str) -> None:
    book = drawn_book(
        {"L4": "water"} if blocked == "water" else {}, sides=[("L5", "L4", "cliff")] if blocked == "cliff" else ()
    )
    told = Example(book, UNITS | ({"g-squad": ("steady", "L1")} if blocked == "edge" else {}), hands=HANDS)
    lmg = told.arm("g-squad", "lmg", broken=True)
    told.mark("g-squad", broken=True, veteran=True)
    if blocked == "blaze":
        told.state.blazes = frozenset({at("L4")})
    told.flip(dice(4, 5)).say("51 rout")
    assert [event.unit for event in told.told(UnitEliminated)] == ["g-squad"]
    assert [event.weapon for event in told.told(WeaponBoxed)] == [lmg]
    assert (told.state.weapons[lmg].boxed, told.state.weapons[lmg].broken) == (True, False)
    assert told.state.vp == -2


@pytest.mark.rule("12.6", "18.3", "18.4", "9.6")
def test_a_retreat_heeds_neither_wire_nor_op_fire_but_mines() -> None:
    units = UNITS | {"u-squad": ("ranger", "N5")}
    works = {at("L5"): "wire", at("L4"): "wire", at("L3"): "mines"}
    told = Example(drawn_book(), units, hands=HANDS | {150: ("fire", "ambush")}, works=works)
    told.mark("g-squad", broken=True)
    told.window["entered"] = "150 fire"
    told.flip(dice(4, 5), dice(1, 2, ALLIES), dice(6, 6), dice(1, 3, ALLIES), dice(6, 5)).say("51 rout")
    assert [event.hexes for event in told.told(RetreatBegan)] == [3], "wire has lowered its Morale to 6"
    assert told.state.units["g-squad"].hex == at("L2")
    assert [event.unit for event in told.told(DefenceRolled)] == ["g-squad", "g-squad"], "in, and out again"
    assert "entered" in told.window


@pytest.mark.rule("12.6", "6.9")
def test_a_retreat_may_crowd_a_hex() -> None:
    units = UNITS | {"g-one": ("steady", "L4"), "g-two": ("team", "L4")}
    told = Example(drawn_book(), units, hands=HANDS)
    told.mark("g-squad", broken=True)
    told.flip(dice(4, 4)).say("51 rout")
    assert told.told(UnitEliminated) == []
    assert told.state.units["g-squad"].hex == at("L4")


@pytest.mark.rule("12.6")
@pytest.mark.parametrize(
    ("edge", "ways"), [("left", {"K4", "K5"}), ("right", {"M4", "M5"}), ("bottom", {"L6", "K6", "M6"})]
)
def test_on_a_long_map_nearer_goes_by_columns(edge: str, ways: set[str]) -> None:
    told = Example(drawn_book(), UNITS | {"g-squad": ("steady", "L4" if edge != "bottom" else "L5")}, hands=HANDS)
    force = replace(told.book.forces["axis"], edge=edge)
    told.state.book = replace(told.book, forces={**told.book.forces, "axis": force})
    assert set(nearer(told.state, told.state.units["g-squad"])) == {at(name) for name in ways}


@pytest.mark.rule("12.3", "8.2")
def test_a_rout_activates_the_player_and_not_his_units() -> None:
    """A squad that was rolled for is given an order all the same."""
    told = Example(drawn_book(), UNITS | {"u-squad": ("rifle", "L4")}, hands=HANDS)
    told.mark("g-squad", broken=True)
    told.flip(dice(1, 1)).say("51 rout").flip(dice(1, 2), dice(6, 6, ALLIES))
    assert not told.state.units["g-squad"].activated
    told.say("52 fire", "g-squad", "12.04 g-squad")
    assert told.state.units["g-squad"].activated
