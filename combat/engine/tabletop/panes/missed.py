"""Note on the board about events that were not shown, as at the pace "instant"."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Any, Generic, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.record import replace
from combat.engine.play.game_log import LogLine
from combat.engine.stage.drawing import shapes, theme
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.layout import part_beside
from combat.engine.tabletop.map.minimap import MISSED
from combat.engine.tabletop.overlay.free_places import aside, corners, edges
from combat.engine.tabletop.panes.missed_rows import MissedRow, gravest, rows_of
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])

ROWS = 7
"""Maximum number of lines; the log has the others."""

WIDEST = 500
"""Greatest width in pixels at scale 1."""
ARROWS = {
    "up": "↑",
    "up-right": "↗",
    "right": "→",
    "down-right": "↘",
    "down": "↓",
    "down-left": "↙",
    "left": "←",
    "up-left": "↖",
}
"""Arrows by direction."""
HEAD, ROW, FOOT, MARGIN = 34, 20, 6, 14
"""Heights of title, line and foot, and margin to the board's edge, in pixels at scale 1."""


class Missed(Generic[S, B, P]):
    """Note in a corner of the board, shown until the player answers, presses Esc or clicks the note.

    The note shows as many lines as possible without covering any piece, and at least its title. If even the title
    covers a piece, the note avoids the player's pieces, the pieces that a question or the note is about, and other
    places of the question. It moves to the next corner, and stays there, only if its title would cover these. Lines
    about harm to the player's pieces stay until there was time to read them.
    """

    def __init__(self, desk: Desk[S, B, P]) -> None:
        self._desk = desk
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._rows: list[tuple[pygame.Rect, LogLine]] = []
        self._home = 0
        """Index of its last position, counted from the upper left corner."""
        self._told: list[MissedRow] = []
        """The rows."""
        self._cap = pygame.Rect(0, 0, 0, 0)
        """The key cap of the recap; empty if no key is bound."""

    def press(self, position: tuple[int, int]) -> bool:
        """Handle a press: close the note and show the place of a clicked line, or open the recap.

        Return whether the press was on the note.
        """
        desk = self._desk
        if not desk.presenter.missed or not self.rect.collidepoint(position):
            return False
        if self._cap.collidepoint(position):
            desk.on_recap()
            return True
        told = next((line for box, line in self._rows if box.collidepoint(position)), None)
        desk.presenter.forget_missed()
        if told is not None:
            desk.log_places.go_to(told)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the note, if there are missed events and no event is being shown."""
        desk, px = self._desk, theme.px
        if not desk.presenter.missed or desk.mirror.busy:
            desk.view.laid.pop(MISSED, None)
            self._home = self._home if desk.presenter.missed else 0
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
        for row in self._shown(count):
            y += px(ROW)
            self._rows.append((pygame.Rect(self.rect.x, y - px(14), self.rect.width, px(ROW)), row.line))
            surface.fill(self._ink(row), (x, y - px(12), px(5), px(14)))
            face.draw(surface, row.words, (x + px(14), y), theme.INK, room=room)

    def _shown(self, count: int) -> list[MissedRow]:
        return gravest(self._told, count, lambda row: self._tone(row) == "bad")

    def _tone(self, row: MissedRow) -> str:
        """Return whether a row is good or bad news for the player, or neither.

        A hit counts for the side of its target.
        """
        tone = row.line.entry.tone
        if self._desk.presenter.hurts(row.line):
            return "bad"
        if tone == "hit":
            return "bad" if any(map(self._desk.title_hooks.is_own, row.pieces)) else "good"
        return tone

    def _ink(self, row: MissedRow) -> tuple[int, int, int]:
        return {"good": theme.COMMIT, "bad": theme.MISSING}.get(self._tone(row), theme.INK_3)

    def _most(self) -> int:
        """Return the number of lines that fit on the board."""
        px = theme.px
        most = min(ROWS, len(self._told))
        return max(0, min(most, (self._desk.view.camera.free.height - px(HEAD + FOOT) - 2 * px(MARGIN)) // px(ROW)))

    def _lay(self) -> int:
        """Set its position; return its number of lines."""
        desk = self._desk
        desk.view.laid.pop(MISSED, None)
        self._told = list(map(self._pointed, rows_of(desk.presenter.missed, partial(desk.table.called, desk.state))))
        count = self._lay_at_home()
        self._desk.view.laid[MISSED] = self.rect
        return count

    def _pointed(self, row: MissedRow) -> MissedRow:
        """Return a row with an arrow towards what it is about, if that is out of view."""
        places = map(self._desk.title_hooks.place_of, row.pieces)
        way = next((self._desk.view.way_out(place) for place in places if place is not None), "")
        return replace(row, words=f"{ARROWS[way]} {row.words}") if way else row

    def _lay_at_home(self) -> int:
        """Use the last position, else the first one where at least its title covers nothing important."""
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
        """Return its title above a number of lines."""
        missed = len(self._told)
        return text("missed-title", more=missed - count) if count else text("missed-only", count=missed)

    def _beside(self) -> int:
        """Return the width of the key cap beside the title."""
        key = self._desk.app.keys.label("recap")
        return theme.keycap_size(key)[0] + theme.px(10) if key else 0

    def _size(self, count: int) -> tuple[int, int]:
        """Return its size with a number of lines."""
        px = theme.px
        title, face = theme.font("sans", 14, 700), theme.font("sans", 14, 600)
        lines = (face.width(row.words) + px(14) for row in self._shown(count))
        width = max(title.width(self._head(count)) + self._beside(), *lines, 0)
        return min(round(width), px(WIDEST)) + px(28), px(HEAD) + px(ROW) * count + px(FOOT)

    def _actors(self) -> list[pygame.Rect]:
        """Return the boxes of pieces that the question is about, and of the selected piece."""
        desk, place_of = self._desk, self._desk.title_hooks.place_of
        about = [*desk.table.targets.asked_actors(desk), place_of(desk.selection.piece)]
        return [desk.view.box(place) for place in dict.fromkeys(about) if place is not None]

    def _about(self) -> list[pygame.Rect]:
        """Return the boxes of other places of the question, such as that of the enemy who caused it."""
        return [self._desk.view.box(place) for place in self._desk.table.targets.asked_places(self._desk)]

    def _told_of(self) -> list[pygame.Rect]:
        """Return the boxes of pieces that its lines are about."""
        pieces = (piece for row in self._told for piece in (*row.pieces, *row.line.entry.pieces))
        places = map(self._desk.title_hooks.place_of, pieces)
        return [self._desk.view.box(place) for place in dict.fromkeys(places) if place is not None]

    def _pieces(self) -> list[pygame.Rect]:
        """Return the boxes of all pieces."""
        return [self._desk.view.box(dot.place) for dot in self._desk.view.minimap.dots()]

    def _slips(self) -> list[pygame.Rect]:
        """Return the areas of other overlays and of the minimap."""
        return [self._desk.view.minimap.rect, *self._laid()]

    def _laid(self) -> list[pygame.Rect]:
        """Return the areas of other overlays."""
        return [slip for slip in self._desk.view.laid.values() if slip.width]

    def _own(self) -> list[pygame.Rect]:
        """Return the boxes of pieces that the player may select."""
        desk = self._desk
        found = map(desk.title_hooks.place_of, desk.title_hooks.candidates())
        return [desk.view.box(place) for place in found if place is not None]

    def _places(self, size: tuple[int, int]) -> list[pygame.Rect]:
        """Return its positions in order: corners of the board and of what other overlays leave, then the edges."""
        free, margin = self._desk.view.camera.free, -2 * theme.px(MARGIN)
        parts = (free, *(part_beside(free, slip) for slip in self._laid()))
        areas = [area.inflate(margin, margin) for area in parts]
        return [place.clamp(free) for found in (corners, edges) for area in areas for place in found(area, size)]

    def _aside(self, size: tuple[int, int]) -> pygame.Rect:
        """Return the position that covers least: first of actors and overlays, then own pieces, then others."""
        view = self._desk.view
        taken = [*self._actors(), *self._slips()]
        return aside(self._places(size), view.camera.free, taken, self._own(), self._pieces())
