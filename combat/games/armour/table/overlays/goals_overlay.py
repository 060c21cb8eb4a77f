"""Drawing of the goals of both seats: the ring within which teams hold a goal, and a flag (A31)."""

from __future__ import annotations

import pygame

from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import CM
from combat.games.armour.rules.missions.mission import Goal
from combat.games.armour.rules.play.goals import holder
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import SEATS
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.board.drawn_lines import in_sight
from combat.games.miniatures.board.goal_marks import Side, draw_goal

NAME = 20 * CM
"""Room for a goal's name beside its ring, in units of 0.1 mm."""


class GoalsOverlay:
    """Draws the goals of the mission on the ground."""

    def __init__(self, desk: ArmourHub) -> None:
        self.desk = desk

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the ring and the flag of each goal."""
        view, state = self.desk.view, self.desk.state
        reach = state.book.limits.objective.distance
        for goal, _ in goals_of(state).values():
            if not in_sight(view, goal.at, reach + NAME):
                continue
            held = holder(state, goal) if state.turn else ""
            side: Side = "" if not held else "ours" if held == self.desk.title_desk.teams.own_seat else "theirs"
            draw_goal(surface, view, goal.at, reach, names.goal(goal), side)


def goals_of(state: State) -> dict[str, tuple[Goal, list[Seat]]]:
    """Return each goal of a mission by name, with the seats that win by it."""
    found, mission = dict[str, tuple[Goal, list[Seat]]](), state.book.mission
    for seat in SEATS:
        for goal in mission.side(seat).goals:
            found.setdefault(goal.name, (goal, []))[1].append(seat)
    if mission.ending_goal is not None:
        found.setdefault(mission.ending_goal.name, (mission.ending_goal, []))
    return found
