"""The aiming point on which an artillery unit is ranged in: plain data of the state (L691)."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.space.plane.point import Point


class AimingPoint(Record):
    """A point that a unit need not range in on again until it moves."""

    at: Point
    shelled: bool = False
    """Whether it has been bombarded from here: infantry and guns then save worse (L691)."""
