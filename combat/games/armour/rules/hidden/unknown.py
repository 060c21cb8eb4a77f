"""Public facts about units of another seat that a seat does not know."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.space.plane.point import Point


class Unknown(Record):
    """Public facts about unknown units (A49)."""

    units: int = 0
    """Their number, without the transports and observers that split from them."""
    points: tuple[Point, ...] = ()
    """The aiming points on which some of them are ranged in, from left to right."""
