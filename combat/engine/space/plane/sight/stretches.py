"""The stretches of a line of sight within a polygon, exact."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import TypeAlias

from combat.engine.space.plane.point import Point

Part: TypeAlias = tuple[int, int]
"""A place on a line from eye to point as numerator and denominator (above 0): 0 is the eye, 1 the point."""
Stretch: TypeAlias = tuple[Part, Part]
"""From one place of a line to a later one."""

Sides: TypeAlias = tuple[list[tuple[int, int]], list[int]]
"""A polygon from an eye: the vectors to its corners, and for each the cross product with the vector to the one before.

With the vector to a corner b and that to the one before, a, the line along d crosses the side between them at the part
(a × b) / (d × b - d × a) of its length."""

START: Part = (0, 1)
END: Part = (1, 1)


def sides_from(eye: Point, corners: Sequence[Point]) -> Sides:
    """Return a polygon relative to an eye, in the form that `stretches` needs."""
    x, y = eye
    vectors = [(ax - x, ay - y) for ax, ay in corners]
    products = [ax * by - ay * bx for (ax, ay), (bx, by) in pairwise((vectors[-1], *vectors))]
    return vectors, products


def stretches(sides: Sides, dx: int, dy: int) -> list[Stretch]:
    """Return the stretches of a line that lie in the interior of a polygon, in order from the eye.

    `dx` and `dy` are the vector from the eye to the point. A stretch along the border is not in the interior.
    """
    vectors, products = sides
    turns = [dx * ay - dy * ax for ax, ay in vectors]
    places = sign_changes(bytes([turn < 0 for turn in turns]))
    if 0 in turns:  # a corner on the line is counted once to either side of it
        other = sign_changes(bytes([turn > 0 for turn in turns]))
        return _common(_clipped(_crossings(turns, products, places)), _clipped(_crossings(turns, products, other)))
    if not places:
        return []
    if len(places) > 2:
        return _clipped(_crossings(turns, products, places))
    one, two = places
    first, under = products[one], turns[one] - turns[one - 1]
    last, last_under = products[two], turns[two] - turns[two - 1]
    if under < 0:  # of the two, one is below 0
        return _between((-first, -under), (last, last_under))
    return _between((first, under), (-last, -last_under))


def _crossings(turns: list[int], products: list[int], places: Iterable[int]) -> list[Part]:
    """Return where a line crosses the sides that end at some corners."""
    found = []
    for place in places:
        over, across = products[place], turns[place] - turns[place - 1]
        found.append((over, across) if across > 0 else (-over, -across))
    return found


def sign_changes(low: bytes) -> tuple[int, ...]:
    """Return the indices in a ring of 0s and 1s at which the value differs from the previous one."""
    current = low[0]
    one = low.find(1 - current)
    if one < 0:
        return ()
    two = low.find(current, one)
    if two < 0:
        return one, 0
    if low.find(1 - current, two) < 0:
        return one, two
    return tuple([place for place in range(len(low)) if low[place] != low[place - 1]])


def _clipped(found: list[Part]) -> list[Stretch]:
    """Return the stretches between crossings of the whole line with a polygon, cut to the part from 0 to 1.

    Quotients are rounded correctly, so that only those that are the same may be out of order.
    """
    found.sort(key=_quotient)
    if any(_quotient(one) == _quotient(other) for one, other in pairwise(found)):
        found.sort(key=_value)
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
    """Return the parts of stretches in which a line is lower than `top`; all of them if `top` is None.

    The line rises or falls from `eye_height` to `point_height`.
    """
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
    """Return the union of stretches in order; those that overlap or touch are merged."""
    kept: list[Stretch] = []
    for start, end in sorted(found, key=lambda stretch: _quotient(stretch[0])):
        if kept and not _is_before(kept[-1][1], start):
            kept[-1] = (kept[-1][0], _later(kept[-1][1], end))
        else:
            kept.append((start, end))
    return kept


def share(found: Iterable[Stretch]) -> Fraction:
    """Return the fraction of the whole line that the stretches cover together."""
    return sum((Fraction(*end) - Fraction(*start) for start, end in found), Fraction(0))
