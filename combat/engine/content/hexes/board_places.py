"""The hexes of a board, as lesson files name them."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex


class BoardPlaces(Record, gc=True):
    """Reads hexes by their labels: a `PlaceReader` of lessons on a board."""

    board: Board

    def parse(self, text: str) -> Hex:
        """Return the hex of a label; raises HexError for no label, and for one that is off the board."""
        hex_ = Hex(text)
        self.board.place(hex_)
        return hex_

    def name(self, place: Hex) -> str:
        """Return the label of a hex."""
        return str(place)
