"""The straight line between hex centres, exact: the hexes under a thread laid on the map (12.0; rulings, section 2).

Two facts avoid fractions, as a hex consists of all points nearest to its centre. The line through (0, 0) and (dq, dr)
runs inside the hex at (q, r) if 3·|dq·r − dr·q| is below half the hex's width across the line. On that scale this width
is max(|dq + 2dr|, |dq − dr|, |2dq + dr|). If both are equal, it runs along a side if one of the three terms is 0, and
otherwise touches a corner only. The line meets hexes in the order of the projections of their centres on it.
"""

from itertools import groupby
from operator import itemgetter
from typing import TypeAlias

from combat.engine.space.hexes.hex import Axial, Hex

Shape: TypeAlias = tuple[tuple[Axial, ...], ...]
"""The steps of a line from (0, 0): one axial pair each, or the two pairs of a side that the line runs along."""

Step: TypeAlias = tuple[Hex, ...]
"""One step of a line on the map: a hex, or the two hexes of a side."""


def line_shape(dq: int, dr: int) -> Shape:
    """Return the steps strictly between (0, 0) and (dq, dr), in order; independent of where the line starts.

    Not cached here; `Grid` caches its lines.
    """
    across = _across(dq, dr)
    along_sides = min(across) == 0
    feet = _feet(dq, dr, reach=(max(across) - (not along_sides)) // 3)
    if not along_sides:
        return tuple([(hex_,) for _, hex_ in feet])
    return tuple(tuple(hex_ for _, hex_ in step) for _, step in groupby(feet, key=itemgetter(0)))


def touched(dq: int, dr: int) -> tuple[Axial, ...]:
    """Return all hexes that a line touches between its ends, in order: those of its steps, and those touched at a
    corner only.
    """
    return tuple([hex_ for _, hex_ in _feet(dq, dr, reach=max(_across(dq, dr)) // 3)])


def _across(dq: int, dr: int) -> tuple[int, int, int]:
    """Return half the width of a hex across the line, measured to each pair of its corners."""
    return abs(2 * dq + dr), abs(dq + 2 * dr), abs(dq - dr)


def _feet(dq: int, dr: int, reach: int) -> list[tuple[int, Axial]]:
    """Return the hexes between the ends where |dq·r − dr·q| is up to `reach`, in order, each after its projection."""
    by_q, by_r = 2 * dq + dr, dq + 2 * dr
    end = by_q * dq + by_r * dr
    feet = []
    for q, low, high in _columns_met(dq, dr, reach):
        for r in range(low, high + 1):
            foot = by_q * q + by_r * r
            if 0 < foot < end:
                feet.append((foot, (q, r)))
    return sorted(feet)


def _columns_met(dq: int, dr: int, reach: int) -> list[tuple[int, int, int]]:
    """Return the columns between the ends, each with the first and last r where |dq·r − dr·q| is up to `reach`."""
    if dq == 0:
        return [(0, min(0, dr), max(0, dr))]
    wide, fall = abs(dq), dr if dq > 0 else -dr
    columns = range(min(0, dq), max(0, dq) + 1)
    return [(q, -((reach - fall * q) // wide), (reach + fall * q) // wide) for q in columns]
