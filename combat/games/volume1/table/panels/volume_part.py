"""Base class of Volume 1's panels."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.panes.table_pane import TablePane
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.battle_desk import BattleDesk


class VolumePart(TablePane[State, BattleDesk, Hex]):
    """Base class of the panels in a battle of Volume 1."""
