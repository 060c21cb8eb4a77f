"""Check saves by replay, with faults reported like those of content files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from combat.engine.content.file_kinds import FileKind
from combat.engine.content.findings import ContentError, Finding
from combat.engine.journal import known_titles
from combat.engine.journal.faults import SaveError
from combat.engine.kernel.load_object import load_object
from combat.engine.kernel.text_message import msg

if TYPE_CHECKING:
    from combat.engine.journal.loading import verify

SAVE = FileKind("save", ("*.combat",), proof="combat.engine.play.save_findings:prove_save", saved=True)
"""The file kind of saves, of every game; checked by a replay of the journal."""


def prove_save(path: Path) -> None:
    """Replay a journal of the current game and compare every digest; raise ContentError if it disagrees or cannot be
    read.
    """
    with as_finding():
        load_object("combat.engine.journal.loading:verify", lambda: verify)(path, known_titles.titles())


@contextmanager
def as_finding() -> Iterator[None]:
    """Convert a SaveError within the block to a ContentError."""
    try:
        yield
    except SaveError as fault:
        flaw = fault.flaw
        what = msg("save-finding", what=flaw.said, remedy=flaw.to_do)
        raise ContentError([Finding(flaw.path, flaw.line, what)]) from None
