"""Models of the steps of lesson files in any game: conditions, deeds, fixed dice, and the step itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Generic, Literal, Self, TypeVar

from pydantic import ConfigDict, Field

from combat.engine.content.models import Fault, Id, Text, TomlTable, twice, within
from combat.engine.kernel.text_message import msg

MOST_STEPS, MOST_CHOICES = 40, 4
Word = Annotated[str | int, Field(union_mode="left_to_right")]
AnyValue = bool | int | str
OneOrMore = AnyValue | list[AnyValue]
Spelt = TypeVar("Spelt", bound=str)
"""A title's notation of places, as a pydantic type."""


class ConditionPart(TomlTable, Generic[Spelt]):
    """A condition about exactly one of the `subjects`."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, populate_by_name=True)

    subjects: ClassVar[tuple[str, ...]] = (
        "event", "answer", "asked", "act", "chosen", "unchosen", "pointed", "view", "elsewhere",
    )  # fmt: skip
    """Keys of which a condition has exactly one; a title adds its own."""
    go_with: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "event": ("fields",), "answer": ("value", "about"), "asked": ("about",),
    }  # fmt: skip
    """Subject -> further keys that may be given with it."""

    event: Id | None = None
    """Kind of an event that has been shown."""
    fields: dict[str, OneOrMore] = Field(default_factory=dict, alias="with")
    """Required fields of the event, each with a value or a list of accepted values; pieces by their names."""
    answer: Id | None = None
    """Kind of a question that the player has answered."""
    value: Word | list[Word] | None = None
    """The required answer, or a list of accepted ones; by default any."""
    about: Text | None = None
    """The piece that the question is about."""
    asked: Id | None = None
    """Kind of a question that is being asked."""
    act: Id | None = None
    """Action of the keymap that the player has used."""
    chosen: Text | None = None
    """A piece that is selected."""
    unchosen: Text | None = None
    """A piece that is not selected, or no longer."""
    pointed: Text | None = None
    """A piece or place under the pointer or the keyboard cursor."""
    view: Spelt | Literal["none"] | None = None
    """The place whose field of view is shown; "none" if none may be shown."""
    elsewhere: Spelt | None = None
    """A place; the field of view of another place must be shown."""
    also: list[Self] = Field(default_factory=list)
    """Further conditions that must hold at the same time."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults: not exactly one subject is set, or keys are set that do not belong to it."""
        about = [name for name in self.subjects if getattr(self, name) is not None]
        if len(about) != 1:
            yield (), msg("finding-lesson-condition-about", known=", ".join(self.subjects))
            return
        fitting = self.go_with.get(about[0], ())
        for name in type(self).model_fields:
            if name not in (*self.subjects, *fitting, "also") and name in self.model_fields_set:
                spelt = "with" if name == "fields" else name
                yield (spelt,), msg("finding-lesson-condition-word", word=spelt, about=about[0])
        yield from self.own_faults(about[0])
        for place, part in enumerate(self.also):
            yield from within(("also", place), part.faults())

    def own_faults(self, about: str) -> Iterator[Fault]:
        """Yield a title's own faults of a condition with the subject `about`; none by default."""
        return iter(())


class SpotPart(TomlTable):
    """Target of a pointer in a lesson: exactly one of its keys. A title adds its own, such as one for places."""

    card: int | None = None
    """Number of a card in the hand."""
    button: Id | None = None
    """A button of the prompt, by the action of its key."""
    gives: Id | None = None
    """A button of the prompt, by the answer that it gives, whatever its key."""

    def faults(self) -> Iterator[Fault]:
        """Yield a fault unless exactly one key is set."""
        if len(self.model_fields_set) != 1:
            yield (), msg("finding-lesson-spot", known=", ".join(type(self).model_fields))


DEEDS = ("to", "act", "chosen", "pointed", "view")
"""Keys of which a deed of the model solution has exactly one; `to` stands for an answer."""


