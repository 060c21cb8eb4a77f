"""Top line: turn, orders, time, points, casualties, pace and menu (3.0-5.0)."""

from __future__ import annotations

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import lines_in
from combat.engine.stage.drawing.lettering import Font
from combat.engine.tabletop.overlay.board_mark import mark_of
from combat.engine.tabletop.panes.pace_strip import PaceStrip
from combat.engine.words import text
from combat.games.command.rules.state import State
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.words import command_names as names
from combat.games.command.words.saved_words import lead

RULE = 28
"""Gap between cells, in pixels at scale 1."""


class TopLine(PaceStrip[State, CommandDesk, Hex]):
    """Top line; shows as many cells as there is room for."""

    # -- content ----------------------------------------------------------------------------------------------------

    def cells(self) -> list[tuple[str, str, str]]:
        """Return name, label and value of each cell, most important first."""
        state = self.desk.state
        found = [("mark", "", mark)] if (mark := mark_of(self.desk.session.marks)) else []
        if state.turn:
            found.append(("turn", names.side(state.active), text("top-turn-value", turn=state.turn)))
            orders = state.book.forces[state.active].orders
            found.append(("orders", text("top-orders"), text("top-of", count=state.given, most=orders)))
        else:
            found.append(("turn", text("top-set-up"), names.side(state.active)))
        found.append(("time", text("top-time"), text("top-time-value", count=state.time, most=state.sudden_death)))
        found.append(("points", text("top-points"), lead(state.vp)))
        return found

    def advice(self, name: str) -> tuple[str, ...]:
        """Return the tooltip of a title's cell; () for none."""
        state = self.desk.state
        match name:
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

    # -- drawing ----------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""
        px, area = theme.px, self.rect
        self.draw_ground(surface)
        right, x = self.draw_right(surface, area.centery, paces=area.width >= px(900)), area.x + px(16)
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
        """Draw the title of the scenario in the remaining room."""
        if right - x < theme.px(90):
            return
        face, lines = lines_in(self.desk.table.heading(self.desk.state), right - x, 1, ("condensed", 15, 400))
        face.draw(surface, lines[0], (right, self.rect.centery + theme.px(5)), theme.FRAME_TEXT_2, align="right")

    def _width(self, label: str, value: str) -> int:
        wide = _value().width(value) + (_label().width(label) + theme.px(8) if label else 0)
        return round(wide)


def _label() -> Font:
    return theme.font("sans", 14)


def _value() -> Font:
    return theme.font("condensed", 17, 700)
