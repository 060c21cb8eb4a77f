"""Dismounting from a lost vehicle: the nearest free place, away from the enemy (L535, L583)."""

from __future__ import annotations

from itertools import chain

from combat.engine.kernel.record import replace
from combat.engine.space.plane.heading import HALF, heading_to, turned
from combat.engine.space.plane.movement.mover import inner_radius
from combat.engine.space.plane.point import CM, MM, Point
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.events.fire_events import TeamDestroyed
from combat.games.armour.rules.events.transport_events import TeamLanded
from combat.games.armour.rules.moves.standing import standing_refusal
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.two_seats import other_seat

STEP, TURN = 5 * MM, 150
"""Step and angle of the search for a survivor's place, as far as the table reaches."""


def landing(state: State, vehicle: Team, rider: Team, *, pinned: bool) -> TeamLanded | TeamDestroyed:
    """Return the event of a passenger that leaves a vehicle; it is destroyed if there is no place for it (L535, L583).

    `pinned` says whether its unit is pinned afterwards.
    """
    place = place_beside(state, vehicle, rider)
    return TeamDestroyed(rider.id, wreck=False) if place is None else TeamLanded(rider.id, place, pinned)


def place_beside(state: State, vehicle: Team, team: Team) -> Pose | None:
    """Return the nearest free pose beside a vehicle, first on the side away from the enemy; None if there is none
    (L583).
    """
    pose = pose_of(vehicle)
    away = heading_to(_threat(state, vehicle), pose.point)
    turns = list(chain([0], *((turn, -turn) for turn in range(TURN, HALF, TURN))))
    near = inner_radius(state.card(vehicle).hull) + inner_radius(state.card(team).hull)
    others = state.copy()
    others.teams[vehicle.id] = vehicle
    for reach in range(near, near + state.book.table.width + state.book.table.height, STEP):
        for turn in turns:
            x, y = pose.point.moved(*turned(Point(0, -reach), away + turn))
            if x >= 0 and y >= 0:
                place = Pose(x, y, away + HALF)
                if standing_refusal(others, replace(team, where="table"), place) is None:
                    return place
    return None


def _threat(state: State, vehicle: Team) -> Point:
    """Return where the danger is: the team that destroyed a vehicle, else the nearest enemy, else ahead."""
    volley, pose = state.volley, pose_of(vehicle)
    if volley is not None and volley.saved < len(volley.hits):
        return pose_of(state.teams[volley.shots[volley.hits[volley.saved].shot].shooter]).point
    if state.fire_mission is not None:
        return pose_of(state.teams[state.fire_mission.guns[0]]).point
    enemies = [pose_of(team).point for team in state.on_table(other_seat(state.seat_of(vehicle.id)))]
    ahead = pose.point.moved(*turned(Point(0, -CM), pose.heading))
    return min(enemies, key=lambda at: (at.x - pose.point.x) ** 2 + (at.y - pose.point.y) ** 2, default=ahead)
