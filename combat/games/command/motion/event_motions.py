"""Which motion shows each event."""

from __future__ import annotations

from combat.engine.tabletop.motions import Motions
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.state import State
from combat.games.command.table.command_desk import CommandDesk

MOTIONS: Motions[State, CommandDesk] = Motions()
MOTIONS.pause(*RULES.events)
