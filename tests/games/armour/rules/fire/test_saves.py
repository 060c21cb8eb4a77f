"""Saves: armour, firepower, bail outs, infantry in cover (L645 to L661)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import replace
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.answers import Aim, FireOrder
from combat.games.armour.rules.events.fire_events import (
    BailedAgain,
    HitResolved,
    HitsAllotted,
    TeamBailed,
    TeamDestroyed,
    UnitPinned,
)
from combat.games.armour.rules.fire.aiming import shot
from combat.games.armour.rules.fire.allotting import eligible
from combat.games.armour.rules.fire.armour_facing import needs_part_die, strikes_front
from combat.games.armour.rules.fire.saves import armour_outcome, armour_terms
from combat.games.armour.rules.fire.volley import Shot
from combat.games.armour.rules.state import State
from tests.games.armour.tiny_battle import Placed, Run, battle, line, run, run_through


def tanks(sherman: str = "60,60", **changes: object) -> State:
    """Return a battle of a Panzer IV at 60,90 that faces north, against a Sherman that faces south."""
    state = battle(
        [Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,90"])],
        [Placed("us-sherman-platoon", {"m4-sherman": 1}, [f"{sherman}@180"])],
    )
    state.teams["d1-1"] = replace(state.teams["d1-1"], **changes)
    return state


def fire(state: State, *dice: int | str) -> Run:
    """Fire the first weapon at the target; return the run after some dice."""
    weapon = state.card("a1-1").weapons[0]
    return run(state, FireOrder([Aim("a1-1", weapon, "d1-1")]), *dice)


def outcome(after: Run) -> str:
    """Return the outcome of the run's only hit."""
    (event,) = after.of(HitResolved)
    return event.outcome


@pytest.mark.rule("L647")
@pytest.mark.parametrize(
    ("far", "results"),
    [(False, ["destroyed", "destroyed", "bailed", "bounced", "bounced", "bounced"]),
     (True, ["destroyed", "bailed", "bounced", "bounced", "bounced", "bounced"])],
)  # fmt: skip
def test_l647_armour_6_against_9_at_30_and_45_cm(far: bool, results: list[str]) -> None:
    """Row 32: at 30 cm 1 and 2 are below, 3 equals, 4 and more bounce; at 45 cm 1 more; firepower always works."""
    state = tanks("60,39" if far else "60,54")
    weapon = replace(state.book.weapons[state.card("a1-1").weapons[0]], anti_tank=9)
    added = total(armour_terms(state, state.teams["a1-1"], state.teams["d1-1"], weapon, "hull"))
    found = [
        "bounced" if die + added > weapon.anti_tank else armour_outcome(die + added, weapon, 6) for die in range(1, 7)
    ]
    assert found == results


@pytest.mark.rule("L645")
@pytest.mark.parametrize(
    ("place", "hull", "turret"),
    [
        ("90,62.91", True, True), ("90,62.9", True, True), ("90,62.89", False, True), ("90,61.5", False, True),
        ("90,61.3", False, False), ("60,30", False, False),
    ],
)  # fmt: skip
def test_l645_in_front_of_both_lines_or_behind_both_needs_no_die(place: str, hull: bool, turret: bool) -> None:
    """Row 31: a Sherman at 60,60 that looks south; the front edge of its hull is at 62.9, of its turret at 61.4."""
    state = tanks()
    tank, shooter = state.teams["d1-1"], replace(state.teams["a1-1"], pose=Pose.read(place))
    assert strikes_front(state, shooter, tank, "hull") is hull
    assert strikes_front(state, shooter, tank, "turret") is turret
    assert needs_part_die(state, shooter, tank) is (hull != turret)


