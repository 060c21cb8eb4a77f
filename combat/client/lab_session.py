"""A lab file on the table: played through beforehand on the quiet, then told forwards and backwards, event by event."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from combat.client.mirror import Mirror
from combat.client.session import Audience, Session
from combat.content.findings import Finding, shown
from combat.content.lab import Lab, load_lab
from combat.kernel.events import Event
from combat.kernel.game import Barrier, Game, Steps
from combat.players.chance import ScriptedChance
from combat.players.script import Given, MisfitError, Performance
from combat.rules.apply import apply
from combat.rules.state import State
from combat.words.log import entry


class LabSession(Session):
    """Tells the table what its file makes happen; nobody is asked anything.

    Each event counts as an answer, so that the log can be cut back to any of them. `fault` says why it ends too soon.
    """

    def __init__(self, path: Path) -> None:
        """Raises ContentError where the file is no position."""
        self.path = path
        self.lab: Lab = load_lab(path)
        self.steps: list[tuple[int, Event]] = []
        """How many answers of the script had been given, and what happened then."""
        self.given: list[Given] = []
        self.fault = ""
        super().__init__(Game(self.lab.state.copy(), _nothing, apply), ScriptedChance())
        self.stops = [0, *self._played()]
        """How many events had happened at each place where telling pauses: after those that make a line in the log."""
        self.at = 0
        self._written = _stamp(path)

    def _played(self) -> list[int]:
        """Plays the file to its end, or to where it breaks."""
        state, stops = self.lab.state.copy(), []
        performance = Performance(self.lab)
        self.given = performance.given
        try:
            for place, (answers, event) in enumerate(performance.events(), 1):
                self.steps.append((answers, event))
                apply(state, event)
                if entry(state, event) is not None:
                    stops.append(place)
        except MisfitError as fault:
            self.fault = str(Finding(shown(self.path), *fault.faults[0]))
        return [*stops[:-1], len(self.steps)]

    # -- what the table asks ------------------------------------------------------------------------------------

    @property
    def answers(self) -> int:
        return self.at

    @property
    def spent(self) -> int:
        """How many answers of the script have been given so far."""
        return self.steps[self.at - 1][0] if self.at else 0

    @property
    def over(self) -> bool:
        """Whether all has been told."""
        return self.at == len(self.steps)

    def open(self, audience: Audience) -> None:
        self._audience = audience
        self.go_to(0)

    def undo(self) -> Barrier | None:
        """Go back to the last event but one; why not, at the beginning."""
        earlier = [stop for stop in self.stops if stop < self.at]
        if not earlier:
            return Barrier("nothing")
        self.go_to(earlier[-1])
        return None

    def redo(self) -> bool:
        """Tell the next event; False at the end."""
        later = next((stop for stop in self.stops if stop > self.at), None)
        if later is None:
            return False
        self._tell_up_to(later)
        return True

    def go_to(self, place: int) -> None:
        """Show how things stand after so many events, with all that was told until then."""
        assert isinstance(self._audience, Mirror)
        self.at = 0
        self._audience.replaced(0, self.lab.state.copy())
        self._tell_up_to(place)
        self._audience.drain()

    def _tell_up_to(self, place: int) -> None:
        assert self._audience is not None
        while self.at < place:
            self.at += 1
            self._audience.told(self.at, [self.steps[self.at - 1][1]])

    # -- the file -----------------------------------------------------------------------------------------------

    @property
    def changed(self) -> bool:
        """Whether the file was written since it was read."""
        return _stamp(self.path) != self._written

    def forget_change(self) -> None:
        """Let the file be as it is, until it is written once more."""
        self._written = _stamp(self.path)


def _nothing(state: State) -> Steps:
    """A flow in which nothing happens by itself."""
    yield from ()


def _stamp(path: Path) -> tuple[int, int]:
    """When a file was written and how long it is; (0, 0) while there is none."""
    try:
        found = path.stat()
    except OSError:
        return 0, 0
    return found.st_mtime_ns, found.st_size


def lab_files() -> Iterator[Path]:
    """The lab files that come with the game, then those of the player's own folder, each by name."""
    from combat.client.artwork import assets_folder
    from combat.saves import folders

    for folder in (assets_folder() / "lab", folders.data() / "lab"):
        yield from sorted(folder.glob("*.toml"))
