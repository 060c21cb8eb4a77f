"""How a flight attacks: anti-aircraft fire first, then its own fire, then it leaves (L547, L531, A34)."""

from __future__ import annotations

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import DONE, Aim, Attack, FireOrder, LayScreen
from combat.games.armour.rules.artillery.planning import plan
from combat.games.armour.rules.events.air_events import FlightAttacked, FlightLeft
from combat.games.armour.rules.events.fire_events import HitResolved, ShotRolled, TeamDestroyed
from combat.games.armour.rules.events.morale_events import LeaderNamed
from combat.games.armour.rules.missions.mission import Goal
from combat.games.armour.rules.morale.last_stands import in_good_spirits
from combat.games.armour.rules.play.goals import holder, points_destroyed
from combat.games.armour.rules.play.victory_points import victory_points
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from tests.games.armour.fields import refusal
from tests.games.armour.rules.air.sky import (
    AA_MGS,
    WING_GUNS,
    asked_of,
    half_tracks,
    hurricanes,
    placed_at,
    played,
    raid,
    rifles,
)
from tests.games.armour.tiny_battle import Placed, end_turn, run

GO = Attack("a2")
AT_FOOT = FireOrder([Aim("a2-1", WING_GUNS, "d1-1")])
AT_PLANE = FireOrder([Aim("d1-1", AA_MGS, "a2-1")])


def over_rifles() -> State:
    """Return a battle with a Hurricane 20 cm south of riflemen, without anti-aircraft weapons near."""
    return raid(hurricanes("60,60"), [rifles("60,40@180")])


def over_flak() -> State:
    """Return a battle with a Hurricane 20 cm south of an anti-aircraft half-track."""
    return raid(hurricanes("60,60"), [half_tracks("60,40@180")])


@pytest.mark.rule("L547")
def test_a_seat_without_anti_aircraft_weapons_is_not_asked() -> None:
    after = run(over_rifles(), GO)
    assert [event.unit for event in after.of(FlightAttacked)] == ["a2"]
    assert asked_of(after) == ("attack-with-flight", ATTACKER)


@pytest.mark.rule("L547")
def test_the_enemy_may_fire_before_the_aircraft_and_need_not() -> None:
    after = run(over_flak(), GO)
    assert asked_of(after) == ("anti-aircraft", DEFENDER)
    assert asked_of(run(over_flak(), GO, DONE)) == ("attack-with-flight", ATTACKER)


@pytest.mark.rule("L547")
def test_aircraft_fire_only_after_that() -> None:
    assert refusal(over_flak(), AT_FOOT) == "flight-waits"
    assert refusal(run(over_flak(), GO, DONE), AT_FOOT) == ""


@pytest.mark.rule("L547")
def test_an_aircraft_fires_and_leaves_the_table() -> None:
    after = played(over_rifles(), GO, AT_FOOT, dice=["1 1 1"])
    (rolled,) = after.of(ShotRolled)
    assert (rolled.shot.need, rolled.shot.dice) == (4, 3)  # riflemen are hit on 3+, the gun has no shells for them
    assert [event.teams for event in after.of(FlightLeft)] == [("a2-1",)]
    assert (after.state.teams["a2-1"].where, after.state.teams["a2-1"].pose) == ("away", None)
    assert after.state.air_attack is None
    assert asked_of(after) == ("shoot-units", ATTACKER)


@pytest.mark.rule("L547")
def test_a_flight_that_does_not_fire_leaves_too() -> None:
    declined = run(over_rifles(), GO, DONE)
    assert declined.state.teams["a2-1"].where == "away"
    idle = run(over_flak(), DONE)
    assert idle.state.teams["a2-1"].where == "away"
    assert idle.of(FlightAttacked) == []  # nobody fires at it: it does not fire itself


@pytest.mark.rule("L547")
def test_a_flight_attacks_once() -> None:
    after = run(over_rifles(), GO, DONE)
    assert refusal(after, GO) == "not-on-table"
    assert refusal(over_rifles(), Attack("d1")) == "one-unit"
    assert refusal(over_rifles(), Attack("x")) == "one-unit"
    assert refusal(over_rifles(), Attack("a1")) == "not-on-table"


@pytest.mark.rule("L547")
def test_only_the_flight_fires_in_its_attack_and_only_to_harm() -> None:
    state = raid(
        hurricanes("60,60"),
        [rifles("60,40@180")],
        others=[Placed("uk-carrier-section", {"universal-carrier": 1}, ["80,60"])],
    )
    asked = run(state, GO)
    assert refusal(asked, AT_FOOT) == ""
    assert refusal(asked, FireOrder([Aim("a3-1", "vehicle-mg", "d1-1")])) == "one-unit"
    assert refusal(asked, FireOrder([Aim("a2-1", WING_GUNS, "d1-1")], "assault")) == "not-an-option"
    assert refusal(asked, GO) == "not-an-option"


