"""A telegram that lies on the desk: a few printed words that can be opened, beside the menu."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.widgets.widget import Widget

WIDTH, PAD, AIR = 380, 18, 16
"""Of the slip, of its inner margin, and of what stays free beside it, in pixels at scale 1."""
LARGEST, SMALLEST = 20, 14
"""Size of its heading, and to what it falls where there is less room."""
HEADED, LINE, FOOT = 46, 20, 16
"""Height of its heading, of a line below it, and of what stays free below those, at scale 1."""


class Telegram(Widget):
    """A heading, a note in as many lines as it needs, and the cap of the key that opens it."""

    def __init__(self, label: str, note: str, key: str, on_use: Callable[[], None]) -> None:
        super().__init__(key)
        self.label, self.note, self.on_use = label, note, on_use
        self._noted = True

    def use(self) -> None:
        self.on_use()

    def lay(self, top: int, left: int, end: int, *, noted: bool = True) -> int:
        """Lay it at the left edge of the desk, `end` being where the sheet begins; return where the slip ends.

        Without `noted` it is as low as its heading, for windows that are too low for the note.
        """
        wide = min(theme.px(WIDTH), end - left - theme.px(AIR))
        self._noted = noted
        lines = len(self._lines(wide))
        self.rect = pygame.Rect(left, top, wide, theme.px(HEADED + LINE * lines + (FOOT if lines else 0)))
        return self.rect.bottom

    def _lines(self, width: int) -> list[str]:
        return theme.font("sans", 15).wrap(self.note, width - theme.px(2 * PAD)) if self._noted else []

    def draw(self, surface: pygame.Surface) -> None:
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
        """The band is enough."""
