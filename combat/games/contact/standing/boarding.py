"""Mounting and dismounting: vehicles that a unit may mount, places where it may dismount (C24)."""

from __future__ import annotations

import math

from combat.engine.kernel.decision import Refusal
from combat.engine.space.plane.heading import FULL, Heading
from combat.engine.space.plane.point import MM, Point, squared_distance
from combat.engine.space.plane.pose import MOST
from combat.engine.space.plane.route import Route
from combat.games.contact.rules.answers import Act
from combat.games.contact.rules.command.act_rules import act_refusal
from combat.games.contact.rules.measuring import ahead, pose_of, shape_of
from combat.games.contact.rules.moves.transport import landing_reach, mount_refusal
from combat.games.contact.rules.state import State, Unit

AROUND, APART = 24, 15 * MM
"""Directions that are tried around a vehicle, and the distance of the rings that are."""


def vehicles_for(state: State, unit: Unit) -> list[str]:
    """Return the ids of the vehicles that a unit on the ground may mount now, nearest first."""
    if not unit.placed:
        return []
    own = [each for each in state.placed(unit.seat) if mount_refusal(state, unit, each.id) is None]
    start = pose_of(unit).point
    return [each.id for each in sorted(own, key=lambda each: squared_distance(start, pose_of(each).point))]


def landing(point: Point, heading: Heading = 0) -> Act:
    """Return the act of dismounting at a point."""
    return Act("dismount", Route([point], heading))


def landing_near(state: State, unit: Unit, point: Point, heading: Heading = 0) -> Act | Refusal:
    """Return the act of dismounting as near as possible to a point, or the reason why it is impossible at that
    point.
    """
    refused = act_refusal(state, unit, landing(point, heading))
    if refused is None:
        return landing(point, heading)
    for spot in sorted(_around(state, unit), key=lambda spot: squared_distance(spot, point)):
        if act_refusal(state, unit, landing(spot, heading)) is None:
            return landing(spot, heading)
    return refused


def _around(state: State, unit: Unit) -> list[Point]:
    """Return points around the vehicle of a unit, out to where it may get off."""
    vehicle = state.units[unit.carrier]
    middle = pose_of(vehicle).point
    far = landing_reach(state, unit)
    shape = shape_of(state, vehicle)
    widest = max(math.isqrt(squared_distance(middle, corner)) for corner in shape.corners)
    rings = range(APART, far + widest, APART)
    spots = [ahead(middle, turn * FULL // AROUND, ring) for ring in rings for turn in range(AROUND)]
    return [spot for spot in spots if 0 <= spot.x <= MOST and 0 <= spot.y <= MOST]
