"""A polygon from one eye, prepared for many rays of a field of view, in floats."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import atan2, pi

from combat.engine.space.plane.point import Point
from combat.engine.space.plane.sight.fields.spans import Span, Spoke, spans_inside, spokes

FULL_TURN = 2 * pi


class RayShape:
    """A polygon with the angle at which it begins, clockwise, and the angle that it covers.

    The sides that face the eye and those that face away each follow one another by their angles, if the polygon is
    convex, so that a ray finds the two that it crosses by bisection.
    """

    __slots__ = ("_edges", "_far", "_far_angles", "_near", "_near_angles", "first", "turn")

    def __init__(self, corners: Sequence[Point], eye: Point, convex: bool) -> None:
        """Prepare a polygon, its corners clockwise, for an eye inside or outside of it."""
        self._edges = spokes(corners, eye)
        self.first, self.turn = _turn([(ax, ay) for ax, ay, *_ in self._edges])
        self._near: list[Spoke] = []
        self._far: list[Spoke] = []
        around = self.turn >= FULL_TURN
        if convex and not (around and any(edge[4] <= 0 for edge in self._edges)):
            self._far = sorted(
                [edge for edge in self._edges if edge[4] > 0], key=lambda edge: self._angle(edge[0], edge[1])
            )
            self._near = [edge for edge in self._edges if edge[4] < 0]
            self._near.sort(key=lambda edge: self._angle(edge[0] + edge[2], edge[1] + edge[3]))
        self._far_angles = [self._angle(ax, ay) for ax, ay, *_ in self._far]
        self._near_angles = [self._angle(ax + ux, ay + uy) for ax, ay, ux, uy, _ in self._near]

    def silhouette(self) -> list[float]:
        """Return the angles of the corners between sides that face the eye and sides that face away."""
        pairs = zip(self._edges, (*self._edges[1:], self._edges[0]), strict=True)
        return [atan2(ay, ax) for (*_, before), (ax, ay, _, _, after) in pairs if before * after <= 0]

    def _angle(self, x: float, y: float) -> float:
        """Return the angle of a corner from the first, from a little below 0 up to a full turn."""
        angle = (atan2(y, x) - self.first) % FULL_TURN
        return angle - FULL_TURN if angle > FULL_TURN - 1e-9 else angle

    def spans(self, angle: float, dx: float, dy: float) -> list[Span]:
        """Return the spans of a ray in the polygon, given the ray's angle and unit vector; [] if it misses."""
        turned = (angle - self.first) % FULL_TURN
        if turned > self.turn:
            return []
        if not self._far:
            return spans_inside(self._edges, dx, dy)
        _, _, ux, uy, over = self._far[bisect_right(self._far_angles, turned) - 1]
        far = over / (dx * uy - dy * ux)
        if not self._near:
            return [(0.0, far)]
        _, _, ux, uy, over = self._near[bisect_right(self._near_angles, turned) - 1]
        near = over / (dx * uy - dy * ux)
        return [(near, far)] if far > near else []


def _turn(corners: list[tuple[float, float]]) -> tuple[float, float]:
    """Return the angle at which a polygon begins, clockwise, and the turn through which it is seen.

    An eye in the polygon sees it all around.
    """
    total, low, high = 0.0, 0.0, 0.0
    ax, ay = corners[0]
    for bx, by in (*corners[1:], corners[0]):
        total += atan2(ax * by - ay * bx, ax * bx + ay * by)
        low, high = min(low, total), max(high, total)
        ax, ay = bx, by
    if high - low >= pi or abs(total) > 1:
        return -pi, FULL_TURN
    return atan2(corners[0][1], corners[0][0]) + low, high - low
