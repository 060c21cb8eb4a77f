"""Exact tests of whether two segments cross or meet."""

from __future__ import annotations

from combat.engine.space.plane.point import Segment, orientation


def segments_cross(one: Segment, other: Segment) -> bool:
    """Return whether two segments cross at a point inside both; touching is not crossing."""
    (a, b), (c, d) = one, other
    return (
        orientation(a, b, c) * orientation(a, b, d) < 0  # c and d on opposite sides
        and orientation(c, d, a) * orientation(c, d, b) < 0
    )


def segments_meet(one: Segment, other: Segment) -> bool:
    """Return whether two segments have a point in common, ends included."""
    (a, b), (c, d) = one, other
    c_side, d_side = orientation(a, b, c), orientation(a, b, d)
    if c_side * d_side > 0 or orientation(c, d, a) * orientation(c, d, b) > 0:
        return False  # the line of one separates the other
    if c_side or d_side:
        return True
    along = max(a[0], b[0]) >= min(c[0], d[0]) and max(c[0], d[0]) >= min(a[0], b[0])
    return along and max(a[1], b[1]) >= min(c[1], d[1]) and max(c[1], d[1]) >= min(a[1], b[1])
