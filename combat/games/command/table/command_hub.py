"""Type alias for the desk of COMMAND!."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.desk import Desk
from combat.games.command.rules.state import State

if TYPE_CHECKING:
    from combat.games.command.table.command_desk import CommandDesk

CommandHub: TypeAlias = "Desk[State, CommandDesk, Hex]"
"""Desk with COMMAND!'s part; a forward reference, as that part refers to the desk itself."""
