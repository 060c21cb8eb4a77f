"""Decisions on ambushes and reserves: which units hide, when and where they appear, which withdraw."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.decision import Choice, Refusal
from combat.engine.space.plane.point import CM, Point
from combat.games.armour.players.measures.estimates import chances, danger
from combat.games.armour.players.measures.outlook import Outlook
from combat.games.armour.players.measures.plain_distance import apart
from combat.games.armour.players.setting_up.arrangements import arranged
from combat.games.armour.rules.air.flights import flights
from combat.games.armour.rules.answers import DONE, Placements
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.hidden.aboard import on_foot
from combat.games.armour.rules.hidden.ambush import ambush_refusal
from combat.games.armour.rules.hidden.edge_entry import stretch
from combat.games.armour.rules.hidden.hiding import Hiding
from combat.games.armour.rules.hidden.off_table import units_in, unseen_units
from combat.games.armour.rules.hidden.reserves import row_of
from combat.games.armour.rules.state import State, Unit
from combat.games.armour.rules.two_seats import ATTACKER
from combat.games.miniatures.players.judged import Judged, judged

STEP = 8 * CM
"""Distance of the places that are evaluated for an ambush."""
TRIED = 10
"""Number of places tried for a legal arrangement."""
TARGET, NEAR_GOAL = 4.0, 20 * CM
"""Points of a target that trigger an ambush, and distance from a goal at which an enemy does."""
REACH, SIDE_REACH = 40 * CM, 60 * CM
"""Distance of such a target from ahead, and for weapons with a longer range."""


def hidden(outlook: Outlook) -> Judged:
    """Return the units to wait in ambush: those with the best anti-tank weapons; DONE for none.

    No unit waits in reserve.
    """
    state, most = outlook.state, outlook.state.book.mission.side(outlook.seat).ambush
    flying = {unit.id for unit in flights(state, outlook.seat)}
    able = [unit for unit in unseen_units(state, outlook.seat) if not unit.parent and unit.id not in flying]
    able = [unit for unit in able if not unit.headquarters and _anti_tank(state, unit)]
    chosen = sorted(able, key=lambda unit: (-_anti_tank(state, unit), -unit.points, unit.id))[:most]
    return judged(Hiding([unit.id for unit in chosen])) if chosen else judged(DONE)


def _anti_tank(state: State, unit: Unit) -> int:
    """Return the best anti-tank value of a unit's guns and tanks; 0 for others."""
    teams = (team for team in state.all_of(unit.id) if state.card(team).arm in ("gun", "tank"))
    weapons = (state.book.weapons[name] for team in teams for name in state.card(team).weapons)
    return max((weapon.anti_tank for weapon in weapons if weapon.fires_directly), default=0)


def revealed(outlook: Outlook) -> Judged:
    """Return the places of the next ambush worth revealing, for its targets or for a goal; DONE to wait."""
    state, seat = outlook.state, outlook.seat
    heading = 0 if seat == ATTACKER else 1800
    for unit in units_in(state, seat, "ambush"):
        teams = list(on_foot(state, unit, "ambush"))
        if not _calls(outlook, unit):
            continue
        spots = sorted(
            ((_worth(outlook, unit, at), at) for at in _places(outlook)), key=lambda each: (-each[0], each[1])
        )

        def judge(places: Placements) -> Refusal | None:
            return ambush_refusal(state, seat, places)

        for worth, at in spots[:TRIED]:
            if worth > 0 and (found := arranged(state, unit, at, heading, teams, judge)) is not None:
                return judged(found, (("fire", worth),))
    return judged(DONE)


def _calls(outlook: Outlook, unit: Unit) -> bool:
    """Return whether an enemy is worth an ambush: a dear one in the zone's reach, or any near a goal."""
    state = outlook.state
    zone = state.book.mission.side(outlook.seat).area()
    late = state.turn >= state.book.mission.turns - 2
    for enemy in outlook.theirs:
        at = pose_of(enemy).point
        near = zone.left - REACH <= at.x <= zone.right + REACH and zone.top - REACH <= at.y <= zone.bottom + REACH
        if near and (late or outlook.worth(enemy) >= TARGET):
            return True
        if any(apart(at, goal.at) <= NEAR_GOAL for goal in (*outlook.enemy_goals, *outlook.own_goals)):
            return True
    return False


def _places(outlook: Outlook) -> Iterator[Point]:
    zone = outlook.state.book.mission.side(outlook.seat).area()
    for x in range(zone.left + STEP // 2, zone.right, STEP):
        for y in range(zone.top + STEP // 2, zone.bottom, STEP):
            yield Point(x, y)


def _worth(outlook: Outlook, unit: Unit, at: Point) -> float:
    """Return what the fire of a unit from a place is worth, less the fire that it draws."""
    nearest = min((apart(pose_of(enemy).point, at) for enemy in outlook.theirs), default=0.0)
    if not 14 * CM <= nearest <= SIDE_REACH:
        return 0.0
    teams = [team for team in outlook.state.all_of(unit.id) if team.where == "ambush"]
    shots = sum(chances(outlook, team, at, moving=False) for team in teams[:1]) * len(teams)
    return shots - outlook.weights.danger * danger(outlook, teams[0], at, moved=False)


def entered(outlook: Outlook) -> Judged | None:
    """Return the entry of the next reserve unit, the most expensive first, as near to its goals as possible.

    None if none of the places tried is legal.
    """
    state, (one, other) = outlook.state, stretch(outlook.state, outlook.seat)
    units = sorted(units_in(state, outlook.seat, "reserve"), key=lambda unit: (-unit.points, unit.id))
    goals = [goal.at for goal in (*outlook.own_goals, *outlook.enemy_goals)]
    ends = [Point(one.x + (other.x - one.x) * part // 8, one.y + (other.y - one.y) * part // 8) for part in range(9)]
    ends.sort(key=lambda at: (min((apart(at, goal) for goal in goals), default=0.0), at))
    for unit in units:
        for at in ends[:3]:
            places = row_of(state, unit, at)
            if places is not None:
                return judged(places)
    return None


def withdrawn(outlook: Outlook, decision: Choice) -> Judged:
    """Return the unit that withdraws: the least useful one, with few valuable teams and far from goals."""
    state = outlook.state

    def missed(name: str) -> tuple[float, str]:
        unit = state.units[name]
        teams = outlook.teams(unit)
        goals = [goal.at for goal in (*outlook.enemy_goals, *outlook.own_goals)]
        near = any(apart(pose_of(team).point, goal) <= NEAR_GOAL for team in teams for goal in goals)
        worth = sum(outlook.worth(team) for team in teams) + 10.0 * unit.headquarters
        return worth * (2.0 if near else 1.0), name

    return judged(min(map(str, decision.answers), key=missed))
