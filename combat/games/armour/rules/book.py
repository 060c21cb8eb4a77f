"""Fixed data of a game: mission, table, forces, cards and charts.

Immutable plain data. `games/armour/content` builds it from content files. It is embedded whole in every journal, so
that an old game never needs the files it was started from. Mappings are in the order of their files; it has only the
cards of the nations in it.
"""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.kernel.record import Record
from combat.engine.space.plane.table_map import TableMap
from combat.games.armour.rules.cards.keyword import Keyword, effects_of
from combat.games.armour.rules.cards.nation import Nation
from combat.games.armour.rules.cards.ratings import Ratings, completed, overridden, upgraded
from combat.games.armour.rules.cards.team_card import TeamCard
from combat.games.armour.rules.cards.unit_card import UnitCard
from combat.games.armour.rules.cards.upgrade_card import UpgradeCard
from combat.games.armour.rules.cards.weapon import Weapon
from combat.games.armour.rules.charts.rule_figures import RuleFigures
from combat.games.armour.rules.charts.rule_limits import RuleLimits
from combat.games.armour.rules.charts.terrain_chart import SceneryKind, TerrainRow
from combat.games.armour.rules.charts.work import Work
from combat.games.armour.rules.forces.diagram import Diagram
from combat.games.armour.rules.forces.force_list import ForceList
from combat.games.armour.rules.missions.mission import Mission


class Book(Record):
    """All fixed data of one game."""

    mission: Mission
    table: TableMap
    forces: Mapping[str, ForceList]
    """The force of each seat."""
    nations: Mapping[str, Nation]
    diagrams: Mapping[str, Diagram]
    units: Mapping[str, UnitCard]
    teams: Mapping[str, TeamCard]
    weapons: Mapping[str, Weapon]
    keywords: Mapping[str, Keyword]
    upgrades: Mapping[str, UpgradeCard]
    rows: Mapping[str, TerrainRow]
    scenery: Mapping[str, SceneryKind]
    works: Mapping[str, Work]
    limits: RuleLimits
    figures: RuleFigures
    levels: tuple[int, ...]
    """Height of the levels 1, 2, 3 … of a table above its ground, in units of 0.1 mm."""

    def ratings(self, unit: str, team: str, card: str = "") -> Ratings:
        """Return the ratings of a team type in a unit type; `card` is the id of the unit's upgrade card, "" for
        none.
        """
        unit_card, team_card = self.units[unit], self.teams[team]
        printed = overridden(self.nations[unit_card.nation].ratings, unit_card.ratings)
        upgrade = self.upgrades.get(card)
        if upgrade and upgrade.arm in ("", team_card.arm):
            printed = upgraded(printed, upgrade.effects)
        effects = effects_of(team_card.keywords, self.keywords)
        return completed(printed, effects, team_card.arm, team_card.traits)

    def row_of(self, scenery: str) -> TerrainRow:
        """Return the row of the terrain chart for a kind of scenery."""
        return self.rows[self.scenery[scenery].row]

    def level_height(self, level: int) -> int:
        """Return the height of a level of the table, in units of 0.1 mm; 0 for level 0, the ground."""
        return self.levels[level - 1] if level else 0
