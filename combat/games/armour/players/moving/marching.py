"""Choice of the next unit to move and its destination, by goals, its fire and danger."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot, inf
from typing import Final, Generic, TypeAlias, TypeVar

from combat.engine.kernel.record import Record
from combat.engine.space.plane.heading import turned
from combat.engine.space.plane.point import CM, Point
from combat.games.armour.players.assaulting.charges import prospect
from combat.games.armour.players.measures.estimates import chances, danger
from combat.games.armour.players.measures.outlook import Outlook
from combat.games.armour.players.measures.plain_distance import apart
from combat.games.armour.players.moving.digging import next_digging
from combat.games.armour.players.moving.formations import facing, formation
from combat.games.armour.players.tasks import Task, tasks_of
from combat.games.armour.rules.answers import DONE, Speed
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.moves.move_limits import mover_refusal
from combat.games.armour.rules.orders.order_effects import order_refusal
from combat.games.armour.rules.posture import is_pinned
from combat.games.armour.rules.state import Team, Unit
from combat.games.miniatures.players.judged import Judged, judged

GRID = 2 * CM
"""Pitch of the grid of candidate places, so that glimpses are reused."""
DIRECTIONS = 6
NEAR = 7 * CM
"""Distance from a goal to which the leader of a unit moves that takes or holds it."""
CONTEST = 10 * CM
"""Distance from a goal at which the leader of a unit certainly contests it."""
NOT_ALONE = (0.7, 0.2, 0.05)
"""Chance that a unit decides a check, by the number of other units at the goal."""
FREE = 14 * CM
"""Distance from a goal within which its guards may move."""
LEAST_GAIN = 0.3
"""Gain in points over the present place that a new one must have."""
LEAD = 22.0
"""Distance in cm by which a unit may be ahead of an attack's median without a penalty."""
AROUND = 40 * CM
"""Distance within which friends may obstruct a unit."""
TRIED = 4
"""Number of best places that are tried for legal moves."""
FOCUS = 0.5
"""Share of the enemy's fire that one unit draws."""
STAND_OFF, CLOSER, TANKS_CLOSER = 36 * CM, 9 * CM, 12 * CM
"""Distance of a firing unit from an enemy, and of infantry and tanks before their charge."""
SPOTTING = 1.5
"""Value in points of a place from which an observer sees enemies."""


Question: TypeAlias = tuple[object, ...]
V = TypeVar("V")


class Answers(Generic[V]):
    """Cache of results for later questions of a phase; emptied when it is full."""

    def __init__(self, most: int) -> None:
        self._most, self._known = most, dict[Question, V]()

    def get(self, question: Question) -> V | None:
        """Return the cached result for a question; None if there is none."""
        return self._known.get(question)

    def keep(self, question: Question, answer: V) -> V:
        """Cache the result for a question and return it."""
        if len(self._known) >= self._most:
            self._known.clear()
        self._known[question] = answer
        return answer


class Spot(Record):
    """A place for a unit's leader, and the terms of its value."""

    at: Point
    speed: Speed | None
    """Speed of the move; None to stay."""
    terms: tuple[tuple[str, float], ...]

    @property
    def charges(self) -> bool:
        """Return whether the place is chosen for an assault from there."""
        return any(what == "assault" and worth > 0 for what, worth in self.terms)

    @property
    def value(self) -> float:
        """Return the sum of the terms, in points."""
        return sum(worth for _, worth in self.terms)


_BETTER: Final[Answers[tuple[Spot, ...]]] = Answers(64)
_BLOCKED: Final[Answers[bool]] = Answers(256)
"""Units that found no legal way to a better place while their friends were at the same places."""


def next_move(outlook: Outlook) -> Judged:
    """Return the move of the next unit that gains by one, foremost units first.

    If none does, return an order to dig in, or DONE.
    """
    tasks = tasks_of(outlook)
    for unit, chief in _waiting(outlook, tasks):
        found = _move(outlook, unit, chief, tasks[unit.id])
        if found is not None:
            return found
    return next_digging(outlook, tasks) or judged(DONE)


def _waiting(outlook: Outlook, tasks: dict[str, Task]) -> list[tuple[Unit, Team]]:
    """Return the units that have not moved yet with their leaders, those nearest to their tasks first."""
    found = list[tuple[float, str, Unit, Team]]()
    for unit in outlook.units():
        chief = outlook.chief(unit)
        if chief is None or unit.id not in tasks or _has_begun(outlook, unit) or is_pinned(outlook.state, chief):
            continue
        way = outlook.way(tasks[unit.id].at, chief).length(pose_of(chief).point)
        found.append((way, unit.id, unit, chief))
    return [(unit, chief) for *_, unit, chief in sorted(found, key=lambda each: each[:2])]


