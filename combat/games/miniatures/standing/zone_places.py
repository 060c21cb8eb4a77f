"""Points in a deployment zone: near a point, or anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Protocol

from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.heading import FULL, QUARTER, Heading, heading_to
from combat.engine.space.plane.point import CM, Point, squared_distance
from combat.engine.space.plane.polygon import Polygon
from combat.games.miniatures.two_seats import other_seat

PITCH = 3 * CM
"""Distance of the places that are tried in a whole zone."""


def middle(zone: Polygon) -> Point:
    """Return the middle of the bounding box of a zone."""
    return Point((zone.left + zone.right) // 2, (zone.top + zone.bottom) // 2)


class Zoned(Protocol):
    """A side of a mission."""

    def area(self) -> Polygon:
        """Return its deployment zone."""


class SidedMission(Protocol):
    """A mission with two sides."""

    def side(self, seat: Seat, /) -> Zoned:
        """Return the side of a seat."""


def facing(mission: SidedMission, seat: Seat) -> Heading:
    """Return the heading from a seat's zone to the opponent's, rounded to a quarter turn, in tenths of a degree."""
    here, there = (middle(mission.side(each).area()) for each in (seat, other_seat(seat)))
    wanted = heading_to(here, there) if here != there else 0
    return (wanted + QUARTER // 2) // QUARTER * QUARTER % FULL


def around(point: Point, near: int, rings: int) -> Iterator[Point]:
    """Yield the points of a square grid around a point, nearest first: `rings` rings at intervals of `near`.

    Points with a negative coordinate are left out.
    """
    reach = range(-rings, rings + 1)
    grid = [point.moved(x * near, y * near) for x in reach for y in reach]
    grid.sort(key=lambda each: squared_distance(point, each))
    return (each for each in grid if min(each) >= 0)


def grid(zone: Polygon) -> Iterator[Point]:
    """Yield the points of a coarse grid that lie inside a zone."""
    for x in range(zone.left + PITCH, zone.right, PITCH):
        for y in range(zone.top + PITCH, zone.bottom, PITCH):
            if zone.locate(Point(x, y)) > 0:
                yield Point(x, y)


def places_around(zone: Polygon, point: Point, near: int, rings: int) -> Iterator[Point]:
    """Yield points of a zone, nearest to `point` first: a fine grid around it, if it is inside, then a coarse one."""
    within = around(point, near, rings) if zone.locate(point) > 0 else iter(())
    return chain(within, sorted(grid(zone), key=lambda each: squared_distance(point, each)))
