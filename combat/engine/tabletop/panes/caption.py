"""What was heard and where, in words, for whoever does not hear it: a line at the upper edge of the board."""

from __future__ import annotations

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import fitting
from combat.engine.words import text, translated

SECONDS = 2.5
"""How long a caption stands after the sound."""
FIRM = 1.2
"""How long at least, for a sound of the board, while all that comes is a card or a die beside it."""


class Caption:
    """The last sound; the next one takes its place."""

    def __init__(self) -> None:
        self.words = ""
        self._heard: tuple[str, Hex | None, str, str] | None = None
        self._left = 0.0

    def hear(self, message: str, where: Hex | None = None, *, way: str = "", who: str = "") -> None:
        """Something was heard, at a hex of the board or beside it: `way` leads there where that is out of sight.

        `who` makes it, by a name of the content that the message may say.
        """
        placed = self.words and self._heard is not None and self._heard[1] is not None
        if where is None and placed and self._left > SECONDS - FIRM:
            return
        self._heard, self._left = (message, where, way, who), SECONDS
        self._say(*self._heard)

    def _say(self, message: str, where: Hex | None, way: str, who: str) -> None:
        heard = text(message, who=translated(who))
        at = "caption-beyond" if way else "caption"
        self.words = heard if where is None else text(at, sound=heard, hex=where, way=way)

    def respoken(self) -> None:
        """Another language is spoken: what was heard is said anew."""
        if self._heard is not None:
            self._say(*self._heard)

    def follow(self, dt: float) -> bool:
        """Let time pass; True when the caption goes."""
        if not self.words:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self.words, self._heard = "", None
        return True

    def draw(self, surface: pygame.Surface, board: pygame.Rect) -> None:
        """Draws it over the board, in the middle of its upper edge."""
        if not self.words:
            return
        px, words = theme.px, f"♪ {self.words}"
        most = board.width - px(32)
        face = fitting(words, most - px(24), ("sans", 15, 600), ("condensed", 15, 600), ("condensed", 13, 600))
        box = pygame.Rect(0, 0, min(most, round(face.width(words)) + px(24)), px(28))
        box.midtop = (board.centerx, board.y + px(6))
        theme.draw_box(surface, box, theme.FRAME, edge=theme.FRAME_LINE, radius=6)
        face.draw_in(surface, words, box.inflate(-px(12), 0), theme.FRAME_TEXT, align="center")