def _has_begun(outlook: Outlook, unit: Unit) -> bool:
    return unit.moved or bool(unit.orders) or any(team.moved for team in outlook.teams(unit))


def _move(outlook: Outlook, unit: Unit, chief: Team, task: Task) -> Judged | None:
    """Return the best legal move of a unit; None if it stays."""
    state = outlook.state
    if not any(mover_refusal(state, team) is None for team in outlook.teams(unit)):
        return None
    question = _question(outlook, unit, task)
    spots = _BETTER.get(question)
    if spots is None:
        spots = _BETTER.keep(question, _better(outlook, unit, chief, task))
    at = pose_of(chief).point
    around = tuple(team.pose for team in outlook.mine if apart(pose_of(team).point, at) <= AROUND)
    if len(spots) < 2 or _BLOCKED.get((*question, around)):
        return None
    here, *better = spots
    for spot in better:
        heading = facing(state, spot.at, outlook.theirs, task.at)
        moves = (
            None if spot.speed is None else formation(state, unit, spot.at, heading, spot.speed, abreast=spot.charges)
        )
        if moves is None:
            continue
        end = next((part.route.end.point for part in moves.parts if part.team == chief.id), at)
        made = spot if end == spot.at else _spot(outlook, unit, chief, task, end, spot.speed)
        if made.value > here.value + LEAST_GAIN:
            return judged(moves, made.terms)
    _BLOCKED.keep((*question, around), True)
    return None


def _question(outlook: Outlook, unit: Unit, task: Task) -> Question:
    """Return all that the value of places for a unit depends on; where its friends have gone is no part of it."""
    state = outlook.state
    return (
        id(state.book), state.turn, unit, task, tuple(outlook.teams(unit)), tuple(outlook.theirs), outlook.weights,
        round(outlook.press, 1), tuple(outlook.contested.items()),
    )  # fmt: skip


def _better(outlook: Outlook, unit: Unit, chief: Team, task: Task) -> tuple[Spot, ...]:
    """Return the place where a unit is, then the few that are better for it, the best first."""
    here = _spot(outlook, unit, chief, task, pose_of(chief).point, None)
    spots = [_spot(outlook, unit, chief, task, at, speed) for at, speed in _places(outlook, chief, task)]
    better = sorted(
        (spot for spot in spots if spot.value > here.value + LEAST_GAIN), key=lambda spot: (-spot.value, spot.at)
    )
    return here, *better[:TRIED]


# -- places ------------------------------------------------------------------------------------------------------------


