"""Recap of events since the player's turn, in this step or in this turn; a click on a line shows its place."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Generic, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.play.game_log import LogLine
from combat.engine.stage.drawing import theme
from combat.engine.stage.keys import chords
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.choice import Choice
from combat.engine.stage.widgets.widget import Group
from combat.engine.stage.window_scale import READING
from combat.engine.tabletop.hands.host import TableHost
from combat.engine.tabletop.panes.retold import SPANS, Retold
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])

WIDTH, HEAD, FOOT, EDGE = 440, 88, 52, 8
"""Width of the sheet, heights above and below its list, and margin to the window, in pixels at scale 1."""


class RecapScene(Scene, Generic[S, B, P]):
    """Sheet at the right of the table, with a choice of spans and their log lines.

    It opens at the shortest span with any events. Left and Right choose the span, Up and Down a line; Enter or a click
    shows the place of the line.
    """

    overlay, least = True, READING

    def __init__(self, app: Stage, table: TableHost[S, B, P]) -> None:
        super().__init__(app)
        self.table = table
        self.told: Retold[S, B, P] = Retold(table.desk)
        first = next((place for place, span in enumerate(SPANS) if self.told.tells(span)), 0)
        self.spans = Choice([text(self.told.named(span)) for span in SPANS], first, self._span)
        self._close = Button(text("button-close"), app.pop, "Esc", "commit")
        self.group = Group([self.spans, self._close])
        self.chosen: int | None = None
        """Index of the selected line."""
        self.sheet = pygame.Rect(0, 0, 0, 0)
        self.told.show(SPANS[first])

    def _span(self, place: int) -> None:
        self.chosen = None
        self.told.show(SPANS[place])

    def leave(self) -> None:
        """Remove the highlight from the board; called once when the screen closes."""
        self.table.desk.log_places.light(())

    @property
    def wants_frames(self) -> bool:
        """Return whether anything is animated, so that 60 frames per second are drawn."""
        return self.table.view.wants_frames

    def update(self, dt: float) -> None:
        """Advance the camera of the board by `dt` seconds, as a click on a line may have moved it."""
        view = self.table.view
        view.update(dt)
        self.dirty |= view.dirty or bool(self.table.desk.stale)

    def resize(self) -> None:
        """Lay out the screen; called before the first frame and after each change of the window's size or scale."""
        px, (width, height) = theme.px, self.app.size
        wide = min(px(WIDTH), width - px(2 * EDGE))
        self.sheet = pygame.Rect(width - wide - px(EDGE), px(EDGE), wide, height - px(2 * EDGE))
        inner = self.sheet.inflate(-px(24), 0)
        self.spans.rect = pygame.Rect(inner.x, self.sheet.y + px(46), inner.width, px(30))
        body = pygame.Rect(self.sheet.x + px(6), self.sheet.y + px(HEAD), wide - px(12), 0)
        body.height = self.sheet.height - px(HEAD + FOOT)
        self.told.rect = body
        self.told.list.place(body)
        self._close.place(inner.right, self.sheet.bottom - px(42), px(32))
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used."""
        if event.type == pygame.KEYDOWN and self._key(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and not self.sheet.collidepoint(event.pos):
            self.app.pop()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            rule = self.told.rule_at(event.pos)
            if rule:
                self.app.consult(rule)
                return True
        self.told.handle(event) or self.group.handle(event)
        self.dirty |= self.told.list.dirty or self.group.dirty or bool(self.table.desk.stale)
        return True

    def _key(self, event: pygame.event.Event) -> bool:
        written = chords(event)
        if self.app.keys.is_(event, "cancel") or self.app.keys.is_(event, "recap"):
            self.app.pop()
        elif "Left" in written or "Right" in written:
            self.dirty |= self.spans.turn(1 if "Right" in written else -1)
        elif "Up" in written or "Down" in written:
            self._step(1 if "Down" in written else -1)
        elif self.chosen is not None and ("Enter" in written or "Space" in written):
            self.told.follow_up(self.told.list.rows[self.chosen])
        else:
            return False
        return True

    def _step(self, way: int) -> None:
        """Select the next line down (1) or up (-1), the last one first; headings are skipped."""
        rows = self.told.list.rows
        place = len(rows) if self.chosen is None else self.chosen
        place += way if self.chosen is not None or way < 0 else -1
        while 0 <= place < len(rows):
            if rows[place].entry.tone != "heading":
                self._choose(place, rows[place])
                return
            place += way

    def _choose(self, place: int, line: LogLine) -> None:
        self.chosen, self.told.list.hovered = place, place
        self.told.list.show_row(place)
        self.table.desk.log_places.light(self.table.desk.log_places.of(line))
        self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what has changed since the last call; the surface still holds the previous drawing."""
        desk = self.table.desk
        theme.draw_panel(surface, self.sheet, text("recap-title").upper(), desk.table.when(desk.state))
        self.told.draw(surface)
        self.group.draw(surface)
