"""Load boards of Volume 1, whose hexes scenarios name by printed numbers (11.0, 22.0)."""

from __future__ import annotations

from pathlib import Path

from combat.engine.content.hexes.board_files import BoardFiles
from combat.engine.content.places import Places
from combat.engine.space.hexes.board import Board
from combat.games.volume1.content.grounds import TERRAINS

BOARDS = BoardFiles(
    terrains=TERRAINS,
    hex_keys=frozenset({"at", "one", "hex", "hexes", "deployment", "home", "rounds"}),
)

load_board = BOARDS.load
find_board = BOARDS.find
as_printed = BOARDS.as_printed
carried_over = BOARDS.carried_over


def board_of(places: Places, board: str | Path) -> Board:
    """Return a board by its id, by several ids joined with "+", or by the path of its map.

    Raise ContentError with every finding if it cannot be read.
    """
    if isinstance(board, Path) or board.endswith(".tmx"):
        return load_board(Path(board))
    return find_board(places, board)
