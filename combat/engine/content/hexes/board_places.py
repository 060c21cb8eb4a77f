"""Places in lesson files of hex games."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex


class BoardPlaces(Record, gc=True):
    """Parses hexes by their labels: a `PlaceReader` of lessons on a board."""

    board: Board

    def parse(self, text: str) -> Hex:
        """Parse the label of a hex; raise HexError if it is invalid or off the board."""
        hex_ = Hex(text)
        self.board.place(hex_)
        return hex_

    def name(self, place: Hex) -> str:
        """Return the label of a hex."""
        return str(place)
