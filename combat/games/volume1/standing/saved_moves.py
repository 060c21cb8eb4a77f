"""The drawn moves of the game that was left last, kept beside its save: the player’s notes, and no part of it."""

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
"""Bytes that are read: a squad's moves take a twentieth of it."""


class SavedMoves(Record):
    """What stands in the file: whose save it belongs to, and the moves."""

    save: str
    moves: tuple[DrawnMove, ...]


def keep(save: Path, moves: Sequence[DrawnMove]) -> None:
    """Write moves down; where that cannot be done they are lost with the sitting, and nothing else is."""
    with contextlib.suppress(OSError):
        write_whole(folders.data() / FILE, as_json(SavedMoves(save.name, tuple(moves))), lasting=False)


def kept(save: Path, state: State) -> list[DrawnMove]:
    """The moves that were drawn in a save when it was left; none where another was played since.

    A file that nobody of ours wrote, and a move that does not fit this battle, count for nothing.
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
