"""Search for a piece or place: typing filters the list, Enter shows the selected one."""

from __future__ import annotations

import itertools
from collections.abc import Hashable
from typing import Any, Generic, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.text_entry import TextEntry
from combat.engine.tabletop.found import Found
from combat.engine.tabletop.scene.table_doors import TableDoors
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])

WIDTH, ROW, MOST = 460, 28, 9
MOST_LETTERS = 24


class FindScene(Scene, Generic[S, B, P]):
    """Search field with results at the top of the board."""

    overlay = True

    def __init__(self, app: Stage, table: TableDoors[S, B, P]) -> None:
        super().__init__(app)
        self.table = table
        self.entry = TextEntry(self._typed, text("find-hint"), MOST_LETTERS)
        self.place = 0

    def leave(self) -> None:
        """Release the search field; called once when the screen closes."""
        self.entry.close()

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        super().resize()
        self.entry.place(self._field())

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; called before each frame and while idle."""
        self.dirty |= self.entry.update(dt)

    def _typed(self, words: str) -> None:
        self.place, self.dirty = 0, True

    def matches(self) -> list[Found[P]]:
        """Return the first matches of the typed text, in the title's order."""
        wanted = self.entry.text.strip().lower().replace("'", "’")
        return list(itertools.islice(self.table.table.find(self.table.desk, wanted), MOST))

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        if self.entry.handle(event):
            pass
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._click(event.pos)
        elif event.type == pygame.KEYDOWN:
            self._key(event.key)
        self.dirty |= self.entry.dirty
        return True

    def _key(self, key: int) -> None:
        found, self.dirty = self.matches(), True
        if key == pygame.K_ESCAPE:
            self.app.pop()
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._go(found)
        elif key in (pygame.K_UP, pygame.K_DOWN) and found:
            self.place = (self.place + (1 if key == pygame.K_DOWN else -1)) % len(found)

    def _go(self, found: list[Found[P]]) -> None:
        if not found:
            return
        goal = found[min(self.place, len(found) - 1)]
        self.app.pop()
        desk = self.table.desk
        desk.view.centre_on(goal.place)
        if goal.piece:
            desk.selection.select(goal.piece)
        else:
            desk.input.cursor = goal.place
            desk.redraw("board")

    def _box(self) -> pygame.Rect:
        px, board = theme.px, self.table.layout.board
        height = px(70) + px(ROW) * max(1, len(self.matches()))
        box = pygame.Rect(0, 0, min(px(WIDTH), board.width - px(20)), height)
        box.midtop = (board.centerx, board.y + px(18))
        return box

    def _field(self) -> pygame.Rect:
        px, box = theme.px, self._box()
        return pygame.Rect(box.x + px(14), box.y + px(12), box.width - px(28), px(36))

    def _click(self, position: tuple[int, int]) -> None:
        box = self._box()
        place = (position[1] - box.y - theme.px(58)) // theme.px(ROW)
        found = self.matches()
        if not box.collidepoint(position):
            self.app.pop()
        elif 0 <= place < len(found):
            self.place = place
            self._go(found)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the surface still holds the previous drawing."""
        px, box = theme.px, self._box()
        blur = 8 * theme.scale()
        margin = shapes.shadow_margin(blur)
        surface.blit(shapes.shadow(*box.size, 2, blur, 170), (box.x - margin, box.y + px(4) - margin))
        theme.lay_paper(surface, box, "form")
        field = self._field()
        self.entry.draw(surface)
        y = box.y + px(58)
        found = self.matches()
        if not found:
            theme.font("sans", 15).draw(surface, text("find-nothing"), (field.x + px(10), y + px(19)), theme.INK_3)
        for place, item in enumerate(found):
            row = pygame.Rect(box.x + px(8), y, box.width - px(16), px(ROW))
            if place == self.place:
                theme.draw_box(surface, row, (*theme.CHOSEN, 120), radius=2)
            theme.font("sans", 15, 500).draw(surface, item.words, (field.x + px(10), y + px(19)), theme.INK)
            theme.font("sans", 13).draw(
                surface, item.note, (field.right - px(6), y + px(19)), theme.INK_3, align="right"
            )
            y += px(ROW)
