"""The key to the line-of-sight overlay: what clear, hatched and dotted hexes mean (12.0, 12.1)."""

from __future__ import annotations

import pygame

from combat.client import shapes, theme
from combat.client.table import grease
from combat.client.table.hex_marks import cell
from combat.words import text

SAMPLE, ROOM = (26, 22), 14
"""Size of a sample of each pattern, and the room between the entries, in pixels at scale 1."""


def draw(surface: pygame.Surface, view: pygame.Rect) -> None:
    """A strip of paper at the top of the view, its three patterns with their words."""
    px, face = theme.px, theme.font("sans", 14, 600)
    size = px(SAMPLE[0]), px(SAMPLE[1])
    hatched, dotted = grease.samples(size)
    entries = (
        (None, text("sight-key-seen")),
        (hatched, text("sight-key-unseen")),
        (dotted, text("sight-key-doubtful")),
    )
    width = sum(size[0] + px(8) + round(face.width(words)) + px(ROOM) for _, words in entries) + px(ROOM)
    area = pygame.Rect(0, 0, width, px(32))
    area.midtop = (view.centerx, view.y + px(10))
    surface.blit(shapes.rounded(area.size, px(6), (*theme.rgb("#F3ECD6"), 240), theme.EDGE, max(1.0, px(1))), area)
    x = area.x + px(ROOM)
    for sample, words in entries:
        box = pygame.Rect(x, area.centery - size[1] // 2, *size)
        if sample is not None:
            surface.blit(sample, box)
        mark = cell("hover", size, theme.scale())
        surface.blit(mark, mark.get_rect(center=box.center))
        x = box.right + px(8)
        x += round(face.draw(surface, words, (x, area.centery + px(5)), theme.INK)) + px(ROOM)
