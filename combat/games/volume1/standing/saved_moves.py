"""Drawn moves of the last game, stored in a file beside the save; they are not part of the save."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path

from combat.engine.files import folders
from combat.engine.files.plain_files import read_plain, write_whole
from combat.engine.kernel.record import CodecError, Record, as_json, from_json
from combat.games.volume1.rules.state import State
from combat.games.volume1.standing.drawn_move import DrawnMove

FILE = "drawn-moves.json"
LARGEST = 1 << 16
"""Maximum bytes read; a squad's moves take about a twentieth of it."""


class SavedMoves(Record):
    """Contents of the file: the name of the save, and the moves."""

    save: str
    moves: tuple[DrawnMove, ...]


def keep(save: Path, moves: Sequence[DrawnMove]) -> None:
    """Write the moves to the file; errors are ignored, as only the moves would be lost."""
    with contextlib.suppress(OSError):
        write_whole(folders.data() / FILE, as_json(SavedMoves(save.name, tuple(moves))), lasting=False)


def kept(save: Path, state: State) -> list[DrawnMove]:
    """Return the moves stored for a save; [] if they are of another save.

    An unreadable file, or a move that does not fit this battle, is ignored.
    """
    try:
        found = from_json(SavedMoves, read_plain(folders.data() / FILE, LARGEST))
    except (OSError, CodecError):
        return []
    return [move for move in found.moves if found.save == save.name and _fits(state, move)]


def _fits(state: State, move: DrawnMove) -> bool:
    man = state.men.get(move.man)
    on_board = all(map(state.board.contains, (*move.way, move.goal)))
    return man is not None and man.side == "friendly" and on_board and move.order in state.book.charts.orders
