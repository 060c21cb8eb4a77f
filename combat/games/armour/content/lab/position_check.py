"""Checks of the units of a lab file against the cards of the game and the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from combat.engine.content.findings import Finding, unknown
from combat.engine.content.reading import Source
from combat.engine.kernel.text_message import msg
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import overlap
from combat.engine.space.plane.table_map import TableMap
from combat.games.armour.content.card_index import CardIndex, teams_of
from combat.games.armour.content.lab.position_file import PositionFile
from combat.games.armour.content.lab.position_parts import MeasurePart, TeamPart, UnitPart
from combat.games.armour.rules.answers import Aim
from combat.games.armour.rules.charts.work import Work
from combat.games.miniatures.content.lab_ground import off_table

NOBODY = "none"
"""The leader of a unit that has lost its own."""
Path = tuple[str | int, ...]


class PositionCheck:
    """Checks of one lab file whose single values are valid."""

    def __init__(
        self, source: Source[PositionFile], cards: CardIndex, table: TableMap, works: Mapping[str, Work]
    ) -> None:
        self.source, self.file, self.cards, self.table, self.works = source, source.content, cards, table, works
        self.units = [unit.id for unit in self.file.unit]
        self.teams = {team.id: team for unit in self.file.unit for team in unit.team}

    def findings(self) -> Iterator[Finding]:
        """Yield every finding: unknown ids, wrong places, overlapping teams, impossible measures."""
        for place, unit in enumerate(self.file.unit):
            yield from self._unit(unit, ("unit", place))
            for number, team in enumerate(unit.team):
                yield from self._team(team, unit, ("unit", place, "team", number))
        yield from self._overlaps()
        for place, work in enumerate(self.file.work):
            if work.kind not in self.works:
                yield self.source.finding(unknown("work", work.kind, self.works), "work", place, "kind")
        for place, measure in enumerate(self.file.measure):
            yield from self._measure(measure, ("measure", place))

    def _unit(self, unit: UnitPart, where: Path) -> Iterator[Finding]:
        if unit.card not in self.cards.units:
            yield self.source.finding(unknown("unit", unit.card, self.cards.units), *where, "card")
        if unit.upgrade is not None and unit.upgrade not in self.cards.upgrades:
            yield self.source.finding(unknown("card", unit.upgrade, self.cards.upgrades), *where, "upgrade")
        own = [team.id for team in unit.team]
        if unit.leader is not None and unit.leader not in (*own, NOBODY):
            yield self.source.finding(unknown("team", unit.leader, own), *where, "leader")
        if unit.parent is not None and unit.parent not in self.units:
            yield self.source.finding(unknown("unit", unit.parent, self.units), *where, "parent")

    def _team(self, team: TeamPart, unit: UnitPart, where: Path) -> Iterator[Finding]:
        if team.card not in self._teams_beside(unit):
            yield self.source.finding(unknown("team", team.card, self._teams_beside(unit)), *where, "card")
        elif team.at is not None and not self.table.contains(self._shape(team)):
            yield self.source.finding(off_table(team.at, self.table.width, self.table.height), *where, "at")
        if team.vehicle is not None and team.vehicle not in self.teams:
            yield self.source.finding(unknown("team", team.vehicle, self.teams), *where, "vehicle")

    def _teams_beside(self, unit: UnitPart) -> set[str]:
        """Return the team types of the nation of a unit, those of every nation for an unknown unit."""
        if unit.card not in self.cards.units:
            return set(self.cards.teams)
        nation = self.cards.units[unit.card].nation
        return {team for card in self.cards.units.values() if card.nation == nation for team in teams_of(card)}

    def _shape(self, team: TeamPart) -> ConvexShape:
        assert team.at is not None
        return self.cards.teams[team.card].hull.at(team.at.point, team.at.heading)

    def _overlaps(self) -> Iterator[Finding]:
        """Yield a finding for each team that stands in another one; wrecks too are in the way."""
        placed = list[tuple[TeamPart, ConvexShape]]()
        for place, unit in enumerate(self.file.unit):
            for number, team in enumerate(unit.team):
                if team.at is None or team.card not in self.cards.teams:
                    continue
                shape = self._shape(team)
                met = next((other.id for other, there in placed if overlap(shape, there)), "")
                if met:
                    said = msg("finding-lab-overlap", team=team.id, other=met)
                    yield self.source.finding(said, "unit", place, "team", number, "at")
                placed.append((team, shape))

    def _measure(self, measure: MeasurePart, where: Path) -> Iterator[Finding]:
        single = (measure.team,) if measure.team is not None else ()
        asked = {"distance": measure.distance or (), "look": measure.look or (), "team": single}
        for key, team in ((key, team) for key, teams in asked.items() for team in teams):
            if team not in self.teams:
                yield self.source.finding(unknown("team", team, self.teams), *where, key)
        if measure.shot is not None:
            yield from self._shot(measure.shot, *where)
        if measure.unit is not None and measure.unit not in self.units:
            yield self.source.finding(unknown("unit", measure.unit, self.units), *where, "unit")

    def _shot(self, text: str, *where: str | int) -> Iterator[Finding]:
        """Yield findings about an aim: its form, its teams, and a weapon that its shooter does not have."""
        try:
            aim = Aim.read(text)
        except ValueError:
            yield self.source.finding(msg("finding-lab-no-aim", shot=text), *where, "shot")
            return
        for team in (aim.shooter, aim.target):
            if team not in self.teams:
                yield self.source.finding(unknown("team", team, self.teams), *where, "shot")
        shooter = self.teams.get(aim.shooter)
        if shooter is not None and shooter.card in self.cards.teams:
            weapons = self.cards.teams[shooter.card].weapons
            if aim.weapon not in weapons:
                yield self.source.finding(unknown("weapon", aim.weapon, weapons), *where, "shot")
