"""Schema of lab files of CONTACT!: a position, the dice, the answers and the expected results."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from combat.engine.content.models import Fault, Id, Text, TomlTable, within
from combat.engine.content.plane.table_poses import TablePose
from combat.engine.kernel.text_message import msg
from combat.engine.play.lab.script_parts import ScriptFile
from combat.games.contact.content.kinds.weapon_file import Year
from combat.games.contact.rules.charts.quality import Experience, Morale
from combat.games.contact.rules.charts.support_chart import Ammunition
from combat.games.contact.rules.fire.aiming import Context
from combat.games.contact.rules.state import Phase, Stuck, Whereabouts
from combat.games.miniatures.content.lab_ground import GroundPart, SceneryPart

SeatName = Literal["attacker", "defender"]
Pair = Annotated[tuple[Id, Id], Field(strict=False)]
"""Two units; a list in TOML."""


class UnitPart(TomlTable):
    """A unit; those of each seat are a1, a2, … and d1, d2, … in the order of the file."""

    seat: SeatName
    card: Id
    at: TablePose
    where: Whereabouts = "table"
    suppressed: bool = False
    demoralised: bool = False
    stuck: Stuck = ""
    dug_in: bool = False
    cover: bool = False
    camouflaged: bool = False
    hatch: bool = False
    moved: Annotated[int, Field(ge=0, le=200)] = 0
    """Length of its last move in centimetres."""
    fired: bool = False
    acted: bool = False
    watching: bool = False
    under_fire: bool = False


class QualityPart(TomlTable):
    """Nation, experience and morale of a seat's units."""

    nation: Id = "germany"
    experience: Experience = "veteran"
    morale: Morale = "normal"


class BatteryPart(TomlTable):
    """A battery off the table; those of each seat are ab1, ab2, … and db1, … in the order of the file."""

    seat: SeatName
    card: Id
    ammunition: Ammunition = "normal"
    observer: Id | None = None
    """The unit that has contact with it."""
    failed: Annotated[int, Field(ge=0, le=9)] = 0
    """Calls that failed before."""


class DicePart(TomlTable):
    """Dice in order; the game must use exactly these dice."""

    d6: list[Annotated[int, Field(ge=1, le=6)]] = Field(default_factory=list)


class MeasurePart(TomlTable):
    """A check of one subject, before the first answer or at the end; the other keys are the expected results."""

    at_end: bool = False
    shot: Text | None = None
    """Shooter, weapon, target and perhaps a special round, such as "a1>rifles>d1"."""
    context: Context = "full"
    dice: Annotated[int, Field(ge=0, le=20)] | None = None
    """Dice of the pool; 0 for a shot with 2D6."""
    need: Annotated[int, Field(ge=0, le=40)] | None = None
    refused: Id | None = None
    odds: Text | None = None
    """Per cent: no effect, suppressed, demoralised, lost; of a vehicle no hit, nothing, immobilised, destroyed."""
    look: Pair | None = None
    seen: bool | None = None
    detected: bool | None = None
    limit: Text | None = None
    """Distance to which the target is detected, in centimetres, or "none"."""
    unit: Id | None = None
    at: TablePose | None = None
    where: Whereabouts | None = None
    suppressed: bool | None = None
    demoralised: bool | None = None
    wreck: bool | None = None
    stuck: Stuck | None = None
    in_command: bool | None = None

    def faults(self) -> Iterator[Fault]:
        """Yield a fault unless there is exactly one subject, and one for each key that does not belong to it."""
        subjects = [name for name in FINDS if getattr(self, name) is not None]
        if len(subjects) != 1:
            yield (), msg("finding-lab-subject", known=", ".join(FINDS))
            return
        known = FINDS[subjects[0]]
        for name in sorted(self.model_fields_set - {"at_end", subjects[0], *known}):
            yield (name,), msg("finding-lab-not-found", key=name, about=subjects[0], known=", ".join(known))


FINDS = {
    "shot": ("context", "dice", "need", "refused", "odds"),
    "look": ("seen", "detected", "limit"),
    "unit": ("at", "where", "suppressed", "demoralised", "wreck", "stuck", "in_command"),
}
"""Subjects of a measure, and what each of them is compared with."""


class PositionFile(ScriptFile):
    """A lab file of CONTACT!."""

    ground: GroundPart = Field(default_factory=GroundPart)
    scenery: list[SceneryPart] = Field(default_factory=list, max_length=100)
    """Pieces on the bare ground, in order: later ones lie on top."""
    phase: Phase = "activation"
    turn: Annotated[int, Field(ge=1, le=30)] = 1
    turns: Annotated[int, Field(ge=1, le=30)] = 9
    year: Year = 1944
    dark: Annotated[int, Field(ge=0, le=30)] = 0
    """The last turn of reduced visibility."""
    led: bool = True
    """Whether every unit counts as in command."""
    attacker: QualityPart = Field(default_factory=QualityPart)
    defender: QualityPart = Field(default_factory=QualityPart)
    unit: Annotated[list[UnitPart], Field(min_length=1, max_length=40)]
    battery: list[BatteryPart] = Field(default_factory=list)
    chance: DicePart = Field(default_factory=DicePart)
    measure: list[MeasurePart] = Field(default_factory=list)

    def faults(self) -> Iterator[Fault]:
        """Yield the faults of scenery and measures."""
        for place, part in enumerate(self.scenery):
            yield from within(("scenery", place), part.faults())
        for place, measure in enumerate(self.measure):
            yield from within(("measure", place), measure.faults())
