"""9.0 Moves and op fire."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.kernel.ledger import total
from combat.engine.kernel.reactions import Window
from combat.games.command.rules.book import Book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.events.end_events import PointsScored
from combat.games.command.rules.events.fight_events import AttackRolled, DefenceRolled, GroupHeld, GroupMoved
from combat.games.command.rules.events.ground_events import SmokeLaid
from combat.games.command.rules.events.turn_events import OrderEnded
from combat.games.command.rules.events.unit_events import UnitArrived, UnitBroke, UnitExited
from combat.games.command.rules.ground.entering import cost
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tests.games.command.drawn_book import at, drawn_book, way
from tests.games.command.rules_table import Table, dice

MOVE = {50: ("move", "smoke-grenades"), 51: ("move", "assault-fire"), 52: ("move", "ambush")}
UNITS = {"g-squad": ("squad", "K8"), "u-squad": ("squad", "A1")}


def moving(book: Book, units: dict[str, tuple[str, str]] | None = None, **facts: Any) -> Table:
    """Return a game in which the units can move."""
    return Table(book, units or UNITS, hands=MOVE, **facts)


@pytest.mark.rule("9.1", "17.1", "17.6")
@pytest.mark.parametrize(
    ("start", "end", "points"), [("K8", "K7", 3), ("K7", "K8", 2), ("K8", "K9", 1), ("K8", "J8", 2)]
)
def test_a_hex_costs_its_ground_its_side_and_one_uphill(start: str, end: str, points: int) -> None:
    book = drawn_book({"K7": "woods", "K8": "woods"}, {"K7": 2, "K8": 1, "K9": 1, "J8": 1}, [("K8", "J8", "hedge")])
    told = moving(book)
    assert total(cost(told.state, at(start), at(end))) == points


@pytest.mark.rule("9.1", "17.3")
def test_along_a_road_a_hex_costs_one_and_the_road_lends_a_point() -> None:
    book = drawn_book({"K7": "woods", "K6": "woods"}, ways=[way("road", "K7", "K6", "K5", "K4")])
    told = moving(book).say("50 move", "g-squad", "g-squad", "11.07", "11.06", "11.05")
    assert [event.cost for event in told.told(GroupMoved)] == [2, 1, 1]
    told.say("11.04")
    assert [event.cost for event in told.told(GroupMoved)] == [2, 1, 1, 1]
    assert told.told(OrderEnded), "five points are spent"


@pytest.mark.rule("9.2", "6.7")
def test_a_leader_lends_his_command_only_where_he_is() -> None:
    """Move 4; in the leader's hex it is 5, behind it 4 again."""
    units = UNITS | {"g-leader": ("leader", "K6")}
    book = drawn_book({"K7": "woods", "K5": "woods"})
    told = moving(book, units).say("50 move", "g-squad", "g-squad", "11.07", "11.06")
    told.say("11.05")
    assert [event.cost for event in told.told(GroupMoved)] == [2, 1, 2]
    assert told.told(OrderEnded)


@pytest.mark.rule("9.3")
def test_a_group_goes_as_far_as_its_slowest_and_only_from_one_hex() -> None:
    units = UNITS | {"g-team": ("team", "K8"), "g-other": ("squad", "J8"), "g-major": ("major", "K9")}
    told = moving(drawn_book({"K6": "woods"}), units)
    told.arm("g-team", "hmg")
    told.say("50 move", "g-major g-other g-squad g-team")
    assert told.refusal("g-other g-squad") == "not-together"
    told.say("g-squad g-team", "11.07")
    assert told.refusal("11.06") == "too-few-points"


@pytest.mark.rule("9.4", "8.3")
def test_nobody_moves_into_the_enemy_and_somebody_must_move() -> None:
    units = {"g-squad": ("squad", "K8"), "u-squad": ("squad", "K7")}
    told = moving(drawn_book(), units).say("50 move", "g-squad")
    assert told.refusal("done") == "must-move"
    told.say("g-squad")
    assert told.refusal("11.07") == "enemy-there"
    assert told.refusal("stop") == "must-move"


@pytest.mark.rule("9.6", "9.6a", "9.6b", "8.2", "11.8", "14.09")
def test_op_fire_hits_who_enters_and_breaks_on_a_tie() -> None:
    """5 + 7 against 7 + 5: equal, and the target moves. The firer may fire again at the next step, without a card."""
    units = {"g-squad": ("squad", "K8"), "u-squad": ("squad", "K4")}
    hands = MOVE | {150: ("fire", "ambush")}
    told = Table(drawn_book(), units, hands=hands)
    told.say("50 move", "g-squad", "g-squad")
    told.window["entered"] = "150 fire"
    told.say("11.07", "u-squad")
    assert isinstance(told.game.decision, Window)
    told.flip(dice(3, 4, ALLIES), dice(2, 3))
    told.game.answer("shoot")
    told.say("11.07 u-squad")
    assert [event.total for event in told.told(AttackRolled)] == [12]
    assert [event.result for event in told.told(DefenceRolled)] == ["breaks"]
    assert [event.unit for event in told.told(UnitBroke)] == ["g-squad"]
    assert told.state.units["u-squad"].activated
    told.flip(dice(1, 1, ALLIES), dice(6, 6))
    told.window["entered"] = "shoot"
    told.say("11.06", "11.06 u-squad")
    assert len(told.told(AttackRolled)) == 2


