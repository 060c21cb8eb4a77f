"""Type alias of the desk of Volume 1."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.desk import Desk
from combat.games.volume1.rules.state import State

if TYPE_CHECKING:
    from combat.games.volume1.table.battle_desk import BattleDesk

VolumeDesk: TypeAlias = "Desk[State, BattleDesk, Hex]"
"""`BattleDesk` refers to the desk that it extends, so the type is named here."""
