"""Dialogs over the current scene: messages and confirmations."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence

import pygame

from combat.engine.journal.faults import SaveError
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.paper.page import Page
from combat.engine.stage.scene import Scene
from combat.engine.stage.screen import Screen
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.button_rows import HIGH, lay_abreast
from combat.engine.stage.widgets.widget import Group
from combat.engine.stage.window_scale import READING
from combat.engine.words import text

WIDTH, MARGIN, LEADING, GAP = 460, 24, 22, 8
"""Least width, inner margin, line height and button gap in pixels at scale 1."""
FILLED = 0.98
"""Share of the width that a line may fill; small letters render slightly wider than they measure."""
HEAD, FOOT, BROAD, LOW = 74, 72, 860, 330
"""Space above and below the lines, width of a dialog that would be too tall, and height of a low window, at scale 1.
"""

VEIL = (16, 15, 10, 150)

UNREAD = 0.25
"""Seconds during which the key that opened a confirmation does not confirm it."""


class Dialog(Scene):
    """A dialog with a title, lines, and buttons placed from the right. Esc presses the last button, or `way_out`."""

    overlay, least = True, READING

    def __init__(
        self, app: Stage, title: str, lines: Sequence[str], buttons: Sequence[Button], way_out: Button | None = None
    ) -> None:
        super().__init__(app)
        self.title, self.lines = title, tuple(lines)
        self.group = Group(buttons)
        self._buttons = tuple(buttons)
        self._way_out = way_out or self._buttons[-1]
        self._slip = pygame.Rect(0, 0, 0, 0)
        self._page = Page(self._fill)
        self._titled: list[str] = []

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        px, (wide, high) = theme.px, self.app.size
        face = theme.font("sans", 16)
        longest = max((face.width(word) for line in self.lines for word in line.split()), default=0)
        abreast = sum(button.width() + px(GAP) for button in self._buttons) - px(GAP)
        widest = wide - px(32)
        broad = min(px(BROAD), widest)
        lines = math.ceil(longest / FILLED) + 2 * px(MARGIN)
        width = min(max(px(WIDTH), min(broad, lines), abreast + 2 * px(MARGIN)), widest)
        most = high - px(32 + HEAD + FOOT)
        if self._fill(None, width - 2 * px(MARGIN)) > most:
            width = min(widest, max(width, px(BROAD)))
        self._slip = pygame.Rect(0, 0, width, 0)
        inner = self._slip.inflate(-2 * px(MARGIN), 0)
        self._titled = theme.font("heading", 22).wrap(self.title, inner.width)
        head = px(HEAD - 14 + LEADING * (len(self._titled) - 1)) - (px(16) if high < px(LOW) else 0)
        rows = self._rise(inner)
        room = min(self._fill(None, inner.width), high - px(16) - head - px(FOOT) - rows)
        self._slip.height = head + room + rows + px(FOOT)
        self._slip.center = (wide // 2, round(high * 0.44))
        self._slip.top = max(self._slip.top, px(8 if high < px(LOW) else 16))
        inner = self._slip.inflate(-2 * px(MARGIN), 0)
        self._page.place(pygame.Rect(inner.x, self._slip.y + head, inner.width, room))
        foot = pygame.Rect(inner.x, inner.y, inner.width, inner.height - px(MARGIN - 2))
        lay_abreast(self._buttons, foot, tight=high < px(LOW))
        self.invalidate()

    def _rise(self, inner: pygame.Rect) -> int:
        """Return how much taller than one row the buttons are, in pixels."""
        low = self.app.size[1] < theme.px(LOW)
        return -theme.px(HIGH) - lay_abreast(self._buttons, pygame.Rect(inner.x, 0, inner.width, 0), tight=low)

    def _fill(self, page: pygame.Surface | None, width: int) -> int:
        """Draw the lines, or only measure them without a surface; return their height."""
        px, face, y = theme.px, theme.font("sans", 16), 0
        for place, said in enumerate(self.lines):
            y += px(GAP) if place else 0
            for line in face.wrap(said, width * FILLED, paths="/" in said):
                y += px(LEADING)
                if page is not None:
                    face.draw(page, line, (0, y - px(LEADING - 16)), theme.INK_2)
        return y

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        if self.app.keys.is_(event, "cancel"):
            self._way_out.use()
            return True
        self.dirty |= self._page.handle(event) or self.group.handle(event) or self.group.dirty
        return event.type != pygame.DROPFILE  # dropped files are handled by the application

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the surface still holds the previous drawing."""
        draw_slip(surface, self._slip, self._titled, ())
        self._page.draw(surface)
        self.group.draw(surface)


