"""What is laid over the board, from the lowest to the uppermost."""

from __future__ import annotations

from combat.games.command.table.overlays.board_overlay import BoardOverlay

OVERLAYS: tuple[type[BoardOverlay], ...] = ()
