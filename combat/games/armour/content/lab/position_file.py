"""Schema of lab files of ARMOUR!: a position, the dice, the answers and the expected results."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from combat.engine.content.models import Fault, Id, TomlTable, twice, within
from combat.engine.content.plane.table_poses import TablePose
from combat.engine.play.lab.script_parts import ScriptFile
from combat.games.armour.content.lab.position_parts import (
    MeasurePart,
    ScreenPart,
    SeatName,
    SmokePart,
    UnitPart,
    WorkPart,
)
from combat.games.armour.rules.missions.mission import Ending
from combat.games.miniatures.content.lab_ground import GroundPart, SceneryPart


class GoalsPart(TomlTable):
    """The objectives of each seat (A31, A32)."""

    attacker: list[TablePose] = Field(default_factory=list)
    defender: list[TablePose] = Field(default_factory=list)
    first_check: Annotated[int, Field(ge=1, le=30)] = 1
    """First turn at whose victory checks they count."""


class ZonesPart(TomlTable):
    """Where each seat deploys, as corners; by default anywhere on the table."""

    attacker: Annotated[list[TablePose], Field(min_length=3, max_length=12)] | None = None
    defender: Annotated[list[TablePose], Field(min_length=3, max_length=12)] | None = None


class DicePart(TomlTable):
    """Dice in order; the game must use exactly these dice."""

    d6: list[Annotated[int, Field(ge=1, le=6)]] = Field(default_factory=list)


class PositionFile(ScriptFile):
    """A lab file of ARMOUR!."""

    table: Id | None = None
    """Id of a table; by default bare ground."""
    ground: GroundPart = Field(default_factory=GroundPart)
    """The bare ground, if no table is named."""
    scenery: list[SceneryPart] = Field(default_factory=list, max_length=100)
    """Pieces on the bare ground, in order: later ones lie on top."""
    phase: Literal["set-up", "starting", "movement", "shooting", "assault"]
    active: SeatName = "attacker"
    """Seat whose turn it is."""
    turn: Annotated[int, Field(ge=1, le=30)] = 1
    turns: Annotated[int, Field(ge=1, le=30)] = 9
    """The turn limit."""
    ending: Ending = "defender"
    phases: Annotated[int, Field(ge=1, le=12)] = 1
    """Number of phases that are played, the one at the beginning included."""
    night: bool = False
    dawn_dice: Annotated[int, Field(ge=0, le=20)] = 0
    """Dice of the last roll for dawn (L799)."""
    goals: GoalsPart = Field(default_factory=GoalsPart)
    zones: ZonesPart = Field(default_factory=ZonesPart)
    unit: Annotated[list[UnitPart], Field(min_length=1, max_length=40)]
    smoke: list[SmokePart] = Field(default_factory=list)
    screen: list[ScreenPart] = Field(default_factory=list)
    work: list[WorkPart] = Field(default_factory=list)
    chance: DicePart = Field(default_factory=DicePart)
    measure: list[MeasurePart] = Field(default_factory=list)
    """Checks of values of the position."""

    def faults(self) -> Iterator[Fault]:
        """Yield faults of teams, scenery and measures, and duplicate ids of units and teams."""
        yield from twice([unit.id for unit in self.unit], "unit", "unit")
        yield from twice([team.id for unit in self.unit for team in unit.team], "team", "unit")
        for place, unit in enumerate(self.unit):
            for number, team in enumerate(unit.team):
                yield from within(("unit", place, "team", number), team.faults())
        for key, parts in (("scenery", self.scenery), ("measure", self.measure)):
            for place, part in enumerate(parts):
                yield from within((key, place), part.faults())
