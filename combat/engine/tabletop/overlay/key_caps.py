"""The keys that choose lit places, on caps in these: seen at any size of them, and beside counters and figures."""

from __future__ import annotations

from collections.abc import Container, Hashable, Mapping
from typing import TYPE_CHECKING, TypeVar

import pygame

from combat.engine.stage.drawing import theme

if TYPE_CHECKING:
    from combat.engine.tabletop.map.map_view import MapView

P = TypeVar("P", bound=Hashable)

SHARE, LEAST = 0.42, 18
"""How wide a cap is at most, as a share of its place, and how wide it is at least, in pixels."""
BELOW, BESIDE = (0.0, 0.3), (0.41, 0.0)
"""Where a cap lies in its place: below the middle, or at the right corner; shares of the place."""


def draw_caps(surface: pygame.Surface, view: MapView[P], labels: Mapping[P, str], taken: Container[P]) -> None:
    """Draw the caps of a question; in a place that is taken, by a counter or a figure, its cap lies at the corner."""
    for place, words in labels.items():
        surface.blit(*cap(view, place, words, BESIDE if place in taken else BELOW))


def cap(view: MapView[P], place: P, words: str, at: tuple[float, float]) -> tuple[pygame.Surface, pygame.Rect]:
    """The picture of a cap, no wider than its place has room, and where it lies."""
    width, height = theme.keycap_size(words)
    picture = pygame.Surface((width, height), pygame.SRCALPHA)
    theme.draw_keycap(picture, words, 0, 0)
    most = max(LEAST, view.place_width * SHARE)
    if width > most:
        picture = pygame.transform.smoothscale(picture, (round(most), round(height * most / width)))
    x, y = view.centre(place)
    middle = x + round(view.place_width * at[0]), y + round(view.place_height * at[1])
    return picture, picture.get_rect(center=middle)
