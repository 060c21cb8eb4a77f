"""Hexes as they are printed: on joined sheets with the sheet that they lie on."""

from __future__ import annotations

from combat.engine import words
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex


def sheet_names(board: Board) -> words.Printer | None:
    """Return what prints the hexes of joined sheets, as village:12.10; None on a single sheet: numbers say enough."""
    return words.printer(Hex, board.name) if board.sheets else None
