"""Obstacles as seen from one eye, prepared for many lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from combat.engine.space.plane.point import Point
from combat.engine.space.plane.sight.judged_piece import JudgedPiece
from combat.engine.space.plane.sight.stretches import Sides, Stretch, sides_from, stretches

Facing: TypeAlias = tuple[JudgedPiece, bool, int, int, int, int]
"""A piece, whether only its being crossed counts, and the vectors from an eye to its outermost corners: the last one
counter-clockwise and the last one clockwise; zero if the eye lies in its hull."""
Crossed: TypeAlias = tuple[JudgedPiece, list[Stretch]]


SOMEWHERE: list[Stretch] = [((1, 3), (2, 3))]
"""Placeholder for the stretches in a solid piece between eye and point, which are not needed."""


class EyeView:
    """Some obstacles as seen from an eye."""

    __slots__ = ("_facings", "_sides", "eye")

    def __init__(self, eye: Point, pieces: Iterable[JudgedPiece], *, whole: bool) -> None:
        """Prepare pieces for an eye; unless `whole`, solid pieces are only tested for being crossed."""
        self.eye = eye
        self._facings = [_facing(eye, piece, piece.solid and not whole) for piece in pieces]
        self._sides: dict[int, Sides] = {}

    def crossed(self, point: Point) -> Iterable[Crossed]:
        """Yield each piece whose interior the line to a point crosses, with the line's stretches in it.

        Heights are ignored.
        """
        dx, dy = point[0] - self.eye[0], point[1] - self.eye[1]
        for place, (piece, solid, ax, ay, bx, by) in enumerate(self._facings):
            if ax or ay:
                if ax * dy <= ay * dx or dx * by <= dy * bx:
                    continue
                if solid and (bx - ax) * (dy - ay) < (by - ay) * (dx - ax):
                    yield piece, SOMEWHERE  # the point lies beyond the diagonal between the outermost corners
                    continue
            sides = self._sides.get(place)
            if sides is None:
                sides = self._sides[place] = sides_from(self.eye, piece.obstacle.area.corners)
            inside = stretches(sides, dx, dy)
            if inside:
                yield piece, inside


def _facing(eye: Point, piece: JudgedPiece, solid: bool) -> Facing:
    """Return the outermost corners of a piece from an eye; lines between them, and no others, may cross it."""
    ex, ey = eye
    obstacle = piece.obstacle
    area = obstacle.area
    if area.left <= ex <= area.right and area.top <= ey <= area.bottom and _is_around(obstacle.hull, ex, ey):
        return piece, False, 0, 0, 0, 0
    hull = obstacle.hull
    ax, ay = hull[0][0] - ex, hull[0][1] - ey
    bx, by = ax, ay
    for corner_x, corner_y in hull:
        x, y = corner_x - ex, corner_y - ey
        if ax * y < ay * x:
            ax, ay = x, y
        elif bx * y > by * x:
            bx, by = x, y
    return piece, solid, ax, ay, bx, by


def _is_around(hull: Sequence[Point], x: int, y: int) -> bool:
    """Return whether a point lies in a convex polygon or on its border."""
    ax, ay = hull[-1]
    for bx, by in hull:
        if (bx - ax) * (y - ay) < (by - ay) * (x - ax):
            return False
        ax, ay = bx, by
    return True
