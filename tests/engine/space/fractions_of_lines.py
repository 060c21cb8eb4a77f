"""Intersect lines, hexagons and drawings by brute force in exact fractions, for comparison with `space.hexes`."""

from __future__ import annotations

from fractions import Fraction
from typing import TypeAlias

from combat.engine.space.hexes import lattice
from combat.engine.space.hexes.drawings import Drawing
from combat.engine.space.hexes.hex import Hex
from combat.engine.space.hexes.lattice import Spot

Exact: TypeAlias = tuple[Fraction, Fraction]


def exact(spot: Spot) -> Exact:
    """Return a point with coordinates as fractions."""
    return Fraction(spot[0]), Fraction(spot[1])


def part_inside(a: Hex, b: Hex, hex_: Hex) -> tuple[Fraction, Fraction] | None:
    """Return the shares (0-1) of the line from a to b at which it enters and leaves a closed hexagon.

    None if it misses.
    """
    (ax, ay), (bx, by), (hx, hy) = (exact(lattice.middle(each)) for each in (a, b, hex_))
    enter, leave = Fraction(0), Fraction(1)
    for nx, ny, half in ((0, 1, 120), (1, 1, 240), (1, -1, 240)):
        at_start, per_step = nx * (ax - hx) + ny * (ay - hy), nx * (bx - ax) + ny * (by - ay)
        if per_step == 0:
            if abs(at_start) > half:
                return None
            continue
        first, last = sorted(((-half - at_start) / per_step, (half - at_start) / per_step))
        enter, leave = max(enter, first), min(leave, last)
    return (enter, leave) if enter <= leave else None


def between(a: Hex, b: Hex) -> tuple[Exact, Exact]:
    """Return the ends of the part of a line that is outside both end hexes."""
    leaves, enters = part_inside(a, b, a), part_inside(a, b, b)
    assert leaves is not None and enters is not None
    return piece(a, b, leaves[1], enters[0])


def piece(a: Hex, b: Hex, first: Fraction, last: Fraction) -> tuple[Exact, Exact]:
    """Return the ends of a part of the line between two hex centres, from share `first` to `last`."""
    (ax, ay), (bx, by) = exact(lattice.middle(a)), exact(lattice.middle(b))
    return (ax + first * (bx - ax), ay + first * (by - ay)), (ax + last * (bx - ax), ay + last * (by - ay))


def side(one: Exact, other: Exact, point: Exact) -> Fraction:
    """Return a number whose sign tells on which side of a line a point is; 0 on the line."""
    return (other[0] - one[0]) * (point[1] - one[1]) - (other[1] - one[1]) * (point[0] - one[0])


def lies_on(one: Exact, other: Exact, point: Exact) -> bool:
    """Return whether a point is on a segment, ends included."""
    return side(one, other, point) == 0 and all(
        min(one[axis], other[axis]) <= point[axis] <= max(one[axis], other[axis]) for axis in (0, 1)
    )


def have_common(one: tuple[Exact, Exact], other: tuple[Exact, Exact]) -> bool:
    """Return whether two segments have a common point."""
    if any(lies_on(*one, end) for end in other) or any(lies_on(*other, end) for end in one):
        return True
    first, second = (side(*one, end) for end in other)
    third, fourth = (side(*other, end) for end in one)
    return first * second < 0 and third * fourth < 0


def encloses(drawing: Drawing, point: Exact) -> bool:
    """Return whether a point that is not on the outline is inside a drawing, by counting the crossings to its right."""
    crossed = 0
    for (ax, ay), (bx, by) in drawing.strokes():
        if min(ay, by) <= point[1] < max(ay, by):
            crossed += ax + (point[1] - ay) * Fraction(bx - ax, by - ay) > point[0]
    return crossed % 2 == 1


def met(part: tuple[Exact, Exact], drawing: Drawing) -> bool:
    """Return whether a segment touches a drawing or is inside it."""
    if any(have_common(part, (exact(one), exact(other))) for one, other in drawing.strokes()):
        return True
    return drawing.closed and encloses(drawing, part[0])