@pytest.mark.rule("L655")
@pytest.mark.parametrize(("dice", "outcome"), [((5, 5), "saved"), ((5, 4, 5), "destroyed"), ((5, 4, 4), "nothing")])
def test_a_failed_save_of_an_aircraft_is_fatal_only_with_firepower(dice: tuple[int, ...], outcome: str) -> None:
    """One of five dice hits on 5+; the save is 5+, the firepower of the machine guns 5+."""
    hit, *saves = dice
    after = played(over_flak(), GO, AT_PLANE, dice=[f"{hit} 1 1 1 1", *saves])
    assert [event.outcome for event in after.of(HitResolved)] == [outcome]
    assert bool(after.of(TeamDestroyed)) is (outcome == "destroyed")


@pytest.mark.rule("L547")
def test_a_flight_that_is_shot_down_attacks_no_more() -> None:
    after = played(over_flak(), GO, AT_PLANE, dice=["5 1 1 1 1", 1, 6])
    assert after.state.teams["a2-1"].where == "destroyed"
    assert after.state.teams["a2-1"].pose is None  # no wreck remains (L657)
    assert after.state.units["a2"].destroyed
    assert after.state.air_attack is None
    assert asked_of(after) == ("shoot-units", ATTACKER)


def pair_shot_at() -> State:
    """Return a battle of two Hurricanes after anti-aircraft fire has destroyed the leader and the other has left."""
    state = raid(hurricanes("60,60", "90,60"), [half_tracks("60,40@180")])
    return played(state, GO, AT_PLANE, DONE, dice=["5 1 1 1 1", 1, 6]).state


@pytest.mark.rule("L547")
def test_the_others_attack_and_losses_last() -> None:
    state = pair_shot_at()
    assert [state.teams[team].where for team in ("a2-1", "a2-2")] == ["destroyed", "away"]
    assert not state.units["a2"].destroyed


@pytest.mark.rule("L657")
def test_a_lost_leader_has_a_successor_wherever_it_is() -> None:
    """30 cm away on the table it could not take over; off the table it does."""
    state = raid(hurricanes("60,60", "90,60"), [half_tracks("60,40@180")])
    after = played(state, GO, AT_PLANE, DONE, dice=["5 1 1 1 1", 1, 6])
    assert [(event.unit, event.team) for event in after.of(LeaderNamed)] == [("a2", ""), ("a2", "a2-2")]
    assert after.state.units["a2"].leader == "a2-2"


@pytest.mark.rule("L531")
def test_one_aircraft_keeps_a_flight_in_good_spirits() -> None:
    state = pair_shot_at()
    assert in_good_spirits(state, state.units["a2"])
    arrived = placed_at(state, "a2-2", "90,60")
    assert in_good_spirits(arrived, arrived.units["a2"])


@pytest.mark.rule("L661")
def test_aircraft_are_never_pinned() -> None:
    """Five hits on three aircraft, all saved."""
    state = raid(hurricanes("60,60", "66,60"), [half_tracks("60,40@180", "66,40@180")])
    shots = FireOrder([Aim("d1-1", AA_MGS, "a2-1"), Aim("d1-2", AA_MGS, "a2-2")])
    after = played(state, GO, shots, dice=["5 5 5 1 1", "5 5 1 1 1"])
    while after.asked is not None and after.asked.kind != "attack-with-flight":
        usual = "pass" if after.asked.kind == "mistaken-target" else next(after.asked.samples(after.state, SplitMix(1)))
        after = played(
            after.state, *([] if after.asked.to_chance else [usual]), dice=[6] if after.asked.to_chance else []
        )
    assert after.state.units["a2"].hits == 5
    assert not after.state.units["a2"].pinned


@pytest.mark.rule("A34")
def test_a_lost_flight_counts_for_victory_points_and_points_destroyed() -> None:
    state = played(over_flak(), GO, AT_PLANE, dice=["5 1 1 1 1", 1, 6]).state
    assert victory_points(state, ATTACKER) == {ATTACKER: 9, DEFENDER: 1}
    assert points_destroyed(state, ATTACKER) == 100 * state.units["a2"].points > 0
    half = pair_shot_at()
    assert points_destroyed(half, ATTACKER) == 100 * half.units["a2"].points // 2
    assert victory_points(half, ATTACKER) == {ATTACKER: 10, DEFENDER: 0}


@pytest.mark.rule("A31")
def test_aircraft_neither_hold_nor_contest_an_objective() -> None:
    goal = Goal("N1", Point(6000, 6500))
    state = over_rifles()
    assert holder(state, goal) == ""
    assert holder(placed_at(state, "d1-1", "60,70"), goal) == DEFENDER


@pytest.mark.rule("L693")
def test_no_screen_is_fired_after_a_flight_has() -> None:
    mortars = Placed("uk-3-inch-mortar-platoon", {"mortar-3-inch-team": 2}, ["60,100", "70,100"])
    state = raid(hurricanes("60,60"), [rifles("60,40@180")], others=[mortars])
    screen = LayScreen("a3", "a3-1", Pose.read("60,50"), 1)
    assert not isinstance(plan(state, ATTACKER, screen), Refusal)
    after = played(state, GO, AT_FOOT, dice=["1 1 1"]).state
    late = plan(after, ATTACKER, screen)
    assert isinstance(late, Refusal)
    assert late.message == "screen-first"


@pytest.mark.rule("L547")
def test_a_turn_with_a_flight_ends_like_others() -> None:
    assert end_turn(over_flak()).state.active == DEFENDER
