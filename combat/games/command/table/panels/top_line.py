"""The line along the top: whose turn it is, orders, time, points, casualties, pace and the menu (3.0-5.0)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.fitted_type import lines_in
from combat.engine.stage.drawing.lettering import Face
from combat.engine.stage.settings import PACES
from combat.engine.tabletop.overlay.board_mark import mark_of
from combat.engine.tabletop.panes.pace_signs import draw_pace
from combat.engine.tabletop.panes.part import Tip
from combat.engine.words import text
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.command_part import CommandPart
from combat.games.command.words import command_names as names

NEXT_PACE = "paces"
"""The button that stands for all paces: it goes on to the next."""
RULE = 28
"""Between two cells, in pixels at scale 1."""


class TopLine(CommandPart):
    """The top line; `on_menu` opens the menu."""

    def __init__(self, desk: CommandHub, on_menu: Callable[[], None]) -> None:
        super().__init__(desk)
        self.on_menu = on_menu
        self._zones: list[tuple[str, pygame.Rect]] = []
        self._hot = ""

    # -- what it says -------------------------------------------------------------------------------------------

    def cells(self) -> list[tuple[str, str, str]]:
        """Name, label and value of each cell, the most important first."""
        state = self.desk.state
        found = [("mark", "", mark)] if (mark := mark_of(self.desk.session.marks)) else []
        if state.turn:
            found.append(("turn", names.side(state.active), text("top-turn-value", turn=state.turn)))
            orders = state.book.forces[state.active].orders
            found.append(("orders", text("top-orders"), text("top-of", count=state.given, most=orders)))
        else:
            found.append(("turn", text("top-set-up"), names.side(state.active)))
        passed = "top-past" if state.time > state.sudden_death else "top-of"
        found.append(("time", text("top-time"), text(passed, count=state.time, most=state.sudden_death)))
        found.append(("points", text("top-points"), points(state.vp)))
        return found

    def tip(self, position: tuple[int, int]) -> Tip | None:
        name, zone = self._at(position)
        lines = self._advice(name)
        key = "pace" if name.startswith("pace") else "menu" if name == "menu" else ""
        return Tip(name, lines, zone, self.desk.app.keys.label(key) if key else "") if lines else None

    def _advice(self, name: str) -> tuple[str, ...]:
        state = self.desk.state
        if name.startswith("pace"):
            pace = f"pace-{self.desk.app.settings.pace}" if name == NEXT_PACE else name
            return (text("tip-pace", pace=text(pace)),)
        match name:
            case "menu":
                return (text("top-menu"),)
            case "mark":
                return (text("branch-counts" if self.desk.session.marks.study is None else "study-counts"),)
            case "orders":
                return (text("tip-orders"),)
            case "time":
                return (text("tip-time", space=state.sudden_death),)
            case "points":
                forces = state.book.forces.values()
                sides = (text("tip-posture", side=names.side(force.side), posture=force.posture) for force in forces)
                return (text("tip-points"), *sides)
            case "turn" if state.turn:
                return (text("tip-turn"),)
        return ()

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        px, area = theme.px, self.rect
        surface.blit(shapes.gradient(area.width, area.height, theme.FRAME_HIGH, theme.FRAME_LOW), area)
        pygame.draw.rect(surface, theme.FRAME_EDGE, (area.x, area.bottom - px(2), area.width, px(2)))
        self._zones = []
        right, x = self._draw_right(surface), area.x + px(16)
        for place, (name, label, value) in enumerate(self.cells()):
            wide = self._width(label, value)
            if x + wide > right - px(12):
                break
            if place:
                pygame.draw.rect(surface, theme.FRAME_LINE, (x - px(RULE / 2), area.centery - px(10), px(1), px(21)))
            self._zones.append((name, pygame.Rect(x, area.y, wide, area.height)))
            if label:
                x += round(_label().draw(surface, label, (x, area.centery + px(5)), theme.FRAME_TEXT_2)) + px(8)
            ink = theme.CHOSEN if name == "mark" else theme.FRAME_TEXT
            x += round(_value().draw(surface, value, (x, area.centery + px(6)), ink)) + px(RULE)
        self._draw_title(surface, x, right - px(16))

    def _draw_title(self, surface: pygame.Surface, x: int, right: int) -> None:
        """What is played, in what room is left."""
        if right - x < theme.px(90):
            return
        face, lines = lines_in(self.desk.table.heading(self.desk.state), right - x, 1, ("condensed", 15, 400))
        face.draw(surface, lines[0], (right, self.rect.centery + theme.px(5)), theme.FRAME_TEXT_2, align="right")

    def _width(self, label: str, value: str) -> int:
        wide = _value().width(value) + (_label().width(label) + theme.px(8) if label else 0)
        return round(wide)

    def _draw_right(self, surface: pygame.Surface) -> int:
        """The pace buttons, or the one of the present pace, and the menu; returns where they begin."""
        px, settings, middle = theme.px, self.desk.app.settings, self.rect.centery
        x = self.rect.right - px(46)
        self._button(surface, "menu", pygame.Rect(x, middle - px(16), px(36), px(32)), lit=False)
        if self.rect.width < px(900):
            self._button(surface, NEXT_PACE, pygame.Rect(x - px(36), middle - px(15), px(34), px(30)), lit=True)
            return x - px(36)
        for pace in reversed(PACES):
            x -= px(36)
            box = pygame.Rect(x, middle - px(15), px(34), px(30))
            self._button(surface, f"pace-{pace}", box, lit=settings.pace == pace)
        return x - px(10)

    def _button(self, surface: pygame.Surface, name: str, box: pygame.Rect, *, lit: bool) -> None:
        px = theme.px
        if name == self._hot:
            theme.draw_box(surface, box, theme.mix(theme.FRAME, theme.LIGHT, 0.12), radius=4)
        if lit:
            surface.fill(theme.CHOSEN, (box.x + px(6), box.bottom - px(2), box.width - px(12), px(2)))
        ink = theme.FRAME_TEXT if lit or name in (self._hot, "menu") else theme.FRAME_TEXT_2
        icon = f"pace-{self.desk.app.settings.pace}" if name == NEXT_PACE else name
        draw_pace(surface, icon, box.inflate(-px(12), -px(12)), ink)
        self._zones.append((name, box))

    # -- the mouse ----------------------------------------------------------------------------------------------

    def _at(self, position: tuple[int, int]) -> tuple[str, pygame.Rect]:
        return next((zone for zone in self._zones if zone[1].collidepoint(position)), ("", self.rect))

    def move(self, position: tuple[int, int]) -> bool:
        name = self._at(position)[0]
        hot = name if name in ("menu", NEXT_PACE) or name.startswith("pace-") else ""
        changed, self._hot = hot != self._hot, hot
        return changed

    def press(self, position: tuple[int, int], button: int) -> bool:
        name = self._at(position)[0]
        if name == "menu":
            self.on_menu()
        elif name == NEXT_PACE:
            self.desk.set_pace(PACES[(PACES.index(self.desk.app.settings.pace) + 1) % len(PACES)])
        elif name.startswith("pace-"):
            self.desk.set_pace(name.removeprefix("pace-"))
        return True


def _label() -> Face:
    return theme.font("sans", 14)


def _value() -> Face:
    return theme.font("condensed", 17, 700)


def points(vp: int) -> str:
    """Who has how many points more than the other."""
    if not vp:
        return text("top-even")
    return text("top-ahead", side=names.side("axis" if vp > 0 else "allies"), points=abs(vp))
