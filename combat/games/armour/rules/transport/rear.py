"""The rear: empty transports leave the table, and return before their unit moves (L577-L581, A13)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.games.armour.rules.answers import Placements
from combat.games.armour.rules.distances import holds
from combat.games.armour.rules.events.transport_events import TransportBrought, TransportsSent
from combat.games.armour.rules.ground.sighting import sighting
from combat.games.armour.rules.moves.moving import end_unit
from combat.games.armour.rules.moves.standing import standing_refusal
from combat.games.armour.rules.night.night_training import waiting_refusal
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.transport.riding import carried_unit, is_transport, riders_of
from combat.games.armour.rules.two_seats import other_seat


def sent_to_rear(state: State, seat: Seat) -> Iterator[TransportsSent]:
    """Yield the event by which the empty transports of a seat leave the table; none if it has none (L577, A13)."""
    transports = (team.id for team in state.on_table(seat) if is_transport(state, team))
    empty = [team for team in transports if not any(riders_of(state, team))]
    if empty:
        yield TransportsSent(tuple(empty))


def bring_refusal(state: State, seat: Seat, places: Placements) -> Refusal | None:
    """Return the reason why transports cannot return from the rear to some places; None if they can (L581)."""
    view = state.copy()
    for name, pose in places.parts:
        team = state.teams.get(name)
        if team is None or state.seat_of(name) != seat:
            return Refusal("one-unit", "L581")
        if team.where != "rear":
            return Refusal("not-in-rear", "L581", (("team", name),))
        there = replace(team, where="table", pose=pose)
        refused = _unit_refusal(state, there) or standing_refusal(view, there, pose) or waiting_refusal(view, there)
        refused = refused or _distance_refusal(view, there)
        if refused is not None:
            return refused
        view.teams[name] = there
    return None


def _unit_refusal(state: State, transport: Team) -> Refusal | None:
    """Return the reason why it is too late for transports, which come before their unit moves; None if it is not."""
    unit = carried_unit(state, transport)
    late = state.units[unit].moved or any(team.moved for team in state.teams_of(unit))
    return Refusal("unit-has-moved", "L581") if late else None


def _distance_refusal(state: State, transport: Team) -> Refusal | None:
    """Return the reason why a transport may not come to its place: too far from its unit, or too near to an enemy."""
    limits, unit = state.book.limits, carried_unit(state, transport)
    served = (team for team in state.teams_of(unit) if not is_transport(state, team))
    if not any(holds(state, limits.transport_return, transport, team) for team in served):
        return Refusal("far-from-unit", "L581", (("most", limits.transport_return.distance),))
    for enemy in state.on_table(other_seat(state.seat_of(transport.id))):
        if not holds(state, limits.transport_near, transport, enemy):
            return Refusal("too-near", "L581", (("team", enemy.id),))
        if holds(state, limits.transport_in_sight, transport, enemy):
            continue
        seen = sighting(state, enemy, transport)
        if seen.clear and not seen.concealed:
            return Refusal("too-near-in-sight", "L581", (("team", enemy.id),))
    return None


def bring(state: State, places: Placements) -> Steps[None]:
    """Place transports that return from the rear; end the movement of another unit in progress."""
    served = carried_unit(state, state.teams[places.parts[0].team])
    if state.mover and state.mover not in (served, state.teams[places.parts[0].team].unit):
        yield end_unit(state, state.mover)
    for name, pose in places.parts:
        yield TransportBrought(name, pose)
