"""How a game's Book comes from the files of COMMAND!; the models are imported only when files must be read anew."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from combat.engine.content import cache
from combat.engine.content.findings import ContentError, Finding, no_scenario
from combat.engine.content.layers import Layer, layers
from combat.engine.content.places import Places
from combat.engine.files import bounds
from combat.engine.files.traces import Trace, trace
from combat.engine.kernel.record import field_names, replace
from combat.engine.kernel.sentence import sentence
from combat.games.command.content.kinds import KINDS
from combat.games.command.rules.book import Book
from combat.games.command.rules.switches import OFF, Options

if TYPE_CHECKING:  # the models of every file, and a kept Book needs none
    from combat.games.command.content.assembly import Assembly
    from combat.games.command.content.kinds.scenario_file import ScenarioFile

_sound: tuple[tuple[tuple[Layer, ...], Trace], Assembly] | None = None
"""What was read last, of which layers and files."""


class Library(Places):
    """The content of one or several layers, and the Books that are made of it."""

    def __init__(self, roots: Sequence[Path | Layer] | None = None) -> None:
        """`roots` are folders, the lowest first; if none are given, the game's own with all packs in use."""
        super().__init__(roots or layers(KINDS.game))

    def scenario_file(self, scenario: str | Path) -> Path:
        """The file of a scenario, named by its id or by a path; raises ContentError if there is none."""
        if isinstance(scenario, Path) or scenario.endswith(".toml"):
            return Path(scenario)
        if scenario in self.scenario_ids():
            return self.file(f"scenarios/{scenario}.toml")
        raise ContentError([Finding("scenarios", 0, no_scenario(scenario, self.scenario_ids()))])

    def load_book(self, scenario: str | Path, chosen: Iterable[str] = ()) -> Book:
        """The Book of a scenario with switches as they are chosen; raises ContentError with every finding."""
        file = self.scenario_file(scenario)
        if not bounds.is_name(file.stem):
            raise ContentError([Finding(str(file), 0, sentence("finding-no-scenario-name", name=file.stem))])
        return switched(self._book(file), chosen)

    def made_book(self, name: str, sheet: ScenarioFile) -> Book:
        """The Book of a scenario that was made up; raises ContentError where the files that it needs are faulty."""
        return self.assembly().made_book(name, sheet)

    def _book(self, file: Path) -> Book:
        about = [layer.title for layer in self.layers]
        try:
            key = cache.fingerprint([*self.all_of(KINDS.sources), file], *about, rooms=KINDS.rooms)
        except OSError:
            key = ""
        name = f"{file.stem}.book"
        kept = cache.recall(Book, name, key) if key else None
        if kept:
            return kept
        book = self.assembly().book(file)
        if key:
            cache.keep(name, key, book)
        return book

    def assembly(self) -> Assembly:
        """What its files hold, read anew when one of them has changed; what is wrong in them is told anew each time."""
        global _sound
        now = self.layers, trace(*self.all_of(KINDS.sources))
        if _sound is None or _sound[0] != now:
            assembly: Assembly = KINDS.assembled(self)
            if assembly.findings:
                return assembly
            _sound = now, assembly
        return _sound[1]


def switched(book: Book, chosen: Iterable[str]) -> Book:
    """A Book with some of its switches on, and off those named with "no-" before them; raises ContentError."""
    names = {name.replace("_", "-"): name for name in field_names(Options)}
    facts: dict[str, bool] = {}
    for choice in chosen:
        on = choice in names
        name = choice if on else choice.removeprefix(OFF)
        if name not in names:
            said = sentence("finding-no-such-switch", name=choice, known=", ".join(names))
            raise ContentError([Finding(book.scenario, 0, said)])
        facts[names[name]] = on
    return replace(book, options=replace(book.options, **facts)) if facts else book


def load_book(scenario: str | Path, chosen: Iterable[str] = ()) -> Book:
    """The Book of one of the game's own scenarios, or of a scenario file; raises ContentError."""
    return Library().load_book(scenario, chosen)


def scenario_ids() -> list[str]:
    """The ids of the game's own scenarios."""
    return Library().scenario_ids()
