"""Cache of Volume 1's painted boards."""

from __future__ import annotations

from combat.engine.content.tiles.painted_boards import PaintedBoards

PAINTED = PaintedBoards(("games/volume1/painting",))
