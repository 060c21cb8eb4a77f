"""The table of Volume 1 as a scene, by one name."""

from __future__ import annotations

from typing import TypeAlias

from combat.engine.tabletop.table_scene import TableScene
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.battle_desk import BattleDesk

VolumeScene: TypeAlias = TableScene[State, BattleDesk]
