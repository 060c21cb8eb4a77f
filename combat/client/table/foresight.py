"""Where an enemy's order will take him: his marker prints the directions for all to read (9.3, 10.0)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from combat.board.hexes import Hex
from combat.client import shapes, theme
from combat.client.table import grease
from combat.kernel.records import record
from combat.rules import enemy
from combat.rules.directions import compass
from combat.rules.state import Man, State

if TYPE_CHECKING:
    from combat.client.table.desk import Desk

STEPS = {"must-1": 1, "may-1": 1, "must-2": 2, "fire-else-move": 1}
DISC = 13


@record
class Step:
    """One hex of the way ahead, and the impulse of it; `doubtful` if he may fire instead."""

    start: Hex
    end: Hex
    impulse: int
    doubtful: bool


def way_ahead(state: State, man: Man) -> list[Step]:
    """The steps that an enemy's order still holds this turn, as far as the board goes."""
    order, clock = man.order, state.clock
    if order is None or not order.directions or man.hex is None:
        return []
    acted = clock.phase == "action" and (man.id in clock.done or _team_is_through(state, man))
    first = max(1, clock.impulse + (1 if acted else 0))
    figures, marker = state.book.charts.orders[order.id].figures, compass(state)
    here, found = man.hex, list[Step]()
    for impulse in range(first, 5):
        figure = figures[impulse - 1]
        for _ in range(STEPS.get(figure, 0)):
            there = marker.step(state.board, here, enemy.direction(order, impulse))
            if there is None:
                return found
            found.append(Step(here, there, impulse, figure == "fire-else-move"))
            here = there
    return found


def _team_is_through(state: State, man: Man) -> bool:
    return man.team in state.initiative and state.initiative.index(man.team) < state.clock.place


class Foresight:
    """Drawn for the enemy under the pointer, while nothing moves."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def draw(self, surface: pygame.Surface) -> None:
        """The way, dashed, with the impulse of each step; a ring instead of a disc where he may fire instead."""
        man = self.desk.state.men.get(self.desk.pointed)
        if man is None or man.side == "friendly" or self.desk.mirror.busy or self.desk.sight:
            return
        view = self.desk.view
        steps = way_ahead(self.desk.state, man)
        for step in steps:
            grease.dashes(surface, view.centre(step.start), view.centre(step.end), theme.FIELD)
        for step in steps:
            side = theme.px(DISC) * 2
            box = pygame.Rect(0, 0, side, side)
            box.center = view.centre(step.end)
            ink = theme.FIRE if step.doubtful else theme.MUST
            surface.blit(shapes.rounded(box.size, side / 2, theme.FIELD, ink, 1.8 * theme.scale()), box)
            theme.font("sans", DISC * 1.1, 700).draw_in(surface, str(step.impulse), box, ink, align="center")
