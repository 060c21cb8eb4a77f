"""Bombs: who spots, where they may fall, re-rolls, brutal saves, no marker (L671, L675, L681, L691, L759)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import replace
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import Attack, Bombard
from combat.games.armour.rules.artillery.fire_mission import FireMission
from combat.games.armour.rules.artillery.planning import plan
from combat.games.armour.rules.events.artillery_events import BombardmentEnded, TeamShelled
from combat.games.armour.rules.events.fire_events import HitResolved, UnitPinned
from combat.games.armour.rules.fire.smoke_ball import SmokeBall
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER
from tests.games.armour.fields import refusal
from tests.games.armour.rules.air.sky import asked_of, during, played, raid, rifles, shermans, stukas
from tests.games.armour.tiny_battle import Placed, area, run


def call(at: str = "60,60", spotter: str = "a2-1") -> Bombard:
    """Return the order to bomb a place, with the team that spots."""
    return Bombard("a2", spotter, Pose.read(at))


def over(*defender: Placed, flight: Placed | None = None, others: tuple[Placed, ...] = (), wood: bool = False) -> State:
    """Return a battle in which a Stuka over 60,60 may bomb."""
    scenery = [area("wood", 60, 60, 64, 64)] if wood else []
    return during(raid(flight or stukas("60,60"), defender or [rifles("64,60@180")], *scenery, others=others), "attack")


def planned(state: State, answer: Bombard) -> FireMission:
    """Return the fire mission of an order, which must be legal."""
    found = plan(state, ATTACKER, answer)
    assert isinstance(found, FireMission), found
    return found


def refused(state: State, answer: Bombard) -> str:
    """Return the message id with which an order is refused, "" if it is legal."""
    found = plan(state, ATTACKER, answer)
    return found.message if isinstance(found, Refusal) else ""


@pytest.mark.rule("L673")
@pytest.mark.parametrize(
    ("at", "why"),
    [("60,65.74", ""), ("60,65.75", ""), ("60,65.76", "out-of-range"), ("60.9,60", ""), ("60.91,60", "out-of-range")],
)
def test_bombs_fall_on_a_point_below_the_fuselage(at: str, why: str) -> None:
    """It is 115 mm long and 18 mm wide, and looks north."""
    assert refused(over(), call(at)) == why


@pytest.mark.rule("L671")
def test_aircraft_spot_for_themselves_alone() -> None:
    observers = Placed("de-10-5-cm-battery", {"gun-10-5-cm-lefh-18": 1, "observer-team": 1}, ["60,110"], "", ["60,90"])
    state = over(others=(observers,))
    assert refused(state, call()) == ""
    assert refused(state, call(spotter="a1-1")) == "no-spotter"  # the headquarters of their formation
    assert refused(state, call(spotter="a3o-1")) == "no-spotter"
    battery = Bombard("a3", "a2-1", Pose.read("60,60"))
    assert refused(state, battery) == "no-spotter"


@pytest.mark.rule("L667")
def test_of_a_pair_those_bomb_that_are_over_the_point() -> None:
    in_line = over(flight=stukas("60,60", "60,65"))
    assert planned(in_line, call("60,62")).guns == ("a2-1", "a2-2")
    assert planned(in_line, call("60,55")).guns == ("a2-1",)
    assert refused(in_line, call("60,55", spotter="a2-2")) == "no-spotter"


@pytest.mark.rule("L675")
@pytest.mark.parametrize(("y", "why"), [("89.09", "template-too-near"), ("89.1", "template-too-near"), ("89.11", "")])
def test_the_template_keeps_20_cm_from_friends(y: str, why: str) -> None:
    """Its edge is at 67.5, the grenadiers' base is 32 mm deep."""
    friends = Placed("de-grenadier-platoon", {"mg34-team": 1}, [f"60,{y}"])
    assert refused(over(others=(friends,)), call()) == why


@pytest.mark.rule("L679")
def test_ranging_in_is_that_of_the_flight_and_harder_by_terrain_and_smoke() -> None:
    assert [(term.name, term.value) for term in planned(over(), call()).ranging] == [("ranging", 3)]
    assert [term.name for term in planned(over(wood=True), call()).ranging] == ["ranging", "rough-ground"]
    smoky = over()
    smoky.smoke = (SmokeBall(ATTACKER, Pose.read("60,60").point),)
    mission = planned(smoky, call())
    assert [term.name for term in mission.ranging] == ["ranging", "rough-ground", "smoke"]
    assert [term.name for term in mission.harder] == ["smoke"]


@pytest.mark.rule("L759")
@pytest.mark.rule("16.3a")
def test_few_bombs_do_not_roll_hits_again() -> None:
    """One weapon would roll a hit again (L681); the riflemen are hit on 3+."""
    after = played(over(), call(), dice=[3, 3])
    (shelled,) = after.of(TeamShelled)
    assert (shelled.number, shelled.again, shelled.hit) == (3, 0, True)


@pytest.mark.rule("L759")
def test_bombs_are_brutal_and_pin() -> None:
    """A successful save of the riflemen is rolled again."""
    after = played(over(rifles("64,60@180", "90,60@180")), call(), dice=[3, 3, 6, 1])
    (resolved,) = after.of(HitResolved)
    assert (resolved.number, resolved.again, resolved.outcome) == (6, 1, "destroyed")
    assert [event.unit for event in after.of(UnitPinned)] == ["d1"]


@pytest.mark.rule("L683")
@pytest.mark.parametrize(("save", "outcome"), [(5, "bounced"), (4, "bailed"), (3, "destroyed")])
def test_bombs_strike_the_roofs_of_tanks(save: int, outcome: str) -> None:
    """AT 5 against top armour 1; FP 1+ always succeeds."""
    after = played(over(shermans("64,60@180")), call(), dice=[3, 3, save])
    assert [event.outcome for event in after.of(HitResolved)] == [outcome]


@pytest.mark.rule("L691")
def test_a_flight_keeps_no_aiming_point() -> None:
    after = played(over(), call(), dice=[3, 1])
    assert len(after.of(BombardmentEnded)) == 1
    assert after.state.units["a2"].aiming_point is None
    assert after.state.teams["a2-1"].where == "away"
    assert asked_of(after) == ("shoot-units", ATTACKER)


@pytest.mark.rule("L679")
def test_three_failures_end_the_attack() -> None:
    after = played(over(), call(), dice=[2, 2, 2])
    assert after.state.teams["a2-1"].where == "away"
    assert after.state.air_attack is None


@pytest.mark.rule("L547")
def test_bombs_too_wait_for_the_enemy_s_fire() -> None:
    state = raid(stukas("60,60"), [rifles("64,60@180")])
    assert refusal(state, call()) == "flight-waits"
    assert refusal(run(state, Attack("a2")), call()) == ""


@pytest.mark.rule("L681")
def test_a_template_does_not_hit_aircraft() -> None:
    state = over()
    assert planned(state, call()).targets == ("d1-1",)
    state.teams["d1-1"] = replace(state.teams["d1-1"], card="ju-87-d")
    assert planned(state, call()).targets == ()
