"""Edit the lines of journals as a forger could.

Checkpoints get correct digests, so that only a replay finds the edits.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from combat.engine.files.bounds import json_object
from combat.engine.journal.heads import CHECKPOINT
from combat.engine.journal.journal_lines import fingerprint
from combat.engine.journal.packed import pack, unpack
from combat.engine.kernel.digest import json_digest

Lines = list[bytes]
Json = dict[str, Any]
FIRST = 2
"""The place of the first checkpoint in a journal, whose line has the number 3."""


class Forgery(NamedTuple):
    """Forged journal, with the line at which it must be refused and the message that must be given."""

    name: str
    lines: Lines
    line: int
    message: str


def data_of(line: bytes) -> Json:
    """Return a journal line parsed as JSON."""
    data: Json = json.loads(line)
    return data


def line_of(data: Json) -> bytes:
    """Return data as a journal line."""
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


def place_of(lines: Lines, wanted: Callable[[Json], bool], after: int = FIRST) -> int:
    """Return the index of the first line for which `wanted` is true behind the line `after`.

    By default, the search begins behind the first checkpoint.
    """
    return next(place for place in range(after + 1, len(lines)) if wanted(data_of(lines[place])))


def edited(lines: Lines, place: int, **values: Any) -> Lines:
    """Return the lines with values of one line replaced; None removes a value."""
    data = data_of(lines[place]) | values
    kept = {key: value for key, value in data.items() if value is not None}
    return [*lines[:place], line_of(kept), *lines[place + 1 :]]


def resealed(lines: Lines, place: int, change: Callable[[Json], object]) -> Lines:
    """Return the lines with the state of one checkpoint changed, and with the correct digest."""
    state = json_object(unpack(data_of(lines[place])["state"]))
    change(state)
    return edited(lines, place, state=pack(state), digest=json_digest(state))


def with_answers(line: bytes, more: int) -> bytes:
    """Return a checkpoint line whose number of answers is increased by `more`."""
    data = data_of(line)
    return line_of(data | {"answers": data["answers"] + more})


def shifted(lines: Lines, more: int) -> Lines:
    """Return the lines with the number of answers in every checkpoint increased by `more`."""
    return [with_answers(line, more) if line.startswith(CHECKPOINT) else line for line in lines]


def with_book_changed(lines: Lines, change: Callable[[Json], object]) -> Lines:
    """Return the lines with the book changed, and with its correct fingerprint in the header."""
    data = data_of(lines[1])
    change(data["book"])
    text = json.dumps(data).encode()
    return [*edited(lines, 0, content=fingerprint(text))[:1], text + b"\n", *lines[2:]]


def is_answer(data: Json) -> bool:
    """Return whether a journal line is an answer."""
    return "to" in data


def is_die(data: Json) -> bool:
    """Return whether a journal line is the result of a die."""
    return data.get("to") == "roll" and "chance" in data


def is_own(data: Json) -> bool:
    """Return whether a journal line is an answer of a player, neither of chance nor by habit."""
    return is_answer(data) and not {"chance", "habit"} & data.keys()
