"""The strip of an overlay: what it shows, how to leave it, what the patterns mean (12.0, 12.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.tabletop.overlay import acetate
from combat.engine.tabletop.overlay.hex_marks import cell
from combat.engine.words import text

SAMPLE, ROOM, ROW = (26, 22), 14, 30
"""Size of a sample of each pattern, the room between the entries, and the height of a row, in pixels at scale 1."""

Entry: TypeAlias = tuple[pygame.Surface | None, str]
"""A pattern and what it means."""


def sight_entries(size: tuple[int, int]) -> tuple[Entry, ...]:
    """The patterns of a line of sight."""
    hatched, dotted = acetate.samples(size)
    return (
        (None, text("sight-key-seen")),
        (hatched, text("sight-key-unseen")),
        (dotted, text("sight-key-doubtful")),
    )


def draw(
    surface: pygame.Surface,
    view: pygame.Rect,
    title: str,
    keys: tuple[str, ...],
    clear: pygame.Rect,
    entries: Callable[[tuple[int, int]], tuple[Entry, ...]] = sight_entries,
) -> pygame.Rect:
    """A strip of paper at the top of the view, or at its foot where it would cover the place looked from: title, the
    keys that end it, the patterns; returns where it lies."""
    px = theme.px
    size = (px(SAMPLE[0]), px(SAMPLE[1]))
    samples = entries(size)
    rows = _widths(title, keys, samples)
    area = pygame.Rect(0, 0, min(max(rows) + 2 * px(ROOM), view.width - px(16)), px(2 * ROW + 8))
    area.midtop = (view.centerx, view.y + px(10))
    if area.colliderect(clear):
        area.midbottom = (view.centerx, view.bottom - px(22))
    surface.blit(shapes.rounded(area.size, px(6), (*theme.rgb("#F3ECD6"), 240), theme.EDGE, max(1.0, px(1))), area)
    head = pygame.Rect(area.x + px(ROOM), area.y + px(4), area.width - 2 * px(ROOM), px(ROW))
    _draw_title(surface, head, title, keys)
    x, y = area.x + px(ROOM), area.y + px(4 + ROW) + px(ROW) // 2
    face = theme.font("sans", 14, 600)
    for sample, words in samples:
        box = pygame.Rect(x, y - size[1] // 2, *size)
        if sample is not None:
            surface.blit(sample, box)
        mark = cell("hover", size, theme.scale())
        surface.blit(mark, mark.get_rect(center=box.center))
        x = box.right + px(8)
        x += round(face.draw(surface, words, (x, y + px(5)), theme.INK)) + px(ROOM)
    return area


def _draw_title(surface: pygame.Surface, row: pygame.Rect, title: str, keys: tuple[str, ...]) -> None:
    """Whose sight it is on the left, the keys that end it on the right."""
    px, leave, baseline = theme.px, text("sight-leave"), row.centery + theme.px(5)
    x = row.right - round(theme.font("sans", 14).width(leave))
    theme.font("sans", 14).draw(surface, leave, (x, baseline), theme.INK_2)
    for key in reversed(keys):
        x -= theme.keycap_size(key)[0] + px(6)
        theme.draw_keycap(surface, key, x, row.centery - theme.keycap_size(key)[1] // 2)
    theme.font("sans", 15, 700).draw(surface, title, (row.x, baseline), theme.INK, room=x - row.x - px(ROOM))


def _widths(title: str, keys: tuple[str, ...], entries: tuple[Entry, ...]) -> tuple[int, int]:
    """How wide the two rows are."""
    px, face, size = theme.px, theme.font("sans", 14, 600), (theme.px(SAMPLE[0]), theme.px(SAMPLE[1]))
    caps = sum(theme.keycap_size(key)[0] + px(6) for key in keys)
    words = theme.font("sans", 15, 700).width(title) + theme.font("sans", 14).width(text("sight-leave"))
    above = words + caps + px(2 * ROOM)
    below = sum(size[0] + px(8) + face.width(words) + px(ROOM) for _, words in entries) - px(ROOM)
    return round(above), round(below)
