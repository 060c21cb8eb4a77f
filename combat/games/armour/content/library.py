"""Library of ARMOUR!: Books built from content files; models are imported only when files have changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from combat.engine.content.book_library import BookLibrary
from combat.engine.content.findings import ContentError, Finding, unknown
from combat.engine.files.file_snapshot import file_snapshot
from combat.engine.files.last_read import LastRead
from combat.engine.kernel.seats import Seat
from combat.games.armour.content.kinds import KINDS
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.forces.force_list import ForceList

if TYPE_CHECKING:  # the models of all files, which a cached Book does not need
    from combat.games.armour.content.assembly import Assembly

_SOUND: LastRead[Assembly] = LastRead()
"""Cache of the last assembly without findings."""


class Library(BookLibrary[Book]):
    """Content of one or several layers, and the Books built from it."""

    kinds = KINDS

    def load_book(self, scenario: str | Path) -> Book:
        """Load the Book of a mission, by its id or its file's path; raise ContentError with all findings."""
        return self.book_on(scenario, {})

    def book_on(self, scenario: str | Path, forces: Mapping[Seat, ForceList], table: str = "") -> Book:
        """Return the Book of a mission with other forces, by seat, and on another table; raise ContentError.

        `table` is an id, a Tiled file, or "random-SEED"; "" keeps the mission's table.
        """
        file = self.scenario_file(scenario)
        return self.assembly().book(file, forces, table) if forces or table else self.plain_book(Book, file)

    def load_force(self, file: Path) -> ForceList:
        """Load a force list from a file; raise ContentError with all findings, also if it is illegal."""
        return self.assembly().force(file)

    def read_book(self, file: Path) -> Book:
        """Build the Book of a mission file without reading the cache; raise ContentError with all findings."""
        return self.assembly().book(file)

    def assembly(self) -> Assembly:
        """Return the assembled content of all layers; cached until a file changes, but never cached with findings."""
        now = self.layers, file_snapshot(*self.sources())
        known = _SOUND.find(now)
        if known is not None:
            return known
        assembly: Assembly = KINDS.assembled(self)
        return assembly if assembly.findings else _SOUND.keep(now, assembly)


def load_book(scenario: str | Path, chosen: Iterable[str] = ()) -> Book:
    """Load the Book of a mission, by its id or its file's path.

    Raises ContentError with all findings, also for any chosen option, since the game has none.
    """
    for option in chosen:
        raise ContentError([Finding(str(scenario), 0, unknown("option", option, ()))])
    return Library().load_book(scenario)


def scenario_ids() -> list[str]:
    """Return the ids of the built-in missions."""
    return Library().scenario_ids()
