"""Dialog to enter a line of text."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.dialog import lay_slip
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.text_entry import TextEntry
from combat.engine.stage.widgets.widget import Group
from combat.engine.stage.window_scale import READING
from combat.engine.words import text

WIDTH, MARGIN, LEADING = 720, 24, 20
"""Width, inner margin and line height of the dialog, in pixels at scale 1."""


class WriteSlip(Scene):
    """A dialog with a text field; a `long` text is also shown wrapped, as it will appear."""

    overlay, least = True, READING

    def __init__(
        self,
        app: Stage,
        title: str,
        words: str,
        on_done: Callable[[str], str],
        *,
        long: bool = False,
        limit: int = 120,
        accept: str = "",
    ) -> None:
        """`on_done` takes the text and returns an error, which keeps the dialog open, or "".

        `accept` labels its button.
        """
        super().__init__(app)
        self.title, self.long, self._on_done = title, long, on_done
        self.fault = ""
        self.entry = TextEntry(self._typed, "", limit, words)
        self.accept = Button(accept or text("edit-write"), self._done, "Enter", "commit")
        self.cancel = Button(text("button-cancel"), app.pop, "Esc")
        self.group = Group([self.accept, self.cancel])
        self._slip = pygame.Rect(0, 0, 0, 0)

    def _typed(self, words: str) -> None:
        self.fault, self.dirty = "", True
        if self.long:
            self.resize()

    def _done(self) -> None:
        self.fault = self._on_done(self.entry.text.strip())
        if not self.fault:
            self.app.pop()
        self.invalidate()

    def leave(self) -> None:
        """Handle the closing of the screen; called once."""
        self.entry.close()

    def _lines(self) -> list[str]:
        if not self.long:
            return []
        return theme.font("typewriter", 15.5).wrap(self.entry.text, self._width - theme.px(2 * MARGIN))

    @property
    def _width(self) -> int:
        return min(theme.px(WIDTH), self.app.size[0] - theme.px(16))

    def _shown(self, room: int) -> list[str]:
        """Return the last lines that fit, where the caret is."""
        most = max(1, room // theme.px(LEADING))
        return self._lines()[-most:]

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        px = theme.px
        lines, fresh = self._lines(), not self._slip
        slip = pygame.Rect(0, 0, self._width, min(px(172) + px(LEADING) * len(lines), self.app.size[1] - px(16)))
        slip.center = (self.app.size[0] // 2, round(self.app.size[1] * 0.42))
        slip.top = max(slip.top, px(8))
        if not self._slip or not self.long or self._slip.height != slip.height or self._slip.width != slip.width:
            if self._slip and self.long and self._slip.width == slip.width:
                slip.top = self._slip.top
            self._slip = slip
        inner = self._slip.inflate(-2 * px(MARGIN), 0)
        self.entry.place(pygame.Rect(inner.x, self._slip.y + px(62), inner.width, px(36)))
        if fresh and not self.long:
            self.entry.select_all()
        right = inner.right
        for button in (self.accept, self.cancel):
            right = button.place(right, self._slip.bottom - px(50), px(32)).left - px(8)
        self.invalidate()

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; called before each frame and while idle."""
        self.dirty |= self.entry.update(dt)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        key = event.key if event.type == pygame.KEYDOWN else None
        if self.entry.handle(event):
            pass
        elif key == pygame.K_ESCAPE:
            self.app.pop()
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._done()
        elif key is None:
            self.group.handle(event)
        self.dirty |= self.group.dirty or self.entry.dirty
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the surface still holds the previous drawing."""
        px, slip = theme.px, self._slip
        lay_slip(surface, slip)
        pygame.draw.rect(surface, theme.mix(theme.FORM, theme.INK, 0.55), slip, 1)
        left, y = slip.x + px(MARGIN), slip.y + px(102)
        theme.font("heading", 20).draw_typed(surface, self.title, (left, slip.y + px(40)), theme.INK)
        self.entry.draw(surface)
        last = slip.bottom - px(62)
        for line in self._shown(last - y):
            y += px(LEADING)
            theme.font("typewriter", 15.5).draw(surface, line, (left, y), theme.INK)
        room = min(button.rect.left for button in (self.accept, self.cancel)) - px(10) - left
        theme.font("sans", 14).draw(surface, self.fault, (left, slip.bottom - px(30)), theme.MISSING, room=room)
        self.group.draw(surface)
