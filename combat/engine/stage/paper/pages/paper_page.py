"""Scene with one scrollable page of text and buttons below it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.backdrop import Backdrop, draw_sheet, margin, place_sheet, rule, tight
from combat.engine.stage.paper.column import Column
from combat.engine.stage.paper.page import Page
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.button_rows import lay_abreast
from combat.engine.stage.widgets.widget import Group
from combat.engine.stage.window_scale import READING
from combat.engine.words import text

WIDTH, HEAD = 760, 86
"""Width of the sheet, and height of the space above the page, in pixels at scale 1."""


class PaperPage(Scene):
    """Base of scenes with a page of text; Esc goes back. A subclass sets `heading` and implements `fill`."""

    least = READING
    heading = ""
    """Message id of the heading."""

    def __init__(self, app: Stage, buttons: Sequence[Button] = ()) -> None:
        """`buttons` are placed before the back button."""
        super().__init__(app)
        self._backdrop = Backdrop()
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self.page = Page(self._fill)
        self.group = Group([*buttons, Button(text("button-back"), app.pop, "Esc")])

    @abstractmethod
    def fill(self, column: Column) -> None:
        """Draw the content into a column; the column may have no surface and then only measures."""

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        size, close = self.app.size, tight(self.app.size)
        self._sheet = place_sheet(size, WIDTH, round(size[1] / theme.scale()) - 56)
        inner = self._sheet.inflate(-2 * margin(size), 0)
        room = pygame.Rect(inner.x, inner.y, inner.width, inner.height - theme.px(8 if close else 22))
        foot = lay_abreast([each for each in self.group.widgets if isinstance(each, Button)], room, tight=close)
        top = self._sheet.y + theme.px(HEAD - 30 if close else HEAD)
        self.page.place(pygame.Rect(inner.x, top, inner.width, foot - theme.px(16) - top))
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        taken = self.page.handle(event) or self.group.handle(event)
        self.dirty |= taken or self.group.dirty
        return taken

    def on_language(self) -> None:
        """Create stored texts again after a change of language; called before `resize`."""
        self.page.rewrite()
        self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the surface still holds the previous drawing."""
        self._backdrop.draw(surface)
        draw_sheet(surface, self._sheet)
        left, right = self.page.window.left, self.page.window.right
        base = self.page.window.top - theme.px(14)
        theme.font("heading", 23).draw_typed(surface, text(self.heading), (left, base), theme.INK)
        rule(surface, left, right, base + theme.px(9))
        self.page.draw(surface)
        self.group.draw(surface)

    def _fill(self, page: pygame.Surface | None, width: int) -> int:
        """Draw or measure the page; return its height."""
        column = Column(page, theme.px(4), theme.px(2), width - theme.px(16))
        self.fill(column)
        return column.y + theme.px(10)
