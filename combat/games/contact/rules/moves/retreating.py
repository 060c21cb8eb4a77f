"""Retreats: from close combat, after a failed rally, before an overrun (sections 3 and 6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Choice
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.heading import FULL, HALF, Heading, heading_to
from combat.engine.space.plane.movement.movement_path import Move, path_of
from combat.engine.space.plane.point import Point, squared_distance
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.games.contact.rules.answers import Retreat
from combat.games.contact.rules.events.close_events import UnitWithdrew
from combat.games.contact.rules.ground.ways import walked
from combat.games.contact.rules.measuring import ahead, pose_of
from combat.games.contact.rules.moves.figures_of_moves import allowance
from combat.games.contact.rules.sight.sight_lines import sees
from combat.games.contact.rules.state import State, Unit
from combat.games.contact.rules.two_seats import ATTACKER

FAN: tuple[Heading, ...] = (0, 300, -300, 600, -600, 900, -900)
"""Directions that are tried, from straight away from the enemy on, in tenths of a degree."""
MOST_WAYS = 3
"""Ways among which the owner chooses."""


class RetreatBy(Choice):
    """By which route does a unit fall back (section 3)?"""

    kind: ClassVar[str] = "retreat"
    seat: Seat = ""


def pushed(state: State, unit: Unit, enemy: Point, length: int) -> Pose:
    """Return the pose of a unit after it goes back from an enemy by a length in units of 0.1 mm.

    It turns aside if necessary; the pose is unchanged if it cannot move.
    """
    start = pose_of(unit)
    away = heading_to(enemy, start.point) if enemy != start.point else (start.heading + HALF) % FULL
    best, farthest = start, 0
    for turn in FAN:
        end = _clipped(state, ahead(start.point, (away + turn) % FULL, length))
        if end == start.point:
            continue
        there = walked(state, unit, (Move(end),)).end
        gone = squared_distance(start.point, there.point)
        if gone > farthest:
            best, farthest = there, gone
        if gone * 100 >= squared_distance(start.point, end) * 81 and end != start.point:
            break
    return best


def _clipped(state: State, point: Point) -> Point:
    table = state.book.table
    return Point(min(max(point.x, 0), table.width), min(max(point.y, 0), table.height))


def withdraw(state: State, unit: str, enemy: Point, length: int, why: str) -> Steps[None]:
    """Move a unit straight back from an enemy by a length in units of 0.1 mm, yielding the event; do nothing if it
    is lost.
    """
    each = state.units[unit]
    if each.alive and each.pose is not None:
        yield UnitWithdrew(unit, (pushed(state, each, enemy, length),), why)


def fall_back(state: State, unit: str) -> Steps[None]:
    """Move a unit back by a fast move, yielding decisions and events: out of sight if possible, else towards its own
    edge.

    Its seat chooses if there are several ways. Guns and immobilised units stay (section 3).
    """
    each = state.units[unit]
    if state.card(each).arm == "gun" or each.stuck or not each.placed:
        return
    length = allowance(state, replace(each, where="table"), "fast")
    ways = list(_ways(state, each, length))
    if not ways:
        return
    chosen = ways[0]
    if len(ways) > 1:
        answer = yield from ask(RetreatBy("S3", unit, tuple(ways), None, each.seat))
        chosen = Retreat.read(answer)
    yield UnitWithdrew(unit, (chosen.route.end,), "rally")


def _ways(state: State, unit: Unit, length: int) -> Iterator[Retreat]:
    """Yield a few ways back: those out of the sight of every known enemy, else the one towards the own edge."""
    home = HALF if unit.seat == ATTACKER else 0
    ends = list[Pose]()
    start = pose_of(unit)
    for turn in FAN:
        goal = _clipped(state, ahead(start.point, (home + turn) % FULL, length))
        there = walked(state, unit, path_of(start, Route([goal], start.heading), "kept")).end
        if there != start and there not in ends:
            ends.append(there)
    enemies = [each for each in state.units.values() if each.seat != unit.seat and each.known]
    hidden = [end for end in ends if not any(sees(state, enemy, replace(unit, pose=end)) for enemy in enemies)]
    for end in hidden[:MOST_WAYS] or ends[:1]:
        yield Retreat(Route([end.point], end.heading))
