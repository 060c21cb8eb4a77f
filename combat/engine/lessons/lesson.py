"""Lessons: a position to play, and the steps to take in it."""

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
    """A thing that a step points at: a piece or team by id, a place, a card by number, a marker, a pane by name, or
    a button.

    A button is named by the action of its key or by the answer that it gives.
    """

    kind: SpotKind
    name: str


class Deed(Record):
    """An action of a step's solution: an answer to a kind of question (optionally about a piece), or a `fact` alone."""

    to: str = ""
    value: Answer = ""
    about: str = ""
    line: int = 0
    fact: Fact | None = None


class Step(Record):
    """A step of a lesson: something to do, to read, or to answer."""

    id: str
    at: tuple[Spot, ...] = ()
    """The subjects that it points at."""
    look: tuple[str, ...] = ()
    """Places to scroll into view at the start, in the title's notation."""
    done: tuple[Condition, ...] = ()
    """Any of these completes it; if there are none, it is only read."""
    off: tuple[Condition, ...] = ()
    """Any of these makes it impossible to complete."""
    does: tuple[Deed, ...] = ()
    """The deeds that complete it."""
    waits: tuple[Condition, ...] = ()
    """After any of these the game waits until the player continues."""
    choices: int = 0
    """The number of choices if it is a question to the player."""
    right: int = 0
    """The right choice, counted from 1."""

    @property
    def is_told(self) -> bool:
        """Return whether the step needs no action: the player confirms it after reading, or answers its question."""
        return not self.done

    @property
    def is_watched(self) -> bool:
        """Return whether the player only watches: the step has conditions but no solution."""
        return bool(self.done) and not self.does


class FixedRoll(Record):
    """Results of dice or cards that a lesson fixes for a given reason."""

    why: str
    """The reason of the roll or draw."""
    about: str
    """The piece that is rolled or drawn for; "" for any."""
    values: tuple[Answer, ...]


class Lesson(Record, Generic[S], gc=True):
    """`script` has the position and the fixed chance in order; `rolls` take precedence, `seed` is used last."""

    id: str
    number: int
    """Place in the list of lessons."""
    minutes: int
    path: Path
    script: Script[Any]
    steps: tuple[Step, ...]
    rolls: tuple[FixedRoll, ...] = ()
    seed: int = 0
    seat: Seat = ""
    """The player's seat; "" for the title's first. The script's answers are those of the other seats."""

    @property
    def awaited(self) -> tuple[str, ...]:
        """Return the places or pieces that conditions need under the pointer or cursor, or in a field of view.

        No duplicates.
        """
        conditions = (each for step in self.steps for each in (*step.done, *step.off, *step.waits))
        return tuple(dict.fromkeys(place for condition in conditions for place in condition.places))

    @property
    def message(self) -> str:
        """Return the message id of the lesson's title, which is also the prefix of its steps' ids."""
        return f"lesson-{self.id}"

    def said(self, step: Step) -> str:
        """Return the message id of a step's text."""
        return f"{self.message}-{step.id}"
