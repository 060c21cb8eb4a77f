"""Text interface of Volume 1."""

from __future__ import annotations

from combat.engine.content.hexes.sheet_names import sheet_names
from combat.engine.terminal.text_table import TextTable, View
from combat.games.volume1.rules.state import State
from combat.games.volume1.terminal import typed_answers, views

TEXT_TABLE: TextTable[State] = TextTable(
    views=(
        View("squad", views.squad),
        View("enemies", views.enemies),
        View("man", views.man),
        View("hex", views.hex_),
        View("sight", views.sight),
        View("orders", views.orders),
        View("cards", views.cards),
        View("score", views.score),
        View("briefing", views.briefing),
    ),
    lines=typed_answers,
    said=typed_answers.said,
    printer=lambda state: sheet_names(state.board),
    remarks=("text-lessons-in-window",),
)
