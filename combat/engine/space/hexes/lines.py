"""The straight line from centre to centre, exact: the hexes under a thread laid on the map (12.0; rulings, section 2).

Two facts spare us fractions, for a hex is the cell of all points nearest to its centre. The line through (0, 0)
and (dq, dr) runs inside the hex at (q, r) when 3·|dq·r − dr·q| is below half the hex's width across the line, which on
that scale is max(|dq + 2dr|, |dq − dr|, |2dq + dr|); where both are equal it runs along a side if one of the three
terms is 0, and else touches a corner only. And it meets hexes in the order in which their centres' feet stand on it.
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
    """The steps strictly between (0, 0) and (dq, dr), in order; the same wherever the line starts.

    Not remembered: a grid keeps what it makes of it.
    """
    across = _across(dq, dr)
    along_sides = min(across) == 0
    feet = _feet(dq, dr, reach=(max(across) - (not along_sides)) // 3)
    if not along_sides:
        return tuple([(hex_,) for _, hex_ in feet])
    return tuple(tuple(hex_ for _, hex_ in step) for _, step in groupby(feet, key=itemgetter(0)))


def touched(dq: int, dr: int) -> tuple[Axial, ...]:
    """The hexes of a line's steps, and between them those of which it touches a corner only, in order."""
    return tuple([hex_ for _, hex_ in _feet(dq, dr, reach=max(_across(dq, dr)) // 3)])


def _across(dq: int, dr: int) -> tuple[int, int, int]:
    """Half the width of a hex across the line, measured to each pair of its corners."""
    return abs(2 * dq + dr), abs(dq + 2 * dr), abs(dq - dr)


def _feet(dq: int, dr: int, reach: int) -> list[tuple[int, Axial]]:
    """The hexes between the ends where |dq·r − dr·q| is up to `reach`, each behind the foot of its centre, in order."""
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
    """The columns between the ends, each with the first and last r where |dq·r − dr·q| is up to `reach`."""
    if dq == 0:
        return [(0, min(0, dr), max(0, dr))]
    wide, fall = abs(dq), dr if dq > 0 else -dr
    columns = range(min(0, dq), max(0, dq) + 1)
    return [(q, -((reach - fall * q) // wide), (reach + fall * q) // wide) for q in columns]
