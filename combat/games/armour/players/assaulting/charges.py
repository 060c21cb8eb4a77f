"""Choice of assaults: the charge that the rules propose, if quick simulations predict a gain."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import CM, Point
from combat.games.armour.players.assaulting.quick_rolls import Outcome, Sides, defensive, fighters, rolled
from combat.games.armour.players.measures.outlook import Outlook
from combat.games.armour.players.measures.plain_distance import apart
from combat.games.armour.rules.answers import Charge
from combat.games.armour.rules.assault.charge_proposals import proposed_charge
from combat.games.armour.rules.assault.eligibility import able_teams, assaulting_units, fighter_refusal
from combat.games.armour.rules.distances import holds, pose_of
from combat.games.armour.rules.morale.unit_ratings import rating
from combat.games.armour.rules.state import State, Team, Unit
from combat.games.miniatures.players.judged import Judged, judged

NEAR_GOAL = 15 * CM
"""Distance from a goal within which an assault counts as one for the goal."""
LAST_PART = 2 / 3
"""Share of the turns after which time is short."""
ANTI_TANK, MOST_ANTI_TANK = 7, 3
"""Anti-tank value of dangerous weapons, and number of unpinned teams with them that tanks do not charge."""
CONTACT, FIRED_ON = 15 * CM, 24 * CM
"""Distance between centres within which an assault meets teams, and within which teams fire at it."""
ABREAST = 6
"""Number of teams that come into contact at once."""
LEAST = 0.3
"""Least gain of an assault, in points."""


def best_charge(outlook: Outlook) -> Judged | None:
    """Return the charge of the next unit that gains by one; None if none does."""
    for unit in assaulting_units(outlook.state):
        found = charge_of(outlook, unit)
        if found is not None:
            return found
    return None


def charge_of(outlook: Outlook, unit: Unit) -> Judged | None:
    """Return the charge of a unit if it gains enough; otherwise None."""
    state = outlook.state
    charge = proposed_charge(state, able_teams(state, unit), first=True)
    if charge is None:
        return None
    view = charged(state, charge)
    teams = [view.teams[part.team] for part in charge.parts]
    assaulted = defenders(outlook, view, teams)
    if _is_mad(outlook, teams, assaulted):
        return None
    outcome = _rolled(outlook, view, unit, teams, assaulted)
    ground = _ground(outlook, teams) * outcome.won
    if outcome.gain + ground < LEAST + _ratio(outlook, teams) * outcome.loss:
        return None
    return judged(charge, (("losses", outcome.gain), ("own-losses", -outcome.loss), ("ground", ground)))


def prospect(outlook: Outlook, unit: Unit, at: Point) -> float:
    """Return the gain of a unit's assault from a place above the least gain required, in points; 0.0 if not above
    it.
    """
    state = outlook.state
    teams = [
        team for team in outlook.teams(unit) if fighter_refusal(state, team) is None and _arrives(outlook, team, at)
    ]
    met = {enemy.unit for enemy in outlook.theirs if apart(pose_of(enemy).point, at) <= CONTACT}
    assaulted = [enemy for enemy in outlook.theirs if enemy.unit in met]
    if not teams or not met or _is_mad(outlook, teams, assaulted):
        return 0.0
    shooters = [enemy for enemy in outlook.theirs if apart(pose_of(enemy).point, at) <= FIRED_ON]
    outcome = _outcome(outlook, unit, teams[:ABREAST], assaulted, shooters)
    goals = any(apart(at, goal.at) <= NEAR_GOAL for goal in (*outlook.own_goals, *outlook.enemy_goals))
    ground = outlook.weights.held * outcome.won if goals else 0.0
    return max(0.0, outcome.gain + ground - _ratio(outlook, teams) * outcome.loss - LEAST)


def _arrives(outlook: Outlook, team: Team, at: Point) -> bool:
    """Return whether a team can come beside a place in one Tactical move."""
    speeds = outlook.state.card(team).speeds
    return speeds is not None and apart(pose_of(team).point, at) <= speeds.tactical + CONTACT // 2


def charged(state: State, charge: Charge) -> State:
    """Return a copy of the state after a charge in which all teams arrive."""
    view = state.copy()
    for part in charge.parts:
        view.teams[part.team] = replace(view.teams[part.team], pose=part.route.end)
    return view


def defenders(outlook: Outlook, view: State, teams: Sequence[Team]) -> list[Team]:
    """Return the enemy teams that some assaulting teams reach in `view`, with all other teams of their units."""
    reach = view.book.limits.assault_reach
    met = {enemy.unit for enemy in outlook.theirs if any(holds(view, reach, team, enemy) for team in teams)}
    return [enemy for enemy in outlook.theirs if enemy.unit in met]


def _is_mad(outlook: Outlook, teams: Sequence[Team], assaulted: Sequence[Team]) -> bool:
    """Return whether tanks would charge too many anti-tank weapons that are not pinned."""
    state = outlook.state
    if not any(state.card(team).arm == "tank" for team in teams):
        return False
    ready = [
        enemy
        for enemy in assaulted
        if not (enemy.bailed or state.units[enemy.unit].pinned)
        and any(state.book.weapons[name].anti_tank >= ANTI_TANK for name in state.card(enemy).weapons)
    ]
    return len(ready) >= MOST_ANTI_TANK


def _rolled(outlook: Outlook, view: State, unit: Unit, teams: Sequence[Team], assaulted: Sequence[Team]) -> Outcome:
    """Return the outcome of an assault by quick rolls."""
    limit = view.book.limits.defensive_fire
    shooters = [enemy for enemy in outlook.theirs if any(holds(view, limit, team, enemy) for team in teams)]
    return _outcome(outlook, unit, teams, assaulted, shooters)


def _outcome(
    outlook: Outlook, unit: Unit, teams: Sequence[Team], assaulted: Sequence[Team], shooters: Sequence[Team]
) -> Outcome:
    state = outlook.state
    able = [enemy for enemy in assaulted if not enemy.bailed]
    fighting = [enemy for enemy in able if fighter_refusal(state, enemy) is None]
    figures = state.book.figures.assault
    tests = [rating(state, state.units[name], "counterattack") for name in sorted({enemy.unit for enemy in fighting})]
    sides = Sides(
        fighters(outlook, teams, able), fighters(outlook, able, teams), rating(state, unit, "counterattack"),
        min(tests, default=7), defensive(outlook, shooters, teams),
        figures.large_repulse_hits if len(teams) >= figures.large_unit else figures.repulse_hits,
    )  # fmt: skip
    return rolled(sides, outlook.numbers(f"assault {unit.id}"))


def _ground(outlook: Outlook, teams: Sequence[Team]) -> float:
    """Return what the ground of an assault is worth: that of a goal beside it."""
    weights, best = outlook.weights, 0.0
    for goals, worth in ((outlook.own_goals, weights.held), (outlook.enemy_goals, weights.contested)):
        if any(apart(pose_of(team).point, goal.at) <= NEAR_GOAL for team in teams for goal in goals):
            best = max(best, worth)
    return best


def _ratio(outlook: Outlook, teams: Sequence[Team]) -> float:
    """Return how much more an assault must gain than it costs."""
    weights, mission = outlook.weights, outlook.state.book.mission
    late = outlook.state.turn > mission.turns * LAST_PART
    return weights.charge_in_a_hurry if late or _ground(outlook, teams) else weights.charge
