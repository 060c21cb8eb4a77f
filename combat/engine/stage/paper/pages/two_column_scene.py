"""Base of read-only sheets: two columns if there is room, else one below the other; it scrolls."""

from __future__ import annotations

from abc import abstractmethod

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.backdrop import Backdrop, draw_sheet, margin, rule, tight
from combat.engine.stage.paper.column import Column
from combat.engine.stage.paper.page import Page
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.button_rows import lay_abreast
from combat.engine.stage.widgets.widget import Group
from combat.engine.words import text

WIDTH, HEIGHT, GUTTER, HEAD, FOOT, COLUMNS = 1240, 840, 56, 22, 20, 780
"""Size of the sheet, space between columns, margins above and below, and least width for two columns, in pixels at
scale 1."""
BLEED = 18
"""Margin of the page beyond its columns, in pixels at scale 1."""


class TwoColumnScene(Scene):
    """A scrollable sheet in two columns; Esc closes it."""

    least = (640, 360)

    def __init__(self, app: Stage) -> None:
        super().__init__(app)
        self._backdrop = Backdrop()
        self._page = Page(self._fill)
        self._area = pygame.Rect(0, 0, 0, 0)
        self._back = Button(text("button-back"), app.pop, "Esc")
        self.group = Group([self._back])

    @abstractmethod
    def fill_left(self, column: Column) -> None:
        """Draw the left column."""

    @abstractmethod
    def fill_right(self, column: Column) -> None:
        """Draw the right column; in a narrow window it is below the left one."""

    # -- scene ------------------------------------------------------------------------------------------------------

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        px, (width, height) = theme.px, self.app.size
        edge = px(12 if tight(self.app.size) else 48)
        self._area = pygame.Rect(0, 0, min(px(WIDTH), width - edge), min(px(HEIGHT), height - edge))
        self._area.center = (width // 2, height // 2)
        inner = self._area.inflate(-2 * margin(self.app.size), -2 * px(FOOT))
        foot = lay_abreast([self._back], inner, tight=tight(self.app.size))
        bleed, top = min(px(BLEED), margin(self.app.size) - px(4)), self._area.y + px(HEAD)
        self._page.place(pygame.Rect(inner.x - bleed, top, inner.width + 2 * bleed, foot - px(12) - top))
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        taken = self._page.handle(event) or self.group.handle(event)
        self.dirty |= taken or self.group.dirty
        return taken

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the surface still holds the previous drawing."""
        self._backdrop.draw(surface)
        draw_sheet(surface, self._area)
        self._page.draw(surface)
        inset = margin(self.app.size)
        rule(surface, self._area.left + inset, self._area.right - inset, self._page.window.bottom + theme.px(2))
        self.group.draw(surface)

    def _fill(self, page: pygame.Surface | None, width: int) -> int:
        """Draw both columns, or only measure them; return their height."""
        px = theme.px
        bleed, gutter, one = px(BLEED), px(GUTTER), width < px(COLUMNS)
        room = width - 2 * bleed - (0 if one else gutter)
        left = Column(page, bleed, bleed, room if one else room // 2)
        self.fill_left(left)
        right = left if one else Column(page, left.right + gutter, bleed, room - left.width)
        self.fill_right(right)
        return max(left.y, right.y) + bleed
