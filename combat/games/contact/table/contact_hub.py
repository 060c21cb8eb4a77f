"""Type alias for the desk of CONTACT!."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.desk import Desk
from combat.games.contact.rules.state import State

if TYPE_CHECKING:
    from combat.games.contact.table.contact_desk import ContactDesk

ContactHub: TypeAlias = "Desk[State, ContactDesk, Pose]"
"""Desk with CONTACT!'s part; a forward reference, as that part refers to the desk itself."""
