"""Check of a mission file against its table, forces and batteries."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from combat.engine.content.findings import Finding, unknown
from combat.engine.content.reading import Source
from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import msg
from combat.engine.space.plane.area_overlap import areas_overlap
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.polygon import Polygon
from combat.engine.space.plane.table_map import TableMap
from combat.games.contact.content.kinds.force_file import ForceFile
from combat.games.contact.content.kinds.mission_file import MissionFile, ReservesPart, SidePart
from combat.games.contact.content.kinds.nation_file import BatteryFile
from combat.games.contact.rules.two_seats import SEATS
from combat.games.miniatures.content.table_check import objectives_of


class MissionCheck(Record, gc=True):
    """The checks of one mission."""

    source: Source[MissionFile]
    table: TableMap
    forces: Mapping[str, Source[ForceFile]]
    batteries: Source[BatteryFile]

    def findings(self) -> Iterator[Finding]:
        """Yield the findings: unknown objectives, overlapping zones, and faults of each side."""
        mission = self.source.content
        for where, said in mission.goal_faults(objectives_of(self.table)):
            yield self.source.finding(said, *where)
        zones = []
        for seat in SEATS:
            side = mission.side(seat)
            zones.append(Polygon(tuple(Point(x * CM, y * CM) for x, y in side.zone)))
            yield from self._side(seat, side)
        if areas_overlap(*zones):
            yield self.source.finding(msg("finding-zones-overlap"), "defender", "zone")

    def _side(self, seat: str, side: SidePart) -> Iterator[Finding]:
        if side.force not in self.forces:
            yield self.source.finding(unknown("force", side.force, self.forces), seat, "force")
        elif self.forces[side.force].content.year > self.source.content.year:
            said = msg("finding-force-too-new", force=side.force, year=self.source.content.year)
            yield self.source.finding(said, seat, "force")
        yield from self._on_table(side.zone, seat, "zone")
        for place, pick in enumerate(side.batteries):
            if pick.battery not in self.batteries.content.root:
                said = unknown("battery", pick.battery, self.batteries.content.root)
                yield self.source.finding(said, seat, "batteries", place, "battery")
            yield from self._on_table(pick.registered, seat, "batteries", place, "registered")
        if side.reserves is not None:
            yield from self._reserves(seat, side.force, side.reserves)

    def _reserves(self, seat: str, force: str, late: ReservesPart) -> Iterator[Finding]:
        """Yield findings about an edge off the table, and units that the force does not have as often."""
        yield from self._on_table(late.edge, seat, "reserves", "edge")
        if late.turn > self.source.content.turns:
            said = msg("finding-reserves-late", turn=late.turn, turns=self.source.content.turns)
            yield self.source.finding(said, seat, "reserves", "turn")
        known = self.forces[force].content.units if force in self.forces else {}
        for place, unit in enumerate(late.units):
            if known and late.units[: place + 1].count(unit) > known.get(unit, 0):
                said = msg("finding-reserves-many", unit=unit, count=known.get(unit, 0))
                yield self.source.finding(said, seat, "reserves", "units", place)

    def _on_table(self, places: list[list[int]], *where: str | int) -> Iterator[Finding]:
        width, height = self.table.width // CM, self.table.height // CM
        if any(x > width or y > height for x, y in places):
            yield self.source.finding(msg("finding-zone-off-table", width=width, height=height), *where)
