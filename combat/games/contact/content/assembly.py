"""Assembly of a Book: read all content files of some folders and check references between them."""

from __future__ import annotations

from pathlib import Path

from combat.engine.content.findings import ContentError, Finding
from combat.engine.content.merged_files import MergedFiles
from combat.engine.content.places import Places
from combat.engine.content.reading import Source, examine
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.table_map import TableMap
from combat.games.contact.content.battle_tables import traits_of
from combat.games.contact.content.card_check import CardCheck
from combat.games.contact.content.kinds.figures_file import FiguresFile, build_figures
from combat.games.contact.content.kinds.force_file import ForceFile
from combat.games.contact.content.kinds.ground_file import GroundFile
from combat.games.contact.content.kinds.mission_file import MissionFile
from combat.games.contact.content.kinds.nation_file import BatteryFile, NationFile
from combat.games.contact.content.kinds.outlines_file import OutlinesFile
from combat.games.contact.content.kinds.prices_file import PricesFile
from combat.games.contact.content.kinds.unit_file import UnitFile
from combat.games.contact.content.kinds.weapon_file import WeaponFile
from combat.games.contact.content.mission_check import MissionCheck
from combat.games.contact.rules.book import Book
from combat.games.contact.rules.cards.unit_card import UnitCard
from combat.games.contact.rules.cards.weapon import Weapon
from combat.games.contact.rules.forces.force_list import ForceList
from combat.games.contact.rules.missions.mission import Mission
from combat.games.contact.rules.two_seats import SEATS
from combat.games.miniatures.content.table_check import find_table, objectives_of

CHARTS = "assets/charts"


class Assembly:
    """All content of some folders, with the findings about it; a faulty file is left out of further checks."""

    def __init__(self, places: Places) -> None:
        files = MergedFiles(places)
        self.places, self.findings = places, files.findings
        self.ground = files.read(f"{CHARTS}/ground.toml", GroundFile)
        self.figures = files.read(f"{CHARTS}/figures.toml", FiguresFile)
        self.outlines = files.read(f"{CHARTS}/outlines.toml", OutlinesFile)
        self.prices = files.read(f"{CHARTS}/prices.toml", PricesFile)
        self.weapons = files.read("assets/weapons.toml", WeaponFile)
        self.nations = files.read("assets/nations.toml", NationFile)
        self.batteries = files.read("assets/batteries.toml", BatteryFile)
        self.units = files.all("assets/units/*.toml", UnitFile)
        self.forces = files.all("assets/forces/*.toml", ForceFile)
        if self.weapons and self.nations and self.prices and not self.findings:
            self.findings += CardCheck(self.weapons, self.nations, self.prices, self.units, self.forces).findings()

    def table(self, name: str) -> TableMap:
        """Return the table with an id, checked against the terrain chart; raise ContentError with all findings."""
        assert self.ground
        return find_table(self.places, name, traits_of(self.ground.content))

    def cards(self) -> dict[str, UnitCard]:
        """Return all unit types by id; requires content without findings."""
        assert self.outlines
        outlines = self.outlines.content
        parts = (each for source in self.units.values() for each in source.content.root.items())
        return {id_: part.build(id_, outlines) for id_, part in parts}

    def arms(self, year: int) -> dict[str, Weapon]:
        """Return all weapons by id, each with the special rounds that exist in a year; requires content without
        findings."""
        assert self.weapons
        return {id_: part.build(id_, year) for id_, part in self.weapons.content.root.items()}

    def book(self, file: Path) -> Book:
        """Build the Book of a mission file; raise ContentError with all findings, also about other content."""
        source, table, findings = self._mission(file)
        if findings or self.findings:
            raise ContentError(sorted({*findings, *self.findings}))
        assert source
        assert table
        mission = source.content.build(file.stem, objectives_of(table))
        lists = {seat: self.forces[mission.side(seat).force] for seat in SEATS}
        forces = {seat: force.content.build(mission.side(seat).force) for seat, force in lists.items()}
        return self.made(mission, table, forces)

    def made(self, mission: Mission, table: TableMap, forces: dict[Seat, ForceList]) -> Book:
        """Build the Book of a mission with a table and forces; it contains only the cards of the units in the
        forces."""
        assert self.ground
        assert self.figures
        assert self.nations
        assert self.batteries
        cards, arms = self.cards(), self.arms(mission.year)
        used = dict.fromkeys(pick.unit for force in forces.values() for pick in force.units)
        units = {id_: cards[id_] for id_ in used}
        carried = dict.fromkeys(weapon for card in units.values() for weapon in card.weapons)
        picks = [pick.battery for seat in SEATS for pick in mission.side(seat).batteries]
        nations = dict.fromkeys(force.nation for force in forces.values())
        return Book(
            mission=mission,
            table=table,
            forces=forces,
            nations={id_: self.nations.content.root[id_].build(id_) for id_ in nations},
            units=units,
            weapons={id_: arms[id_] for id_ in carried},
            batteries={id_: self.batteries.content.root[id_].build(id_) for id_ in dict.fromkeys(picks)},
            rows=self.ground.content.rows(),
            scenery=self.ground.content.kinds(),
            figures=build_figures(self.figures.content),
        )

    def about(self, kind: str, file: Path) -> list[Finding]:
        """Return all findings about a mission file; empty if it is valid. `kind` is ignored."""
        return self._mission(file)[2]

    def _mission(self, file: Path) -> tuple[Source[MissionFile] | None, TableMap | None, list[Finding]]:
        source, findings = examine(file, MissionFile)
        if source is None or findings or self.ground is None or self.batteries is None:
            return source, None, findings
        try:
            table = self.table(source.content.table)
        except ContentError as fault:
            return source, None, list(fault.findings)
        found = MissionCheck(source, table, self.forces, self.batteries).findings()
        return source, table, sorted(set(found))
