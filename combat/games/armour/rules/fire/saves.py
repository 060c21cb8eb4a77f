"""Saves: armour against anti-tank value, infantry and gun saves, firepower, bail outs and losses (L645 to L657)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.ledger import Ledger, Term, total
from combat.games.armour.rules.cards.weapon import Weapon
from combat.games.armour.rules.d_six import d6
from combat.games.armour.rules.distances import holds
from combat.games.armour.rules.events.fire_events import HitResolved, Outcome
from combat.games.armour.rules.fire.armour_facing import needs_part_die, strikes_front
from combat.games.armour.rules.fire.harm import bail_out, destroy
from combat.games.armour.rules.fire.volley import Hit, Part, Shot
from combat.games.armour.rules.ground.sighting import sighting
from combat.games.armour.rules.state import State, Team


def resolve(state: State, shot: Shot, hit: Hit) -> Steps[None]:
    """Roll the save of one hit and apply its effect; a hit on a team that is lost already has none."""
    team = state.teams[hit.team]
    if not team.on_table:
        return
    weapon = state.book.weapons[shot.weapon]
    if state.card(team).is_armoured:
        yield from _armour_save(state, shot, hit, team, weapon)
    else:
        yield from _plain_save(state, shot, hit, team, weapon)


def _armour_save(state: State, shot: Shot, hit: Hit, tank: Team, weapon: Weapon) -> Steps[None]:
    """Roll against armour; at the anti-tank value firepower bails out, below it firepower destroys (L651)."""
    shooter = state.teams[shot.shooter]
    part: Part = "hull"
    part_die = 0
    if needs_part_die(state, shooter, tank):
        part_die = yield from d6("part", "L645", tank.id)
        part = "turret" if part_die >= state.book.figures.shots.turret else "hull"
    save = armour_terms(state, shooter, tank, weapon, part)
    number = yield from d6("armour-save", "L647", tank.id)
    result, firepower = total(save) + number, 0
    outcome: Outcome = "bounced"
    if result <= weapon.anti_tank:
        firepower = yield from d6("firepower", "L651", tank.id)
        outcome = armour_outcome(result, weapon, firepower)
    yield HitResolved(hit, part, part_die, save, weapon.anti_tank, number, firepower, outcome)
    if outcome == "destroyed":
        yield from destroy(state, tank.id)
    elif outcome == "bailed":
        yield from bail_out(state, tank.id)


def armour_terms(state: State, shooter: Team, tank: Team, weapon: Weapon, part: Part) -> Ledger:
    """Return the terms added to an armour save die: front or side armour, distance (L645, L647)."""
    armour = state.card(tank).armour
    if armour is None:
        raise ValueError(tank.id)
    front = strikes_front(state, shooter, tank, part)
    terms = [Term("front-armour", armour.front, "L645") if front else Term("side-armour", armour.side, "L645")]
    far = holds(state, state.book.limits.long_range, shooter, tank)
    if far and "heat" not in weapon.traits:
        terms.append(Term("long-range", state.book.figures.shots.long_range_armour, "L647"))
    return tuple(terms)


def armour_outcome(result: int, weapon: Weapon, firepower: int) -> Outcome:
    """Return the effect of an armour save of at most the anti-tank value, by the firepower die (L651)."""
    through = firepower >= weapon.firepower
    if result == weapon.anti_tank:
        return "bailed" if through else "nothing"
    return "destroyed" if through else "bailed"


def _plain_save(state: State, shot: Shot, hit: Hit, team: Team, weapon: Weapon) -> Steps[None]:
    """Roll a plain save; behind bulletproof cover a failed one is fatal only with firepower (L655)."""
    card = state.card(team)
    number = yield from d6("save", "L655", team.id)
    outcome: Outcome = "saved" if number >= card.save else "destroyed"
    firepower = 0
    if outcome == "destroyed" and bulletproof(state, state.teams[shot.shooter], team):
        firepower = yield from d6("firepower", "L655", team.id)
        outcome = "destroyed" if firepower >= weapon.firepower else "nothing"
    yield HitResolved(hit, "", 0, (Term("save", card.save, "L655"),), 0, number, firepower, outcome)
    if outcome == "destroyed":
        yield from destroy(state, team.id)


def bulletproof(state: State, shooter: Team, team: Team) -> bool:
    """Return whether an infantry or gun team is in bulletproof cover from a shooter: dug in, or by terrain (L655)."""
    if state.card(team).arm not in ("infantry", "gun"):
        return False
    return team.dug_in or sighting(state, shooter, team).bulletproof
