"""Names and numbers of hexes as printed on the map sheets of a board."""

from __future__ import annotations

from combat.engine.kernel.text_message import msg
from combat.engine.space.hexes import hex as hexes
from combat.engine.space.hexes.board import Board, Sheet
from combat.engine.space.hexes.hex import Hex, HexError


def name_of(board: Board, hex_: Hex) -> str:
    """Return the printed name of a hex: its number; on a composite board also its sheet, as in village:12.10."""
    return f"{sheet_of(board, hex_)}:{number_of(board, hex_)}" if board.sheets else hex_


def sheet_of(board: Board, hex_: Hex) -> str:
    """Return the id of the sheet that a hex belongs to; "" on a single sheet."""
    found = _sheet(board, hex_)
    return "" if found is None else found.id


def number_of(board: Board, hex_: Hex) -> Hex:
    """Return the number printed in a hex; numbering restarts on each sheet."""
    found = _sheet(board, hex_)
    return hex_ if found is None else hexes.label(hex_.column - found.first + 1, hex_.row)


def _sheet(board: Board, hex_: Hex) -> Sheet | None:
    return next((sheet for sheet in reversed(board.sheets) if sheet.first <= hex_.column), None)


def named(board: Board, name: str) -> Hex:
    """Return the hex with a printed name, even if it is off the board; raise HexError if the name is invalid."""
    found = hexes.on_sheet(name)
    if found is None:
        return Hex(name)
    id_, hex_ = found
    for sheet in board.sheets or (Sheet(board.id, 1),):
        if sheet.id == id_:
            return hexes.label(hex_.column + sheet.first - 1, hex_.row)
    known = ", ".join(sheet.id for sheet in board.sheets) or board.id
    raise HexError(msg("finding-no-sheet", sheet=id_, hex=name, known=known))


def named_here(board: Board, name: str) -> Hex:
    """Return the hex with a printed name; raise HexError if the name is invalid or the hex is off the board."""
    hex_ = named(board, name)
    board.place(hex_)
    return hex_


def numbered(board: Board, number: str) -> tuple[Hex, ...]:
    """Return all hexes of the board with a printed number: one on each sheet that has it; empty if there is none.

    The number may name a sheet, and its point may be left out: 1210, or village:1210.
    """
    sheet_id, colon, digits = number.rpartition(":")
    if len(digits) == 4 and "." not in digits:
        number = f"{sheet_id}{colon}{digits[:2]}.{digits[2:]}"
    names = [number] if colon else [f"{sheet.id}:{number}" for sheet in board.sheets] or [number]
    try:
        found = [named(board, name) for name in names]
    except HexError:
        return ()
    return tuple(hex_ for hex_ in dict.fromkeys(found) if board.contains(hex_))
