"""Arcs of fire before and after the free turn, and which parts turn (L625, L631, L759, A24, A25)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import Aim, FireOrder
from combat.games.armour.rules.events.fire_events import TeamFaced
from combat.games.armour.rules.fire.aiming import shot
from combat.games.armour.rules.fire.allotting import eligible
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.state import State
from tests.games.armour.states import refused_shot
from tests.games.armour.tiny_battle import Placed, battle, run

PAK, STUG = "gun-5-cm-pak-38", "gun-7-5-cm-l-43-48"


def state_of(unit: str, team: str, *targets: str) -> State:
    """Return a battle of a team at 60,60 that faces north against Shermans."""
    enemies = Placed("us-sherman-platoon", {"m4-sherman": len(targets)}, targets)
    return battle([Placed(unit, {team: 1}, ["60,60"])], [enemies])


@pytest.mark.rule("L631")
@pytest.mark.parametrize(("at", "allowed"), [("55.9", True), ("55.95", True), ("56.0", False)])
@pytest.mark.rule("16.2m")
def test_the_whole_of_a_declared_target_must_be_ahead_of_a_hull_gun(at: str, allowed: bool) -> None:
    """A25: the StuG's front edge is at 57.25; the Sherman abeam reaches 13 mm further south than its middle."""
    state = state_of("de-stug-battery", "stug-iii", f"80,{at}@90")
    assert (refused_shot(state, STUG) == "") is allowed


@pytest.mark.rule("L631")
@pytest.mark.parametrize(("target", "heading"), [("90,30", 450), ("30,30", 3150)])
def test_a_gun_turns_with_its_base_to_the_target(target: str, heading: int) -> None:
    state = state_of("de-medium-at-platoon", PAK, target)
    (faced,) = run(state, FireOrder([Aim("a1-1", PAK, "d1-1")])).of(TeamFaced)
    assert (faced.pose.heading, faced.turret) == (heading, heading)


@pytest.mark.rule("L631")
@pytest.mark.parametrize(("target", "heading"), [("90,60", 900), ("90,85", 900), ("30,85", 2700)])
def test_infantry_turns_by_a_quarter_at_most(target: str, heading: int) -> None:
    state = state_of("de-grenadier-platoon", "mg34-team", target)
    (faced,) = run(state, FireOrder([Aim("a1-1", "rifles-belt-lmg", "d1-1")])).of(TeamFaced)
    assert faced.pose.heading == heading


@pytest.mark.rule("A24")
@pytest.mark.parametrize(
    ("unit", "team", "weapon", "behind"),
    [
        ("de-pz-iv-platoon", "pz-iv-g", "vehicle-mgs-2", True),
        ("de-stug-battery", "stug-iii", "vehicle-mg", False),
        ("de-marder-platoon", "marder-iii-h", "vehicle-mg", False),
        ("us-priest-battery", "m7-priest", "heavy-mg-12-7", True),
        ("us-m10-platoon", "m10", "gun-3-inch-m7", True),
        ("us-75-mm-gmc-platoon", "m3-75-mm-gmc", "gun-75-mm-m1897", False),
        ("uk-carrier-section", "universal-carrier", "vehicle-mg", False),
        ("us-rifle-platoon", "garand-team", "self-loading-rifles", True),
    ],
)
def test_who_fires_all_round(unit: str, team: str, weapon: str, behind: bool) -> None:
    """Machine guns with a turret, and those against aircraft, fire all round; of other vehicles only ahead."""
    enemies = {"de": ("us-sherman-platoon", "m4-sherman"), "uk": ("de-pz-iv-platoon", "pz-iv-g")}
    other, tank = enemies.get(unit[:2], ("de-pz-iv-platoon", "pz-iv-g"))
    state = battle([Placed(unit, {team: 1}, ["60,60"])], [Placed(other, {tank: 1}, ["60,85"])])
    assert refused_shot(state, weapon) == ("" if behind else "out-of-arc")


@pytest.mark.rule("L759")
@pytest.mark.rule("16.3e")
def test_a_sponson_gun_fires_ahead_and_turns_the_hull_with_the_turret() -> None:
    state = battle(
        [Placed("uk-grant-troop", {"grant": 1}, ["60,60"])], [Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["90,30"])]
    )
    sponson = "gun-75-mm-m2-in-sponson"
    (faced,) = run(state, FireOrder([Aim("a1-1", sponson, "d1-1")])).of(TeamFaced)
    assert (faced.pose.heading, faced.turret) == (450, 450)
    state.teams["d1-1"] = replace(state.teams["d1-1"], pose=Pose.read("60,90"))
    assert refused_shot(state, sponson) == "out-of-arc"
    assert refused_shot(state, "gun-37-mm-m5-m6") == ""


@pytest.mark.rule("L631")
def test_an_anti_aircraft_machine_gun_turns_nothing() -> None:
    state = battle(
        [Placed("us-m10-platoon", {"m10": 1}, ["60,60"])], [Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,85"])]
    )
    assert not run(state, FireOrder([Aim("a1-1", "heavy-mg-12-7", "d1-1")])).of(TeamFaced)
    (faced,) = run(state, FireOrder([Aim("a1-1", "gun-3-inch-m7", "d1-1")])).of(TeamFaced)
    assert (faced.pose, faced.turret) == (state.teams["a1-1"].pose, 1800)


@pytest.mark.rule("L631")
@pytest.mark.parametrize(("turn", "hull"), [("", 0), (">hull", 450)])
def test_a_tank_may_turn_its_hull_with_its_turret(turn: str, hull: int) -> None:
    state = state_of("de-pz-iv-platoon", "pz-iv-g", "90,30")
    order = FireOrder.read(f"fire a1-1>{STUG}>d1-1{turn}")
    (faced,) = run(state, order).of(TeamFaced)
    assert (faced.pose.heading, faced.turret) == (hull, 450)


@pytest.mark.rule("L631")
def test_a_hull_turns_a_quarter_and_its_turret_the_rest() -> None:
    state = state_of("de-pz-iv-platoon", "pz-iv-g", "60,85")
    state.teams["d1-1"] = replace(state.teams["d1-1"], pose=Pose.read("85,85"))
    (faced,) = run(state, FireOrder.read(f"fire a1-1>{STUG}>d1-1>hull")).of(TeamFaced)
    assert (faced.pose.heading, faced.turret) == (900, 1350)


@pytest.mark.rule("A23")
def test_a_hull_that_would_touch_another_stays_and_fires() -> None:
    """Two StuGs side by side, 5 mm apart."""
    state = battle(
        [Placed("de-stug-battery", {"stug-iii": 2}, ["60,60", "63.4,60"])],
        [Placed("us-sherman-platoon", {"m4-sherman": 1}, ["90,40@180"])],
    )
    after = run(state, FireOrder([Aim("a1-1", STUG, "d1-1")]))
    assert not after.of(TeamFaced)
    assert after.state.volley is not None


@pytest.mark.rule("L625")
def test_every_team_that_takes_a_hit_is_ahead_of_the_turned_gun() -> None:
    """The gun turned to the west for its target: a tank at its old right is no longer in its arc."""
    state = state_of("de-medium-at-platoon", PAK, "50,54@180", "64,54@180")
    before = shot(state, Aim("a1-1", PAK, "d1-1"))
    assert isinstance(before, Shot)
    assert eligible(state, before) == ("d1-1", "d1-2")
    state.teams["a1-1"] = replace(state.teams["a1-1"], pose=Pose.read("60,60@300"))
    assert eligible(state, before) == ("d1-1",)
