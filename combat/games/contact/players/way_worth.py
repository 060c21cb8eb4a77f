"""Bot's choice of moves: towards an objective or into nearby cover, valued by the place where they end."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from combat.engine.kernel.record import Record, replace
from combat.engine.space.plane.heading import FULL, Heading, heading_to
from combat.engine.space.plane.point import CM, Point
from combat.games.contact.players.outlook import NEAR_GOAL, Outlook, apart
from combat.games.contact.rules.answers import Act, Verb
from combat.games.contact.rules.command.leading import in_command
from combat.games.contact.rules.measuring import ahead, pose_of
from combat.games.contact.rules.moves.figures_of_moves import allowance
from combat.games.contact.rules.sight.cover import shelter
from combat.games.contact.rules.state import State, Unit
from combat.games.contact.standing.act_plan import moved_there, plan_way
from combat.games.contact.standing.shot_forecast import best_aims

ENDS: Final[tuple[tuple[Verb, Heading, int], ...]] = (
    ("fast", 0, 100), ("fast", 300, 100), ("fast", -300, 100), ("fast", 700, 100), ("fast", -700, 100), ("fast", 0, 50),
    ("move", 0, 100), ("move", 300, 100), ("move", -300, 100), ("move", 0, 50),
)  # fmt: skip
"""Moves that are tried: the angle to the objective in tenths of a degree, and the percentage of the allowance."""
GUNNERS = 2
"""Number of enemies with fire on a place that are counted at most."""
STAYS = 5 * CM
"""A unit nearer to its objective than this stays."""


class Going(Record, gc=True):
    """A move with its value and the terms of that value."""

    act: Act
    worth: float
    terms: tuple[tuple[str, float], ...]


def placed(state: State, unit: Unit) -> State:
    """Return a copy of a state in which `unit` replaces the unit with its id."""
    view = state.copy()
    view.units[unit.id] = unit
    return view


def danger(outlook: Outlook, unit: Unit) -> float:
    """Return the loss, in points, to be expected from the best shots of known enemies at a unit at its current
    place.
    """
    there = replace(unit, where="table")
    view, found = placed(outlook.state, there), list[float]()
    for enemy in outlook.enemies:
        if enemy.demoralised or not enemy.placed:
            continue
        shots = best_aims(view, enemy, unit.id)
        if shots:
            found.append(outlook.gain(shots[0], there))
    return sum(sorted(found, reverse=True)[:GUNNERS])


def best_way(outlook: Outlook, unit: Unit) -> Going | None:
    """Return the best move of a unit; None if no move reaches the threshold of the weights."""
    ways = [_weighed(outlook, unit, verb, end) for verb, end in _ends(outlook, unit)]
    found = max((each for each in ways if each is not None), key=lambda each: each.worth, default=None)
    return found if found is not None and found.worth >= outlook.weights.least else None


def _ends(outlook: Outlook, unit: Unit) -> Iterator[tuple[Verb, Point]]:
    """Yield kinds of moves and the points for which they make."""
    start = pose_of(unit).point
    goal = outlook.goal_of(start)
    if goal is None or math.dist(goal, start) <= STAYS:
        return
    along, far = heading_to(start, goal), math.dist(goal, start)
    for verb, turn, share in ENDS:
        most = allowance(outlook.state, unit, verb) * share // 100
        yield verb, ahead(start, (along + turn) % FULL, round(min(most, far)))


def hoped(outlook: Outlook, unit: Unit) -> float:
    """Return a quick upper estimate of the value of a unit's best move, in points, ignoring ground and enemies."""
    start = pose_of(unit).point
    goal = outlook.goal_of(start)
    if goal is None or math.dist(goal, start) <= STAYS:
        return 0.0
    most = min(allowance(outlook.state, unit, "fast"), math.dist(goal, start))
    return outlook.weights.step * most / CM


def _weighed(outlook: Outlook, unit: Unit, verb: Verb, end: Point) -> Going | None:
    state, weights = outlook.state, outlook.weights
    width, height = state.book.table.width, state.book.table.height
    inside = Point(min(max(end.x, 0), width), min(max(end.y, 0), height))
    if inside == pose_of(unit).point:
        return None
    plan = plan_way(state, unit, verb, (inside,), None)
    if plan.act is None or plan.end is None:
        return None
    there = moved_there(state, unit, plan, verb)
    goal = outlook.goal_of(pose_of(unit).point)
    assert goal is not None
    nearer = apart(pose_of(unit).point, goal) - apart(plan.end.point, goal)
    cover = shelter(state, there, None).cover
    safe = {"none": 0.0, "light": weights.cover}.get(cover, weights.heavy_cover)
    terms = [
        ("nearer", weights.step * nearer),
        ("cover", safe - _cover_now(outlook, unit)),
        ("danger", -weights.danger * danger(outlook, there)),
        ("apart", 0.0 if in_command(placed(state, there), there) else -weights.apart),
    ]
    if math.dist(plan.end.point, goal) <= NEAR_GOAL and outlook.wanted:
        terms.append(("objective", weights.step * NEAR_GOAL / CM))
    return Going(plan.act, sum(worth for _, worth in terms), tuple(terms))


def _cover_now(outlook: Outlook, unit: Unit) -> float:
    """Return what the cover is worth that a unit gives up."""
    if outlook.attacks:
        return 0.0
    found = shelter(outlook.state, unit, None).cover
    return {"none": 0.0, "light": outlook.weights.cover}.get(found, outlook.weights.heavy_cover)
