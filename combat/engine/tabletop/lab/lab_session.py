"""Session of a lab file: the script is run in advance, then stepped forwards and backwards event by event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

from combat.engine.content import layers
from combat.engine.content.findings import Finding
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.play.playable import Playable
from combat.engine.play.replays.playback import Playback
from combat.engine.play.script import MisfitError, Performance, Script, refused_for

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")
ANSWERS = "answers"
"""The last queue of a script: the player's answers."""


class ShownScript(Script[S], Protocol[S]):
    """A position and its script, with the description from the lab file."""

    @property
    def path(self) -> Path:
        """Return the path of the lab file."""

    @property
    def title(self) -> str:
        """Return the name of the position."""

    @property
    def text(self) -> Sequence[str]:
        """Return the description, one paragraph per item."""


class Queue(Record):
    """Values of the script in order of use; `id` is the part of the message key `lab-…` for its name."""

    id: str
    values: tuple[str, ...]
    used: int
    refused: frozenset[int] = frozenset()
    """Indexes of answers that are to be refused."""


class Expected(Record):
    """An expectation of a lab file, and whether and when it was met."""

    said: str
    """The expectation in words."""
    after: int
    """Number of events after which it is decided."""
    held: bool
    """True if it is met."""


class LabSession(Playback[S, B]):
    """Playback of the events that a lab file causes; the file is run in advance."""

    queues: tuple[str, ...] = ()
    """Queues of chance that are shown, in order."""

    def __init__(
        self, title: Playable[S, B], lab: ShownScript[S], seat: Seat | None = None, *, played: bool = True
    ) -> None:
        """`played`: whether there is a script; without one nothing happens."""
        self.lab, self.path = lab, lab.path
        self.happened: list[Event] = []
        """All events, in order."""
        performance = Performance(lab)
        self.given = performance.given
        super().__init__(title, lab.state, self._played(performance) if played else (), seat)

    def _played(self, performance: Performance[S]) -> Iterator[tuple[int, Event]]:
        """Yield the events to the file's end, or to where its script fails."""
        try:
            for answers, event in performance.events():
                self.happened.append(event)
                yield answers, event
        except MisfitError as fault:
            self.flaw = Finding(self.path.name, *fault.faults[0])

    # -- content of the panel -----------------------------------------------------------------------------------

    def expected(self) -> Sequence[Expected]:
        """Return the file's expectations in the current language, with their outcomes."""
        return ()

    def called(self, queue: str, value: Answer) -> str:
        """Return a short text for a value of a queue of the script."""
        return str(value)

    def script(self) -> list[Queue]:
        """Return the queues of the script with their progress; empty ones are omitted."""
        used = Counter(to for given in self.given[: self.spent] if given.scripted for to in given.to)
        found = [
            Queue(name, tuple(self.called(name, value) for value in self.lab.chance.get(name, ())), used[name])
            for name in self.queues
        ]
        answered = sum(count for to, count in used.items() if to not in self.queues)
        return [queue for queue in (*found, self._answers(answered)) if queue.values]

    def _answers(self, given: int) -> Queue:
        """Return the queue of answers; one to be refused counts with the next accepted answer."""
        answers = self.lab.answers
        refused = frozenset(place for place, said in enumerate(answers) if refused_for(said))
        taken = [place for place in range(len(answers)) if place not in refused][:given]
        used = len(answers) if self.over and not self.fault else taken[-1] + 1 if taken else 0
        return Queue(ANSWERS, tuple(str(said.value) for said in answers), used, refused)


def lab_files() -> Iterator[Path]:
    """Yield the shipped lab files, then the player's, each group sorted by name."""
    for folder in (layers.shipped().path("assets/lab"), own_labs()):
        yield from sorted(folder.glob("*.toml"))


def own_labs() -> Path:
    """Return the folder of the player's lab files for the current game; every game except the default has a
    subfolder.
    """
    folder, game = layers.own() / "lab", layers.game()
    return folder / game if game in layers.games()[1:] else folder
