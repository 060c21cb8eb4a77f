"""Spans of a ray of a field of view, in floats: fields are drawn, and only reports decide."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from combat.engine.space.plane.point import Point
from combat.engine.space.plane.sight.stretches import sign_changes

Span: TypeAlias = tuple[float, float]
"""Interval of distances from the eye, in units of 0.1 mm."""
Spoke: TypeAlias = tuple[float, float, float, float, float]
"""An edge from an eye: the vector to its start, the vector along it, and the cross product of both."""


def spokes(corners: Sequence[Point], eye: Point) -> list[Spoke]:
    """Return the edges of a polygon relative to an eye."""
    found = []
    x, y = eye
    ax, ay = corners[-1]
    for bx, by in corners:
        found.append((ax - x, ay - y, bx - ax, by - ay, (ax - x) * (by - ay) - (ay - y) * (bx - ax)))
        ax, ay = bx, by
    return [(float(a), float(b), float(c), float(d), float(e)) for a, b, c, d, e in found]


def spans_inside(edges: list[Spoke], dx: float, dy: float) -> list[Span]:
    """Return the spans in a polygon of a ray along a unit vector; [] if it misses."""
    found = []
    for place in sign_changes(bytes([dx * ay < dy * ax for ax, ay, _, _, _ in edges])):
        _, _, ux, uy, over = edges[place - 1]
        found.append(over / (dx * uy - dy * ux))
    if len(found) == 2:
        near, far = found if found[0] < found[1] else found[::-1]
        return [(near if near > 0 else 0.0, far)] if far > 0 else []
    found.sort()
    return [(max(near, 0.0), far) for near, far in zip(found[::2], found[1::2], strict=True) if far > 0]


def union(found: Iterable[Span]) -> list[Span]:
    """Return the union of spans, sorted and without overlaps."""
    kept: list[Span] = []
    for near, far in sorted(found):
        if kept and near <= kept[-1][1]:
            if far > kept[-1][1]:
                kept[-1] = (kept[-1][0], far)
        elif far > near:
            kept.append((near, far))
    return kept


def rest(found: Iterable[Span], within: Span) -> list[Span]:
    """Return the parts of the span `within` that no span of `found` covers."""
    kept = []
    start, end = within
    for near, far in union(found):
        if near > start:
            kept.append((start, min(near, end)))
        start = max(start, far)
        if start >= end:
            return kept
    return [*kept, (start, end)]


def cut(found: Iterable[Span], within: Span) -> list[Span]:
    """Return the parts of spans that are within another span."""
    start, end = within
    return [(max(near, start), min(far, end)) for near, far in found if far > start and near < end]
