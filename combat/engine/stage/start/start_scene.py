"""Base of a game's start screen: the desk, a sheet with the menu, and the boxes of all games."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

import pygame

from combat.engine.stage.drawing import eyes, theme
from combat.engine.stage.paper.backdrop import INNER, Backdrop, draw_sheet, rule
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.start import box_shelf
from combat.engine.stage.start.game_boxes import GameBox, boxes_of
from combat.engine.stage.start.menu import Entry, Menu
from combat.engine.stage.widgets.widget import Widget

SHEET, HEAD, FOOT, AIR = 510, 132, 78, 70
"""Width of the sheet, the space above and below its menu, and the margin to the window, in pixels at scale 1."""
MARGIN, CLOSE = 72, 24
"""Left margin of title and boxes in pixels at scale 1, and the same beside a wide sheet."""
NARROW = 520
"""Width beside the sheet, in pixels at scale 1, below which the smaller margin applies."""
BOTTOM = 30
"""Space below the boxes in pixels at scale 1."""
TITLE = (132, 44, 36)
"""Baseline of the title, distance to the motto's, and from there to what is below, in pixels at scale 1."""
LOW_TITLE = (72, 30, 18)
"""The same in a low window."""
LOW = (80, 50, 16)
"""HEAD, FOOT and AIR in a low window, where the date is beside the heading."""

ALONE = 60.0
"""Seconds without input after which the demo starts."""
HANDS = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION)
"""Events that show that a player is present."""

Line: TypeAlias = tuple[str, str, str, Callable[[], None], int]
"""A menu line: label, note, key, action, and importance of its note."""


