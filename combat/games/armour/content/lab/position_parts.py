"""Tables of lab files of ARMOUR!: ground, teams, units, smoke and measures. Places are in centimetres."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from combat.engine.content.models import Fault, Id, Text, TomlTable
from combat.engine.content.plane.table_poses import TablePose
from combat.engine.kernel.text_message import msg
from combat.games.armour.rules.orders.order import OrderId
from combat.games.armour.rules.state import Fired, Moved, Whereabouts

SeatName = Literal["attacker", "defender"]
Centimetres = Annotated[int, Field(ge=0, le=1000)]
Pair = Annotated[tuple[Id, Id], Field(strict=False)]
"""Two teams; a list in TOML."""


class TeamPart(TomlTable):
    """A team."""

    id: Id
    """Id used in answers."""
    card: Id
    at: TablePose | None = None
    """Its place and heading; that of a wreck too."""
    where: Whereabouts = "table"
    turret: Annotated[int, Field(ge=0, le=359)] | None = None
    """Heading of its turret in degrees; by default that of its hull."""
    bailed: bool = False
    dug_in: bool = False
    """Whether it is in foxholes (L593)."""
    moved: Moved = ""
    distance: Centimetres = 0
    """Length of its Tactical move in centimetres (L699)."""
    strayed: bool = False
    """Whether it moved and ended out of command (L559)."""
    fired: Fired = ""
    spotted: bool = False
    vehicle: Id | None = None
    """The vehicle that carries it (L575)."""

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for a team on the table without a place, elsewhere with one, or mounted without a vehicle."""
        wanted = self.where == "table"
        if (self.at is None) == wanted and self.where != "destroyed":
            yield ("at",) if self.at else ("id",), msg("finding-lab-team-place", team=self.id, where=self.where)
        if (self.where == "mounted") != (self.vehicle is not None):
            yield ("vehicle",) if self.vehicle else ("id",), msg("finding-lab-team-vehicle", team=self.id)


class GivenOrderPart(TomlTable):
    """An order that the unit was given in this turn."""

    order: OrderId
    passed: bool = True
    """Whether its test succeeded."""


class UnitPart(TomlTable):
    """A unit and its teams; the first one leads unless `leader` says otherwise."""

    id: Id
    """Id used in answers."""
    seat: SeatName
    card: Id
    upgrade: Id | None = None
    team: Annotated[list[TeamPart], Field(min_length=1, max_length=40)]
    leader: Text | None = None
    """Its leading team; "none" if it has lost its leader (L657)."""
    formation: Id | None = None
    """Its formation; by default the seat's only one."""
    support: bool = False
    """Whether it belongs to no formation."""
    headquarters: bool = False
    """Whether its leader commands the formation (L45)."""
    independent: bool = False
    parent: Id | None = None
    """Unit from which it was split, as its transports, or with `independent` as its observers (L43)."""
    pinned: bool = False
    hits: Annotated[int, Field(ge=0, le=99)] = 0
    """Hits that it has taken in this phase (L661)."""
    strength: Annotated[int, Field(ge=1, le=40)] | None = None
    """Number of its teams on the table when the phase began; by default those that are there (L661)."""
    sight: Centimetres = 0
    """Distance that it sees by night in this phase; 0 before it has rolled (A39)."""
    moved: bool = False
    shot: bool = False
    assaulted: bool = False
    screened: bool = False
    """Whether it has fired its only smoke bombardment (L693)."""
    aiming_point: TablePose | None = None
    """The point on which it is ranged in (L691)."""
    shelled: bool = False
    """Whether it has bombarded that point already (L691)."""
    order: list[GivenOrderPart] = Field(default_factory=list)


class SmokePart(TomlTable):
    """A ball of smoke (L661)."""

    seat: SeatName
    at: TablePose


class ScreenPart(TomlTable):
    """A smoke screen: it begins at a point and runs along its heading (L695)."""

    seat: SeatName
    at: TablePose
    guns: Annotated[int, Field(ge=1, le=12)] = 1


class WorkPart(TomlTable):
    """A work of a seat (A41 to A43)."""

    kind: Id
    seat: SeatName
    at: TablePose


class MeasurePart(TomlTable):
    """A check of one subject, before the first answer or at the end; the other keys are the expected results."""

    at_end: bool = False
    distance: Pair | None = None
    """From one team to another, edge to edge."""
    length: Text | None = None
    """The distance in centimetres, such as 40.05, rounded down to a tenth of a millimetre."""
    look: Pair | None = None
    """Line of sight from one team to another (L605)."""
    seen: bool | None = None
    concealed: bool | None = None
    by: str | None = None
    """Kind of scenery or model that conceals the target or blocks the line; "" for none."""
    bulletproof: bool | None = None
    shot: Text | None = None
    """An aim, such as a-1>75l>d-1: weapon ids, not names."""
    need: Annotated[int, Field(ge=1, le=20)] | None = None
    """The score that a die needs; 7 is a 6, then 5 or more, 8 a 6, then a 6 (L633)."""
    dice: Annotated[int, Field(ge=0, le=20)] | None = None
    hit: Text | None = None
    """Chance of one die as a fraction, such as 1/18."""
    refused: Id | None = None
    """Reason for which there is no shot."""
    team: Id | None = None
    at: TablePose | None = None
    where: Whereabouts | None = None
    bailed: bool | None = None
    dug_in: bool | None = None
    in_command: bool | None = None
    gone_to_ground: bool | None = None
    unit: Id | None = None
    leader: str | None = None
    pinned: bool | None = None
    hits: Annotated[int, Field(ge=0, le=99)] | None = None
    teams: Annotated[int, Field(ge=0, le=40)] | None = None
    """Number of its teams on the table."""
    good_spirits: bool | None = None
    """Whether it needs no last stand (L531)."""

    def faults(self) -> Iterator[Fault]:
        """Yield a fault unless there is exactly one subject, and one for each key that belongs to another subject."""
        subjects = [name for name in FINDS if getattr(self, name) is not None]
        if len(subjects) != 1:
            yield (), msg("finding-lab-subject", known=", ".join(FINDS))
            return
        given = self.model_fields_set - {"at_end", *subjects}
        for name in sorted(given - set(FINDS[subjects[0]])):
            yield (
                (name,),
                msg("finding-lab-not-found", key=name, about=subjects[0], known=", ".join(FINDS[subjects[0]])),
            )


FINDS = {
    "distance": ("length",),
    "look": ("seen", "concealed", "by", "bulletproof"),
    "shot": ("need", "dice", "hit", "refused"),
    "team": ("at", "where", "bailed", "dug_in", "in_command", "gone_to_ground"),
    "unit": ("leader", "pinned", "hits", "teams", "good_spirits"),
}
"""Subjects of a measure, and what each of them is compared with."""
