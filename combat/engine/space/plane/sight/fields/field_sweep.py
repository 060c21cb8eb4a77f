"""Sweep that computes the field of view of one eye: rays at every border, and between them where needed."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import atan2, cos, inf, pi, sin
from typing import Protocol, TypeAlias, TypeVar

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.polygon import Polygon
from combat.engine.space.plane.sight.fields.eye_field import EyeField
from combat.engine.space.plane.sight.fields.field_depth import Deep, hidden_by_depth
from combat.engine.space.plane.sight.fields.field_gap import FieldGap
from combat.engine.space.plane.sight.fields.field_piece import FieldPiece
from combat.engine.space.plane.sight.fields.ray_shape import FULL_TURN, RayShape
from combat.engine.space.plane.sight.fields.spans import Span, cut, rest
from combat.engine.space.plane.sight.gap_join import GapJoin
from combat.engine.space.plane.sight.obstacle import Obstacle
from combat.engine.space.plane.sight.sight_body import SightBody
from combat.engine.space.plane.sight.sight_shapes import shape_corners

Ray: TypeAlias = tuple[float, list[Span]]
Hill: TypeAlias = tuple[Polygon, int]
"""An area and the height of the ground in it above the table."""
Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom."""


class Turning(Protocol):
    """An object seen at an angle, clockwise through a turn."""

    @property
    def first(self) -> float:
        """Return the angle at which the object begins, in radians."""

    @property
    def turn(self) -> float:
        """Return the angle that the object covers clockwise, in radians."""


P = TypeVar("P", bound=Turning)

BESIDE = 1e-7
"""Angle to either side of a border at which rays are computed, in radians."""
EXACT, FINE = 20.0, 40.0
"""Deviation in units that a ray may have from the line between its neighbours, and gap below which none is split."""
SECTORS = 8
"""Sectors in a step, about half a millisecond."""
AROUND = 48
"""Corners of a disc around a body at whose distance something begins to hide."""


