"""The lines of a journal: header, book, answers, checkpoints and what was taken back (JSON Lines, format 2).

    {"journal": "combat", "format": 2, "game": "0.1.0", "scenario": "first-light", "title": …, "created": …, …}
    {"book": {…}}
    {"checkpoint": {"turn": 0, …}, "answers": 0, "when": …, "digest": …, "state": {"packed": …}}
    {"to": "set-up", "about": "", "value": "north 05.06", "when": …}
    {"to": "draw", "secret": {"packed": …}, "chance": true}
    {"undo": 12}

The header's `plays` is the id of the title, where that is not "volume1", and an answer's `by` the seat that gave it,
where that is not "player". A branch of another game says in the header's `branch` of which, and a game that is studied
in `study` after how many answers that began; both have format 3. The header's `seats` tells who sits where in a game of
several seats. What stands under `book`, `checkpoint` and `state` is the title's own. `undo` keeps that many answers.
`when` tells the time (UTC) of every checkpoint, of the first answer of each sitting and of one every twenty seconds.
States, and answers that a seat may not know, are packed; older journals have them as they are. A digest is of the state
unpacked.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, TypeVar

from combat.engine.journal.heads import CHECKPOINT, FIRST_TITLE, UNDO, Header
from combat.engine.journal.packed import pack
from combat.engine.journal.state_serializer import StateSerializer
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.digest import json_digest, text_digest
from combat.engine.kernel.game import Checkpoint, Entry
from combat.engine.kernel.record import as_json, as_plain
from combat.engine.kernel.seats import PLAYER

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")


def line(data: Mapping[str, object]) -> bytes:
    """One line of a journal, with its end."""
    return as_json(data) + b"\n"


def fingerprint(book_line: bytes) -> str:
    """What the header says of the book's line."""
    return text_digest(book_line.rstrip(b"\n"))


def header_line(header: Header) -> bytes:
    """The journal's first line; the word that marks the file stands first."""
    data = as_plain(header)
    if header.plays == FIRST_TITLE:
        del data["plays"]
    for name in ("seed", "branch", "study", "challenge", "seats"):
        if getattr(header, name) in ("", None, {}):
            del data[name]
    return line({"journal": data.pop("journal"), "format": data.pop("format")} | data)


def book_line(keeping: StateSerializer[S, B], book: B) -> bytes:
    """Everything that the game is played with."""
    return line({"book": keeping.book_as_plain(book)})


def answer_line(entry: Entry, when: str = "") -> bytes:
    """One answer, in the words of the rules, and when it was given where that is to be known."""
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


def checkpoint_line(keeping: StateSerializer[S, B], checkpoint: Checkpoint[S], when: str) -> bytes:
    """A state from which the game can be entered anew, when it was come to, and the verdict where there is one."""
    state = checkpoint.state
    data = keeping.state_as_plain(state)
    head: dict[str, Any] = {"checkpoint": keeping.clock(state), "answers": checkpoint.answers, "when": when}
    verdict = keeping.verdict(state)
    if verdict is not None:
        head["verdict"], head["points"] = verdict
    return line(head | {"digest": json_digest(data), "state": pack(data)})


def undo_line(answers: int) -> bytes:
    """Only the first `answers` answers hold."""
    return line({"undo": answers})


def state_digest(keeping: StateSerializer[S, B], state: S) -> str:
    """The fingerprint of a state as its checkpoint line has it."""
    return json_digest(keeping.state_as_plain(state))


def held(content: bytes) -> bytes:
    """A journal's lines without those that were taken back since."""
    head, book, *lines = content.splitlines(keepends=True)
    kept: list[bytes] = []
    answers: list[int] = []
    """Where each answer stands among what is kept."""
    for text in lines:
        if text.startswith(UNDO):
            keep = json.loads(text)["undo"]
            del kept[answers[keep] if keep < len(answers) else len(kept) :], answers[keep:]
            continue
        if not text.startswith(CHECKPOINT):
            answers.append(len(kept))
        kept.append(text)
    return b"".join((head, book, *kept))