def lay_slip(surface: pygame.Surface, slip: pygame.Rect) -> None:
    """Darken the surface and draw an empty dialog with its shadow."""
    veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    veil.fill(VEIL)
    surface.blit(veil, (0, 0))
    blur = 10 * theme.scale()
    margin = shapes.shadow_margin(blur)
    surface.blit(shapes.shadow(*slip.size, 2, blur, 190), (slip.x - margin, slip.y + theme.px(5) - margin))
    theme.lay_paper(surface, slip, "form")


def draw_slip(surface: pygame.Surface, slip: pygame.Rect, title: Sequence[str], lines: Sequence[str]) -> None:
    """Darken the surface and draw a dialog with a title and lines."""
    px = theme.px
    lay_slip(surface, slip)
    pygame.draw.rect(surface, theme.mix(theme.FORM, theme.INK, 0.55), slip, 1)
    left, y = slip.x + px(MARGIN), slip.y + px(76)
    for place, line in enumerate(title):
        base = slip.y + px(42 + LEADING * place) - (px(10) if surface.get_height() < px(LOW) else 0)
        theme.font("heading", 22).draw_typed(surface, line, (left, base), theme.INK)
    for line in lines:
        theme.font("sans", 16).draw(surface, line, (left, y), theme.INK_2)
        y += px(LEADING)


class Message(Dialog):
    """Message to the player; Enter, Space or Esc closes it."""

    def __init__(self, app: Stage, title: str, lines: Sequence[str]) -> None:
        super().__init__(app, title, lines, [Button(text("button-ok"), app.pop, "Enter", "commit")])


class Confirm(Dialog):
    """A yes/no question; after yes the dialog is closed and `on_yes` is called.

    Enter means yes, except for a `grave` step that loses data: then Enter means no, and yes has its own key. `again` is
    the action whose key opened the dialog; pressing it again after `UNREAD` seconds means yes.
    """

    clock: Callable[[], float] = staticmethod(time.monotonic)
    """The clock in seconds by which its age is measured."""

    def __init__(
        self,
        app: Stage,
        title: str,
        lines: Sequence[str],
        yes: str,
        on_yes: Callable[[], object],
        no: str = "",
        *,
        grave: bool = False,
        again: str = "",
    ) -> None:
        def accept() -> None:
            app.pop()
            on_yes()

        self._accept, self._again, self._since = accept, again, self.clock()

        no = no or text("button-cancel")
        if grave:
            keep = Button(no, app.pop, "Enter", "commit")
            super().__init__(app, title, lines, [keep, Button(yes, accept, text("key-grave-yes"))], keep)
        else:
            super().__init__(app, title, lines, [Button(yes, accept, "Enter", "commit"), Button(no, app.pop, "Esc")])

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        if self._again and self.app.keys.is_(event, self._again):
            if self.clock() - self._since >= UNREAD:
                self._accept()
            return True
        return super().handle(event)


def or_fault(app: Stage, make: Callable[[], Screen]) -> Screen:
    """Return the scene that `make` creates from a save, or a message with the reason if the save cannot be used."""
    try:
        return make()
    except SaveError as fault:
        return Message(app, text("dialog-fault"), [str(fault)])
