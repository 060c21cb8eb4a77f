"""What throws the echo of a sound that is made in a hex."""

from __future__ import annotations

from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex

HOUSES, AROUND, MANY = "houses", 2, 3
"""Sounds echo from houses where so many hexes at most so far away have a building."""


def echo_around(board: Board, hex_: Hex | None, building: str) -> str:
    """The name of what throws an echo around a hex; "" for the open. `building` is the terrain of hexes with houses."""
    if not hex_ or not board.contains(hex_):
        return ""
    near = (board.terrain(other) for other in board.within(hex_, AROUND))
    return HOUSES if sum(terrain == building for terrain in near) >= MANY else ""
