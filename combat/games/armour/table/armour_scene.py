"""Type alias for the table scene of ARMOUR!."""

from __future__ import annotations

from typing import TypeAlias

from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.table_scene import TableScene
from combat.games.armour.rules.state import State
from combat.games.armour.table.armour_desk import ArmourDesk

ArmourScene: TypeAlias = TableScene[State, ArmourDesk, Pose]

GUIDE = "combat.games.armour.table.armour_hints:guide"
"""Import path of the first-time hints."""
