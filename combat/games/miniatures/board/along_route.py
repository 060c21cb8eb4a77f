"""Position of a model along its route: its current leg, and how far it has turned into it."""

from __future__ import annotations

from combat.engine.space.plane.heading import FULL, HALF, Heading, heading_to
from combat.engine.space.plane.point import Point, squared_distance
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route

TURNS = 0.12
"""Share of a leg on which a model turns into it."""


def place_on_route(start: Pose, route: Route, share: float) -> tuple[tuple[float, float], Heading]:
    """Return the point (in units of 0.1 mm) and the heading at a share of a route: 0 at its start, 1 at its end."""
    legs = list(route.legs(start.point))
    left, facing = share * sum(_length(a, b) for a, b in legs), start.heading
    for a, b in legs:
        long, along = _length(a, b), heading_to(a, b)
        if left < long:
            part = left / long
            heading = between_headings(facing, along, min(1.0, part / TURNS))
            return (a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part), heading
        left, facing = left - long, along
    return route.end.point, route.heading


def _length(a: Point, b: Point) -> float:
    return float(squared_distance(a, b) ** 0.5)


def between_headings(one: Heading, other: Heading, share: float) -> Heading:
    """Return the heading at a share of the shorter turn from one heading to another."""
    by = (other - one + HALF) % FULL - HALF
    return round(one + by * share) % FULL
