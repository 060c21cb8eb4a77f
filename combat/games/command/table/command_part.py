"""Base class of the panes of COMMAND!."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.panes.table_pane import TablePane
from combat.games.command.rules.state import State
from combat.games.command.table.command_desk import CommandDesk


class CommandPart(TablePane[State, CommandDesk, Hex]):
    """Base class of the panes in the window of COMMAND!."""
