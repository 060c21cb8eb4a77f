"""Check of references between the files of cards: keywords, weapons, bases, teams, additions, allies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar

from combat.engine.content.findings import Finding, unknown
from combat.engine.content.models import Fault, Root, TomlTable, within
from combat.engine.content.reading import Source
from combat.engine.kernel.text_message import msg
from combat.games.armour.content.kinds.keyword_file import KeywordFile, keyword_faults, uses_of
from combat.games.armour.content.kinds.nation_file import NationFile
from combat.games.armour.content.kinds.outlines_file import OutlinesFile
from combat.games.armour.content.kinds.team_file import TeamFile, TeamPart
from combat.games.armour.content.kinds.upgrade_file import UpgradeFile
from combat.games.armour.content.kinds.weapon_file import WeaponFile

M = TypeVar("M", bound="TomlTable | Root[Any, Any]")
UNARMED = {"passengers", "tractor"}
"""Traits of teams that need no weapon."""


class CardCheck:
    """Checks of the references between all cards."""

    def __init__(
        self,
        keywords: Source[KeywordFile],
        weapons: Source[WeaponFile],
        outlines: Source[OutlinesFile],
        upgrades: Source[UpgradeFile],
        teams: Mapping[str, Source[TeamFile]],
        nations: Mapping[str, Source[NationFile]],
    ) -> None:
        self.keywords, self.weapons, self.outlines, self.upgrades = keywords, weapons, outlines, upgrades
        self.teams, self.nations = teams, nations
        self.known = keywords.content.root
        self.parts = {id_: part for source in teams.values() for id_, part in source.content.root.items()}
        self.units = [id_ for source in nations.values() for id_ in source.content.unit]

    def findings(self) -> Iterator[Finding]:
        """Yield a finding for each unknown reference and each value that a card lacks."""
        yield from _said(self.weapons, self._weapons())
        yield from _said(self.upgrades, self._upgrades())
        for teams in self.teams.values():
            for id_, part in teams.content.root.items():
                yield from _said(teams, within(id_, self._team(part)))
        yield from self._twice()
        for name, nation in self.nations.items():
            yield from _said(nation, self._nation(name, nation.content))

    def _weapons(self) -> Iterator[Fault]:
        for id_, part in self.weapons.content.root.items():
            yield from keyword_faults(part.keywords, self.known, ("weapon",), id_, "keywords")

    def _upgrades(self) -> Iterator[Fault]:
        for id_, part in self.upgrades.content.root.items():
            if part.nation is not None and part.nation not in self.nations:
                yield (id_, "nation"), unknown("nation", part.nation, self.nations)
            if part.unit is not None and part.unit not in self.units:
                yield (id_, "unit"), unknown("unit", part.unit, self.units)

    def _team(self, part: TeamPart) -> Iterator[Fault]:
        faults = [*keyword_faults(part.keywords, self.known, ("team",), "keywords")]
        yield from faults
        weapons = self.weapons.content.root
        for place, weapon in enumerate(part.weapons):
            if weapon not in weapons:
                yield ("weapons", place), unknown("weapon", weapon, weapons)
        if part.base is not None and part.base not in self.outlines.content.base:
            yield ("base",), unknown("base", part.base, self.outlines.content.base)
        traits = {
            trait for use in uses_of(part.keywords) if use.id in self.known for trait in self.known[use.id].traits
        }
        if not part.weapons and not faults and not UNARMED & traits:
            yield (), msg("finding-team-unarmed")

    def _twice(self) -> Iterator[Finding]:
        """Yield findings about ids of teams and units that two files have."""
        seen: dict[str, str] = {}
        for name, teams in self.teams.items():
            for id_ in teams.content.root:
                if id_ in seen:
                    yield teams.finding(msg("finding-card-twice", name=id_, other=seen[id_]), id_)
                seen[id_] = name
        seen = {}
        for name, nation in self.nations.items():
            for table in ("unit", "diagram"):
                for id_ in getattr(nation.content, table):
                    if id_ in seen:
                        yield nation.finding(msg("finding-card-twice", name=id_, other=seen[id_]), table, id_)
                    seen[id_] = name

    def _nation(self, name: str, file: NationFile) -> Iterator[Fault]:
        yield from keyword_faults(file.keywords, self.known, ("unit",), "keywords")
        for place, ally in enumerate(file.allies):
            if ally not in self.nations or ally == name:
                yield ("allies", place), unknown("nation", ally, [each for each in self.nations if each != name])
        for id_, addition in file.addition.items():
            if addition.team not in self.parts:
                yield ("addition", id_, "team"), unknown("team", addition.team, self.parts)
        for id_, unit in file.unit.items():
            yield from keyword_faults(unit.keywords, self.known, ("unit",), "unit", id_, "keywords")
            for place, size in enumerate(unit.sizes):
                for team in size.teams:
                    if team not in self.parts:
                        yield ("unit", id_, "sizes", place, "teams", team), unknown("team", team, self.parts)
        for id_, diagram in file.diagram.items():
            yield from keyword_faults(diagram.keywords, self.known, ("unit",), "diagram", id_, "keywords")


def _said(source: Source[M], faults: Iterable[Fault]) -> Iterator[Finding]:
    return (source.finding(said, *where) for where, said in faults)
