"""Schema of lesson files of CONTACT!: a lab file with steps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from combat.engine.content.models import Fault, Id
from combat.engine.content.plane.pose_spot import PoseSpot
from combat.engine.content.plane.table_poses import TablePose
from combat.engine.kernel.text_message import msg
from combat.engine.lessons.step_parts import ConditionPart, DeedPart, LessonTables, SpotPart, StepPart
from combat.games.contact.content.lab.position_file import PositionFile, SeatName

UNIT = ("acted", "suppressed", "demoralised", "gone", "known")
"""Keys of conditions on units."""


class UnitCondition(ConditionPart[TablePose]):
    """Condition on a unit, in addition to the conditions of every game."""

    subjects: ClassVar = (*ConditionPart.subjects, "unit")
    go_with: ClassVar = {**ConditionPart.go_with, "unit": UNIT}

    unit: Id | None = None
    """Unit to which the keys of `UNIT` apply."""
    acted: bool | None = None
    suppressed: bool | None = None
    demoralised: bool | None = None
    gone: bool | None = None
    """Whether it is lost."""
    known: bool | None = None
    """Whether the other seat has found it."""

    def own_faults(self, about: str) -> Iterator[Fault]:
        """Yield a fault for a condition on a unit that has none of the keys in `UNIT`."""
        if about == "unit" and not self.model_fields_set & set(UNIT):
            yield ("unit",), msg("finding-lesson-unit-stands", known=", ".join(UNIT))


class UnitSpot(SpotPart, PoseSpot):
    """Target of a pointer in a lesson."""

    unit: Id | None = None
    pane: Literal["top", "rail", "prompt", "units", "dossier", "log"] | None = None


class UnitDeed(DeedPart[TablePose]):
    """Action of the model solution."""


class UnitStep(StepPart[TablePose, UnitSpot, UnitCondition, UnitDeed]):
    """A step of a lesson of CONTACT!."""


class LessonFile(LessonTables[UnitStep], PositionFile):
    """A lesson file: its answers are the opponent's, its title is a text message."""

    title: str = ""
    seat: SeatName = "attacker"
    """Seat of the player."""
