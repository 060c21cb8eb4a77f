"""How a game's Book comes from the files of Volume 1; the models are imported only when files must be read anew."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from combat.engine.content import cache
from combat.engine.content.findings import ContentError, Finding, no_scenario
from combat.engine.content.layers import Layer, layers
from combat.engine.files import bounds
from combat.engine.files.traces import Trace, trace
from combat.engine.kernel.sentence import cause, sentence
from combat.games.volume1.content.kinds import KINDS
from combat.games.volume1.content.parts import Parts
from combat.games.volume1.content.places_and_ground import PlacesAndGround
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.play.optional_rules import with_options

if TYPE_CHECKING:  # the models of every file: 220 ms, and a kept Book needs none
    from combat.games.volume1.content.assembly import Assembly

_parts_read: tuple[tuple[tuple[Layer, ...], Trace], Parts] | None = None
"""What was read last, of which layers and files."""


class Library(PlacesAndGround):
    """The content of one or several layers, and the Books that are made of it."""

    def __init__(self, roots: Sequence[Path | Layer] | None = None) -> None:
        """`roots` are folders, the lowest first; if none are given, the game's own with all packs in use.

        Over these lies what the player made himself.
        """
        super().__init__(roots or layers(KINDS.game))

    def scenario_file(self, scenario: str | Path) -> Path:
        """The file of a scenario, named by its id or by a path; raises ContentError if there is none."""
        if isinstance(scenario, Path) or scenario.endswith(".toml"):
            return Path(scenario)
        if scenario in self.scenario_ids():
            return self.file(f"scenarios/{scenario}.toml")
        raise ContentError([Finding("scenarios", 0, no_scenario(scenario, self.scenario_ids()))])

    def load_book(self, scenario: str | Path, chosen: Iterable[str] = ()) -> Book:
        """The Book of a scenario with the optional rules chosen; raises ContentError with every finding."""
        file = self.scenario_file(scenario)
        if not bounds.is_name(file.stem):
            raise ContentError([Finding(str(file), 0, sentence("finding-no-scenario-name", name=file.stem))])
        book = self._book(file)
        try:
            return with_options(book, chosen)
        except ValueError as fault:
            raise ContentError([Finding(file.name, 0, cause(fault))]) from None

    def parts(self) -> Parts:
        """Men, weapons, decks, events and charts, read anew when a file has changed; raises ContentError."""
        global _parts_read
        now = self.layers, trace(*self.sources())
        if _parts_read is None or _parts_read[0] != now:
            _parts_read = now, self._assembly().parts()
        return _parts_read[1]

    def sources(self) -> list[Path]:
        """Every file that a Book can depend on, besides its scenario."""
        return self.all_of(KINDS.sources)

    def _book(self, file: Path) -> Book:
        about = [layer.title for layer in self.layers]
        try:
            key = cache.fingerprint([*self.sources(), file], *about, rooms=KINDS.rooms)
        except OSError:
            key = ""
        name = f"{file.stem}.book"
        kept = cache.recall(Book, name, key) if key else None
        if kept:
            return kept
        book = self._assembly().book(file)
        if key:
            cache.keep(name, key, book)
        return book

    def _assembly(self) -> Assembly:
        from combat.games.volume1.content.assembly import Assembly  # noqa: PLC0415 - 220 ms, and a kept Book needs none

        return Assembly(self)


def load_book(scenario: str | Path, chosen: Iterable[str] = ()) -> Book:
    """The Book of one of the game's own scenarios, or of a scenario file; raises ContentError."""
    return Library().load_book(scenario, chosen)


def scenario_ids() -> list[str]:
    """The ids of the game's own scenarios."""
    return Library().scenario_ids()
