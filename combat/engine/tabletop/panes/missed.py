"""What happened and was not shown, as at the instant pace: a slip on the board."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Any, Generic, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.play.game_log import LogLine
from combat.engine.stage.drawing import shapes, theme
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.layout import part_beside
from combat.engine.tabletop.map.minimap import MISSED
from combat.engine.tabletop.overlay.free_places import aside, corners, edges
from combat.engine.tabletop.panes.missed_rows import MissedRow, rows_of
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])

ROWS = 7
"""Lines on the slip at most, the log has the others."""

WIDEST = 500
"""Pixels at scale 1."""
HEAD, ROW, FOOT, MARGIN = 34, 20, 6, 14
"""Heights of the title, of a line and of the foot, and the distance from the board's edge, in pixels at scale 1."""


class Missed(Generic[S, B, P]):
    """The slip: it lies in the upper left corner of the board until the player answers, Esc is pressed, or a click
    falls upon it.

    There it is as long as it may be without covering anybody on the board; at the least it is its title. Where even
    that covers somebody, it covers neither the player's pieces, nor those whom a question or it itself is about, nor
    where else a question is about; only where its title would, it lies in the next corner, and stays there.
    What hurt the player's own lies there until he has had the time to read it: no quick answer takes it away.
    """

    def __init__(self, desk: Desk[S, B, P]) -> None:
        self._desk = desk
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._rows: list[tuple[pygame.Rect, LogLine]] = []
        self._home = 0
        """Which of its places it took last, counted from the upper left corner."""
        self._told: list[MissedRow] = []
        """What it says."""
        self._cap = pygame.Rect(0, 0, 0, 0)
        """The cap of the key that opens the recap; empty where no key does."""

    def press(self, position: tuple[int, int]) -> bool:
        """A click upon the slip takes it away; one upon a line also shows where that happened, one upon the cap all."""
        desk = self._desk
        if not desk.told.missed or not self.rect.collidepoint(position):
            return False
        if self._cap.collidepoint(position):
            desk.on_recap()
            return True
        told = next((line for box, line in self._rows if box.collidepoint(position)), None)
        desk.told.forget_missed()
        if told is not None:
            desk.log_places.go_to(told)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draws it once all that can be shown has been shown."""
        desk, px = self._desk, theme.px
        if not desk.told.missed or desk.mirror.busy:
            desk.view.laid.pop(MISSED, None)
            self._home = self._home if desk.told.missed else 0
            return
        title, face = theme.font("sans", 14, 700), theme.font("sans", 14, 600)
        count, size = self._lay(), self.rect.size
        head, key = self._head(count), desk.app.keys.label("recap")
        beside = self._beside()
        surface.blit(shapes.rounded(size, px(6), (*theme.rgb("#F3ECD6"), 246), theme.EDGE, max(1.0, px(1))), self.rect)
        x, y, room = self.rect.x + px(14), self.rect.y + px(23), size[0] - px(42)
        title.draw(surface, head, (x, y), theme.INK_2, room=room + px(14) - beside)
        self._cap = pygame.Rect(self.rect.right - beside - px(4), self.rect.y + px(7), *theme.keycap_size(key))
        if key:
            theme.draw_keycap(surface, key, *self._cap.topleft)
        else:
            self._cap.width = 0
        self._rows = []
        for row in self._told[len(self._told) - count :]:
            y += px(ROW)
            self._rows.append((pygame.Rect(self.rect.x, y - px(14), self.rect.width, px(ROW)), row.line))
            surface.fill(self._ink(row), (x, y - px(12), px(5), px(14)))
            face.draw(surface, row.words, (x + px(14), y), theme.INK, room=room)

    def _ink(self, row: MissedRow) -> tuple[int, int, int]:
        """Good or bad news for the player, or neither; a hit is what it is by whom it struck."""
        tone = row.line.entry.tone
        if tone == "hit":
            tone = "bad" if any(map(self._desk.title_desk.is_own, row.pieces)) else "good"
        return {"good": theme.COMMIT, "bad": theme.MISSING}.get(tone, theme.INK_3)

    def _most(self) -> int:
        """How many lines find room on the board."""
        px = theme.px
        most = min(ROWS, len(self._told))
        return max(0, min(most, (self._desk.view.camera.free.height - px(HEAD + FOOT) - 2 * px(MARGIN)) // px(ROW)))

    def _lay(self) -> int:
        """Give it its place; returns how many lines it has there."""
        desk = self._desk
        desk.view.laid.pop(MISSED, None)
        self._told = rows_of(desk.told.missed, partial(desk.table.called, desk.state))
        count = self._lay_at_home()
        self._desk.view.laid[MISSED] = self.rect
        return count

    def _lay_at_home(self) -> int:
        """Take the last place, else the first one, where its title at least covers nobody who counts."""
        kept, counts = [*self._actors(), *self._told_of(), *self._own(), *self._slips()], range(self._most(), -1, -1)
        places = {count: self._places(self._size(count)) for count in counts}
        homes = range(len(places[0]))
        for whole in ([*kept, *self._about()], kept):
            ways = [(count, spared) for spared in ([*whole, *self._pieces()], whole) for count in counts]
            for home in (*(home for home in homes if home == self._home), *homes):
                for count, spared in ways:
                    if places[count][home].collidelist(spared) < 0:
                        self._home, self.rect = home, places[count][home]
                        return count
        self.rect = self._aside(self._size(0))
        return 0

    def _head(self, count: int) -> str:
        """Its title over so many lines."""
        missed = len(self._told)
        return text("missed-title", more=missed - count) if count else text("missed-only", count=missed)

    def _beside(self) -> int:
        """How broad the cap of the key is beside the title."""
        key = self._desk.app.keys.label("recap")
        return theme.keycap_size(key)[0] + theme.px(10) if key else 0

    def _size(self, count: int) -> tuple[int, int]:
        """How large it is with so many lines."""
        px, told = theme.px, self._told
        title, face = theme.font("sans", 14, 700), theme.font("sans", 14, 600)
        lines = (face.width(row.words) + px(14) for row in told[len(told) - count :])
        width = max(title.width(self._head(count)) + self._beside(), *lines, 0)
        return min(round(width), px(WIDEST)) + px(28), px(HEAD) + px(ROW) * count + px(FOOT)

    def _actors(self) -> list[pygame.Rect]:
        """Where those are whom the question is about, and who is chosen."""
        desk, place_of = self._desk, self._desk.title_desk.place_of
        about = [*desk.table.asked_actors(desk), place_of(desk.selection.piece)]
        return [desk.view.box(place) for place in dict.fromkeys(about) if place is not None]

    def _about(self) -> list[pygame.Rect]:
        """Where else a question is about, as where an enemy stands who gives cause for it."""
        return [self._desk.view.box(place) for place in self._desk.table.asked_places(self._desk)]

    def _told_of(self) -> list[pygame.Rect]:
        """Where those are of whom it tells, as a man who has just been found."""
        pieces = (piece for row in self._told for piece in (*row.pieces, *row.line.entry.pieces))
        places = map(self._desk.title_desk.place_of, pieces)
        return [self._desk.view.box(place) for place in dict.fromkeys(places) if place is not None]

    def _pieces(self) -> list[pygame.Rect]:
        """Where pieces lie, of whomever."""
        return [self._desk.view.box(dot.place) for dot in self._desk.view.minimap.dots()]

    def _slips(self) -> list[pygame.Rect]:
        """Where other slips and the small map lie."""
        return [self._desk.view.minimap.rect, *self._laid()]

    def _laid(self) -> list[pygame.Rect]:
        """Where other slips lie."""
        return [slip for slip in self._desk.view.laid.values() if slip.width]

    def _own(self) -> list[pygame.Rect]:
        """Where the pieces are of which the player may choose one."""
        desk = self._desk
        found = map(desk.title_desk.place_of, desk.title_desk.candidates())
        return [desk.view.box(place) for place in found if place is not None]

    def _places(self, size: tuple[int, int]) -> list[pygame.Rect]:
        """Its places in order: the corners of the board and of what other slips leave of it, then their edges."""
        free, margin = self._desk.view.camera.free, -2 * theme.px(MARGIN)
        parts = (free, *(part_beside(free, slip) for slip in self._laid()))
        areas = [area.inflate(margin, margin) for area in parts]
        return [place.clamp(free) for found in (corners, edges) for area in areas for place in found(area, size)]

    def _aside(self, size: tuple[int, int]) -> pygame.Rect:
        """Where it covers as little as can be: first of whom a question is about and other slips, then of the player's
        pieces, then of all others."""
        view = self._desk.view
        taken = [*self._actors(), *self._slips()]
        return aside(self._places(size), view.camera.free, taken, self._own(), self._pieces())
