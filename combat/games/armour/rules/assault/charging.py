"""Making declared charges, and the contact that results (L699-L705, L731)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import replace
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import overlap
from combat.engine.space.plane.point import MM
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.answers import Charge
from combat.games.armour.rules.assault.assault import Assault, ChargeMove, Rank, Stalk
from combat.games.armour.rules.assault.assault_ways import assault_way, halt_on_way, in_contact_allowed
from combat.games.armour.rules.assault.charge_limits import landing_refusal
from combat.games.armour.rules.assault.contacts import contacts, direct_contacts, front_of, is_difficult, lines_between
from combat.games.armour.rules.assault.eligibility import fighter_refusal
from combat.games.armour.rules.assault.leaving import break_off
from combat.games.armour.rules.assault.strongholds import end_assault, held_works, holes
from combat.games.armour.rules.distances import holds, pose_of
from combat.games.armour.rules.events.assault_events import (
    AssaultDeclared,
    ContactMade,
    TeamCharged,
)
from combat.games.armour.rules.ground.sighting import FOXHOLE, sighting
from combat.games.armour.rules.ground.way import Crossing, cross_need
from combat.games.armour.rules.morale.pinning import pin_mined
from combat.games.armour.rules.moves.standing import covers
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.two_seats import other_seat
from combat.games.armour.rules.works.work_passage import passage
from combat.games.armour.rules.works.work_shapes import work_shape


def declare_charge(state: State, charge: Charge) -> Steps[None]:
    """Declare an assault: its charges and units, and the tanks that its infantry has stalked (L699, L715)."""
    units = tuple(dict.fromkeys(state.teams[each.team].unit for each in charge.parts))
    yield AssaultDeclared(
        Assault(
            state.active,
            units,
            joined=units if len(units) > 1 else (),
            charges=tuple(ChargeMove(each.team, str(each.route)) for each in charge.parts),
            holes=tuple(holes(state)),
            works=tuple(held_works(state)),
            stalks=tuple(stalk for each in charge.parts for stalk in _stalks(state, state.teams[each.team])),
        )
    )


def _stalks(state: State, team: Team) -> Iterator[Stalk]:
    """Yield the enemy tanks that an infantry team has stalked: still, silent, no order, in cover of terrain (L715)."""
    if state.card(team).arm != "infantry" or team.moved or team.fired or state.unit_of(team.id).orders:
        return
    for enemy in state.on_table(other_seat(state.seat_of(team.id))):
        near = state.card(enemy).arm == "tank" and holds(state, state.book.limits.defensive_fire, team, enemy)
        if near and _hides(state, team, enemy):
            yield Stalk(team.id, enemy.id)


def _hides(state: State, team: Team, enemy: Team) -> bool:
    """Return whether terrain hides or conceals a team from an enemy; foxholes and flat ground do not count."""
    seen = sighting(state, enemy, team)
    return not seen.clear or (seen.concealed and seen.conceals != FOXHOLE)


# -- one charge
# -------------------------------------------------------------------------------------------------------


def carry_on(state: State, assault: Assault) -> Steps[None]:
    """Make the next declared charge; after the last one, determine which teams are in contact."""
    if not assault.charges:
        yield from _make_contact(state, assault)
        return
    move = assault.charges[0]
    team = state.teams[move.team]
    if move.route:
        yield from _charge(state, assault, team, Route.read(move.route))
    else:
        yield from _stand(state, team)


def _charge(state: State, assault: Assault, team: Team, route: Route) -> Steps[None]:
    """Move a team into contact; a failed Cross roll stops it 5 cm from the enemy (L705).

    A charge that no longer leads into contact, because a friend before it stopped, is not made.
    """
    gone = assault_way(state, team, route, in_contact_allowed)
    if isinstance(gone, Refusal) or not _lands(state, assault, team, route):
        yield TeamCharged(team.id, None, 0, stuck=True)
        return
    there = replace(team, pose=route.end)
    view = state.copy()
    view.teams[team.id] = there
    lines = (crossing for enemy in direct_contacts(view, there, mutual=False)
             for crossing in _line_tests(view, there, view.teams[enemy], route, gone.distance))  # fmt: skip
    halt = yield from halt_on_way(state, team, (*gone.crossings, *lines), "L705", state.book.limits.failed_charge)
    if halt is not None:
        yield TeamCharged(team.id, halt.route, halt.length, halt.stuck)
        return
    yield TeamCharged(team.id, route, gone.distance, stuck=False)


def _lands(state: State, assault: Assault, team: Team, route: Route) -> bool:
    """Return whether a charge still ends in contact."""
    able = landing_refusal(state, team, route, _charged(state, assault), first=assault.round == 0)
    return able is None


def _charged(state: State, assault: Assault) -> list[str]:
    """Return the teams of an assault that have charged already or stand in contact."""
    waiting = {move.team for move in assault.charges}
    return [team.id for unit in assault.units for team in state.teams_of(unit) if team.id not in waiting]


def _line_tests(state: State, team: Team, enemy: Team, route: Route, distance: int) -> Iterator[Crossing]:
    """Yield the Cross rolls for lines of terrain across which a team fights (L705)."""
    for line in lines_between(state, team, enemy):
        if line.difficult:
            yield Crossing(line.kind, pose_of(team), cross_need(state, team, line.kind), route, distance)


def _stand(state: State, team: Team) -> Steps[None]:
    """Let a counterattacking tank in contact roll Cross for ground between it and its enemies (L731)."""
    halt = yield from halt_on_way(state, team, ground_between(state, team), "L731", None)
    yield TeamCharged(team.id, None, 0, stuck=halt is not None)


def ground_between(state: State, team: Team) -> Iterator[Crossing]:
    """Yield the Cross rolls of a tank that fights without moving, for ground under it or towards an enemy in contact
    (L731).
    """
    pose = pose_of(team)
    enemies = [state.teams[each] for each in direct_contacts(state, team, mutual=True)]
    strips = [_strip(pose, pose_of(enemy)) for enemy in enemies]
    for piece in state.book.table.scenery:
        if piece.form != "point" and is_difficult(state, piece) and any(covers(piece, strip) for strip in strips):
            yield Crossing(piece.kind, pose, cross_need(state, team, piece.kind), None, 0)
    for work in state.works:
        shape = work_shape(state.book, work.kind, work.pose)
        if passage(state, team, work) == "test" and any(overlap(strip, shape) for strip in strips):
            yield Crossing(work.kind, pose, cross_need(state, team, work.kind), None, 0)


def _strip(one: Pose, other: Pose) -> ConvexShape:
    """Return the straight line between two teams' middles, 1 mm wide."""
    return ConvexShape((one.point, other.point), MM // 2)


# -- contact
# ----------------------------------------------------------------------------------------------------------


def _make_contact(state: State, assault: Assault) -> Steps[None]:
    """See which teams are in contact and whom they assault; without contact the assault fails (L701).

    Mines pin the units that they hit on the way (L787).
    """
    yield from pin_mined(state, assault.units)
    mutual = assault.round > 0
    able = [team for unit in assault.units for team in state.teams_of(unit) if _takes_part(state, assault, team)]
    names = [team.id for team in able]
    teams = tuple(team.id for team in able if contacts(state, team, names, mutual=mutual))
    if teams:
        stalks = tuple(each for each in assault.stalks if _assaults(state, each, names))
        ranks = tuple(rank for team in teams for rank in _ranks(state, state.teams[team], names, mutual=mutual))
        yield ContactMade(teams, tuple(_defending(state, assault, teams)), ranks, stalks)
    elif not mutual:
        yield from end_assault(state, assault, "failed")
    else:
        winners = tuple(team.id for unit in assault.defenders for team in state.teams_of(unit) if team.fights)
        yield from break_off(state, assault.units, (), winners, assault.defenders)


def _takes_part(state: State, assault: Assault, team: Team) -> bool:
    charged = assault.round > 0 or team.assaulted
    return charged and not team.stuck and fighter_refusal(state, team) is None


def _assaults(state: State, stalk: Stalk, names: list[str]) -> bool:
    return stalk.team in names and stalk.tank in contacts(state, state.teams[stalk.team], names)


def _ranks(state: State, team: Team, names: list[str], *, mutual: bool) -> Iterator[Rank]:
    """Yield the friends through whom a team is in contact, if it is not in contact itself."""
    if not direct_contacts(state, team, mutual=mutual):
        for front in front_of(state, team, names, mutual=mutual):
            yield Rank(team.id, front, pose_of(state.teams[front]))


def _defending(state: State, assault: Assault, teams: tuple[str, ...]) -> Iterator[str]:
    """Yield the units that are assaulted: those before, and those with a team that the assault reaches (L721)."""
    reach = state.book.limits.assault_reach
    for unit in state.living(other_seat(assault.seat)):
        near = (holds(state, reach, state.teams[each], team) for each in teams for team in state.teams_of(unit.id))
        if unit.id in assault.defenders or any(near):
            yield unit.id