@pytest.mark.rule("9.7", "5.2")
def test_who_leaves_by_the_enemy_edge_scores_and_comes_again_whole() -> None:
    units = {"g-squad": ("squad", "K10"), "g-team": ("team", "A2"), "u-squad": ("squad", "A1")}
    told = moving(drawn_book(), units)
    lmg = told.arm("g-squad", "lmg", broken=True)
    told.mark("g-squad", broken=True, veteran=True)
    told.say("50 move", "g-squad", "g-squad", "exit", "3")
    squad = told.state.units["g-squad"]
    assert [(event.unit, event.space) for event in told.told(UnitExited)] == [("g-squad", 3)]
    assert (squad.broken, squad.veteran, squad.weapon, told.state.weapons[lmg].broken) == (False, False, lmg, False)
    assert [(event.side, event.points) for event in told.told(PointsScored)] == [(AXIS, 2)]


@pytest.mark.rule("5.2", "8.2", "8.3", "10.1")
@pytest.mark.parametrize("order", ["move", "advance"])
def test_who_comes_back_in_the_order_in_which_it_left_has_no_part_in_it_and_can_be_activated_again(order: str) -> None:
    """The order has been carried out though nobody of those who did it has any part in it now."""
    hands = {50: (order, "ambush"), 51: (order, "ambush")}
    units = {"g-squad": ("squad", "K10"), "g-leader": ("leader", "K9"), "u-squad": ("squad", "A9")}
    told = Table(drawn_book(), units, hands=hands).say(f"50 {order}", "g-leader g-squad")
    told.say(*(("g-squad", "exit", "1") if order == "move" else ("exit g-squad", "1")))
    told.state.time = 1
    assert told.asked is not None
    RULES.apply(told.state, UnitArrived("g-squad", at("K1")))
    assert told.state.order is not None
    assert "g-squad" not in told.state.order.units
    assert told.refusal("done") == ""
    assert not told.state.units["g-squad"].activated
    told.say("done", f"51 {order}", "g-squad")
    assert told.state.order.units == ("g-squad",)


@pytest.mark.rule("8.3", "9.3")
def test_no_group_sets_off_first_that_can_go_nowhere_and_leaves_nobody_who_can() -> None:
    """The team with the gun has no point left for the woods all around; the squad alone has."""
    around = dict.fromkeys(("K7", "K9", "J7", "J8", "L7", "L8"), "woods")
    units = {
        "g-squad": ("squad", "K8"),
        "g-team": ("team", "K8"),
        "g-leader": ("leader", "K8"),
        "u-squad": ("squad", "A1"),
    }
    told = moving(drawn_book(around), units)
    told.arm("g-team", "gun")
    told.say("52 move", "g-leader g-squad g-team")
    assert told.refusal("g-leader g-squad g-team") == "must-move"
    assert told.refusal("g-team") == ""
    told.say("g-team", "stop")
    assert told.refusal("g-leader g-squad") == ""


@pytest.mark.rule("7.2", "8.3")
def test_a_weapon_is_handed_over_before_the_first_step_where_another_can_still_go() -> None:
    """The giver spends its only point for the plain; a comrade who waits can go in its place, or nobody."""
    units = {
        "g-team": ("team", "K8"),
        "g-squad": ("squad", "K8"),
        "g-leader": ("leader", "J8"),
        "u-squad": ("squad", "A1"),
    }
    around = dict.fromkeys(("K7", "K9", "J7", "L7", "L8"), "woods") | {"J8": "woods"}
    for group, refused in (("g-squad", "must-move"), ("g-leader g-squad", "")):
        told = moving(drawn_book(around), units)
        gun = told.arm("g-team", "gun")
        told.say("52 move", group, "g-squad")
        assert told.refusal(f"give {gun} g-squad") == refused
        asked = told.asked
        assert asked is not None
        assert (f"give {gun} g-squad" in list(asked.options(told.state))) is (not refused)


@pytest.mark.rule("18.4")
def test_wire_ends_a_move_on_entering_and_one_hex_behind_it() -> None:
    for start, wire in (("K8", "K7"), ("K8", "K8")):
        told = moving(drawn_book(), {"g-squad": ("squad", start), "u-squad": ("squad", "A1")}, works={at(wire): "wire"})
        told.say("50 move", "g-squad", "g-squad", "11.07")
        assert told.told(OrderEnded)
        assert told.state.units["g-squad"].hex == at("K7")


