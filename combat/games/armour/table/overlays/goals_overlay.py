"""The goals of both seats: the ring within which teams hold one, and a flag (A31)."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import CM
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.shapes import Plate
from combat.engine.tabletop.plane.plane_ground import UNITS
from combat.games.armour.rules.missions.mission import Goal
from combat.games.armour.rules.play.goals import holder
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import SEATS
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.board.drawn_lines import CREAM, DARK, dashes, in_sight, on_screen
from combat.games.miniatures.pieces import coats
from combat.games.miniatures.pieces.turned_plate import framed

SQUARE = ((-1, -1), (1, -1), (1, 1), (-1, 1))
CORNERS = 64
"""Corners of the line that stands for a ring."""
RADIUS = 11.0
"""Radius of a flag's disc in pixels at scale 1."""
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
            unit, (x, y) = theme.scale(), on_screen(view, goal.at)
            ring = _ring(reach / UNITS * view.camera.zoom, unit)
            surface.blit(ring, (round(x) - ring.get_width() // 2, round(y) - ring.get_height() // 2))
            held = holder(state, goal) if state.turn else ""
            flag = _flag(
                round(RADIUS * unit),
                "" if not held else "ours" if held == self.desk.title_desk.teams.own_seat else "theirs",
            )
            surface.blit(flag, (round(x) - flag.get_width() // 2, round(y) - flag.get_height() // 2))
            face, at = theme.font("condensed", 14, 700), (round(x) + theme.px(15), round(y) + theme.px(5))
            name = names.goal(goal)
            for across, down in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                face.draw(surface, name, (at[0] + across, at[1] + down), CREAM)
            face.draw(surface, name, at, DARK)


def goals_of(state: State) -> dict[str, tuple[Goal, list[Seat]]]:
    """Return each goal of a mission by name, with the seats that win by it."""
    found, mission = dict[str, tuple[Goal, list[Seat]]](), state.book.mission
    for seat in SEATS:
        for goal in mission.side(seat).goals:
            found.setdefault(goal.name, (goal, []))[1].append(seat)
    if mission.ending_goal is not None:
        found.setdefault(mission.ending_goal.name, (mission.ending_goal, []))
    return found


@lru_cache(maxsize=2)
def _ring(radius: float, unit: float) -> pygame.Surface:
    """Return the dashed ring around a goal in pixels of the screen at a scale. Cached: do not draw on it."""
    middle = math.ceil(radius + 2 * unit)
    plate = pygame.Surface((2 * middle, 2 * middle), pygame.SRCALPHA)
    turns = [turn * math.tau / CORNERS for turn in range(CORNERS + 1)]
    ring = [(middle + radius * math.cos(turn), middle + radius * math.sin(turn)) for turn in turns]
    for line, width in ((DARK, 3.0), (CREAM, 1.8)):
        for start, end in dashes(ring, 2.5 * unit, 5 * unit):
            pygame.draw.line(plate, line, start, end, max(1, round(width * unit)))
    return plate


@lru_cache(maxsize=6)
def _flag(radius: int, held: str) -> pygame.Surface:
    """Return the disc of a goal: round for ours, cut for theirs, with an empty flag while nobody holds it. Cached."""
    side = 2 * radius + 2
    plate, middle = Plate(side, side, DARK), (side / 2, side / 2)
    ground = {"": CREAM, "ours": coats.SIGN_OURS, "theirs": coats.SIGN_THEIRS}[held]
    if held == "theirs":
        corners = framed(
            [(middle[0] + x * radius, middle[1] + y * radius) for x, y in SQUARE], radius * 0.5, is_round=False
        )
        plate.polygon(corners, DARK)
        plate.polygon(
            [((x - middle[0]) * 0.84 + middle[0], (y - middle[1]) * 0.84 + middle[1]) for x, y in corners], ground
        )
    else:
        plate.circle(middle, radius, DARK)
        plate.circle(middle, radius - 1.6, ground)
    pole, top = middle[0] - radius * 0.3, middle[1] - radius * 0.55
    plate.line(((pole, top), (pole, middle[1] + radius * 0.6)), DARK, max(1.0, radius * 0.14))
    cloth = ((pole, top), (pole + radius * 0.8, top + radius * 0.3), (pole, top + radius * 0.6))
    plate.line([*cloth, cloth[0]], DARK, max(0.8, radius * 0.1))
    if held:
        plate.polygon(cloth, DARK)
    return plate.reduce()
