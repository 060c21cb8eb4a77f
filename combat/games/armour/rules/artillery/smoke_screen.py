"""A smoke screen on the table: plain data of the state (L695)."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.heading import Heading, turned
from combat.engine.space.plane.point import Point


class SmokeScreen(Record):
    """A straight band of smoke; it stays until its seat's next starting phase."""

    seat: Seat
    start: Point
    """The middle of its first edge, at the aiming point."""
    heading: Heading
    length: int
    """In units of 0.1 mm, by the number of guns."""
    width: int
    """In units of 0.1 mm, half of it on each side (A47)."""

    def shape(self) -> ConvexShape:
        """Return the area that the screen covers."""
        half = self.width // 2
        corners = ((-half, 0), (half, 0), (half, -self.length), (-half, -self.length))
        return ConvexShape(self.start.moved(*turned(Point(*corner), self.heading)) for corner in corners)
