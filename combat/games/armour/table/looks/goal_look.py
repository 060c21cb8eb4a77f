"""Goal overlay: holder of each goal, and the number of teams near enough to it (A31)."""

from __future__ import annotations

import pygame

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.words import text
from combat.games.armour.rules.play.goals import holder, teams_near
from combat.games.armour.rules.two_seats import SEATS
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.table.looks.board_looks import BoardLooks
from combat.games.armour.table.overlays.goals_overlay import goals_of
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.board.drawn_lines import box_around, outline_on_screen
from combat.games.miniatures.looks.look_switches import GOALS
from combat.games.miniatures.words import wording

DISC = 240
"""Radius of the area that a label leaves free, in units of 0.1 mm."""


class GoalLook:
    """The goal overlay: a label beside each goal."""

    def __init__(self, desk: ArmourHub, looks: BoardLooks) -> None:
        self._desk, self._looks = desk, looks

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw the labels, if the overlay is on."""
        if not self._looks.is_on(GOALS):
            return
        state, labels = self._desk.state, self._desk.title_desk.labels
        for goal, seats in goals_of(state).values():
            held = holder(state, goal) if state.turn else ""
            lines = [text("goal-held", goal=names.goal(goal), holder=wording.seat(held) if held else "none")]
            near = [sum(1 for _ in teams_near(state, goal, seat)) for seat in SEATS]
            reach = wording.length(state.book.limits.objective.distance)
            lines.append(text("goal-near", reach=reach, attackers=near[0], defenders=near[1]))
            if seats:
                lines.append(text("goal-wins", seats=" · ".join(wording.seat(seat) for seat in seats)))
            box = box_around(outline_on_screen(self._desk.view, ConvexShape((goal.at,), DISC)))
            labels.put(surface, lines, box, "measure")
