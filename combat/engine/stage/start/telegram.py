"""Telegram: a slip with heading and note beside the menu, which opens a scene."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.widgets.widget import Widget

WIDTH, PAD, AIR = 380, 18, 16
"""Width of the slip, its inner margin, and the space beside it, in pixels at scale 1."""
LARGEST, SMALLEST = 20, 14
"""Largest and smallest font size of its heading."""
HEADED, LINE, FOOT = 46, 20, 16
"""Heights of its heading and of a note line, and its lower margin, at scale 1."""


class Telegram(Widget):
    """A slip with a heading, a wrapped note, and the cap of its key."""

    def __init__(self, label: str, note: str, key: str, on_use: Callable[[], None]) -> None:
        super().__init__(key)
        self.label, self.note, self.on_use = label, note, on_use
        self._noted = True

    def use(self) -> None:
        """Run the widget's action, as for a click or a press of its key."""
        self.on_use()

    def lay(self, top: int, left: int, end: int, *, noted: bool = True) -> int:
        """Place the slip; return the y coordinate of its lower edge.

        `end` is the left edge of the sheet beside it. Without `noted` only the heading is shown, for low windows.
        """
        wide = min(theme.px(WIDTH), end - left - theme.px(AIR))
        self._noted = noted
        lines = len(self._lines(wide))
        self.rect = pygame.Rect(left, top, wide, theme.px(HEADED + LINE * lines + (FOOT if lines else 0)))
        return self.rect.bottom

    def _lines(self, width: int) -> list[str]:
        return theme.font("sans", 15).wrap(self.note, width - theme.px(2 * PAD)) if self._noted else []

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the widget in its rectangle."""
        px, slip = theme.px, self.rect
        blur = 6 * theme.scale()
        margin = shapes.shadow_margin(blur)
        surface.blit(shapes.shadow(*slip.size, 2, blur, 150), (slip.x - margin, slip.y + px(3) - margin))
        theme.lay_paper(surface, slip, "form")
        if self.focused or self.hot:
            theme.draw_box(surface, slip, (*theme.CHOSEN, 84 if self.focused else 40), radius=1)
        left, right, base = slip.x + px(PAD), slip.right - px(PAD), slip.y + px(32)
        cap = "Enter" if self.focused else self.key
        wide, high = theme.keycap_size(cap)
        theme.draw_keycap(surface, cap, right - wide, base - px(5) - high // 2)
        room = right - left - wide - px(12)
        sizes = range(LARGEST, SMALLEST, -1)
        size = next((size for size in sizes if theme.font("heading", size).width(self.label) <= room), SMALLEST)
        heading = theme.font("heading", size)
        words, squeeze = heading.fit(self.label, room)
        heading.draw_typed(surface, words, (left, base), theme.INK, squeeze=squeeze)
        small = theme.font("sans", 15)
        for place, line in enumerate(self._lines(slip.width), 1):
            small.draw(surface, line, (left, base + px(4 + LINE * place)), theme.INK_2)

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Draw nothing: the background shows the focus."""
