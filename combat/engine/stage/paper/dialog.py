"""A question or a message on a slip of paper, over whatever is being shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.widget import Group
from combat.engine.words import text

WIDTH, MARGIN, LEADING, GAP = 460, 24, 22, 8
"""Least width, inner margin, distance of lines and of buttons in pixels at scale 1."""
HEAD, FOOT, BROAD = 64, 72, 860
"""What stands above and below the lines, and how wide a slip is that would be too high otherwise."""

VEIL = (16, 15, 10, 150)

GRAVE_YES = "Y"
"""The key for a step that takes something away for good: none that is pressed by habit, or held down."""


class Dialog(Scene):
    """A slip with a title, lines and buttons, from the right; Esc takes the last one, unless another is the way out."""

    overlay = True

    def __init__(
        self, app: Stage, title: str, lines: Sequence[str], buttons: Sequence[Button], way_out: Button | None = None
    ) -> None:
        super().__init__(app)
        self.title, self.lines = title, tuple(lines)
        self.group = Group(buttons)
        self._buttons = tuple(buttons)
        self._way_out = way_out or self._buttons[-1]
        self._slip = pygame.Rect(0, 0, 0, 0)
        self._wrapped: list[str] = []
        self._last: list[int] = []
        """To which of the lines each of those belongs that it was broken into."""

    def resize(self) -> None:
        px = theme.px
        face = theme.font("sans", 16)
        longest = max((face.width(word) for line in self.lines for word in line.split()), default=0)
        abreast = sum(button.width() + px(GAP) for button in self._buttons) - px(GAP)
        widest = self.app.size[0] - px(32)
        width = min(max(px(WIDTH), max(round(longest), abreast) + 2 * px(MARGIN)), widest)
        most = (self.app.size[1] - px(32) - px(HEAD + FOOT)) // px(LEADING)
        if self._wrap(width) > most:
            width = min(widest, max(width, px(BROAD)))
            self._wrap(width)
        self._cut(most)
        height = px(HEAD) + len(self._wrapped) * px(LEADING) + px(FOOT)
        self._slip = pygame.Rect(0, 0, width, height)
        self._slip.center = (self.app.size[0] // 2, round(self.app.size[1] * 0.44))
        self._slip.top = max(self._slip.top, px(16))
        right = self._slip.right - px(MARGIN)
        for button in self._buttons:
            right = button.place(right, self._slip.bottom - px(MARGIN + 32), px(32)).left - px(GAP)
        self.invalidate()

    def _wrap(self, width: int) -> int:
        """Sets the lines for a slip of that width; returns how many they come to."""
        face, room = theme.font("sans", 16), width - 2 * theme.px(MARGIN)
        self._wrapped = [line for text_ in self.lines for line in face.wrap(text_, room)]
        self._last = [place for place, text_ in enumerate(self.lines) for _ in face.wrap(text_, room)]
        return len(self._wrapped)

    def _cut(self, most: int) -> None:
        """Leaves out what the window has no room for, and says how much that is."""
        if len(self._wrapped) <= most:
            return
        whole = self._last[most - 1]
        kept = self._last.index(whole)
        left = len(self.lines) - whole
        self._wrapped = [*self._wrapped[:kept], text("dialog-more", count=left)]

    def handle(self, event: pygame.event.Event) -> bool:
        if self.app.keys.is_(event, "cancel"):
            self._way_out.use()
            return True
        self.group.handle(event)
        self.dirty |= self.group.dirty
        return True

    def draw(self, surface: pygame.Surface) -> None:
        draw_slip(surface, self._slip, self.title, self._wrapped)
        self.group.draw(surface)


def lay_slip(surface: pygame.Surface, slip: pygame.Rect) -> None:
    """An empty slip of paper with its shadow, over a picture that goes dark."""
    veil = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    veil.fill(VEIL)
    surface.blit(veil, (0, 0))
    blur = 10 * theme.scale()
    margin = shapes.shadow_margin(blur)
    surface.blit(shapes.shadow(*slip.size, 2, blur, 190), (slip.x - margin, slip.y + theme.px(5) - margin))
    theme.lay_paper(surface, slip, "form")


def draw_slip(surface: pygame.Surface, slip: pygame.Rect, title: str, lines: Sequence[str]) -> None:
    """A slip of paper with a title and lines, over a picture that goes dark."""
    px = theme.px
    lay_slip(surface, slip)
    pygame.draw.rect(surface, theme.mix(theme.FORM, theme.INK, 0.55), slip, 1)
    left, y = slip.x + px(MARGIN), slip.y + px(76)
    theme.font("heading", 22).draw_typed(surface, title, (left, slip.y + px(42)), theme.INK)
    for line in lines:
        theme.font("sans", 16).draw(surface, line, (left, y), theme.INK_2)
        y += px(LEADING)


class Message(Dialog):
    """Something that the player is told; any of Enter, Space and Esc closes it."""

    def __init__(self, app: Stage, title: str, lines: Sequence[str]) -> None:
        super().__init__(app, title, lines, [Button(text("button-ok"), app.pop, "Enter", "commit")])


class Confirm(Dialog):
    """A question that is answered with yes or no; what is asked for happens after the slip has gone.

    Enter says yes, but where the step is `grave`: what it takes away is lost, so that Enter keeps it.
    """

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
    ) -> None:
        def accept() -> None:
            app.pop()
            on_yes()

        no = no or text("button-cancel")
        if grave:
            keep = Button(no, app.pop, "Enter", "commit")
            super().__init__(app, title, lines, [keep, Button(yes, accept, GRAVE_YES)], keep)
        else:
            super().__init__(app, title, lines, [Button(yes, accept, "Enter", "commit"), Button(no, app.pop, "Esc")])
