"""A page taller than its window: written once, shown through the window, moved by wheel and page keys."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from combat.client import theme

WHEEL = 60
"""Way of one notch of the wheel in pixels at scale 1."""

Fill = Callable[[pygame.Surface | None, int], int]
"""Writes on a page of a width, or only measures it; returns its height in pixels."""


class Page:
    """What `fill` writes, in a window of the screen; `offset` is how far it is scrolled."""

    def __init__(self, fill: Fill) -> None:
        self.window = pygame.Rect(0, 0, 0, 0)
        self.offset = 0
        self._fill = fill
        self._written: pygame.Surface | None = None

    @property
    def height(self) -> int:
        """How tall the whole page is in pixels."""
        return self._written.get_height() if self._written else 0

    def place(self, window: pygame.Rect) -> None:
        """Write everything anew for a window."""
        self.window = window
        tall = max(window.height, self._fill(None, window.width))
        page = pygame.Surface((window.width, tall), pygame.SRCALPHA)
        page.fill((*theme.FORM, 0))
        self._fill(page, window.width)
        self._written = page
        self.scroll(0)

    def scroll(self, way: int) -> None:
        """Move by so many pixels, no farther than its ends."""
        self.offset = min(max(0, self.height - self.window.height), max(0, self.offset + way))

    def handle(self, event: pygame.event.Event) -> bool:
        """Take the wheel and the page keys."""
        if event.type == pygame.MOUSEWHEEL:
            self.scroll(-round(event.y * theme.px(WHEEL)))
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.scroll(self.window.height // 2 * (1 if event.key == pygame.K_PAGEDOWN else -1))
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """The part in the window, and a bar at its right while there is more."""
        window = self.window
        if self._written is not None:
            surface.blit(self._written, window, (0, self.offset, *window.size))
        if self.height > window.height:
            track = pygame.Rect(window.right + theme.px(4), window.y, theme.px(6), window.height)
            theme.draw_box(surface, track, theme.mix(theme.FORM, theme.INK_3, 0.16), radius=3)
            grip = pygame.Rect(track.x, 0, track.width, window.height * window.height // self.height)
            grip.y = track.y + (window.height - grip.height) * self.offset // (self.height - window.height)
            theme.draw_box(surface, grip, theme.GREYED, radius=3)
