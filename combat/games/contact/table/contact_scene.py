"""Type alias of the table scene of CONTACT!."""

from __future__ import annotations

from typing import TypeAlias

from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.table_scene import TableScene
from combat.games.contact.rules.state import State
from combat.games.contact.table.contact_desk import ContactDesk

ContactScene: TypeAlias = TableScene[State, ContactDesk, Pose]

GUIDE = "combat.games.contact.table.contact_hints:guide"
"""Import path of the first-time hints."""
