"""Passengers of lost vehicles and riders on tanks (L535, L583)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.table_map import TableMap
from combat.games.armour.rules.answers import Aim, FireOrder
from combat.games.armour.rules.apply import apply
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.events.fire_events import HitResolved, TeamDestroyed
from combat.games.armour.rules.events.transport_events import PassengerRolled, RiderHit, TeamLanded
from combat.games.armour.rules.morale.last_stands import unit_lost
from combat.games.armour.rules.state import State, Unit
from combat.games.armour.rules.two_seats import DEFENDER
from tests.games.armour.tiny_battle import Placed, battle, run_through

SHOT = FireOrder([Aim("d1-1", "gun-75-mm-m3", "a1-3")])


def carrying(kind: str) -> State:
    """Return a battle in which two infantry teams ride on a vehicle at 60,60, and a Sherman may shoot."""
    unit = Placed("de-grenadier-platoon", {"mg34-team": 2, kind: 1}, ["60,100", "66,100", "60,60"])
    sherman = Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,90"])
    state = battle([unit], [sherman], active=DEFENDER)
    own = state.units["a1"]
    state.units["a1t"] = Unit("a1t", own.seat, own.card, own.formation, parent="a1", leader="a1-3")
    state.teams["a1-3"] = replace(state.teams["a1-3"], unit="a1t")
    for team in ("a1-1", "a1-2"):
        state.teams[team] = replace(state.teams[team], where="mounted", pose=None, vehicle="a1-3")
    return state


@pytest.mark.rule("L583")
def test_passengers_of_a_destroyed_transport_save_once_each_however_often_it_is_hit() -> None:
    """Both shots hit; the first destroys: armour 1 and a die of 1 against 10, firepower 3+. They save on 3+."""
    after = run_through(carrying("sdkfz-251"), SHOT, "6 6", 1, 6, 2, 3)
    rolls = after.of(PassengerRolled)
    assert [(event.team, event.number, event.saved) for event in rolls] == [("a1-1", 2, False), ("a1-2", 3, True)]
    assert len(after.of(HitResolved)) == 1
    assert [event.team for event in after.of(TeamDestroyed)] == ["a1-3", "a1-1"]


@pytest.mark.rule("L583")
def test_survivors_stand_beside_the_wreck_away_from_the_shooter_pinned() -> None:
    after = run_through(carrying("sdkfz-251"), SHOT, "6 6", 1, 6, 6, 6)
    poses = [str(event.pose) for event in after.of(TeamLanded)]
    assert [after.state.teams[each].where for each in ("a1-1", "a1-2")] == ["table", "table"]
    assert all(event.pose.point.y < 6000 and event.pinned for event in after.of(TeamLanded))
    assert len(set(poses)) == 2
    assert after.state.units["a1"].pinned


@pytest.mark.rule("L583")
def test_a_towed_gun_saves_and_is_unhooked() -> None:
    guns = Placed("de-medium-at-platoon", {"gun-5-cm-pak-38": 1, "gun-tractor": 1}, ["60,100", "60,60"])
    state = battle([guns], [Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,90"])], active=DEFENDER)
    state.teams["a1-1"] = replace(state.teams["a1-1"], where="mounted", pose=None, vehicle="a1-2")
    shot = FireOrder([Aim("d1-1", "gun-75-mm-m3", "a1-2")])
    after = run_through(state, shot, "6 1", 1, 4)
    assert [event.saved for event in after.of(PassengerRolled)] == [True]
    assert after.state.teams["a1-1"].on_table


@pytest.mark.rule("L583")
def test_every_hit_on_a_tank_hits_its_riders_who_have_no_cover() -> None:
    """One hit: each rider saves on 3+ by itself, then the tank; each hit counts for the pin of their unit."""
    after = run_through(carrying("pz-iv-g"), SHOT, "6 1", 2, 3, 6, 1)
    assert [event.team for event in after.of(RiderHit)] == ["a1-1", "a1-2"]
    assert [event.outcome for event in after.of(HitResolved)] == ["destroyed", "saved", "bailed"]
    assert after.state.units["a1"].hits == 2
    assert after.state.teams["a1-2"].where == "mounted"


@pytest.mark.rule("L583")
def test_riders_of_a_destroyed_tank_get_off_without_another_save() -> None:
    after = run_through(carrying("pz-iv-g"), SHOT, "6 1", 6, 6, 1, 6)
    assert not after.of(PassengerRolled)
    assert [event.pinned for event in after.of(TeamLanded)] == [False, False]
    assert not after.state.units["a1"].pinned


def crowded(reach: int) -> State:
    """Return a half-track with passengers among friendly teams, 6 cm apart.

    The crowd reaches `reach` cm in each direction.
    """
    state = carrying("sdkfz-251")
    places = [(60 + 6 * x, 60 + 6 * y) for x in range(-9, 10) for y in range(-9, 10)]
    crowd = [place for place in places if place != (60, 60) and max(abs(place[0] - 60), abs(place[1] - 60)) <= reach]
    like = state.teams["a1-1"]
    for number, (x, y) in enumerate(crowd):
        name = f"a1-{number + 10}"
        state.teams[name] = replace(like, id=name, where="table", vehicle="", pose=Pose.read(f"{x},{y}"))
    return state


@pytest.mark.rule("L535")
@pytest.mark.parametrize("reach", [6, 30, 36])
def test_passengers_of_a_lost_transport_find_the_nearest_free_place_however_far_it_is(reach: int) -> None:
    state = crowded(reach)
    for event in unit_lost(state, "a1t", "last-stand"):
        apply(state, event)
    landed = [state.teams[each] for each in ("a1-1", "a1-2")]
    assert [team.where for team in landed] == ["table", "table"]
    assert len({str(team.pose) for team in landed}) == 2
    near = min(abs(pose_of(team).point.x - 6000) + abs(pose_of(team).point.y - 6000) for team in landed)
    assert near >= (reach - 6) * 100
    assert state.units["a1"].pinned


@pytest.mark.rule("L535")
def test_passengers_without_any_place_on_the_table_are_lost() -> None:
    """The table is as small as the half-track on it."""
    state = carrying("sdkfz-251")
    state.book = replace(state.book, table=TableMap("tiny", 400, 600))
    state.teams["a1-3"] = replace(state.teams["a1-3"], pose=Pose.read("2,3"))
    for event in unit_lost(state, "a1t", "last-stand"):
        apply(state, event)
    assert [state.teams[each].where for each in ("a1-1", "a1-2")] == ["destroyed", "destroyed"]
