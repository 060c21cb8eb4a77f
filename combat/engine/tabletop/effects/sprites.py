"""Least-recently-used cache of sprites cut from flipbooks at screen size, limited in bytes."""

from __future__ import annotations

import math
from typing import TypeAlias

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.artwork import picture
from combat.engine.stage.drawing.piece import Piece, PieceStore
from combat.engine.tabletop.effects.emitter import Tone
from combat.engine.tabletop.effects.flipbook import Flipbook

KEPT_BYTES = 16_000_000
"""Limit for sheets and sprites: half for the sheets, half for twelve effects at the largest zoom."""
WHOLE = 255
"""Full opacity."""

Foot: TypeAlias = tuple[float, float]
"""Anchor point of a picture."""


class Sprites:
    """Cuts sprites on demand, premultiplied for `fblits`; with high contrast they are more opaque."""

    def __init__(self, limit: int = KEPT_BYTES) -> None:
        self._store = PieceStore(limit)

    def find(
        self, book: Flipbook, row: int, stage: int, side: int, turn: int = 0, tone: Tone | None = None,
        cover: int = WHOLE,
    ) -> Piece:  # fmt: skip
        """Return a sprite, from the cache or newly cut; the piece's origin is the anchor point.

        `side` is its width in pixels, `turn` the number of its direction, `tone` its tint, `cover` its opacity (0 to
        255).
        """
        key = (book, row, stage, side, turn, tone, cover, theme.plain)
        found = self._store.find(key)
        if found is None:
            found = self._cut(book, row, stage, side, turn, tone, cover)
            self._store.keep(key, found)
        return found

    def clear(self) -> None:
        """Remove all sprites from the cache."""
        self._store.clear()

    @property
    def held(self) -> int:
        """Return the size of all cached sprites in bytes."""
        return self._store.held

    def _cut(self, book: Flipbook, row: int, stage: int, side: int, turn: int, tone: Tone | None, cover: int) -> Piece:
        sheet = self._sheet(book.sheet)
        cell = sheet.get_height() // book.rows
        whole = sheet.subsurface((stage * cell, row * cell, cell, cell))
        drawn = pygame.transform.smoothscale(whole, (side, side))
        foot = (book.foot[0] * side, book.foot[1] * side)
        if turn:
            drawn, foot = _turned(drawn, foot, 360 * turn / book.turns)
        if tone is not None or cover < WHOLE:
            left = (*(part * cover // WHOLE for part in tone or (WHOLE, WHOLE, WHOLE)), cover)
            drawn.fill(left, special_flags=pygame.BLEND_RGBA_MULT)
        if theme.plain:
            drawn.blit(drawn.copy(), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        seen = _seen(drawn)
        return Piece(drawn.subsurface(seen).copy(), (round(foot[0]) - seen.x, round(foot[1]) - seen.y), seen.size)

    def _sheet(self, name: str) -> pygame.Surface:
        """Return a whole sheet, premultiplied and in the window's pixel format, which blits ten times faster."""
        found = self._store.find(name)
        if found is None:
            loaded = picture(name)
            sheet = pygame.Surface(loaded.get_size(), pygame.SRCALPHA)
            sheet.blit(loaded, (0, 0))
            found = Piece(sheet.premul_alpha(), (0, 0), sheet.get_size())
            self._store.keep(name, found)
        return found.surface


def _turned(drawn: pygame.Surface, foot: Foot, degrees: float) -> tuple[pygame.Surface, Foot]:
    """Return a picture rotated clockwise, and its anchor point then."""
    turned = pygame.transform.rotozoom(drawn, -degrees, 1.0)
    aside, down = foot[0] - drawn.get_width() / 2, foot[1] - drawn.get_height() / 2
    way = math.radians(degrees)
    x = aside * math.cos(way) - down * math.sin(way) + turned.get_width() / 2
    y = aside * math.sin(way) + down * math.cos(way) + turned.get_height() / 2
    return turned, (x, y)


def _seen(drawn: pygame.Surface) -> pygame.Rect:
    """Return the bounding box of the non-transparent part."""
    found = drawn.get_bounding_rect()
    return found if found.width else pygame.Rect(0, 0, 1, 1)
