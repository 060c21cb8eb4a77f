"""Numbered menu on the start screen; the focused line has a band and a pencil underline."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from combat.engine.stage.drawing import pencil, theme
from combat.engine.stage.drawing.fitted_type import fits, fitting
from combat.engine.stage.widgets.widget import Group, Widget

TALL, SHORT, LOWEST = 60, 41, 30
"""Heights in pixels at scale 1 of a line with and without a note, and of one in the lowest window."""

INSET = 16
"""Margin of a line in pixels at scale 1."""

TOOL, PLAY, CHIEF = range(3)
"""Importance of a line's note where not all fit."""


POINT = " · "
"""Separator of the facts in a note, the least important last."""


class Entry(Widget):
    """A line of the menu: number, label, a note below, and the key cap at the right."""

    def __init__(
        self, number: int, label: str, note: str, key: str, on_use: Callable[[], None], weight: int = PLAY
    ) -> None:
        super().__init__(key)
        self.weight = weight
        self.number, self.label, self.note, self.on_use = number, label, note, on_use
        self.noted = True
        """Whether its note is shown below it."""
        self.low = 0
        """Its height in pixels in a window too low even for lines without notes; else 0."""

    @property
    def height(self) -> int:
        """Return the height of the line in pixels."""
        return self.low or theme.px(TALL if self.note and self.noted else SHORT)

    def use(self) -> None:
        """Run the widget's action, as for a click or a press of its key."""
        self.on_use()

    @property
    def _start(self) -> tuple[int, int]:
        """Start of its label on the baseline."""
        area, px = self.rect, theme.px
        return area.x + px(INSET) + px(38), area.y + (round(area.height * 0.7) if self.low else px(29))

    @property
    def _cap(self) -> str:
        return "Enter" if self.focused else self.key

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the widget in its rectangle."""
        self.draw_words(surface)
        self.draw_cap(surface)
        self.draw_note(surface)

    def draw_words(self, surface: pygame.Surface) -> None:
        """Draw number and label, and the band if the line is focused."""
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
        """Draw the key cap at the right."""
        width, height = theme.keycap_size(self._cap)
        place = (self.rect.right - theme.px(INSET) - width, self._start[1] - theme.px(4) - height // 2)
        theme.draw_keycap(surface, self._cap, *place)

    def draw_note(self, surface: pygame.Surface) -> None:
        """Draw the note below the label; without room there, draw it beside the label if it is important."""
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
        """Draw nothing: the band shows the focus."""


class Menu(Group):
    """The lines of a menu; hovering moves the focus, and digit keys activate lines."""

    ends = True
    _lay: tuple[int, int] | None = None
    """Pointer position reported first; until it moves, it changes no focus."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all words, then all key caps, then all notes, since FreeType keeps only two fonts open."""
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
        """Hide the least important notes until all lines fit or no note is left; return the height.

        The height may exceed `room`.
        """
        entries = [entry for entry in self.widgets if isinstance(entry, Entry)]
        for least in (TOOL, PLAY, CHIEF, CHIEF + 1):
            for entry in entries:
                entry.noted, entry.low = entry.weight >= least, 0
            tall = sum(entry.height + theme.px(2) for entry in entries)
            if tall <= room:
                break
        return tall

    def lower(self, room: int) -> int:
        """Hide all notes and give all lines the same reduced height, at least LOWEST; return the total height.

        The total height may exceed `room`.
        """
        entries = [entry for entry in self.widgets if isinstance(entry, Entry)]
        low = max(theme.px(LOWEST), room // len(entries) - theme.px(2)) if entries else 0
        for entry in entries:
            entry.noted, entry.low = False, min(low, theme.px(SHORT))
        return len(entries) * (min(low, theme.px(SHORT)) + theme.px(2))

    def place(self, left: int, top: int, width: int) -> int:
        """Place the lines below each other; return the y coordinate below the last one."""
        for entry in self.widgets:
            if isinstance(entry, Entry):
                entry.rect = pygame.Rect(left, top, width, entry.height)
                top = entry.rect.bottom + theme.px(2)
        return top

    def handle(self, event: pygame.event.Event) -> bool:
        """Pass an event to the widget it is meant for; return whether it was used."""
        if event.type == pygame.MOUSEMOTION:
            return self._follow(event)
        if event.type == pygame.KEYDOWN and event.unicode.isdigit():
            for entry in self.widgets:
                if isinstance(entry, Entry) and entry.enabled and str(entry.number) == event.unicode:
                    entry.use()
                    return True
        return super().handle(event)

    def _follow(self, event: pygame.event.Event) -> bool:
        """Focus the line that the pointer has moved to; a report of its initial position is ignored."""
        self._lay = self._lay or event.pos
        if event.pos == self._lay:
            return self._at(event.pos) is not None
        self._lay, before = (-1, -1), self.hovered
        taken = super().handle(event)
        if self.hovered is not None and self.hovered is not before:
            self.focus(self.hovered)
        return taken
