"""Bombardments: choice of artillery unit, aiming point and spotter."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.pose import Pose
from combat.games.armour.players.measures.outlook import Outlook
from combat.games.armour.players.measures.plain_distance import apart
from combat.games.armour.rules.answers import Bombard
from combat.games.armour.rules.artillery.fire_mission import FireMission
from combat.games.armour.rules.artillery.mission_odds import mission_odds, ranging_odds
from combat.games.armour.rules.artillery.planning import may_bombard, plan, spotters
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.morale.pinning import would_be_pinned
from combat.games.armour.rules.state import Unit
from combat.games.miniatures.players.judged import Judged, judged

MOST_POINTS = 5
"""Number of points that are evaluated for each unit."""
HALF = 7 * CM
"""Half a side of the template."""


def best_mission(outlook: Outlook) -> Judged | None:
    """Return the bombardment of the next unit that gains by one; None if none does."""
    for unit in outlook.units():
        if may_bombard(outlook.state, unit):
            found = unit_mission(outlook, unit)
            if found is not None:
                return found
    return None


def unit_mission(outlook: Outlook, unit: Unit) -> Judged | None:
    """Return the best bombardment of a unit; None if none gains enough."""
    state, best = outlook.state, None
    best_gain = outlook.weights.least_shelling
    watchers = spotters(state, unit)
    for point in _points(outlook, unit):
        for spotter in watchers:
            call = Bombard(unit.id, spotter.id, Pose.at(point))
            fire = plan(state, outlook.seat, call)
            if not isinstance(fire, FireMission):
                continue
            kills, pins = gain(outlook, fire)
            if kills + pins > best_gain:
                best, best_gain = judged(call, (("shells", kills), ("pins", pins))), kills + pins
    return best


def _points(outlook: Outlook, unit: Unit) -> Iterator[Point]:
    """Yield the point that a unit is ranged in on, if any, then the dense points."""
    if unit.aiming_point is not None:
        yield unit.aiming_point.at
    yield from dense_points(outlook)


def dense_points(outlook: Outlook) -> Iterator[Point]:
    """Yield the positions of at most `MOST_POINTS` enemies, those with the most enemy value around them first."""
    places = [(pose_of(enemy).point, outlook.worth(enemy)) for enemy in outlook.theirs]
    worths = [(sum(worth for other, worth in places if _is_under(at, other)), at) for at, _ in places]
    worths.sort(key=lambda each: (-each[0], each[1]))
    yield from (at for _, at in worths[:MOST_POINTS])


def _is_under(at: Point, other: Point) -> bool:
    return abs(at.x - other.x) <= HALF and abs(at.y - other.y) <= HALF and apart(at, other) <= HALF


def gain(outlook: Outlook, fire: FireMission) -> tuple[float, float]:
    """Return the expected enemy loss by a bombardment, in points, as two numbers: by losses and by pinning."""
    state, kills, missed = outlook.state, 0.0, dict[str, float]()
    for odds in mission_odds(state, fire):
        team = state.teams[odds.team]
        bailed = 0.0 if team.bailed else outlook.weights.bailed
        kills += (odds.destroyed + bailed * odds.bailed) * outlook.worth(team)
        if not state.card(team).is_armoured:
            missed[team.unit] = missed.get(team.unit, 1.0) * (1 - odds.hit)
    pins = 0.0
    for name, left in missed.items():
        unit = state.units[name]
        if would_be_pinned(state, unit):
            points = sum(outlook.worth(team) for team in state.teams_of(name))
            share = outlook.weights.pinned_before_assault if outlook.may_be_assaulted(name) else outlook.weights.pinned
            pins += min(1 - left, sum(ranging_odds(state, fire))) * share * points
    return kills, pins
