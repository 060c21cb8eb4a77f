"""The note that appears beside what the pointer rests on."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.lettering import Face
from combat.engine.stage.pane import Draw
from combat.engine.words.line import Spoken, rule_of, shown

WIDEST = 300
"""Pixels at scale 1; longer lines are wrapped."""


class Tooltip:
    """A heading and lines on a chip of paper; it comes after a delay and goes with the pointer."""

    def __init__(self, delay: float) -> None:
        self.delay = delay
        self._about: Hashable = None
        self._lines: tuple[Spoken, ...] = ()
        self._key = ""
        self._anchor = pygame.Rect(0, 0, 0, 0)
        self._aside = False
        self._waited = 0.0
        self._area = pygame.Rect(0, 0, 0, 0)
        self._rules: list[tuple[pygame.Rect, str]] = []

    @property
    def shown(self) -> bool:
        """Whether it can be seen now."""
        return bool(self._lines) and self._waited >= self.delay

    @property
    def waiting(self) -> bool:
        """Whether it will appear if the pointer rests."""
        return bool(self._lines) and self._waited < self.delay

    def point_at(
        self, about: Hashable, lines: tuple[Spoken, ...], anchor: pygame.Rect, key: str = "", *, aside: bool = False
    ) -> bool:
        """Says what the pointer rests on (None: nothing); True if the picture changes at once.

        The note stands under the anchor, or left of it where lines that follow must not be covered.
        """
        if about == self._about and lines == self._lines:
            return False
        was = self.shown
        self._about, self._lines, self._key, self._anchor, self._aside = about, lines, key, anchor.copy(), aside
        self._waited = self.delay if was and lines else 0.0
        return was

    def hide(self) -> bool:
        """Takes it away, as when a key is pressed; True if it was seen."""
        return self.point_at(None, (), pygame.Rect(0, 0, 0, 0))

    def holds(self, position: tuple[int, int]) -> bool:
        """Whether the pointer is on the note, or just beside it, and the note has a number to be clicked."""
        reach = theme.px(48) if self._aside else 0
        return self.shown and bool(self._rules) and self._area.inflate(reach, theme.px(18)).collidepoint(position)

    def rule_at(self, position: tuple[int, int]) -> str:
        """The paragraph whose number lies under the pointer; "" for none."""
        if not self.shown:
            return ""
        return next((number for box, number in self._rules if box.collidepoint(position)), "")

    def update(self, dt: float) -> bool:
        """Lets time pass; True at the moment when it appears."""
        if not self.waiting:
            return False
        self._waited += dt
        return self.shown

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """Its place and its drawing, for `Panes.add_float`."""
        window = pygame.display.get_surface()
        if not self.shown or window is None:
            return None
        heading, body = theme.font("sans", 14, 600), theme.font("sans", 13)
        room = theme.px(WIDEST)
        cap = theme.keycap_size(self._key)[0] + theme.px(10) if self._key else 0
        rows = [(heading, *row) for row in wrapped(self._lines[0], heading, room - cap)]
        rows += [(body, *row) for line in self._lines[1:] for row in wrapped(line, body, room)]
        widths = [face.width(line) + (cap if place == 0 else 0) for place, (face, line, _) in enumerate(rows)]
        size = (round(max(widths)) + theme.px(20), theme.px(18) * len(rows) + theme.px(14))
        area = self._area = self._beside(size, window.get_rect())
        self._rules = [
            (
                number_box(face, line, number, (area.x + theme.px(10), area.y + theme.px(20) + theme.px(18) * place)),
                number,
            )
            for place, (face, line, number) in enumerate(rows)
            if number
        ]

        def draw(surface: pygame.Surface) -> None:
            blur = 3 * theme.scale()
            margin = shapes.shadow_margin(blur)
            surface.blit(shapes.shadow(*area.size, 4, blur, 120), (area.x - margin, area.y + theme.px(2) - margin))
            theme.draw_box(surface, area, theme.STRIP, edge=theme.LINE, radius=4)
            for place, (face, line, _) in enumerate(rows):
                y = area.y + theme.px(20) + theme.px(18) * place
                face.draw(surface, line, (area.x + theme.px(10), y), theme.INK if face is heading else theme.INK_2)
            for box, _ in self._rules:
                surface.fill(
                    theme.mix(theme.STRIP, theme.LINK, 0.7), (box.x, box.bottom - theme.px(3), box.width, theme.px(1))
                )
            if self._key:
                theme.draw_keycap(surface, self._key, area.right - cap, area.y + theme.px(6))

        margin = theme.px(12)
        return area.inflate(2 * margin, 2 * margin), draw

    def _beside(self, size: tuple[int, int], window: pygame.Rect) -> pygame.Rect:
        """Under the anchor if there is room, else above it, or left of it; always inside the window."""
        area = pygame.Rect((0, 0), size)
        if self._aside:
            area.topright = (self._anchor.left - theme.px(8), self._anchor.top)
            return area.clamp(window.inflate(-theme.px(8), -theme.px(8)))
        area.midtop = (self._anchor.centerx, self._anchor.bottom + theme.px(8))
        if area.bottom > window.bottom - theme.px(4):
            area.bottom = self._anchor.top - theme.px(8)
        return area.clamp(window.inflate(-theme.px(8), -theme.px(8)))


def wrapped(line: Spoken, face: Face, room: float) -> list[tuple[str, str]]:
    """A line in as many rows as it needs, the last of them with the paragraph that the line names."""
    rows = face.wrap(shown(line), room)
    return [*((row, "") for row in rows[:-1]), (rows[-1], rule_of(line))]


def number_box(face: Face, line: str, number: str, at: tuple[int, int]) -> pygame.Rect:
    """Where the number at the end of a line lies that is drawn on the baseline through a point."""
    width = round(face.width(number))
    left = at[0] + round(face.width(line)) - width
    return pygame.Rect(left, at[1] - theme.px(13), width, theme.px(18))
