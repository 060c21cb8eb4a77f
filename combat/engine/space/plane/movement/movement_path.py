"""Paths of a move: straight moves and turns on the spot."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record
from combat.engine.space.plane.heading import FULL, HALF, Heading, heading_to
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route


class Move(Record):
    """A straight move to a point without turning."""

    to: Point


class Turn(Record):
    """A turn about the reference point, in tenths of a degree; above 0 clockwise."""

    by: Heading


MovementPath: TypeAlias = tuple[Move | Turn, ...]

Facing: TypeAlias = Literal["along", "kept"]
"""The heading on the legs of a route: along each leg, or that of the start until the end."""


def shortest_turn(heading: Heading, other: Heading) -> Heading:
    """Return the shortest turn between two headings in tenths of a degree, positive clockwise.

    Half a turn is clockwise.
    """
    return (other - heading + HALF - 1) % FULL - HALF + 1


def path_of(start: Pose, route: Route, facing: Facing = "along") -> MovementPath:
    """Return the path along a route; with the facing "along", the model turns by the shortest way at each corner."""
    return tuple(_steps(start, route, facing))


def _steps(start: Pose, route: Route, facing: Facing) -> Iterator[Move | Turn]:
    heading = start.heading
    for a, b in route.legs(start.point):
        if facing == "along":
            along = heading_to(a, b)
            if along != heading:
                yield Turn(shortest_turn(heading, along))
            heading = along
        yield Move(b)
    if route.heading != heading:
        yield Turn(shortest_turn(heading, route.heading))
