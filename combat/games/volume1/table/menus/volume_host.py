"""Type alias of the scene over which a menu is opened."""

from __future__ import annotations

from typing import TypeAlias

from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.hands.host import TableHost
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.battle_desk import BattleDesk

VolumeHost: TypeAlias = TableHost[State, BattleDesk, Hex]
"""Volume 1's table, as seen by menu rows."""
