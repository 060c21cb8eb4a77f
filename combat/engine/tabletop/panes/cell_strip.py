"""Strip at the top with cells, each with a label and a value, and the title of the game in the remaining room."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable
from typing import Any, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import lines_in
from combat.engine.stage.drawing.lettering import Font
from combat.engine.tabletop.panes.pace_strip import PaceStrip
from combat.engine.tabletop.title_desk import TitleDesk

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])

RULE = 28
"""Gap between cells, in pixels at scale 1."""
LEAST_TITLE = 90
"""Least room for the title, in pixels at scale 1."""
MARK = "mark"
"""Name of the cell that says what kind of game this is, such as a study; it is highlighted."""


class CellStrip(PaceStrip[S, B, P]):
    """Strip at the top that shows as many cells as fit."""

    @abstractmethod
    def cells(self) -> list[tuple[str, str, str]]:
        """Return name, label ("" for none) and value of each cell, the most important first."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""
        px, area = theme.px, self.rect
        self.draw_ground(surface)
        right, x = self.draw_right(surface, area.centery, paces=area.width >= px(900)), area.x + px(16)
        for place, (name, label, value) in enumerate(self.cells()):
            wide = round(_value().width(value) + (_label().width(label) + px(8) if label else 0))
            if x + wide > right - px(12):
                break
            if place:
                pygame.draw.rect(surface, theme.FRAME_LINE, (x - px(RULE / 2), area.centery - px(10), px(1), px(21)))
            self._zones.append((name, pygame.Rect(x, area.y, wide, area.height)))
            if label:
                x += round(_label().draw(surface, label, (x, area.centery + px(5)), theme.FRAME_TEXT_2)) + px(8)
            ink = theme.CHOSEN if name == MARK else theme.FRAME_TEXT
            x += round(_value().draw(surface, value, (x, area.centery + px(6)), ink)) + px(RULE)
        self._draw_title(surface, x, right - px(16))

    def _draw_title(self, surface: pygame.Surface, x: int, right: int) -> None:
        """Draw the title of what is played in the remaining room."""
        if right - x < theme.px(LEAST_TITLE):
            return
        face, lines = lines_in(self.desk.table.heading(self.desk.state), right - x, 1, ("condensed", 15, 400))
        face.draw(surface, lines[0], (right, self.rect.centery + theme.px(5)), theme.FRAME_TEXT_2, align="right")


def _label() -> Font:
    return theme.font("sans", 14)


def _value() -> Font:
    return theme.font("condensed", 17, 700)
