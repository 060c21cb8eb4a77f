"""What each unit is for in this turn: to take a goal, to hold one against the enemy, or to support with fire."""

from __future__ import annotations

from typing import Literal

from combat.engine.kernel.record import Record
from combat.engine.space.plane.point import Point
from combat.games.armour.players.measures.outlook import Outlook
from combat.games.armour.players.measures.plain_distance import apart
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.state import Unit

Purpose = Literal["take", "hold", "support", "follow"]
"""To take an own goal, to keep an enemy goal, to fire, or to stay behind the units that fight."""
GUARDS = 3
"""One in so many takers stays on the enemy's goals while the others attack."""


class Task(Record):
    """What a unit is for, and where."""

    purpose: Purpose
    at: Point


def tasks_of(outlook: Outlook) -> dict[str, Task]:
    """Return the task of each own unit on the table."""
    units = [unit for unit in outlook.units() if not unit.transports]
    takers = [unit for unit in units if outlook.is_taker(unit) and not unit.headquarters]
    tasks = _holders(outlook, takers)
    goal = outlook.main_goal
    for unit in takers:
        if unit.id not in tasks and goal is not None:
            tasks[unit.id] = Task("take", goal.at)
    middle = _focus(outlook, tasks)
    for unit in units:
        if unit.id not in tasks:
            tasks[unit.id] = Task("follow" if unit.headquarters or unit.independent else "support", middle)
    return tasks


def _holders(outlook: Outlook, takers: list[Unit]) -> dict[str, Task]:
    """Return the tasks of the takers that keep the enemy from its goals: all without own goals, else a third.

    The nearest ones go to each goal in turn, first to the one that most enemies are near.
    """
    tasks, goals = dict[str, Task](), list(outlook.enemy_goals)
    if not goals or not takers:
        return tasks
    shared = set(outlook.own_goals) & set(goals)
    count = len(takers) if not outlook.own_goals else len(takers) // GUARDS if not shared else 0
    goals.sort(key=lambda goal: -_threat(outlook, goal.at))
    for number in range(count):
        goal, left = goals[number % len(goals)], [unit for unit in takers if unit.id not in tasks]
        nearest = min(left, key=lambda unit: (_gap(outlook, unit, goal.at), unit.id))
        tasks[nearest.id] = Task("hold", goal.at)
    return tasks


def _threat(outlook: Outlook, at: Point) -> float:
    """Return the points of the enemy around a goal, nearer ones counting more."""
    return sum(outlook.worth(team) * 1000 / (1000 + apart(pose_of(team).point, at)) for team in outlook.theirs)


def _gap(outlook: Outlook, unit: Unit, at: Point) -> float:
    chief = outlook.chief(unit)
    return apart(pose_of(chief).point, at) if chief is not None else 1e9


def _focus(outlook: Outlook, tasks: dict[str, Task]) -> Point:
    """Return where the units that only support look: the main goal, the enemy goal in danger, or the middle."""
    if outlook.main_goal is not None:
        return outlook.main_goal.at
    if outlook.enemy_goals:
        return max(outlook.enemy_goals, key=lambda goal: _threat(outlook, goal.at)).at
    table = outlook.state.book.table
    return Point(table.width // 2, table.height // 2)
