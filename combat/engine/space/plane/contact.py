"""Contact of shapes: a gap of up to 1 mm counts, as edges of rotated hulls rarely meet exactly in integers."""

from __future__ import annotations

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import overlap
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.point import MM

CONTACT = Limit("contact", "at-most", MM)


def in_contact(a: ConvexShape, b: ConvexShape) -> bool:
    """Return whether two shapes touch: they do not overlap, and the gap between them is at most 1 mm."""
    return CONTACT.holds(a, b) and not overlap(a, b)
