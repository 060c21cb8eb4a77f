"""Text below a map in the current language: its title, and "Level" before the printed level boxes."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Align, Font, Rgb, face
from combat.engine.tabletop.hexes.sheets.plain_sheet import MARGIN
from combat.engine.tabletop.map.drawn_tiles import NOWHERE
from combat.engine.words import text, translated
from combat.games.command.table.overlays.board_overlay import BoardOverlay

INDENT, BASE, BOX, GAP = 78.0, 15.0, 34.0, 8.0
"""Left indent from the frame, distance of the baseline from the sheet's bottom edge, width of a legend box with its
gap, and gap between box and text, in pixels of the sheet."""
TITLE, KEY = 17.0, 13.0
"""Font sizes in pixels of the sheet."""
LEAST = 12.0
"""Least font size in pixels at scale 1, if the margin has room for it."""
HIGH = 0.7
"""Greatest share of the margin's height used by letters."""
INK, PALE = theme.rgb("#453E2D"), theme.rgb("#6B6048")


class PrintedWords(BoardOverlay):
    """Overlay for the game's own map sheets, painted or drawn; not for scans added by the player."""

    def draw_sheet(self, surface: pygame.Surface) -> None:
        """Draw the map's title, and "Level" on painted maps with higher ground; nothing on the player's scans."""
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
