"""Check of a mission file against its table, forces and works."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from combat.engine.content.findings import Finding, unknown
from combat.engine.content.reading import Source
from combat.engine.kernel.text_message import msg
from combat.engine.space.plane.area_overlap import areas_overlap
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.polygon import Polygon
from combat.engine.space.plane.table_map import TableMap
from combat.games.armour.content.kinds.force_file import ForceFile
from combat.games.armour.content.kinds.mission_file import MissionFile, ReservesPart, Scale, SidePart
from combat.games.armour.content.kinds.works_file import WorksFile
from combat.games.armour.rules.forces.force_check import ForceCards
from combat.games.armour.rules.forces.unit_check import check_unit
from combat.games.armour.rules.two_seats import SEATS
from combat.games.miniatures.content.table_check import objectives_of


class MissionCheck:
    """The checks of one mission."""

    def __init__(
        self,
        source: Source[MissionFile],
        table: TableMap,
        forces: Mapping[str, Source[ForceFile]],
        works: Source[WorksFile] | None,
    ) -> None:
        self.source, self.table, self.forces, self.works = source, table, forces, works
        self.mission = source.content
        self.sides: dict[str, SidePart] = {seat: getattr(source.content, seat) for seat in SEATS}
        width, height = self.mission.size
        self.scale = Scale(table.width, table.height, width * CM, height * CM)

    def findings(self) -> Iterator[Finding]:
        """Yield every finding about goals, places, zones and works, which can be checked without cards."""
        for where, said in self.mission.goal_faults(objectives_of(self.table)):
            yield self.source.finding(said, *where)
        for name, place in self.mission.places.items():
            if not self._on_table([place]):
                yield self._off_table("places", name)
        for seat, side in self.sides.items():
            yield from self._side(seat, side)
        zones = [Polygon(self.scale.zone(side.zone)) for side in self.sides.values()]
        if areas_overlap(*zones):
            yield self.source.finding(msg("finding-zones-overlap"), "defender", "zone")
        own, other = (self._points_of(side.force) for side in self.sides.values())
        if self.mission.any_forces and own != other:
            yield self.source.finding(msg("finding-forces-unequal", one=own, other=other), "defender", "force")

    def _side(self, seat: str, side: SidePart) -> Iterator[Finding]:
        if side.force not in self.forces:
            yield self.source.finding(unknown("force", side.force, self.forces), seat, "force")
        if not self._on_table(side.zone):
            yield self._off_table(seat, "zone")
        if side.works is not None:
            if not self._on_table(side.works.zone):
                yield self._off_table(seat, "works", "zone")
            for kind in side.works.kinds:
                if self.works is not None and kind not in self.works.content.root:
                    said = unknown("work", kind, self.works.content.root)
                    yield self.source.finding(said, seat, "works", "kinds", kind)
        if side.reserves is not None:
            yield from self._reserves(seat, side, side.reserves)
        for place, turn in enumerate(side.withdrawals):
            if turn > self.mission.turns:
                said = msg("finding-withdrawal-too-late", turn=turn, turns=self.mission.turns)
                yield self.source.finding(said, seat, "withdrawals", place)

    def _reserves(self, seat: str, side: SidePart, reserves: ReservesPart) -> Iterator[Finding]:
        ends = [self.scale.at(place) for place in reserves.edge]
        if not any(all(end[axis] == limit for end in ends) for axis, limit in self._edges()):
            yield self.source.finding(msg("finding-reserves-edge"), seat, "reserves", "edge")
        force = self.forces.get(side.force)
        units = _units_of(force.content) if force is not None else set[str]()
        for place, unit in enumerate(reserves.units):
            if force is not None and unit not in units:
                yield self.source.finding(unknown("unit", unit, sorted(units)), seat, "reserves", "units", place)

    def _edges(self) -> tuple[tuple[int, int], ...]:
        """Return the edges of the table as an axis, 0 across and 1 down, and the coordinate along it."""
        return (0, 0), (0, self.table.width), (1, 0), (1, self.table.height)

    def _on_table(self, places: list[list[int]]) -> bool:
        return all(_within(self.scale.at(place), self.table) for place in places)

    def _off_table(self, *where: str) -> Finding:
        width, height = self.mission.size
        return self.source.finding(msg("finding-zone-off-table", width=width, height=height), *where)

    def _points_of(self, force: str) -> int:
        return self.forces[force].content.points if force in self.forces else 0

    def about_units(self, cards: ForceCards) -> Iterator[Finding]:
        """Yield findings about the free units of both sides, which no diagram limits, and about named reserves."""
        for seat, side in self.sides.items():
            for place, unit in enumerate(side.reserves.units if side.reserves is not None else ()):
                if unit in cards.units and (why := _never_in_reserve(cards, unit)):
                    yield self.source.finding(msg(why, unit=unit), seat, "reserves", "units", place)
            for place, part in enumerate(side.free):
                card = cards.units.get(part.unit)
                if card is None:
                    yield self.source.finding(unknown("unit", part.unit, cards.units), seat, "free", place, "unit")
                    continue
                for key, said in check_unit(part.build(), card, cards.teams, cards.upgrades):
                    yield self.source.finding(said, seat, "free", place, *key)


def _never_in_reserve(cards: ForceCards, unit: str) -> str:
    """Return the finding about a unit type that is never in reserve: headquarters and flights; "" for others."""
    if any(unit in diagram.headquarters for diagram in cards.diagrams.values()):
        return "finding-reserve-headquarters"
    teams = (team for size in cards.units[unit].compositions for team, _ in size.teams)
    return "finding-reserve-flight" if any(cards.teams[team].arm == "aircraft" for team in teams) else ""


def _within(point: Point, table: TableMap) -> bool:
    return 0 <= point.x <= table.width and 0 <= point.y <= table.height


def _units_of(force: ForceFile) -> set[str]:
    own = (pick.unit for formation in force.formation for pick in formation.unit)
    return {*own, *(pick.unit for pick in (*force.support, *force.borrowed, *force.allied))}
