"""Two segments: whether they cross or meet, exact."""

from __future__ import annotations

from combat.engine.space.plane.point import Segment, orientation


def segments_cross(one: Segment, other: Segment) -> bool:
    """Return whether two segments cross in a point inside both; to touch is not to cross."""
    (a, b), (c, d) = one, other
    return (
        orientation(a, b, c) * orientation(a, b, d) < 0  # c and d on two sides
        and orientation(c, d, a) * orientation(c, d, b) < 0
    )


def segments_meet(one: Segment, other: Segment) -> bool:
    """Return whether two segments have a point in common; an end on the other one is enough."""
    (a, b), (c, d) = one, other
    for low, high, other_low, other_high in (
        (min(a[0], b[0]), max(a[0], b[0]), min(c[0], d[0]), max(c[0], d[0])),
        (min(a[1], b[1]), max(a[1], b[1]), min(c[1], d[1]), max(c[1], d[1])),
    ):
        if high < other_low or other_high < low:
            return False
    return (
        orientation(a, b, c) * orientation(a, b, d) <= 0  # neither line parts the other segment off
        and orientation(c, d, a) * orientation(c, d, b) <= 0
    )
