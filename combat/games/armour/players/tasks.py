"""Task of each unit in this turn: take a goal, hold one against the enemy, support with fire, or follow."""

from __future__ import annotations

from typing import Literal

from combat.engine.kernel.record import Record
from combat.engine.space.plane.point import CM, Point
from combat.games.armour.players.measures.outlook import Outlook
from combat.games.armour.players.measures.plain_distance import apart
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.missions.mission import Goal
from combat.games.armour.rules.state import Unit

Purpose = Literal["take", "hold", "support", "follow"]
"""To take an own goal, to keep an enemy goal, to fire, or to stay behind the units that fight."""
COMING = 60 * CM
"""Distance within which enemies threaten a goal."""
AHEAD = 3
"""Number of turns before goals count from which they are guarded."""
ENOUGH = 0.8
"""Sufficient points of a goal's guards, as a share of those that threaten it."""


class Task(Record):
    """Purpose of a unit and the place that it concerns."""

    purpose: Purpose
    at: Point


def tasks_of(outlook: Outlook) -> dict[str, Task]:
    """Return the task of each of the seat's units on the table, by id; transports have none."""
    units = [unit for unit in outlook.units() if not unit.transports]
    takers = [
        unit for unit in units if outlook.is_taker(unit) and not (unit.headquarters and _stays_back(outlook, unit))
    ]
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


def _stays_back(outlook: Outlook, unit: Unit) -> bool:
    """Return whether a headquarters does not fight in the first line: it is infantry, or one tank alone."""
    return sum(1 for team in outlook.teams(unit) if outlook.state.card(team).is_armoured) < 2


def _holders(outlook: Outlook, takers: list[Unit]) -> dict[str, Task]:
    """Return the tasks of the takers that keep the enemy from its goals.

    Each goal is guarded as strongly as it is threatened, first the one that most enemies are near; a side without own
    goals spreads the others over the enemy's.
    """
    tasks, mission = dict[str, Task](), outlook.state.book.mission
    goals = sorted(outlook.enemy_goals, key=lambda goal: (-_threat(outlook, goal), goal.at))
    shared = set(outlook.own_goals)
    guarded = outlook.state.turn + AHEAD >= mission.first_check
    for goal in goals:
        if goal in shared:
            continue
        threat, strength, guards = _threat(outlook, goal), 0.0, 0
        for unit in sorted(takers, key=lambda unit: (_gap(outlook, unit, goal.at), unit.id)):
            enough = strength >= ENOUGH * threat if guards else not (threat or guarded)
            if unit.id in tasks or enough:
                continue
            tasks[unit.id] = Task("hold", goal.at)
            strength += sum(outlook.worth(team) for team in outlook.teams(unit) if team.fights)
            guards += 1
    left = [unit for unit in takers if unit.id not in tasks] if not outlook.own_goals and goals else []
    for number in range(len(left)):
        goal = goals[number % len(goals)]
        nearest = min(
            (unit for unit in left if unit.id not in tasks), key=lambda unit: (_gap(outlook, unit, goal.at), unit.id)
        )
        tasks[nearest.id] = Task("hold", goal.at)
    return tasks


def _threat(outlook: Outlook, goal: Goal) -> float:
    """Return the points of the enemy teams that may be at a goal within about two turns."""
    near = (team for team in outlook.theirs if outlook.takes(team) and apart(pose_of(team).point, goal.at) <= COMING)
    return sum(outlook.worth(team) for team in near)


def _gap(outlook: Outlook, unit: Unit, at: Point) -> float:
    chief = outlook.chief(unit)
    return apart(pose_of(chief).point, at) if chief is not None else 1e9


def _focus(outlook: Outlook, tasks: dict[str, Task]) -> Point:
    """Return where the units that only support look: the main goal, the enemy goal in danger, or the middle."""
    if outlook.main_goal is not None:
        return outlook.main_goal.at
    if outlook.enemy_goals:
        return max(outlook.enemy_goals, key=lambda goal: _threat(outlook, goal)).at
    table = outlook.state.book.table
    return Point(table.width // 2, table.height // 2)
