"""The shape of a lesson file of COMMAND!: the position of a lab file, and what is gone through in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from combat.engine.content.hexes.hex_numbers import HexNumber, SheetHex
from combat.engine.content.hexes.hex_spot import HexSpot
from combat.engine.content.models import Fault, Text
from combat.engine.kernel.text_message import msg
from combat.engine.lessons.step_parts import ConditionPart, DeedPart, LessonTables, SpotPart, StepPart
from combat.games.command.content.kinds.scenario_file import Side
from combat.games.command.content.lab.position_file import PositionFile

Pane = Literal["top", "tracks", "prompt", "body", "hand", "stack", "log"]
STANDS = ("hex", "broken", "suppressed", "gone")
"""What can be said of a unit."""


class UnitCondition(ConditionPart[HexNumber]):
    """A condition about a unit, or about how far play has come, besides those of any game."""

    subjects: ClassVar = (*ConditionPart.subjects, "unit", "turn")
    go_with: ClassVar = {**ConditionPart.go_with, "unit": STANDS}

    unit: Text | None = None
    """This unit is as the rest of the table says."""
    hex: SheetHex | list[SheetHex] | None = None
    """Where it is, or one of these."""
    broken: bool | None = None
    suppressed: bool | None = None
    gone: bool | None = None
    """Whether it is no longer on the map."""
    turn: Annotated[int, Field(ge=1, le=99)] | None = None
    """This player turn has begun, or is past."""

    def own_faults(self, about: str) -> Iterator[Fault]:
        if about == "unit" and not self.model_fields_set & set(STANDS):
            yield ("unit",), msg("finding-lesson-unit-stands", known=", ".join(STANDS))


class UnitSpot(SpotPart, HexSpot):
    """What is pointed at in a game."""

    unit: Text | None = None
    pane: Pane | None = None


class DrillDeed(DeedPart[HexNumber]):
    """What the model solution does: an answer, or one of act, chosen, pointed, view."""


class DrillStep(StepPart[HexNumber, UnitSpot, UnitCondition, DrillDeed]):
    """A step of a lesson of COMMAND!."""


class DrillFile(LessonTables[DrillStep], PositionFile):
    """A lesson file. Its answers are those of the other side, its title stands among the sentences."""

    title: str = ""
    seat: Side = "axis"
    """Where the player sits."""
    turns: Annotated[int, Field(ge=1, le=20)] = 1
    """After how many player turns it ends at the latest."""
