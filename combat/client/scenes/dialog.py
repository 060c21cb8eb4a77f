"""A question or a message on a slip of paper, over whatever is being shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from combat.client import shapes, theme
from combat.client.scene import Scene
from combat.client.widgets.base import Group
from combat.client.widgets.button import Button
from combat.words import text

if TYPE_CHECKING:
    from combat.client.app import App

WIDTH, MARGIN, LEADING, GAP = 460, 24, 22, 8
"""Least width, inner margin, distance of lines and of buttons in pixels at scale 1."""

VEIL = (16, 15, 10, 150)

GRAVE_YES = "Y"
"""The key for a step that takes something away for good: none that is pressed by habit, or held down."""


class Dialog(Scene):
    """A slip with a title, lines and buttons, from the right; Esc takes the last one, unless another is the way out."""

    overlay = True

    def __init__(
        self, app: App, title: str, lines: Sequence[str], buttons: Sequence[Button], way_out: Button | None = None
    ) -> None:
        super().__init__(app)
        self.title, self.lines = title, tuple(lines)
        self.group = Group(buttons)
        self._buttons = tuple(buttons)
        self._way_out = way_out or self._buttons[-1]
        self._slip = pygame.Rect(0, 0, 0, 0)
        self._wrapped: list[str] = []

    def resize(self) -> None:
        px = theme.px
        face = theme.font("sans", 16)
        longest = max((face.width(word) for line in self.lines for word in line.split()), default=0)
        abreast = sum(button.width() + px(GAP) for button in self._buttons) - px(GAP)
        width = min(max(px(WIDTH), max(round(longest), abreast) + 2 * px(MARGIN)), self.app.size[0] - px(32))
        room = width - 2 * px(MARGIN)
        self._wrapped = [line for text_ in self.lines for line in face.wrap(text_, room)]
        height = px(64) + len(self._wrapped) * px(LEADING) + px(72)
        self._slip = pygame.Rect(0, 0, width, height)
        self._slip.center = (self.app.size[0] // 2, round(self.app.size[1] * 0.44))
        right = self._slip.right - px(MARGIN)
        for button in self._buttons:
            right = button.place(right, self._slip.bottom - px(MARGIN + 32), px(32)).left - px(GAP)
        self.invalidate()

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

    def __init__(self, app: App, title: str, lines: Sequence[str]) -> None:
        super().__init__(app, title, lines, [Button(text("button-ok"), app.pop, "Enter", "commit")])


class Confirm(Dialog):
    """A question that is answered with yes or no; what is asked for happens after the slip has gone.

    Enter says yes, but where the step is `grave`: what it takes away is lost, so that Enter keeps it.
    """

    def __init__(
        self,
        app: App,
        title: str,
        lines: Sequence[str],
        yes: str,
        on_yes: Callable[[], None],
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
