"""Goals, the victory check, the turn limit and victory points (L541, A31 to A34)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import CM, Point
from combat.games.armour.rules.events.turn_events import BattleEnded
from combat.games.armour.rules.missions.mission import Ending, Goal
from combat.games.armour.rules.play.endings import GOAL_HELD, TURN_LIMIT
from combat.games.armour.rules.play.goals import holder
from combat.games.armour.rules.play.victory_points import victory_points
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from tests.games.armour.tiny_battle import Placed, battle, end_turn, run

GOAL = Goal("n1", Point(60 * CM, 60 * CM))
HQS = Placed("de-panzer-hq", {"pz-iv-g": 1}, ["20,110"]), Placed("us-tank-hq", {"m4-sherman": 1}, ["170,10@180"])


def at(unit: str, team: str, place: str, enemy: tuple[str, str, str] | None = None, turn: int = 1) -> State:
    """Return a battle with a unit of each seat; the defender's is far from the goal unless `enemy` places it."""
    other, card, there = enemy or ("us-sherman-platoon", "m4-sherman", "150,10")
    return battle(
        [Placed(unit, {team: 1}, [place]), HQS[0]],
        [Placed(other, {card: 1}, [there]), HQS[1]],
        goals={ATTACKER: [GOAL]},
        phase="starting",
        turn=turn,
    )


@pytest.mark.rule("A31")
@pytest.mark.parametrize(("y", "held"), [("72.8", ATTACKER), ("72.85", ATTACKER), ("72.86", "")])
def test_a_goal_is_held_from_within_10_cm(y: str, held: str) -> None:
    """From the hull's front edge, 28.5 mm ahead of a Panzer IV's middle, to the point."""
    assert holder(at("de-pz-iv-platoon", "pz-iv-g", f"60,{y}"), GOAL) == held


@pytest.mark.rule("A31")
@pytest.mark.parametrize(
    ("unit", "team", "held"),
    [("de-grenadier-platoon", "mg34-team", ATTACKER), ("de-medium-at-platoon", "gun-5-cm-pak-38", "")],
)
def test_infantry_holds_guns_do_not(unit: str, team: str, held: str) -> None:
    assert holder(at(unit, team, "60,64"), GOAL) == held


@pytest.mark.rule("A31")
@pytest.mark.rule("1.4")
def test_bailed_out_independent_and_transport_teams_hold_nothing() -> None:
    state = at("de-pz-iv-platoon", "pz-iv-g", "60,64")
    team, unit = state.teams["a1-1"], state.units["a1"]
    state.teams["a1-1"] = replace(team, bailed=True)
    assert holder(state, GOAL) == ""
    state.teams["a1-1"] = team
    state.units["a1"] = replace(unit, independent=True)
    assert holder(state, GOAL) == ""
    state.units["a1"] = replace(unit, parent="a2")
    assert holder(state, GOAL) == ""
    state.units["a1"] = unit
    assert holder(state, GOAL) == ATTACKER


@pytest.mark.rule("A31")
def test_carriers_that_fight_in_a_unit_of_their_own_hold_those_of_a_headquarters_do_not() -> None:
    """The carriers of a scout section carry nobody's infantry; the lorries of a headquarters are transports."""
    state = battle(
        [Placed("uk-carrier-section", {"universal-carrier": 1}, ["60,64"])], [HQS[1]], goals={ATTACKER: [GOAL]}
    )
    assert holder(state, GOAL) == ATTACKER
    state.units["a1"] = replace(state.units["a1"], headquarters=True)
    assert holder(state, GOAL) == ""


@pytest.mark.rule("A31")
@pytest.mark.parametrize(
    ("enemy", "held"),
    [
        (("us-sherman-platoon", "m4-sherman", "60,50"), ""),
        (("us-57-mm-platoon", "gun-57-mm-m1", "60,50"), ""),
        (("us-sherman-platoon", "m4-sherman", "60,47.1"), ""),
        (("us-sherman-platoon", "m4-sherman", "60,47.09"), ATTACKER),
    ],
)
def test_an_enemy_within_10_cm_contests_a_goal_guns_too(enemy: tuple[str, str, str], held: str) -> None:
    """A Sherman is 58 mm long: 60 - 10 - 2.9 = 47.1."""
    assert holder(at("de-pz-iv-platoon", "pz-iv-g", "60,64", enemy), GOAL) == held


@pytest.mark.rule("A32")
@pytest.mark.parametrize(("turn", "won"), [(2, False), (3, True), (4, True)])
@pytest.mark.rule("3.4")
def test_a_held_goal_wins_at_the_check_from_the_stated_turn_on(turn: int, won: bool) -> None:
    state = at("de-pz-iv-platoon", "pz-iv-g", "60,64", turn=turn)
    state.book = replace(state.book, mission=replace(state.book.mission, first_check=3))
    ends = run(state).of(BattleEnded)
    assert [(end.winner, end.why) for end in ends] == ([(ATTACKER, GOAL_HELD)] if won else [])


