"""Help on what was under the pointer, on a slip of paper: titles, meanings, figures and rule numbers (look.md, F1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from combat.client import theme
from combat.client.scene import Scene
from combat.client.scenes.dialog import lay_slip
from combat.client.widgets.base import Group
from combat.client.widgets.button import Button
from combat.words import text
from combat.words.help import Help

if TYPE_CHECKING:
    from combat.client.app import App

WIDTH, MARGIN = 560, 26
TITLE, LINE, GAP = 30, 20, 14


class HelpScene(Scene):
    """A slip that any of Esc, Enter, Space and F1 takes away; long help is scrolled."""

    overlay = True

    def __init__(self, app: App, topics: Sequence[Help]) -> None:
        super().__init__(app)
        self.topics = tuple(topics)
        self._slip = pygame.Rect(0, 0, 0, 0)
        self._rows: list[tuple[str, str, str]] = []
        self._offset = 0
        self.group = Group([Button(text("button-close"), app.pop, "Esc", "commit")])

    def resize(self) -> None:
        px = theme.px
        width = min(px(WIDTH), self.app.size[0] - px(40))
        room = width - 2 * px(MARGIN)
        self._rows = []
        for topic in self.topics:
            self._rows.append(("title", topic.title, topic.rule))
            self._rows += [("text", line, "") for line in theme.font("sans", 16).wrap(topic.text, room)]
            for extra in topic.lines:
                first, *rest = theme.font("sans", 14.5).wrap(extra, room - px(14))
                self._rows += [("line", first, ""), *(("rest", line, "") for line in rest)]
            self._rows.append(("gap", "", ""))
        height = min(self._height() + px(100), self.app.size[1] - px(60))
        self._slip = pygame.Rect(0, 0, width, height)
        self._slip.center = (self.app.size[0] // 2, self.app.size[1] // 2)
        button = self.group.widgets[0]
        assert isinstance(button, Button)
        button.place(self._slip.right - px(MARGIN), self._slip.bottom - px(50), px(32))
        self._scroll(0)
        self.invalidate()

    def _height(self) -> int:
        heights = {"title": TITLE, "text": LINE + 2, "line": LINE, "rest": LINE, "gap": GAP}
        return sum(theme.px(heights[kind]) for kind, _, _ in self._rows)

    def _scroll(self, way: int) -> None:
        most = max(0, self._height() - (self._slip.height - theme.px(96)))
        self._offset = max(0, min(most, self._offset + way))
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        keys = self.app.keys
        if any(keys.is_(event, action) for action in ("cancel", "help", "continue", "accept")):
            self.app.pop()
            return True
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(-round(event.y * theme.px(40)))
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and not self._slip.collidepoint(event.pos):
            self.app.pop()
            return True
        self.group.handle(event)
        self.dirty |= self.group.dirty
        return True

    def draw(self, surface: pygame.Surface) -> None:
        px, slip = theme.px, self._slip
        lay_slip(surface, slip)
        surface.set_clip(pygame.Rect(slip.x, slip.y + px(16), slip.width, slip.height - px(78)))
        self._draw_rows(surface)
        surface.set_clip(None)
        self.group.draw(surface)

    def _draw_rows(self, surface: pygame.Surface) -> None:
        px, left = theme.px, self._slip.x + px_margin()
        right, y = self._slip.right - px_margin(), self._slip.y + px(18) - self._offset
        for kind, words, rule in self._rows:
            if kind == "title":
                title = words[:1].upper() + words[1:]
                theme.font("heading", 20).draw(
                    surface, title, (left, y + px(24)), theme.INK, room=right - left - px(60)
                )
                theme.font("sans", 13).draw(surface, rule, (right, y + px(24)), theme.INK_3, align="right")
                y += px(TITLE)
            elif kind == "text":
                theme.font("sans", 16).draw(surface, words, (left, y + px(16)), theme.INK_2)
                y += px(LINE + 2)
            elif kind in ("line", "rest"):
                if kind == "line":
                    surface.fill(theme.INK_3, (left + px(2), y + px(9), px(4), px(2)))
                theme.font("sans", 14.5).draw(surface, words, (left + px(14), y + px(15)), theme.INK)
                y += px(LINE)
            else:
                y += px(GAP)


def px_margin() -> int:
    """The slip's inner margin in pixels."""
    return theme.px(MARGIN)
