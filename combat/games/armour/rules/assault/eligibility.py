"""Teams and units that may assault (L699, L701)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.kernel.decision import Refusal
from combat.games.armour.rules.assault.contacts import may_contact
from combat.games.armour.rules.distances import between, holds
from combat.games.armour.rules.ground.sighting import sighting
from combat.games.armour.rules.hidden.just_come import standstill_refusal
from combat.games.armour.rules.orders.order_effects import order_refusal
from combat.games.armour.rules.posture import is_pinned
from combat.games.armour.rules.state import State, Team, Unit
from combat.games.armour.rules.transport.riding import carrying_refusal, is_transport
from combat.games.armour.rules.two_seats import other_seat


def fighter_refusal(state: State, team: Team) -> Refusal | None:
    """Return the reason why a team can never fight in contact, even in a counterattack; None if it can (L701)."""
    card = state.card(team)
    if not team.on_table:
        return Refusal("not-on-table", "L699")
    if team.bailed:
        return Refusal("bailed-out", "L651")
    if card.arm not in ("tank", "infantry") or "heavy_weapon" in card.traits:
        return Refusal("no-assaulter", "L701")
    if (card.arm == "tank" and not card.is_armoured) or is_transport(state, team) or state.units[team.unit].independent:
        return Refusal("no-assaulter", "L701")
    return None


def assaulter_refusal(state: State, team: Team) -> Refusal | None:
    """Return the reason why a team may not assault in its assault phase; None if it may (L699, A2)."""
    unit = state.units[team.unit]
    refused = fighter_refusal(state, team)
    if refused is not None:
        return refused
    if unit.assaulted:
        return Refusal("has-assaulted", "L699")
    if team.anti_air:
        return Refusal("fired-at-aircraft", "L601")
    if is_pinned(state, team):
        return Refusal("pinned", "L699")
    if team.moved == "dash":
        return Refusal("dashed", "L699")
    if team.distance > state.book.limits.assault_move.distance:
        return Refusal("moved-too-far", "L699", (("most", state.book.limits.assault_move.distance),))
    if team.spotted or team.fired in ("bombardment", "screen"):
        return Refusal("has-bombarded", "L665")
    if team.fired == "halted":
        return Refusal("fired-halted", "L699")
    return standstill_refusal(state, team) or carrying_refusal(team) or order_refusal(state, team, "assault")


def assaulting_units(state: State) -> Iterator[Unit]:
    """Yield the active seat's units with a team that may assault an enemy in reach of a charge."""
    for unit in state.living(state.active):
        if not unit.assaulted and any(has_target(state, team) for team in state.teams_of(unit.id)):
            yield unit


def has_target(state: State, team: Team) -> bool:
    """Return whether a team may assault and has an enemy that it may assault in reach."""
    reach = state.book.limits.charge
    return assaulter_refusal(state, team) is None and any(
        holds(state, reach, team, enemy) and may_contact(state, team, enemy)
        for enemy in state.on_table(other_seat(state.seat_of(team.id)))
    )


def headquarters_of(state: State, unit: Unit) -> Unit | None:
    """Return the headquarters that may assault with a unit as one unit; None if there is none (L699).

    Its commander and the unit's leader must be of the same arm, within 15 cm and in sight of each other.
    """
    formation = state.formations.get(unit.formation)
    if formation is None or unit.headquarters or not (formation.commander and unit.leader):
        return None
    chief, leader = state.teams[formation.commander], state.teams[unit.leader]
    if not (chief.fights and leader.fights) or state.card(chief).arm != state.card(leader).arm:
        return None
    staff = state.units[chief.unit]
    near = holds(state, state.book.limits.combined_assault, chief, leader)
    if staff.id == unit.id or staff.assaulted or not near or not sighting(state, chief, leader).clear:
        return None
    return staff


def joins(state: State, staff: Unit, unit: Unit) -> bool:
    """Return whether a headquarters may join a unit's assault."""
    found = headquarters_of(state, unit)
    return found is not None and found.id == staff.id


def nearest_enemies(state: State, team: Team) -> list[Team]:
    """Return the enemies that a team may assault and that are in reach of a charge, nearest first."""
    reach = state.book.limits.charge
    found = [
        enemy
        for enemy in state.on_table(other_seat(state.seat_of(team.id)))
        if holds(state, reach, team, enemy) and may_contact(state, team, enemy)
    ]
    return sorted(found, key=lambda enemy: (between(state, team, enemy).units, enemy.id))


def able_teams(state: State, unit: Unit) -> list[Team]:
    """Return the teams that may assault with a unit: its own, and those of a headquarters that may join it."""
    staff = headquarters_of(state, unit)
    units = (unit,) if staff is None else (unit, staff)
    return [team for each in units for team in state.teams_of(each.id) if assaulter_refusal(state, team) is None]
