"""Headers and checkpoint heads of journals: the parts that the save list reads."""

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
"""The title of journals whose header names none."""
SUFFIX = f".{folders.APP}"
CHECKPOINT = b'{"checkpoint":'
UNDO = b'{"undo":'
LARGEST, LONGEST = 16 * 1024 * 1024, 2 * 1024 * 1024
"""Maximum bytes of a journal, and of one of its lines; a long game takes a tenth of both."""
MOST_LINES = 100_000
DAMAGED = msg("save-begin-again")


class Header(Record, gc=True):
    """The first line of a journal: the scenario and title, the time of creation, the program version and the
    content.
    """

    game: str
    """The version of the program that wrote it."""
    scenario: str
    """The id of the scenario."""
    title: str
    """The name of the scenario."""
    options: tuple[str, ...]
    """The ids of the optional rules in use."""
    created: str
    """UTC, ISO 8601."""
    content: str
    """The digest of the book's line."""
    format: int = FORMAT
    """The version of the journal's format."""
    journal: str = JOURNAL
    packs: tuple[str, ...] = ()
    """The content packs in use, each with its version."""
    plays: str = FIRST_TITLE
    """The id of the title."""
    seed: str = ""
    """The seed of the dice and cards; "" if not recorded."""
    branch: Branch | None = None
    """The original of a branched game; None for others."""
    study: int | None = None
    """The answer count from which study mode is on; None if it is off."""
    challenge: str = ""
    """The code of a challenge; "" for other games."""
    seats: Mapping[str, str] = field(default_factory=dict)
    """The player at each seat of a game of several seats, by names that the title knows."""

    @property
    def marks(self) -> GameFlags:
        """Return the game's flags: branch, study mode and challenge."""
        return GameFlags(self.branch, self.study, self.challenge)

    @property
    def seed_number(self) -> int | None:
        """Return the seed of the dice and cards; None if not recorded."""
        return int(self.seed) if self.seed.isdecimal() else None


def parse_header(path: Path, text: bytes) -> Header:
    """Parse the first line of a journal; raise SaveError if it is not a valid header of a known format."""
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
    """Parse a checkpoint line without its state; return its clock, answers, verdict and digest.

    Raise ValueError if the line is not a valid checkpoint.
    """
    head, found, _ = text.partition(b',"state":')
    if not found:
        raise ValueError(msg("save-no-state"))
    data: dict[str, Any] = bounds.parse_object(head + b"}")
    look_over(data)
    return data
