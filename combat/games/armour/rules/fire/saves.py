"""Saves: armour against anti-tank value, infantry and gun saves, firepower, bailing out and losses (L645-L657)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.ledger import Ledger, Term, total
from combat.engine.kernel.record import Record, replace
from combat.games.armour.rules.air.flights import is_aircraft
from combat.games.armour.rules.cards.keyword import effects_of
from combat.games.armour.rules.cards.weapon import Weapon
from combat.games.armour.rules.d_six import d6
from combat.games.armour.rules.distances import holds
from combat.games.armour.rules.events.fire_events import HitResolved, Outcome
from combat.games.armour.rules.events.transport_events import RiderHit
from combat.games.armour.rules.fire.armour_facing import needs_part_die, strikes_front
from combat.games.armour.rules.fire.bulletproof import bulletproof
from combat.games.armour.rules.fire.harm import bail_out, destroy
from combat.games.armour.rules.fire.save_dice import save_dice
from combat.games.armour.rules.fire.volley import Hit, Part, Shot
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.transport.riding import carries_on_hull, riders_of


def resolve(state: State, shot: Shot, hit: Hit) -> Steps[None]:
    """Roll the save of one hit and apply its effect; nothing for a team that is already lost.

    A commander who has left a lost team is not struck either (L657).
    """
    team = state.teams[hit.team]
    if not team.on_table or (state.volley is not None and team.id in state.volley.fallen):
        return
    weapon = state.book.weapons[shot.weapon]
    yield from save_riders(state, hit, team, weapon)
    if state.card(team).is_armoured:
        yield from _armour_save(state, shot, hit, team, weapon)
    else:
        covered = needs_firepower(state, state.teams[shot.shooter], team)
        brutal = "brutal" in weapon.traits and not is_aircraft(state, team)
        yield from roll_plain(state, hit, _plain_save(weapon, covered=covered, brutal=brutal))


def save_riders(state: State, hit: Hit, tank: Team, weapon: Weapon) -> Steps[None]:
    """Roll the saves of the teams that ride on a tank that was hit: plain saves without cover (L583)."""
    if carries_on_hull(state, tank):
        for rider in list(riders_of(state, tank.id)):
            yield RiderHit(rider.id, tank.id)
            save = _plain_save(weapon, covered=False, brutal="brutal" in weapon.traits)
            yield from roll_plain(state, replace(hit, team=rider.id), save)


def _armour_save(state: State, shot: Shot, hit: Hit, tank: Team, weapon: Weapon) -> Steps[None]:
    """Roll against armour; at the anti-tank value firepower bails out, below it firepower destroys (L651)."""
    shooter = state.teams[shot.shooter]
    part: Part = "hull"
    part_die = 0
    if state.assault is None and needs_part_die(state, shooter, tank):
        part_die = yield from d6("part", "L645", tank.id)
        part = "turret" if part_die >= state.book.figures.shots.turret else "hull"
    save = armour_terms(state, shooter, tank, weapon, part)
    yield from roll_armour(state, hit, part, part_die, save, weapon)


def roll_armour(
    state: State, hit: Hit, part: Part, part_die: int, save: Ledger, weapon: Weapon, line: str = "L647"
) -> Steps[None]:
    """Roll an armour save against a weapon and apply its effect (L651).

    `save` are the terms added to the die, `part` is the part struck, decided by `part_die`; `line` is the rule.
    """
    tank = state.teams[hit.team]
    number = yield from d6("armour-save", line, tank.id)
    result, firepower = total(save) + number, 0
    outcome: Outcome = "bounced"
    if result <= weapon.anti_tank:
        firepower = (yield from d6("firepower", "L651", tank.id)) if weapon.firepower > 1 else 0
        outcome = armour_outcome(result, weapon, firepower)
    yield HitResolved(hit, part, part_die, save, weapon.anti_tank, number, firepower, outcome)
    if outcome == "destroyed":
        yield from destroy(state, tank.id)
    elif outcome == "bailed":
        yield from bail_out(state, tank.id)


def armour_terms(state: State, shooter: Team, tank: Team, weapon: Weapon, part: Part) -> Ledger:
    """Return the terms added to the die of an armour save: front or side armour, and distance (L645, L647).

    In an assault it is always the side, or the top against grenades (L709, L719). Raises ValueError for a team without
    armour.
    """
    armour = state.card(tank).armour
    if armour is None:
        raise ValueError(tank.id)
    if part == "top":
        return (Term("top-armour", armour.top, "L719"),)
    front = state.assault is None and strikes_front(state, shooter, tank, part)
    terms = [Term("front-armour", armour.front, "L645") if front else side_term(state, tank, weapon)]
    far = holds(state, state.book.limits.long_range, shooter, tank)
    added = state.book.figures.shots.long_range_armour + sum(
        each.add for each in effects_of(weapon.keywords, state.book.keywords) if each.number == "long_range_armour"
    )
    if far and added:
        terms.append(Term("long-range", added, "L647"))
    return tuple(terms)


def side_term(state: State, tank: Team, weapon: Weapon) -> Term:
    """Return the side armour of a tank as a term; its skirts count against weak weapons (L645, L739)."""
    card = state.card(tank)
    side = 0 if card.armour is None else card.armour.side
    weak = weapon.firepower >= state.book.figures.shots.weak_firepower
    for use in card.keywords:
        keyword = state.book.keywords[use.id]
        for effect in keyword.effects:
            if effect.number == "side_armour" and effect.becomes > side and (weak or effect.when == "always"):
                return Term(keyword.id, effect.becomes, keyword.source)
    return Term("side-armour", side, "L645")


def armour_outcome(result: int, weapon: Weapon, firepower: int) -> Outcome:
    """Return the effect of a failed armour save whose total is `result`: "destroyed", "bailed" or "nothing" (L651).

    The firepower die must succeed for the full effect.
    """
    through = weapon.firepower <= 1 or firepower >= weapon.firepower
    if result == weapon.anti_tank:
        return "bailed" if through else "nothing"
    return "destroyed" if through else "bailed"


class PlainSave(Record):
    """Save of a team without armour against a hit."""

    line: str
    """Line of the source by which it rolls."""
    again: str = ""
    """Line by which a successful save is rolled again; "" if none is (L691, L759)."""
    cover: str = ""
    """Line by which cover, or flying, requires firepower after a failed save; "" if none does (L655, L687)."""
    firepower: int = 1
    """The score with which the hit gets through that cover."""


def _plain_save(weapon: Weapon, *, covered: bool, brutal: bool) -> PlainSave:
    """Return the save against a weapon: again if it is brutal, which it is not to aircraft (L655, L759)."""
    return PlainSave("L655", "L759" if brutal else "", "L655" if covered else "", weapon.firepower)


def roll_plain(state: State, hit: Hit, save: PlainSave) -> Steps[None]:
    """Roll a plain save and apply its effect; in cover, a failed save is fatal only if the firepower die succeeds."""
    need, firepower = state.card(hit.team).save, 0
    dice = yield from save_dice(hit.team, need, save.line, save.again)
    outcome: Outcome = "saved" if dice.saved else "destroyed"
    if not dice.saved and save.cover:
        firepower = yield from d6("firepower", save.cover, hit.team)
        outcome = "destroyed" if firepower >= save.firepower else "nothing"
    terms = (Term("save", need, save.line),)
    yield HitResolved(hit, "", 0, terms, 0, dice.number, firepower, outcome, dice.again)
    if outcome == "destroyed":
        yield from destroy(state, hit.team)


def needs_firepower(state: State, shooter: Team, team: Team) -> bool:
    """Return whether a failed plain save is fatal only after a firepower roll: for aircraft, and in bulletproof
    cover (L655).
    """
    return is_aircraft(state, team) or bulletproof(state, shooter, team)
