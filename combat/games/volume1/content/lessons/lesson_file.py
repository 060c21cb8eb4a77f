"""The shape of a lesson file: a lab file with steps, and with dice that fall by what they are rolled for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

from pydantic import ConfigDict, Field

from combat.engine.content.models import Fault, HexNumber, Id, Part, Text, twice, within
from combat.engine.kernel.sentence import sentence
from combat.games.volume1.content.lab.file_model import LabFile
from combat.games.volume1.content.lab.file_tables import MomentPart
from combat.games.volume1.rules.book import Morale, Team

MOST_STEPS, MOST_CHOICES = 40, 4
Pane = Literal["top", "track", "prompt", "body", "hand", "dossier", "roster", "log"]
View = HexNumber | Literal["none"]
Word = Annotated[str | int, Field(union_mode="left_to_right")]
AnyValue = bool | int | str
OneOrMore = AnyValue | list[AnyValue]

CONDITIONS = (
    "event", "answer", "asked", "act", "chosen", "unchosen", "pointed", "view", "elsewhere", "man", "moment",
)  # fmt: skip
"""What a condition can be about: one of these."""
STANDS = ("order", "hex", "morale", "spotted", "known", "ammo", "wounds", "gone")
"""What can be said of a man."""
_GO_WITH = {"event": ("fields",), "answer": ("value", "about"), "asked": ("about",), "man": STANDS}


class ConditionPart(Part):
    """What must be true: about one of the `CONDITIONS`."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, populate_by_name=True)

    event: Id | None = None
    """An event of this kind was shown."""
    fields: dict[str, OneOrMore] = Field(default_factory=dict, alias="with")
    """Its fields, each with the value or the values that count; men by their names."""
    answer: Id | None = None
    """The player answered a question of this kind."""
    value: Word | list[Word] | None = None
    """What he answered, or one of these; anything, unless said."""
    about: Text | None = None
    """The man that the question is about."""
    asked: Id | None = None
    """A question of this kind is put."""
    act: Id | None = None
    """He used this action of the keymap."""
    chosen: Text | None = None
    """This man is the chosen one."""
    unchosen: Text | None = None
    """This man is not, or no more."""
    pointed: Text | None = None
    """The pointer or the cursor of the keys is on this man or hex."""
    view: View | None = None
    """What is in sight of this hex is shown; "none" for no view at all."""
    elsewhere: HexNumber | None = None
    """What is in sight of another hex than this is shown."""
    man: Text | None = None
    """This man is as the rest of the table says."""
    order: Id | list[Id] | None = None
    """His order, or one of these; "none" for none."""
    hex: HexNumber | list[HexNumber] | None = None
    """Where he is, or one of these."""
    morale: Morale | list[Morale] | None = None
    """His morale (17.0)."""
    spotted: bool | None = None
    """Whether the enemy has spotted him (12.0)."""
    known: bool | None = None
    """Whether he, an enemy, is known (12.0)."""
    ammo: Literal["full", "low", "none"] | None = None
    """His ammunition marker (13.0.8)."""
    wounds: Literal["any", "none"] | None = None
    """Whether he has any wound marker (16.0)."""
    gone: bool | None = None
    """Whether he is no longer on the board."""
    moment: MomentPart | None = None
    """Play has come to this moment, or is past it."""
    also: list[ConditionPart] = Field(default_factory=list)
    """What must hold too at that time, as things stand."""

    def faults(self) -> Iterator[Fault]:
        """Not one subject but none or several, and words that do not go with it."""
        about = [name for name in CONDITIONS if getattr(self, name) is not None]
        if len(about) != 1:
            yield (), sentence("finding-lesson-condition-about", known=", ".join(CONDITIONS))
            return
        fitting = _GO_WITH.get(about[0], ())
        for name in type(self).model_fields:
            if name not in (*CONDITIONS, *fitting, "also") and name in self.model_fields_set:
                spelt = "with" if name == "fields" else name
                yield (spelt,), sentence("finding-lesson-condition-word", word=spelt, about=about[0])
        if about == ["man"] and not self.model_fields_set & set(STANDS):
            yield ("man",), sentence("finding-lesson-man-stands", known=", ".join(STANDS))
        if self.moment is not None:
            yield from within("moment", self.moment.faults())
        for place, part in enumerate(self.also):
            yield from within(("also", place), part.faults())


