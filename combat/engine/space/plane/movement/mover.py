"""Movers: the outlines of a model that matter while it moves."""

from __future__ import annotations

from functools import lru_cache
from math import isqrt

from combat.engine.kernel.record import Record
from combat.engine.space.plane.footprint import DiscFootprint, Footprint
from combat.engine.space.plane.point import Point


class Mover(Record):
    """Outlines of a model: what it covers, and what must fit through gaps."""

    footprint: Footprint
    """Measured to zones, touches ground, and must fit where the move ends."""
    body: Footprint | None = None
    """Passes between barred ground and zones without a limit; None if the footprint does."""

    @property
    def passing(self) -> Footprint:
        """Return the outline that must fit through gaps: the body if there is one, else the footprint."""
        return self.body or self.footprint


def half_width(footprint: Footprint) -> int:
    """Return how far an outline extends sideways from the reference point, in units of 0.1 mm."""
    if isinstance(footprint, DiscFootprint):
        return footprint.radius
    return max(abs(x) for x, _ in footprint.corners)


def half_length(footprint: Footprint) -> int:
    """Return how far an outline extends ahead of or behind the reference point, whichever is more, in units of 0.1
    mm.
    """
    if isinstance(footprint, DiscFootprint):
        return footprint.radius
    return max(abs(y) for _, y in footprint.corners)


@lru_cache(maxsize=256)
def turning_radius(footprint: Footprint) -> int:
    """Return the radius, rounded up, of the disc around the reference point that contains an outline at every
    heading.
    """
    if isinstance(footprint, DiscFootprint):
        return footprint.radius
    return max(isqrt(x * x + y * y - 1) + 1 for x, y in footprint.corners) + 1


def inner_radius(footprint: Footprint) -> int:
    """Return the radius of the disc around the reference point that is covered at every heading; 0 if there is none."""
    if isinstance(footprint, DiscFootprint):
        return footprint.radius
    distances = [
        isqrt((dy * ax - dx * ay) ** 2 // square) if dy * ax > dx * ay else 0
        for ax, ay, dx, dy, square in footprint.at(Point(0, 0)).edges
    ]
    return max(min(distances) - 2, 0)  # corners are rounded when a hull turns
