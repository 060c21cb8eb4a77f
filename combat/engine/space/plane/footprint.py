"""Footprints: the area that a model covers at a point and a heading, and the area it sweeps on a straight move."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import msg
from combat.engine.space.plane.convex_hull import convex_hull
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.heading import FULL, Heading, turned
from combat.engine.space.plane.point import MM, Point


class FootprintError(ValueError):
    """An outline is not a valid footprint; the message is one line for the author of a file."""


class DiscFootprint(Record):
    """A round base; its reference point is its centre."""

    radius: int
    """In units of 0.1 mm; at least 5, so that the base is 1 mm wide."""

    def __post_init__(self) -> None:
        if 2 * self.radius < MM:
            raise FootprintError(msg("finding-footprint-narrow"))

    def at(self, point: Point, heading: Heading = 0) -> ConvexShape:
        """Return the shape that the base covers at a point; the heading has no effect."""
        return ConvexShape((point,), self.radius)


class HullFootprint(Record):
    """A convex outline around a reference point, given at heading 0."""

    corners: tuple[Point, ...]
    """From the reference point, in units of 0.1 mm, clockwise or not; no three of them in line."""

    def __post_init__(self) -> None:
        hull = convex_hull(self.corners)
        if len(hull) < 3 or _is_narrow(ConvexShape(hull)):
            raise FootprintError(msg("finding-footprint-narrow"))
        if len(hull) != len(self.corners) or not _runs_around(self.corners, hull):
            raise FootprintError(msg("finding-footprint-not-convex"))

    @classmethod
    def rectangle(cls, wide: int, long: int) -> HullFootprint:
        """Return a rectangle around its centre; `wide` and `long` are even, in units of 0.1 mm.

        `wide` is measured across the heading, `long` along it.
        """
        x, y = wide // 2, long // 2
        return cls((Point(-x, -y), Point(x, -y), Point(x, y), Point(-x, y)))

    @property
    def foremost(self) -> int:
        """Return the y coordinate of the front edge at heading 0, in units of 0.1 mm.

        It is negative if the edge is ahead of the reference point.
        """
        return min(y for _, y in self.corners)

    def at(self, point: Point, heading: Heading = 0) -> ConvexShape:
        """Return the polygon that the hull covers at a point and a heading; it is identical on every machine.

        Corners are rounded to the nearest unit; a corner that becomes collinear with its neighbours is removed.
        """
        return _placed(self.corners, point, heading % FULL)


Footprint: TypeAlias = DiscFootprint | HullFootprint


@lru_cache(maxsize=2048)
def _placed(corners: tuple[Point, ...], point: Point, heading: Heading) -> ConvexShape:
    return _at_origin(corners, heading).moved(*point)


@lru_cache(maxsize=4096)
def _at_origin(corners: tuple[Point, ...], heading: Heading) -> ConvexShape:
    return ConvexShape([turned(corner, heading) for corner in corners])


def _runs_around(corners: tuple[Point, ...], hull: tuple[Point, ...]) -> bool:
    """Return whether corners are those of a hull in order, in either direction and from any start."""
    twice = hull + hull
    either_way = (twice, twice[::-1])
    return any(corners == way[start : start + len(hull)] for way in either_way for start in range(len(hull)))


def _is_narrow(shape: ConvexShape) -> bool:
    """Return whether a polygon is narrower than 1 mm across one of its edges."""
    for ax, ay, dx, dy, square in shape.edges:
        farthest = max([dx * (y - ay) - dy * (x - ax) for x, y in shape.corners])
        if farthest * farthest < MM * MM * square:
            return True
    return False


def swept(footprint: Footprint, heading: Heading, start: Point, end: Point) -> ConvexShape:
    """Return the area that a footprint covers on a straight move between two points without turning."""
    placed = footprint.at(start, heading)
    dx, dy = end[0] - start[0], end[1] - start[1]
    there = [Point(x + dx, y + dy) for x, y in placed.corners]
    return ConvexShape((*placed.corners, *there), placed.radius)
