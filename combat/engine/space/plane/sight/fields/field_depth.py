"""Spans of a ray that are hidden by the summed depths of pieces, for a field of view, in floats."""

from __future__ import annotations

from itertools import pairwise
from math import inf
from typing import TypeAlias

from combat.engine.space.plane.sight.fields.field_piece import FieldPiece
from combat.engine.space.plane.sight.fields.spans import Span, union

Deep: TypeAlias = tuple[FieldPiece, list[Span], list[Span]]
"""A piece that hides from a depth on, the spans of the ray in it, and those in which it hides nothing."""

STEP = 0.001
"""Units beside a distance at which a depth may jump."""


def hidden_by_depth(deep: list[Deep], top_z: int, end: float) -> list[Span]:
    """Return the spans of a ray of length `end` on which summed depths hide targets of height `top_z`.

    [] if there are none.
    """
    start = _depth_reached(deep)
    if start >= end:
        return []
    simple = _spared_up_to(deep)
    if simple is not None and all(_is_high(piece, top_z) for piece, _, _ in deep):
        return [(max(start, simple), inf)]
    places = sorted({start, end, *(place for one in deep for place in _breaks(one, top_z) if start < place < end)})
    found = []
    for near, far in pairwise(places):
        low, high = near + STEP, far - STEP
        if low < high:
            first, last = _sum_at(deep, top_z, low) - 1, _sum_at(deep, top_z, high) - 1
            if first >= 0 and last >= 0:
                found.append((near, far))
            elif first >= 0 or last >= 0:
                place = low + (high - low) * first / (first - last)
                found.append((near, place) if first >= 0 else (place, far))
    return found


def _spared_up_to(deep: list[Deep]) -> float | None:
    """Return the distance up to which none of the pieces hides anything; None if it is not the same for all."""
    spared = {tuple(spans) for _, _, spans in deep}
    if len(spared) > 1:
        return None
    (spans,) = spared
    if not spans:
        return 0.0
    return spans[0][1] if len(spans) == 1 and spans[0][0] == 0 else None


def _is_high(piece: FieldPiece, top_z: int) -> bool:
    top = piece.obstacle.top
    return top is None or top > max(piece.eye_z, top_z) or piece.obstacle.rule.height == "ends"


def _depth_reached(deep: list[Deep]) -> float:
    """Return the distance at which pieces hide if they are higher than all lines; others hide no sooner."""
    groups = _grouped(deep)
    if len(groups) == 1 and not groups[0][1]:
        depth, _, spans = groups[0]
        left = float(depth)
        for near, far in spans:
            if far - near >= left:
                return near + left
            left -= far - near
        return inf
    steps = [(near, far, depth, least) for depth, least, spans in groups for near, far in spans]
    places = sorted({place for near, far, _, least in steps for place in (near, near + least, far)})
    total = 0.0
    for near, far in pairwise(places):
        total += sum([least / depth for start, _, depth, least in steps if start == near and least])
        if total >= 1:
            return near
        rate = sum([1 / depth for start, end, depth, least in steps if start + least <= near and end >= far])
        if rate and total + rate * (far - near) >= 1:
            return near + (1 - total) / rate
        total += rate * (far - near)
    return inf


def _grouped(deep: list[Deep]) -> list[tuple[int, int, list[Span]]]:
    """Return depths, least depths and spans to count: merged for each thin line, and over all areas of one limit."""
    found: dict[tuple[str, int, int], list[Span]] = {}
    for piece, spans, _ in deep:
        rule = piece.obstacle.rule
        if rule.depth is not None:
            found.setdefault((piece.obstacle.name if rule.least else "", rule.depth.distance, rule.least), []).extend(
                spans
            )
    return [(depth, least, union(spans)) for (_, depth, least), spans in found.items()]


def _breaks(one: Deep, top_z: int) -> list[float]:
    """Return the distances between which the depth in a piece grows or falls evenly."""
    piece, inside, spared = one
    least, share = piece.obstacle.rule.least, _share(piece, top_z)
    found = [place for span in (*inside, *spared) for place in span]
    found += [near + least for near, _ in inside if least]
    return found + [place / share for place in found] if share else found


def _share(piece: FieldPiece, top_z: int) -> float:
    """Return at which part of a line it passes the top of a piece; 0 if nowhere."""
    top, eye_z = piece.obstacle.top, piece.eye_z
    if top is None or top_z == eye_z:
        return 0.0
    share = (top - eye_z) / (top_z - eye_z)
    return share if 0 < share < 1 else 0.0


def _sum_at(deep: list[Deep], top_z: int, reach: float) -> float:
    """Return the depths on the line to a distance, as shares of what hides."""
    lower = []
    for piece, inside, spared in deep:
        if any(near <= reach <= far for near, far in spared):
            continue
        top, start, end = piece.obstacle.top, 0.0, reach
        if piece.obstacle.rule.height == "ends":
            if top is not None and top < piece.eye_z and top < top_z:
                continue
        elif top is not None:
            share = _share(piece, top_z)
            if max(piece.eye_z, top_z) < top:
                pass
            elif min(piece.eye_z, top_z) >= top:
                continue
            elif piece.eye_z < top:
                end = share * reach if share else reach
            else:
                start = share * reach
        spans = [(max(near, start), min(far, end)) for near, far in inside if near < end and far > start]
        lower.append((piece, spans, spared))
    return sum(max(far - near, least) / depth for depth, least, spans in _grouped(lower) for near, far in spans)