@pytest.mark.rule("14.14", "18.4")
def test_hidden_wire_stops_who_has_just_entered() -> None:
    hands = MOVE | {150: ("artillery-request", "hidden-wire")}
    told = Table(drawn_book(), UNITS, hands=hands, postures=("attack", "defend"))
    told.say("50 move", "g-squad", "g-squad")
    told.window["entered"] = "150 hidden-wire"
    told.say("11.07")
    assert [event.units for event in told.told(GroupHeld)] == [("g-squad",)]
    assert told.told(OrderEnded)


@pytest.mark.rule("18.3", "14.12")
def test_mines_attack_who_enters_with_no_cover() -> None:
    """6 + 7 against 7 in the woods + 5: the trees are no help."""
    told = moving(drawn_book({"K7": "woods"}), works={at("K7"): "mines"})
    told.flip(dice(3, 4, ALLIES), dice(2, 3))
    told.say("50 move", "g-squad", "g-squad", "11.07")
    assert [event.total for event in told.told(DefenceRolled)] == [12]
    assert [event.unit for event in told.told(UnitBroke)] == ["g-squad"]


@pytest.mark.rule("14.18")
def test_smoke_grenades_are_thrown_before_any_movement() -> None:
    told = moving(drawn_book()).say("52 move", "g-squad")
    told.flip(70)
    told.say("50 smoke-grenades", "11.07")
    assert [(event.hex, event.marker) for event in told.told(SmokeLaid)] == [(at("K7"), 70)]


@pytest.mark.rule("7.2")
def test_a_weapon_changes_hands_for_a_point() -> None:
    told = moving(drawn_book(), UNITS | {"g-team": ("team", "K8")})
    lmg = told.arm("g-squad", "lmg")
    told.say("50 move", "g-squad", "g-squad", f"give {lmg} g-team")
    assert told.state.units["g-team"].weapon == lmg
    assert told.state.order is not None
    assert told.state.order.spent_by("g-squad") == 1


@pytest.mark.rule("6.6")
def test_a_leader_reaches_as_many_hexes_as_his_command_and_no_other_leader() -> None:
    units = UNITS | {"g-leader": ("leader", "K9"), "g-major": ("major", "K6"), "g-team": ("team", "K10")}
    told = moving(drawn_book(), units).say("50 move")
    assert told.refusal("g-leader g-squad g-team") == ""
    assert told.refusal("g-major g-squad") == ""
    assert told.refusal("g-major g-team") == "out-of-command"
    assert told.refusal("g-leader g-major") == "leaders-alone"
    assert told.refusal("g-squad g-team") == "needs-leader"


@pytest.mark.rule("9.5", "3.6")
def test_the_other_side_plays_all_its_cards_on_a_step_before_the_mover_plays_his_first() -> None:
    hands = MOVE | {150: ("fire", "ambush"), 151: ("artillery-request", "hidden-wire")}
    told = Table(
        drawn_book(), {"g-squad": ("squad", "K8"), "u-squad": ("squad", "K4")}, hands=hands,
        postures=("attack", "defend"),
    )  # fmt: skip
    told.say("50 move", "g-squad", "g-squad")
    told.game.answer("11.07")
    order = []
    while isinstance(told.game.decision, Window):
        window = told.game.decision
        order.append((window.seat, window.opens))
        cards = [answer for answer in window.options(told.state) if answer != "pass"]
        told.game.answer("151 hidden-wire" if "151 hidden-wire" in cards else "pass")
    assert order == [(ALLIES, "entered"), (ALLIES, "entered"), (AXIS, "moved")]


@pytest.mark.rule("17.2", "9.4")
def test_a_major_bridge_is_entered_and_left_along_its_road_only() -> None:
    book = drawn_book({"K7": "bridge-major", "J7": "stream"}, ways=[way("road", "K8", "K7", "K6")])
    told = moving(book, {"g-squad": ("squad", "K8"), "g-team": ("team", "L7"), "u-squad": ("squad", "A1")})
    told.say("50 move", "g-squad", "g-squad")
    assert told.refusal("11.07") == ""
    told.say("11.07")
    assert told.refusal("12.07") == "bridge-sides"
    assert told.refusal("11.06") == ""


@pytest.mark.rule("8.1")
def test_an_order_that_nobody_can_carry_out_is_refused_with_its_reason() -> None:
    hands = {
        50: ("fire", "ambush"),
        51: ("recover", "ambush"),
        52: ("rout", "ambush"),
        53: ("artillery-denied", "ambush"),
    }
    told = Table(drawn_book({"K7": "woods"}), {"g-squad": ("squad", "K8"), "u-squad": ("squad", "K6")}, hands=hands)
    assert told.refusal("50 fire") == "nobody-can"
    assert told.refusal("51 recover") == "nobody-shaken"
    assert told.refusal("52 rout") == "nobody-to-rout"
    assert told.refusal("53 artillery-denied") == "no-enemy-radio"
