"""Riders and vehicles: capacity, transports, limits while carrying (L571-L577)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.decision import Refusal
from combat.games.armour.rules.state import State, Team


def riders_of(state: State, vehicle: str) -> Iterator[Team]:
    """Yield the teams that a vehicle carries or tows."""
    return (team for team in state.teams.values() if team.vehicle == vehicle and team.where == "mounted")


def carries_on_hull(state: State, vehicle: Team) -> bool:
    """Return whether teams ride on the hull of a vehicle: an armoured tank that is not a transport (L571)."""
    card = state.card(vehicle)
    return card.is_armoured and not card.carries


def has_room(state: State, vehicle: Team, team: Team) -> bool:
    """Return whether a vehicle has room for one more team (L571, A26).

    A gun needs a tractor and takes a place.
    """
    card, arm = state.card(vehicle), state.card(team).arm
    aboard = list(riders_of(state, vehicle.id))
    if arm == "gun":
        towing = any(state.card(each).arm == "gun" for each in aboard)
        return "tractor" in card.traits and not towing and len(aboard) < max(card.passengers, 1)
    if arm != "infantry":
        return False
    most = state.book.figures.movement.riders if carries_on_hull(state, vehicle) else card.passengers
    return len(aboard) < most


def is_transport(state: State, team: Team) -> bool:
    """Return whether a team serves as transport: a carrier among other teams of its unit, or in a split-off
    transport unit.
    """
    unit = state.units[team.unit]
    if not state.card(team).carries or unit.transports:
        return state.card(team).carries
    return any(not state.card(each).carries for each in state.all_of(unit.id))


def carried_unit(state: State, transport: Team) -> str:
    """Return the id of the unit that a transport serves: its own, or the unit from which it was split."""
    unit = state.units[transport.unit]
    return unit.parent if unit.transports else unit.id


def carrying_refusal(team: Team) -> Refusal | None:
    """Return the reason why a team may neither shoot nor assault; None if it may (L577, L581).

    It loaded teams in this turn, or came from the rear.
    """
    if team.ferried == "loaded":
        return Refusal("has-loaded", "L577")
    if team.ferried == "forward":
        return Refusal("from-the-rear", "L581")
    return None