def _places(outlook: Outlook, chief: Team, task: Task) -> Iterator[tuple[Point, Speed]]:
    """Yield the places that are weighed for a unit's leader, each once."""
    state, start, speeds = outlook.state, pose_of(chief).point, outlook.state.card(chief).speeds
    if speeds is None:
        return
    dash = order_refusal(state, chief, "dash") is None and not _any_near(outlook, start, 20 * CM)
    field, seen = outlook.way(task.at, chief), set[tuple[Point, Speed]]()
    found = list[tuple[Point, Speed]]()
    for length in (speeds.tactical, speeds.tactical // 2):
        found.append((field.along(start, length), "tactical"))
    if dash:
        found.append((field.along(start, speeds.cross_country), "dash"))
    for goal in outlook.contested:
        found.extend(_to_goal(outlook, chief, goal.at, dash=dash))
    for turn in range(DIRECTIONS):
        found.append((start.moved(*turned(Point(0, -speeds.tactical), turn * 3600 // DIRECTIONS)), "tactical"))
    near = sorted(outlook.theirs, key=lambda enemy: (apart(start, pose_of(enemy).point), enemy.id))
    for enemy in near[:2]:
        at = pose_of(enemy).point
        gap = apart(start, at)
        for keep in (TANKS_CLOSER if state.card(chief).arm == "tank" else CLOSER, STAND_OFF):
            if 0 < gap - keep <= speeds.tactical:
                found.append((_towards(start, at, gap - keep), "tactical"))
    for at, speed in found:
        snapped = _on_grid(outlook, at)
        if snapped is not None and (snapped, speed) not in seen and snapped != start:
            seen.add((snapped, speed))
            yield snapped, speed


def _to_goal(outlook: Outlook, chief: Team, goal: Point, *, dash: bool) -> Iterator[tuple[Point, Speed]]:
    """Yield places near a goal that a unit reaches this turn."""
    start, speeds = pose_of(chief).point, outlook.state.card(chief).speeds
    gap = apart(start, goal)
    for keep in (0, NEAR):
        length = max(0.0, gap - keep)
        if speeds is not None and length <= speeds.tactical:
            yield _towards(start, goal, length), "tactical"
        elif speeds is not None and dash and length <= speeds.cross_country:
            yield _towards(start, goal, length), "dash"


def _any_near(outlook: Outlook, at: Point, reach: int) -> bool:
    return any(apart(pose_of(enemy).point, at) < reach for enemy in outlook.theirs)


def _towards(start: Point, end: Point, length: float) -> Point:
    whole = max(1.0, hypot(end.x - start.x, end.y - start.y))
    return Point(
        round(start.x + (end.x - start.x) * length / whole), round(start.y + (end.y - start.y) * length / whole)
    )


def _on_grid(outlook: Outlook, at: Point) -> Point | None:
    table = outlook.state.book.table
    x, y = (round(value / GRID) * GRID for value in at)
    return Point(x, y) if 2 * CM <= x <= table.width - 2 * CM and 2 * CM <= y <= table.height - 2 * CM else None


# -- value -------------------------------------------------------------------------------------------------------------


def _spot(outlook: Outlook, unit: Unit, chief: Team, task: Task, at: Point, speed: Speed | None) -> Spot:
    """Return a place with the terms of its value for a unit."""
    weights, press = outlook.weights, outlook.press
    moved = speed is not None
    teams = [team for team in outlook.teams(unit) if team.fights]
    shots = (
        0.0
        if speed == "dash"
        else sum((best * count for best, count in _by_card(outlook, teams, at, moving=moved)), 0.0)
    )
    care = weights.danger + (weights.danger_in_a_hurry - weights.danger) * press * (task.purpose == "take")
    risk = FOCUS * danger(outlook, chief, at, moved=moved)
    return Spot(
        at, speed,
        (
            ("goal", _pull(outlook, chief, task, at)),
            ("check", _check(outlook, unit, chief, at)),
            ("fire", weights.firing * min(shots, _most(outlook))),
            ("danger", -care * risk),
            ("assault", _assault(outlook, unit, at, speed)),
            ("spotting", _spotting(outlook, chief, at, moved=moved)),
        ),
    )  # fmt: skip


def _by_card(outlook: Outlook, teams: list[Team], at: Point, *, moving: bool) -> Iterator[tuple[float, int]]:
    """Yield the best chance of each kind of team of a unit from a place, with their number."""
    cards = dict.fromkeys(team.card for team in teams)
    for card in cards:
        alike = [team for team in teams if team.card == card]
        yield chances(outlook, alike[0], at, moving=moving), len(alike)


def _most(outlook: Outlook) -> float:
    return 0.5 * sum(outlook.worth(team) for team in outlook.theirs)


def _assault(outlook: Outlook, unit: Unit, at: Point, speed: Speed | None) -> float:
    """Return what an assault from a place promises, that it may still fail to be made included."""
    if speed == "dash" or not outlook.is_taker(unit):
        return 0.0
    return outlook.weights.assault * prospect(outlook, unit, at)


def _spotting(outlook: Outlook, chief: Team, at: Point, *, moved: bool) -> float:
    """Return what a place is worth for an observer or a headquarters that spots: a view of the enemy."""
    unit = outlook.state.units[chief.unit]
    if not outlook.has_artillery or not (unit.independent or unit.headquarters):
        return 0.0
    seen = any(outlook.glimpse(at, pose_of(enemy).point).seen for enemy in outlook.theirs)
    return SPOTTING * (0.5 if moved else 1.0) if seen else 0.0


def _check(outlook: Outlook, unit: Unit, chief: Team, at: Point) -> float:
    """Return what a place is worth because a unit there keeps the enemy from winning at its next check."""
    value = 0.0
    if outlook.contests(chief):
        for goal, units in outlook.contested.items():
            others = len(units - {unit.id})
            if apart(at, goal.at) <= CONTEST:
                value += outlook.weights.win * NOT_ALONE[min(others, len(NOT_ALONE) - 1)]
    return value


def _pull(outlook: Outlook, chief: Team, task: Task, at: Point) -> float:
    """Return what a place is worth for a unit's task: the way that is left, and the goal itself."""
    weights, press = outlook.weights, outlook.press
    left = outlook.way(task.at, chief).length(at)
    gap = apart(at, task.at)
    if task.purpose == "take":
        tempo = weights.tempo + (weights.hurry - weights.tempo) * press
        value = -tempo * min(left, 400.0)
        value -= weights.together * (1 - press) * max(0.0, outlook.front - LEAD - left)
        return value + (weights.wanted if gap <= NEAR + 2 * CM else 0.0)
    if task.purpose == "hold":
        far = max(0.0, gap - FREE) / CM
        return -weights.near_goal * far / 4
    if task.purpose == "follow":
        return -weights.tempo * 0.5 * max(0.0, left - 45.0) if left < inf else 0.0
    return -weights.tempo * max(0.0, min(left, 400.0) - 45.0)