class SpotPart(Part):
    """What is pointed at: one of the keys."""

    man: Text | None = None
    hex: HexNumber | None = None
    card: int | None = None
    """A card of the hand, by its number."""
    order: Id | None = None
    """An order marker in the tray."""
    button: Id | None = None
    """A button of the prompt, by the action of its key."""
    pane: Pane | None = None
    team: Team | None = None
    """A team's tile on the initiative track."""

    def faults(self) -> Iterator[Fault]:
        """Not one thing."""
        if len(self.model_fields_set) != 1:
            yield (), sentence("finding-lesson-spot", known=", ".join(type(self).model_fields))


DEEDS = ("to", "act", "chosen", "pointed", "view")
"""What a deed of the model solution may be."""


class DeedPart(Part):
    """What the model solution does: an answer, or one of act, chosen, pointed, view."""

    to: Id | None = None
    value: Word | None = None
    about: Text | None = None
    act: Id | None = None
    chosen: Text | None = None
    pointed: Text | None = None
    view: View | None = None

    def faults(self) -> Iterator[Fault]:
        """Not one thing, or half an answer."""
        if sum(getattr(self, name) is not None for name in DEEDS) != 1:
            yield (), sentence("finding-lesson-deed", known=", ".join(DEEDS))
        if (self.to is None) != (self.value is None):
            yield (), sentence("finding-lesson-together", one="to", other="value")


class StepPart(Part):
    """A step of a lesson: without `done` and `choices` it is only read."""

    id: Id
    """The message with its words is lesson-LESSON-STEP."""
    at: list[SpotPart] = Field(default_factory=list)
    """What it points at."""
    look: list[HexNumber] = Field(default_factory=list)
    """Hexes that are brought into sight when it begins."""
    done: list[ConditionPart] = Field(default_factory=list)
    """Any of these ends it."""
    off: list[ConditionPart] = Field(default_factory=list)
    """Any of these says that it can no longer be done."""
    does: list[DeedPart] = Field(default_factory=list)
    """What does it: for a player who skips it, and for tests."""
    waits: list[ConditionPart] = Field(default_factory=list)
    """Once one of these was shown the game waits until the player goes on from it."""
    choices: Annotated[int, Field(ge=2, le=MOST_CHOICES)] | None = None
    """How many answers are offered, where it is a question."""
    right: Annotated[int, Field(ge=1, le=MOST_CHOICES)] | None = None
    """The right one."""

    def faults(self) -> Iterator[Fault]:
        """A question without its right answer, and whatever is wrong with its tables."""
        if (self.choices is None) != (self.right is None):
            yield ("id",), sentence("finding-lesson-together", one="choices", other="right")
        elif self.choices is not None and self.right is not None and self.right > self.choices:
            yield ("right",), sentence("finding-lesson-right", right=self.right, choices=self.choices)
        if self.choices is not None and self.done:
            yield ("done",), sentence("finding-lesson-question-done")
        if self.does and not self.done:
            yield ("does",), sentence("finding-lesson-nothing-done")
        tables: dict[str, Sequence[SpotPart | ConditionPart | DeedPart]] = {
            "at": self.at, "done": self.done, "off": self.off, "does": self.does, "waits": self.waits,
        }  # fmt: skip
        for name, parts in tables.items():
            for place, part in enumerate(parts):
                yield from within((name, place), part.faults())


class FixedRollPart(Part):
    """Dice or cards by the reason for which they are rolled or drawn."""

    why: Id
    about: Text | None = None
    """The man for whom; anybody, unless said."""
    values: Annotated[list[Word], Field(min_length=1)]


class LessonFile(LabFile):
    """A lesson file: the position of a lab file, and what is gone through in it."""

    number: Annotated[int, Field(ge=1, le=99)]
    """Its place in the list."""
    minutes: Annotated[int, Field(ge=1, le=60)] = 4
    """How long it takes, about."""
    seed: int = 0
    """Where dice and cards come from that nothing fixes."""
    roll: list[FixedRollPart] = Field(default_factory=list)
    """Dice and cards that are fixed by their reason; those of `chance` come behind them, in order, while they fit."""
    step: Annotated[list[StepPart], Field(min_length=1, max_length=MOST_STEPS)]
    """The steps, in order."""

    def faults(self) -> Iterator[Fault]:
        """What is wrong with the position, then with the steps."""
        yield from super().faults()
        yield from twice((step.id for step in self.step), "step", "step")
        for place, step in enumerate(self.step):
            yield from within(("step", place), step.faults())
