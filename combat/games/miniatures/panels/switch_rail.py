"""The rail at the left: the steps of the turn, and below them the overlay switches."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing import shapes, theme
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.panes.table_pane import TablePane, Tip
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text

S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Pose])
HEAD, ROW = 26, 26
"""Heights of a heading and of a row, in pixels at scale 1."""


class SwitchRail(TablePane[S, B, Pose]):
    """Pane of overlay switches below what a game draws."""

    switches: ClassVar[tuple[str, ...]]
    """Actions of the switches, from top to bottom."""

    def __init__(self, desk: Desk[S, B, Pose]) -> None:
        super().__init__(desk)
        self.zones: list[tuple[str, pygame.Rect]] = []
        """Names of what is drawn, with their areas."""

    @abstractmethod
    def draw_course(self, surface: pygame.Surface, y: int) -> int:
        """Draw the steps of the turn from the y-coordinate `y` down; return the y-coordinate below them."""

    @abstractmethod
    def is_on(self, action: str) -> bool:
        """Return whether an overlay is switched on."""

    @abstractmethod
    def toggle(self, action: str) -> None:
        """Switch an overlay on or off."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""
        px, area = theme.px, self.rect
        surface.blit(shapes.gradient(area.width, area.height, theme.FRAME, theme.FRAME_LOW), area)
        surface.fill(theme.FRAME_EDGE, (area.right - px(2), area.y, px(2), area.height))
        self.zones = []
        y = self.draw_course(surface, area.y + px(8))
        y = self.head(surface, text("rail-show"), y + px(6))
        for action in self.switches:
            if y + px(ROW) > area.bottom:
                break
            y = self._draw_show(surface, action, y)

    def head(self, surface: pygame.Surface, words: str, y: int) -> int:
        """Draw a heading at the y-coordinate `y`; return the y-coordinate below it."""
        at, room = (self.rect.centerx, y + theme.px(16)), self.rect.width - theme.px(8)
        theme.font("condensed", 14, 700).draw(surface, words, at, theme.FRAME_TEXT, align="center", room=room)
        return y + theme.px(HEAD)

    def _draw_show(self, surface: pygame.Surface, action: str, y: int) -> int:
        px = theme.px
        box = pygame.Rect(self.rect.x + px(7), y, self.rect.width - px(14), px(ROW))
        label = self.desk.app.keys.label(action)
        ink, left = theme.FRAME_TEXT if self.is_on(action) else theme.FRAME_TEXT_2, box.x
        if 2 * theme.keycap_size(label)[0] < box.width:  # else the tooltip alone has the key
            left = theme.draw_keycap(surface, label, box.x, box.y + px(3), dark=not self.is_on(action)).right + px(5)
        inner = pygame.Rect(left, box.y, box.right - left, box.height)
        theme.font("condensed", 14, 500).draw_in(surface, text(f"rail-{action}"), inner, ink)
        self.zones.append((action, box))
        return y + px(ROW)

    # -- mouse --------------------------------------------------------------------------------------------------

    def _at(self, position: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
        return next((zone for zone in self.zones if zone[1].collidepoint(position)), None)

    def press(self, position: tuple[int, int], button: int) -> bool:
        """Toggle the clicked switch; return whether the click was on one."""
        found = self._at(position)
        if found is None or found[0] not in self.switches or button != 1:
            return False
        self.toggle(found[0])
        self.desk.on_did(found[0])
        return True

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip for a screen point; None if there is none."""
        found = self._at(position)
        if found is None:
            return None
        name, box = found
        key = self.desk.app.keys.label(name) if name in self.switches else ""
        return Tip(name, (self.said(name),), box, key)

    def said(self, name: str) -> str:
        """Return the tooltip text of a switch or other element by its name."""
        return text(f"rail-tip-{name}")
