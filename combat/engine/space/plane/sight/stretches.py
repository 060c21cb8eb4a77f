"""The stretches of a line of sight within a polygon, exact."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import TypeAlias

from combat.engine.space.plane.convex_shape import Edge
from combat.engine.space.plane.point import Point

Part: TypeAlias = tuple[int, int]
"""A place on a line from eye to point as numerator and denominator (above 0): 0 is the eye, 1 the point."""
Stretch: TypeAlias = tuple[Part, Part]
"""From one place of a line to a later one."""

Side: TypeAlias = tuple[int, int, int, int, int]
"""An edge from an eye: the vector to its start, the vector along it, and the cross product of both."""

START: Part = (0, 1)
END: Part = (1, 1)


def sides_from(eye: Point, edges: Iterable[Edge]) -> list[Side]:
    """Return the edges of a polygon from an eye, as `stretches` takes them."""
    x, y = eye
    return [(ax - x, ay - y, ux, uy, (ax - x) * uy - (ay - y) * ux) for ax, ay, ux, uy, _ in edges]


def stretches(sides: list[Side], dx: int, dy: int) -> list[Stretch]:
    """Return the stretches of a line that lie in the interior of a polygon, in order from the eye.

    `dx` and `dy` are the vector from the eye to the point. A stretch along the border is not in the interior.
    """
    found: list[Part] = []
    touches = False
    end_x, end_y = sides[-1][0], sides[-1][1]
    last = dx * end_y - dy * end_x
    place = -1  # of the edge before the corner that is looked at
    for ax, ay, *_ in sides:
        side = dx * ay - dy * ax
        if (side < 0) is not (last < 0):
            _, _, ux, uy, over = sides[place]
            across = dx * uy - dy * ux
            found.append((over, across) if across > 0 else (-over, -across))
        if side == 0:
            touches = True
        last = side
        place += 1
    if touches:
        return _common(_clipped(found), _clipped(_crossings_above(sides, dx, dy)))
    return _between(*found) if len(found) == 2 else _clipped(found) if found else []


def _crossings_above(sides: list[Side], dx: int, dy: int) -> list[Part]:
    """Return the crossings with corners on the line counted to its other side."""
    found = []
    for ax, ay, ux, uy, over in sides:
        side, across = dx * ay - dy * ax, dx * uy - dy * ux
        if (side > 0) is not (side + across > 0):
            found.append((over, across) if across > 0 else (-over, -across))
    return found


def _clipped(found: list[Part]) -> list[Stretch]:
    """Return the stretches between crossings of the whole line with a polygon, cut to the part from 0 to 1.

    Places are sorted by their quotients, which are rounded correctly: they are in order unless they are the same to
    16 digits, as at a corner.
    """
    found.sort(key=_quotient)
    return [stretch for near, far in zip(found[::2], found[1::2], strict=True) for stretch in _between(near, far)]


def _quotient(part: Part) -> float:
    return part[0] / part[1]


def _between(one: Part, other: Part) -> list[Stretch]:
    """Return the stretch between two places, cut to the part from 0 to 1, if there is one."""
    (first, under), (last, last_under) = one, other
    order = first * last_under - last * under
    if order > 0:
        first, under, last, last_under = last, last_under, first, under
    if order == 0 or last <= 0 or first >= under:
        return []
    return [(START if first <= 0 else (first, under), END if last >= last_under else (last, last_under))]


def _common(one: list[Stretch], other: list[Stretch]) -> list[Stretch]:
    """Return what lies in both of two lists of stretches; parts that only meet are joined."""
    found: list[Stretch] = []
    for first, last in one:
        for start, end in other:
            low, high = max(first, start, key=_value), min(last, end, key=_value)
            if _value(low) < _value(high):
                if found and _value(found[-1][1]) == _value(low):
                    low = found.pop()[0]
                found.append((low, high))
    return found


def _value(part: Part) -> Fraction:
    return Fraction(*part)


def below(found: list[Stretch], eye_height: int, point_height: int, top: int | None) -> list[Stretch]:
    """Return the parts of stretches at which the line from one height to another runs lower than a top."""
    if top is None or (eye_height < top and point_height < top):
        return found
    if eye_height >= top and point_height >= top:
        return []
    rise, room = point_height - eye_height, top - eye_height
    if rise > 0:  # lower than the top from the eye on
        return [(start, _earlier(end, (room, rise))) for start, end in found if _is_before(start, (room, rise))]
    limit = (-room, -rise)
    return [(_later(start, limit), end) for start, end in found if _is_before(limit, end)]


def _is_before(one: Part, other: Part) -> bool:
    return one[0] * other[1] < other[0] * one[1]


def _earlier(one: Part, other: Part) -> Part:
    return one if _is_before(one, other) else other


def _later(one: Part, other: Part) -> Part:
    return other if _is_before(one, other) else one


def merged(found: Iterable[Stretch]) -> list[Stretch]:
    """Return the union of stretches in order; those that overlap or meet become one."""
    kept: list[Stretch] = []
    for start, end in sorted(found, key=lambda stretch: _quotient(stretch[0])):
        if kept and not _is_before(kept[-1][1], start):
            kept[-1] = (kept[-1][0], _later(kept[-1][1], end))
        else:
            kept.append((start, end))
    return kept


def share(found: Iterable[Stretch]) -> Fraction:
    """Return how much of the whole line stretches cover together."""
    return sum((Fraction(*end) - Fraction(*start) for start, end in found), Fraction(0))
