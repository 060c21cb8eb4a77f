"""Ground layouts: all ground of a table for one class of movers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.movement.ground_class import GroundClass
from combat.engine.space.plane.movement.ground_piece import GroundPiece
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.polygon import Polygon
from combat.engine.space.plane.table_map import TableMap


class GroundLayout:
    """The pieces of ground on a table from (0, 0) to (width, height); immutable, so it can be cached."""

    __slots__ = ("base", "height", "pieces", "width")

    def __init__(
        self, width: int, height: int, pieces: Iterable[GroundPiece] = (), base: GroundClass | None = None
    ) -> None:
        """Make a layout of pieces in any order; `base` is the ground where there is no piece."""
        self.width, self.height = width, height
        self.pieces = tuple(pieces)
        self.base = base or GroundClass()
        lowest = min((piece.ground.layer for piece in self.pieces), default=0)
        above = [piece for piece in self.pieces if piece.ground.layer > lowest]
        for piece in self.pieces:
            piece.cover(above)

    @classmethod
    def of_table(
        cls, table: TableMap, classes: Mapping[str, GroundClass], base: GroundClass | None = None
    ) -> GroundLayout:
        """Return the layout of a table; the key of a piece is its index in the table's scenery.

        `classes` are the ground classes by kind of scenery, `base` is that of the table itself. Scenery of kinds
        without a class is ignored, and so are points without a width.
        """
        pieces = []
        for index, scenery in enumerate(table.scenery):
            ground = classes.get(scenery.kind)
            if ground is None or (scenery.form == "point" and not scenery.width):
                continue
            form = scenery.area() if scenery.form == "area" else scenery.line()
            pieces.append(GroundPiece(str(index), form, ground))
        return cls(table.width, table.height, pieces, base)

    def with_pieces(self, pieces: Iterable[GroundPiece]) -> GroundLayout:
        """Return the layout with further pieces on top that replace no other ground, such as markers laid on the table.

        They have at least the highest layer of the layout; borders below them are crossed as before.
        """
        more = GroundLayout.__new__(GroundLayout)
        more.width, more.height, more.base = self.width, self.height, self.base
        more.pieces = (*self.pieces, *pieces)
        return more

    def at(self, point: Point) -> GroundClass:
        """Return the class of the topmost ground at a point; on the same layer, the most expensive. Borders count."""
        here = [piece.ground for piece in self.pieces if piece.holds(point)]
        return max(here, key=lambda ground: (ground.layer, ground.rate), default=self.base)

    def contains(self, shape: ConvexShape) -> bool:
        """Return whether the whole of a shape lies on the table."""
        return min(shape.left, shape.top) >= 0 and shape.right <= self.width and shape.bottom <= self.height

    def __repr__(self) -> str:
        areas = sum(isinstance(piece.form, Polygon) for piece in self.pieces)
        return f"GroundLayout({self.width}, {self.height}, {areas} areas, {len(self.pieces) - areas} lines)"
