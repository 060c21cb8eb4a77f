"""The parts of a straight move in which a shape, or its reference point, is on a piece of ground."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import ceil, floor

from combat.engine.space.plane.movement.ground_piece import GroundPiece
from combat.engine.space.plane.movement.interval_set import merged
from combat.engine.space.plane.movement.leg import Interval, Leg, last_before
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.polygon import Polygon


def on_ground(leg: Leg, piece: GroundPiece) -> list[Interval]:
    """Return the intervals of a leg in which the interior of the shape meets the uncovered part of a piece of ground.

    Between two intervals the shape is clear of the piece. Where a cover lies under the shape for a part of its way over
    the piece, one interval reaches from the first contact outside of the covers to the last.
    """
    if piece.left >= leg.right or leg.left >= piece.right or piece.top >= leg.bottom or leg.top >= piece.bottom:
        return []
    touched = [leg.touching(side) for side in piece.sides if side.edges or side.radius]
    found = merged(interval for interval in touched if interval is not None)
    if isinstance(piece.form, Polygon):
        found = _with_inside(leg, piece.form, found)
    if piece.ground.passage == "free":
        return found
    shares = (leg.touching(cover) for cover in piece.covers)
    covered = merged((share for share in shares if share is not None), gap=2)
    if not covered:
        return found
    return [each for interval in found if (each := _outside_covers(leg, piece, interval, covered)) is not None]


def _with_inside(leg: Leg, area: Polygon, borders: list[Interval]) -> list[Interval]:
    """Return where a shape meets an area, from where its border does: elsewhere it is wholly inside or outside."""
    n = leg.length
    if not borders:
        return [(-1, n + 1)] if _is_inside(leg, area, 0) else []
    found, begin = list[Interval](), borders[0][0]
    if begin >= 0 and _is_inside(leg, area, 0):
        begin = -1
    for (_, end), (following, _) in pairwise((*borders, (n + 1, n + 1))):
        if end <= n and not _is_inside(leg, area, end):
            found.append((begin, end))
            begin = following
        elif following > n:
            found.append((begin, n + 1))
    return found


def _is_inside(leg: Leg, area: Polygon, place: int) -> bool:
    """Return whether a shape that no edge of an area enters lies in the area."""
    n, corners = leg.length, leg.shape.corners[: 1 if leg.shape.radius else 3]
    count = len(corners)
    x, y = sum(x for x, _ in corners), sum(y for _, y in corners)
    return area.locate(Point(x * n + count * leg.dx * place, y * n + count * leg.dy * place), count * n) > 0


def _outside_covers(leg: Leg, piece: GroundPiece, interval: Interval, covered: list[Interval]) -> Interval | None:
    """Return the part of an interval from the first contact outside of the covers to the last; None without one.

    `covered` is where the shape is on covers; elsewhere any contact is outside of them.
    """
    n, (begin, end) = leg.length, interval
    first, last = max(begin, 0), min(end, n)

    def touches(one: int, other: int) -> bool:
        return piece.meets_uncovered(leg.between(one, other), n)

    entry = next((share for share in covered if share[0] <= begin < share[1]), None)
    leaving = next((share for share in covered if share[0] < end <= share[1]), None)
    if entry is None and leaving is None:
        return interval
    clear = entry is None or entry[1] < last or leaving is None or leaving[0] > first
    if not clear and not touches(first, last):
        return None
    if entry is not None and not (begin < 0 and touches(0, 0)):
        begin = last_before(lambda k: touches(first, k), first, min(entry[1] + 1, last))
    if leaving is not None and not (end > n and touches(n, n)):
        back = last - max(leaving[0] - 1, first)
        end = last - last_before(lambda k: touches(last - k, last), 0, back)
    return begin, end


def point_on_ground(leg: Leg, piece: GroundPiece) -> list[Interval]:
    """Return the intervals of a leg in which its single point, without a radius, is on a piece of ground.

    The border counts, as a path touches what it runs along. Intervals are rounded outwards to whole units, from 0 to
    the length of the leg.
    """
    (x, y), n = leg.shape.corners[0], leg.length
    if piece.left > leg.right or leg.left > piece.right or piece.top > leg.bottom or leg.top > piece.bottom:
        return []
    if isinstance(piece.form, Polygon):
        return merged((floor(n * low), ceil(n * high)) for low, high in _inside_area(x, y, leg, piece.form))
    found = list[Interval]()
    for side in piece.sides if piece.form.radius else ():
        interval = leg.touching(side)
        if interval is None:
            along = leg.touching(side, closed=True)
            interval = along if along is not None and along[1] - along[0] > 2 else None  # not just one point
        if interval is not None:
            found.append((max(interval[0], 0), min(interval[1], n)))
    return merged(found)


def _inside_area(x: int, y: int, leg: Leg, area: Polygon) -> list[tuple[Fraction, Fraction]]:
    """Return the fractions of a leg on which its point lies in an area or on its border."""
    dx, dy = leg.dx, leg.dy
    cuts = {Fraction(0), Fraction(1)}
    for ax, ay, ex, ey, _ in area.edges:
        px, py = ax - x, ay - y
        under, side = dx * ey - dy * ex, px * dy - py * dx
        if under:
            share = -side if under < 0 else side
            if 0 <= share <= abs(under):
                cuts.add(Fraction(px * ey - py * ex, under))
        elif not side:
            square = dx * dx + dy * dy
            cuts |= {Fraction(px * dx + py * dy, square), Fraction((px + ex) * dx + (py + ey) * dy, square)}
    ordered = sorted(cut for cut in cuts if 0 <= cut <= 1)
    found = list[tuple[Fraction, Fraction]]()
    for low, high in pairwise(ordered):
        middle = (low + high) / 2
        parts = middle.denominator
        here = Point(x * parts + dx * middle.numerator, y * parts + dy * middle.numerator)
        if area.locate(here, parts) < 0:
            continue
        joins = bool(found) and found[-1][1] == low
        found.append((found.pop()[0] if joins else low, high))
    return found
