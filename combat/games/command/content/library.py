"""Library of COMMAND!: Books built from content files; models are imported only when files have changed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from combat.engine.content.book_library import BookLibrary
from combat.engine.content.findings import ContentError, Finding
from combat.engine.files.file_snapshot import file_snapshot
from combat.engine.files.last_read import LastRead
from combat.engine.kernel.record import field_names, replace
from combat.engine.kernel.text_message import msg
from combat.games.command.content.kinds import KINDS
from combat.games.command.rules.book import Book
from combat.games.command.rules.switches import OFF, Options

if TYPE_CHECKING:  # the models of all files, which a cached Book does not need
    from combat.games.command.content.assembly import Assembly
    from combat.games.command.content.kinds.scenario_file import ScenarioFile

_SOUND: LastRead[Assembly] = LastRead()
"""Cache of the last assembly without findings."""


class Library(BookLibrary[Book]):
    """Content of one or several layers, and the Books built from it."""

    kinds = KINDS

    def load_book(self, scenario: str | Path, chosen: Iterable[str] = ()) -> Book:
        """Load the Book of a scenario id or file; raise ContentError with all findings.

        `chosen` names the options to switch on, or off with the prefix "no-".
        """
        return switched(self.plain_book(Book, self.scenario_file(scenario)), chosen)

    def made_book(self, name: str, sheet: ScenarioFile) -> Book:
        """Build the Book of a generated scenario with `name` as its id; raise ContentError if the content has
        findings.
        """
        return self.assembly().made_book(name, sheet)

    def read_book(self, file: Path) -> Book:
        """Build the Book of a scenario file without reading the cache; raise ContentError with all findings."""
        return self.assembly().book(file)

    def assembly(self) -> Assembly:
        """Return the assembled content of all layers; cached until a file changes, but never cached with findings."""
        now = self.layers, file_snapshot(*self.sources())
        known = _SOUND.find(now)
        if known is not None:
            return known
        assembly: Assembly = KINDS.assembled(self)
        return assembly if assembly.findings else _SOUND.keep(now, assembly)


def switched(book: Book, chosen: Iterable[str]) -> Book:
    """Return a Book with options switched on, or off with the prefix "no-"; raise ContentError for unknown names.

    Returns the same Book if none is chosen.
    """
    names = {name.replace("_", "-"): name for name in field_names(Options)}
    facts: dict[str, bool] = {}
    for choice in chosen:
        on = choice in names
        name = choice if on else choice.removeprefix(OFF)
        if name not in names:
            said = msg("finding-no-such-switch", name=choice, known=", ".join(names))
            raise ContentError([Finding(book.scenario, 0, said)])
        facts[names[name]] = on
    return replace(book, options=replace(book.options, **facts)) if facts else book


def load_book(scenario: str | Path, chosen: Iterable[str] = ()) -> Book:
    """Load the Book of a built-in scenario or a scenario file; raise ContentError with all findings.

    `chosen` names the options to switch on, or off with the prefix "no-".
    """
    return Library().load_book(scenario, chosen)


def scenario_ids() -> list[str]:
    """Return the ids of the built-in scenarios."""
    return Library().scenario_ids()
