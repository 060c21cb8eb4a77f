"""Library of CONTACT!: Books built from content files; schemas are imported only when files have changed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from combat.engine.content.book_library import BookLibrary
from combat.engine.content.findings import ContentError, Finding, unknown
from combat.engine.files.file_snapshot import file_snapshot
from combat.engine.files.last_read import LastRead
from combat.games.contact.content.kinds import KINDS
from combat.games.contact.rules.book import Book

if TYPE_CHECKING:  # the models of all files, which a cached Book does not need
    from combat.games.contact.content.assembly import Assembly

_SOUND: LastRead[Assembly] = LastRead()
"""Cache of the last assembly without findings."""


class Library(BookLibrary[Book]):
    """Content of one or several layers, and Books built from it."""

    kinds = KINDS

    def load_book(self, scenario: str | Path) -> Book:
        """Load the Book of a built-in mission (its id) or of a mission file (its path).

        Raises ContentError with all findings.
        """
        return self.plain_book(Book, self.scenario_file(scenario))

    def read_book(self, file: Path) -> Book:
        """Build the Book of a mission file without reading the cache; raise ContentError with all findings."""
        return self.assembly().book(file)

    def assembly(self) -> Assembly:
        """Return the assembled content of all layers; cached until a file changes, but never cached with findings."""
        now = self.layers, file_snapshot(*self.sources())
        return _SOUND.find(now) or self._assembled(now)

    def _assembled(self, now: tuple[object, ...]) -> Assembly:
        made: Assembly = KINDS.assembled(self)
        return made if made.findings else _SOUND.keep(now, made)


def load_book(scenario: str | Path, chosen: Iterable[str] = ()) -> Book:
    """Load the Book of a built-in mission (its id) or of a mission file (its path).

    Raises ContentError with all findings, also if `chosen` has any option, since the game has none.
    """
    findings = [Finding(str(scenario), 0, unknown("option", option, ())) for option in chosen]
    if findings:
        raise ContentError(findings)
    return Library().load_book(scenario)


def scenario_ids() -> list[str]:
    """Return the ids of the built-in missions."""
    return Library().scenario_ids()
