"""The generator's view of the terrain, and its plan of a battle (22.0)."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.board import Board, Edge
from combat.engine.space.hexes.compass import Compass
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.content.generator import landmarks as ground
from combat.games.volume1.content.generator.landmarks import OPPOSITE, Landmark
from combat.games.volume1.rules.book import Charts
from combat.games.volume1.rules.sight.sight_lines import SightLines


class Battlefield(Record, gc=True):
    """A board with its charts, lines of sight and landmarks."""

    board: Board
    charts: Charts
    lines: SightLines
    landmarks: tuple[Landmark, ...]

    def is_cover(self, hex_: Hex) -> bool:
        """Return whether a hex is cover (11.0)."""
        return self.charts.terrain[self.board.terrain(hex_)].cover

    def depth(self, edge: Edge, hex_: Hex) -> int:
        """Return the number of hexes from an edge to a hex, both included: 1 on the edge."""
        return ground.depth(self.board, edge, hex_)

    def compass(self, friendly: Edge) -> Compass:
        """Return the compass for a battle in which the player's edge is `friendly` (9.3)."""
        return Compass(*ground.compass(self.board, friendly))


class BattlePlan(Record):
    """Direction of attack, objectives and set-up area of a battle."""

    friendly: Edge
    goal: Landmark
    second: Landmark | None
    start: Hex
    deployment: tuple[Hex, ...]

    @property
    def enemy(self) -> Edge:
        """The enemy's edge of the board, opposite the player's."""
        return OPPOSITE[self.friendly]

    @property
    def way(self) -> int:
        """Number of hexes from the set-up area to the objective."""
        return min(distance(hex_, there) for hex_ in self.deployment for there in self.goal.hexes)
