"""The pictures of Volume 1's boards."""

from __future__ import annotations

from combat.engine.kernel.named import named
from combat.engine.space.hexes.board import Board
from combat.engine.tabletop.map.board_tiles import tiles_of
from combat.engine.tabletop.map.tiles import Tiles

QUICK = "combat.games.volume1.table.quick_hand.quick_sheet:QuickSheet"
"""Who draws a board that nobody has painted: learnt when one is laid out."""


def pictures_of(board: Board) -> Tiles:
    """The painted tiles or the scan of a board, or its sheet in the quick hand."""
    return tiles_of(board, quick)


def quick(board: Board) -> Tiles:
    """The sheet of a board in the quick hand."""
    return named(QUICK)(board)  # type: ignore[no-any-return]
