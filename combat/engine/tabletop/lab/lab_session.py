"""A lab file on the table: played through beforehand on the quiet, then told forwards and backwards, event by event."""

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
from combat.engine.play.playback import Playback
from combat.engine.play.script import MisfitError, Performance, Script, refused_for

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")
ANSWERS = "answers"
"""The last queue of a script: what the player answers."""


class ShownScript(Script[S], Protocol[S]):
    """A position and its script, with what its file says of it."""

    @property
    def path(self) -> Path: ...
    @property
    def title(self) -> str: ...
    @property
    def text(self) -> Sequence[str]: ...


class Queue(Record):
    """Values of the script in the order in which they are used: `id` is what `lab-…` in the sentences calls them."""

    id: str
    values: tuple[str, ...]
    used: int
    refused: frozenset[int] = frozenset()
    """The places of answers that are to be refused."""


class Expected(Record):
    """Something that the file says must be so, or must happen."""

    said: str
    after: int
    """After how many events it is decided."""
    held: bool


class LabSession(Playback[S, B]):
    """Tells the table what its file makes happen."""

    queues: tuple[str, ...] = ()
    """What of the script's chance is shown, in this order."""

    def __init__(
        self, title: Playable[S, B], lab: ShownScript[S], seat: Seat | None = None, *, played: bool = True
    ) -> None:
        """`played`: whether there is a script; without one nothing happens."""
        self.lab, self.path = lab, lab.path
        self.happened: list[Event] = []
        """Everything that happens, as it is."""
        performance = Performance(lab)
        self.given = performance.given
        super().__init__(title, lab.state, self._played(performance) if played else (), seat)

    def _played(self, performance: Performance[S]) -> Iterator[tuple[int, Event]]:
        """What happens to the file's end, or to where it breaks."""
        try:
            for answers, event in performance.events():
                self.happened.append(event)
                yield answers, event
        except MisfitError as fault:
            self.flaw = Finding(self.path.name, *fault.faults[0])

    # -- what its panel shows -----------------------------------------------------------------------------------

    def expected(self) -> Sequence[Expected]:
        """What the file expects, in the language of the moment, and what came of it."""
        return ()

    def called(self, queue: str, value: Answer) -> str:
        """A value of the script's chance, as short as it can be said."""
        return str(value)

    def script(self) -> list[Queue]:
        """The script as far as it has been used; queues with nothing in them are left out."""
        used = Counter(given.to for given in self.given[: self.spent] if given.scripted)
        found = [
            Queue(name, tuple(self.called(name, value) for value in self.lab.chance.get(name, ())), used[name])
            for name in self.queues
        ]
        answered = sum(count for to, count in used.items() if to not in self.queues)
        return [queue for queue in (*found, self._answers(answered)) if queue.values]

    def _answers(self, given: int) -> Queue:
        """The answers: those that are put forward to be refused go with the one that is given after them."""
        answers = self.lab.answers
        refused = frozenset(place for place, said in enumerate(answers) if refused_for(said))
        taken = [place for place in range(len(answers)) if place not in refused][:given]
        used = len(answers) if self.over and not self.fault else taken[-1] + 1 if taken else 0
        return Queue(ANSWERS, tuple(str(said.value) for said in answers), used, refused)


def lab_files() -> Iterator[Path]:
    """The lab files that come with the game, then those of the player's own folder, each by name."""
    for folder in (layers.shipped().path("assets/lab"), own_labs()):
        yield from sorted(folder.glob("*.toml"))


def own_labs() -> Path:
    """The folder of the player's own lab files; those of the program's first game are not in one of their own."""
    folder, game = layers.own() / "lab", layers.game()
    return folder / game if game in layers.games()[1:] else folder
