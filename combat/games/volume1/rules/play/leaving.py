"""Objectives that a man will leave because his order moves him on; only Duck Back stops him (6.0, 7.19, 22.0)."""

from __future__ import annotations

from combat.games.volume1.rules.book import Objective
from combat.games.volume1.rules.play import initiative, victory
from combat.games.volume1.rules.play.prospects import STEPS
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, State

MAY = ("may-1", "move-or-shift")
"""Entries of the order chart under which a man may stay where he is; a berserk man may not (6.0, 17.2)."""


def goal_left(state: State, man: Man) -> tuple[Objective, int] | None:
    """Return the objective in whose hex a man is, and the later impulse of this turn in which he must move.

    Return None if he is in no objective with points, or need not move.
    """
    goals = (goal for goal in state.book.scenario.objectives if man.hex in goal.hexes)
    goal = next((goal for goal in goals if victory.worth(state, goal) > 0), None)
    impulse = next((one for one in initiative.acts_in(state, man, acted=True) if _must_move(state, man, one)), 0)
    return (goal, impulse) if goal is not None and impulse else None


def _must_move(state: State, man: Man, impulse: int) -> bool:
    figure = state.book.charts.orders[visibility.order_id(man)].figures[impulse - 1]
    return figure in STEPS and (figure not in MAY or man.morale == "berserk")
