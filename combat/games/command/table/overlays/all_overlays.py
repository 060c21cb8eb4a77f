"""What is laid over the board, from the lowest to the uppermost."""

from __future__ import annotations

from combat.games.command.table.overlays.board_overlay import BoardOverlay
from combat.games.command.table.overlays.last_card import LastCard, Trails
from combat.games.command.table.overlays.meant_overlay import MeantOverlay

OVERLAYS: tuple[type[BoardOverlay], ...] = (
    Trails,
    MeantOverlay,
    LastCard,
)
