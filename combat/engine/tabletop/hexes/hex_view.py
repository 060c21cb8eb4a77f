"""View of a hex board outside a table."""

from __future__ import annotations

from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.keys import Keymap
from combat.engine.stage.settings import Settings
from combat.engine.tabletop.hexes.hex_ground import HexGround
from combat.engine.tabletop.map.board_view import BoardView
from combat.engine.tabletop.map.tiles import Tiles


class HexView(BoardView[Hex]):
    """The view of a hex board."""

    def __init__(self, board: Board, keys: Keymap, settings: Settings, tiles: Tiles) -> None:
        super().__init__(HexGround(board, tiles.index), keys, settings, tiles)
        self.board = board
