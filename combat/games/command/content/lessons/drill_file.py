"""Schema of lesson files of COMMAND!: a lab file with steps."""

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
Track = Literal["time", "points", "casualties", "initiative", "decks", "radios", "chits"]
STANDS = ("hex", "broken", "suppressed", "gone")
"""Keys of a condition on a unit."""


class UnitCondition(ConditionPart[HexNumber]):
    """Condition on a unit or a turn, in addition to the conditions of every game."""

    subjects: ClassVar = (*ConditionPart.subjects, "unit", "turn")
    go_with: ClassVar = {**ConditionPart.go_with, "unit": STANDS}

    unit: Text | None = None
    """Unit to which the other keys apply."""
    hex: SheetHex | list[SheetHex] | None = None
    """Its hex, or one of several."""
    broken: bool | None = None
    suppressed: bool | None = None
    gone: bool | None = None
    """Whether it is no longer on the map."""
    turn: Annotated[int, Field(ge=1, le=99)] | None = None
    """A player turn that must have begun."""

    def own_faults(self, about: str) -> Iterator[Fault]:
        """Yield a fault for a condition about a unit that sets no field of the unit's state."""
        if about == "unit" and not self.model_fields_set & set(STANDS):
            yield ("unit",), msg("finding-lesson-unit-stands", known=", ".join(STANDS))


class UnitSpot(SpotPart, HexSpot):
    """Target of a pointer in a lesson."""

    unit: Text | None = None
    pane: Pane | None = None
    track: Track | None = None
    """A block of the column of tracks."""


class DrillDeed(DeedPart[HexNumber]):
    """Action of the model solution: an answer, or one of act, chosen, pointed, view."""


class DrillStep(StepPart[HexNumber, UnitSpot, UnitCondition, DrillDeed]):
    """A step of a lesson of COMMAND!."""


class DrillFile(LessonTables[DrillStep], PositionFile):
    """A lesson file. Its answers are those of the opponent; its title is a text message."""

    title: str = ""
    seat: Side = "axis"
    """Side of the player."""
    turns: Annotated[int, Field(ge=1, le=20)] = 1
    """Number of player turns after which it ends at the latest."""
