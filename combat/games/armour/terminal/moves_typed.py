"""Parser of moves, charges and placements: "B2 30,40 35,20", "B 30,40", "mount B2 Bt1", "B blitz"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from combat.engine.kernel.decision import Answer, Decision, Refusal
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.contact import in_contact
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.engine.terminal.text_table import NotUnderstood
from combat.engine.terminal.typed_names import is_command
from combat.engine.words import text
from combat.games.armour.rules.answers import (
    Charge,
    ChargeRoute,
    Dismount,
    Mount,
    Moves,
    OrderCall,
    Placements,
    Speed,
    TeamPose,
    TeamRoute,
)
from combat.games.armour.rules.assault.act_in_assault import ActInAssault
from combat.games.armour.rules.assault.charge_proposals import proposed_charge
from combat.games.armour.rules.assault.countercharge import Countercharge, free_teams
from combat.games.armour.rules.assault.eligibility import able_teams, assaulting_units
from combat.games.armour.rules.distances import pose_of, shape_of
from combat.games.armour.rules.moves.move_limits import speed_limit
from combat.games.armour.rules.orders.order import ORDERS
from combat.games.armour.rules.state import State, Team, Unit
from combat.games.armour.rules.transport.boarding import places_beside
from combat.games.armour.standing.deploying import nearest, refusal_at
from combat.games.armour.standing.movable import may_move, most_granted
from combat.games.armour.standing.move_plan import MovePlan
from combat.games.armour.standing.move_planner import MovePlanner
from combat.games.armour.terminal.labels import Labels
from combat.games.armour.terminal.typed_parts import TypedPart, reason, refuse, typed_parts, typed_pose, typed_route
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.standing.zone_places import facing
from combat.games.miniatures.words import wording


def typed_moves(state: State, decision: Decision, line: str) -> Moves:
    """Parse moves of teams along points, or of a whole unit in formation; raise NotUnderstood."""
    labels, parts = Labels(state), typed_parts(line)
    if not parts or not all(part.places for part in parts):
        raise NotUnderstood(text("text-not-understood", line=line))
    found = [labels.find(part.who, (decision.seat,)) for part in parts]
    if len(found) == 1 and found[0] in state.units:
        return _whole(state, decision, found[0], parts[0], line).moves
    moves = []
    for part in parts:
        team = state.teams[labels.team(part.who, (decision.seat,))]
        route = typed_route(part.places, _start(state, team))
        moves.append(TeamRoute(team.id, part.speed or _speed(state, decision, team, route), route))
    return Moves(moves)


def _start(state: State, team: Team) -> Pose:
    """Return where a team stands; raise NotUnderstood for one that is off the table."""
    if not team.on_table:
        refuse(state, Refusal("not-on-table", "L551"), team.id)
    return pose_of(team)


def _speed(state: State, decision: Decision, team: Team, route: Route) -> Speed:
    """Return the speed that a way needs."""
    short = route.length(pose_of(team).point) <= speed_limit(state, team, "tactical", "terrain")
    return "tactical" if short or most_granted(state, decision) else "dash"


def _whole(state: State, decision: Decision, unit: str, part: TypedPart, line: str) -> MovePlan:
    """Return the plan of a unit in formation, its leader along the points; raise NotUnderstood if it falls short."""
    planner = planner_of(state, decision, unit)
    if planner is None:
        raise NotUnderstood(text("text-cannot-move", unit=names.unit(state, unit)))
    plan = planned(planner, part, limited=most_granted(state, decision) > 0)
    if not plan.parts:
        refuse(state, plan.short, line)
    if plan.short is not None:
        raise NotUnderstood(short_of(state, plan, planner.anchor))
    return plan


def planner_of(state: State, decision: Decision, id_: str) -> MovePlanner | None:
    """Return a planner for a team, or for the teams of a unit that may move; None if none may."""
    group = [team.id for team in state.teams_of(id_) if may_move(state, decision, team.id)]
    if id_ in state.teams:
        group = [id_] if may_move(state, decision, id_) else []
    leader = state.unit_of(group[0]).leader if group else ""
    anchor = leader if leader in group else next(iter(group), "")
    return MovePlanner(state, group, anchor, most_granted(state, decision)) if group else None


def planned(planner: MovePlanner, part: TypedPart, *, limited: bool) -> MovePlan:
    """Return the plan of a move along typed points, at the typed speed or else at the speed that its length needs.

    A `limited` move is never a Dash unless that is typed.
    """
    route = typed_route(part.places, planner.start)
    length = route.length(planner.start.point)
    speed: Speed = "tactical" if limited or length <= planner.most("tactical") else "dash"
    return planner.plan(route.corners, route.heading, part.speed or speed)


def short_of(state: State, plan: MovePlan, anchor: str) -> str:
    """Return a text on how far a plan takes the team `anchor` if it ends before the wanted place, and why."""
    why = "" if plan.short is None else reason(state, plan.short)
    return text("text-gets-to", place=str(plan.end_of(anchor)), way=wording.length(plan.distance), why=why)


# -- orders and transport ----------------------------------------------------------------------------------------------


def typed_order(state: State, seat: Seat, line: str) -> OrderCall | None:
    """Parse an order: the unit, then the name or id of the order; return None if the line contains none.

    Raises NotUnderstood if the unit is unknown.
    """
    word, _, rest = line.partition(" ")
    plain = (rest if is_command(word, "order") else line).lower()
    for order in ORDERS:
        for name in (names.order(order).lower(), order):
            who = plain.removesuffix(name)
            if who != plain and who.strip():
                return OrderCall(Labels(state).unit(who.strip(), (seat,)), order)
    return None


def typed_mount(state: State, seat: Seat, line: str) -> Iterator[Answer]:
    """Yield the answers by which a team mounts a vehicle, for a line such as "B2 Bt1": a move to it if needed, then the
    mount.

    Raises NotUnderstood.
    """
    labels = Labels(state)
    first, _, second = line.partition(" ")
    team, vehicle = state.teams[labels.team(first, (seat,))], state.teams[labels.team(second.strip(), (seat,))]
    if team.on_table and vehicle.on_table and not in_contact(shape_of(state, team), shape_of(state, vehicle)):
        yield _move_beside(state, team, vehicle)
    yield Mount(team.id, vehicle.id)


def _move_beside(state: State, team: Team, vehicle: Team) -> Moves:
    """Return the shortest move of a team beside a vehicle, whether or not it is allowed."""
    start = pose_of(team).point
    routes = [Route([pose.point], pose.heading) for pose in places_beside(state, vehicle, team)]
    route = min(routes, key=lambda each: each.length(start))
    far = route.length(start) > speed_limit(state, team, "tactical", "terrain")
    return Moves([TeamRoute(team.id, "dash" if far else "tactical", route)])


def typed_dismount(state: State, decision: Decision, line: str) -> Dismount:
    """Parse a dismount along typed points, or without points beside the vehicle; raise NotUnderstood."""
    (part, *_) = typed_parts(line) or refuse(state, None, line)
    team = state.teams[Labels(state).team(part.who, (decision.seat,))]
    if team.where != "mounted":
        refuse(state, Refusal("not-mounted", "L579"), line)
    vehicle = state.teams[team.vehicle]
    if part.places:
        return Dismount(team.id, typed_route(part.places, pose_of(vehicle)))
    tries = [Dismount(team.id, Route([at.point], at.heading)) for at in places_beside(state, vehicle, team)]
    return next((each for each in tries if decision.refusal(state, each) is None), tries[0])


# -- placements --------------------------------------------------------------------------------------------------------


Former = Callable[[State, str, Pose], Placements]
"""Function that returns the places of a unit around a pose; raises NotUnderstood."""


def typed_placements(state: State, seat: Seat, line: str, former: Former | None = None) -> Placements:
    """Parse the places of teams: of a whole unit in formation around its leader, or of each team; raise NotUnderstood.

    Teams of the unit that are not named stay where they have been placed. `former` places a whole unit; by default in
    the deployment zone.
    """
    labels, parts = Labels(state), typed_parts(line)
    if not parts:
        raise NotUnderstood(text("text-not-understood", line=line))
    heading = facing(state.book.mission, seat)
    if len(parts) == 1 and (found := labels.find(parts[0].who, (seat,))) in state.units:
        return (former or partial(formed_near, refusal_at, nearest))(state, found, typed_pose(parts[0].places, heading))
    placed = {labels.team(part.who, (seat,)): typed_pose(part.places, heading) for part in parts}
    unit = state.teams[next(iter(placed))].unit
    others = {team.id: team.pose for team in state.all_of(unit) if team.id not in placed}
    left = [TeamPose(team, pose) for team, pose in others.items() if pose is not None]
    return Placements([*(TeamPose(team, pose) for team, pose in placed.items()), *left])


def formed_near(
    tried: Callable[[State, Unit, Pose], Refusal | Placements],
    nearest_to: Callable[[State, Unit, Pose], Placements | None],
    state: State,
    unit: str,
    pose: Pose,
) -> Placements:
    """Return the places of a unit in formation at a pose; raise NotUnderstood with the reason and the nearest legal
    place.

    `tried` returns the places at a pose or a refusal, `nearest_to` the nearest legal places.
    """
    found = tried(state, state.units[unit], pose)
    if isinstance(found, Placements):
        return found
    why, near = reason(state, found), nearest_to(state, state.units[unit], pose)
    if near is None:
        raise NotUnderstood(why)
    raise NotUnderstood(text("text-nearest", why=why, place=str(near.parts[0].pose)))


# -- charges -----------------------------------------------------------------------------------------------------------


def typed_charge(state: State, decision: ActInAssault | Countercharge, line: str) -> Charge:
    """Parse a charge along typed points, or along routes that the game finds for the named units and teams.

    Raises NotUnderstood if none of them can charge.
    """
    labels, seats = Labels(state), (decision.seat,)
    parts = typed_parts(line)
    if parts and all(part.places for part in parts):
        teams = [state.teams[labels.team(part.who, seats)] for part in parts]
        routes = [typed_route(part.places, _start(state, team)) for part, team in zip(parts, teams, strict=True)]
        return Charge([ChargeRoute(team.id, route) for team, route in zip(teams, routes, strict=True)])
    named = [labels.find(word, seats) for word in line.replace(",", " ").replace(";", " ").split()]
    able = [team for team in chargers(state, decision) if team.id in named or team.unit in named]
    charge = proposed_charge(state, able, first=isinstance(decision, ActInAssault)) if able else None
    if charge is None:
        raise NotUnderstood(text("charge-nobody"))
    return charge


def chargers(state: State, decision: ActInAssault | Countercharge) -> list[Team]:
    """Return the teams that may charge in answer to a question."""
    if isinstance(decision, Countercharge):
        return free_teams(state, decision.units)
    return list({team.id: team for unit in assaulting_units(state) for team in able_teams(state, unit)}.values())
