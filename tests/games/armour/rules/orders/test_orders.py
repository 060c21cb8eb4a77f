"""Movement orders: when they may be given, their test, success, failure, restrictions (L585 to L599)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.games.armour.rules.answers import DONE, PASS, Aim, OrderCall
from combat.games.armour.rules.events.move_events import CrossRolled, TeamMoved
from combat.games.armour.rules.events.order_events import OrderEnded, OrderGiven
from combat.games.armour.rules.fire.aiming import rate_of, shooter_refusal, shot
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.ground.way import cross_need
from combat.games.armour.rules.moves.move_units import MoveUnits
from combat.games.armour.rules.orders.move_by_order import MoveByOrder
from combat.games.armour.rules.orders.order_effects import order_refusal
from combat.games.armour.rules.posture import gone_to_ground
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from tests.games.armour.fields import FAR_PANZER, field, move, refusal
from tests.games.armour.tiny_battle import Placed, area, battle, line, run
from tests.narrowing import the

BLITZ, SCOOT, DIG, FOLLOW, CROSS = (
    OrderCall("a1", order) for order in ("blitz", "shoot-and-scoot", "dig-in", "follow-me", "cross-here")
)
TANKS = Placed("us-sherman-platoon", {"m4-sherman": 2}, ["60,90", "66,90"])
RIFLES = Placed("us-rifle-platoon", {"garand-team": 2}, ["60,90", "66,90"])
GUNS = Placed("us-57-mm-platoon", {"gun-57-mm-m1": 2}, ["60,90", "68,90"])
GUNS_ASIDE = Placed("us-57-mm-platoon", {"gun-57-mm-m1": 2}, ["20,110", "28,110"])
FAR_PANZERS = Placed("de-pz-iii-platoon", {"pz-iii-j": 1}, ["160,10"])
PASSED, FAILED = 4, 3
"""Dice of a test with a skill of 4+."""


def in_assault(unit: Placed) -> State:
    """Return a battle in the assault step, with one unit."""
    return battle([unit], [FAR_PANZER], phase="assault")


# -- who and when
# ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L585")
def test_guns_only_dig_in_and_cross_here() -> None:
    state = field(GUNS)
    assert [refusal(state, order) for order in (DIG, CROSS, BLITZ, FOLLOW)] == ["", "", "order-arm", "order-arm"]


@pytest.mark.rule("L593")
def test_tanks_do_not_dig_in() -> None:
    assert refusal(field(TANKS), DIG) == "order-arm"


@pytest.mark.rule("L585")
def test_a_leader_gives_one_order_a_turn() -> None:
    after = run(field(RIFLES), BLITZ, FAILED)
    assert refusal(after, CROSS) == "order-given"


@pytest.mark.rule("L739")
@pytest.mark.parametrize(("die", "why"), [(2, "order-given"), (3, "")])
@pytest.mark.rule("16.1a")
def test_a_second_order_follows_a_success_and_is_another_one(die: int, why: str) -> None:
    """German units have the keyword, and a skill of 3+."""
    grenadiers = Placed("de-grenadier-platoon", {"mg34-team": 2}, ["60,90", "66,90"])
    state = battle([grenadiers], [Placed("us-sherman-platoon", {"m4-sherman": 1}, ["170,10"])], phase="movement")
    after = run(state, BLITZ, die, *([DONE] if die > 2 else []))
    assert refusal(after, DIG) == why
    assert refusal(after, BLITZ) == "order-given"
    if not why:
        assert refusal(run(after.state, DIG, 3), CROSS) == "order-given"


@pytest.mark.rule("L585")
def test_nobody_orders_without_a_leader_nor_for_the_enemy() -> None:
    state = field(RIFLES)
    assert refusal(state, OrderCall("d1", "blitz")) == "one-unit"
    assert refusal(state, OrderCall("a1", "charge")) == "not-an-option"
    state.units["a1"] = replace(state.units["a1"], leader="")
    assert refusal(state, BLITZ) == "no-leader"


@pytest.mark.rule("L651")
def test_a_bailed_out_leader_gives_no_order_to_move() -> None:
    state = field(TANKS)
    state.teams["a1-1"] = replace(state.teams["a1-1"], bailed=True)
    after = run(state, PASS)
    assert [refusal(after, order) for order in (BLITZ, CROSS)] == ["bailed-out", ""]


@pytest.mark.rule("L587")
@pytest.mark.parametrize("order", [BLITZ, DIG, CROSS])
def test_these_orders_come_before_any_move_of_the_unit(order: OrderCall) -> None:
    after = run(field(RIFLES), move("60,88"))
    assert refusal(after, order) == "order-before-moving"


@pytest.mark.rule("L591")
@pytest.mark.rule("6.1")
def test_orders_belong_to_their_phase() -> None:
    assert refusal(field(RIFLES), SCOOT) == "order-phase"
    assert refusal(in_assault(RIFLES), BLITZ) == "order-phase"


# -- Blitz
# -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L587")
@pytest.mark.parametrize(("die", "passed"), [(FAILED, False), (PASSED, True)])
def test_blitz_tests_skill(die: int, passed: bool) -> None:
    (given,) = run(field(RIFLES), BLITZ, die).of(OrderGiven)
    assert (given.need, given.passed) == (4, passed)


@pytest.mark.rule("L587")
@pytest.mark.parametrize(("end", "why"), [("60,80.01", ""), ("60,80", ""), ("60,79.99", "too-far")])
def test_a_blitz_moves_10_cm(end: str, why: str) -> None:
    assert refusal(run(field(RIFLES), BLITZ, PASSED), move(end)) == why


@pytest.mark.rule("L587")
def test_a_blitz_alone_is_no_movement_and_keeps_the_halted_rate() -> None:
    after = run(field(TANKS), BLITZ, PASSED, move("60,85"), DONE)
    assert isinstance(after.asked, MoveUnits)
    team = after.state.teams["a1-1"]
    assert (str(team.pose), team.moved, rate_of(after.state, team)) == ("60,85", "", "halted")
    assert gone_to_ground(after.state, team)


@pytest.mark.rule("L587")
def test_after_a_blitz_teams_move_at_tactical_speed_but_do_not_dash() -> None:
    after = run(field(TANKS), BLITZ, PASSED, move("60,85"), DONE)
    assert refusal(after, move("60,60")) == ""
    assert refusal(after, move("60,60", "dash")) == "order-bars"
    team = run(after.state, move("60,60")).state.teams["a1-1"]
    assert (team.moved, team.distance) == ("tactical", 2500)


@pytest.mark.rule("L587")
def test_each_team_in_command_makes_the_move_once() -> None:
    far = Placed("us-sherman-platoon", {"m4-sherman": 2}, ["60,90", "77.7,90"])
    after = run(field(far), BLITZ, PASSED)
    assert refusal(after, move("77.7,88", team="a1-2")) == "order-not-granted"
    assert isinstance(run(field(TANKS), BLITZ, PASSED, move("60,85")).asked, MoveByOrder)
    assert run(field(far), BLITZ, PASSED, move("60,85")).of(OrderEnded)


@pytest.mark.rule("L587")
def test_a_failed_blitz_costs_1_to_hit_and_bars_dash_and_bombardment() -> None:
    near = Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,60@180"])
    after = run(field(TANKS, near), BLITZ, FAILED)
    assert refusal(after, move("60,80", "dash")) == "order-bars"
    assert refusal(after, move("60,80")) == ""
    made = the(Shot, shot(after.state, Aim("a1-1", "gun-75-mm-m3", "d1-1")))
    assert [(term.name, term.value) for term in made.ledger[1:]] == [("failed-blitz", 1)]
    team = after.state.teams["a1-1"]
    bars = [order_refusal(after.state, team, deed) is not None for deed in ("move", "shoot", "bombard", "assault")]
    assert bars == [False, False, True, True]


@pytest.mark.rule("L563")
def test_a_failed_cross_roll_in_a_blitz_is_movement() -> None:
    state = field(TANKS, FAR_PANZER, area("wood", 40, 70, 80, 84))
    after = run(state, BLITZ, PASSED, move("60,82"), 1, PASS)
    assert (after.state.teams["a1-1"].moved, after.state.teams["a1-1"].stuck) == ("tactical", True)


# -- Shoot and Scoot
# ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("L591")
@pytest.mark.parametrize(("end", "why"), [("60,100", ""), ("60,100.01", "too-far")])
def test_a_unit_that_has_not_moved_scoots_10_cm_in_the_assault_phase(end: str, why: str) -> None:
    after = run(in_assault(TANKS), SCOOT, PASSED)
    assert refusal(after, move(end)) == why
    if not why:
        gone = run(after.state, move(end), DONE)
        assert gone.state.teams["a1-1"].moved == "tactical"
        assert gone.state.active == DEFENDER


@pytest.mark.rule("L591")
def test_a_unit_that_moved_does_not_scoot_and_a_failure_leaves_it_where_it_is() -> None:
    state = in_assault(TANKS)
    assert not run(state, SCOOT, FAILED).of(TeamMoved)
    state.teams["a1-2"] = replace(state.teams["a1-2"], moved="tactical")
    assert run(state).state.active == DEFENDER
    state = in_assault(TANKS)
    state.units["a1"] = replace(state.units["a1"], assaulted=True)
    assert run(state).state.active == DEFENDER


# -- Dig In
# ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L593")
@pytest.mark.parametrize(("die", "dug_in"), [(FAILED, False), (PASSED, True)])
def test_who_digs_in_shoots_at_the_moving_rate_and_does_not_move_either_way(die: int, dug_in: bool) -> None:
    after = run(field(RIFLES), DIG, die)
    teams = [after.state.teams[each] for each in ("a1-1", "a1-2")]
    assert [team.dug_in for team in teams] == [dug_in, dug_in]
    assert {rate_of(after.state, team) for team in teams} == {"moving"}
    assert refusal(after, move("60,89")) == "order-bars"
    assert all(gone_to_ground(after.state, team) for team in teams)
    shot_at = replace(teams[0], fired="moving")
    assert not gone_to_ground(after.state, shot_at)
    bars = [order_refusal(after.state, teams[0], deed) is not None for deed in ("shoot", "bombard", "assault")]
    assert bars == [False, True, True]


@pytest.mark.rule("L593")
def test_a_unit_in_foxholes_does_not_dig_again_and_leaves_them_by_moving() -> None:
    state = field(RIFLES)
    for team in ("a1-1", "a1-2"):
        state.teams[team] = replace(state.teams[team], dug_in=True)
    assert refusal(state, DIG) == "dug-in"
    assert not run(state, move("60,88")).state.teams["a1-1"].dug_in


@pytest.mark.rule("L661")
def test_a_pinned_unit_may_dig_in() -> None:
    state = field(RIFLES)
    state.units["a1"] = replace(state.units["a1"], pinned=True)
    assert refusal(state, DIG) == ""


# -- Follow Me
# ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L595")
@pytest.mark.parametrize("die", [FAILED, PASSED])
def test_the_leader_goes_exactly_10_cm_straight_ahead_and_nobody_shoots(die: int) -> None:
    after = run(field(RIFLES), move("60,88"), FOLLOW, die)
    leader = after.state.teams["a1-1"]
    assert str(leader.pose) == "60,78"
    assert leader.distance == 200
    for team in ("a1-1", "a1-2"):
        found = shooter_refusal(after.state, after.state.teams[team])
        assert found is not None and found.message == "order-bars"
        assert order_refusal(after.state, after.state.teams[team], "assault") is None
    assert isinstance(after.asked, MoveByOrder) is (die == PASSED)


@pytest.mark.rule("L595")
@pytest.mark.parametrize(("end", "why"), [
    ("66,80", ""), ("66,85", ""), ("66,79.99", "order-ahead"), ("67,81", "order-ahead"), ("66,85@90", "order-ahead"),
])  # fmt: skip
def test_the_others_go_up_to_10_cm_straight_ahead(end: str, why: str) -> None:
    after = run(field(RIFLES), move("60,88"), FOLLOW, PASSED)
    assert refusal(after, move(end, team="a1-2")) == why


@pytest.mark.rule("L595")
def test_follow_me_comes_after_the_move_and_ends_the_movement_of_the_unit() -> None:
    assert refusal(field(RIFLES), FOLLOW) == "order-after-moving"
    after = run(field(RIFLES), move("60,88"), FOLLOW, FAILED)
    assert refusal(after, move("66,88", team="a1-2")) == "order-bars"


@pytest.mark.rule("L595")
def test_a_leader_with_something_in_his_way_cannot_call() -> None:
    state = field(RIFLES, FAR_PANZER, area("swamp", 50, 70, 70, 80))
    assert refusal(run(state, move("60,88")), FOLLOW) == "impassable"


# -- Cross Here
# --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("L599")
@pytest.mark.parametrize(("x", "helped"), [("77.6", True), ("77.61", False)])
def test_teams_within_15_cm_cross_on_one_less_and_do_not_shoot_or_assault(x: str, helped: bool) -> None:
    pair = Placed("us-sherman-platoon", {"m4-sherman": 2}, ["60,90", f"{x},90"])
    after = run(field(pair), CROSS)
    leader, other = (after.state.teams[each] for each in ("a1-1", "a1-2"))
    assert cross_need(after.state, leader, "wood") == 2
    assert cross_need(after.state, other, "wood") == (2 if helped else 3)
    assert cross_need(after.state, leader, "deep-river") == 4
    for deed in ("shoot", "assault"):
        assert (order_refusal(after.state, other, deed) is not None) is helped


@pytest.mark.rule("L599")
def test_cross_here_needs_no_test_and_helps_at_once() -> None:
    state = field(TANKS, FAR_PANZER, line("hedge", 10, (40, 80), (80, 80)))
    (rolled,) = run(state, CROSS, move("60,75"), 2).of(CrossRolled)
    assert (rolled.need, rolled.crosses) == (2, True)


# -- the end of an order's effects
# -----------------------------------------------------------------------------------------


@pytest.mark.rule("L585")
def test_orders_hold_until_the_next_turn_of_their_seat() -> None:
    state = battle([RIFLES, GUNS_ASIDE], [FAR_PANZER, FAR_PANZERS], phase="movement")
    after = run(state, CROSS, DONE, DONE, DONE)
    assert (after.state.active, after.state.units["a1"].orders != ()) == (DEFENDER, True)
    later = run(after.state, DONE, DONE, DONE)
    assert later.state.active == ATTACKER
    assert later.state.units["a1"].orders == ()
    assert not later.state.teams["a1-1"].crosses_here


def test_an_order_reads_as_it_is_written() -> None:
    """A journal holds its text."""
    assert OrderCall.read("order a1 blitz") == BLITZ
