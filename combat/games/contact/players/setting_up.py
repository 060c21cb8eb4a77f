"""Bot's set-up: the best of some places for each unit and dummy, strips of mines and wire in front."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from math import inf
from typing import NamedTuple

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.record import replace
from combat.engine.space.plane.containment import Containment, containment
from combat.engine.space.plane.point import CM, Point, squared_distance
from combat.engine.space.plane.pose import Pose
from combat.games.contact.players.decoys import stand_in
from combat.games.contact.players.outlook import Outlook, apart
from combat.games.contact.rules.answers import DONE, Hide, Lay, Place
from combat.games.contact.rules.play.deployment import lay_refusal, place_refusal
from combat.games.contact.rules.sight.cover import shelter
from combat.games.contact.rules.sight.detection import as_target
from combat.games.contact.rules.sight.sight_lines import sees_point
from combat.games.contact.rules.state import Dummy, Unit
from combat.games.contact.rules.two_seats import ATTACKER
from combat.games.miniatures.players.judged import Judged, judged

APART = 5 * CM
"""Least distance between the middles of two pieces."""
PLACES = 40
"""Places that are tried for a unit."""
TRIES = 400
"""Random places that are drawn for them at most."""
COVER, HEAVY = 6.0, 8.0
"""The worth of cover, in units of `AWAY`: cm."""
AWAY = 0.15
"""The cost of a cm from the objective."""
FIELD = 1.5
"""The worth of a visible point ahead."""
AHEAD = 25
"""Percent of the way to the middle of the table at which the field of fire is looked at."""


SEVERAL = 101
"""The number that each dummy that is set up adds to the seed."""


def next_set_up(outlook: Outlook, seed: int) -> Judged:
    """Return the next answer of a seat's set-up: a unit, a dummy, a strip, finally "done"."""
    state = outlook.state
    numbers = SplitMix(
        seed * 1009
        + sum(1 for each in state.units.values() if each.placed)
        + len(state.fields)
        + sum(SEVERAL for each in state.dummies.values() if each.pose is not None)
    )
    what = _next_piece(outlook, seed)
    if isinstance(what, Unit):
        return judged(_best(outlook, what, numbers))
    if what is not None:
        return judged(_best(outlook, stand_in(outlook, what, numbers) or as_target(state, what), numbers))
    return judged(_strip(outlook, numbers) or DONE)


def _next_piece(outlook: Outlook, seed: int) -> Unit | Dummy | None:
    """Return what is set up next: units in their order, with dummies drawn between them; None if nothing is left."""
    state, seat = outlook.state, outlook.seat
    units = [each for each in state.of(seat) if each.where == "undeployed"]
    dummies = [each for each in state.dummies.values() if each.seat == seat and each.pose is None]
    begun = sum(each.where in ("marker", "hidden") for each in state.of(seat))
    if units and (not dummies or not begun or SplitMix(seed + begun).below(len(units) + len(dummies)) < len(units)):
        return units[0]
    return dummies[0] if dummies else None


def _best(outlook: Outlook, unit: Unit, numbers: SplitMix) -> Answer:
    """Return the best of some places; the field of fire is looked at only where it can decide."""
    found = [_candidate(outlook, unit, answer) for answer in islice(_legal(outlook, unit, numbers), PLACES)]
    best, most = -1, -inf
    for place in sorted(range(len(found)), key=lambda place: (-found[place].most, place)):
        candidate = found[place]
        if (candidate.most, -place) < (most, -best):
            break
        worth = candidate.worth + FIELD * sum(sees_point(outlook.state, candidate.there, aim) for aim in candidate.aims)
        if (worth, -place) > (most, -best):
            best, most = place, worth
    return found[best].answer if found else DONE


def _legal(outlook: Outlook, unit: Unit, numbers: SplitMix) -> Iterator[Place | Hide]:
    """Yield places at random where a unit, or a dummy in its place, may be set up, hidden where it may hide.

    They are apart from all that is set up, and hold the whole base of the unit, so that dummies stand as units do.
    """
    state, seat = outlook.state, outlook.seat
    zone = outlook.mission.side(seat).area()
    taken = [each.pose for each in state.placed(seat) if each.pose is not None]
    taken += [each.pose for each in state.dummies.values() if each.pose is not None and each.seat == seat]
    forms: tuple[Callable[[str, Pose], Place | Hide], ...] = (Hide, Place)
    for _ in range(TRIES):
        pose = _drawn(outlook, numbers)
        if any(squared_distance(pose.point, each.point) < APART * APART for each in taken):
            continue
        if containment(state.card(unit).hull.at(pose.point, pose.heading), zone) is not Containment.WHOLE:
            continue
        for form in forms:
            answer = form(unit.id, pose)
            if place_refusal(state, seat, answer) is None:
                yield answer
                break


def _drawn(outlook: Outlook, numbers: SplitMix) -> Pose:
    """Return a random place of the zone that faces the enemy."""
    zone = outlook.mission.side(outlook.seat).area()
    x = zone.left + numbers.below(zone.right - zone.left + 1)
    y = zone.top + numbers.below(zone.bottom - zone.top + 1)
    return Pose(x, y, 0 if outlook.seat == ATTACKER else 1800)


class _Candidate(NamedTuple):
    """A place that is considered for a unit: its worth without what it sees, and the points it should see."""

    answer: Place | Hide
    there: Unit
    worth: float
    aims: tuple[Point, ...]

    @property
    def most(self) -> float:
        """Its worth if it sees all of these points."""
        return self.worth + FIELD * len(self.aims)


def _candidate(outlook: Outlook, unit: Unit, answer: Place | Hide) -> _Candidate:
    """Return what a place is worth: cover, the way to an objective, and for those who wait a field of fire."""
    state = outlook.state
    there = replace(unit, where="table", pose=answer.at)
    cover = {"none": 0.0, "light": COVER}.get(shelter(state, there, None).cover, HEAVY)
    goals = outlook.goals
    away = min((apart(answer.at.point, goal) for goal in goals), default=0.0)
    aims: tuple[Point, ...] = ()
    if outlook.mission.side(outlook.seat).holds or state.card(unit).arm == "gun":
        middle = state.book.table.height // 2
        aims = tuple(goal.moved(0, (middle - goal.y) * AHEAD // 100) for goal in goals)
    else:
        cover *= AWAY
    return _Candidate(answer, there, cover - AWAY * away, aims)


def _strip(outlook: Outlook, numbers: SplitMix) -> Answer | None:
    """Return where the next strip lies: of some places the one nearest to an objective."""
    for field in outlook.mission.side(outlook.seat).fields:
        found = list[tuple[float, str, Lay]]()
        for _ in range(PLACES):
            answer = Lay(field.kind, _drawn(outlook, numbers))
            if lay_refusal(outlook.state, outlook.seat, answer) is None:
                away = min((apart(answer.at.point, goal) for goal in outlook.goals), default=0.0)
                found.append((away, str(answer), answer))
        if found:
            return min(found, key=lambda each: each[:2])[2]
    return None
