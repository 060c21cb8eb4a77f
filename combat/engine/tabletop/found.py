"""Something on a table that can be searched for by name, and gone to."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex


class Found(Record):
    """What it is called, a note beside it, and where it is; `piece` is its id where it is a piece."""

    words: str
    note: str
    hex: Hex
    piece: str = ""


def hexes_numbered(board: Board, wanted: str) -> Sequence[Hex]:
    """The hexes that a number means as a player types it: 05.06, 0506, or with a sheet before it, B:0506."""
    sheet, colon, digits = wanted.rpartition(":")
    label = digits if "." in digits else f"{digits[:2]}.{digits[2:4]}" if len(digits) == 4 else ""
    return tuple(board.numbered(f"{sheet}{colon}{label}")) if label else ()
