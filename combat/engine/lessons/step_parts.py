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
    """What must be true: about exactly one of the `subjects`."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, populate_by_name=True)

    subjects: ClassVar[tuple[str, ...]] = (
        "event", "answer", "asked", "act", "chosen", "unchosen", "pointed", "view", "elsewhere",
    )  # fmt: skip
    """What a condition can be about; a title has more of them."""
    go_with: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "event": ("fields",), "answer": ("value", "about"), "asked": ("about",),
    }  # fmt: skip
    """The words that say more of a subject."""

    event: Id | None = None
    """An event of this kind was shown."""
    fields: dict[str, OneOrMore] = Field(default_factory=dict, alias="with")
    """Its fields, each with the value or the values that count; pieces by their names."""
    answer: Id | None = None
    """The player answered a question of this kind."""
    value: Word | list[Word] | None = None
    """What he answered, or one of these; anything, unless said."""
    about: Text | None = None
    """The piece that the question is about."""
    asked: Id | None = None
    """A question of this kind is put."""
    act: Id | None = None
    """He used this action of the keymap."""
    chosen: Text | None = None
    """This piece is the chosen one."""
    unchosen: Text | None = None
    """This piece is not, or no more."""
    pointed: Text | None = None
    """The pointer or the cursor of the keys is on this piece or place."""
    view: Spelt | Literal["none"] | None = None
    """What is in sight of this place is shown; "none" for no view at all."""
    elsewhere: Spelt | None = None
    """What is in sight of another place than this is shown."""
    also: list[Self] = Field(default_factory=list)
    """What must hold too at that time, as things stand."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults: not exactly one subject, or words that do not go with it."""
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
        """Yield a title's own faults of a condition about one of its subjects."""
        return iter(())


class SpotPart(TomlTable):
    """What is pointed at: exactly one of its keys. A title adds its own, such as one for places."""

    card: int | None = None
    """A card of the hand, by its number."""
    button: Id | None = None
    """A button of the prompt, by the action of its key."""
    gives: Id | None = None
    """A button of the prompt, by the answer that it gives, whatever key it has."""

    def faults(self) -> Iterator[Fault]:
        """Yield a fault unless exactly one key is set."""
        if len(self.model_fields_set) != 1:
            yield (), msg("finding-lesson-spot", known=", ".join(type(self).model_fields))


DEEDS = ("to", "act", "chosen", "pointed", "view")
"""The kinds of deeds of the model solution."""


class DeedPart(TomlTable, Generic[Spelt]):
    """What the model solution does: an answer, or one of act, chosen, pointed, view."""

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
    """A step of a lesson: without `done` and `choices` it is only read."""

    id: Id
    """The message with its words is lesson-LESSON-STEP."""
    at: list[At] = Field(default_factory=list)
    """What it points at."""
    look: list[Spelt] = Field(default_factory=list)
    """Places that are brought into sight when it begins."""
    done: list[When] = Field(default_factory=list)
    """Any of these ends it."""
    off: list[When] = Field(default_factory=list)
    """Any of these says that it can no longer be done."""
    does: list[Does] = Field(default_factory=list)
    """What does it: for a player who skips it, and for tests."""
    waits: list[When] = Field(default_factory=list)
    """Once one of these was shown the game waits until the player goes on from it."""
    choices: Annotated[int, Field(ge=2, le=MOST_CHOICES)] | None = None
    """How many answers are offered, where it is a question."""
    right: Annotated[int, Field(ge=1, le=MOST_CHOICES)] | None = None
    """The right one."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults: a question without its right answer, and those of all parts."""
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
    """Dice or cards by the reason for which they are rolled or drawn."""

    why: Id
    about: Text | None = None
    """The piece for which; any, unless said."""
    values: Annotated[list[Word], Field(min_length=1)]


Step = TypeVar("Step", bound=StepPart[Any, Any, Any, Any])


class LessonTables(TomlTable, Generic[Step]):
    """What a lesson file has besides its position."""

    number: Annotated[int, Field(ge=1, le=99)]
    """Its place in the list."""
    minutes: Annotated[int, Field(ge=1, le=60)] = 4
    """How long it takes, about."""
    seed: int = 0
    """Where dice and cards come from that nothing fixes."""
    roll: list[FixedRollPart] = Field(default_factory=list)
    """Dice and cards that are fixed by their reason; those of `chance` come behind them, in order, while they fit."""
    step: Annotated[list[Step], Field(min_length=1, max_length=MOST_STEPS)]
    """The steps, in order."""

    def faults(self) -> Iterator[Fault]:
        """Yield the faults of the position, then of the steps."""
        yield from super().faults()
        yield from twice((step.id for step in self.step), "step", "step")
        for place, step in enumerate(self.step):
            yield from within(("step", place), step.faults())
