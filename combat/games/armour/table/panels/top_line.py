"""Top line: turn, whose it is, goals, losses, points; pace and menu."""

from __future__ import annotations

import pygame

from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.fitted_type import lines_in
from combat.engine.stage.drawing.lettering import Font
from combat.engine.tabletop.overlay.board_mark import mark_of
from combat.engine.tabletop.panes.pace_strip import PaceStrip
from combat.engine.words import text
from combat.games.armour.rules.play.goals import holder, points_destroyed
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import SEATS, other_seat
from combat.games.armour.table.armour_desk import ArmourDesk
from combat.games.armour.words import armour_names as names

RULE = 28
"""Gap between cells, in pixels at scale 1."""


class TopLine(PaceStrip[State, ArmourDesk, Pose]):
    """Top line; shows as many cells as there is room for."""

    def cells(self) -> list[tuple[str, str, str]]:
        """Return name, label and value of each cell, most important first."""
        state, mission = self.desk.state, self.desk.state.book.mission
        found = [("mark", "", mark)] if (mark := mark_of(self.desk.session.marks)) else []
        if not state.turn:
            return [*found, ("seat", text("top-deployment"), names.seat(state.active))]
        found.append(("turn", text("top-turn"), text("top-of", count=state.turn, most=mission.turns)))
        found.append(("seat", "", names.seat(state.active)))
        goals = mission.side(state.active).goals
        held = sum(1 for goal in goals if holder(state, goal) == state.active)
        if goals:
            found.append(("goals", text("top-goals"), text("top-of", count=held, most=len(goals))))
        lost = [
            sum(1 for team in state.teams.values() if team.where == "destroyed" and state.seat_of(team.id) == seat)
            for seat in SEATS
        ]
        found.append(("lost", text("top-lost"), f"{lost[0]} : {lost[1]}"))
        points = [points_destroyed(state, other_seat(seat)) // 100 for seat in SEATS]
        found.append(("points", text("top-points"), f"{points[0]} : {points[1]}"))
        return found

    def advice(self, name: str) -> tuple[str, ...]:
        """Return the tooltip of a cell; () for none."""
        state, mission = self.desk.state, self.desk.state.book.mission
        match name:
            case "turn":
                return (text("tip-turn", first=mission.first_check, turns=mission.turns),)
            case "goals":
                goals = (
                    text("tip-goal", goal=goal.name, holder=names.seat(holder(state, goal)) or "–")
                    for goal in mission.side(state.active).goals
                )
                return (text("tip-goals"), *goals)
            case "lost":
                return (text("tip-lost"),)
            case "points":
                return (text("tip-points"),)
        return ()

    # -- drawing ------------------------------------------------------------------------------------------------

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
            ink = theme.CHOSEN if name == "mark" else theme.FRAME_TEXT
            x += round(_value().draw(surface, value, (x, area.centery + px(6)), ink)) + px(RULE)
        self._draw_title(surface, x, right - px(16))

    def _draw_title(self, surface: pygame.Surface, x: int, right: int) -> None:
        """Draw the title of the mission in the remaining room."""
        if right - x < theme.px(90):
            return
        face, lines = lines_in(self.desk.table.heading(self.desk.state), right - x, 1, ("condensed", 15, 400))
        face.draw(surface, lines[0], (right, self.rect.centery + theme.px(5)), theme.FRAME_TEXT_2, align="right")


def _label() -> Font:
    return theme.font("sans", 14)


def _value() -> Font:
    return theme.font("condensed", 17, 700)
