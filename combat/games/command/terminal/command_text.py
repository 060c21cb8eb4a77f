"""Registration of COMMAND!'s text interface."""

from __future__ import annotations

from combat.engine.terminal.text_table import TextTable, View
from combat.games.command.rules.state import State
from combat.games.command.terminal import lines_typed, looked_at
from combat.games.command.words import command_names as names

TEXT_TABLE: TextTable[State] = TextTable(
    views=(
        View("axis", looked_at.axis),
        View("allies", looked_at.allies),
        View("unit", looked_at.unit),
        View("hex", looked_at.hex_),
        View("sight", looked_at.sight),
        View("cards", looked_at.cards),
        View("score", looked_at.score),
    ),
    lines=lines_typed,
    said=lines_typed.said,
    seat_name=names.side,
    things=looked_at.things,
)
