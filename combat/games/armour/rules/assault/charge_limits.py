"""Limits of a charge: which teams charge together, how far, along which way, into contact with whom (L699-L705)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.contact import in_contact
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.answers import Charge
from combat.games.armour.rules.assault.assault_ways import assault_way, in_contact_allowed
from combat.games.armour.rules.assault.contacts import contacts
from combat.games.armour.rules.assault.eligibility import assaulter_refusal, fighter_refusal, joins
from combat.games.armour.rules.distances import shape_of
from combat.games.armour.rules.state import Mark, State, Team
from combat.games.armour.rules.two_seats import other_seat


def charge_refusal(state: State, seat: Seat, charge: Charge) -> Refusal | None:
    """Return the reason why teams cannot make a charge, one after the other; None if they can (L699, L701)."""
    teams = [state.teams.get(each.team) for each in charge.parts]
    units = tuple(dict.fromkeys(team.unit for team in teams if team is not None))
    if None in teams or any(state.units[unit].seat != seat for unit in units) or not _is_one(state, units):
        return Refusal("one-unit", "L699")
    return _parts_refusal(state, charge, assaulter_refusal, first=True)


def _is_one(state: State, units: tuple[str, ...]) -> bool:
    """Return whether some units may assault together: one, or one and its headquarters (L699)."""
    if len(units) != 2:
        return len(units) == 1
    one, other = (state.units[unit] for unit in units)
    return joins(state, one, other) or joins(state, other, one)


def countercharge_refusal(state: State, units: Iterable[str], charge: Charge) -> Refusal | None:
    """Return the reason why teams of some units cannot make a charge in their counterattack; None if they can
    (L731).
    """
    allowed = set(units)
    teams = [state.teams.get(each.team) for each in charge.parts]
    if any(team is None or team.unit not in allowed for team in teams):
        return Refusal("one-unit", "L731")
    return _parts_refusal(state, charge, fighter_refusal, first=False)


def _parts_refusal(
    state: State, charge: Charge, able: Callable[[State, Team], Refusal | None], *, first: bool
) -> Refusal | None:
    view, friends = state.copy(), list[str]()
    for part in charge.parts:
        team = view.teams[part.team]
        if not first and contacts(view, team, (), mutual=True):
            return Refusal("in-contact", "L731", (("team", team.id),))
        refused = able(view, team) or part_refusal(view, team, part.route, friends, first=first)
        if refused is not None:
            return refused
        view.teams[team.id] = replace(team, pose=part.route.end)
        friends.append(team.id)
    return None


def part_refusal(view: State, team: Team, route: Route, friends: Iterable[str], *, first: bool) -> Refusal | None:
    """Return the reason why a team cannot charge along a route after some friends have; None if it can.

    `first` is true for the first charge of an assault, false in a counterattack.
    """
    refused = landing_refusal(view, team, route, friends, first=first)
    if refused is not None:
        return refused
    gone = assault_way(view, team, route, in_contact_allowed)
    if isinstance(gone, Refusal):
        return gone
    limit = view.book.limits.charge.distance
    if gone.distance > limit:
        return Refusal("too-far", "L701", (("most", limit), ("way", gone.distance)))
    return _detour_refusal(view, team, route)


def _detour_refusal(view: State, team: Team, route: Route) -> Refusal | None:
    """Return the reason why a way with corners is refused: the straight one is free (L701); None if it is not."""
    if len(route.corners) == 1:
        return None
    straight = assault_way(view, team, Route([route.end.point], route.heading), in_contact_allowed)
    return None if isinstance(straight, Refusal) else Refusal("not-shortest", "L701", (("team", team.id),))


def landing_refusal(view: State, team: Team, route: Route, friends: Iterable[str], *, first: bool) -> Refusal | None:
    """Return the reason why a team's charge may not end at the end of a route; None if it may (L699, L701).

    It needs contact with an enemy, which is refused between tanks. In the `first` charge of an assault, the enemy must
    also be near those at which the team shot.
    """
    there = replace(team, pose=route.end)
    after = view.copy()
    after.teams[team.id] = there
    found = contacts(after, there, friends)
    if not found:
        return Refusal("no-enemy-touched", "L701", (("team", team.id),))
    if view.card(team).arm == "tank" and _meets_tank(after, there):
        return Refusal("tank-contact", "L701", (("team", team.id),))
    if first and not all(any(_is_near(after, mark, enemy) for enemy in found) for mark in team.marks):
        return Refusal("shot-elsewhere", "L699", (("team", team.id),))
    return None


def _meets_tank(state: State, tank: Team) -> bool:
    """Return whether a tank is in contact with an enemy tank."""
    shape, enemies = shape_of(state, tank), state.on_table(other_seat(state.seat_of(tank.id)))
    return any(state.card(enemy).arm == "tank" and in_contact(shape, shape_of(state, enemy)) for enemy in enemies)


def _is_near(state: State, mark: Mark, enemy: str) -> bool:
    """Return whether a team at which a charging one shot stood near enough to an enemy that it contacts (L699, A2)."""
    target = state.card(mark.team).hull.at(mark.pose.point, mark.pose.heading)
    return state.book.limits.assault_shots.holds(target, shape_of(state, state.teams[enemy]))
