"""How a game's Book comes from the files of COMMAND!; the models are imported only when files must be read anew."""

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

if TYPE_CHECKING:  # the models of every file, and a kept Book needs none
    from combat.games.command.content.assembly import Assembly
    from combat.games.command.content.kinds.scenario_file import ScenarioFile

_SOUND: LastRead[Assembly] = LastRead()
"""The last assembly without findings."""


class Library(BookLibrary[Book]):
    """The content of one or several layers, and the Books that are made of it."""

    kinds = KINDS

    def load_book(self, scenario: str | Path, chosen: Iterable[str] = ()) -> Book:
        """The Book of a scenario with switches as they are chosen; raises ContentError with every finding."""
        return switched(self.plain_book(Book, self.scenario_file(scenario)), chosen)

    def made_book(self, name: str, sheet: ScenarioFile) -> Book:
        """The Book of a scenario that was made up; raises ContentError where the files that it needs are faulty."""
        return self.assembly().made_book(name, sheet)

    def read_book(self, file: Path) -> Book:
        return self.assembly().book(file)

    def assembly(self) -> Assembly:
        """What its files hold, read anew when one of them has changed; what is wrong in them is told anew each time."""
        now = self.layers, file_snapshot(*self.sources())
        known = _SOUND.find(now)
        if known is not None:
            return known
        assembly: Assembly = KINDS.assembled(self)
        return assembly if assembly.findings else _SOUND.keep(now, assembly)


def switched(book: Book, chosen: Iterable[str]) -> Book:
    """A Book with some of its switches on, and off those named with "no-" before them; raises ContentError."""
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
    """The Book of one of the game's own scenarios, or of a scenario file; raises ContentError."""
    return Library().load_book(scenario, chosen)


def scenario_ids() -> list[str]:
    """The ids of the game's own scenarios."""
    return Library().scenario_ids()
