"""Assembly of a Book: read all content files of some folders and check references between them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from combat.engine.content.findings import ContentError, Finding
from combat.engine.content.merged_files import MergedFiles
from combat.engine.content.places import Places
from combat.engine.content.reading import Source, examine
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.text_message import msg
from combat.engine.space.plane.table_map import TableMap
from combat.games.armour.content.battle_tables import find_table, load_table
from combat.games.armour.content.card_check import CardCheck
from combat.games.armour.content.card_index import CardIndex
from combat.games.armour.content.forces.stand_in import stand_in_faults
from combat.games.armour.content.kinds.figures_file import FiguresFile
from combat.games.armour.content.kinds.force_file import ForceFile
from combat.games.armour.content.kinds.ground_file import GroundFile
from combat.games.armour.content.kinds.keyword_file import KeywordFile
from combat.games.armour.content.kinds.limits_file import LimitsFile
from combat.games.armour.content.kinds.mission_file import MissionFile
from combat.games.armour.content.kinds.nation_file import NationFile
from combat.games.armour.content.kinds.outlines_file import OutlinesFile
from combat.games.armour.content.kinds.random_tables_file import RandomTablesFile
from combat.games.armour.content.kinds.team_file import TeamFile
from combat.games.armour.content.kinds.upgrade_file import UpgradeFile
from combat.games.armour.content.kinds.weapon_file import WeaponFile
from combat.games.armour.content.kinds.works_file import WorksFile
from combat.games.armour.content.mission_check import MissionCheck
from combat.games.armour.content.random_tables.random_table import random_table, seed_of
from combat.games.armour.content.random_tables.recipe_check import recipe_findings
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.forces.force_check import ForceCards, check_force
from combat.games.armour.rules.forces.force_list import ForceList
from combat.games.armour.rules.missions.mission import Mission, MissionSide
from combat.games.armour.rules.two_seats import SEATS
from combat.games.miniatures.content.table_check import TABLE_SUFFIX, TABLES, objectives_of

CHARTS = "assets/charts"


class Assembly:
    """All content of some folders, with the findings about it; a faulty file is left out of further checks."""

    def __init__(self, places: Places) -> None:
        files = MergedFiles(places)
        self.places, self.findings = places, files.findings
        self.ground = files.read(f"{CHARTS}/ground.toml", GroundFile)
        self.limits = files.read(f"{CHARTS}/limits.toml", LimitsFile)
        self.figures = files.read(f"{CHARTS}/figures.toml", FiguresFile)
        self.works = files.read(f"{CHARTS}/works.toml", WorksFile)
        self.outlines = files.read(f"{CHARTS}/outlines.toml", OutlinesFile)
        self.keywords = files.read(f"{CHARTS}/keywords.toml", KeywordFile)
        self.upgrades = files.read(f"{CHARTS}/upgrades.toml", UpgradeFile)
        self.weapons = files.read("assets/weapons.toml", WeaponFile)
        self.random_tables = files.read("assets/random_tables.toml", RandomTablesFile)
        self.teams = files.all("assets/teams/*.toml", TeamFile)
        self.nations = files.all("assets/nations/*.toml", NationFile)
        self.forces = files.all("assets/forces/*.toml", ForceFile)
        self._drawn: dict[tuple[int, tuple[int, int]], TableMap] = {}
        if self.random_tables and self.ground:
            self.findings += recipe_findings(self.random_tables, self.ground.content)
        self.cards: CardIndex | None = None
        """All cards; None while a file has findings."""
        if self.keywords and self.weapons and self.outlines and self.upgrades:
            check = CardCheck(self.keywords, self.weapons, self.outlines, self.upgrades, self.teams, self.nations)
            self.findings += check.findings()
        if not self.findings:
            self.cards = self._index()
            for name, source in self.forces.items():
                self.findings += self._about_force(source, source.content.build(name))

    def _index(self) -> CardIndex:
        assert self.keywords
        assert self.weapons
        assert self.outlines
        assert self.upgrades
        return CardIndex(
            self.keywords.content,
            self.weapons.content,
            self.outlines.content,
            self.upgrades.content,
            [source.content for source in self.teams.values()],
            {name: source.content for name, source in self.nations.items()},
        )

    def force_cards(self) -> ForceCards:
        """Return the cards against which force lists are checked; requires content without findings."""
        assert self.cards
        assert self.figures
        return self.cards.force_cards(tuple(self.figures.content.force_limits))

    def _about_force(self, source: Source[ForceFile], force: ForceList) -> Iterator[Finding]:
        return (source.finding(fault.said, *fault.where) for fault in check_force(force, self.force_cards()))

    def force(self, file: Path) -> ForceList:
        """Return the force list of a file, which need not be part of the content; raise ContentError if it is
        illegal.
        """
        source, findings = self._force(file)
        if findings or self.findings:
            raise ContentError(sorted({*findings, *self.findings}))
        assert source
        return source.content.build(file.stem)

    def drafted_force(self, file: Path) -> ForceList:
        """Return the force list of a file, which may be illegal; raise ContentError if it cannot be parsed."""
        source, findings = examine(file, ForceFile)
        if source is None or findings:
            raise ContentError(findings)
        return source.content.build(file.stem)

    def _force(self, file: Path) -> tuple[Source[ForceFile] | None, list[Finding]]:
        source, findings = examine(file, ForceFile)
        if source is None or findings or self.cards is None:
            return source, findings
        return source, sorted(set(self._about_force(source, source.content.build(file.stem))))

    # -- tables -------------------------------------------------------------------------------------------------

    def table(self, name: str, points: int) -> TableMap:
        """Return a table by its id, by the path of a Tiled file, or as "random-SEED" for forces of `points` points.

        Raises ContentError if it is unknown or faulty.
        """
        assert self.ground
        seed = seed_of(name)
        if seed is not None:
            return self.random_table(seed, points)
        if name.endswith(TABLE_SUFFIX):
            return load_table(Path(name), self.ground.content)
        return find_table(self.places, name, self.ground.content)

    def table_ids(self) -> list[str]:
        """Return the ids of all tables that are files."""
        return [Path(place).stem for place in self.places.places(TABLES)]

    def random_table(self, seed: int, points: int) -> TableMap:
        """Return the random table of a seed for forces of `points` points, cached (A48); raise ContentError for
        faulty content.
        """
        if self.findings:
            raise ContentError(sorted(self.findings))
        assert self.random_tables
        recipe = self.random_tables.content
        key = seed, recipe.size_for(points)
        if key not in self._drawn:
            side = MissionSide("", ())
            bare = Mission("", "", side, side, first_check=1, turns=1, ending="defender")
            book = self.made(bare, TableMap("", 0, 0), {})
            self._drawn[key] = random_table(seed, points, recipe, book)
        return self._drawn[key]

    # -- missions -----------------------------------------------------------------------------------------------

    def book(self, file: Path, forces: Mapping[Seat, ForceList] | None = None, table: str = "") -> Book:
        """Build the Book of a mission file; raise ContentError with all findings.

        `forces` replace those of the mission; `table` replaces its table: an id, a file, or "random-SEED".
        """
        points = max((force.points for force in (forces or {}).values()), default=0)
        source, ground, findings = self._mission(file, table, points)
        if findings or self.findings:
            raise ContentError(sorted({*findings, *self.findings}))
        assert source
        assert ground
        mission = source.content.build(file.stem, objectives_of(ground), ground.width, ground.height)
        ids = {seat: mission.side(seat).force for seat in SEATS}
        named = {seat: self.forces[id_].content.build(id_) for seat, id_ in ids.items()}
        others = forces or {}
        faults = [fault.said for force in others.values() for fault in check_force(force, self.force_cards())]
        faults += stand_in_faults(mission, named, others)
        if faults:
            raise ContentError(source.finding(fault) for fault in faults)
        return self.made(mission, ground, {**named, **others})

    def made(self, mission: Mission, table: TableMap, forces: dict[str, ForceList]) -> Book:
        """Build the Book of a mission with a table and forces, which may differ from those in its file."""
        assert self.cards
        assert self.ground
        assert self.limits
        assert self.figures
        assert self.works
        used = self.cards.used_by([mission.side(seat) for seat in SEATS], list(forces.values()))
        return Book(
            mission=mission,
            table=table,
            forces=forces,
            nations=used.nations,
            diagrams=used.diagrams,
            units=used.units,
            teams=used.teams,
            weapons=used.weapons,
            keywords=self.cards.keywords,
            upgrades=self.cards.upgrades,
            rows=self.ground.content.rows(),
            scenery=self.ground.content.kinds(),
            works={id_: part.build(id_) for id_, part in self.works.content.root.items()},
            limits=self.limits.content.build(),
            figures=self.figures.content.build(),
            levels=self.ground.content.level_heights(),
        )

    def _points(self, file: MissionFile) -> int:
        """Return the points of the forces that a mission names."""
        named = (self.forces.get(side.force) for side in (file.attacker, file.defender))
        return max((force.content.points for force in named if force is not None), default=0)

    def about(self, kind: str, file: Path) -> list[Finding]:
        """Return all findings about a force list (`kind` "force") or a mission file."""
        return self._force(file)[1] if kind == "force" else self._mission(file)[2]

    def _mission(
        self, file: Path, other: str = "", points: int = 0
    ) -> tuple[Source[MissionFile] | None, TableMap | None, list[Finding]]:
        """Return a mission file and its table, or another one for forces of some points, with all findings."""
        source, findings = examine(file, MissionFile)
        if source is None or findings or self.ground is None:
            return source, None, findings
        if other and not source.content.any_forces:
            return source, None, [source.finding(msg("mission-own-table", table=other), "table")]
        try:
            table = self.table(other or source.content.table, points or self._points(source.content))
        except ContentError as fault:
            return source, None, list(fault.findings)
        check = MissionCheck(source, table, self.forces, self.works)
        found = list(check.findings())
        if self.cards is not None:
            found += check.about_units(self.force_cards())
        return source, table, sorted(set(found))
