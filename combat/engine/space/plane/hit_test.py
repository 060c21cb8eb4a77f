"""Hit-testing of placed shapes: those under a point, and those near a shape."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import Generic, TypeVar

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance, distance
from combat.engine.space.plane.point import Point

K = TypeVar("K", bound=Hashable)


class HitTest(Generic[K]):
    """Placed shapes by key, in stacking order: the last one is on top.

    Queries scan all bounding boxes, at 0.1 µs each; a spatial index would save nothing for the hundred shapes of a
    table.
    """

    __slots__ = ("_shapes",)

    def __init__(self, shapes: Iterable[tuple[K, ConvexShape]] = ()) -> None:
        self._shapes: dict[K, ConvexShape] = dict(shapes)

    def put(self, key: K, shape: ConvexShape) -> None:
        """Add a shape on top of all others, or replace an existing one without changing the stacking order."""
        self._shapes[key] = shape

    def remove(self, key: K) -> None:
        """Remove the shape with a key; raise KeyError if there is none."""
        del self._shapes[key]

    def shape(self, key: K) -> ConvexShape:
        """Return the shape with a key; raise KeyError if there is none."""
        return self._shapes[key]

    def __iter__(self) -> Iterator[K]:
        return iter(self._shapes)

    def __len__(self) -> int:
        return len(self._shapes)

    def at(self, point: Point) -> list[K]:
        """Return the keys of all shapes under a point, the topmost first; borders count."""
        x, y = point
        found = [
            key
            for key, shape in self._shapes.items()
            if shape.left <= x <= shape.right and shape.top <= y <= shape.bottom and shape.contains(point)
        ]
        return found[::-1]

    def within(self, shape: ConvexShape, reach: int) -> list[K]:
        """Return the keys of all shapes at most `reach` units from a shape, in stacking order."""
        left, right, top, bottom = shape.left - reach, shape.right + reach, shape.top - reach, shape.bottom + reach
        return [
            key
            for key, other in self._shapes.items()
            if other.left <= right and left <= other.right and other.top <= bottom and top <= other.bottom
            if compare_distance(shape, other, reach) <= 0
        ]

    def nearest(self, point: Point, reach: int) -> K | None:
        """Return the key of the shape nearest to a point, the topmost of equals; None if none is within `reach`
        units.
        """
        here = ConvexShape((point,))
        found, least = None, None
        for key in self.within(here, reach):
            far = distance(here, self._shapes[key])
            if least is None or far <= least:
                found, least = key, far
        return found
