"""Mounting, dismounting, the rear (L571 to L581, A13, A26 to A28)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.engine.space.plane.table_map import Scenery
from combat.games.armour.rules.answers import DONE, Dismount, Mount, Placements, TeamPose
from combat.games.armour.rules.events.transport_events import TransportsSent
from combat.games.armour.rules.fire.aiming import shooter_refusal
from combat.games.armour.rules.morale.last_stands import in_good_spirits
from combat.games.armour.rules.posture import in_command
from combat.games.armour.rules.state import State
from combat.games.armour.rules.transport.riding import has_room
from tests.games.armour.fields import move, refusal
from tests.games.armour.rules.transport.half_track import FAR_SHERMAN, carried, platoon
from tests.games.armour.tiny_battle import Placed, area, battle, run

MOUNT = Mount("a1-1", "a1-4")


def dismount(route: str, team: str = "a1-1") -> Dismount:
    """Return the answer that a team dismounts along a route."""
    return Dismount(team, Route.read(route))


# -- mounting
# ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A26")
@pytest.mark.parametrize(("y", "why"), [("85.5", ""), ("85.4", ""), ("85.39", "no-contact")])
@pytest.mark.rule("7.2")
def test_a_team_mounts_a_vehicle_that_it_touches(y: str, why: str) -> None:
    assert refusal(platoon(f"60,{y}"), MOUNT) == why


@pytest.mark.rule("L575")
def test_a_team_moves_to_a_vehicle_mounts_and_the_vehicle_may_dash_but_not_shoot() -> None:
    after = run(platoon("60,80"), move("60,84.5"), MOUNT)
    team, vehicle = after.state.teams["a1-1"], after.state.teams["a1-4"]
    assert (team.where, team.pose, team.vehicle) == ("mounted", None, "a1-4")
    found = shooter_refusal(after.state, vehicle)
    assert found is not None
    assert found.message == "has-loaded"
    assert refusal(after, move("60,60", team="a1-4")) == "must-dash"
    assert refusal(after, move("60,60", "dash", "a1-4")) == ""


@pytest.mark.rule("L571")
@pytest.mark.parametrize(("aboard", "room"), [(2, True), (3, False)])
@pytest.mark.rule("16.2i")
def test_a_transport_has_a_place_for_each_passenger_of_its_keyword(aboard: int, room: bool) -> None:
    state = carried(platoon(), *[f"a1-{3 - each}" for each in range(aboard)])
    assert has_room(state, state.teams["a1-4"], replace(state.teams["a1-1"], where="table")) is room


@pytest.mark.rule("L571")
def test_three_teams_ride_on_a_tank() -> None:
    state = platoon(kind="pz-iv-g")
    tank = state.teams["a1-4"]
    assert has_room(carried(state, "a1-2", "a1-3"), tank, state.teams["a1-1"])
    assert not has_room(carried(state, "a1-1", "a1-2", "a1-3"), tank, state.teams["a1-1"])


@pytest.mark.rule("L571")
@pytest.mark.rule("16.2n")
def test_a_tractor_tows_one_gun() -> None:
    guns = Placed("de-medium-at-platoon", {"gun-5-cm-pak-38": 2, "gun-tractor": 1}, ["60,90", "66,90", "60,84"])
    state = battle([guns], [FAR_SHERMAN], phase="movement")
    tractor, other = state.teams["a1-3"], state.teams["a1-2"]
    assert has_room(state, tractor, other)
    state.teams["a1-1"] = replace(state.teams["a1-1"], where="mounted", pose=None, vehicle="a1-3")
    assert not has_room(state, tractor, other)


@pytest.mark.rule("A28")
def test_a_mounted_leader_commands_nobody_but_carried_teams_keep_spirits_up() -> None:
    state = carried(platoon(), "a1-1")
    assert not in_command(state, state.teams["a1-2"])
    state.teams["a1-3"] = replace(state.teams["a1-3"], where="destroyed", pose=None)
    assert not in_good_spirits(state, state.units["a1"])
    whole = carried(platoon(), "a1-1", "a1-2", "a1-3")
    whole.teams["a1-4"] = replace(whole.teams["a1-3"], id="a1-4", where="destroyed", vehicle="")
    assert in_good_spirits(whole, whole.units["a1"])
    whole.units["a1"] = replace(whole.units["a1"], leader="")
    assert not in_good_spirits(whole, whole.units["a1"]), "nobody has replaced the leader (L531)"


# -- dismounting
# -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A27")
@pytest.mark.parametrize(("route", "why"), [
    ("60,90", ""), ("60,90.1", ""), ("60,90.11", "no-contact"), ("60,89.99", "occupied"), ("60,90 60,110", ""),
    ("60,90 60,110.01", "too-far"),
])  # fmt: skip
def test_a_team_dismounts_beside_the_vehicle_and_goes_on_at_tactical_speed(route: str, why: str) -> None:
    assert refusal(carried(platoon(), "a1-1"), dismount(route)) == why


@pytest.mark.rule("L579")
def test_who_has_dismounted_has_moved_and_the_vehicle_may_go_on() -> None:
    after = run(carried(platoon(), "a1-1"), dismount("60,90 60,95@180"))
    team = after.state.teams["a1-1"]
    assert (team.where, str(team.pose), team.moved, team.distance, team.vehicle) == (
        "table", "60,95@180", "tactical", 500, ""
    )  # fmt: skip
    assert shooter_refusal(after.state, team) is None
    assert refusal(after, move("60,50", "dash", "a1-4")) == ""
    stays = run(carried(platoon(), "a1-1"), dismount("60,90"))
    assert stays.state.teams["a1-1"].moved == "tactical"


@pytest.mark.rule("L579")
def test_nobody_dismounts_after_the_vehicle_has_moved_nor_in_the_turn_of_mounting() -> None:
    state = carried(platoon(), "a1-1", "a1-2")
    moved = run(state, move("60,80", team="a1-4"))
    assert refusal(moved, dismount("60,84.5")) == "has-moved"
    state.teams["a1-1"] = replace(state.teams["a1-1"], ferried="mounted")
    assert refusal(state, dismount("60,90")) == "just-mounted"
    after = run(state, dismount("60,90", "a1-2"))
    assert refusal(after, Mount("a1-2", "a1-4")) == "just-dismounted"


@pytest.mark.rule("A27")
@pytest.mark.parametrize(("y", "why"), [("99.51", ""), ("99.5", ""), ("99.49", "too-near")])
def test_nobody_dismounts_at_less_than_5_cm_from_an_enemy_in_sight(y: str, why: str) -> None:
    """Half a base of 16 mm and half a hull of 29 mm: 9.5 cm between the middles leave 5."""
    state = carried(platoon("60,85.5", Placed("us-sherman-platoon", {"m4-sherman": 1}, [f"60,{y}"])), "a1-1")
    assert refusal(state, dismount("60,90")) == why


@pytest.mark.rule("A27")
def test_a_gun_that_is_unhooked_only_turns() -> None:
    guns = Placed("de-medium-at-platoon", {"gun-5-cm-pak-38": 1, "gun-tractor": 1}, ["60,90", "60,84"])
    state = battle([guns], [FAR_SHERMAN], phase="movement")
    state.teams["a1-1"] = replace(state.teams["a1-1"], where="mounted", pose=None, vehicle="a1-2")
    place = "60,89.7"
    assert refusal(state, dismount(f"{place}@180")) == ""
    assert refusal(state, dismount(f"{place} 60,95")) == "gun-turns-only"


# -- the rear
# ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A13")
def test_empty_transports_leave_at_the_end_of_their_movement_phase_and_remount() -> None:
    state = platoon()
    state.teams["a1-4"] = replace(state.teams["a1-4"], bailed=True)
    after = run(state, DONE)
    assert [event.teams for event in after.of(TransportsSent)] == [("a1-4",)]
    team = after.state.teams["a1-4"]
    assert (team.where, team.pose, team.bailed) == ("rear", None, False)
    assert not after.state.units["a1t"].destroyed
    assert in_good_spirits(after.state, after.state.units["a1t"])
    assert not run(carried(platoon(), "a1-1"), DONE).of(TransportsSent)


@pytest.mark.rule("L577")
def test_vehicles_that_fight_on_their_own_are_no_transports() -> None:
    carriers = Placed("uk-carrier-section", {"universal-carrier": 3}, ["60,90", "66,90", "72,90"])
    state = battle([carriers], [Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["170,10"])], phase="movement")
    assert not run(state, DONE).of(TransportsSent)


def in_rear(enemy: Placed = FAR_SHERMAN, *scenery: Scenery) -> State:
    """Return a battle in which the half-track is in the rear."""
    state = platoon("60,85.5", enemy, *scenery)
    state.teams["a1-4"] = replace(state.teams["a1-4"], where="rear", pose=None)
    return state


def bring(place: str) -> Placements:
    """Return the answer that places the half-track."""
    return Placements([TeamPose("a1-4", Pose.read(place))])


@pytest.mark.rule("L581")
@pytest.mark.parametrize(("y", "why"), [("104.49", ""), ("104.5", ""), ("104.51", "far-from-unit")])
@pytest.mark.rule("1.3")
def test_transports_come_forward_within_10_cm_of_their_unit(y: str, why: str) -> None:
    """Half a base of 16 mm and half a hull of 29 mm: 14.5 cm between the middles leave 10."""
    assert refusal(in_rear(), bring(f"60,{y}")) == why


@pytest.mark.rule("L581")
@pytest.mark.parametrize(("y", "why"), [("50.19", ""), ("50.2", ""), ("50.21", "too-near-in-sight")])
def test_transports_keep_40_cm_from_enemies_that_see_them(y: str, why: str) -> None:
    """Two half hulls of 29 mm: 45.8 cm between the middles leave 40."""
    state = in_rear(Placed("us-sherman-platoon", {"m4-sherman": 1}, [f"60,{y}@180"]))
    assert refusal(state, bring("60,96")) == why


@pytest.mark.rule("L581")
@pytest.mark.parametrize(("y", "why"), [("80.19", ""), ("80.2", ""), ("80.21", "too-near")])
def test_hidden_by_terrain_transports_keep_10_cm_from_any_enemy(y: str, why: str) -> None:
    state = in_rear(Placed("us-sherman-platoon", {"m4-sherman": 1}, [f"60,{y}@180"]), area("building", 40, 84, 80, 86))
    assert refusal(state, bring("60,96")) == why


@pytest.mark.rule("L581")
def test_transports_from_the_rear_take_teams_up_dash_and_do_not_shoot() -> None:
    after = run(in_rear(), bring("60,94.5"))
    assert refusal(after, move("60,100", team="a1-4")) == "must-dash"
    assert refusal(after, MOUNT) == ""
    found = shooter_refusal(after.state, after.state.teams["a1-4"])
    assert found is not None
    assert found.message == "from-the-rear"
    loaded = run(after.state, MOUNT, move("60,110@180", "dash", "a1-4"), DONE)
    assert loaded.state.teams["a1-4"].where == "table"


@pytest.mark.rule("L581")
def test_transports_come_before_their_unit_moves() -> None:
    assert refusal(run(in_rear(), move("66,92", team="a1-2")), bring("60,94.5")) == "unit-has-moved"
