"""Library of a title's scenario books, each cached until a source file changes."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Generic, TypeVar

from combat.engine.content import cache
from combat.engine.content.file_kinds import FileKinds
from combat.engine.content.findings import ContentError, Finding, no_scenario
from combat.engine.content.layers import Layer, layers
from combat.engine.content.places import Places
from combat.engine.files import bounds
from combat.engine.kernel.text_message import msg

B = TypeVar("B")


class BookLibrary(Places, Generic[B]):
    """The content of one or more layers, and the books made from it."""

    kinds: ClassVar[FileKinds]

    def __init__(self, roots: Sequence[Path | Layer] | None = None) -> None:
        """Use the content of `roots`, of which a later one overrides an earlier one.

        Default, also for an empty list: the game's content, the packs in use and the player's files.
        """
        super().__init__(roots or layers(self.kinds.game))

    @abstractmethod
    def read_book(self, file: Path) -> B:
        """Build the book of a scenario file from all its sources; raise ContentError with all findings."""

    def scenario_file(self, scenario: str | Path) -> Path:
        """Return the file of a scenario given by its id or path; raise ContentError if no scenario has that id."""
        if isinstance(scenario, Path) or scenario.endswith(".toml"):
            return Path(scenario)
        if scenario in self.scenario_ids():
            return self.file(f"scenarios/{scenario}.toml")
        raise ContentError([Finding("scenarios", 0, no_scenario(scenario, self.scenario_ids()))])

    def sources(self) -> list[Path]:
        """Return every file that a book can depend on, besides its scenario."""
        return self.all_of(self.kinds.sources)

    def plain_book(self, kind: type[B], file: Path) -> B:
        """Return the book of a scenario file, from the cache if possible; raise ContentError with all findings.

        `kind` is the class of the book.
        """
        if not bounds.is_name(file.stem):
            raise ContentError([Finding(str(file), 0, msg("finding-no-scenario-name", name=file.stem))])
        about = [layer.title for layer in self.layers]
        try:
            key = cache.fingerprint([*self.sources(), file], *about, rooms=self.kinds.rooms)
        except OSError:
            key = ""
        name = f"{file.stem}.book"
        kept = cache.recall(kind, name, key) if key else None
        if kept:
            return kept
        book = self.read_book(file)
        if key:
            cache.keep(name, key, book)
        return book
