"""Something on a table that can be searched for by name, and gone to."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import Hex


class Found(Record):
    """What it is called, a note beside it, and where it is; `piece` is its id where it is a piece."""

    words: str
    note: str
    hex: Hex
    piece: str = ""