class StartScene(Scene):
    """Base of a game's start screen, its first scene."""

    air = ("menu", "")
    title = ""
    """Large title on the desk."""
    demo = ""
    """Name of the demo scene; "" for none."""

    def __init__(self, app: Stage) -> None:
        super().__init__(app)
        self._backdrop = Backdrop(app.size)
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self.menu = Menu()
        self.boxes: list[GameBox] = boxes_of(app)
        self._low = False
        self._old = True
        self._used = ""
        """Label of the line used last."""
        self._alone = 0.0
        """Seconds without input."""
        self._away = False
        """Whether the window has lost the focus."""

    # -- content of the game ------------------------------------------------------------------------------------

    @abstractmethod
    def read(self) -> bool:
        """Reload the data shown in the lines; return whether a game was played since the last call."""

    @abstractmethod
    def lines(self) -> Sequence[Line]:
        """Return the lines of the menu."""

    @abstractmethod
    def motto(self) -> str:
        """Return the motto below the title."""

    @abstractmethod
    def heading(self) -> tuple[str, str]:
        """Return the two lines at the head of the sheet: place and date."""

    @abstractmethod
    def foot(self) -> tuple[str, str]:
        """Return the notes at the foot of the sheet, left and right."""

    def aside(self) -> Sequence[Widget]:
        """Return the widgets on the desk beside the sheet, apart from the games."""
        return ()

    def lay_aside(self, area: pygame.Rect) -> int:
        """Place these widgets from the top of the area beside the sheet; return the y coordinate of their lower
        edge.
        """
        return area.top

    # -- the menu -----------------------------------------------------------------------------------------------

    def on_resume(self) -> None:
        """Handle the closing of the screen above this one: reload the lists, and restart the idle timer."""
        self._alone = 0.0
        self.on_content_changed()

    def on_content_changed(self) -> None:
        """Handle a change of the shown content: files have changed on disk, or other packs are in use."""
        self._old = True
        self.invalidate()

    def on_language(self) -> None:
        """Create stored texts again after a change of language; called before `resize`."""
        self.on_content_changed()

    def _read_shelf(self) -> None:
        """Rebuild the menu."""
        self._old = False
        played = self.read()
        before = self.menu.widgets[:1]
        self.menu.replace(
            Entry(place, label, note, key, partial(self._use, label, action), weight)
            for place, (label, note, key, action, weight) in enumerate(self.lines(), 1)
        )
        self.menu.widgets += [*self.aside(), *self.boxes]
        entries = [entry for entry in self.menu.widgets if isinstance(entry, Entry)]
        same = not played and bool(before) and isinstance(before[0], Entry) and before[0].label == entries[0].label
        self.menu.focus(next((entry for entry in entries if same and entry.label == self._used), entries[0]))
        self.resize()

    def _use(self, label: str, action: Callable[[], None]) -> None:
        """Run a line's action; the line is focused when the player returns to the same menu."""
        self._used = label
        action()

    # -- the scene ----------------------------------------------------------------------------------------------

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        px = theme.px
        width, height = self.app.size
        head, foot, air = HEAD, FOOT, AIR
        entries = self.menu.fit(height - px(head + foot + air))
        self._low = entries > height - px(HEAD + FOOT + LOW[2])
        if self._low:
            head, foot, air = LOW
            entries = self.menu.lower(height - px(head + foot + air))
        tall = max(px(head + foot) + entries, min(px(660), height - px(120)))
        self._sheet = pygame.Rect(0, 0, px(SHEET), tall)
        self._sheet.midright = (width - px(74), height // 2 + px(8))
        self.menu.place(self._sheet.x + px(24), self._sheet.y + px(head), self._sheet.width - px(48))
        self._lay_desk()
        self.invalidate()

    @property
    def _column(self) -> pygame.Rect:
        """The area beside the sheet, within its margins."""
        left = theme.px(CLOSE if self._sheet.x < theme.px(NARROW) else MARGIN)
        return pygame.Rect(left, 0, self._sheet.x - theme.px(CLOSE) - left, self.app.size[1])

    @property
    def _title_measures(self) -> tuple[int, int, int]:
        return LOW_TITLE if self._low else TITLE

    def _lay_desk(self) -> None:
        """Place what is beside the sheet: the game's own widgets below the title, the boxes at the bottom."""
        px, column, gap = theme.px, self._column, theme.px(box_shelf.GAP)
        top = sum(px(part) for part in self._title_measures)
        least, bottom = box_shelf.least_height(len(self.boxes)), column.bottom - px(CLOSE if self._low else BOTTOM)
        end = self.lay_aside(pygame.Rect(column.x, top, column.width, bottom - least - gap - top))
        end += gap if end > top else 0
        places = box_shelf.places(len(self.boxes), pygame.Rect(column.x, end, column.width, bottom - end))
        for box, place in zip(self.boxes, places, strict=True):
            box.rect = place

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; called before each frame and while idle."""
        super().update(dt)
        if self.drawn and self.app.games.find():
            self.boxes = boxes_of(self.app)
            self.on_content_changed()
        self._alone += dt
        if self.demo and self.drawn and self._alone >= ALONE and not self._away and not eyes.still():
            self.app.open(self.demo, by_itself=True)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        self._alone = 0.0
        self._away = event.type == pygame.WINDOWFOCUSLOST or (self._away and event.type not in HANDS)
        if self._old:
            self._read_shelf()
        taken = self.menu.handle(event)
        self.dirty |= self.menu.dirty
        return taken

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the surface still holds the previous drawing."""
        if self._old:
            self._read_shelf()
            self.dirty = False
        self._backdrop.draw(surface)
        self._draw_title(surface)
        draw_sheet(surface, self._sheet)
        self._draw_heading(surface)
        self.menu.draw(surface)

    def _draw_title(self, surface: pygame.Surface) -> None:
        px, column = theme.px, self._column
        base, below, _ = self._title_measures
        size = 112.0 if not self._low else 60.0
        while size > 28 and theme.font("stencil", size).width(self.title) + px(6) * 7 > column.width:
            size -= 4
        paper = theme.mix(theme.FORM, theme.LIGHT, 0.12)
        theme.font("stencil", size).draw(surface, self.title, (column.x, px(base)), paper, tracking=px(6))
        motto, size = self.motto(), 25.0
        while size > 14 and theme.font("heading", size).width(motto) > column.width:
            size -= 1
        place = (column.x + px(6), px(base + below))
        theme.font("heading", size).draw(surface, motto, place, theme.FRAME_TEXT, room=column.width - px(6))

    def _draw_heading(self, surface: pygame.Surface) -> None:
        px, sheet = theme.px, self._sheet
        left, right = sheet.x + px(INNER), sheet.right - px(INNER)
        heading, date = self.heading()
        day, low = theme.font("heading", 17), self._low
        top = sheet.y + px(60 if low else 76)
        taken = theme.font("heading", 19).draw_typed(surface, heading.upper(), (left, top), theme.INK, seed=1)
        room = right - left - round(taken) - px(20)
        if not low:
            day.draw_typed(surface, date, (left, sheet.y + px(102)), theme.INK_2, seed=2)
        elif day.width(date) <= room:
            day.draw_typed(surface, date, (right - round(day.width(date)), top), theme.INK_2, seed=2)
        rule(surface, left, right, sheet.y + px(70 if low else 118))
        rule(surface, left, right, sheet.bottom - px(42 if low else 62))
        note, base = theme.font("sans", 15), sheet.bottom - px(18 if low else 36)
        for said, x, side in zip(self.foot(), (left, right), ("left", "right"), strict=True):
            note.draw(surface, said, (x, base), theme.INK_2, align="right" if side == "right" else "left")
