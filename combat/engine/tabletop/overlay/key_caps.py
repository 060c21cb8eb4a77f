"""Key caps on legal places, legible at any zoom and beside counters and figures."""

from __future__ import annotations

from collections.abc import Container, Hashable, Mapping
from typing import TYPE_CHECKING, TypeVar

import pygame

from combat.engine.stage.drawing import theme

if TYPE_CHECKING:
    from combat.engine.tabletop.map.map_view import MapView

P = TypeVar("P", bound=Hashable)

SHARE, LEAST = 0.42, 18
"""Greatest width of a cap as a share of its place, and least width in pixels."""
BELOW, BESIDE = (0.0, 0.3), (0.41, 0.0)
"""Offset of a cap from the place's centre: below, or at the right; in shares of the place."""


def draw_caps(surface: pygame.Surface, view: MapView[P], labels: Mapping[P, str], taken: Container[P]) -> None:
    """Draw the key caps of a question's answers; at a place in `taken` the cap is at the side."""
    for place, words in labels.items():
        surface.blit(*cap(view, place, words, BESIDE if place in taken else BELOW))


def cap(view: MapView[P], place: P, words: str, at: tuple[float, float]) -> tuple[pygame.Surface, pygame.Rect]:
    """Return the picture of a key cap, scaled down to the width of its place if necessary, and its rectangle on the
    screen.

    `at` is the offset from the centre of the place, in place widths and heights.
    """
    width, height = theme.keycap_size(words)
    picture = pygame.Surface((width, height), pygame.SRCALPHA)
    theme.draw_keycap(picture, words, 0, 0)
    most = max(LEAST, view.place_width * SHARE)
    if width > most:
        picture = pygame.transform.smoothscale(picture, (round(most), round(height * most / width)))
    x, y = view.centre(place)
    middle = x + round(view.place_width * at[0]), y + round(view.place_height * at[1])
    return picture, picture.get_rect(center=middle)
