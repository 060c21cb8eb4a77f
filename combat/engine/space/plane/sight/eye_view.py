"""Obstacles as seen from one eye, prepared for many lines."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TypeAlias

from combat.engine.space.plane.point import Point
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.stretches import Side, Stretch, sides_from, stretches

Facing: TypeAlias = tuple[Obstacle, bool, int, int, int, int]
"""An obstacle, whether it is solid, and the vectors from an eye to its outermost corners, counter-clockwise and
clockwise; zero if the eye lies in its hull."""
Crossed: TypeAlias = tuple[Obstacle, list[Stretch]]


SOMEWHERE: list[Stretch] = [((1, 3), (2, 3))]
"""Stands for the stretches in a solid obstacle between eye and point, which nobody needs."""


class EyeView:
    """Some obstacles from an eye."""

    __slots__ = ("_facings", "_sides", "eye")

    def __init__(self, eye: Point, obstacles: Iterable[Obstacle], solid: Collection[int] = ()) -> None:
        """Take an eye and obstacles; of convex ones with an id in `solid` it only counts whether a line crosses."""
        self.eye = eye
        self._facings = [_facing(eye, obstacle, id(obstacle) in solid) for obstacle in obstacles]
        self._sides: dict[int, list[Side]] = {}

    def crossed(self, point: Point) -> Iterable[Crossed]:
        """Yield the obstacles whose interior a line to a point crosses, in their order, whatever their height."""
        dx, dy = point[0] - self.eye[0], point[1] - self.eye[1]
        for place, (obstacle, solid, ax, ay, bx, by) in enumerate(self._facings):
            if ax or ay:
                if ax * dy <= ay * dx or dx * by <= dy * bx:
                    continue
                if solid and (bx - ax) * (dy - ay) < (by - ay) * (dx - ax):
                    yield obstacle, SOMEWHERE  # the point lies beyond the diagonal between the outermost corners
                    continue
            sides = self._sides.get(place)
            if sides is None:
                sides = self._sides[place] = sides_from(self.eye, obstacle.area.edges)
            inside = stretches(sides, dx, dy)
            if inside:
                yield obstacle, inside


def _facing(eye: Point, obstacle: Obstacle, solid: bool) -> Facing:
    """Return the outermost corners of an obstacle from an eye; lines between them, and no others, may cross it."""
    ex, ey = eye
    area = obstacle.area
    if area.left <= ex <= area.right and area.top <= ey <= area.bottom and _is_around(obstacle.hull, ex, ey):
        return obstacle, False, 0, 0, 0, 0
    hull = obstacle.hull
    ax, ay = hull[0][0] - ex, hull[0][1] - ey
    bx, by = ax, ay
    for corner_x, corner_y in hull:
        x, y = corner_x - ex, corner_y - ey
        if ax * y < ay * x:
            ax, ay = x, y
        elif bx * y > by * x:
            bx, by = x, y
    return obstacle, solid, ax, ay, bx, by


def _is_around(hull: Sequence[Point], x: int, y: int) -> bool:
    """Return whether a point lies in a convex polygon or on its border."""
    ax, ay = hull[-1]
    for bx, by in hull:
        if (bx - ax) * (y - ay) < (by - ay) * (x - ax):
            return False
        ax, ay = bx, by
    return True