class DeedPart(TomlTable, Generic[Spelt]):
    """Action of the model solution: an answer (`to`, `value`), or one of act, chosen, pointed, view."""

    to: Id | None = None
    value: Word | None = None
    about: Text | None = None
    act: Id | None = None
    chosen: Text | None = None
    pointed: Text | None = None
    view: Spelt | Literal["none"] | None = None

    def faults(self) -> Iterator[Fault]:
        """Yield faults: not exactly one deed, or an incomplete answer."""
        if sum(getattr(self, name) is not None for name in DEEDS) != 1:
            yield (), msg("finding-lesson-deed", known=", ".join(DEEDS))
        if (self.to is None) != (self.value is None):
            yield (), msg("finding-lesson-together", one="to", other="value")


At = TypeVar("At", bound=SpotPart)
When = TypeVar("When", bound=ConditionPart[Any])
Does = TypeVar("Does", bound=DeedPart[Any])


class StepPart(TomlTable, Generic[Spelt, At, When, Does]):
    """A step of a lesson. Without `done` and `choices` the player only reads it."""

    id: Id
    """Id of the step; its text is the message lesson-LESSON-STEP."""
    at: list[At] = Field(default_factory=list)
    """Targets that the step points at."""
    look: list[Spelt] = Field(default_factory=list)
    """Places that are scrolled into view when the step begins."""
    done: list[When] = Field(default_factory=list)
    """Conditions of which any completes the step."""
    off: list[When] = Field(default_factory=list)
    """Conditions of which any makes the step impossible to complete."""
    does: list[Does] = Field(default_factory=list)
    """Model solution: actions performed if the player skips the step, and by tests."""
    waits: list[When] = Field(default_factory=list)
    """Conditions after which the game pauses until the player continues."""
    choices: Annotated[int, Field(ge=2, le=MOST_CHOICES)] | None = None
    """Number of answers offered, if the step is a quiz question."""
    right: Annotated[int, Field(ge=1, le=MOST_CHOICES)] | None = None
    """Number of the right answer, from 1."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults: a question without its right answer, other keys that exclude each other, and those of all
        parts.
        """
        if (self.choices is None) != (self.right is None):
            yield ("id",), msg("finding-lesson-together", one="choices", other="right")
        elif self.choices is not None and self.right is not None and self.right > self.choices:
            yield ("right",), msg("finding-lesson-right", right=self.right, choices=self.choices)
        if self.choices is not None and self.done:
            yield ("done",), msg("finding-lesson-question-done")
        if self.does and not self.done:
            yield ("does",), msg("finding-lesson-nothing-done")
        tables: dict[str, Sequence[SpotPart | ConditionPart[Spelt] | DeedPart[Spelt]]] = {
            "at": self.at, "done": self.done, "off": self.off, "does": self.does, "waits": self.waits,
        }  # fmt: skip
        for name, parts in tables.items():
            for place, part in enumerate(parts):
                yield from within((name, place), part.faults())


class FixedRollPart(TomlTable):
    """Fixed results of dice or cards with a given reason."""

    why: Id
    about: Text | None = None
    """The piece that is rolled or drawn for; by default any."""
    values: Annotated[list[Word], Field(min_length=1)]


Step = TypeVar("Step", bound=StepPart[Any, Any, Any, Any])


class LessonTables(TomlTable, Generic[Step]):
    """Tables of a lesson file besides its position."""

    number: Annotated[int, Field(ge=1, le=99)]
    """Place in the list of lessons."""
    minutes: Annotated[int, Field(ge=1, le=60)] = 4
    """Approximate duration in minutes."""
    seed: int = 0
    """Seed of the dice and cards that are not fixed."""
    roll: list[FixedRollPart] = Field(default_factory=list)
    """Dice and cards fixed by their reason; the ones in `chance` are used after them, in order, while they fit."""
    step: Annotated[list[Step], Field(min_length=1, max_length=MOST_STEPS)]
    """The steps, in order."""

    def faults(self) -> Iterator[Fault]:
        """Yield the faults of the position, then of the steps."""
        yield from super().faults()
        yield from twice((step.id for step in self.step), "step", "step")
        for place, step in enumerate(self.step):
            yield from within(("step", place), step.faults())
