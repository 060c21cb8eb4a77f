"""Surroundings of a hex that cause an echo."""

from __future__ import annotations

from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex

HOUSES, AROUND, MANY = "houses", 2, 3
"""Sounds echo if at least MANY hexes within AROUND hexes have a building."""


def echo_around(board: Board, hex_: Hex | None, building: str) -> str:
    """Return the name of the echo around a hex, or "" if there is none or the hex is not on the board.

    `building` is the terrain of houses.
    """
    if not hex_ or not board.contains(hex_):
        return ""
    near = (board.terrain(other) for other in board.within(hex_, AROUND))
    return HOUSES if sum(terrain == building for terrain in near) >= MANY else ""
