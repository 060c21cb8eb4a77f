"""The lines of a journal: header, book, answers, checkpoints and what was taken back (JSON Lines, format 1).

    {"journal": "combat", "format": 1, "game": "0.1.0", "scenario": "first-light", "title": …, "created": …, …}
    {"book": {…}}
    {"checkpoint": {"turn": 0, …}, "answers": 0, "digest": …, "state": {…}}
    {"to": "set-up", "about": "", "value": "taylor 05.06"}
    {"undo": 12}

A checkpoint's state leaves out the book, and the board where it is still the book's. `undo` keeps that many answers.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any, get_type_hints

from combat.kernel.codec import decode, encode, json_digest
from combat.kernel.game import Checkpoint, Entry
from combat.rules.book import Book
from combat.rules.state import State
from combat.saves.migrations import FORMAT

JOURNAL = "combat"
_KINDS = {name: kind for name, kind in get_type_hints(State).items() if name not in ("book", "board")}


@dataclass(frozen=True, slots=True)
class Header:
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


def line(data: Any) -> bytes:
    """One line of a journal, with its end."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def fingerprint(book_line: bytes) -> str:
    """What the header says of the book's line."""
    return hashlib.blake2b(book_line.rstrip(b"\n"), digest_size=12).hexdigest()


def header_line(header: Header) -> bytes:
    """The journal's first line; the word that marks the file stands first."""
    data = encode(header)
    return line({"journal": data.pop("journal"), "format": data.pop("format")} | data)


def book_line(book: Book) -> bytes:
    """Everything that the game is played with."""
    return line({"book": encode(book)})


def answer_line(entry: Entry) -> bytes:
    """One answer, in the words of the rules."""
    data: dict[str, Any] = {"to": entry.to, "about": entry.about, "value": entry.value}
    if entry.habit:
        data["habit"] = True
    if entry.chance:
        data["chance"] = True
    return line(data)


def checkpoint_line(checkpoint: Checkpoint[State]) -> bytes:
    """A state from which the game can be entered anew, its fingerprint, and the verdict where there is one."""
    state = checkpoint.state
    data = encode_state(state)
    head = {"checkpoint": encode(state.clock), "answers": checkpoint.answers}
    if state.verdict:
        head |= {"verdict": state.verdict, "points": state.points}
    return line(head | {"digest": json_digest(data), "state": data})


def undo_line(answers: int) -> bytes:
    """Only the first `answers` answers hold."""
    return line({"undo": answers})


def encode_state(state: State) -> dict[str, Any]:
    """A state without its book, and without its board where that is the book's own."""
    data = {name: encode(getattr(state, name)) for name in _KINDS}
    data["board"] = None if state.board == state.book.board else encode(state.board)
    return data


def decode_state(data: dict[str, Any], book: Book) -> State:
    """The state that `encode_state` wrote; raises CodecError."""
    board = decode(_BOARD, data.get("board")) or book.board
    return State(book, board, **{name: decode(kind, data[name]) for name, kind in _KINDS.items() if name in data})


def state_digest(state: State) -> str:
    """The fingerprint of a state as its checkpoint line has it."""
    return json_digest(encode_state(state))


_BOARD: Any = get_type_hints(State)["board"] | None
