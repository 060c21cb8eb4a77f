"""Index of all cards of the content as rules records, with the traits of their keywords."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from combat.engine.kernel.record import Record, replace
from combat.games.armour.content.kinds.keyword_file import KeywordFile
from combat.games.armour.content.kinds.nation_file import NationFile
from combat.games.armour.content.kinds.outlines_file import OutlinesFile
from combat.games.armour.content.kinds.team_file import TeamFile
from combat.games.armour.content.kinds.upgrade_file import UpgradeFile
from combat.games.armour.content.kinds.weapon_file import WeaponFile
from combat.games.armour.rules.cards.keyword import traits_of, value_of
from combat.games.armour.rules.cards.nation import Nation
from combat.games.armour.rules.cards.team_card import TeamCard
from combat.games.armour.rules.cards.unit_card import UnitCard
from combat.games.armour.rules.cards.weapon import Weapon
from combat.games.armour.rules.forces.diagram import Diagram
from combat.games.armour.rules.forces.force_check import ForceCards
from combat.games.armour.rules.forces.force_list import ForceList
from combat.games.armour.rules.missions.mission import MissionSide

C = TypeVar("C")


class UsedCards(Record):
    """The cards that the forces of a game may use."""

    nations: Mapping[str, Nation]
    diagrams: Mapping[str, Diagram]
    units: Mapping[str, UnitCard]
    teams: Mapping[str, TeamCard]
    weapons: Mapping[str, Weapon]


class CardIndex:
    """Every card by id; requires valid files."""

    def __init__(
        self,
        keywords: KeywordFile,
        weapons: WeaponFile,
        outlines: OutlinesFile,
        upgrades: UpgradeFile,
        teams: Sequence[TeamFile],
        nations: Mapping[str, NationFile],
    ) -> None:
        self.keywords = {id_: part.build(id_) for id_, part in keywords.root.items()}
        self.upgrades = {id_: part.build(id_) for id_, part in upgrades.root.items()}
        self.weapons = {id_: self._weapon(part.build(id_)) for id_, part in weapons.root.items()}
        self.teams = {id_: self._team(part.build(id_, outlines)) for file in teams for id_, part in file.root.items()}
        self.nations = {name: file.nation(name) for name, file in nations.items()}
        self.units = {
            id_: self._unit(part.build(id_, name, file.addition))
            for name, file in nations.items()
            for id_, part in file.unit.items()
        }
        self.diagrams = {
            id_: part.build(id_, name) for name, file in nations.items() for id_, part in file.diagram.items()
        }

    def _weapon(self, weapon: Weapon) -> Weapon:
        return replace(weapon, traits=traits_of(weapon.keywords, self.keywords))

    def _team(self, team: TeamCard) -> TeamCard:
        uses = team.keywords
        seats = value_of(uses, "passengers", self.keywords)
        return replace(team, traits=traits_of(uses, self.keywords), passengers=seats)

    def _unit(self, unit: UnitCard) -> UnitCard:
        """Return a unit with the traits of its own keywords and of those that all units of its nation share."""
        uses = (*self.nations[unit.nation].keywords, *unit.keywords)
        return replace(unit, traits=traits_of(uses, self.keywords))

    def force_cards(self, limits: tuple[int, ...]) -> ForceCards:
        """Return the cards against which force lists are checked, with the points limits."""
        return ForceCards(self.nations, self.diagrams, self.units, self.teams, self.upgrades, limits)

    def used_by(self, sides: Iterable[MissionSide], forces: Sequence[ForceList]) -> UsedCards:
        """Return the cards of the nations of two forces and of their sides' free units, and those of these nations'
        allies.

        A book is public, so it contains more than the bought cards, which must not be revealed (A50).
        """
        own = {force.nation for force in forces if force.nation in self.nations}
        own.update(self.units[pick.unit].nation for side in sides for pick in side.free_units)
        nations = own.union(*(self.nations[nation].allies for nation in own))
        units = {id_: card for id_, card in self.units.items() if card.nation in nations}
        teams = _kept(self.teams, (team for card in units.values() for team in teams_of(card)))
        return UsedCards(
            nations=_kept(self.nations, nations),
            diagrams={id_: each for id_, each in self.diagrams.items() if each.nation in nations},
            units=units,
            teams=teams,
            weapons=_kept(self.weapons, (weapon for team in teams.values() for weapon in team.weapons)),
        )


def teams_of(card: UnitCard) -> Iterator[str]:
    """Yield the ids of the team types that a unit type may have; some may be repeated."""
    for size in card.compositions:
        yield from (team for team, _ in size.teams)
    yield from (addition.team for addition in card.additions)


def _kept(cards: Mapping[str, C], ids: Iterable[str]) -> dict[str, C]:
    wanted = set(ids)
    return {id_: card for id_, card in cards.items() if id_ in wanted}
