"""The desk of COMMAND!, by one name."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.desk import Desk
from combat.games.command.rules.state import State

if TYPE_CHECKING:
    from combat.games.command.table.command_desk import CommandDesk

CommandHub: TypeAlias = "Desk[State, CommandDesk, Hex]"
"""What it adds, the command desk, knows the desk that it lies on: only its type is named here."""
