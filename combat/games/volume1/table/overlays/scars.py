"""What shells have done to the printed sheet: craters and rubble over its tiles, in its manner (11.14, 11.15, 20.0)."""

from __future__ import annotations

import pygame

from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing.artwork import picture
from combat.engine.tabletop.map.board_view import BoardView

COPIES = 3
"""How many different pictures there are of each."""
PAINTED_HEX = 128
"""Width of a hex in the pixels of the pictures."""
KEPT = 24


class Scars:
    """Draws what of a board is not as it was printed."""

    def __init__(self, view: BoardView[Hex], printed: Board) -> None:
        """`printed` is the board as its sheet shows it."""
        self._view, self._printed = view, printed
        self._scaled: dict[tuple[str, int], pygame.Surface] = {}
        self._seen: Board | None = None
        self._struck: tuple[tuple[Hex, str], ...] = ()

    def draw(self, surface: pygame.Surface, board: Board) -> None:
        """Draws craters and rubble that `board` has and the printed sheet has not."""
        if board is self._printed:
            return
        safe = surface.get_clip().inflate(round(self._view.place_width), round(self._view.place_height))
        for hex_, mark in self.struck(board):
            at = self._view.centre(hex_)
            if safe.collidepoint(at):
                drawn = self._at_zoom(name(hex_, mark))
                surface.blit(drawn, drawn.get_rect(center=at))

    def struck(self, board: Board) -> tuple[tuple[Hex, str], ...]:
        """The hexes that are not as printed, each with what is to be seen there now."""
        if board is not self._seen:
            self._seen = board
            pairs = zip(board.hexes(), self._printed.terrains, board.terrains, strict=True)
            self._struck = tuple((hex_, _mark(printed, now)) for hex_, printed, now in pairs if now != printed)
        return self._struck

    def _at_zoom(self, name: str) -> pygame.Surface:
        """A picture at the present zoom. Remembered for a few zooms."""
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
    """A house that comes down needs a larger picture than other rubble: its printed roof has to go."""
    return "ruin" if (printed, now) == ("building", "rubble") else now


def name(hex_: Hex, mark: str) -> str:
    """The picture of a hex's crater, rubble or ruin: always the same one there, another next door."""
    column, row = hex_.column, hex_.row
    return f"{mark}-{(column * 5 + row * 3) % COPIES + 1}"
