"""What happened and was not shown, as at the instant pace: a slip on the board."""

from __future__ import annotations

from typing import Any

import pygame

from combat.engine.play.story import LogLine
from combat.engine.stage.drawing import shapes, theme
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.layout import part_beside
from combat.engine.tabletop.map.minimap import MISSED
from combat.engine.tabletop.overlay.free_places import aside, corners, edges
from combat.engine.words import text

ROWS, FEW = 7, 2
"""Lines on the slip at most, the log has the others; and how many it keeps rather than to leave a piece uncovered."""

WIDEST = 420
"""Pixels at scale 1."""
HEAD, ROW, FOOT, MARGIN = 34, 20, 6, 14
"""Heights of the title, of a line and of the foot, and the distance from the board's edge, in pixels at scale 1."""


class Missed:
    """The slip: it lies in a corner of the board until the player answers, Esc is pressed, or a click falls upon it.

    It is as long as it may be without covering anybody on the board; where even a few lines find no such place, without
    covering those whom a question is about; at the least it is its title.
    What hurt the player's own lies there until he has had the time to read it: no quick answer takes it away.
    """

    def __init__(self, desk: Desk[Any, Any]) -> None:
        self._desk = desk
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._rows: list[tuple[pygame.Rect, LogLine]] = []
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
            desk.go_to(told)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draws it once all that can be shown has been shown."""
        desk, px = self._desk, theme.px
        if not desk.told.missed or desk.mirror.busy:
            desk.view.laid.pop(MISSED, None)
            return
        title, face = theme.font("sans", 14, 700), theme.font("sans", 14, 600)
        count = self._lay()
        shown = desk.told.missed[len(desk.told.missed) - count :]
        rows, size = [(self._ink(line), _words(line)) for line in shown], self.rect.size
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
        for line, (ink, words) in zip(shown, rows, strict=True):
            y += px(ROW)
            self._rows.append((pygame.Rect(self.rect.x, y - px(14), self.rect.width, px(ROW)), line))
            surface.fill(ink, (x, y - px(12), px(5), px(14)))
            face.draw(surface, words, (x + px(14), y), theme.INK, room=room)

    def _ink(self, line: LogLine) -> tuple[int, int, int]:
        """Good or bad news for the player, or neither; a hit is what it is by whom it struck."""
        tone, struck = line.entry.tone, line.entry.pieces[:1]
        if tone == "hit":
            tone = "bad" if any(map(self._desk.battle.is_own, struck)) else "good"
        return {"good": theme.COMMIT, "bad": theme.MISSING}.get(tone, theme.INK_3)

    def _most(self) -> int:
        """How many lines find room on the board."""
        px = theme.px
        most = min(ROWS, len(self._desk.told.missed))
        return max(0, min(most, (self._desk.view.camera.free.height - px(HEAD + FOOT) - 2 * px(MARGIN)) // px(ROW)))

    def _lay(self) -> int:
        """Give it its place; returns how many lines it has there."""
        self._desk.view.laid.pop(MISSED, None)
        kept, most = [*self._actors(), *self._slips()], self._most()
        everybody = [*kept, *self._pieces()]
        ways = [(count, everybody) for count in range(most, min(FEW, most) - 1, -1)]
        for count, spared in (*ways, *((count, kept) for count in range(most, -1, -1))):
            self.rect = self._place(self._size(count))
            if self.rect.collidelist(spared) < 0:
                break
        self._desk.view.laid[MISSED] = self.rect
        return count

    def _head(self, count: int) -> str:
        """Its title over so many lines."""
        missed = len(self._desk.told.missed)
        return text("missed-title", more=missed - count) if count else text("missed-only", count=missed)

    def _beside(self) -> int:
        """How broad the cap of the key is beside the title."""
        key = self._desk.app.keys.label("recap")
        return theme.keycap_size(key)[0] + theme.px(10) if key else 0

    def _size(self, count: int) -> tuple[int, int]:
        """How large it is with so many lines."""
        px, missed = theme.px, self._desk.told.missed
        title, face = theme.font("sans", 14, 700), theme.font("sans", 14, 600)
        lines = (face.width(_words(line)) + px(14) for line in missed[len(missed) - count :])
        width = max(title.width(self._head(count)) + self._beside(), *lines, 0)
        return min(round(width), px(WIDEST)) + px(28), px(HEAD) + px(ROW) * count + px(FOOT)

    def _actors(self) -> list[pygame.Rect]:
        """Where those are whom the question is about, and who is chosen."""
        desk, hex_of = self._desk, self._desk.battle.hex_of
        about = [*desk.table.asked_actors(desk), hex_of(desk.selected)]
        return [desk.view.box(hex_) for hex_ in dict.fromkeys(about) if hex_ is not None]

    def _pieces(self) -> list[pygame.Rect]:
        """Where pieces lie, of whomever."""
        return [self._desk.view.box(dot.hex) for dot in self._desk.view.minimap.dots()]

    def _slips(self) -> list[pygame.Rect]:
        """Where other slips lie."""
        return [slip for slip in self._desk.view.laid.values() if slip.width]

    def _place(self, size: tuple[int, int]) -> pygame.Rect:
        """At the edge where it covers nobody whom a question is about, nor the small map and the other slips.

        Of the player's other pieces it covers as little as can be, and then of all others.
        """
        view, hex_of = self._desk.view, self._desk.battle.hex_of
        others = self._slips()
        margin, free = -2 * theme.px(MARGIN), view.camera.free
        areas = [area.inflate(margin, margin) for area in (free, *(part_beside(free, slip) for slip in others))]
        places = [place for found in (corners, edges) for area in areas for place in found(area, size)]
        own = [view.box(hex_) for hex_ in map(hex_of, self._desk.battle.candidates()) if hex_ is not None]
        return aside(places, free, [*self._actors(), view.minimap.rect, *others], own, self._pieces())


def _words(line: LogLine) -> str:
    return " · ".join(part for part in (line.entry.head, line.entry.result) if part)
