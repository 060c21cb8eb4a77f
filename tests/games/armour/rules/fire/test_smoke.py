"""Smoke shells: what they place, how long it lasts, and its effect on shots (L549, L661, A3)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import MM, Point
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import Aim, FireOrder
from combat.games.armour.rules.events.fire_events import HitResolved, SmokeLaid, UnitPinned
from combat.games.armour.rules.events.turn_events import SmokeLifted, StepDone
from combat.games.armour.rules.fire.aiming import shot
from combat.games.armour.rules.fire.mistaken_target import MistakenTarget
from combat.games.armour.rules.fire.shoot_units import ShootUnits, order_refusal
from combat.games.armour.rules.fire.smoke import through_smoke
from combat.games.armour.rules.fire.smoke_ball import SmokeBall
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from tests.games.armour.tiny_battle import Placed, Run, battle, end_turn, run

GUN, MGS = "gun-75-mm-m3", "vehicle-mgs-2"


def duel(*, panzers: int = 1) -> State:
    """Return a battle of two Shermans at 60,90 and 70,90 that face north against Panzer IVs.

    Each seat has a headquarters.
    """
    places = [f"{60 + 8 * place},60@180" for place in range(panzers)]
    return battle(
        [
            Placed("us-sherman-platoon", {"m4-sherman": 2}, ["60,90", "70,90"]),
            Placed("us-tank-hq", {"m4-sherman": 1}, ["170,110"]),
        ],
        [
            Placed("de-pz-iv-platoon", {"pz-iv-g": panzers}, places),
            Placed("de-panzer-hq", {"pz-iv-g": 1}, ["10,10@180"]),
        ],
    )


def smoke(state: State, *answers: int | str) -> Run:
    """Fire smoke at the target and give further answers; return the run."""
    return run(state, FireOrder([Aim("a1-1", GUN, "d1-1")], "smoke"), *answers)


def ball(x: float, y: float) -> SmokeBall:
    """Return a smoke ball at a place in centimetres."""
    return SmokeBall(ATTACKER, Point(round(x * 10 * MM), round(y * 10 * MM)))


@pytest.mark.rule("L661")
@pytest.mark.rule("13.1")
def test_each_team_that_is_hit_gets_a_ball_and_no_harm() -> None:
    after = smoke(duel(), "6 6")
    (laid,) = after.of(SmokeLaid)
    assert [each.at for each in laid.balls] == [Point(600 * MM, 600 * MM)]
    assert after.state.smoke == (SmokeBall(ATTACKER, Point(600 * MM, 600 * MM)),)
    assert not after.of(HitResolved)
    assert after.state.units["d1"].hits == 0
    assert not after.of(UnitPinned)


@pytest.mark.rule("A3")
def test_smoke_hits_are_not_exchanged() -> None:
    """Two Panzers: with shells that harm the defender may exchange a hit, with smoke not."""
    harm = run(duel(panzers=2), FireOrder([Aim("a1-1", GUN, "d1-1")]), "6 1")
    assert isinstance(harm.asked, MistakenTarget)
    assert isinstance(smoke(duel(panzers=2), "6 1").asked, ShootUnits)


@pytest.mark.rule("L661")
def test_smoke_comes_first_and_the_rest_of_the_unit_fires_afterwards() -> None:
    after = smoke(duel(), "1 1")
    assert after.state.units["a1"].shot is False
    again = order_refusal(after.state, ATTACKER, FireOrder([Aim("a1-1", GUN, "d1-1")]))
    assert again is not None
    assert again.message == "has-fired"
    assert order_refusal(after.state, ATTACKER, FireOrder([Aim("a1-2", GUN, "d1-1")])) is None
    more = order_refusal(after.state, ATTACKER, FireOrder([Aim("a1-2", GUN, "d1-1")], "smoke"))
    assert more is not None
    assert more.message == "smoke-once"
    done = run(duel(), FireOrder([Aim("a1-2", GUN, "d1-1")]), "1 1")
    late = order_refusal(done.state, ATTACKER, FireOrder([Aim("a1-1", GUN, "d1-1")], "smoke"))
    assert late is not None
    assert late.message == "has-fired"


@pytest.mark.rule("L661")
@pytest.mark.rule("16.3k")
def test_only_weapons_with_smoke_shells_fire_them() -> None:
    refused = order_refusal(duel(), ATTACKER, FireOrder([Aim("a1-1", MGS, "d1-1")], "smoke"))
    assert refused is not None
    assert refused.message == "no-smoke"


@pytest.mark.rule("L661")
@pytest.mark.parametrize(
    ("at", "hard"),
    [((60, 75), True), ((60, 60), True), ((60, 90), True), ((66, 75), False), ((60, 50), False), ((60, 98), False)],
)
def test_into_through_and_out_of_smoke_1_more_is_needed(at: tuple[float, float], hard: bool) -> None:
    state = duel()
    plain = shot(state, Aim("a1-1", GUN, "d1-1"))
    state.smoke = (ball(*at),)
    found = shot(state, Aim("a1-1", GUN, "d1-1"))
    assert isinstance(found, Shot)
    assert isinstance(plain, Shot)
    assert found.need - plain.need == int(hard)
    assert ("smoke" in [term.name for term in found.ledger]) is hard


@pytest.mark.rule("L661")
@pytest.mark.parametrize(("off", "through"), [("62.4", True), ("62.5", False), ("62.6", False)])
def test_a_ball_of_5_cm_on_a_line_of_sight(off: str, through: bool) -> None:
    """The lines to the middle and one side of the target must cross it, and the middle ones run along x = 60."""
    state = duel()
    state.smoke = (ball(float(off), 75),)
    assert through_smoke(state, state.teams["a1-1"], state.teams["d1-1"]) is through


@pytest.mark.rule("L661")
def test_a_turretless_tank_in_smoke_fires_out_of_it() -> None:
    """Its gun is ahead of the ball, but the tank stands in the smoke."""
    state = battle(
        [Placed("de-stug-battery", {"stug-iii": 1}, ["60,90"])],
        [Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,60@180"])],
    )
    state.smoke = (ball(60, 90),)
    assert through_smoke(state, state.teams["a1-1"], state.teams["d1-1"])


@pytest.mark.rule("L661")
def test_smoke_stays_when_its_target_moves_away() -> None:
    """Row 42: the team that left it fires without the penalty."""
    state = smoke(duel(), "6 6").state
    tank, shooter = state.teams["d1-1"], state.teams["a1-1"]
    assert through_smoke(state, tank, shooter)
    state.teams["d1-1"] = replace(tank, pose=Pose.read("80,60@180"))
    assert state.smoke[0].at == Point(600 * MM, 600 * MM)
    assert not through_smoke(state, state.teams["d1-1"], shooter)


@pytest.mark.rule("L549")
def test_smoke_is_removed_in_step_9_of_its_seats_next_turn() -> None:
    """It lasts through the turn of the other seat, whose own smoke stays then."""
    state = smoke(duel(), "6 6").state
    state.smoke = (*state.smoke, SmokeBall(DEFENDER, Point(0, 0)))
    theirs = end_turn(state)
    assert theirs.state.active == DEFENDER
    assert [event.seat for event in theirs.of(SmokeLifted)] == [DEFENDER]
    assert [each.seat for each in theirs.state.smoke] == [ATTACKER]
    own = end_turn(theirs.state)
    assert own.state.active == ATTACKER
    assert [event.seat for event in own.of(SmokeLifted)] == [ATTACKER]
    assert own.state.smoke == ()
    steps = [event.step for event in own.events if isinstance(event, StepDone)]
    assert steps[-1] == "smoke"
    assert len(steps) == 9
