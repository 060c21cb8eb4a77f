"""Schema of lesson files of ARMOUR!: a lab file with steps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from combat.engine.content.models import Fault, Id
from combat.engine.content.plane.pose_spot import PoseSpot
from combat.engine.content.plane.table_poses import TablePose
from combat.engine.kernel.text_message import msg
from combat.engine.lessons.step_parts import ConditionPart, DeedPart, LessonTables, SpotPart, StepPart
from combat.games.armour.content.lab.position_file import PositionFile
from combat.games.armour.content.lab.position_parts import SeatName

Pane = Literal["top", "rail", "prompt", "units", "dossier", "unit", "log"]
TEAM = ("near", "within", "moved", "bailed", "dug_in", "gone")
UNIT = ("pinned", "lost")
"""Keys of conditions on teams and on units."""


class TeamCondition(ConditionPart[TablePose]):
    """Condition on a team, a unit or a phase, in addition to the conditions of every game."""

    subjects: ClassVar = (*ConditionPart.subjects, "team", "unit", "phase")
    go_with: ClassVar = {**ConditionPart.go_with, "team": TEAM, "unit": UNIT, "phase": ("seat",)}

    team: Id | None = None
    """Team to which the keys of `TEAM` apply."""
    near: TablePose | None = None
    """Point to which the team must be near."""
    within: Annotated[int, Field(ge=1, le=40)] = 5
    """Greatest distance of its edge from that point, in centimetres."""
    moved: bool | None = None
    """Whether it has moved in its seat's last movement phase."""
    bailed: bool | None = None
    dug_in: bool | None = None
    gone: bool | None = None
    """Whether it is lost."""
    unit: Id | None = None
    """Unit to which the keys of `UNIT` apply."""
    pinned: bool | None = None
    lost: bool | None = None
    phase: Literal["set-up", "starting", "movement", "shooting", "assault", "over"] | None = None
    """Phase that must be the current one."""
    seat: SeatName = "attacker"
    """Seat whose turn it must be."""

    def own_faults(self, about: str) -> Iterator[Fault]:
        """Yield a fault for a condition about a team or unit that sets no field of its state."""
        wanted = {"team": TEAM, "unit": UNIT}.get(about, ())
        if wanted and not self.model_fields_set & set(wanted):
            yield (about,), msg("finding-lesson-unit-stands", known=", ".join(wanted))


class TeamSpot(SpotPart, PoseSpot):
    """Target of a pointer in a lesson."""

    team: Id | None = None
    pane: Pane | None = None


class LessonDeed(DeedPart[TablePose]):
    """Action of the model solution: an answer, or one of act, chosen, pointed, view."""


class LessonStep(StepPart[TablePose, TeamSpot, TeamCondition, LessonDeed]):
    """A step of a lesson of ARMOUR!."""


class LessonFile(LessonTables[LessonStep], PositionFile):
    """A lesson file. Its answers are those of the opponent; its title is a text message."""

    title: str = ""
    seat: SeatName = "attacker"
    """Seat of the player."""
