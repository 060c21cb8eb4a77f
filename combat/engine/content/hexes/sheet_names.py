"""Printed names of hexes: on joined sheets with the sheet."""

from __future__ import annotations

from combat.engine import words
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex


def sheet_names(board: Board) -> words.Printer | None:
    """Return a printer of hexes on joined sheets, as village:12.10; None on a single sheet, where numbers suffice."""
    return words.printer(Hex, board.name) if board.sheets else None
