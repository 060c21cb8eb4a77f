"""Type alias of the table scene of Volume 1."""

from __future__ import annotations

from typing import TypeAlias

from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.table_scene import TableScene
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.battle_desk import BattleDesk

VolumeScene: TypeAlias = TableScene[State, BattleDesk, Hex]

GUIDE = "combat.games.volume1.table.battle_hints:guide"
"""Import path of the factory of first-time hints."""
