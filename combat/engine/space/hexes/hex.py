"""Hexes by their printed numbers, with distances, neighbours and rings: pure geometry (rulings, section 2).

A hex is known everywhere by its label `CC.RR`, column and row from 01. Hexes are flat-topped and stand in columns;
even columns lie half a hex lower. Inside this room the same hex is an axial pair (q, r): q is the column, r counts down
the column in a frame that slants with the directions, so that a move is the same pair wherever it starts.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TypeAlias

from combat.engine.kernel.word import Word

Axial: TypeAlias = tuple[int, int]

MAP_DIRECTIONS: tuple[Axial, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The axial step of each map direction, clockwise from straight up: 0 up, 1 upper right … 5 upper left."""

_LABEL = re.compile(r"([0-9]{2,3})\.([0-9]{2,3})", re.ASCII)


class HexError(ValueError):
    """A label that is not a hex number; the message is one line for the player."""


class Hex(Word):
    """A hex, which is its label: what is a hex is told by this class, and never by the look of a text.

    There is one of each, so that boards and states look it up at once.
    """

    __slots__ = ()

    def __new__(cls, label: str) -> Hex:
        """The hex with a label; raises HexError for a text that is not written like 12.10."""
        found = _HEXES.get(label)
        if found is None:
            _numbers(label)
            found = _HEXES[label] = str.__new__(cls, label)
        return found

    @classmethod
    def read(cls, text: str) -> Hex:
        """The hex with a label, or NOWHERE for none at all; raises HexError."""
        return cls(text) if text else NOWHERE

    @property
    def column(self) -> int:
        """Its column, from 1."""
        return column_row(self)[0]

    @property
    def row(self) -> int:
        """Its row, from 1."""
        return column_row(self)[1]

    @property
    def axial(self) -> Axial:
        """Its axial pair."""
        return axial(self)


_HEXES: dict[str, Hex] = {}
NOWHERE: Hex = str.__new__(Hex, "")
"""No hex: where something lies that has left the board; it is false, and nothing can be asked of it."""


def _numbers(label_: str) -> tuple[int, int]:
    match = _LABEL.fullmatch(label_)
    if match:
        column, row = int(match[1]), int(match[2])
        if column >= 1 and row >= 1 and f"{column:02d}.{row:02d}" == label_:
            return column, row
    raise HexError(f'hex "{label_}" is not a hex number; write column and row with two digits each, like 12.10')


@cache
def column_row(hex_: Hex) -> tuple[int, int]:
    """Column and row of a hex, both from 1; raises HexError for NOWHERE."""
    return _numbers(hex_)


@cache
def label(column: int, row: int) -> Hex:
    """The hex of a column and row, both from 1."""
    return Hex(f"{column:02d}.{row:02d}")


@cache
def axial(hex_: Hex) -> Axial:
    """The axial pair of a hex."""
    column, row = column_row(hex_)
    return column, row - (column + 1) // 2


@cache
def from_axial(q: int, r: int) -> Hex | None:
    """The label at an axial pair; None left of column 01 and above row 01, where no hex has a number."""
    row = r + (q + 1) // 2
    return label(q, row) if q >= 1 and row >= 1 else None


def axial_distance(dq: int, dr: int) -> int:
    """Hexes between two axial pairs that differ by (dq, dr)."""
    return max(abs(dq), abs(dr), abs(dq + dr))


def distance(a: Hex, b: Hex) -> int:
    """Range in hexes: counts the hex at one end, not the other (2.0)."""
    aq, ar = axial(a)
    bq, br = axial(b)
    return axial_distance(bq - aq, br - ar)


def neighbour(hex_: Hex, direction: int) -> Hex | None:
    """The adjacent hex in a map direction, 0 straight up and clockwise; None where no hex has a number."""
    q, r = axial(hex_)
    dq, dr = MAP_DIRECTIONS[direction % 6]
    return from_axial(q + dq, r + dr)


def neighbours(hex_: Hex) -> tuple[Hex | None, ...]:
    """The adjacent hexes, one for each map direction in order."""
    return tuple(neighbour(hex_, direction) for direction in range(6))


def direction_between(a: Hex, b: Hex) -> int | None:
    """The map direction in which b lies straight from a, at any distance; None if it lies in none of the six."""
    (aq, ar), (bq, br) = axial(a), axial(b)
    dq, dr = bq - aq, br - ar
    far = axial_distance(dq, dr)
    if far == 0 or dq % far or dr % far:
        return None
    return MAP_DIRECTIONS.index((dq // far, dr // far))


def ring(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """The numbered hexes exactly `radius` away, clockwise from straight up."""
    if radius == 0:
        return (centre,)
    q, r = axial(centre)
    r -= radius
    found = []
    for side in range(6):
        dq, dr = MAP_DIRECTIONS[(side + 2) % 6]
        for _ in range(radius):
            found.append(from_axial(q, r))
            q, r = q + dq, r + dr
    return tuple(hex_ for hex_ in found if hex_ is not None)


def within(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """The numbered hexes at most `radius` away, the centre first and then ring by ring."""
    return tuple(hex_ for reach in range(radius + 1) for hex_ in ring(centre, reach))


def rotate(hex_: Hex, centre: Hex, sixths: int) -> Hex | None:
    """Where a hex comes to lie when the map is turned clockwise about `centre` by sixths of a circle."""
    (q, r), (cq, cr) = axial(hex_), axial(centre)
    dq, dr = q - cq, r - cr
    for _ in range(sixths % 6):
        dq, dr = -dr, dq + dr
    return from_axial(cq + dq, cr + dr)
