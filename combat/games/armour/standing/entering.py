"""Teams that a click brings onto the table: aircraft that have arrived, transports from the rear, carried teams."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.heading import heading_to
from combat.engine.space.plane.point import CM, squared_distance
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.air.flying_in import flying_in_refusal
from combat.games.armour.rules.answers import Dismount, Placements, TeamPose
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.transport.boarding import dismount_refusal, places_beside
from combat.games.armour.rules.transport.rear import bring_refusal
from combat.games.armour.standing.deploying import NEAR
from combat.games.miniatures.standing.zone_places import around

Entry: TypeAlias = Placements | Dismount
RINGS = 10
"""Rings of places around a point that are tried."""
ONWARD = 3 * CM
"""Least distance of a point from where a team dismounts for the team to continue to it."""


def may_enter(state: State, team: Team) -> bool:
    """Return whether a team is off the table and a click may place it on it."""
    if team.where == "mounted":
        return not (team.ferried == "mounted" or state.teams[team.vehicle].moved)
    return team.where in ("due", "rear")


def entry_at(state: State, team: Team, pose: Pose) -> Entry | Refusal:
    """Return the answer that places a team at a pose, or the reason why it cannot; a carried team dismounts towards
    it.
    """
    if team.where == "mounted":
        return _dismount_towards(state, team, pose)
    places = Placements([TeamPose(team.id, pose)])
    refusal = flying_in_refusal if team.where == "due" else bring_refusal
    return refusal(state, state.seat_of(team.id), places) or places


def nearest_entry(state: State, team: Team, pose: Pose) -> Entry | None:
    """Return the answer that places a team as near as possible to a pose; None if no place tried is legal."""
    for point in around(pose.point, NEAR, RINGS):
        found = entry_at(state, team, Pose.at(point, pose.heading))
        if not isinstance(found, Refusal):
            return found
    return None


def end_of(entry: Entry) -> Pose:
    """Return the pose of a team after the answer that brings it onto the table."""
    return entry.route.end if isinstance(entry, Dismount) else entry.parts[0].pose


def _dismount_towards(state: State, team: Team, pose: Pose) -> Dismount | Refusal:
    """Return how a team gets off beside its vehicle at the side of a pose, and goes on to it where it may (A27)."""
    reason = Refusal("no-room", "A27", (("team", team.vehicle),))
    seat = state.seat_of(team.id)
    for route in _ways_off(state, team, pose):
        answer = Dismount(team.id, route)
        refused = dismount_refusal(state, seat, answer)
        if refused is None:
            return answer
        reason = refused
    return reason


def _ways_off(state: State, team: Team, pose: Pose) -> Iterator[Route]:
    """Yield ways off a vehicle, the best first: on the nearest side and on to the pose, else on any side."""
    sides = list(places_beside(state, state.teams[team.vehicle], team))
    sides.sort(key=lambda side: squared_distance(side.point, pose.point))
    for side in sides:
        far = squared_distance(side.point, pose.point) > ONWARD * ONWARD
        if far and state.card(team).arm == "infantry":
            yield Route([side.point, pose.point], heading_to(side.point, pose.point))
        yield Route([side.point], side.heading)
