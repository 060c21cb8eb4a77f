"""What a journal says at the head of its file and of each checkpoint: all that the list of saves reads."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from combat.engine.files import bounds, folders
from combat.engine.journal.faults import CHOOSE_A_SAVE, SaveError, damaged
from combat.engine.journal.game_flags import Branch, GameFlags
from combat.engine.journal.migrations import FORMAT, check_format
from combat.engine.journal.soundness import look_over
from combat.engine.kernel.record import Record, field, from_plain
from combat.engine.kernel.text_message import msg

JOURNAL = folders.APP
FIRST_TITLE = folders.FIRST_GAME
"""Which title is played where the head names none."""
SUFFIX = f".{folders.APP}"
CHECKPOINT = b'{"checkpoint":'
UNDO = b'{"undo":'
LARGEST, LONGEST = 16 * 1024 * 1024, 2 * 1024 * 1024
"""Bytes of a journal, and of one of its lines; a long game takes a tenth of both."""
MOST_LINES = 100_000
DAMAGED = msg("save-begin-again")


class Header(Record, gc=True):
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
    plays: str = FIRST_TITLE
    """The id of the title."""
    seed: str = ""
    """What the dice and cards were begun with; "" where nobody wrote it down."""
    branch: Branch | None = None
    study: int | None = None
    challenge: str = ""
    seats: Mapping[str, str] = field(default_factory=dict)
    """Who sits where, in a game of several seats, by names that the title knows."""

    @property
    def marks(self) -> GameFlags:
        """What sets it apart from a game like any other."""
        return GameFlags(self.branch, self.study, self.challenge)

    @property
    def seed_number(self) -> int | None:
        """What the dice and cards were begun with; None where nobody wrote it down."""
        return int(self.seed) if self.seed.isdecimal() else None


def parse_header(path: Path, text: bytes) -> Header:
    """The first line of a journal; raises SaveError where it is none, or of a format that is not known."""
    try:
        data = bounds.parse_object(text)
    except (ValueError, TypeError, RecursionError):
        data = {}
    if data.get("journal") != JOURNAL:
        raise SaveError(path, 1, msg("save-no-journal"), CHOOSE_A_SAVE)
    check_format(path, data)
    try:
        look_over(data)
        header = from_plain(Header, data)
        for name in (header.scenario, header.plays):
            if not bounds.is_name(name):
                raise ValueError(msg("save-no-name", value=name))
    except ValueError as fault:
        raise SaveError(path, 1, damaged("save-header-damaged", fault), DAMAGED) from None
    return header


def parse_checkpoint(text: bytes) -> dict[str, Any]:
    """What stands before the state in a checkpoint's line: clock, answers, verdict, digest."""
    head, found, _ = text.partition(b',"state":')
    if not found:
        raise ValueError(msg("save-no-state"))
    data: dict[str, Any] = bounds.parse_object(head + b"}")
    look_over(data)
    return data
