"""Placing works and aiming points: before the enemy's goals, in the enemy's way."""

from __future__ import annotations

from combat.engine.space.plane.heading import HALF, QUARTER, heading_to
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.pose import Pose
from combat.games.armour.players.measures.outlook import Outlook
from combat.games.armour.players.measures.plain_distance import apart
from combat.games.armour.rules.answers import DONE, AimAt, PlaceWork
from combat.games.armour.rules.artillery.aim_artillery import unaimed
from combat.games.armour.rules.works.place_works import work_refusal, works_left
from combat.games.miniatures.players.judged import Judged, judged

BEFORE = 18 * CM
"""Distance of the ground in front of a goal that works and shells should close."""
TRIED = 40
"""Number of places tried for a work."""
SIDEWAYS = 30 * CM


def next_work(outlook: Outlook) -> Judged:
    """Return the next work, placed before a goal of the enemy; DONE if there is no place for one."""
    state, numbers = outlook.state, outlook.numbers(f"work {len(outlook.state.works)}")
    goals = [goal.at for goal in outlook.enemy_goals]
    for kind in works_left(state, outlook.seat):
        best: tuple[float, PlaceWork] | None = None
        for _ in range(TRIED if goals else 0):
            goal = goals[numbers.below(len(goals))]
            way = _before(outlook, goal)
            at = way.moved(numbers.below(2 * SIDEWAYS) - SIDEWAYS, numbers.below(BEFORE) - BEFORE // 2)
            heading = (heading_to(goal, way) + QUARTER) % HALF
            if min(at) < 0:
                continue
            work = PlaceWork(kind, Pose.at(at, 0 if state.book.works[kind].is_round else heading))
            if work_refusal(state, outlook.seat, work) is None and (best is None or apart(at, way) < best[0]):
                best = apart(at, way), work
        if best is not None:
            return judged(best[1])
    return judged(DONE)


def next_aiming_point(outlook: Outlook) -> Judged:
    """Return the aiming point of the next artillery unit: before an enemy goal, else at an own one; DONE if none is
    left.
    """
    state = outlook.state
    waiting = sorted(unaimed(state, outlook.seat), key=lambda unit: unit.id)
    goals = [_before(outlook, goal.at) for goal in outlook.enemy_goals] or [goal.at for goal in outlook.own_goals]
    if not waiting or not goals:
        return judged(DONE)
    aimed = sum(1 for unit in state.living(outlook.seat) if unit.aiming_point is not None)
    return judged(AimAt(waiting[0].id, Pose.at(goals[aimed % len(goals)])))


def _before(outlook: Outlook, goal: Point) -> Point:
    """Return a point before a goal, on the side of the enemy."""
    zone = outlook.state.book.mission.side(outlook.other).area()
    down = BEFORE if (zone.top + zone.bottom) // 2 > goal.y else -BEFORE
    return Point(goal.x, max(0, min(outlook.state.book.table.height, goal.y + down)))
