"""Text with highlighted search matches."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Font, Rgb


def draw(
    surface: pygame.Surface, face: Font, words: str, at: tuple[int, int], ink: Rgb, spans: Iterable[tuple[int, int]]
) -> None:
    """Draw words with their baseline from the point `at`; `spans` are the character ranges to highlight."""
    px, (x, y) = theme.px, at
    for start, end in spans:
        left, right = round(face.width(words[:start])), round(face.width(words[:end]))
        surface.fill(theme.CHOSEN, (x + left - px(1), y - px(12), right - left + px(2), px(16)))
    face.draw(surface, words, at, ink)
