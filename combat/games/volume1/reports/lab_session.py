"""A lab file on the table: played through beforehand on the quiet, then told forwards and backwards, event by event."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from combat.engine.content import layers
from combat.engine.content.findings import Finding
from combat.engine.files import folders
from combat.engine.kernel.event import Event
from combat.engine.play.playback import Playback
from combat.engine.play.script import MisfitError, Performance
from combat.games.volume1.content.lab.position import Lab, load_lab
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.state import State
from combat.games.volume1.title import TITLE


class LabSession(Playback[State, Book]):
    """Tells the table what its file makes happen."""

    def __init__(self, path: Path) -> None:
        """Raises ContentError where the file is no position."""
        self.path = path
        self.lab: Lab = load_lab(path)
        performance = Performance(self.lab)
        self.given = performance.given
        super().__init__(TITLE, self.lab.state, self._played(performance))

    def _played(self, performance: Performance[State]) -> Iterator[tuple[int, Event]]:
        """What happens to the file's end, or to where it breaks."""
        try:
            yield from performance.events()
        except MisfitError as fault:
            self.flaw = Finding(self.path.name, *fault.faults[0])


def lab_files() -> Iterator[Path]:
    """The lab files that come with the game, then those of the player's own folder, each by name."""
    for folder in (layers.shipped().path("assets/lab"), folders.data() / "lab"):
        yield from sorted(folder.glob("*.toml"))
