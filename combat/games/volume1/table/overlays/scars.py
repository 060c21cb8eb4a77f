"""Draw craters and rubble over the printed sheet (11.14, 11.15, 20.0)."""

from __future__ import annotations

import pygame

from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing.artwork import picture
from combat.engine.tabletop.map.board_view import BoardView

COPIES = 3
"""Number of variants of each picture."""
PAINTED_HEX = 128
"""Width of a hex in the pictures' pixels."""
KEPT = 24


class Scars:
    """Draws the hexes whose terrain differs from the printed sheet."""

    def __init__(self, view: BoardView[Hex], printed: Board) -> None:
        """Create the layer; `printed` is the board as on its sheet."""
        self._view, self._printed = view, printed
        self._scaled: dict[tuple[str, int], pygame.Surface] = {}
        self._seen: Board | None = None
        self._struck: tuple[tuple[Hex, str], ...] = ()

    def draw(self, surface: pygame.Surface, board: Board) -> None:
        """Draw the craters and rubble of `board` that the printed sheet lacks."""
        if board is self._printed:
            return
        safe = surface.get_clip().inflate(round(self._view.place_width), round(self._view.place_height))
        for hex_, mark in self.struck(board):
            at = self._view.centre(hex_)
            if safe.collidepoint(at):
                drawn = self._at_zoom(name(hex_, mark))
                surface.blit(drawn, drawn.get_rect(center=at))

    def struck(self, board: Board) -> tuple[tuple[Hex, str], ...]:
        """Return the hexes whose terrain differs from the printed sheet, each with the kind of its mark. Cached."""
        if board is not self._seen:
            self._seen = board
            pairs = zip(board.hexes(), self._printed.terrains, board.terrains, strict=True)
            self._struck = tuple((hex_, _mark(printed, now)) for hex_, printed, now in pairs if now != printed)
        return self._struck

    def _at_zoom(self, name: str) -> pygame.Surface:
        """Return a picture at the present zoom; cached for a few zooms."""
        share = self._view.place_width / PAINTED_HEX
        key = (name, round(share * PAINTED_HEX))
        found = self._scaled.get(key)
        if found is None:
            if len(self._scaled) >= KEPT:
                self._scaled.clear()
            whole = picture(f"boards/overlays/{name}.png")
            size = [max(1, round(side * share)) for side in whole.get_size()]
            found = self._scaled[key] = pygame.transform.smoothscale(whole, size)
        return found


def _mark(printed: str, now: str) -> str:
    """Return the picture's kind: a collapsed house needs a larger one, to hide its printed roof."""
    return "ruin" if (printed, now) == ("building", "rubble") else now


def name(hex_: Hex, mark: str) -> str:
    """Return the name of the sprite for a mark in a hex; it is constant for a hex and varies between neighbours."""
    column, row = hex_.column, hex_.row
    return f"{mark}-{(column * 5 + row * 3) % COPIES + 1}"
