"""Decisions in an assault: defensive fire, who takes hits, weapons, counterattacks, consolidation."""

from __future__ import annotations

from combat.engine.kernel.decision import Choice, Refusal
from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.route import Route
from combat.games.armour.players.assaulting.quick_rolls import Sides, fighters, rolled
from combat.games.armour.players.measures.outlook import Outlook
from combat.games.armour.players.measures.plain_distance import apart
from combat.games.armour.players.shooting.shooting import unit_fire
from combat.games.armour.players.tasks import tasks_of
from combat.games.armour.rules.answers import DONE, PASS, Moves, TeamRoute
from combat.games.armour.rules.assault.assault_hits import GRENADES, ChooseWeapon, grenades
from combat.games.armour.rules.assault.charge_proposals import proposed_charge
from combat.games.armour.rules.assault.consolidation import Consolidate, consolidating, consolidation_refusal
from combat.games.armour.rules.assault.counterattack import BREAK_OFF, COUNTERATTACK, CounterattackOrLeave
from combat.games.armour.rules.assault.countercharge import Countercharge, free_teams
from combat.games.armour.rules.assault.eligibility import fighter_refusal
from combat.games.armour.rules.distances import pose_of
from combat.games.armour.rules.fire.saves import armour_terms
from combat.games.armour.rules.fire.shot_odds import armour_odds
from combat.games.armour.rules.morale.unit_ratings import rating
from combat.games.miniatures.players.judged import Judged, judged

NEAR, STAY = 20 * CM, 6 * CM
"""Distance of a goal to which victors move, and distance at which they stop."""


def defensive_fire(outlook: Outlook) -> Judged:
    """Return the fire of the next unit at the assaulting teams; DONE if none gains by it."""
    assault = outlook.state.assault
    if assault is not None:
        outlook.theirs = [team for team in outlook.theirs if team.id in assault.teams]
    for unit in outlook.units():
        found = unit_fire(outlook, unit, defensive=True)
        if found is not None:
            return found
    return judged(DONE)


def take_strike(outlook: Outlook, decision: Choice) -> Judged:
    """Return the team that takes a hit: the least valuable one."""
    teams = [str(answer) for answer in decision.answers]
    chosen = min(teams, key=lambda team: (outlook.worth(outlook.state.teams[team]), team))
    return judged(chosen)


def weapon(outlook: Outlook, decision: ChooseWeapon) -> Judged:
    """Return the weapon most likely to destroy a tank or bail out its crew."""
    state = outlook.state
    striker, tank = state.teams[decision.subject], state.teams[decision.target]

    def odds(name: str) -> tuple[float, float]:
        used = grenades(state) if name == GRENADES else state.book.weapons[name]
        armour = total(armour_terms(state, striker, tank, used, "top" if name == GRENADES else "side"))
        destroyed, bailed = armour_odds(armour, used)
        return destroyed + bailed, destroyed

    return judged(max(map(str, decision.answers), key=odds))


def counterattack(outlook: Outlook, decision: CounterattackOrLeave) -> Judged:
    """Return COUNTERATTACK or BREAK_OFF for a unit, by quick simulations against the losses of staying."""
    state, assault = outlook.state, outlook.state.assault
    if assault is None:
        return judged(BREAK_OFF)
    units = [name for name in assault.defenders if state.units[name].seat == outlook.seat]
    mine = [team for name in units for team in state.teams_of(name) if fighter_refusal(state, team) is None]
    theirs = [state.teams[name] for name in assault.teams if state.teams[name].fights]
    need = rating(state, state.units[decision.subject], "counterattack")
    tests = [rating(state, state.units[name], "counterattack") for name in assault.units]
    sides = Sides(fighters(outlook, mine, theirs), fighters(outlook, theirs, mine), need, min(tests, default=7))
    outcome = rolled(sides, outlook.numbers(f"counter {assault.round} {decision.subject}"))
    ground = _ground(outlook, [pose_of(team).point for team in mine]) * outcome.won
    terms = (("losses", outcome.gain), ("own-losses", -outcome.loss), ("ground", ground))
    stays = outcome.gain + ground >= outlook.weights.counterattack * outcome.loss
    return judged(COUNTERATTACK if stays else BREAK_OFF, terms)


def _ground(outlook: Outlook, places: list[Point]) -> float:
    goals = [goal.at for goal in (*outlook.own_goals, *outlook.enemy_goals)]
    near = any(apart(place, goal) <= NEAR for place in places for goal in goals)
    return outlook.weights.held if near else 1.0


def countercharge(outlook: Outlook, decision: Countercharge) -> Judged | None:
    """Return the charge of the counterattacking teams that are not in contact; PASS if none is possible and it is
    allowed.

    None if neither is possible.
    """
    teams = free_teams(outlook.state, decision.units)
    found = proposed_charge(outlook.state, teams, first=False)
    return judged(found) if found is not None else judged(PASS) if decision.may_pass else None


def consolidate(outlook: Outlook, decision: Consolidate) -> Judged:
    """Return the moves of the victors towards a nearby goal; DONE if they stay."""
    state, view, parts = outlook.state, outlook.state.copy(), list[TeamRoute]()
    task = next((task for name, task in tasks_of(outlook).items() if name in decision.units), None)
    if task is None or task.purpose not in ("take", "hold"):
        return judged(DONE)
    far = state.book.limits.consolidation.distance
    for team in consolidating(state, decision.units):
        at = pose_of(team).point
        gap = apart(at, task.at)
        if not STAY < gap <= NEAR:
            continue
        length = min(far - 2, gap - STAY)
        end = Point(round(at.x + (task.at.x - at.x) * length / gap), round(at.y + (task.at.y - at.y) * length / gap))
        part = TeamRoute(team.id, "tactical", Route([end], pose_of(team).heading))
        if not isinstance(consolidation_refusal(view, decision.units, Moves([part])), Refusal):
            parts.append(part)
            view.teams[team.id] = replace(team, pose=part.route.end)
    return judged(Moves(parts), (("goal", outlook.weights.near_goal),)) if parts else judged(DONE)
