"""The lines of a journal: header, book, answers, checkpoints and undo (JSON Lines, format 2).

    {"journal": "combat", "format": 2, "game": "1.0.0", "scenario": "first-light", "title": …, "created": …, …}
    {"book": {…}}
    {"checkpoint": {"turn": 0, …}, "answers": 0, "when": …, "digest": …, "state": {"packed": …}}
    {"to": "set-up", "about": "", "value": "north 05.06", "when": …}
    {"to": "draw", "secret": {"packed": …}, "chance": true}
    {"undo": 12}

The header's `plays` is the id of the title unless that is "volume1"; an answer's `by` is its seat unless that
is "player". The header's `branch` names the original of a branched game, and `study` the answer count from
which study mode is on; both have format 3. The header's `seats` are the players in a game of several seats. The
contents of `book`, `checkpoint` and `state` are the title's own. `undo` is the number of answers that remain
valid. `when` is the time (UTC) of every checkpoint, of the first answer of each session and of one answer every
twenty seconds.

States, and answers hidden from other seats, are packed (`packed.py`); older journals have them in plain form. A
digest is that of the unpacked state.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, TypeVar

from combat.engine.files import bounds
from combat.engine.journal.heads import CHECKPOINT, FIRST_TITLE, UNDO, Header
from combat.engine.journal.packed import pack, unpack
from combat.engine.journal.state_serializer import StateSerializer
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.digest import json_digest, text_digest
from combat.engine.kernel.game import Checkpoint, Entry
from combat.engine.kernel.record import as_json, as_plain
from combat.engine.kernel.seats import CHANCE, PLAYER
from combat.engine.kernel.text_message import msg

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")


def line(data: Mapping[str, object]) -> bytes:
    """Return data as one line of a journal, with its newline."""
    return as_json(data) + b"\n"


def fingerprint(book_line: bytes) -> str:
    """Return the digest of the book's line for the header."""
    return text_digest(book_line.rstrip(b"\n"))


def header_line(header: Header) -> bytes:
    """Return the journal's first line; the key that identifies the file comes first."""
    data = as_plain(header)
    if header.plays == FIRST_TITLE:
        del data["plays"]
    for name in ("seed", "branch", "study", "challenge", "seats"):
        if getattr(header, name) in ("", None, {}):
            del data[name]
    return line({"journal": data.pop("journal"), "format": data.pop("format")} | data)


def book_line(keeping: StateSerializer[S, B], book: B) -> bytes:
    """Return the line of a game's book."""
    return line({"book": keeping.book_as_plain(book)})


def answer_line(entry: Entry, when: str = "") -> bytes:
    """Return the line of an answer, with the time `when` unless it is ""."""
    told = {"about": entry.about, "value": entry.value}
    data: dict[str, Any] = {"to": entry.to} | ({"secret": pack(told)} if entry.secret else told)
    if entry.habit:
        data["habit"] = True
    if entry.chance:
        data["chance"] = True
    elif entry.by != PLAYER:
        data["by"] = entry.by
    if when:
        data["when"] = when
    return line(data)


def entry_of(data: Mapping[str, Any]) -> Entry:
    """Parse the data of an answer line; raise ValueError, KeyError or TypeError if it is invalid."""
    secret = "secret" in data
    told = bounds.json_object(unpack(data["secret"])) if secret else data
    to, about, value = data["to"], told["about"], told["value"]
    if not (isinstance(to, str) and isinstance(about, str) and isinstance(value, str | int)) or isinstance(value, bool):
        raise ValueError(msg("save-no-answer"))
    chance = data.get("chance") is True
    by = CHANCE if chance else data.get("by", PLAYER)
    if not isinstance(by, str):
        raise ValueError(msg("save-no-seat"))
    return Entry(to, about, value, data.get("habit") is True, chance, by, secret)


def checkpoint_line(keeping: StateSerializer[S, B], checkpoint: Checkpoint[S], when: str) -> bytes:
    """Return the line of a checkpoint: its state, its time, and the verdict if there is one."""
    state = checkpoint.state
    data = keeping.state_as_plain(state)
    head: dict[str, Any] = {"checkpoint": keeping.clock(state), "answers": checkpoint.answers, "when": when}
    verdict = keeping.verdict(state)
    if verdict is not None:
        head["verdict"], head["points"] = verdict
    return line(head | {"digest": json_digest(data), "state": pack(data)})


def undo_line(answers: int) -> bytes:
    """Return the line of an undo that keeps the first `answers` answers."""
    return line({"undo": answers})


def state_digest(keeping: StateSerializer[S, B], state: S) -> str:
    """Return the digest of a state as in its checkpoint line."""
    return json_digest(keeping.state_as_plain(state))


def without_undone(content: bytes) -> bytes:
    """Return a journal without the lines of answers and checkpoints that were undone."""
    head, book, *lines = content.splitlines(keepends=True)
    kept: list[bytes] = []
    answers: list[int] = []
    """The index in `kept` of each answer."""
    for text in lines:
        if text.startswith(UNDO):
            keep = json.loads(text)["undo"]
            del kept[answers[keep] if keep < len(answers) else len(kept) :], answers[keep:]
            continue
        if not text.startswith(CHECKPOINT):
            answers.append(len(kept))
        kept.append(text)
    return b"".join((head, book, *kept))
