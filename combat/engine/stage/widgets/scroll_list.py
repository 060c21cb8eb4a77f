"""Virtual scrolling list: only visible rows are measured and drawn, as in the log.

A row's height is estimated until it is visible, so that a new row or width costs no more than the rows on the
screen.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable
from itertools import accumulate
from typing import Generic, TypeVar

import pygame

from combat.engine.stage.drawing import lettered, theme

Row = TypeVar("Row")

GUESS = 48
"""Estimated height in pixels at scale 1 of a row not yet measured."""

BAR, WHEEL = 8, 60
"""Width of the scroll bar and pixels per wheel notch, at scale 1."""


class ScrollList(Generic[Row]):
    """A list of rows; callbacks measure a row (row, width -> height) and draw it.

    `draw_row(surface, box, row, hot)`. With `follow` the list starts at its end and stays there while the end is in
    view. `dirty` is set on any change.
    """

    def __init__(
        self,
        measure: Callable[[Row, int], int],
        draw_row: Callable[[pygame.Surface, pygame.Rect, Row, bool], None],
        *,
        follow: bool = True,
        on_hover: Callable[[Row | None], None] | None = None,
        on_click: Callable[[Row], None] | None = None,
    ) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.rows: list[Row] = []
        self.hovered: int | None = None
        self.dirty = True
        self._measure, self._draw_row = measure, draw_row
        self._on_hover, self._on_click = on_hover, on_click
        self._heights: list[int] = []
        self._known: list[bool] = []
        self._ends: list[int] = []
        self._offset = 0
        self._follow = self._at_end = follow
        self._new = 0
        self._grip: int | None = None
        self._width = 0

    # -- rows ---------------------------------------------------------------------------------------------------

    def append(self, row: Row) -> None:
        """Append a row."""
        guess = theme.px(GUESS)
        self.rows.append(row)
        self._heights.append(guess)
        self._known.append(False)
        self._ends.append((self._ends[-1] if self._ends else 0) + guess)
        self._new += 1
        self.dirty = True

    def set_rows(self, rows: Iterable[Row]) -> None:
        """Replace all rows; scroll to the end if the list follows its end."""
        self.rows = list(rows)
        self._at_end, self.hovered = self._follow, None
        self._forget()

    def truncate(self, count: int) -> None:
        """Remove all rows after the first `count`, as after an undo."""
        for kept in (self.rows, self._heights, self._known, self._ends):
            del kept[count:]
        self._new = min(self._new, count)
        self.hovered, self.dirty = None, True

    def place(self, rect: pygame.Rect) -> None:
        """Set the list's rectangle; rows are measured again."""
        self.rect = rect.copy()
        self._forget()

    def _forget(self) -> None:
        self._heights = [theme.px(GUESS)] * len(self.rows)
        self._known = [False] * len(self.rows)
        self._ends = list(accumulate(self._heights))
        self._width = self.rect.width - theme.px(BAR + 4)
        self.dirty = True

    # -- scrolling ----------------------------------------------------------------------------------------------

    @property
    def total(self) -> int:
        """Return the height of all rows in pixels, partly estimated."""
        return self._ends[-1] if self._ends else 0

    @property
    def offset(self) -> int:
        """Return the scroll position in pixels."""
        furthest = max(0, self.total - self.rect.height)
        return furthest if self._at_end else min(self._offset, furthest)

    @property
    def unread(self) -> int:
        """Return the number of rows appended since the list was scrolled away from its end."""
        return 0 if self._at_end or not self._follow else self._new

    def follow(self) -> None:
        """Scroll to the end and stay there, if the list was created with `follow`."""
        if self._follow and not self._at_end:
            self._at_end = self.dirty = True

    def scroll(self, way: int) -> None:
        """Scroll down by pixels, or up if negative."""
        furthest = max(0, self.total - self.rect.height)
        target = min(furthest, max(0, self.offset + way))
        if target != self.offset:
            self.dirty = True
        if self._at_end:
            self._new = 0
        self._offset, self._at_end = target, self._follow and target >= furthest

    def choose_row(self, place: int) -> None:
        """Highlight a row as if hovered by the pointer, and scroll to it."""
        self.show_row(place)
        self._lie_on(place)

    def show_row(self, place: int) -> None:
        """Scroll as little as needed to bring a row into view."""
        self._offset = self.offset  # the old position may be beyond the end of the rows measured so far
        for _ in range(4):  # rows that come into view are measured then, and may push it out again
            self._measure_span(place, place + 1)
            top, bottom = self._ends[place] - self._heights[place], self._ends[place]
            if top < self.offset:
                self.scroll(top - self.offset)
            elif bottom > self.offset + self.rect.height:
                self.scroll(bottom - self.offset - self.rect.height)
            self._visible()
            if self._ends[place] == bottom:
                return

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the visible rows and the scroll bar."""
        self.dirty = False
        first, last = self._visible()
        clip = surface.get_clip()
        surface.set_clip(self.rect.clip(clip))
        with lettered.scrolling():
            for place in range(first, last):
                self._draw_row(surface, self.box(place), self.rows[place], place == self.hovered)
        surface.set_clip(clip)
        self._draw_bar(surface)

    def box(self, place: int) -> pygame.Rect:
        """Return the rectangle of a row on the screen, visible or not."""
        top = self.rect.top + self._ends[place] - self._heights[place] - self.offset
        return pygame.Rect(self.rect.left, top, self._width, self._heights[place])

    def _visible(self) -> tuple[int, int]:
        """Return the first visible row and the one after the last, after measuring them."""
        for _ in range(4):
            first = bisect_right(self._ends, self.offset)
            last = min(len(self.rows), bisect_right(self._ends, self.offset + self.rect.height) + 1)
            if not self._measure_span(first, last):
                break
        return first, last

    def _measure_span(self, first: int, last: int) -> bool:
        """Measure rows not yet measured; return whether any height differs from the estimate."""
        changed = False
        for place in range(first, last):
            if not self._known[place]:
                height = self._measure(self.rows[place], self._width)
                self._known[place] = True
                changed |= height != self._heights[place]
                self._heights[place] = height
        if changed:
            before = self._ends[first - 1] if first else 0
            self._ends[first:] = accumulate(self._heights[first:], initial=before)
            del self._ends[first]
        return changed

    def _bar(self) -> pygame.Rect | None:
        """Return the scroll bar's grip; None if everything fits."""
        if self.total <= self.rect.height or not self.rect.height:
            return None
        height = max(theme.px(28), self.rect.height * self.rect.height // self.total)
        room = self.rect.height - height
        top = self.rect.top + room * self.offset // max(1, self.total - self.rect.height)
        return pygame.Rect(self.rect.right - theme.px(BAR), top, theme.px(BAR), height)

    def _draw_bar(self, surface: pygame.Surface) -> None:
        grip = self._bar()
        if grip is not None:
            track = pygame.Rect(grip.x, self.rect.y, grip.width, self.rect.height)
            theme.draw_box(surface, track, theme.mix(theme.PANEL, theme.INK_3, 0.14), radius=4)
            theme.draw_box(surface, grip, theme.INK_3 if self._grip is not None else theme.GREYED, radius=4)

    # -- input --------------------------------------------------------------------------------------------------

    def row_at(self, position: tuple[int, int]) -> int | None:
        """Return the index of the row at a point, or None."""
        if not self.rect.collidepoint(position) or position[0] >= self.rect.left + self._width:
            return None
        place = bisect_right(self._ends, self.offset + position[1] - self.rect.top)
        return place if place < len(self.rows) else None

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle wheel, scroll bar, hovering, clicks and page keys; return whether the event was used."""
        kind = event.type
        if kind == pygame.MOUSEMOTION:
            return self._moved(event.pos)
        if kind == pygame.MOUSEBUTTONUP and event.button == 1 and self._grip is not None:
            self._grip, self.dirty = None, True
            return True
        if not self.rect.collidepoint(pygame.mouse.get_pos() if kind != pygame.MOUSEBUTTONDOWN else event.pos):
            return False
        if kind == pygame.MOUSEWHEEL:
            self.scroll(-round(getattr(event, "precise_y", event.y) * theme.px(WHEEL)))
            self._point(pygame.mouse.get_pos())
            return True
        if kind == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            return self._pressed(event.pos, event.button)
        return kind == pygame.KEYDOWN and self._key(event.key)

    def _moved(self, position: tuple[int, int]) -> bool:
        if self._grip is not None:
            grip = self._bar()
            room = max(1, self.rect.height - grip.height) if grip else 1
            self.scroll(round((position[1] - self._grip) * (self.total - self.rect.height) / room))
            self._grip = position[1]
            return True
        self._point(position)
        return self.rect.collidepoint(position)

    def _point(self, position: tuple[int, int]) -> None:
        self._lie_on(self.row_at(position))

    def _lie_on(self, found: int | None) -> None:
        if found != self.hovered:
            self.hovered, self.dirty = found, True
            if self._on_hover is not None:
                self._on_hover(None if found is None else self.rows[found])

    def _pressed(self, position: tuple[int, int], button: int) -> bool:
        grip = self._bar()
        if grip is not None and position[0] >= grip.left:
            if grip.collidepoint(position):
                self._grip = position[1]
            else:
                self.scroll(self.rect.height if position[1] > grip.bottom else -self.rect.height)
            return True
        found = self.row_at(position)
        if found is not None and button == 1 and self._on_click is not None:
            self._on_click(self.rows[found])
        return found is not None

    def _key(self, key: int) -> bool:
        ways = {pygame.K_PAGEUP: -self.rect.height, pygame.K_PAGEDOWN: self.rect.height}
        ways |= {pygame.K_HOME: -self.total, pygame.K_END: self.total}
        if key not in ways:
            return False
        self.scroll(ways[key])
        return True
