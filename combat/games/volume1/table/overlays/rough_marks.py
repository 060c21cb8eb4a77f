"""Marks on rough hexes, which end a sprint (7.07, 11.0)."""

from __future__ import annotations

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import shapes, theme
from combat.games.volume1.prompts.ask_move import AskMove
from combat.games.volume1.rules.orders import movement
from combat.games.volume1.table.volume_desk import VolumeDesk

SIDE, SMALLEST = 22, 50
"""Width of the mark, and of the smallest hex with one, in pixels at scale 1."""


def asked(desk: VolumeDesk) -> list[Hex]:
    """Return the hexes, among those of the current move, in which the man would have to duck back."""
    if not isinstance(desk.prompt, AskMove):
        return []
    man = desk.state.men[desk.prompt.decision.subject]
    return [hex_ for hex_ in desk.prompt.hexes if movement.throws_down(desk.state, man, hex_)]


def draw_mark(surface: pygame.Surface, desk: VolumeDesk, hex_: Hex) -> None:
    """Draw the mark beside a hex's number, unless hexes are too small."""
    view, px = desk.view, theme.px
    if view.place_width < px(SMALLEST):
        return
    x, y = view.centre(hex_)
    stamp(surface, (x + px(25), y + round(view.place_height * 0.3)))


def stamp(surface: pygame.Surface, at: tuple[int, int]) -> None:
    """Draw the mark, a dark disc with an icon, around a screen position."""
    px = theme.px
    box = pygame.Rect(0, 0, px(SIDE), px(SIDE))
    box.center = at
    surface.blit(shapes.rounded(box.size, box.width / 2, theme.STRIP, theme.MISSING, 1.8 * theme.scale()), box)
    theme.draw_icon(surface, "duck-back", box.inflate(-px(7), -px(7)), theme.MISSING)
