"""The numbered lines of a typed menu: the one that Enter works is marked with a band and underlined in pencil."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from combat.engine.stage.drawing import pencil, theme
from combat.engine.stage.drawing.fitted_type import fits, fitting
from combat.engine.stage.widgets.widget import Group, Widget

TALL, SHORT, LOWEST = 60, 41, 30
"""Height in pixels at scale 1 of a line with and without a note below it, and of one where room is shortest."""

INSET = 16
"""Pixels at scale 1 between a line's edge and what stands on it."""

TOOL, PLAY, CHIEF = range(3)
"""How much a line's note matters where not all of them find room."""


POINT = " · "
"""What parts the facts of a note; those at its end matter least."""


class Entry(Widget):
    """A line of the menu: number, words, a note below them, the cap of its key at the right."""

    def __init__(
        self, number: int, label: str, note: str, key: str, on_use: Callable[[], None], weight: int = PLAY
    ) -> None:
        super().__init__(key)
        self.weight = weight
        self.number, self.label, self.note, self.on_use = number, label, note, on_use
        self.noted = True
        """Whether there is room for its note below it."""
        self.low = 0
        """Its height in pixels where not even the lines without notes find room; 0 where they do."""

    @property
    def height(self) -> int:
        """Its height in pixels."""
        return self.low or theme.px(TALL if self.note and self.noted else SHORT)

    def use(self) -> None:
        self.on_use()

    @property
    def _start(self) -> tuple[int, int]:
        """Where its words begin, on their line."""
        area, px = self.rect, theme.px
        return area.x + px(INSET) + px(38), area.y + (round(area.height * 0.7) if self.low else px(29))

    @property
    def _cap(self) -> str:
        return "Enter" if self.focused else self.key

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_words(surface)
        self.draw_cap(surface)
        self.draw_note(surface)

    def draw_words(self, surface: pygame.Surface) -> None:
        """Its number and its words, in the band that says that it is chosen."""
        px, (x, base) = theme.px, self._start
        if self.focused:
            theme.draw_box(surface, self.rect, (*theme.CHOSEN, 104), radius=1)
        figures, said = theme.font("heading", 22), f"{self.number}."
        figures.draw_typed(surface, said, (x - px(10) - round(figures.width(said)), base), theme.INK_3)
        ink = theme.INK if self.enabled else theme.INK_3
        width = theme.font("heading", 23).draw_typed(surface, self.label, (x, base), ink, seed=self.number)
        if self.focused:
            self._underline(surface, x, round(width), base + px(5))

    def draw_cap(self, surface: pygame.Surface) -> None:
        """Its key, at its end."""
        width, height = theme.keycap_size(self._cap)
        place = (self.rect.right - theme.px(INSET) - width, self._start[1] - theme.px(4) - height // 2)
        theme.draw_keycap(surface, self._cap, *place)

    def draw_note(self, surface: pygame.Surface) -> None:
        """The note below the line; where there is no room for it, behind its words if it must be said."""
        px, (x, base) = theme.px, self._start
        if self.noted:
            room = self.rect.right - px(INSET) - x
            theme.font("sans", 15).draw(surface, self.note, (x, base + px(24)), theme.INK_2, room=room)
        elif self.weight == CHIEF:
            behind = x + round(theme.font("heading", 23).width(self.label)) + px(14)
            note, room = self.note, self.rect.right - px(INSET) - theme.keycap_size(self._cap)[0] - px(12) - behind
            small = theme.font("sans", 15)
            while POINT in note and not fits(small, note, room):
                note = note.rpartition(POINT)[0]
            small = fitting(note, room, ("sans", 15, 400), ("condensed", 15, 400), ("condensed", 13, 400))
            small.draw(surface, note, (behind, base), theme.INK_2, room=room)

    def _underline(self, surface: pygame.Surface, x: int, width: int, y: int) -> None:
        sway = theme.px(2)
        points = [
            (x - sway, y),
            (x + width * 0.35, y + sway),
            (x + width * 0.75, y - sway * 0.3),
            (x + width, y + sway),
        ]
        pencil.stroke(surface, points, theme.CUT, 3.6, self.number)

    def draw_focus(self, surface: pygame.Surface) -> None:
        """The band is enough."""


class Menu(Group):
    """The lines of a menu; the pointer chooses as the arrows do, and the numbers work them too."""

    ends = True
    _lay: tuple[int, int] | None = None
    """Where the pointer was first told of: as long as it rests there, it has chosen nothing."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the same of all lines, then the next: FreeType keeps two fonts open, and opening one takes longest."""
        self.dirty = False
        entries = [entry for entry in self.widgets if isinstance(entry, Entry)]
        for part in (Entry.draw_words, Entry.draw_cap, Entry.draw_note):
            for entry in entries:
                part(entry, surface)
        for other in self.widgets:
            if not isinstance(other, Entry):
                other.draw(surface)
                other.draw_focus(surface)

    def fit(self, room: int) -> int:
        """Leaves out the notes that matter least where not all find room; returns the height of all lines."""
        entries = [entry for entry in self.widgets if isinstance(entry, Entry)]
        for least in (TOOL, PLAY, CHIEF, CHIEF + 1):
            for entry in entries:
                entry.noted, entry.low = entry.weight >= least, 0
            tall = sum(entry.height + theme.px(2) for entry in entries)
            if tall <= room:
                break
        return tall

    def lower(self, room: int) -> int:
        """Makes lines without notes so low that all find room, if they can; returns the height of all."""
        entries = [entry for entry in self.widgets if isinstance(entry, Entry)]
        low = max(theme.px(LOWEST), room // len(entries) - theme.px(2)) if entries else 0
        for entry in entries:
            entry.noted, entry.low = False, min(low, theme.px(SHORT))
        return len(entries) * (min(low, theme.px(SHORT)) + theme.px(2))

    def place(self, left: int, top: int, width: int) -> int:
        """Lays the lines under each other; returns where they end."""
        for entry in self.widgets:
            if isinstance(entry, Entry):
                entry.rect = pygame.Rect(left, top, width, entry.height)
                top = entry.rect.bottom + theme.px(2)
        return top

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            return self._follow(event)
        if event.type == pygame.KEYDOWN and event.unicode.isdigit():
            for entry in self.widgets:
                if isinstance(entry, Entry) and entry.enabled and str(entry.number) == event.unicode:
                    entry.use()
                    return True
        return super().handle(event)

    def _follow(self, event: pygame.event.Event) -> bool:
        """The pointer chooses the line that it comes to; a window that opens under it tells of it too."""
        self._lay = self._lay or event.pos
        if event.pos == self._lay:
            return self._at(event.pos) is not None
        self._lay, before = (-1, -1), self.hovered
        taken = super().handle(event)
        if self.hovered is not None and self.hovered is not before:
            self.focus(self.hovered)
        return taken
