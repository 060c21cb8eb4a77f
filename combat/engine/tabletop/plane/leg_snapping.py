"""Where a leg that is drawn over open ground ends: kept to what is allowed, and in contact with a base that is near."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance
from combat.engine.space.plane.footprint import Footprint
from combat.engine.space.plane.point import MM, Point, squared_distance
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.snapping import snap_to_contact

REACH = 5 * MM
"""How far from contact with another base an end may be for it to be drawn there, in units of 0.1 mm."""


class LegSnapping:
    """A straight leg of something that moves: the title alone says which ends are allowed."""

    def __init__(
        self, start: Point, footprint: Footprint, bases: Sequence[ConvexShape], allows: Callable[[Pose], bool]
    ) -> None:
        """`bases` are what it may come to rest against; `allows` says whether it may go straight to a pose and face
        there as the pose does."""
        self.start, self._footprint, self._bases, self._allows = start, footprint, bases, allows

    def end(self, wanted: Pose) -> Pose | None:
        """Return where the leg ends that is drawn to a pose: in contact with a base within `REACH` of it, else at the
        pose, else as far towards it as is allowed. None where it may not go towards it at all."""
        touching = self._contact(wanted)
        if touching is not None:
            return touching
        if self._allows(wanted):
            return wanted
        kept = self._farthest(wanted)
        return None if kept is None else self._contact(kept) or kept

    def _contact(self, wanted: Pose) -> Pose | None:
        """Return the nearest pose allowed in contact with a base that is near; None where there is none."""
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
        """Return the last pose on the way to one that is not allowed; what is allowed of a leg is its beginning."""
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