@pytest.mark.rule("L645")
def test_l645_a_hull_without_turret_needs_no_die() -> None:
    state = battle(
        [Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,90"])],
        [Placed("de-stug-battery", {"stug-iii": 1}, ["60,60@90"])],
    )
    assert not needs_part_die(state, state.teams["a1-1"], state.teams["d1-1"])


@pytest.mark.parametrize(
    ("armour", "firepower", "result"),
    [
        (5, 3, "destroyed"), (5, 2, "bailed"), (6, 3, "bailed"), (6, 2, "nothing"),
    ],
)  # fmt: skip
def test_l651_armour_below_or_equal_to_the_anti_tank_value(armour: int, firepower: int, result: str) -> None:
    """Front 6 against 12: a 6 equals it, a 5 is below; firepower 3+."""
    after = fire(tanks(), "3 1", armour, firepower)
    assert outcome(after) == result


def test_l647_beyond_40_cm_armour_counts_1_more() -> None:
    after = fire(tanks("60,40"), "4 1", 6)
    (event,) = after.of(HitResolved)
    assert (event.outcome, [term.name for term in event.save]) == ("bounced", ["front-armour", "long-range"])


def test_l651_a_crew_bails_out_and_later_holds_or_gives_the_tank_up() -> None:
    """Remount of the United States is 3+, with Safe Stowage 2+."""
    first = fire(tanks(), "3 1", 5, 2)
    assert first.of(TeamBailed)
    assert first.state.teams["d1-1"].bailed
    held = fire(tanks(bailed=True), "3 1", 5, 2, 2)
    (again,) = held.of(BailedAgain)
    assert (again.need, again.holds) == (2, True)
    assert held.state.teams["d1-1"].on_table
    lost = fire(tanks(bailed=True), "3 1", 5, 2, 1)
    assert [event.wreck for event in lost.of(TeamDestroyed)] == [True]


def test_l645_no_part_die_dead_ahead_one_where_the_turret_looks_away() -> None:
    state = tanks()
    shooter, tank = state.teams["a1-1"], state.teams["d1-1"]
    assert not needs_part_die(state, shooter, tank)
    turned = replace(tank, turret=900)
    assert needs_part_die(state, shooter, turned)
    assert strikes_front(state, shooter, turned, "hull")
    assert not strikes_front(state, shooter, turned, "turret")
    state.teams["d1-1"] = turned
    (event,) = fire(state, "3 1", 4, 6, 6).of(HitResolved)
    assert (event.part, event.part_die, event.save[0].name) == ("turret", 4, "side-armour")
    (event,) = fire(state, "3 1", 3, 6, 6).of(HitResolved)
    assert (event.part, event.save[0].name) == ("hull", "front-armour")


GUNNERS = Placed("de-mg-platoon", {"hmg-team": 2}, ["60,90", "66,90"])


def rifles(count: int, *, dug_in: bool = False, wall: bool = False) -> State:
    """Return a battle of two machine guns against riflemen in a row 24 cm north of them."""
    places = [f"{45 + 6 * place},66" for place in range(count + 1)]
    state = battle(
        [GUNNERS],
        [Placed("us-rifle-platoon", {"garand-team": count, "bazooka-team": 1}, places)],
        *([line("wall", 10, (20, 70), (120, 70))] if wall else []),
    )
    for team in list(state.teams.values()):
        if team.unit == "d1":
            state.teams[team.id] = replace(team, dug_in=dug_in, fired="halted")
    return state


def burst(state: State, *dice: int | str) -> Run:
    """Fire both machine guns at the third team; return the run after some dice."""
    aims = [Aim(gun, "heavy-mg-tripod", "d1-3") for gun in ("a1-1", "a1-2")]
    return run_through(state, FireOrder(aims), *dice)


def rolled(hits: int) -> str:
    """Return five dice as text, of which `hits` are hits."""
    return " ".join(["6"] * hits + ["1"] * (5 - hits))


@pytest.mark.parametrize(("hits", "pinned"), [(4, False), (5, True)])
def test_l661_five_hits_in_a_phase_pin_a_unit(hits: int, pinned: bool) -> None:
    """Two machine guns roll five dice each; the saves of infantry are 3+."""
    after = burst(rifles(5), rolled(hits), rolled(0), *[6] * hits)
    assert bool(after.of(UnitPinned)) is pinned
    assert after.state.units["d1"].pinned is pinned


@pytest.mark.parametrize(("teams", "hits", "pinned"), [(11, 7, True), (12, 7, False), (12, 8, True)])
def test_l661_a_unit_that_began_the_phase_with_12_teams_takes_8(teams: int, hits: int, pinned: bool) -> None:
    state = rifles(5)
    state.units["d1"] = replace(state.units["d1"], strength=teams)
    after = burst(state, rolled(min(hits, 5)), rolled(hits - min(hits, 5)), *[6] * hits)
    assert bool(after.of(UnitPinned)) is pinned


def test_l637_hits_are_spread_evenly_and_the_declared_target_takes_one() -> None:
    """Five hits on six teams within 15 cm: five teams take one each, the declared one among them."""
    after = burst(rifles(5), rolled(5), rolled(0), *[6] * 5)
    (allotted,) = after.of(HitsAllotted)
    struck = [hit.team for hit in allotted.hits]
    assert len(set(struck)) == 5
    assert "d1-3" in struck


def test_l637_a_team_more_than_15_cm_from_the_target_takes_no_hit() -> None:
    """The stands are 48 mm wide and 6 cm apart from middle to middle: the third neighbour is 13.2 cm away."""
    state = rifles(5)
    state.teams["d1-6"] = replace(state.teams["d1-6"], pose=Pose.read("78,66"))
    shots = shot(state, Aim("a1-1", "heavy-mg-tripod", "d1-3"))
    assert isinstance(shots, Shot)
    assert "d1-6" not in eligible(state, shots)
    assert set(eligible(state, shots)) == {f"d1-{number}" for number in range(1, 6)}


@pytest.mark.parametrize(("firepower", "result"), [(6, "destroyed"), (5, "nothing")])
def test_l655_behind_bulletproof_cover_a_failed_save_needs_firepower(firepower: int, result: str) -> None:
    """A stone wall; the machine gun's firepower is 6."""
    after = burst(rifles(5, wall=True), rolled(1), rolled(0), 2, firepower)
    assert [event.outcome for event in after.of(HitResolved)] == [result]


def test_l655_in_the_open_a_failed_save_destroys_and_foxholes_are_cover() -> None:
    assert burst(rifles(5), rolled(1), rolled(0), 2).of(TeamDestroyed)
    after = burst(rifles(5, dug_in=True), rolled(1), rolled(0), 2, 5)
    assert [event.outcome for event in after.of(HitResolved)] == ["nothing"]
