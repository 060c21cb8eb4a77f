"""Obstacles: placed pieces of scenery or models that lines of sight may cross."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot, sqrt

from combat.engine.space.plane.convex_hull import convex_hull
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.polygon import Polygon
from combat.engine.space.plane.sight.sight_rule import SightRule
from combat.engine.space.plane.sight.sight_shapes import band_corners, shape_corners
from combat.engine.space.plane.table_map import Scenery


class Obstacle:
    """A polygon with a rule of sight; compared by value.

    Segments of one line are obstacles of the same name. Heights are above the table, in units of 0.1 mm or, for rules
    that count levels, in levels.
    """

    __slots__ = ("_hash", "_key", "across", "area", "base", "circle", "convex", "hull", "kind", "name", "rule", "top")

    def __init__(
        self, name: str, kind: str, area: Polygon, rule: SightRule, base: int = 0, top: int | None = None
    ) -> None:
        """Make an obstacle; `name` is unique on the table, `top` None is higher than every line."""
        self.name, self.kind, self.area, self.rule, self.base, self.top = name, kind, area, rule, base, top
        self.hull = convex_hull(area.corners)
        self.convex = len(self.hull) == len(area.corners)
        x, y = (area.left + area.right) / 2, (area.top + area.bottom) / 2
        self.circle = x, y, hypot(area.right - x, area.bottom - y)
        """Centre and radius of a circle around it."""
        _, _, ux, uy, square = max(self.area.edges, key=lambda edge: edge[4])
        self.across = -uy / sqrt(square), ux / sqrt(square)
        """The unit vector at right angles to its longest side."""
        self._key = (name, area.corners, rule, base, top)
        self._hash = hash(self._key)

    @classmethod
    def of_scenery(
        cls, name: str, piece: Scenery, rule: SightRule, base: int = 0, height: int | None = None
    ) -> tuple[Obstacle, ...]:
        """Return the obstacles of a piece of scenery: one for an area, one for each segment of a line.

        `base` is the level of its ground, `height` its height above that; with None it is higher than every line.
        """
        top = None if height is None else base + height
        outlines: Iterable[tuple[Point, ...]] = [piece.corners] if piece.form == "area" else band_corners(piece.line())
        return tuple([cls(name, piece.kind, Polygon(corners), rule, base, top) for corners in outlines])

    @classmethod
    def of_shape(
        cls, name: str, kind: str, shape: ConvexShape, rule: SightRule, base: int = 0, height: int | None = None
    ) -> Obstacle:
        """Return the obstacle of a placed model, a template or a disc of smoke.

        `base` is the level of its ground, `height` its height above that; with None it is higher than every line.
        """
        return cls(name, kind, Polygon(shape_corners(shape)), rule, base, None if height is None else base + height)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Obstacle) and self._hash == other._hash and self._key == other._key)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Obstacle({self.name!r}, {self.kind!r})"
