"""Set-up zones and the objectives in them (20.2)."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.ground.ground_map import GroundMap


def set_up_zone(edge: str, depth: int, board: Board) -> tuple[Hex, ...]:
    """Return the hexes of `depth` rows or columns along an edge: "top", "bottom", "left" or "right"."""
    within: dict[str, Callable[[Hex], bool]] = {
        "top": lambda hex_: hex_.row <= depth,
        "bottom": lambda hex_: hex_.row > board.rows - depth,
        "left": lambda hex_: hex_.column <= depth,
        "right": lambda hex_: hex_.column > board.columns - depth,
    }
    return tuple(filter(within[edge], board.hexes()))


def objectives_within(edge: str, depth: int, map_: GroundMap) -> list[int]:
    """Return the numbers of the objectives that lie entirely in a set-up zone, which the opponent cannot hold (5.4)."""
    hexes = set(set_up_zone(edge, depth, map_.board))
    return [objective.number for objective in map_.objectives if hexes.issuperset(objective.hexes)]
