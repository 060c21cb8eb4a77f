"""Type alias for the table scene of COMMAND!."""

from __future__ import annotations

from typing import TypeAlias

from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.table_scene import TableScene
from combat.games.command.rules.state import State
from combat.games.command.table.command_desk import CommandDesk

CommandScene: TypeAlias = TableScene[State, CommandDesk, Hex]

GUIDE = "combat.games.command.table.command_hints:guide"
"""Import path of the first-time hints."""
