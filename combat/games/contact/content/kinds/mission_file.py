"""Mission files: `scenarios/contact/*.toml`. Places are in centimetres from the north-west corner of the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from pydantic import Field

from combat.engine.content.findings import unknown
from combat.engine.content.models import Fault, Id, TomlTable, Words, within
from combat.engine.kernel.record import Json
from combat.engine.kernel.text_message import msg
from combat.engine.space.plane.point import CM, Point
from combat.games.contact.content.kinds.record_model import built
from combat.games.contact.content.kinds.weapon_file import Year
from combat.games.contact.rules.charts.support_chart import AirAttack, AirLevel, Ammunition
from combat.games.contact.rules.missions.mission import Mission, MissionSide, Objective, SetUp, Verdict
from combat.games.contact.rules.two_seats import SEATS
from combat.games.miniatures.content.zones import Place, Zone, zone_fault

Turn = Annotated[int, Field(ge=1, le=30)]
Percent = Annotated[int, Field(ge=1, le=100)]
SeatName = Literal["attacker", "defender"]


class BatteryPick(TomlTable):
    """A battery off the table."""

    battery: Id
    ammunition: Ammunition = "normal"
    registered: list[Place] = Field(default_factory=list)


class AirPick(TomlTable):
    """Air support."""

    level: AirLevel
    attack: AirAttack


class FieldPart(TomlTable):
    """Strips of mines or wire that the side lays."""

    kind: Literal["mines", "wire"]
    length: Annotated[int, Field(ge=5, le=60)]
    width: Annotated[int, Field(ge=1, le=30)]
    count: Annotated[int, Field(ge=1, le=9)] = 1


class ReservesPart(TomlTable):
    """Units that arrive later."""

    units: Annotated[list[Id], Field(min_length=1)]
    turn: Turn
    edge: Annotated[list[Place], Field(min_length=2, max_length=2)]


class SidePart(TomlTable):
    """The part of a mission file for one seat."""

    force: Id
    zone: Zone
    set_up: SetUp = "open"
    foxholes: bool = False
    dummies: Annotated[int, Field(ge=0, le=9)] | None = None
    orders: Annotated[int, Field(ge=0, le=9)] = 2
    shaken: Percent = 40
    broken: Percent = 60
    needed: Annotated[int, Field(ge=0, le=9)] = 0
    holds: bool = False
    batteries: list[BatteryPick] = Field(default_factory=list)
    air: AirPick | None = None
    fields: list[FieldPart] = Field(default_factory=list)
    reserves: ReservesPart | None = None

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for an illegal zone, and one if the side would be broken before it is shaken."""
        said = zone_fault(self.zone)
        if said is not None:
            yield ("zone",), said
        if self.shaken > self.broken:
            yield ("shaken",), msg("finding-shaken-late", shaken=self.shaken, broken=self.broken)

    def build(self) -> MissionSide:
        """Return the part as a `MissionSide`."""
        plain: dict[str, Json] = self.model_dump(exclude={"zone", "batteries", "reserves", "fields"})
        batteries: list[Json] = [
            {**pick.model_dump(), "registered": points(pick.registered)} for pick in self.batteries
        ]
        late = self.reserves
        reserves: Json = None if late is None else {**late.model_dump(), "edge": points(late.edge)}
        fields: list[Json] = [part.model_dump() for part in self.fields]
        given: dict[str, Json] = {"zone": points(self.zone), "batteries": batteries, "reserves": reserves}
        return built(MissionSide, {**plain, **given, "fields": fields})


def points(places: list[list[int]]) -> Json:
    """Return places in centimetres as points in units of 0.1 mm, as JSON data."""
    return [[x * CM, y * CM] for x, y in places]


class MissionFile(TomlTable):
    """A file of `scenarios/contact/`."""

    authored: bool = False
    title: Words
    place: Words
    date: Words
    story: Words
    """Background and tasks of both sides."""
    table: Id
    year: Year
    sets_up_first: SeatName
    objectives: Annotated[list[Words], Field(min_length=1)]
    """Names of objectives of the table."""
    turns: Turn
    verdict: Verdict
    dark: Annotated[int, Field(ge=0, le=30)] = 0
    attacker: SidePart
    defender: SidePart

    def faults(self) -> Iterator[Fault]:
        """Yield the faults of both sides, of the number of objectives that the attacker needs, and of objectives
        named twice.
        """
        for seat in SEATS:
            yield from within(seat, self.side(seat).faults())
        need, most = self.attacker.needed, len(self.objectives)
        if (self.verdict == "needed") != (need > 0) or need > most:
            yield ("attacker",), msg("finding-objectives-needed", needed=need, most=most)
        if len(set(self.objectives)) < most:
            yield ("objectives",), msg("finding-objective-twice")

    def side(self, seat: str) -> SidePart:
        """Return the part of the file for a seat."""
        return self.attacker if seat == SEATS[0] else self.defender

    def goal_faults(self, known: Mapping[str, Point]) -> Iterator[Fault]:
        """Yield a fault for each objective that the table (`known`) does not have."""
        for place, name in enumerate(self.objectives):
            if name not in known:
                yield ("objectives", place), unknown("goal", name, known)

    def build(self, id_: str, known: Mapping[str, Point]) -> Mission:
        """Return the mission as a `Mission`; `known` are the objectives of its table.

        Requires a valid file.
        """
        return Mission(
            id=id_,
            title=self.title,
            year=self.year,
            attacker=self.attacker.build(),
            defender=self.defender.build(),
            sets_up_first=self.sets_up_first,
            objectives=tuple(Objective(name, known[name]) for name in self.objectives),
            turns=self.turns,
            verdict=self.verdict,
            dark=self.dark,
        )
