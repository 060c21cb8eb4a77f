"""Hexes by their printed numbers, with distances, neighbours and rings: pure geometry (rulings, section 2).

A hex is known everywhere by its label `CC.RR`, column and row from 01. Hexes are flat-topped and stand in columns;
even columns lie half a hex lower. Inside this room the same hex is an axial pair (q, r): q is the column, r counts down
the column in a frame that slants with the directions, so that a move is the same pair wherever it starts.
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
"""What every label looks like, as a regular expression for those who describe files."""

MOST = 999
"""Columns and rows that a label has room for."""

_LABEL = re.compile(r"([0-9]{2,3})[.]([0-9]{2,3})", re.ASCII)
_ON_SHEET = re.compile(rf"([^:\s]+):({LABEL})", re.ASCII)


class HexError(PlaceError):
    """A label that is not a hex number, and what to say of it to the player."""


class Hex(StrValue, Place):
    """A hex, which is its label: what is a hex is told by this class, and never by the look of a text.

    There is one of each, so that boards and states look it up at once. `column` and `row` count from 1; NOWHERE has
    neither, and raises HexError where it is asked for them.
    """

    __slots__ = ("axial", "column", "row")
    column: int
    row: int
    axial: Axial

    def __new__(cls, label: str) -> Hex:
        """The hex with a label; raises HexError for a text that is not written like 12.10."""
        return _HEXES.get(label) or _made(label)

    @classmethod
    def read(cls, text: str) -> Hex:
        """The hex with a label, or NOWHERE for none at all; raises HexError."""
        return cls(text) if text else NOWHERE

    def __reduce__(self) -> tuple[Any, ...]:
        """Sent to another process it is the one of there."""
        return Hex.read, (str(self),)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> NoReturn:
            """Only what NOWHERE lacks is not there."""
            if name in Hex.__slots__:
                raise HexError(msg("finding-nowhere"))
            raise AttributeError(name)


_HEXES: dict[str, Hex] = {}
NOWHERE: Hex = str.__new__(Hex, "")
"""No hex: where something lies that has left the board; it is false, and nothing can be asked of it."""


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
    """The sheet and the hex on it that a text names, like village:12.10; None for any other text."""
    match = _ON_SHEET.fullmatch(text)
    try:
        return (match[1], Hex(match[2])) if match else None
    except HexError:
        return None


@cache
def label(column: int, row: int) -> Hex:
    """The hex of a column and row, both from 1."""
    text = f"{column:02d}.{row:02d}"
    if column < 1 or row < 1 or column > MOST or row > MOST:
        return Hex(text)  # which tells what is wrong
    return _HEXES.get(text) or _new(text, column, row)


@cache
def from_axial(q: int, r: int) -> Hex | None:
    """The label at an axial pair; None left of column 01 and above row 01, where no hex has a number."""
    row = r + (q + 1) // 2
    return label(q, row) if q >= 1 and row >= 1 else None


def axial_distance(dq: int, dr: int) -> int:
    """Hexes between two axial pairs that differ by (dq, dr)."""
    return max(abs(dq), abs(dr), abs(dq + dr))


def distance(a: Hex, b: Hex) -> int:
    """Range in hexes: counts the hex at one end, not the other."""
    (aq, ar), (bq, br) = a.axial, b.axial
    dq, dr = bq - aq, br - ar
    return max(abs(dq), abs(dr), abs(dq + dr))  # as `axial_distance`, which would cost a call more each time


def at_range(start: Hex, hexes: Iterable[Hex], nearest: int, farthest: int) -> list[Hex]:
    """Those of some hexes that are so far from a hex, in their order: sooner than by asking for each distance."""
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
    """The adjacent hex in a map direction, 0 straight up and clockwise; None where no hex has a number."""
    q, r = hex_.axial
    dq, dr = MAP_DIRECTIONS[direction % 6]
    return from_axial(q + dq, r + dr)


def neighbours(hex_: Hex) -> tuple[Hex | None, ...]:
    """The adjacent hexes, one for each map direction in order."""
    return tuple(neighbour(hex_, direction) for direction in range(6))


def direction_between(a: Hex, b: Hex) -> int | None:
    """The map direction in which b lies straight from a, at any distance; None if it lies in none of the six."""
    (aq, ar), (bq, br) = a.axial, b.axial
    dq, dr = bq - aq, br - ar
    far = axial_distance(dq, dr)
    if far == 0 or dq % far or dr % far:
        return None
    return MAP_DIRECTIONS.index((dq // far, dr // far))


def half_hexes_along(hex_: Hex, start: Hex, direction: int) -> int:
    """Return how far a hex lies from another in a map direction, in half hexes; below 0 on the other side.

    The hexes of a line at right angles to the direction are equally far: 2 is one hex straight on, 1 one to its side.
    """
    (q, r), (sq, sr), (dq, dr) = hex_.axial, start.axial, MAP_DIRECTIONS[direction % 6]
    aq, ar = q - sq, r - sr
    return aq * dq + ar * dr + (aq + ar) * (dq + dr)


def ring(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """The numbered hexes exactly `radius` away, clockwise from straight up."""
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
    """The numbered hexes at most `radius` away, the centre first and then ring by ring."""
    return tuple(hex_ for reach in range(radius + 1) for hex_ in ring(centre, reach))


def rotate(hex_: Hex, centre: Hex, sixths: int) -> Hex | None:
    """Where a hex comes to lie when the map is turned clockwise about `centre` by sixths of a circle."""
    (q, r), (cq, cr) = hex_.axial, centre.axial
    dq, dr = q - cq, r - cr
    for _ in range(sixths % 6):
        dq, dr = -dr, dq + dr
    return from_axial(cq + dq, cr + dr)
