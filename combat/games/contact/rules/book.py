"""Fixed data of a game: mission, table, forces, cards and charts.

Immutable plain data. `games/contact/content` builds it from content files. It is embedded whole in every journal, so
that an old game does not need the files from which it was started. It has only the cards of the units in it. Forces are
open: both seats read them on the mission's sheet.
"""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.table_map import TableMap
from combat.games.contact.rules.cards.unit_card import UnitCard
from combat.games.contact.rules.cards.weapon import Weapon
from combat.games.contact.rules.charts.rule_figures import RuleFigures
from combat.games.contact.rules.charts.support_chart import Battery
from combat.games.contact.rules.charts.terrain_chart import SceneryKind, TerrainRow
from combat.games.contact.rules.forces.force_list import ForceList
from combat.games.contact.rules.forces.nation import Nation
from combat.games.contact.rules.missions.mission import Mission


class Book(Record):
    """All fixed data of one game."""

    mission: Mission
    table: TableMap
    forces: Mapping[Seat, ForceList]
    nations: Mapping[str, Nation]
    units: Mapping[str, UnitCard]
    weapons: Mapping[str, Weapon]
    batteries: Mapping[str, Battery]
    rows: Mapping[str, TerrainRow]
    scenery: Mapping[str, SceneryKind]
    """Kinds of scenery, among them "foxholes", "wire", "mines", "wreck", whose pieces games lay."""
    figures: RuleFigures

    def row_of(self, scenery: str) -> TerrainRow:
        """Return the row of the terrain chart for a kind of scenery; raise KeyError for an unknown kind."""
        return self.rows[self.scenery[scenery].row]

    def levels_of(self, scenery: str) -> int:
        """Return the height of a kind of scenery in levels: that of the kind if it has one, else that of its row."""
        kind = self.scenery[scenery]
        return self.rows[kind.row].levels if kind.levels is None else kind.levels
