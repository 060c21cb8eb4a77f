"""The keys that choose lit hexes, on caps in these: seen at any size of the hexes, and beside counters and figures."""

from __future__ import annotations

from collections.abc import Container, Mapping

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.tabletop.map.map_view import MapView

SHARE, LEAST = 0.42, 18
"""How wide a cap is at most, as a share of its hex, and how wide it is at least, in pixels."""
BELOW, BESIDE = (0.0, 0.3), (0.41, 0.0)
"""Where a cap lies in its hex: below the middle, or at the right corner; shares of the hex."""


def draw_caps(surface: pygame.Surface, view: MapView, labels: Mapping[Hex, str], taken: Container[Hex]) -> None:
    """Draw the caps of a question; in a hex that is taken, by a counter or a figure, its cap lies at the corner."""
    for hex_, words in labels.items():
        surface.blit(*cap(view, hex_, words, BESIDE if hex_ in taken else BELOW))


def cap(
    view: MapView, hex_: Hex, words: str, at: tuple[float, float]
) -> tuple[pygame.Surface, pygame.Rect]:
    """The picture of a cap, no wider than its hex has room, and where it lies."""
    width, height = theme.keycap_size(words)
    picture = pygame.Surface((width, height), pygame.SRCALPHA)
    theme.draw_keycap(picture, words, 0, 0)
    most = max(LEAST, view.hex_width * SHARE)
    if width > most:
        picture = pygame.transform.smoothscale(picture, (round(most), round(height * most / width)))
    x, y = view.centre(hex_)
    middle = x + round(view.hex_width * at[0]), y + round(view.hex_height * at[1])
    return picture, picture.get_rect(center=middle)
