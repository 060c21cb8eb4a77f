"""Strip at the top: pace buttons and menu at the right, the title's cells at the left."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.settings import PACES
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.panes.pace_signs import draw_pace
from combat.engine.tabletop.panes.table_pane import TablePane, Tip
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])

NEXT_PACE = "paces"
"""Name of the button that stands for all paces: it switches to the next."""


class PaceStrip(TablePane[S, B, P]):
    """Base class of the strip; a title's subclass adds cells from the left. `on_menu` opens the menu."""

    menu_key = "menu"
    """The action whose key is shown in the menu's tooltip."""

    def __init__(self, desk: Desk[S, B, P], on_menu: Callable[[], None]) -> None:
        super().__init__(desk)
        self.on_menu = on_menu
        self._zones: list[tuple[str, pygame.Rect]] = []
        """Names and areas of the cells as drawn last."""
        self._hot = ""

    def advice(self, name: str) -> tuple[str, ...]:
        """Return the tooltip lines of a title's cell; () for none."""
        return ()

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the background of the strip, and forget the cells."""
        px, area = theme.px, self.rect
        surface.blit(shapes.gradient(area.width, area.height, theme.FRAME_HIGH, theme.FRAME_LOW), area)
        pygame.draw.rect(surface, theme.FRAME_EDGE, (area.x, area.bottom - px(2), area.width, px(2)))
        self._zones = []

    def draw_right(self, surface: pygame.Surface, middle: int, *, paces: bool) -> int:
        """Draw the pace buttons (or with `paces` false the single one) and the menu button.

        Return the x of their left edge.

        `middle` is the y of their centre.
        """
        px, x = theme.px, self.rect.right - theme.px(46)
        self._button(surface, "menu", pygame.Rect(x, middle - px(16), px(36), px(32)), lit=False)
        if not paces:
            self._button(surface, NEXT_PACE, pygame.Rect(x - px(36), middle - px(15), px(34), px(30)), lit=True)
            return x - px(36)
        for pace in reversed(PACES):
            x -= px(36)
            box = pygame.Rect(x, middle - px(15), px(34), px(30))
            self._button(surface, f"pace-{pace}", box, lit=self.desk.app.settings.pace == pace)
        return x - px(10)

    def _button(self, surface: pygame.Surface, name: str, box: pygame.Rect, *, lit: bool) -> None:
        px = theme.px
        if name == self._hot:
            theme.draw_box(surface, box, theme.mix(theme.FRAME, theme.LIGHT, 0.12), radius=4)
        if lit:
            surface.fill(theme.CHOSEN, (box.x + px(6), box.bottom - px(2), box.width - px(12), px(2)))
        ink = theme.FRAME_TEXT if lit or name in (self._hot, "menu") else theme.FRAME_TEXT_2
        draw_pace(surface, self._pace(name), box.inflate(-px(12), -px(12)), ink)
        self._zones.append((name, box))

    def _pace(self, name: str) -> str:
        """Return the pace of a button; other names unchanged."""
        return f"pace-{self.desk.app.settings.pace}" if name == NEXT_PACE else name

    # -- the mouse ----------------------------------------------------------------------------------------------

    def _at(self, position: tuple[int, int]) -> tuple[str, pygame.Rect]:
        return next((zone for zone in self._zones if zone[1].collidepoint(position)), ("", self.rect))

    def move(self, position: tuple[int, int]) -> bool:
        """Handle the pointer's position, also outside the pane; return whether a redraw is needed."""
        name = self._at(position)[0]
        hot = name if name in ("menu", NEXT_PACE) or name.startswith("pace-") else ""
        changed, self._hot = hot != self._hot, hot
        return changed

    def press(self, position: tuple[int, int], button: int) -> bool:
        """Handle a press of a mouse button; always return True."""
        name = self._at(position)[0]
        if name == "menu":
            self.on_menu()
        elif name == NEXT_PACE:
            self.desk.animation.set_pace(PACES[(PACES.index(self.desk.app.settings.pace) + 1) % len(PACES)])
        elif name.startswith("pace-"):
            self.desk.animation.set_pace(name.removeprefix("pace-"))
        return True

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip for a point, or None if there is none."""
        name, zone = self._at(position)
        lines = self._own_advice(name) or self.advice(name)
        key = "pace" if name.startswith("pace") else self.menu_key if name == "menu" else ""
        return Tip(name, lines, zone, self.desk.app.keys.label(key) if key else "") if lines else None

    def _own_advice(self, name: str) -> tuple[str, ...]:
        if name.startswith("pace"):
            return (text("tip-pace", pace=text(self._pace(name))),)
        if name == "mark":
            return (text("branch-counts" if self.desk.session.marks.study is None else "study-counts"),)
        return (text("top-menu"),) if name == "menu" else ()
