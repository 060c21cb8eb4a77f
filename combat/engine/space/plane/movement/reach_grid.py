"""The grid of a search for reach: nodes 1 cm apart around the start, with what a mover can do at each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import ceil, floor, isqrt, sqrt

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.movement.ground_piece import GroundPiece
from combat.engine.space.plane.movement.movement_space import MovementSpace
from combat.engine.space.plane.movement.mover import half_width, turning_radius
from combat.engine.space.plane.movement.uncovered import cover_parts
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.polygon import Polyline

_HALF_CELL = 72
"""Half the diagonal of a cell, rounded up, with the border: ground of another class may reach so far between nodes."""
_SHAPES_A_STEP = 3


class ReachGrid:
    """Nodes at whole centimetres from the start; each is a byte: 1 where something is possible, 0 elsewhere.

    What bars is enlarged by the half-width of the mover for lines that it follows and by its turning radius for places
    where it turns or stands, and a little more, so that what is free at neighbouring nodes is free between them.
    """

    def __init__(self, space: MovementSpace, radius: int, most_rate: int | None, *, tests: bool) -> None:
        """Prepare an empty grid; `radius` is the greatest distance from the start in units of 0.1 mm.

        `most_rate` is the highest class of cost that may be touched. Without `tests`, ground and zones that require one
        count as barred.
        """
        self.space, self.most_rate, self.tests = space, most_rate, tests
        self.cells = radius // CM + 2
        """Extent of the grid from its centre, in nodes."""
        self.side = 2 * self.cells + 3
        self.centre = (self.cells + 1) * self.side + self.cells + 1
        self.x, self.y = space.start.point
        size = self.side * self.side
        self.passing, self.turning = bytearray(size), bytearray(size)
        """Cells where the reference point may pass on a straight line, and where the mover may turn to any heading."""
        self.resting, self.landing = bytearray(size), bytearray(size)
        """Cells where it may end at any heading, and where it may end if it has room ahead."""

    def node(self, point: Point) -> int:
        """Return the node nearest to a point; -1 if it is outside the grid."""
        across, down = (
            (2 * (there - here) + CM) // (2 * CM) for there, here in zip(point, (self.x, self.y), strict=True)
        )
        if max(abs(across), abs(down)) > self.cells:
            return -1
        return self.centre + down * self.side + across

    def point(self, node: int) -> Point:
        """Return the position of a node."""
        down, across = divmod(node, self.side)
        return Point(self.x + (across - self.cells - 1) * CM, self.y + (down - self.cells - 1) * CM)

    def fill(self) -> Iterator[None]:
        """Compute all nodes, yielding after each small step."""
        mover, space = self.space.mover, self._near()
        wide, base_wide = half_width(mover.passing), half_width(mover.footprint)
        turn, base_turn = turning_radius(mover.passing), turning_radius(mover.footprint)
        for nodes, radius in ((self.passing, base_wide), (self.turning, base_turn)):
            self._open(nodes, radius)
        barred = [*space.barred, *(() if self.tests else (p for p in space.entered if p.ground.passage == "test"))]
        zones = [*space.bars, *(() if self.tests else (zone for zone in space.marks if zone.passage == "test"))]
        yield
        solid = list[tuple[ConvexShape, int]]()
        for piece in barred:
            solid += [(part, 0) for part in piece.open_parts]
            yield
        solid += [(zone.shape, zone.reach) for zone in space.narrow]
        limits = [(zone.shape, zone.reach) for zone in zones]
        for nodes, of_solid, of_limits in ((self.passing, wide, base_wide), (self.turning, turn, base_turn)):
            yield from self._close(nodes, solid, of_solid)
            yield from self._close(nodes, limits, of_limits)
        yield from self._close_rates(space.ground.base.rate, [*space.entered, *space.barred])
        self.resting[:] = self.turning
        if mover.body is not None:
            yield from self._close(self.resting, solid, base_turn)
        else:
            self.landing[:] = self.passing
        ends = [(zone.shape, zone.reach) for zone in space.ends if zone.at_end]
        yield from self._close(self.landing, ends, base_turn)
        yield from self._close(self.resting, ends, base_turn)

    def _near(self) -> MovementSpace:
        """Return the space without what is too far away to matter."""
        far = (self.cells + 1) * CM
        return self.space.near([Point(self.x - far, self.y - far), Point(self.x + far, self.y + far)])

    def _open(self, nodes: bytearray, radius: int) -> None:
        """Open the nodes that are at least a radius from the edges of the table."""
        ground, cells = self.space.ground, self.cells
        left, top = (max(-cells, -((here - radius) // CM)) for here in (self.x, self.y))
        right = min(cells, (ground.width - radius - self.x) // CM)
        bottom = min(cells, (ground.height - radius - self.y) // CM)
        if right >= left:
            for down in range(top, bottom + 1):
                begin = self.centre + down * self.side
                nodes[begin + left : begin + right + 1] = b"\1" * (right - left + 1)

    def _close(self, nodes: bytearray, shapes: Iterable[tuple[ConvexShape, int]], radius: int) -> Iterator[None]:
        """Close the nodes nearer to shapes than their reach and a radius, and a little more."""
        for count, (shape, reach) in enumerate(shapes):
            whole = shape.radius + reach + radius
            self._paint(nodes, shape, isqrt(whole * whole + CM * CM) + 3)
            if count % _SHAPES_A_STEP == _SHAPES_A_STEP - 1:
                yield
        yield

    def _paint(self, nodes: bytearray, core: ConvexShape, radius: int, value: bytes = b"\0") -> None:
        """Set the nodes within a radius of the core of a shape."""
        cells, side = self.cells, self.side
        top = max(-cells, ceil((core.top + core.radius - radius - self.y) / CM))
        bottom = min(cells, floor((core.bottom - core.radius + radius - self.y) / CM))
        corners = [(x - self.x, y - self.y) for x, y in core.corners]
        edges = _offset_edges(corners, radius)
        square = radius * radius
        for down in range(top, bottom + 1):
            y = down * CM
            low, high = 1e9, -1e9
            for cx, cy in corners:
                rest = square - (y - cy) * (y - cy)
                if rest >= 0:
                    half = sqrt(rest)
                    low, high = min(low, cx - half), max(high, cx + half)
            for ax, ay, bx, by in edges:
                if (ay <= y <= by or by <= y <= ay) and ay != by:
                    x = ax + (bx - ax) * (y - ay) / (by - ay)
                    low, high = min(low, x), max(high, x)
            begin, end = max(-cells, ceil(low / CM)), min(cells, floor(high / CM))
            if begin <= end:
                at = self.centre + down * side
                nodes[at + begin : at + end + 1] = value * (end - begin + 1)

    def _close_rates(self, base: int, pieces: list[GroundPiece]) -> Iterator[None]:
        """Close the nodes where a path might touch ground of a class of cost that is too high."""
        most = self.most_rate
        if most is None:
            return
        if base > most:
            yield from self._close_all_but([piece for piece in pieces if piece.ground.rate <= most])
        for piece in pieces:
            if piece.ground.rate > most:
                for count, part in enumerate(piece.open_parts):
                    self._paint(self.passing, part, part.radius + _HALF_CELL)
                    if count % _SHAPES_A_STEP == _SHAPES_A_STEP - 1:
                        yield
                yield

    def _close_all_but(self, pieces: list[GroundPiece]) -> Iterator[None]:
        """Close the nodes that are not well inside one of some pieces."""
        kept = 0
        for piece in pieces:
            inside = bytearray(len(self.passing))
            if isinstance(piece.form, Polyline):
                for side in piece.sides:
                    if side.radius > _HALF_CELL:
                        self._paint(inside, side, side.radius - _HALF_CELL, b"\1")
            else:
                for part in cover_parts(piece.form):
                    self._paint(inside, part, 0, b"\1")
                for side in piece.sides:
                    self._paint(inside, side, _HALF_CELL)
            kept |= int.from_bytes(inside, "little")
            yield
        kept &= int.from_bytes(self.passing, "little")
        self.passing[:] = kept.to_bytes(len(self.passing), "little")


def _offset_edges(corners: list[tuple[int, int]], radius: int) -> list[tuple[float, float, float, float]]:
    """Return the edges of a clockwise outline, moved outwards by a radius."""
    if len(corners) < 2:
        return []
    found = list[tuple[float, float, float, float]]()
    for (ax, ay), (bx, by) in pairwise((*corners, corners[0])):
        dx, dy = bx - ax, by - ay
        share = radius / sqrt(dx * dx + dy * dy)
        across, down = dy * share, -dx * share
        found.append((ax + across, ay + down, bx + across, by + down))
    return found