@pytest.mark.rule("A32")
def test_a_seat_wins_at_its_own_check_only() -> None:
    state = at("de-pz-iv-platoon", "pz-iv-g", "60,64")
    state.active = DEFENDER
    assert not run(state).of(BattleEnded)


@pytest.mark.rule("A33")
@pytest.mark.parametrize(("turn", "active", "over"), [(9, DEFENDER, True), (9, ATTACKER, False), (8, DEFENDER, False)])
def test_the_last_turn_is_one_of_both_seats_and_a_tie_is_the_defenders(turn: int, active: str, over: bool) -> None:
    state = at("de-pz-iv-platoon", "pz-iv-g", "150,110", turn=turn)
    state.active, state.phase = active, "shooting"
    ends = end_turn(state).of(BattleEnded)
    assert [(end.winner, end.why) for end in ends] == ([(DEFENDER, TURN_LIMIT)] if over else [])


@pytest.mark.rule("A34")
@pytest.mark.parametrize(("lost", "points"), [(0, (10, 0)), (1, (9, 1)), (3, (7, 3)), (4, (6, 4)), (5, (6, 4))])
def test_victory_points_fall_with_each_unit_lost_to_6(lost: int, points: tuple[int, int]) -> None:
    state = at("de-pz-iv-platoon", "pz-iv-g", "60,64")
    for number in range(3, 8):
        state.units[f"a{number}"] = replace(state.units["a1"], id=f"a{number}", destroyed=number - 2 <= lost)
    found = victory_points(state, ATTACKER)
    assert (found[ATTACKER], found[DEFENDER]) == points


@pytest.mark.rule("A34")
def test_independent_units_and_transports_never_count() -> None:
    state = at("de-pz-iv-platoon", "pz-iv-g", "60,64")
    state.units["a3"] = replace(state.units["a1"], id="a3", destroyed=True, independent=True)
    state.units["a1t"] = replace(state.units["a1"], id="a1t", destroyed=True, parent="a1")
    assert victory_points(state, ATTACKER) == {ATTACKER: 10, DEFENDER: 0}
    state.units["d1"] = replace(state.units["d1"], destroyed=True)
    assert victory_points(state, ATTACKER) == {ATTACKER: 10, DEFENDER: 0}
    assert victory_points(state, DEFENDER) == {ATTACKER: 1, DEFENDER: 9}


def at_limit(state: State, ending: Ending, near: int = 0) -> str:
    """Return the winner at the turn limit of a mission with an ending."""
    mission = replace(state.book.mission, ending=ending, ending_goal=GOAL, near=near, turns=1)
    state.book = replace(state.book, mission=mission)
    state.active, state.phase = DEFENDER, "shooting"
    (end,) = end_turn(state).of(BattleEnded)
    assert end.why == TURN_LIMIT
    return end.winner


@pytest.mark.rule("A33")
def test_at_the_limit_whoever_holds_the_goal_wins_or_more_points_destroyed() -> None:
    assert at_limit(at("de-pz-iv-platoon", "pz-iv-g", "60,64"), "holder-of-goal") == ATTACKER
    nobody = at("de-pz-iv-platoon", "pz-iv-g", "150,110")
    assert at_limit(nobody, "holder-of-goal") == DEFENDER, "a tie is the defender's"
    nobody.units["d1"] = replace(nobody.units["d1"], points=5)
    nobody.teams["d1-1"] = replace(nobody.teams["d1-1"], where="destroyed")
    assert at_limit(nobody, "holder-of-goal") == ATTACKER


@pytest.mark.rule("A33")
def test_at_the_limit_more_points_destroyed_win() -> None:
    """Each unit here is one team, which has all its points."""
    state = at("de-pz-iv-platoon", "pz-iv-g", "150,110")
    for name, points in (("a1", 10), ("d1", 11)):
        state.units[name] = replace(state.units[name], points=points)
        state.teams[f"{name}-1"] = replace(state.teams[f"{name}-1"], where="destroyed")
    assert at_limit(state, "destroyed-points") == ATTACKER
    state.units["d1"] = replace(state.units["d1"], points=10)
    assert at_limit(state, "destroyed-points") == DEFENDER


@pytest.mark.rule("A33")
@pytest.mark.parametrize(
    ("y", "pinned", "winner"), [("82.85", False, ATTACKER), ("82.86", False, DEFENDER), ("70", True, DEFENDER)]
)
def test_at_the_limit_more_points_of_unpinned_teams_near_the_goal_win(y: str, pinned: bool, winner: str) -> None:
    """Within 20 cm of the goal: from 60 to 82.85 less 28.5 mm of hull."""
    state = at("de-pz-iv-platoon", "pz-iv-g", f"60,{y}")
    state.units["a1"] = replace(state.units["a1"], points=5, pinned=pinned)
    assert at_limit(state, "points-near", 20 * CM) == winner
