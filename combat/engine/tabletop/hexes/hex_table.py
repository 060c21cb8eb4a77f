"""Base class of tables with a hex board."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.hexes.hex_ground import HexGround
from combat.engine.tabletop.hexes.sheets.board_tiles import tiles_of
from combat.engine.tabletop.map.tiles import SheetIndex, Tiles
from combat.engine.tabletop.table import Table
from combat.engine.tabletop.title_desk import TitleDesk

S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Hex])


class HexTable(Table[S, B, Hex]):
    """A table whose places are hexes."""

    @abstractmethod
    def board(self, state: S) -> Board:
        """Return the board of the table for a state at the start of the game."""

    def ground(self, state: S, index: SheetIndex) -> HexGround:
        """Return the ground of a sheet with the given index, for a state at the start of the game."""
        return HexGround(self.board(state), index)

    def tiles(self, state: S) -> Tiles:
        """Return the tiles of the board's sheet, for a state at the start of the game."""
        return tiles_of(self.board(state))
