"""What is printed below a map: its title, and what the tints of its key are, in the language that is spoken."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Align, Font, Rgb, face
from combat.engine.tabletop.hexes.sheets.plain_sheet import MARGIN
from combat.engine.tabletop.map.drawn_tiles import NOWHERE
from combat.engine.words import text, translated
from combat.games.command.table.overlays.board_overlay import BoardOverlay

INDENT, BASE, BOX, GAP = 78.0, 15.0, 34.0, 8.0
"""From the frame to the first letter, from the sheet's foot to that of the letters, a box of the key with what parts
it from the next, and from the key to its word, in pixels of the sheet."""
TITLE, KEY = 17.0, 13.0
"""Sizes of type in pixels of the sheet."""
LEAST = 12.0
"""And the smallest that is read, in pixels at scale 1, as far as the margin has room for it."""
HIGH = 0.7
"""The part of the margin that letters fill at most."""
INK, PALE = theme.rgb("#453E2D"), theme.rgb("#6B6048")


class PrintedWords(BoardOverlay):
    """Printed on our own sheets, painted or drawn; a scan of the player's bears what it bears."""

    def draw_sheet(self, surface: pygame.Surface) -> None:
        index, map_ = self.desk.view.index, self.desk.state.book.map
        folder = index.levels[0].folder
        drawn = folder == NOWHERE
        if not (drawn or folder.parent.parent.name == "boards"):
            return
        start, end = MARGIN + INDENT, index.width - MARGIN - INDENT
        self._print(surface, translated(map_.title).upper(), start, self._face(TITLE, 700), INK)
        key = max(map(map_.board.level, map_.board.hexes()))
        if key > 0 and not drawn:
            self._print(surface, text("printed-level"), end - key * BOX - GAP, self._face(KEY, 500), PALE, "right")

    def _face(self, size: float, weight: int) -> Font:
        zoom = self.desk.view.camera.zoom
        return face("sans", max(size * zoom, min(LEAST * theme.scale(), HIGH * MARGIN * zoom)), weight)

    def _print(
        self, surface: pygame.Surface, words: str, x: float, type_: Font, ink: Rgb, align: Align = "left"
    ) -> None:
        view = self.desk.view
        at = view.camera.to_screen((x, view.index.height - BASE))
        type_.draw(surface, words, at, ink, align=align)
