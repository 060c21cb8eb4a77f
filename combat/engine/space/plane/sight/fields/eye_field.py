"""Field of view of one eye, as rays in clockwise order with the visible spans of ground on each."""

from __future__ import annotations

from bisect import bisect_right
from itertools import pairwise
from math import atan2, cos, hypot, sin

from combat.engine.space.plane.point import Point
from combat.engine.space.plane.sight.fields.spans import Span


class EyeField:
    """The ground on which an eye sees the top of a target; the border between two neighbouring rays is straight.

    For drawing and for finding candidates: whether something is seen is decided by a report. It agrees with reports
    except within 5 mm of its border.
    """

    __slots__ = ("angles", "eye", "seen")

    def __init__(self, eye: Point, rays: list[tuple[float, list[Span]]]) -> None:
        """Make a field from the rays of a full turn, ordered by angle in radians clockwise from the right."""
        self.eye = eye
        self.angles = [angle for angle, _ in rays]
        self.seen = [spans for _, spans in rays]

    def contains(self, point: Point) -> bool:
        """Return whether a point is in the field."""
        x, y = point[0] - self.eye[0], point[1] - self.eye[1]
        if not x and not y:
            return True
        angle = atan2(y, x)
        after = bisect_right(self.angles, angle)
        if not 0 < after < len(self.angles):
            after = len(self.angles) - 1 if after else 1
        low, high = self.angles[after - 1], self.angles[after]
        far = hypot(x, y)
        first, second = self.seen[after - 1], self.seen[after]
        if len(first) != len(second):
            return any(near <= far <= end for near, end in (first if angle - low < high - angle else second))
        for (near, end), (other_near, other_end) in zip(first, second, strict=True):
            if (
                chord(near, other_near, angle - low, high - angle)
                <= far
                <= chord(end, other_end, angle - low, high - angle)
            ):
                return True
        return False

    def polygons(self) -> list[tuple[Point, ...]]:
        """Return outlines that together cover the field without overlapping; corners are rounded to the lattice.

        No outline runs all around the eye: each ends at the latest where half of the rays are covered.
        """
        found = []
        ends = len(self.seen) // 2, len(self.seen) - 1
        run: list[int] = []
        for place, (first, second) in enumerate(pairwise(self.seen)):
            run = run or [place]
            if len(first) == len(second):
                run.append(place + 1)
            if len(first) != len(second) or place + 1 in ends:
                found += self._outlines(run) if len(run) > 1 else []
                run = []
        return found

    def _outlines(self, run: list[int]) -> list[tuple[Point, ...]]:
        found = []
        for span in range(len(self.seen[run[0]])):
            far = [self._at(place, self.seen[place][span][1]) for place in run]
            near = [self._at(place, self.seen[place][span][0]) for place in reversed(run)]
            found.append(tuple(dict.fromkeys([*far, *near])))
        return [corners for corners in found if len(corners) > 2]

    def _at(self, place: int, far: float) -> Point:
        angle = self.angles[place]
        return Point(round(self.eye.x + far * cos(angle)), round(self.eye.y + far * sin(angle)))


def chord(one: float, other: float, turned: float, left: float) -> float:
    """Return the distance at which the straight line between the ends of two rays crosses a ray between them.

    `one` and `other` are the lengths of the rays, `turned` and `left` the angles of the ray between to each of them.
    """
    over, under = one * other * sin(turned + left), one * sin(turned) + other * sin(left)
    return over / under if under > 0 else min(one, other)
