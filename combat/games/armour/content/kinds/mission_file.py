"""Mission files: `scenarios/armour/*.toml`. Places are in centimetres from the north-west corner of the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated

from pydantic import Field

from combat.engine.content.findings import unknown
from combat.engine.content.models import Fault, Id, TomlTable, Words, within
from combat.engine.kernel.text_message import msg
from combat.engine.space.plane.point import CM, Point
from combat.games.armour.content.kinds.force_file import PickPart
from combat.games.armour.content.kinds.nation_file import Count
from combat.games.armour.rules.missions.mission import (
    ArrivalKind,
    Ending,
    FreeWorks,
    Goal,
    Mission,
    MissionSide,
    Reserves,
)
from combat.games.miniatures.content.zones import Place, Zone, zone_fault

Turn = Annotated[int, Field(ge=1, le=30)]


class ReservesPart(TomlTable):
    """Units that arrive later."""

    kind: ArrivalKind
    edge: Annotated[list[Place], Field(min_length=2, max_length=2)]
    """The two ends of the stretch of the table's edge where they enter."""
    units: list[Id] = Field(default_factory=list)
    share: Annotated[int, Field(ge=0, le=50)] = 0
    """Percentage of the points up to which the owner chooses units."""


class FreeWorksPart(TomlTable):
    """Works that cost no points."""

    kinds: Annotated[dict[Id, Count], Field(min_length=1)]
    zone: Zone


class SidePart(TomlTable):
    """A seat."""

    force: Id
    zone: Zone
    goals: list[str] = Field(default_factory=list)
    """Names of objectives of the table or of the mission's own `places`."""
    dug_in: bool = False
    ambush: Annotated[int, Field(ge=0, le=4)] = 0
    reserves: ReservesPart | None = None
    works: FreeWorksPart | None = None
    free: list[PickPart] = Field(default_factory=list)
    """Units beyond the force."""
    withdrawals: list[Turn] = Field(default_factory=list)

    def faults(self) -> Iterator[Fault]:
        """Yield faults for bad zones, and for reserves given both by name and by share, or by neither."""
        zones = {"zone": self.zone, **({"works": self.works.zone} if self.works else {})}
        for key, zone in zones.items():
            said = zone_fault(zone)
            if said is not None:
                yield (key,) if key == "zone" else (key, "zone"), said
        if self.reserves and bool(self.reserves.units) == bool(self.reserves.share):
            yield ("reserves",), msg("finding-reserves-named")

    def build(self, places: Mapping[str, Point], scale: Scale) -> MissionSide:
        """Return the side as a `MissionSide`; `places` are all goals by name, `scale` converts places."""
        late = self.reserves
        return MissionSide(
            force=self.force,
            zone=scale.zone(self.zone),
            goals=tuple(Goal(name, places[name]) for name in self.goals),
            dug_in=self.dug_in,
            ambush=self.ambush,
            reserves=Reserves(
                late.kind, (scale.at(late.edge[0]), scale.at(late.edge[1])), tuple(late.units), late.share
            )
            if late
            else None,
            works=FreeWorks(tuple(self.works.kinds.items()), scale.zone(self.works.zone)) if self.works else None,
            free_units=tuple(part.build() for part in self.free),
            withdrawals=tuple(self.withdrawals),
        )


class MissionFile(TomlTable):
    """A file of `scenarios/armour/`."""

    authored: bool = False
    title: Words
    place: Words
    date: Words
    story: Words
    """Background and tasks of both sides."""
    table: Id
    size: Place = Field(default_factory=lambda: [180, 120])
    """Size of table for which its places are given; on any other they are scaled."""
    first_check: Turn
    turns: Turn
    ending: Ending
    ending_goal: str | None = None
    near: Annotated[int, Field(ge=0, le=100)] = 0
    night: bool = False
    aiming_points: bool = False
    any_forces: bool = False
    places: dict[Words, Place] = Field(default_factory=dict)
    """Goals that the table's file does not have, by name."""
    attacker: SidePart
    defender: SidePart

    def faults(self) -> Iterator[Fault]:
        """Yield the faults of both sides, and those of the conditions for the end."""
        for seat, side in (("attacker", self.attacker), ("defender", self.defender)):
            yield from within(seat, side.faults())
        if self.first_check > self.turns:
            yield ("first_check",), msg("finding-check-too-late", first=self.first_check, turns=self.turns)
        by_goal = self.ending in ("points-near", "holder-of-goal")
        if by_goal != (self.ending_goal is not None):
            yield ("ending",), msg("finding-ending-goal" if by_goal else "finding-ending-no-goal", ending=self.ending)
        if (self.ending == "points-near") != bool(self.near):
            yield ("near",) if self.near else ("ending",), msg("finding-ending-near", ending=self.ending)
        if not (self.attacker.goals or self.defender.goals):
            yield (), msg("finding-no-goals")

    def goals(self) -> Iterator[tuple[tuple[str | int, ...], str]]:
        """Yield path in the file and name of every goal that the file mentions."""
        for seat, side in (("attacker", self.attacker), ("defender", self.defender)):
            yield from (((seat, "goals", place), name) for place, name in enumerate(side.goals))
        if self.ending_goal is not None:
            yield ("ending_goal",), self.ending_goal

    def goal_faults(self, objectives: Mapping[str, Point]) -> Iterator[Fault]:
        """Yield a fault for each goal that neither the table nor the mission defines."""
        known = (*objectives, *self.places)
        yield from ((where, unknown("goal", name, known)) for where, name in self.goals() if name not in known)

    def build(self, id_: str, objectives: Mapping[str, Point], width: int, height: int) -> Mission:
        """Return the mission as a `Mission`, for a table whose size is in units of 0.1 mm; requires a valid file.

        `objectives` are those of the table, by name.
        """
        scale = Scale(width, height, self.size[0] * CM, self.size[1] * CM)
        places = {**objectives, **{name: scale.at(place) for name, place in self.places.items()}}
        goal = Goal(self.ending_goal, places[self.ending_goal]) if self.ending_goal is not None else None
        return Mission(
            id=id_,
            title=self.title,
            attacker=self.attacker.build(places, scale),
            defender=self.defender.build(places, scale),
            first_check=self.first_check,
            turns=self.turns,
            ending=self.ending,
            ending_goal=goal,
            near=self.near * CM,
            night=self.night,
            aiming_points=self.aiming_points,
            any_forces=self.any_forces,
        )


class Scale:
    """Converts places of a mission file to points of its table, in units of 0.1 mm."""

    def __init__(self, width: int, height: int, from_width: int, from_height: int) -> None:
        self.width, self.height, self.from_width, self.from_height = width, height, from_width, from_height

    def at(self, place: list[int]) -> Point:
        """Return a place of the file as a point of the table."""
        x, y = place
        return Point(x * CM * self.width // self.from_width, y * CM * self.height // self.from_height)

    def zone(self, places: list[list[int]]) -> tuple[Point, ...]:
        """Return a zone of the file as its corners on the table."""
        return tuple(self.at(place) for place in places)
