"""Hits in an assault: dice of the teams in contact, the teams that take hits, their effect (L717, L719)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar, Final

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Choice
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.games.armour.rules.assault.assault import Assault, Strike
from combat.games.armour.rules.assault.contacts import contacts
from combat.games.armour.rules.cards.weapon import Weapon
from combat.games.armour.rules.d_six import dice
from combat.games.armour.rules.events.assault_events import (
    AssaultRoll,
    AssaultRolled,
    StrikeSettled,
    StrikesTaken,
    StrikeTaken,
)
from combat.games.armour.rules.fire.arcs import in_arc
from combat.games.armour.rules.fire.harm import destroy
from combat.games.armour.rules.fire.saves import armour_terms, roll_armour, save_riders
from combat.games.armour.rules.fire.volley import Hit, Part
from combat.games.armour.rules.morale.pinning import pin
from combat.games.armour.rules.morale.unit_ratings import ratings_of
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.transport.riding import carries_on_hull, riders_of
from combat.games.armour.rules.two_seats import other_seat

GRENADES: Final = "grenades"
"""The answer that chooses hand grenades and other improvised weapons (L719)."""


class TakeStrike(Choice):
    """Which of the teams in contact takes the hit? (L717)"""

    kind: ClassVar[str] = "take-strike"
    seat: Seat = ""


class ChooseWeapon(Choice):
    """With what does a team strike a tank: one of its weapons, or "grenades"? (L719)"""

    kind: ClassVar[str] = "choose-weapon"
    seat: Seat = ""
    target: str = ""


def roll_strikes(state: State, assault: Assault) -> Steps[None]:
    """Roll one die for each team in contact, against its Assault rating (L717)."""
    teams = [team for team in assault.teams if opponents(state, assault, team)]
    numbers = yield from dice(len(teams), "assault", "L717", assault.units[0])
    rolls = tuple(
        AssaultRoll(team, ratings_of(state, state.teams[team]).assault, number)
        for team, number in zip(teams, numbers, strict=True)
    )
    yield AssaultRolled(rolls, tuple(Strike(each.team) for each in rolls if each.number >= each.need))


def opponents(state: State, assault: Assault, team: str) -> tuple[str, ...]:
    """Return the ids of the enemies with which an assaulting team is in contact; empty if the team no longer fights."""
    each = state.teams[team]
    return contacts(state, each, assault.teams, mutual=assault.round > 0) if each.fights else ()


def take(state: State, assault: Assault) -> Steps[None]:
    """Let the defending seat choose the team that takes the next hit; pin the units hit when all hits are taken
    (L717).
    """
    strike = next((each for each in assault.strikes if not each.target), None)
    if strike is None:
        yield from pin(state, dict.fromkeys(_struck(state, assault)))
        yield StrikesTaken()
        return
    able = takers(state, assault, strike)
    target = able[0]
    if len(able) > 1:
        question = TakeStrike("L717", strike.team, able, None, other_seat(assault.seat))
        target = yield from ask(question)
    yield StrikeTaken(replace(strike, target=target))


def _struck(state: State, assault: Assault) -> Iterator[str]:
    """Yield the units of the teams that take a hit, and of those that ride on them (L583, L717)."""
    for target in (state.teams[each.target] for each in assault.strikes):
        yield target.unit
        if carries_on_hull(state, target):
            yield from (rider.unit for rider in riders_of(state, target.id))


def takers(state: State, assault: Assault, strike: Strike) -> tuple[str, ...]:
    """Return the ids of the teams that may take a hit: of those in contact, the ones with the fewest hits (L31,
    L717).
    """
    able = opponents(state, assault, strike.team)
    taken = Counter(each.target for each in assault.strikes)
    least = min(taken[team] for team in able)
    return tuple(team for team in able if taken[team] == least)


def settle(state: State, assault: Assault) -> Steps[None]:
    """Apply the next hit: an armoured tank saves by side or top armour, any other team is lost (L719).

    A second hit on a lost team has no effect (L657).
    """
    strike = assault.strikes[assault.settled]
    target = state.teams[strike.target]
    if target.on_table and state.card(target).is_armoured:
        yield from _strike_tank(state, assault, strike, target)
    elif target.on_table and all(each.target != target.id for each in assault.strikes[: assault.settled]):
        yield from destroy(state, target.id)
    yield StrikeSettled()


def _strike_tank(state: State, assault: Assault, strike: Strike, tank: Team) -> Steps[None]:
    """Strike a tank with a weapon at its side, or with grenades at its top, and those who ride on it (L583, L719)."""
    striker, choice = state.teams[strike.team], GRENADES
    able = (*usable_weapons(state, striker, tank), GRENADES)
    if len(able) > 1:
        choice = yield from ask(ChooseWeapon("L719", striker.id, able, None, assault.seat, tank.id))
    weapon = grenades(state) if choice == GRENADES else state.book.weapons[choice]
    part: Part = "top" if choice == GRENADES else "side"
    hit, terms = Hit(0, tank.id), armour_terms(state, striker, tank, weapon, part)
    yield from save_riders(state, hit, tank, weapon)
    yield from roll_armour(state, hit, part, 0, terms, weapon)


def usable_weapons(state: State, striker: Team, tank: Team) -> Iterator[str]:
    """Yield the ids of the weapons that a team may use against a tank in contact: direct fire, with the tank in
    their arc.
    """
    for name in state.card(striker).weapons:
        weapon = state.book.weapons[name]
        if weapon.fires_directly and in_arc(state, striker, weapon, tank):
            yield name


def grenades(state: State) -> Weapon:
    """Return hand grenades and other improvised weapons as a `Weapon` (L719)."""
    figures = state.book.figures.assault
    return Weapon(GRENADES, GRENADES, anti_tank=figures.grenade_anti_tank, firepower=figures.grenade_firepower)
