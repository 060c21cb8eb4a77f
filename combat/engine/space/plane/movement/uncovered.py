"""Ground that other ground replaces: exact cutting of convex polygons with rational corners."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from math import gcd, isqrt, lcm
from typing import TypeAlias

from combat.engine.space.plane.containment import enters, is_within
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import overlap
from combat.engine.space.plane.point import Point, orientation
from combat.engine.space.plane.polygon import Polygon, Polyline

Corner: TypeAlias = tuple[int, int, int]
"""Coordinates and their common denominator, above 0."""
Outline: TypeAlias = list[Corner]
"""The corners of a convex polygon, clockwise."""


def cover_parts(form: Polygon | Polyline) -> tuple[ConvexShape, ...]:
    """Return convex polygons that together make up an area, or a line including its width.

    A line consists of a strip for each side and a bevel at each corner; offsets are rounded to the nearest unit. The
    ends are flat. A line without width has no parts.
    """
    if isinstance(form, Polygon):
        return tuple(ConvexShape(part) for part in _triangles(form))
    if not form.radius or len(form.corners) < 2:
        return ()
    strips, before = list[ConvexShape](), list[Point]()
    for a, b in pairwise(form.corners):
        if a == b:
            continue
        out = _offset(b[0] - a[0], b[1] - a[1], form.radius)
        here = [a.moved(*out), a.moved(-out.x, -out.y)]
        there = [b.moved(*out), b.moved(-out.x, -out.y)]
        strips.append(ConvexShape((*here, *there)))
        if before:
            strips.append(ConvexShape((*before, *here)))
        before = there
    return tuple(strips)


def _triangles(form: Polygon) -> list[tuple[Point, ...]]:
    """Return a simple polygon cut into triangles, or as it is if it is convex."""
    corners = list(form.corners)
    around = zip(corners, (*corners[1:], corners[0]), (*corners[2:], *corners[:2]), strict=True)
    if all(orientation(a, b, c) >= 0 for a, b, c in around):
        return [form.corners]
    found = list[tuple[Point, ...]]()
    while len(corners) > 3:
        place = next(place for place in range(len(corners)) if _is_ear(corners, place))
        ear = (corners[place - 1], corners[place], corners[(place + 1) % len(corners)])
        if orientation(*ear):
            found.append(ear)
        del corners[place]
    return [*found, tuple(corners)]


def _is_ear(corners: list[Point], place: int) -> bool:
    """Return whether the triangle at a corner lies in the polygon."""
    a, b, c = corners[place - 1], corners[place], corners[(place + 1) % len(corners)]
    turn = orientation(a, b, c)
    if turn <= 0:
        return turn == 0
    triangle = ConvexShape((a, b, c))
    return not any(triangle.contains(corner) for corner in corners if corner not in (a, b, c))


def _offset(dx: int, dy: int, radius: int) -> Point:
    """Return the vector of a length at a right angle to another, to the nearest unit, halves away from 0."""
    square = dx * dx + dy * dy
    return Point(_scaled(-dy, radius, square), _scaled(dx, radius, square))


def _scaled(part: int, radius: int, square: int) -> int:
    """Return part · radius / √square to the nearest whole number."""
    size = isqrt(4 * part * part * radius * radius // square)
    size = (size + 1) // 2
    return size if part >= 0 else -size


def uncovered(shape: ConvexShape, scale: int, form: Polygon | Polyline, covers: tuple[ConvexShape, ...]) -> bool:
    """Return whether the interior of a shape meets a form outside of all covers; borders do not count.

    The coordinates of the shape are `scale` times as large as those of the form and the covers. A shape with a radius
    counts as the polygon around it with an octagon at each corner.
    """
    near = [cover for cover in covers if _boxes_meet(cover, scale, shape)]
    if any(is_within(shape, cover.scaled(scale) if scale > 1 else cover) for cover in near):
        return False
    outline = _around(shape, scale)
    if isinstance(form, Polyline) and not form.radius:
        return any(_line_uncovered(outline, side, near) for side in form.sides if side.edges)
    rest = [outline]
    for cover in near:
        rest = [part for outline in rest for part in _without(outline, cover)]
    return any(_meets(part, form) for part in rest)


def _boxes_meet(part: ConvexShape, scale: int, shape: ConvexShape) -> bool:
    return (
        part.left * scale < shape.right
        and shape.left < part.right * scale
        and part.top * scale < shape.bottom
        and shape.top < part.bottom * scale
    )


_OCTAGON = ((5, 12), (12, 5), (12, -5), (5, -12), (-5, -12), (-12, -5), (-12, 5), (-5, 12))
"""Corners of an octagon around a disc with the radius 12."""


def _around(shape: ConvexShape, scale: int) -> Outline:
    """Return a polygon around a shape."""
    corners, radius = shape.corners, shape.radius
    if radius:
        octagon = [(_away(x * radius, 12), _away(y * radius, 12)) for x, y in _OCTAGON]
        corners = ConvexShape([corner.moved(*out) for corner in corners for out in octagon]).corners
    return [(x, y, scale) for x, y in corners]


def _away(value: int, parts: int) -> int:
    """Divide and round away from 0."""
    return -(-value // parts) if value > 0 else value // parts


def _without(outline: Outline, cover: ConvexShape) -> list[Outline]:
    """Return the convex parts of a polygon outside of a convex one."""
    parts, rest = list[Outline](), outline
    for ax, ay, dx, dy, _ in cover.edges:
        rest, outer = _cut(rest, ax, ay, dx, dy)
        if outer:
            parts.append(outer)
        if not rest:
            break
    return parts


def _cut(outline: Outline, ax: int, ay: int, dx: int, dy: int) -> tuple[Outline, Outline]:
    """Return the parts of a convex polygon on the inner side of a line and on the outer, each empty without an area."""
    sides = [dx * (y - ay * w) - dy * (x - ax * w) for x, y, w in outline]
    if min(sides) >= 0:
        return outline, []
    if max(sides) <= 0:
        return [], outline
    inner, outer = Outline(), Outline()
    (px, py, pw), before = outline[-1], sides[-1]
    for (x, y, w), side in zip(outline, sides, strict=True):
        if (before > 0 > side) or (before < 0 < side):
            one, other = abs(before) * w, abs(side) * pw  # the distances from the line, in proportion
            cut = _reduced(px * w * other + x * pw * one, py * w * other + y * pw * one, pw * w * (one + other))
            inner.append(cut)
            outer.append(cut)
        if side >= 0:
            inner.append((x, y, w))
        if side <= 0:
            outer.append((x, y, w))
        (px, py, pw), before = (x, y, w), side
    return inner, outer


def _reduced(x: int, y: int, w: int) -> Corner:
    """Return a corner in lowest terms."""
    factor = gcd(x, y, w)
    return x // factor, y // factor, w // factor


def _meets(outline: Outline, form: Polygon | Polyline) -> bool:
    """Return whether the interior of a polygon with rational corners meets an area, or a line with a width."""
    scale = lcm(*[w for _, _, w in outline])
    shape = ConvexShape(_enlarged(outline, scale))
    near = (side.scaled(scale) for side in form.sides if _boxes_meet(side, scale, shape))
    if isinstance(form, Polyline):
        return any(overlap(shape, side) for side in near)
    if any(enters(side, shape) for side in near):
        return True
    (ax, ay), (bx, by), (cx, cy) = shape.corners[:3]
    return form.locate(Point(ax + bx + cx, ay + by + cy), 3 * scale) > 0


def parts_without(shape: ConvexShape, covers: tuple[ConvexShape, ...]) -> Iterator[ConvexShape]:
    """Yield convex shapes that together contain the parts of a shape outside of all covers, with whole coordinates.

    If no cover overlaps the shape, the shape itself is yielded. Otherwise corners are rounded, and the parts have a
    radius of 2 to make up for that.
    """
    near = [cover for cover in covers if _boxes_meet(cover, 1, shape)]
    if not near or not shape.has_area:
        yield shape
        return
    rest = [_around(shape, 1)]
    for cover in near:
        rest = [part for outline in rest for part in _without(outline, cover)]
    for outline in rest:
        yield ConvexShape([Point(x // w, y // w) for x, y, w in outline], 2)


def _line_uncovered(outline: Outline, side: ConvexShape, covers: list[ConvexShape]) -> bool:
    """Return whether a segment runs through the interior of a polygon outside of all covers."""
    (ax, ay), (bx, by) = side.corners
    dx, dy = bx - ax, by - ay
    scale = lcm(*[w for _, _, w in outline])
    inside = _share(
        ax * scale, ay * scale, dx * scale, dy * scale, ConvexShape(_enlarged(outline, scale)), closed=False
    )
    if inside is None:
        return False
    begin, end = inside
    shares = [_share(ax, ay, dx, dy, cover, closed=True) for cover in covers]
    for first, last in sorted(share for share in shares if share is not None):
        if first > begin:
            return True
        begin = max(begin, last)
        if begin >= end:
            return False
    return True


def _enlarged(outline: Outline, scale: int) -> list[Point]:
    """Return corners times a multiple of their denominators."""
    return [Point(x * (scale // w), y * (scale // w)) for x, y, w in outline]


def _share(ax: int, ay: int, dx: int, dy: int, shape: ConvexShape, *, closed: bool) -> tuple[Fraction, Fraction] | None:
    """Return which fractions of a segment lie in a polygon; None if it does not run through it."""
    low, high = Fraction(0), Fraction(1)
    for x, y, ex, ey, _ in shape.edges:
        inside, gain = ex * (ay - y) - ey * (ax - x), ex * dy - ey * dx
        if gain > 0:
            low = max(low, Fraction(-inside, gain))
        elif gain < 0:
            high = min(high, Fraction(inside, -gain))
        elif inside < 0 or (inside == 0 and not closed):
            return None
    return (low, high) if low < high else None
