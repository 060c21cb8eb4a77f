"""Zones around shapes on the table, such as other models and markers, that concern a mover."""

from __future__ import annotations

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.movement.ground_class import Passage


class ShapeZone:
    """The area in which a mover overlaps a shape, or is within a limit of distance from it.

    "Not less than 5 cm from an enemy" is a barred zone with the limit "less than 5 cm"; a mine whose neighbourhood asks
    for a test has the passage "test".
    """

    __slots__ = ("at_end", "closed", "key", "limit", "passage", "shape")

    def __init__(
        self,
        key: str,
        shape: ConvexShape,
        limit: Limit | None = None,
        passage: Passage = "barred",
        *,
        at_end: bool = False,
    ) -> None:
        """Make the zone around a shape; with `at_end` it may be passed, but no move may end in it.

        Raises ValueError for a limit that does not hold near the shape.
        """
        if limit is not None and not limit.allows_nearer:
            raise ValueError(limit)
        self.key, self.shape, self.limit, self.passage, self.at_end = key, shape, limit, passage, at_end
        self.closed = limit is not None and limit.strictness == "at-most"

    @property
    def reach(self) -> int:
        """Return the distance to which the zone extends from the shape, in units of 0.1 mm."""
        return self.limit.distance if self.limit else 0

    def __repr__(self) -> str:
        return f"ShapeZone({self.key!r}, {self.shape!r}, {self.limit}, {self.passage})"
