"""Type alias for the desk of ARMOUR!."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.desk import Desk
from combat.games.armour.rules.state import State

if TYPE_CHECKING:
    from combat.games.armour.table.armour_desk import ArmourDesk

ArmourHub: TypeAlias = "Desk[State, ArmourDesk, Pose]"
"""Desk with ARMOUR!'s part; a forward reference, as that part refers to the desk itself."""
