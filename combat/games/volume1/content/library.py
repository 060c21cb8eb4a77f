"""Library of Volume 1's content; models are imported only when files must be parsed again."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from combat.engine.content.book_library import BookLibrary
from combat.engine.content.findings import ContentError, Finding
from combat.engine.files.file_snapshot import file_snapshot
from combat.engine.files.last_read import LastRead
from combat.engine.kernel.text_message import cause
from combat.games.volume1.content.kinds import KINDS
from combat.games.volume1.content.places_and_ground import PlacesAndGround
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.play.optional_rules import with_options

if TYPE_CHECKING:  # the models of every file: 220 ms, and a kept Book needs none
    from combat.games.volume1.content.assembly import Assembly
    from combat.games.volume1.content.content_library import ContentLibrary

_PARTS: LastRead[ContentLibrary] = LastRead()


class Library(PlacesAndGround, BookLibrary[Book]):
    """The content of one or more layers, and its Books."""

    kinds = KINDS

    def load_book(self, scenario: str | Path, chosen: Iterable[str] = ()) -> Book:
        """Return the Book of a scenario with the chosen optional rules.

        Raise ContentError with every finding if the content is invalid or a rule is unknown.
        """
        file = self.scenario_file(scenario)
        book = self.plain_book(Book, file)
        try:
            return with_options(book, chosen)
        except ValueError as fault:
            raise ContentError([Finding(file.name, 0, cause(fault))]) from None

    def parts(self) -> ContentLibrary:
        """Return the content that all scenarios share, cached until a file changes; raise ContentError if it is
        invalid.
        """
        now = self.layers, file_snapshot(*self.sources())
        known = _PARTS.find(now)
        return _PARTS.keep(now, self._assembly().parts()) if known is None else known

    def read_book(self, file: Path) -> Book:
        """Build the Book of a scenario file from its sources, without the cache; raise ContentError with every
        finding.
        """
        return self._assembly().book(file)

    def _assembly(self) -> Assembly:
        from combat.games.volume1.content.assembly import Assembly  # noqa: PLC0415 - 220 ms, and a kept Book needs none

        return Assembly(self)


def load_book(scenario: str | Path, chosen: Iterable[str] = ()) -> Book:
    """Return the Book of a scenario, given by id or file; `chosen` are the ids of the optional rules in use.

    Raise ContentError if the content is invalid, the scenario or a rule is unknown, or two rules exclude each other.
    """
    return Library().load_book(scenario, chosen)


def scenario_ids() -> list[str]:
    """Return the ids of all scenarios in the content folders."""
    return Library().scenario_ids()
