"""A smoke ball on the table: plain data of the state (L661)."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import Point


class SmokeBall(Record):
    """Smoke that a hit with a smoke shell laid; it stays in place until its seat's next starting phase."""

    seat: Seat
    at: Point
    """Its middle; the diameter is a figure of the rules."""
