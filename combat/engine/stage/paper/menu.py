"""The numbered lines of a typed menu: the one that Enter works is marked with a band and underlined in pencil."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from combat.engine.stage.drawing import pencil, theme
from combat.engine.stage.drawing.fitted_type import fits, fitting
from combat.engine.stage.widgets.widget import Group, Widget

TALL, SHORT, LOWEST = 60, 41, 30
"""Height in pixels at scale 1 of a line with and without a note below it, and of one where room is shortest."""

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

    def draw(self, surface: pygame.Surface) -> None:
        px, area = theme.px, self.rect
        inset = px(16)
        if self.focused:
            theme.draw_box(surface, area, (*theme.CHOSEN, 104), radius=1)
        base = area.y + (round(area.height * 0.7) if self.low else px(29))
        ink = theme.INK if self.enabled else theme.INK_3
        heading = theme.font("heading", 23)
        figures, said = theme.font("heading", 22), f"{self.number}."
        figures.draw_typed(surface, said, (area.x + inset + px(28) - round(figures.width(said)), base), theme.INK_3)
        x = area.x + inset + px(38)
        width = heading.draw_typed(surface, self.label, (x, base), ink, seed=self.number)
        if self.focused:
            self._underline(surface, x, round(width), base + px(5))
        cap = "Enter" if self.focused else self.key
        cap_width, cap_height = theme.keycap_size(cap)
        theme.draw_keycap(surface, cap, area.right - inset - cap_width, base - px(4) - cap_height // 2)
        self._draw_note(surface, x, base, x + round(width) + px(14), area.right - inset - cap_width - px(12))

    def _draw_note(self, surface: pygame.Surface, x: int, base: int, behind: int, end: int) -> None:
        """The note below the line; where there is no room for it, behind its words if it must be said."""
        small = theme.font("sans", 15)
        if self.noted:
            room = self.rect.right - theme.px(16) - x
            small.draw(surface, self.note, (x, base + theme.px(24)), theme.INK_2, room=room)
        elif self.weight == CHIEF:
            note, room = self.note, end - behind
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
