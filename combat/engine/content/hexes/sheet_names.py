"""Printed names of hexes: on joined sheets with the sheet."""

from __future__ import annotations

from functools import partial

from combat.engine import words
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.space.hexes.printed_names import name_of


def sheet_names(board: Board) -> words.Printer | None:
    """Return a function that prints hexes of joined sheets as village:12.10; None for a board of one sheet."""
    return words.printer(Hex, partial(name_of, board)) if board.sheets else None
