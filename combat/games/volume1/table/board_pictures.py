"""The pictures of Volume 1's boards."""

from __future__ import annotations

from combat.engine.space.hexes.board import Board
from combat.engine.tabletop.map.board_tiles import tiles_of
from combat.engine.tabletop.map.tiles import Tiles
from combat.games.volume1.content.grounds import TERRAINS


def pictures_of(board: Board) -> Tiles:
    """The painted tiles or the scan of a board, or a sheet of the pictures that map editors know."""
    return tiles_of(board, TERRAINS)
