"""Saves against a bombardment: top armour, plain saves with cover from above, firepower (L683 to L691)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.ledger import Ledger, Term
from combat.engine.kernel.record import replace
from combat.games.armour.rules.artillery.fire_mission import FireMission
from combat.games.armour.rules.cards.weapon import Weapon
from combat.games.armour.rules.events.transport_events import RiderHit
from combat.games.armour.rules.fire.bulletproof import bulletproof_in_bombardment
from combat.games.armour.rules.fire.saves import PlainSave, roll_armour, roll_plain
from combat.games.armour.rules.fire.volley import Hit
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.transport.riding import carries_on_hull, riders_of


def shell(state: State, fire: FireMission) -> Weapon:
    """Return the artillery weapon with the values of its bombardment line (L665); raise ValueError if it has none."""
    weapon = state.book.weapons[fire.weapon]
    line = weapon.bombardment
    if line is None:
        raise ValueError(weapon.id)
    return replace(weapon, anti_tank=line.anti_tank, firepower=line.firepower)


def resolve(state: State, fire: FireMission, name: str) -> Steps[None]:
    """Roll the save of a team that was hit, and of its riders, and apply the effect; nothing if the team is off the
    table.
    """
    team = state.teams[name]
    if not team.on_table:
        return
    weapon = shell(state, fire)
    if carries_on_hull(state, team):
        for rider in list(riders_of(state, team.id)):
            yield RiderHit(rider.id, team.id)
            yield from roll_plain(state, Hit(0, rider.id), _plain_save(state, fire, rider, weapon))
    if state.card(team).is_armoured:
        yield from roll_armour(state, Hit(0, team.id), "top", 0, top_terms(state, team), weapon, "L683")
    else:
        yield from roll_plain(state, Hit(0, team.id), _plain_save(state, fire, team, weapon))


def top_terms(state: State, tank: Team) -> Ledger:
    """Return the armour of a tank against a bombardment as terms: its top armour (L683).

    Raises ValueError for a team without armour.
    """
    armour = state.card(tank).armour
    if armour is None:
        raise ValueError(tank.id)
    return (Term("top-armour", armour.top, "L683"),)


def _plain_save(state: State, fire: FireMission, team: Team, weapon: Weapon) -> PlainSave:
    """Return the save against a bombardment: again against brutal weapons and repeated bombardments (L691, L759).

    Foxholes, works and ground protect from above (L687), but not riders on a hull (L583).
    """
    again = ("L691" if fire.repeats else "L759") if rolls_save_again(state, fire, team) else ""
    covered = team.on_table and bulletproof_in_bombardment(state, team)
    return PlainSave("L683", again, "L687" if covered else "", weapon.firepower)


def rolls_save_again(state: State, fire: FireMission, team: Team) -> bool:
    """Return whether a successful plain save against a bombardment must be rolled again, once (L691, L759)."""
    repeated = fire.repeats and state.card(team).arm in ("infantry", "gun")
    return repeated or "brutal" in state.book.weapons[fire.weapon].traits
