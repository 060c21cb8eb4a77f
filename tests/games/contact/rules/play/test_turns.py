"""Rally, breaks, objectives, ends of a battle (sections 3 and 10)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import Point
from combat.games.contact.rules.charts.quality import Morale
from combat.games.contact.rules.command.tests import morale_ledger
from combat.games.contact.rules.events.act_events import UnitFound
from combat.games.contact.rules.events.fire_events import UnitRallied
from combat.games.contact.rules.events.turn_events import BattleEnded, ObjectiveTaken, PhaseBegan
from combat.games.contact.rules.missions.mission import MissionSide, Objective
from combat.games.contact.rules.play.endings import ALL_TAKEN, FORCE_BROKEN, TURN_LIMIT, break_values, verdict
from combat.games.contact.rules.state import State
from combat.games.contact.rules.two_seats import ATTACKER, DEFENDER
from tests.games.contact.tiny_battle import Placed, Side, area, battle, changed, rectangle, run

FAR = Placed("rifle-squad", "170,5@180")
WALL = area("tall-building", 0, 50, 180, 60)
GOAL = Objective("Mill", Point(6000, 8000))


@pytest.mark.parametrize(
    ("level", "unseen", "fired_on", "astray"), [("high", 5, 3, 2), ("normal", 4, 2, 1), ("low", 3, 1, 0)]
)
def test_s3_rally(level: Morale, unseen: int, fired_on: int, astray: int) -> None:
    """Out of sight +1, fired on -1, and out of command -2, in sixths."""
    for scenery, led, fire, sixths in (
        ((WALL,), True, False, unseen),
        ((), True, True, fired_on),
        ((), False, True, astray),
    ):
        state = battle(Side([Placed("rifle-squad", "60,100")], morale=level), [FAR], *scenery, led=led)
        state = changed(state, "a1", under_fire=fire)
        need = state.book.figures.tests.morale[level] - total(morale_ledger(state, state.units["a1"]))
        assert sum(number >= need for number in range(1, 7)) == sixths


def shaken() -> State:
    """Return a battle with a demoralised unit in the Regroup phase."""
    state = battle([Placed("rifle-squad", "60,100"), FAR], [FAR], WALL, phase="regroup")
    return changed(state, "a1", demoralised=True)


def test_s3_a_unit_that_rallies_is_good_but_suppressed() -> None:
    after = run(shaken(), 4)
    assert after.of(UnitRallied)
    assert (after.state.units["a1"].demoralised, after.state.units["a1"].suppressed) == (False, True)


def test_s3_a_natural_1_disperses_and_a_failure_falls_back() -> None:
    assert not run(shaken(), 1).state.units["a1"].alive
    failed = run(shaken(), 2)
    while failed.asked is not None and failed.asked.kind == "retreat":
        failed = run(shaken(), 2, next(iter(failed.asked.options(failed.state))))
    pose = failed.state.units["a1"].pose
    assert pose is not None and pose != shaken().units["a1"].pose


def test_s3_a_command_group_may_give_up_its_act_to_help() -> None:
    state = battle([Placed("rifle-squad", "60,100"), Placed("command-group", "70,100")], [FAR], WALL, phase="regroup")
    after = run(changed(state, "a1", demoralised=True), "a2", 2)
    assert after.of(UnitRallied) and after.state.units["a2"].acted


# -- objectives and ends -----------------------------------------------------------------------------------------------


def ending(attacker: str = "60,95", defender: str = "170,5@180") -> State:
    """Return a battle at the end of its last turn."""
    units = [Placed("rifle-squad", attacker)], [Placed("rifle-squad", defender)]
    return battle(*units, objectives=(GOAL,), phase="end", turn=3, turns=3)


@pytest.mark.parametrize(("place", "holds"), [("60,92", True), ("60,92.1", False)])
def test_s10_an_objective_is_held_within_10(place: str, holds: bool) -> None:
    taken = run(ending(place)).of(ObjectiveTaken)
    assert bool(taken) is holds


def test_s10_nobody_takes_an_objective_that_both_are_near_nor_a_demoralised_unit() -> None:
    assert not run(ending("60,85", "60,75@180")).of(ObjectiveTaken)
    assert not run(changed(ending("60,85"), "a1", demoralised=True)).of(ObjectiveTaken)


def test_s10_a_unit_under_a_marker_that_takes_an_objective_shows_itself() -> None:
    state = changed(ending("60,85"), "a1", where="marker")
    assert [event.unit for event in run(state).of(UnitFound)] == ["a1"]


def test_s10_all_objectives_end_the_game_at_once() -> None:
    state = ending("60,85")
    state.book = replace(state.book, mission=replace(state.book.mission, verdict="needed", turns=9))
    ended = run(state).of(BattleEnded)
    assert [(event.winner, event.why) for event in ended] == [(ATTACKER, ALL_TAKEN)]


def test_s10_a_meeting_lasts_to_its_turn_limit_whoever_holds_all_objectives() -> None:
    state = ending("60,85")
    state.book = replace(state.book, mission=replace(state.book.mission, verdict="most", turns=9))
    assert not run(state).of(BattleEnded)


def test_s10_the_defender_wins_if_the_attacker_lacks_what_it_needs() -> None:
    side = MissionSide("attacker", rectangle(0, 0, 180, 120), needed=1)
    state = battle(Side([Placed("rifle-squad", "60,85")], mission=side), [FAR], objectives=(GOAL,))
    state.book = replace(state.book, mission=replace(state.book.mission, verdict="needed"))
    assert verdict(state) == (DEFENDER, TURN_LIMIT)
    state.held["Mill"] = ATTACKER
    assert verdict(state) == (ATTACKER, TURN_LIMIT)


def broken(lost: int) -> State:
    """Return a battle at the end of a turn in which a force of ten squads has lost some."""
    units = [Placed("rifle-squad", f"{10 + 8 * n},100") for n in range(10)]
    state = battle(units, [FAR], objectives=(GOAL,), phase="end")
    for number in range(1, lost + 1):
        state = changed(state, f"a{number}", where="lost", pose=None)
    return state


def test_s3_a_force_tests_from_40_per_cent_and_breaks_at_60() -> None:
    assert break_values(broken(4), ATTACKER) == (4, 10)
    assert run(broken(3)).of(PhaseBegan)
    tested = run(broken(4), 4)
    assert tested.of(PhaseBegan)[0].phase == "regroup"
    failed = run(broken(4), 3).of(BattleEnded)
    assert [(event.winner, event.why) for event in failed] == [(DEFENDER, FORCE_BROKEN)]
    assert [event.winner for event in run(broken(6)).of(BattleEnded)] == [DEFENDER]
