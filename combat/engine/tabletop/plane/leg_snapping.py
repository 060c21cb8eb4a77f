"""Snapping of the end of a movement leg on open ground to legal poses, and into contact with a nearby base."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance
from combat.engine.space.plane.footprint import Footprint
from combat.engine.space.plane.point import MM, Point, squared_distance
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.snapping import snap_to_contact

REACH = 5 * MM
"""Distance from contact with a base within which an end snaps to it, in units of 0.1 mm."""


class LegSnapping:
    """A straight leg of a move; the title defines which ends are legal."""

    def __init__(
        self, start: Point, footprint: Footprint, bases: Sequence[ConvexShape], allows: Callable[[Pose], bool]
    ) -> None:
        """Begin a leg at a point.

        `bases` are obstacles that its end may touch; `allows` returns whether a straight move to a pose is legal.
        """
        self.start, self._footprint, self._bases, self._allows = start, footprint, bases, allows

    def end(self, wanted: Pose) -> Pose | None:
        """Return the end of a leg drawn towards a pose, or None if no part of the leg is legal.

        The end is in contact with a base within `REACH`, else at the pose, else at the last legal point towards it.
        """
        touching = self._contact(wanted)
        if touching is not None:
            return touching
        if self._allows(wanted):
            return wanted
        kept = self._farthest(wanted)
        return None if kept is None else self._contact(kept) or kept

    def _contact(self, wanted: Pose) -> Pose | None:
        """Return the nearest legal pose in contact with a nearby base; None if there is none."""
        found = sorted(self._contacts(wanted), key=lambda pose: squared_distance(pose.point, wanted.point))
        return next(filter(self._allows, found), None)

    def _contacts(self, wanted: Pose) -> Iterator[Pose]:
        placed = self._footprint.at(wanted.point, wanted.heading)
        for base in self._bases:
            if compare_distance(placed, base, REACH) > 0:
                continue
            point = snap_to_contact(self._footprint, wanted.heading, wanted.point, base, REACH)
            if point is not None and min(point) >= 0:
                yield Pose.at(point, wanted.heading)

    def _farthest(self, wanted: Pose) -> Pose | None:
        """Return the last legal pose on the way to an illegal one, by bisection; a leg is legal up to some point."""
        (x, y), (to_x, to_y) = self.start, wanted.point
        parts = max(abs(to_x - x), abs(to_y - y))

        def at(part: int) -> Pose:
            across, down = ((2 * far * part + parts) // (2 * parts) for far in (to_x - x, to_y - y))
            return Pose(x + across, y + down, wanted.heading)

        low, high = 0, parts
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if self._allows(at(middle)) else (low, middle)
        return at(low) if low else None
