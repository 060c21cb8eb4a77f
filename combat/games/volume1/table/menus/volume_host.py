"""The scene that a menu is opened over, by one name."""

from __future__ import annotations

from typing import TypeAlias

from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.hands.host import TableHost
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.battle_desk import BattleDesk

VolumeHost: TypeAlias = TableHost[State, BattleDesk, Hex]
"""The table of Volume 1, as far as the rows of a menu know it."""
