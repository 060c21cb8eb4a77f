"""Trenches, gun pits and roadblocks: cover, capacity, and who may pass (A42, L655, L687)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.games.armour.rules.artillery.template import on_rough_ground, template
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.events.move_events import CrossRolled
from combat.games.armour.rules.fire.bulletproof import bulletproof, bulletproof_in_bombardment
from combat.games.armour.rules.ground.sighting import Sighting, sighting
from combat.games.armour.rules.state import State
from combat.games.armour.rules.works.shelter import shelter
from tests.games.armour.fields import SHERMAN, field, move, refused
from tests.games.armour.rules.works.laid import laid
from tests.games.armour.tiny_battle import Placed, battle, run

SHOOTER = Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,90"])


def infantry(*places: str) -> Placed:
    """Return a platoon with a team at each place."""
    return Placed("de-grenadier-platoon", {"mg34-team": len(places)}, places)


def gun(place: str = "60,60@180") -> Placed:
    """Return an anti-tank gun at a place."""
    return Placed("de-medium-at-platoon", {"gun-5-cm-pak-38": 1}, [place])


def against(target: Placed, *works: str) -> State:
    """Return a battle of the shooter against a target, with works."""
    return laid(battle([SHOOTER], [target]), *works)


def seen(state: State, target: str = "d1-1") -> Sighting:
    """Return what the attacker sees of a team that has moved."""
    return sighting(state, state.teams["a1-1"], replace(state.teams[target], moved="tactical"))


@pytest.mark.rule("A42")
@pytest.mark.parametrize(("y", "sheltered"), [("62.5", True), ("62.6", False), ("61", True)])
def test_infantry_on_a_trench_is_concealed_and_in_bulletproof_cover(y: str, *, sheltered: bool) -> None:
    """The trench reaches from 59 to 61, the base 1.6 cm to each side: at 62.6 they only touch."""
    state = against(infantry(f"60,{y}"), "trench 60,60")
    target = state.teams["d1-1"]
    assert (seen(state).concealed, seen(state).conceals) == ((True, "trench") if sheltered else (False, ""))
    assert bulletproof(state, state.teams["a1-1"], target) is sheltered
    assert bulletproof_in_bombardment(state, target) is sheltered


@pytest.mark.rule("A42")
def test_a_trench_has_room_for_three_and_the_nearest_have_it() -> None:
    places = ["54,60", "60,60", "66,60", "60,62.4"]
    state = against(infantry(*places), "trench 60,60")
    assert [shelter(state, state.teams[f"d1-{number}"]) for number in range(1, 5)] == ["trench"] * 3 + [""]
    state.teams["d1-2"] = replace(state.teams["d1-2"], where="destroyed", pose=None)
    assert shelter(state, state.teams["d1-4"]) == "trench"


@pytest.mark.rule("A42")
def test_a_trench_shelters_no_guns_and_a_pit_no_infantry() -> None:
    for state in (against(gun(), "trench 60,60"), against(infantry("60,60"), "pit 60,60")):
        assert not shelter(state, state.teams["d1-1"])


@pytest.mark.rule("A42")
def test_a_pit_shelters_one_gun_from_all_sides() -> None:
    """The gun looks away from the shooter, so that its shield does not cover it (L755)."""
    state = against(gun("60,60@0"), "pit 60,60")
    target = state.teams["d1-1"]
    assert bulletproof(state, state.teams["a1-1"], target)
    assert bulletproof_in_bombardment(state, target)
    assert not bulletproof(against(gun("60,60@0")), state.teams["a1-1"], target)
    assert seen(state).conceals == "pit"


@pytest.mark.rule("A42")
@pytest.mark.parametrize("work", ["trench", "pit"])
@pytest.mark.parametrize(("die", "crosses"), [(2, False), (3, True), (4, True)])
def test_vehicles_cross_it_by_a_cross_roll_and_leave_it(work: str, die: int, *, crosses: bool) -> None:
    state = laid(field(SHERMAN), f"{work} 60,80")
    after = run(state, move("60,70"), die)
    assert [event.crosses for event in after.of(CrossRolled)] == [crosses]
    assert (str(after.state.teams["a1-1"].pose) == "60,70") is crosses
    assert len(after.state.works) == 1


@pytest.mark.rule("A42")
def test_infantry_goes_over_all_but_wire_without_a_roll() -> None:
    state = field(Placed("us-rifle-platoon", {"garand-team": 1}, ["60,90"]))
    after = run(laid(state, "trench 60,84", "roadblock 60,79"), move("60,72"))
    assert not after.of(CrossRolled)
    assert str(after.state.teams["a1-1"].pose) == "60,72"


@pytest.mark.rule("A42")
def test_a_roadblock_bars_wheels_and_half_tracks_and_is_difficult_for_tracks() -> None:
    for unit in (
        Placed("us-aa-half-track-section", {"m15-half-track": 2}, ["60,90", "75,90"]),
        Placed("uk-armoured-car-troop", {"humber-ii": 2}, ["60,90", "75,90"]),
    ):
        assert refused(laid(field(unit), "roadblock 60,80"), move("60,70")) == "impassable"
    after = run(laid(field(SHERMAN), "roadblock 60,80"), move("60,70"), 2)
    assert [event.ground for event in after.of(CrossRolled)] == ["roadblock"]
    assert len(after.state.works) == 1


@pytest.mark.rule("A42")
def test_a_roadblock_conceals_and_protects_like_a_wall() -> None:
    """It is short: bulletproof cover against direct fire, none in a bombardment (L687)."""
    state = against(infantry("60,60"), "roadblock 60,63")
    target = state.teams["d1-1"]
    assert (seen(state).clear, seen(state).conceals, seen(state).bulletproof) == (True, "roadblock", True)
    assert bulletproof(state, state.teams["a1-1"], target)
    assert not bulletproof_in_bombardment(state, target)
    assert not seen(against(infantry("60,60"), "roadblock 60,57")).concealed


@pytest.mark.rule("L679")
@pytest.mark.parametrize(("kind", "rough"), [("roadblock", True), ("trench", False), ("wire", False)])
def test_only_works_that_stand_up_make_ranging_in_harder(kind: str, *, rough: bool) -> None:
    state = against(infantry("60,60"), f"{kind} 60,60")
    assert on_rough_ground(state, template(state, pose_of(state.teams["d1-1"]).point, 0)) is rough