class FieldSweep:
    """The computation of one eye's field of view, with data prepared once."""

    def __init__(
        self,
        viewer: SightBody,
        eye: Point,
        obstacles: Sequence[Obstacle],
        joins: Sequence[GapJoin],
        hills: Sequence[Hill],
        box: Box,
        top: int,
        reach: int | None,
    ) -> None:
        """Prepare a viewer's eye, obstacles, closed gaps, hills, the table, and the height of targets' tops."""
        self.eye, self._box, self._top, self._reach = eye, box, top, float(reach) if reach is not None else inf
        self._viewer = viewer
        self._eye_z = viewer.ground + viewer.heights.eye
        self._hills = [(height, RayShape(area.corners, eye, convex=False)) for area, height in hills]
        self._limits: dict[Limit, tuple[RayShape, list[float]]] = {}
        highest = top + max((height for _, height in hills), default=0)
        self._pieces = [
            FieldPiece(obstacle, eye, self._eye_z, viewer.ground, highest, self._within(obstacle.rule.clear_within))
            for obstacle in obstacles
        ]
        self._pieces.sort(key=lambda piece: piece.near)
        self._gaps = [
            FieldGap(join, tie, eye, self._eye_z, self._within(join.clear_within))
            for join in joins
            for tie in range(len(join.ties))
        ]

    def _within(self, limit: Limit | None) -> list[float] | None:
        """Return a cell with the distance, on the current ray, up to which a limit holds for targets."""
        if limit is None:
            return None
        if limit not in self._limits:
            shape = self._viewer.shape
            around = ConvexShape(shape.corners, shape.radius + limit.distance)
            self._limits[limit] = RayShape(shape_corners(around, AROUND), self.eye, convex=True), [0.0]
        return self._limits[limit][1]

    def steps(self) -> Iterator[EyeField | None]:
        """Compute the field: yield None after every few sectors, and finally the field of the eye."""
        borders = self._borders()
        angles = sorted(borders)
        found: list[Ray] = []
        yield None
        sectors = zip(pairwise(angles), _by_sector(self._pieces, angles), _by_sector(self._gaps, angles), strict=True)
        for count, ((low, high), pieces, gaps) in enumerate(sectors, 1):
            if count % SECTORS == 0:
                yield None
            if high - low < 3 * BESIDE:
                continue
            if found and found[-1][1] and found[-1][1][-1][1] < borders[low]:
                first = found[-1]  # nothing of the border at this angle is seen
            else:
                first = self._ray(low + BESIDE, pieces, gaps)
                found.append(first)
            last = self._ray(high - BESIDE, pieces, gaps)
            self._split(first, last, pieces, gaps, found)
            found.append(last)
        yield EyeField(self.eye, found)

    def _borders(self) -> dict[float, float]:
        """Return the angles at which the order of the borders on a ray may change, with the distance of the nearest."""
        left, top, right, bottom = self._box
        corners = [((left, top), 0.0), ((right, top), 0.0), ((right, bottom), 0.0), ((left, bottom), 0.0)]
        found = [(atan2(y - self.eye.y, x - self.eye.x), near) for (x, y), near in corners]
        found += [(angle, 0.0) for _, shape in self._hills for angle in shape.silhouette()]
        for piece in self._pieces:
            if piece.turn < FULL_TURN:
                found += [(piece.first, piece.near), (piece.first + piece.turn, piece.near)]
            if not piece.obstacle.convex:
                found += [(angle, piece.near) for angle in piece.shape.silhouette()]
        for gap in self._gaps:
            found += [(gap.first, gap.near), (gap.first + gap.turn, gap.near)]
        borders = {-pi: 0.0, pi: 0.0}
        for angle, near in found:
            wrapped = _wrapped(angle)
            borders[wrapped] = min(near, borders.get(wrapped, inf))
        return borders

    def _split(
        self,
        first: Ray,
        last: Ray,
        pieces: list[FieldPiece],
        gaps: list[FieldGap],
        found: list[Ray],
    ) -> None:
        """Add rays between two rays until the borders between neighbours are straight or they are close together."""
        (low, one), (high, other) = first, last
        farthest = max(one[-1][1] if one else 0.0, other[-1][1] if other else 0.0)
        if (high - low) * farthest < FINE:
            return
        middle = self._ray((low + high) / 2, pieces, gaps)
        if _is_straight(one, middle[1], other, (high - low) / 2):
            found.append(middle)
            return
        self._split(first, middle, pieces, gaps, found)
        found.append(middle)
        self._split(middle, last, pieces, gaps, found)

    def _ray(self, angle: float, pieces: list[FieldPiece], gaps: list[FieldGap]) -> Ray:
        """Return the spans that are seen on a ray."""
        dx, dy = cos(angle), sin(angle)
        end = min(_to_border(self.eye, dx, dy, self._box), self._reach)
        for shape, cell in self._limits.values():
            cell[0] = max([far for _, far in shape.spans(angle, dx, dy)], default=0.0)
        crossed: list[tuple[FieldPiece, list[Span]]] = []
        for piece in pieces:
            if piece.near >= end:
                break
            inside = piece.shape.spans(angle, dx, dy)
            if not inside:
                continue
            if piece.solid:
                start = inside[0][0] if piece.within is None else max(inside[0][0], piece.within[0])
                end = min(end, start)
            elif inside[0][0] < end:
                crossed.append((piece, inside))
        hidden: list[Span] = []
        for near, far, ground in self._grounds(angle, dx, dy, end) if crossed or gaps else ():
            hidden += cut(self._hidden(crossed, gaps, angle, ground, far), (near, far))
        return angle, rest(hidden, (0.0, end)) if hidden else [(0.0, end)]

    def _grounds(self, angle: float, dx: float, dy: float, end: float) -> list[tuple[float, float, int]]:
        """Return the parts of a ray with the height of the ground in each."""
        spans = [
            (height, span) for height, shape in self._hills for span in shape.spans(angle, dx, dy) if span[0] < end
        ]
        if not spans:
            return [(0.0, end, 0)]
        places = sorted({0.0, end, *(place for _, span in spans for place in span if 0 < place < end)})
        return [
            (near, far, max((height for height, span in spans if span[0] <= near and far <= span[1]), default=0))
            for near, far in pairwise(places)
        ]

    def _hidden(
        self,
        crossed: list[tuple[FieldPiece, list[Span]]],
        gaps: list[FieldGap],
        angle: float,
        ground: int,
        end: float,
    ) -> list[Span]:
        """Return where targets on ground of a height are hidden on a ray."""
        hidden: list[Span] = []
        deep: list[Deep] = []
        top_z, dx, dy = ground + self._top, cos(angle), sin(angle)
        for piece, inside in crossed:
            spared = piece.spared(angle, dx, dy)
            if piece.obstacle.rule.opaque:
                shadows = piece.hidden(inside, ground, top_z)
                hidden += [part for shadow in shadows for part in rest(spared, shadow)] if spared else shadows
            else:
                deep.append((piece, inside, spared))
        if deep:
            hidden += hidden_by_depth(deep, top_z, end)
        for gap in gaps:
            hidden += gap.hidden(dx, dy, top_z)
        return hidden


def _by_sector(pieces: Sequence[P], angles: list[float]) -> list[list[P]]:
    """Return for each sector between two angles the pieces in it, in their order."""
    count = len(angles) - 1
    found: list[list[P]] = [[] for _ in range(count)]
    for piece in pieces:
        if piece.turn >= FULL_TURN:
            places: Iterable[int] = range(count)
        else:
            start = bisect_left(angles, _wrapped(piece.first))
            end = bisect_left(angles, _wrapped(piece.first + piece.turn))
            places = range(start, end) if start <= end else (*range(start, count), *range(end))
        for place in places:
            found[place].append(piece)
    return found


def _wrapped(angle: float) -> float:
    """Return an angle from -pi to pi."""
    return (angle + pi) % FULL_TURN - pi


def _is_straight(one: list[Span], middle: list[Span], other: list[Span], half: float) -> bool:
    """Return whether the spans of the ray half-way between two rays end where the straight lines between theirs do."""
    if not len(one) == len(middle) == len(other):
        return False
    straight = cos(half)
    for before, at, after in zip(one, middle, other, strict=True):
        for start, found, end in zip(before, at, after, strict=True):
            if abs(found * (start + end) - 2 * start * end * straight) > EXACT * (start + end):
                return False
    return True


def _to_border(eye: Point, dx: float, dy: float, box: Box) -> float:
    """Return how far the edge of the table is on a ray from an eye on it."""
    left, top, right, bottom = box
    across = (right - eye.x) / dx if dx > 0 else (left - eye.x) / dx if dx < 0 else inf
    down = (bottom - eye.y) / dy if dy > 0 else (top - eye.y) / dy if dy < 0 else inf
    return max(0.0, min(across, down))
