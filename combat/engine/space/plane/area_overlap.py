"""Test whether two areas of a table overlap."""

from __future__ import annotations

from itertools import pairwise

from combat.engine.space.plane.polygon import Polygon
from combat.engine.space.plane.segments import segments_cross


def areas_overlap(one: Polygon, other: Polygon) -> bool:
    """Return whether the interiors of two simple polygons overlap; a shared border is no overlap."""
    if one.left >= other.right or other.left >= one.right or one.top >= other.bottom or other.top >= one.bottom:
        return False
    if one == other:
        return True
    for a in one.sides:
        for b in other.sides:
            if segments_cross((a.corners[0], a.corners[1]), (b.corners[0], b.corners[1])):
                return True
    return _reaches_into(one, other) or _reaches_into(other, one)


def _reaches_into(one: Polygon, other: Polygon) -> bool:
    """Return whether a corner, or the middle of an edge, of one area lies inside the other."""
    corners = one.corners
    return any(other.locate(a) > 0 or other.locate(a.moved(*b), 2) > 0 for a, b in pairwise((*corners, corners[0])))
