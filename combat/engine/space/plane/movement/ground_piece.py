"""Pieces of ground: an area or a line of the table with its ground class."""

from __future__ import annotations

from combat.engine.space.plane.containment import Containment, containment, crosses
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import overlap
from combat.engine.space.plane.movement.ground_class import GroundClass
from combat.engine.space.plane.movement.uncovered import cover_parts, parts_without, uncovered
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.polygon import Polygon, Polyline


class GroundPiece:
    """A piece of ground; `covers` are the convex parts of other ground that replaces it where they overlap.

    Covers do not affect the borders of ground of free passage.
    """

    __slots__ = ("_open", "_parts", "bottom", "covers", "form", "ground", "key", "left", "right", "sides", "top")

    def __init__(self, key: str, form: Polygon | Polyline, ground: GroundClass) -> None:
        self.key, self.form, self.ground = key, form, ground
        self.sides = form.sides
        self.left, self.right, self.top, self.bottom = form.left, form.right, form.top, form.bottom
        self.covers: tuple[ConvexShape, ...] = ()
        self._parts: tuple[ConvexShape, ...] | None = None
        self._open: tuple[ConvexShape, ...] | None = None

    def cover(self, others: list[GroundPiece]) -> None:
        """Set the covers: the parts of those pieces in `others` that have a higher layer and may overlap this one."""
        self.covers = tuple(
            part
            for other in others
            if other.ground.layer > self.ground.layer and self._box_meets(other)
            for part in other.parts
            if self._box_meets(part)
        )

    def _box_meets(self, other: GroundPiece | ConvexShape) -> bool:
        """Return whether the bounding box of the piece and that of another piece or part overlap."""
        return (
            other.left < self.right and self.left < other.right and other.top < self.bottom and self.top < other.bottom
        )

    @property
    def parts(self) -> tuple[ConvexShape, ...]:
        """Convex shapes that together are the piece, covered or not; computed once."""
        if self._parts is None:
            self._parts = cover_parts(self.form)
        return self._parts

    def touches(self, shape: ConvexShape) -> bool:
        """Return whether the interior of a shape meets an uncovered part of the piece; a shared border does not
        count.
        """
        if (
            self.left >= shape.right
            or shape.left >= self.right
            or self.top >= shape.bottom
            or shape.top >= self.bottom
            or not self.meets(shape)
        ):
            return False
        if self.ground.passage == "free" or not any(overlap(shape, cover) for cover in self.covers):
            return True
        return self.meets_uncovered(shape)

    def holds(self, point: Point) -> bool:
        """Return whether a point lies on the piece or on its border, whether covered or not."""
        if isinstance(self.form, Polygon):
            return self.form.locate(point) >= 0
        return any(side.contains(point) for side in self.sides)

    @property
    def open_parts(self) -> tuple[ConvexShape, ...]:
        """Return convex shapes that contain the uncovered parts of the piece; computed once."""
        if self._open is None:
            parts = self.parts if isinstance(self.form, Polygon) else self.sides
            self._open = tuple(rest for part in parts for rest in parts_without(part, self.covers))
        return self._open

    def meets(self, shape: ConvexShape) -> bool:
        """Return whether the interior of a shape meets the piece, whether covered or not."""
        if isinstance(self.form, Polygon):
            return containment(shape, self.form) is not Containment.NONE
        return crosses(shape, self.form)

    def meets_uncovered(self, shape: ConvexShape, scale: int = 1) -> bool:
        """Return whether the part of a shape that no cover contains meets the piece.

        `scale` is the factor by which the coordinates of the shape are larger than those of the piece.
        """
        return uncovered(shape, scale, self.form, self.covers)

    def __repr__(self) -> str:
        return f"GroundPiece({self.key!r}, {self.form!r}, {self.ground!r})"
