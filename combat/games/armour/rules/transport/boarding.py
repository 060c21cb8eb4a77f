"""Mounting and dismounting (L575-L579, A26, A27)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.contact import in_contact
from combat.engine.space.plane.heading import HALF, QUARTER, turned
from combat.engine.space.plane.movement.mover import half_length, half_width
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.answers import Dismount, Mount
from combat.games.armour.rules.distances import holds, pose_of, shape_of
from combat.games.armour.rules.events.transport_events import TeamDismounted, TeamMounted
from combat.games.armour.rules.ground.sighting import sees
from combat.games.armour.rules.ground.way import way
from combat.games.armour.rules.hidden.just_come import standstill_refusal
from combat.games.armour.rules.moves.moving import end_unit
from combat.games.armour.rules.moves.standing import standing_refusal
from combat.games.armour.rules.night.night_training import waiting_refusal
from combat.games.armour.rules.orders.order_effects import order_refusal
from combat.games.armour.rules.state import State, Team, TeamMove
from combat.games.armour.rules.transport.riding import has_room
from combat.games.armour.rules.two_seats import other_seat


def mount_refusal(state: State, seat: Seat, answer: Mount) -> Refusal | None:
    """Return the reason why a team cannot mount a vehicle; None if it can (L575, A26)."""
    team, vehicle = state.teams.get(answer.team), state.teams.get(answer.vehicle)
    if team is None or vehicle is None or {state.seat_of(team.id), state.seat_of(vehicle.id)} != {seat}:
        return Refusal("one-unit", "L575")
    if not (team.on_table and vehicle.on_table):
        return Refusal("not-on-table", "L575")
    if vehicle.bailed:
        return Refusal("bailed-out", "L651")
    if not has_room(state, vehicle, team):
        return Refusal("no-room", "L571", (("team", vehicle.id),))
    if team.ferried == "dismounted":
        return Refusal("just-dismounted", "L579")
    if not in_contact(shape_of(state, team), shape_of(state, vehicle)):
        return Refusal("no-contact", "A26", (("team", vehicle.id),))
    return standstill_refusal(state, team) or order_refusal(state, team, "move")


def mount(state: State, answer: Mount) -> Steps[None]:
    """Let a team mount a vehicle; end the movement of another unit in progress."""
    yield from _takes_over(state, answer.team)
    yield TeamMounted(answer.team, answer.vehicle)


def _takes_over(state: State, team: str) -> Steps[None]:
    unit = state.unit_of(team).id
    if state.mover and state.mover != unit:
        yield end_unit(state, state.mover)


# -- dismounting
# --------------------------------------------------------------------------------------------------------


def dismount_refusal(state: State, seat: Seat, answer: Dismount) -> Refusal | None:
    """Return the reason why a team cannot dismount and follow its route; None if it can (L579, A27)."""
    team = state.teams.get(answer.team)
    if team is None or state.seat_of(team.id) != seat:
        return Refusal("one-unit", "L579")
    if team.where != "mounted":
        return Refusal("not-mounted", "L579")
    if team.ferried == "mounted":
        return Refusal("just-mounted", "L579")
    if state.teams[team.vehicle].moved:
        return Refusal("has-moved", "L579")
    barred = standstill_refusal(state, team) or order_refusal(state, team, "move")
    if barred is not None:
        return barred
    there = replace(team, where="table", pose=landing(state, answer))
    return _landing_refusal(state, there) or _onward_refusal(state, there, answer.route)


def landing(state: State, answer: Dismount) -> Pose:
    """Return the pose at which a team dismounts: the first corner of its route, with the vehicle's heading if the
    route continues.
    """
    if len(answer.route.corners) == 1:
        return answer.route.end
    vehicle = state.teams[state.teams[answer.team].vehicle]
    return Pose.at(answer.route.corners[0], pose_of(vehicle).heading)


def _landing_refusal(state: State, there: Team) -> Refusal | None:
    """Return the reason why a team cannot dismount at its place: not touching the vehicle, or too near to an enemy in
    sight."""
    refused = standing_refusal(state, there, pose_of(there)) or waiting_refusal(state, there)
    if refused is not None:
        return refused
    vehicle = state.teams[there.vehicle]
    if not in_contact(shape_of(state, there), shape_of(state, vehicle)):
        return Refusal("no-contact", "A27", (("team", vehicle.id),))
    for enemy in state.on_table(other_seat(state.seat_of(there.id))):
        if not holds(state, state.book.limits.foot_approach, there, enemy) and sees(state, there, enemy):
            return Refusal("too-near", "A27", (("team", enemy.id),))
    return None


def _onward_refusal(state: State, there: Team, route: Route) -> Refusal | None:
    """Return the reason why a team that has dismounted cannot move along its route; None if it can (A27).

    The move must be Tactical; guns cannot make one.
    """
    if len(route.corners) == 1:
        return None
    if state.card(there).arm == "gun":
        return Refusal("gun-turns-only", "A27")
    view = state.copy()
    view.teams[there.id] = there
    gone = way(view, there, _onward(route), dash=False)
    if isinstance(gone, Refusal):
        return gone
    speeds = state.card(there).speeds
    most = speeds.tactical if speeds else 0
    return Refusal("too-far", "A27", (("most", most), ("way", gone.distance))) if gone.distance > most else None


def _onward(route: Route) -> Route:
    return Route(route.corners[1:], route.heading)


def dismount(state: State, answer: Dismount) -> Steps[None]:
    """Let a team dismount and declare the rest of its route as a move."""
    yield from _takes_over(state, answer.team)
    rest = () if len(answer.route.corners) == 1 else (TeamMove(answer.team, "tactical", str(_onward(answer.route))),)
    yield TeamDismounted(answer.team, landing(state, answer), rest)


def places_beside(state: State, vehicle: Team, team: Team) -> Iterator[Pose]:
    """Yield up to four poses that touch a vehicle: behind, right, left, ahead; some may be occupied."""
    pose, own, hull = pose_of(vehicle), state.card(team).hull, state.card(vehicle).hull
    long, wide = half_length(hull) + half_length(own), half_width(hull) + half_width(own)
    for turn, reach in ((HALF, long), (QUARTER, wide), (-QUARTER, wide), (0, long)):
        x, y = pose.point.moved(*turned(Point(0, -reach), pose.heading + turn))
        if x >= 0 and y >= 0:
            yield Pose(x, y, pose.heading)
