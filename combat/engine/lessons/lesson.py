"""A lesson: a position that is played, and the steps that are gone through in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Generic, Literal, TypeVar

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.lessons.conditions import Condition
from combat.engine.lessons.facts import Fact
from combat.engine.play.script import Script

S = TypeVar("S")

SpotKind = Literal["piece", "place", "card", "marker", "button", "answer", "pane", "team"]


class Spot(Record):
    """What a step points at: a piece or a team by its id, a place, a card by its number, a marker, a button by the
    action of its key or by the answer that it gives, a pane by its name."""

    kind: SpotKind
    name: str


class Deed(Record):
    """What does a step: an answer to a question of a kind (perhaps about a piece), or else a `fact` by itself."""

    to: str = ""
    value: Answer = ""
    about: str = ""
    line: int = 0
    fact: Fact | None = None


class Step(Record):
    """One thing to do, to read or to be answered."""

    id: str
    at: tuple[Spot, ...] = ()
    look: tuple[str, ...] = ()
    """Places that are brought into sight when it begins, as the title writes them."""
    done: tuple[Condition, ...] = ()
    """Any of these ends it; without any it is only read."""
    off: tuple[Condition, ...] = ()
    """Any of these says that it can no longer be done."""
    does: tuple[Deed, ...] = ()
    """What does it."""
    waits: tuple[Condition, ...] = ()
    """From any of these on the game waits until it is gone on from."""
    choices: int = 0
    """How many answers are offered where it is a question to the player himself."""
    right: int = 0
    """Which of them is right, counted from 1."""

    @property
    def is_told(self) -> bool:
        """Whether it is gone on from by the player's word, having been read or answered."""
        return not self.done

    @property
    def is_watched(self) -> bool:
        """Whether the player has nothing to do in it but to look on."""
        return bool(self.done) and not self.does


class FixedRoll(Record):
    """Dice or cards fixed by the reason for which they are wanted."""

    why: str
    about: str
    values: tuple[Answer, ...]


class Lesson(Record, Generic[S], gc=True):
    """`script` has the position and what chance deals in order; `rolls` go before it, the `seed` comes behind it."""

    id: str
    number: int
    minutes: int
    path: Path
    script: Script[Any]
    steps: tuple[Step, ...]
    rolls: tuple[FixedRoll, ...] = ()
    seed: int = 0
    seat: Seat = ""
    """Where the player sits; "": at the title's first. The script's answers are those of the other seats."""

    @property
    def awaited(self) -> tuple[str, ...]:
        """The places at which a condition of any step waits for pointer, cursor or view; a piece may be among them."""
        conditions = (each for step in self.steps for each in (*step.done, *step.off, *step.waits))
        return tuple(dict.fromkeys(place for condition in conditions for place in condition.places))

    @property
    def message(self) -> str:
        """The message with its title; those of its steps begin so."""
        return f"lesson-{self.id}"

    def said(self, step: Step) -> str:
        """The message with what a step says."""
        return f"{self.message}-{step.id}"
