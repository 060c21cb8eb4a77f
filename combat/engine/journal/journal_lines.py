"""The lines of a journal: header, book, answers, checkpoints and what was taken back (JSON Lines, format 2).

    {"journal": "combat", "format": 2, "game": "0.1.0", "scenario": "first-light", "title": …, "created": …, …}
    {"book": {…}}
    {"checkpoint": {"turn": 0, …}, "answers": 0, "when": …, "digest": …, "state": {…}}
    {"to": "set-up", "about": "", "value": "taylor 05.06", "when": …}
    {"undo": 12}

An answer's `by` names the seat that gave it, where that is not "player". A checkpoint's state leaves out the book and
the smoke, and keeps of the board what shells changed. `undo` keeps that many answers. `when` tells the time (UTC) of
every checkpoint and of the first answer of each sitting.
"""

from __future__ import annotations

from functools import cache
from typing import Any, get_type_hints

from combat.engine.journal.migrations import FORMAT
from combat.engine.kernel.digest import json_digest, text_digest
from combat.engine.kernel.game import Checkpoint, Entry
from combat.engine.kernel.record import CodecError, Record, as_json, as_plain, from_plain
from combat.engine.kernel.seats import PLAYER
from combat.engine.space.hexes.board import Board
from combat.games.volume1.rules.book import Book, Hex
from combat.games.volume1.rules.state import State

JOURNAL = "combat"
_APART = ("book", "board", "smoke")
"""What a checkpoint does not hold as it is: the book stands in a line of its own, of the board only changes are kept,
and the smoke of a hex is counted from the clouds."""


class Header(Record):
    """The first line of a journal: what was begun, when, by which version, with which content."""

    game: str
    scenario: str
    title: str
    options: tuple[str, ...]
    created: str
    """UTC, ISO 8601."""
    content: str
    """Fingerprint of the book's line."""
    format: int = FORMAT
    journal: str = JOURNAL
    packs: tuple[str, ...] = ()
    """The packs that it is played with, each with its version."""


def line(data: Any) -> bytes:
    """One line of a journal, with its end."""
    return as_json(data) + b"\n"


def fingerprint(book_line: bytes) -> str:
    """What the header says of the book's line."""
    return text_digest(book_line.rstrip(b"\n"))


def header_line(header: Header) -> bytes:
    """The journal's first line; the word that marks the file stands first."""
    data = as_plain(header)
    return line({"journal": data.pop("journal"), "format": data.pop("format")} | data)


def book_line(book: Book) -> bytes:
    """Everything that the game is played with."""
    return line({"book": as_plain(book)})


def answer_line(entry: Entry, when: str = "") -> bytes:
    """One answer, in the words of the rules, and when it was given where that is to be known."""
    data: dict[str, Any] = {"to": entry.to, "about": entry.about, "value": entry.value}
    if entry.habit:
        data["habit"] = True
    if entry.chance:
        data["chance"] = True
    elif entry.by != PLAYER:
        data["by"] = entry.by
    if when:
        data["when"] = when
    return line(data)


def checkpoint_line(checkpoint: Checkpoint[State], when: str) -> bytes:
    """A state from which the game can be entered anew, when it was come to, and the verdict where there is one."""
    state = checkpoint.state
    data = encode_state(state)
    head = {"checkpoint": as_plain(state.clock), "answers": checkpoint.answers, "when": when}
    if state.verdict:
        head |= {"verdict": state.verdict, "points": state.points}
    return line(head | {"digest": json_digest(data), "state": data})


def undo_line(answers: int) -> bytes:
    """Only the first `answers` answers hold."""
    return line({"undo": answers})


def encode_state(state: State) -> dict[str, Any]:
    """A state without its book; of its board only the hexes that are not as the book has them, None if all are."""
    data = {name: _written(getattr(state, name)) for name in _kinds()}
    data["board"] = _changed(state.book.board, state.board)
    return data


def _written(value: object) -> Any:
    """A part of the state; sets have no order of their own, so they are sorted."""
    return sorted(value) if isinstance(value, frozenset) else as_plain(value)


@cache
def _kinds() -> dict[str, Any]:
    """The fields of a checkpoint's state and their types."""
    return {name: kind for name, kind in get_type_hints(State).items() if name not in _APART}


def _changed(before: Board, after: Board) -> dict[Hex, str] | None:
    if before is after or before == after:
        return None
    pairs = zip(after.hexes(), before.terrains, after.terrains, strict=True)
    return {hex_: now for hex_, was, now in pairs if now != was}


def decode_state(data: dict[str, Any], book: Book) -> State:
    """The state that `encode_state` wrote; raises CodecError."""
    board = book.board
    for hex_, terrain in from_plain(_CHANGES, data.get("board") or {}).items():
        if not board.contains(hex_):
            raise CodecError(f"State.board: {hex_} is off the board")
        board = board.with_terrain(hex_, terrain)
    parts = {name: _read(name, kind, data[name]) for name, kind in _kinds().items() if name in data}
    return State(book, board, **parts)


def _read(name: str, kind: Any, data: Any) -> Any:
    try:
        return from_plain(kind, data)
    except CodecError as fault:
        raise CodecError(f"State.{name}: {fault}") from None


def state_digest(state: State) -> str:
    """The fingerprint of a state as its checkpoint line has it."""
    return json_digest(encode_state(state))


_CHANGES: Any = dict[Hex, str]
