"""Saves against a bombardment: top armour, plain saves with cover from above, firepower (L683 to L691)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.ledger import Ledger, Term, total
from combat.engine.kernel.record import replace
from combat.games.armour.rules.artillery.fire_mission import FireMission
from combat.games.armour.rules.cards.weapon import Weapon
from combat.games.armour.rules.d_six import d6
from combat.games.armour.rules.events.fire_events import HitResolved, Outcome
from combat.games.armour.rules.events.transport_events import RiderHit
from combat.games.armour.rules.fire.bulletproof import bulletproof_in_bombardment
from combat.games.armour.rules.fire.harm import bail_out, destroy
from combat.games.armour.rules.fire.saves import armour_outcome
from combat.games.armour.rules.fire.volley import Hit
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.transport.riding import carries_on_hull, riders_of


def shell(state: State, fire: FireMission) -> Weapon:
    """Return the weapon of a bombardment with the values of its bombardment line (L665)."""
    weapon = state.book.weapons[fire.weapon]
    line = weapon.bombardment
    if line is None:
        raise ValueError(weapon.id)
    return replace(weapon, anti_tank=line.anti_tank, firepower=line.firepower)


def resolve(state: State, fire: FireMission, name: str) -> Steps[None]:
    """Roll the save of a team that was hit, and of its riders, and apply its effect; there is none if it is lost."""
    team = state.teams[name]
    if not team.on_table:
        return
    weapon = shell(state, fire)
    if carries_on_hull(state, team):
        for rider in list(riders_of(state, team.id)):
            yield RiderHit(rider.id, team.id)
            yield from _plain_save(state, fire, rider, weapon)
    if state.card(team).is_armoured:
        yield from _armour_save(state, team, weapon)
    else:
        yield from _plain_save(state, fire, team, weapon)


def top_terms(state: State, tank: Team) -> Ledger:
    """Return what is added to an armour save against a bombardment: top armour (L683)."""
    armour = state.card(tank).armour
    if armour is None:
        raise ValueError(tank.id)
    return (Term("top-armour", armour.top, "L683"),)


def _armour_save(state: State, tank: Team, weapon: Weapon) -> Steps[None]:
    save, firepower = top_terms(state, tank), 0
    number = yield from d6("armour-save", "L683", tank.id)
    outcome: Outcome = "bounced"
    result = total(save) + number
    if result <= weapon.anti_tank:
        firepower = yield from d6("firepower", "L651", tank.id)
        outcome = armour_outcome(result, weapon, firepower)
    yield HitResolved(Hit(0, tank.id), "hull", 0, save, weapon.anti_tank, number, firepower, outcome)
    if outcome == "destroyed":
        yield from destroy(state, tank.id)
    elif outcome == "bailed":
        yield from bail_out(state, tank.id)


def _plain_save(state: State, fire: FireMission, team: Team, weapon: Weapon) -> Steps[None]:
    """Roll a plain save; a successful one again against brutal weapons and repeated bombardments (L691, L759).

    In foxholes or ground that protects from above a failed one is fatal only with firepower (L687), but not for riders
    on a hull (L583).
    """
    need = state.card(team).save
    number, again, firepower = (yield from d6("save", "L683", team.id)), 0, 0
    if number >= need and rolls_save_again(state, fire, team):
        again = yield from d6("save", "L691" if fire.repeats else "L759", team.id)
    outcome: Outcome = "saved" if (again or number) >= need else "destroyed"
    if outcome == "destroyed" and team.on_table and bulletproof_in_bombardment(state, team):
        firepower = yield from d6("firepower", "L687", team.id)
        outcome = "destroyed" if firepower >= weapon.firepower else "nothing"
    yield HitResolved(Hit(0, team.id), "", 0, (Term("save", need, "L683"),), 0, number, firepower, outcome, again)
    if outcome == "destroyed":
        yield from destroy(state, team.id)


def rolls_save_again(state: State, fire: FireMission, team: Team) -> bool:
    """Return whether a successful plain save is rolled again, once (L691, L759)."""
    repeated = fire.repeats and state.card(team).arm in ("infantry", "gun")
    return repeated or "brutal" in state.book.weapons[fire.weapon].traits
