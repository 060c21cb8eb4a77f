"""Scrolling of parts that are taller than their panes."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any, Generic, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.stage.drawing import lettered, theme
from combat.engine.stage.drawing.drawing_guard import GUARD
from combat.engine.stage.drawing.fitted_type import Cut
from combat.engine.tabletop.panes.table_pane import TablePane
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])

BAR, NOTCH = 6, 44
"""Width of the scroll bar and pixels per wheel notch, at scale 1."""
CHIP: Cut = ("sans", 13.5, 600)
"""Font of the chip that counts what is below."""


class ScrolledParts(Generic[S, B, P]):
    """The parts of a table by name; a part that is taller than its pane can be scrolled."""

    def __init__(self, parts: Mapping[str, TablePane[S, B, P]]) -> None:
        self._parts = parts
        self._windows: dict[str, pygame.Rect] = {}
        self._heights: dict[str, int] = {}
        self._offsets: dict[str, int] = {}
        self._led: dict[str, Hashable] = {}
        """Key of what each was scrolled to last, so that it is done only once."""

    @property
    def stale(self) -> bool:
        """Return whether any part needs another height than when it was placed."""
        return any(self._wanted(name) != high for name, high in self._heights.items())

    def _wanted(self, name: str) -> int:
        window = self._windows[name]
        return max(window.height, GUARD.ask(self._parts[name].needs, 0, window.width)) if window.width else 0

    def place(self, name: str, window: pygame.Rect) -> None:
        """Place a part in its pane, whose rectangle is `window`; the scroll position is kept as far as possible."""
        self._windows[name] = window.copy()
        self._heights[name] = self._wanted(name)
        self._move(name, 0)

    def _move(self, name: str, way: int) -> bool:
        """Scroll a part down by pixels; return whether it moved."""
        window, high = self._windows[name], self._heights[name]
        before = self._offsets.get(name, 0)
        now = min(max(0, high - window.height), max(0, before + way))
        self._offsets[name] = now
        GUARD.ask(self._parts[name].place, None, pygame.Rect(window.x, window.y - now, window.width, high))
        return now != before

    def scrolls(self, name: str) -> bool:
        """Return whether a part is taller than its pane."""
        return name in self._heights and self._heights[name] > self._windows[name].height > 0

    def wheel(self, name: str, steps: float) -> bool:
        """Scroll a part by wheel steps; return whether it moved."""
        return self.scrolls(name) and self._move(name, -round(steps * theme.px(NOTCH)))

    def press(self, name: str, position: tuple[int, int]) -> bool:
        """Handle a click: beside the grip scroll by a page, on the chip by half a page.

        Return whether the click was used.
        """
        if not self.scrolls(name):
            return False
        if self._below(name)[1].collidepoint(position):
            return self._move(name, self._windows[name].height // 2)
        track, grip = self._bar(name)
        if not track.inflate(theme.px(6), 0).collidepoint(position):
            return False
        return self._move(name, self._windows[name].height * (1 if position[1] >= grip.centery else -1)) or True

    def show(self, name: str, box: pygame.Rect) -> bool:
        """Scroll a part so that an area is visible; return whether the part moved."""
        window = self._windows[name]
        if not self.scrolls(name) or window.top <= box.top <= box.bottom <= window.bottom:
            return False
        return self._move(name, box.top - window.top if box.top < window.top else box.bottom - window.bottom)

    def draw(self, name: str, surface: pygame.Surface) -> None:
        """Draw a part, with a scroll bar if needed."""
        part = self._parts[name]
        if name in self._heights and self._wanted(name) != self._heights[name]:
            self.place(name, self._windows[name])
        self._follow(name)
        if not self.scrolls(name):
            part.draw(surface)
            return
        with lettered.scrolling():
            part.draw(surface)
        track, grip = self._bar(name)
        theme.draw_box(surface, track, (*theme.EDGE, 90), radius=3)
        theme.draw_box(surface, grip, theme.FRAME_TEXT_2, edge=theme.EDGE, radius=3)
        words, chip = self._below(name)
        if chip.width:
            theme.draw_box(surface, chip, theme.CHOSEN, edge=theme.EDGE, radius=11, line=1.2)
            theme.font(*CHIP).draw_in(surface, words, chip, theme.INK, align="center")

    def _below(self, name: str) -> tuple[str, pygame.Rect]:
        """Return text and area of the chip that counts what is below the pane; empty if nothing is."""
        window = self._windows[name]
        count = self._parts[name].unseen(window) if self.scrolls(name) else 0
        if not count:
            return "", pygame.Rect(window.topleft, (0, 0))
        words = text("pane-below", count=count)
        chip = pygame.Rect(0, 0, round(theme.font(*CHIP).width(words)) + theme.px(22), theme.px(22))
        chip.midbottom = (window.centerx, window.bottom - theme.px(3))
        return words, chip

    def _follow(self, name: str) -> None:
        """Scroll a part to what should be visible, once."""
        lead = self._parts[name].lead() if self.scrolls(name) else None
        before, self._led[name] = self._led.get(name), None if lead is None else lead[0]
        if lead is not None and lead[0] != before:
            self.show(name, lead[1])

    def _bar(self, name: str) -> tuple[pygame.Rect, pygame.Rect]:
        """Return the scroll bar's track and grip."""
        window, high = self._windows[name], self._heights[name]
        track = pygame.Rect(window.right - theme.px(BAR + 1), window.y + 1, theme.px(BAR), window.height - 2)
        grip = track.copy()
        grip.height = max(theme.px(16), track.height * window.height // high)
        grip.y += (track.height - grip.height) * self._offsets[name] // max(1, high - window.height)
        return track, grip
