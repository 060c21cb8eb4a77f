"""The straight line from centre to centre, exact: the hexes under a thread laid on the map (12.0; rulings, section 2).

Two facts spare us fractions, for a hex is the cell of all points nearest to its centre. The line through (0, 0)
and (dq, dr) runs inside the hex at (q, r) when 3·|dq·r − dr·q| is below half the hex's width across the line, which on
that scale is max(|dq + 2dr|, |dq − dr|, |2dq + dr|); where both are equal it runs along a side if one of the three
terms is 0, and else touches a corner only. And it meets hexes in the order in which their centres' feet stand on it.
"""

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from combat.board.hexes import Axial, Hex, axial, from_axial

Shape: TypeAlias = tuple[tuple[Axial, ...], ...]
"""The steps of a line from (0, 0): one axial pair each, or the two pairs of a side that the line runs along."""

Step: TypeAlias = tuple[Hex, ...]
"""One step of a line on the map: a hex, or the two hexes of a side."""


@cache
def line_shape(dq: int, dr: int) -> Shape:
    """The steps strictly between (0, 0) and (dq, dr), in order; the same wherever the line starts."""
    end = _foot(dq, dr, dq, dr)
    feet: dict[int, list[Axial]] = {}
    for q, r in _met_by(dq, dr):
        foot = _foot(dq, dr, q, r)
        if 0 < foot < end:
            feet.setdefault(foot, []).append((q, r))
    return tuple(tuple(feet[foot]) for foot in sorted(feet))


def _foot(dq: int, dr: int, q: int, r: int) -> int:
    """How far along the line the centre of (q, r) stands: the scalar product, doubled to stay whole."""
    return 2 * (dq * q + dr * r) + dq * r + dr * q


def _met_by(dq: int, dr: int) -> Iterator[Axial]:
    """The hexes whose inside or whose side the endless line meets, in the columns between its ends."""
    if dq == 0:
        yield from ((0, r) for r in range(min(0, dr), max(0, dr) + 1))
        return
    across = (abs(dq + 2 * dr), abs(dq - dr), abs(2 * dq + dr))
    along_sides = min(across) == 0
    reach = (max(across) - (0 if along_sides else 1)) // 3
    width = abs(dq)
    for q in range(min(0, dq), max(0, dq) + 1):
        slant = dr * q if dq > 0 else -dr * q
        yield from ((q, r) for r in range(-((reach - slant) // width), (slant + reach) // width + 1))


def steps_between(a: Hex, b: Hex) -> tuple[Step, ...]:
    """The steps strictly between two hexes, in order from a: the same from b, backwards.

    A side on the edge of the numbered hexes has one hex only.
    """
    (aq, ar), (bq, br) = axial(a), axial(b)
    shape = line_shape(bq - aq, br - ar)
    return tuple(tuple(filter(None, (from_axial(aq + q, ar + r) for q, r in step))) for step in shape)
