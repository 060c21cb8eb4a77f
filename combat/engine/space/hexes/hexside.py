"""Hexsides: the line between two adjacent hexes, where a river, a wall or a hedge may run."""

from __future__ import annotations

from typing import TypeAlias

from combat.engine.kernel.text_message import msg
from combat.engine.space.hexes.hex import Hex, HexError, distance

Hexside: TypeAlias = tuple[Hex, Hex]
"""The two hexes of a side, the one of the lower column (in one column, of the lower row) first."""


def hexside(one: Hex, other: Hex) -> Hexside:
    """Return the hexside between two adjacent hexes, the same for either order.

    Raise HexError if they are not adjacent.
    """
    if distance(one, other) != 1:
        raise HexError(msg("finding-not-touching", one=one, other=other))
    return (one, other) if (one.column, one.row) < (other.column, other.row) else (other, one)
