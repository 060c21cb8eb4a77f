"""Hexes by their printed numbers, with distances, neighbours and rings: pure geometry (rulings, section 2).

A hex's label is `CC.RR`, column and row from 01. Hexes are flat-topped and form columns; even columns are half
a hex lower. Within this package a hex is also an axial pair (q, r): q is the column, and r counts down the
column along skewed axes. So a step in a direction is the same pair from every hex.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, NoReturn, TypeAlias

from combat.engine.kernel.str_value import StrValue
from combat.engine.kernel.text_message import msg
from combat.engine.space.place import Place, PlaceError

Axial: TypeAlias = tuple[int, int]

MAP_DIRECTIONS: tuple[Axial, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The axial step of each map direction, clockwise from straight up: 0 up, 1 upper right … 5 upper left."""

LABEL = r"[0-9]{2,3}[.][0-9]{2,3}"
"""The pattern of labels, as a regular expression for file schemas."""

MOST = 999
"""The maximum column and row of a label."""

_LABEL = re.compile(r"([0-9]{2,3})[.]([0-9]{2,3})", re.ASCII)
_ON_SHEET = re.compile(rf"([^:\s]+):({LABEL})", re.ASCII)


class HexError(PlaceError):
    """A text or value is not a valid hex; the message is for the player."""


class Hex(StrValue, Place):
    """A hex; it equals its label as a string.

    Each hex is a single shared object. `column` and `row` count from 1; NOWHERE has neither and raises HexError
    on access.
    """

    __slots__ = ("axial", "column", "row")
    column: int
    row: int
    axial: Axial

    def __new__(cls, label: str) -> Hex:
        """Return the hex with a label; raise HexError for a text not of the form 12.10."""
        return _HEXES.get(label) or _made(label)

    @classmethod
    def read(cls, text: str) -> Hex:
        """Parse the label of a hex; return NOWHERE for an empty text, and raise HexError for any other text."""
        return cls(text) if text else NOWHERE

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as the label, so that loading returns the shared object."""
        return Hex.read, (str(self),)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> NoReturn:
            """Raise HexError for the attributes that NOWHERE lacks."""
            if name in Hex.__slots__:
                raise HexError(msg("finding-nowhere"))
            raise AttributeError(name)


_HEXES: dict[str, Hex] = {}
NOWHERE: Hex = str.__new__(Hex, "")
"""No hex, for pieces off the board; it is false, and its `column` and `row` raise HexError."""


def _made(label_: str) -> Hex:
    match = _LABEL.fullmatch(label_)
    if match:
        column, row = int(match[1]), int(match[2])
        if column >= 1 and row >= 1 and f"{column:02d}.{row:02d}" == label_:
            return _new(label_, column, row)
    raise HexError(msg("finding-no-hex-number", hex=label_))


def _new(label_: str, column: int, row: int) -> Hex:
    made = _HEXES[label_] = str.__new__(Hex, label_)
    made.column, made.row, made.axial = column, row, (column, row - (column + 1) // 2)
    return made


def on_sheet(text: str) -> tuple[str, Hex] | None:
    """Parse a text like village:12.10; return the sheet and the hex, or None for any other text."""
    match = _ON_SHEET.fullmatch(text)
    try:
        return (match[1], Hex(match[2])) if match else None
    except HexError:
        return None


@cache
def label(column: int, row: int) -> Hex:
    """Return the hex of a column and row, both from 1; raise HexError if they are out of range."""
    text = f"{column:02d}.{row:02d}"
    if column < 1 or row < 1 or column > MOST or row > MOST:
        return Hex(text)  # raises the error with its message
    return _HEXES.get(text) or _new(text, column, row)


@cache
def from_axial(q: int, r: int) -> Hex | None:
    """Return the hex at an axial pair; None if it would be left of column 01 or above row 01."""
    row = r + (q + 1) // 2
    return label(q, row) if q >= 1 and row >= 1 else None


def axial_distance(dq: int, dr: int) -> int:
    """Return the distance in hexes of an axial difference (dq, dr)."""
    return max(abs(dq), abs(dr), abs(dq + dr))


def distance(a: Hex, b: Hex) -> int:
    """Return the range between two hexes; adjacent hexes are at range 1."""
    (aq, ar), (bq, br) = a.axial, b.axial
    dq, dr = bq - aq, br - ar
    return max(abs(dq), abs(dr), abs(dq + dr))  # same as `axial_distance`, without the cost of a call


def at_range(start: Hex, hexes: Iterable[Hex], nearest: int, farthest: int) -> list[Hex]:
    """Return the hexes at a distance from `nearest` to `farthest` from `start`, in their given order.

    Faster than calling `distance` for each hex.
    """
    (q, r), least = start.axial, -farthest
    found = []
    for hex_ in hexes:
        eq, er = hex_.axial
        dq, dr = eq - q, er - r
        near = least <= dq <= farthest and least <= dr <= farthest and least <= dq + dr <= farthest
        if near and max(abs(dq), abs(dr), abs(dq + dr)) >= nearest:
            found.append(hex_)
    return found


def neighbour(hex_: Hex, direction: int) -> Hex | None:
    """Return the adjacent hex in a map direction, 0 straight up and clockwise; None if it would have no number."""
    q, r = hex_.axial
    dq, dr = MAP_DIRECTIONS[direction % 6]
    return from_axial(q + dq, r + dr)


def neighbours(hex_: Hex) -> tuple[Hex | None, ...]:
    """Return the adjacent hex in each map direction, in order; None where it would have no number."""
    return tuple(neighbour(hex_, direction) for direction in range(6))


def direction_between(a: Hex, b: Hex) -> int | None:
    """Return the map direction in which `b` lies in a straight line from `a`; None if it is in none of the six."""
    (aq, ar), (bq, br) = a.axial, b.axial
    dq, dr = bq - aq, br - ar
    far = axial_distance(dq, dr)
    if far == 0 or dq % far or dr % far:
        return None
    return MAP_DIRECTIONS.index((dq // far, dr // far))


def half_hexes_along(hex_: Hex, start: Hex, direction: int) -> int:
    """Return how far a hex is from `start` along a map direction, in half hexes; negative in the opposite direction.

    All hexes on a line at right angles to the direction have the same value: 2 for one hex straight on, 1 for one
    beside that line.
    """
    (q, r), (sq, sr), (dq, dr) = hex_.axial, start.axial, MAP_DIRECTIONS[direction % 6]
    aq, ar = q - sq, r - sr
    return aq * dq + ar * dr + (aq + ar) * (dq + dr)


def ring(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """Return the hexes exactly `radius` away that have a number, clockwise from straight up."""
    if radius == 0:
        return (centre,)
    q, r = centre.axial
    r -= radius
    found = []
    for side in range(6):
        dq, dr = MAP_DIRECTIONS[(side + 2) % 6]
        for _ in range(radius):
            found.append(from_axial(q, r))
            q, r = q + dq, r + dr
    return tuple(hex_ for hex_ in found if hex_ is not None)


def within(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """Return the hexes at most `radius` away that have a number, the centre first and then ring by ring."""
    return tuple(hex_ for reach in range(radius + 1) for hex_ in ring(centre, reach))


def rotate(hex_: Hex, centre: Hex, sixths: int) -> Hex | None:
    """Return a hex rotated clockwise about `centre` by sixths of a circle; None if it would have no number."""
    (q, r), (cq, cr) = hex_.axial, centre.axial
    dq, dr = q - cq, r - cr
    for _ in range(sixths % 6):
        dq, dr = -dr, dq + dr
    return from_axial(cq + dq, cr + dr)
