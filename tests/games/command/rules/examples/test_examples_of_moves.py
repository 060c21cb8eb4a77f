"""Examples of movement and op fire that are not lab files."""

from __future__ import annotations

import pytest

from combat.engine.kernel.ledger import total
from combat.games.command.rules.events.fight_events import AttackRolled, DefenceRolled
from combat.games.command.rules.events.turn_events import OrderEnded
from combat.games.command.rules.events.unit_events import UnitBroke, UnitSuppressed
from combat.games.command.rules.ground.entering import cost
from combat.games.command.rules.two_sides import ALLIES
from tests.games.command.drawn_book import at, drawn_book, way
from tests.games.command.rules.examples.rifles import Example
from tests.games.command.rules_table import dice

HANDS = {
    50: ("move", "ambush"), 51: ("move", "ambush"), 52: ("rout", "smoke-grenades"), 150: ("fire", "ambush"),
    151: ("move", "hand-grenades"), 152: ("move", "hand-grenades"), 153: ("fire", "ambush"),
}  # fmt: skip


@pytest.mark.rule("11.8", "9.6")
@pytest.mark.parametrize(
    ("unit", "result"), [("g-mover", UnitBroke), ("g-waiting", UnitBroke), ("g-idle", UnitSuppressed)]
)
def test_a_tie_breaks_who_was_activated_to_move_and_only_suppresses_who_was_not(unit: str, result: type) -> None:
    """All three are in the hex that one of them enters: 6 + 6 against 7 + 5."""
    units = {
        "g-mover": ("team", "K8"),
        "g-waiting": ("team", "K7"),
        "g-idle": ("team", "K7"),
        "g-leader": ("leader", "A9"),
    }
    book, seen = drawn_book(), units | {"g-caller": ("leader", "K8"), "u-squad": ("ranger", "K5")}
    told = Example(book, seen, hands=HANDS)
    told.say("50 move", "g-caller g-mover g-waiting", "g-mover")
    told.window["entered"] = "150 fire"
    told.say("11.07", "u-squad")
    told.window["entered"] = "shoot"
    told.flip(dice(3, 3, ALLIES)).say("11.07 u-squad")
    told.flip(dice(1, 4)).say(unit)
    assert told.told_last(DefenceRolled).total == 12
    assert told.told_last(result).unit == unit


@pytest.mark.rule("9.7", "9.6")
def test_who_leaves_the_map_enters_no_hex_that_could_be_fired_at() -> None:
    units = {"g-squad": ("rifle", "K10"), "g-team": ("team", "A1"), "u-squad": ("ranger", "K8")}
    told = Example(drawn_book(), units, hands=HANDS)
    told.window["entered"] = "150 fire"
    told.say("50 move", "g-squad", "g-squad", "exit", "3")
    assert told.asked is not None
    assert "entered" in told.window


@pytest.mark.rule("9.6", "9.3")
def test_a_unit_that_breaks_on_the_move_goes_on_with_what_its_move_then_leaves() -> None:
    """Move 4 either way: one is spent, three are left."""
    units = {"g-squad": ("rifle", "K8"), "u-squad": ("ranger", "K4")}
    told = Example(drawn_book(), units, hands=HANDS)
    told.window["entered"] = "150 fire"
    told.say("50 move", "g-squad", "g-squad", "11.07", "u-squad")
    told.window["entered"] = "shoot"
    told.flip(dice(6, 6, ALLIES), dice(1, 2)).say("11.07 u-squad")
    assert told.told_last(UnitBroke).unit == "g-squad"
    told.say("12.06", "13.06", "14.05")
    assert told.told(OrderEnded)


@pytest.mark.rule("9.6b", "9.6")
def test_who_answered_and_broke_stays_activated_and_may_fire_again_with_what_is_left() -> None:
    units = {"g-squad": ("assault", "K8"), "u-squad": ("ranger", "K5"), "u-team": ("team", "A1")}
    told = Example(drawn_book(), units, hands=HANDS)
    told.window["entered"] = "150 fire"
    told.say("50 move", "g-squad", "g-squad", "11.07", "u-squad", "11.06")
    told.now("u-squad", broken=True)
    told.window["entered"] = "shoot"
    told.flip(dice(1, 2, ALLIES), dice(6, 6)).say("11.06 u-squad")
    assert told.told_last(AttackRolled).fp == 2


@pytest.mark.rule("9.1", "17.3")
@pytest.mark.parametrize(("start", "points"), [("J7", 2), ("K8", 1), ("K6", 1)])
def test_a_road_through_woods_is_one_along_it_and_two_across(start: str, points: int) -> None:
    book = drawn_book({"K7": "woods"}, ways=[way("road", "K8", "K7", "K6")])
    told = Example(book, {"g-squad": ("rifle", start), "u-squad": ("ranger", "A1")}, hands=HANDS)
    assert total(cost(told.state, at(start), at("K7"))) == points


@pytest.mark.rule("9.3", "9.6", "11.8")
def test_a_group_of_which_one_breaks_goes_on_as_far_as_he_can_and_does_not_part() -> None:
    """Move 5, broken 4: the fifth hex is beyond one of them, and so beyond both."""
    units = {
        "g-one": ("assault", "K10"), "g-two": ("assault", "K10"), "g-leader": ("leader", "K10"), "u-squad": ("ranger", "N8"),
        "u-far": ("team", "A1"),
    }  # fmt: skip
    told = Example(drawn_book(), units, hands=HANDS)
    told.say("50 move", "g-leader g-one g-two", "g-one g-two")
    told.window["entered"] = "150 fire"
    told.say("11.09", "u-squad")
    told.window["entered"] = "shoot"
    told.flip(dice(6, 6, ALLIES), dice(1, 1), dice(6, 6)).say("11.09 u-squad", "g-one")
    assert [event.unit for event in told.told(UnitBroke)] == ["g-one"]
    told.say("11.08", "11.07")
    assert told.refusal("g-two") == "not-an-option"
    told.say("11.06")
    assert told.asked is not None
    assert told.asked.kind == "set-off", "the leader is to go yet"
    assert {told.state.units[unit].hex for unit in ("g-one", "g-two")} == {at("K6")}
    assert told.refusal("g-two") == "not-to-move"
