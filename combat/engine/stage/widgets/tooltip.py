"""Tooltip beside the item that the pointer rests on."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import TypeAlias

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.lettering import Font
from combat.engine.stage.pane import Draw
from combat.engine.words import capital
from combat.engine.words.line import Spoken, rule_of, shown

WIDEST, WIDER = 300, 460
"""Usual and largest width in pixels at scale 1; the larger is used if the window is too low."""
SMALLER = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4)
"""Font scales to try after that."""
FAR = 40
"""Covered pixels that count as much as one pixel of distance from the anchor."""
Row: TypeAlias = tuple[Font, str, str]
"""A row: its font, its text, and the paragraph number at its end ("" for none)."""


class Tooltip:
    """A tooltip with a heading and lines; it appears after a delay and disappears with the pointer."""

    def __init__(self, delay: float) -> None:
        self.delay = delay
        self._about: Hashable = None
        self._lines: tuple[Spoken, ...] = ()
        self._key = ""
        self._anchor = pygame.Rect(0, 0, 0, 0)
        self._aside = False
        self._clear: tuple[pygame.Rect, ...] = ()
        self.written: Callable[[], Iterable[pygame.Rect]] = tuple
        """Returns areas of text below it, which it covers only if there is no other place."""
        self._kept_off: tuple[tuple[int, ...], ...] = ()
        """The areas of text at the time of placement."""
        self._waited = 0.0
        self._area = pygame.Rect(0, 0, 0, 0)
        self._rules: list[tuple[pygame.Rect, str]] = []

    @property
    def shown(self) -> bool:
        """Return whether the tooltip is visible."""
        return bool(self._lines) and self._waited >= self.delay

    @property
    def waiting(self) -> bool:
        """Return whether the tooltip will appear if the pointer rests."""
        return bool(self._lines) and self._waited < self.delay

    @property
    def stale(self) -> bool:
        """Return whether the text below the tooltip has changed, so that the tooltip must be placed again."""
        return self.shown and self._kept_off != self._words_under()

    def _words_under(self) -> tuple[tuple[int, ...], ...]:
        return tuple((*box,) for box in self.written())

    def point_at(
        self,
        about: Hashable,
        lines: tuple[Spoken, ...],
        anchor: pygame.Rect,
        key: str = "",
        *,
        aside: bool = False,
        clear: Sequence[pygame.Rect] = (),
    ) -> bool:
        """Set the item that the pointer rests on (None: nothing); return whether a redraw is needed.

        The tooltip is below the anchor, or left of it with `aside`, so as not to cover following lines. The areas in
        `clear` are covered only if there is no other place. `key` is a key with the same effect, shown beside the text.
        """
        if about == self._about and lines == self._lines:
            return False
        was = self.shown
        self._about, self._lines, self._key, self._anchor, self._aside = about, lines, key, anchor.copy(), aside
        self._clear = tuple(clear)
        self._waited = self.delay if was and lines else 0.0
        return was

    def hide(self) -> bool:
        """Hide the tooltip; return whether it was visible."""
        return self.point_at(None, (), pygame.Rect(0, 0, 0, 0))

    def holds(self, position: tuple[int, int]) -> bool:
        """Return whether the pointer is on or near a tooltip with clickable numbers."""
        reach = theme.px(48) if self._aside else 0
        return self.shown and bool(self._rules) and self._area.inflate(reach, theme.px(18)).collidepoint(position)

    def covers(self, position: tuple[int, int]) -> bool:
        """Return whether the pointer is on a tooltip with clickable numbers and not on its anchor."""
        return self.holds(position) and self._area.collidepoint(position) and not self._anchor.collidepoint(position)

    def rule_at(self, position: tuple[int, int]) -> str:
        """Return the paragraph number in the tooltip at a point; "" if there is none."""
        if not self.shown:
            return ""
        return next((number for box, number in self._rules if box.collidepoint(position)), "")

    def update(self, dt: float) -> bool:
        """Advance the time by `dt` seconds; return whether the tooltip has just appeared."""
        if not self.waiting:
            return False
        self._waited += dt
        return self.shown

    def float(self) -> tuple[pygame.Rect, Draw] | None:
        """Return the tooltip's rectangle and drawing function, for `Panes.add_float`; None if it is hidden."""
        window = pygame.display.get_surface()
        if not self.shown or window is None:
            return None
        rows, size, step = self._set(window.get_size())
        area = self._area = self._beside(size, window.get_rect())
        self._kept_off = self._words_under()
        rise, inset = theme.px(20) * step // theme.px(18), theme.px(10)
        self._rules = [
            (number_box(face, line, number, (area.x + inset, area.y + rise + step * place)), number)
            for place, (face, line, number) in enumerate(rows)
            if number
        ]
        cap = self._cap_room

        def draw(surface: pygame.Surface) -> None:
            blur = 3 * theme.scale()
            margin = shapes.shadow_margin(blur)
            surface.blit(shapes.shadow(*area.size, 4, blur, 120), (area.x - margin, area.y + theme.px(2) - margin))
            theme.draw_box(surface, area, theme.STRIP, edge=theme.LINE, radius=4)
            for place, (face, line, _) in enumerate(rows):
                y = area.y + rise + step * place
                face.draw(surface, line, (area.x + inset, y), theme.INK if face is rows[0][0] else theme.INK_2)
            for box, _ in self._rules:
                surface.fill(
                    theme.mix(theme.STRIP, theme.LINK, 0.7), (box.x, box.bottom - theme.px(3), box.width, theme.px(1))
                )
            if self._key:
                theme.draw_keycap(surface, self._key, area.right - cap, area.y + theme.px(6))

        margin = theme.px(12)
        return area.inflate(2 * margin, 2 * margin), draw

    @property
    def _cap_room(self) -> int:
        return theme.keycap_size(self._key)[0] + theme.px(10) if self._key else 0

    def _set(self, window: tuple[int, int]) -> tuple[list[Row], tuple[int, int], int]:
        """Return its rows, its size and the line height, so that it fits the window: wider, then in smaller type."""
        px, most = theme.px, (window[0] - theme.px(16), window[1] - theme.px(16))
        for wide, fine in ((WIDEST, 1.0), *((WIDER, fine) for fine in SMALLER)):
            heading, body = theme.font("sans", 14 * fine, 600), theme.font("sans", 13 * fine)
            step, room = max(1, round(px(18) * fine)), min(px(wide), most[0] - px(20))
            rows: list[Row] = [(heading, *row) for row in wrapped(self._lines[0], heading, room - self._cap_room)]
            rows += [(body, *row) for line in self._lines[1:] for row in wrapped(line, body, room)]
            high = step * len(rows) + px(14)
            if high <= most[1]:
                break
        widths = [face.width(line) + (0 if place else self._cap_room) for place, (face, line, _) in enumerate(rows)]
        return rows, (min(most[0], round(max(widths)) + px(20)), min(most[1], high)), step

    def _beside(self, size: tuple[int, int], window: pygame.Rect) -> pygame.Rect:
        """Return its rectangle inside the window, by least cost: it covers little and is near the anchor.

        It may be below, above or beside the anchor, or above the areas to keep clear in the anchor's column.
        """
        gap, anchor = theme.px(8), self._anchor
        room, places = window.inflate(-gap, -gap), [pygame.Rect((0, 0), size) for _ in range(6)]
        if self._aside:
            places[0].topright = (anchor.left - gap, anchor.top)
            return places[0].clamp(room)
        places[0].midtop = (anchor.centerx, anchor.bottom + gap)
        places[1].midbottom = (anchor.centerx, anchor.top - gap)
        places[2].midleft = (anchor.right + gap, anchor.centery)
        places[3].midright = (anchor.left - gap, anchor.centery)
        places[4].bottomleft = (room.left, anchor.top - gap)
        places[5].bottomright = (room.right, anchor.top - gap)
        for corner, at in self._corners(gap):
            places.append(pygame.Rect((0, 0), size))
            setattr(places[-1], corner, at)
        column = places[1].union(places[0])
        for top in sorted({box.top for box in self._clear if box.colliderect(column) and box.top < anchor.top}):
            places.append(pygame.Rect((0, 0), size))
            places[-1].midbottom = (anchor.centerx, top - gap)
        return min((place.clamp(room) for place in places), key=self._cost)

    def _corners(self, gap: int) -> Iterator[tuple[str, tuple[int, int]]]:
        """Yield corners of places beside the anchor in line with its upper or lower edge, and where they lie."""
        anchor = self._anchor
        for edge, y in (("bottom", anchor.bottom), ("top", anchor.top)):
            yield f"{edge}left", (anchor.right + gap, y)
            yield f"{edge}right", (anchor.left - gap, y)

    def _cost(self, place: pygame.Rect) -> int:
        """Return the pixels that it would cover, those of the anchor and of what is to stay clear three times, and its
        weighted distance.
        """
        anchor = self._anchor
        taken = (*((box, 3) for box in (anchor, *self._clear)), *((box, 1) for box in self.written()))
        shared = ((place.clip(box), times) for box, times in taken)
        across = max(place.left - anchor.right, anchor.left - place.right, 0)
        down = max(place.top - anchor.bottom, anchor.top - place.bottom, 0)
        return sum(part.width * part.height * times for part, times in shared) + FAR * (across + down)


def wrapped(line: Spoken, face: Font, room: float) -> list[tuple[str, str]]:
    """Return a line as rows of text, each with a rule number or "".

    The first row begins with a capital; the last one has the number that the line cites.
    """
    rows = face.wrap(capital(shown(line)), room)
    return [*((row, "") for row in rows[:-1]), (rows[-1], rule_of(line))]


def number_box(face: Font, line: str, number: str, at: tuple[int, int]) -> pygame.Rect:
    """Return the rectangle of the number at the end of a line that is drawn on the baseline through a point."""
    width = round(face.width(number))
    left = at[0] + round(face.width(line)) - width
    return pygame.Rect(left, at[1] - theme.px(13), width, theme.px(18))
