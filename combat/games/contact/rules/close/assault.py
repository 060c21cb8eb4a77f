"""Close combat: defensive fire, rounds, morale (L291 to L300, section 6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Choice
from combat.engine.kernel.ledger import Ledger, Term, total
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import Point
from combat.games.contact.rules.answers import BREAK_OFF, FALL_BACK, FIRE, HOLD, SECOND_ROUND, Aim
from combat.games.contact.rules.charts.quality import RANKS
from combat.games.contact.rules.close.charging import touches
from combat.games.contact.rules.close.defending import Defend
from combat.games.contact.rules.command.tests import experience_test, morale_test
from combat.games.contact.rules.events.close_events import (
    AssaultBegan,
    AssaultEnded,
    CloseRolled,
    RoundFought,
    UnitDefended,
)
from combat.games.contact.rules.events.fire_events import UnitHarmed
from combat.games.contact.rules.fire.aiming import aim_refusal
from combat.games.contact.rules.fire.harming import lose
from combat.games.contact.rules.fire.shooting import fire_one
from combat.games.contact.rules.measuring import pose_of
from combat.games.contact.rules.moves.retreating import withdraw
from combat.games.contact.rules.rolling import cast
from combat.games.contact.rules.state import Assault, State, Unit


class Press(Choice):
    """Does the attacker fight a second round (section 6)?"""

    kind: ClassVar[str] = "press"
    seat: Seat = ""


class Casualty(Choice):
    """Which unit in contact is removed (L293)?"""

    kind: ClassVar[str] = "casualty"
    seat: Seat = ""


def carry_on(state: State, assault: Assault) -> Steps[None]:
    """Run the next stage of a close combat, yielding decisions and events: its start with defensive fire, or a round.

    The combat ends if one side has no unit left in contact.
    """
    if not state.units[assault.target].placed:
        yield AssaultEnded(assault.target)
        return
    if not assault.ready:
        yield from _defended(state, assault)
        yield AssaultBegan(assault.target)
        return
    attackers, defenders = list(_attackers(state, assault)), list(_defenders(state, assault))
    if not attackers or not defenders:
        yield AssaultEnded(assault.target)
        return
    yield from _round(state, assault, attackers, defenders)
    if not any(_attackers(state, assault)) or not any(_defenders(state, assault)):
        yield AssaultEnded(assault.target)
        return
    yield from _undecided(state, assault)


def _attackers(state: State, assault: Assault) -> Iterator[str]:
    """Yield the attackers that are in contact with the target and fight."""
    target = state.units[assault.target]
    for id_ in assault.attackers:
        unit = state.units[id_]
        if unit.placed and not unit.demoralised and (not target.placed or _meets(state, unit, assault)):
            yield id_


def _meets(state: State, unit: Unit, assault: Assault) -> bool:
    return touches(state, unit, state.units[assault.target])


def _defenders(state: State, assault: Assault) -> Iterator[str]:
    """Yield the target and other units on foot that are in contact with an attacker."""
    attackers = [state.units[each] for each in _attackers(state, assault)]
    for unit in state.units.values():
        if unit.seat == assault.seat or not unit.known or state.card(unit).arm == "vehicle":
            continue
        if unit.id == assault.target or any(touches(state, unit, each) for each in attackers):
            yield unit.id


# -- before contact ----------------------------------------------------------------------------------------------------


def _defended(state: State, assault: Assault) -> Steps[None]:
    """Ask the charged unit what it does, and do it (section 6)."""
    target = state.units[assault.target]
    aims = list(_defensive_aims(state, assault))
    able = not target.defended and aims
    options = tuple(each for each in (FIRE, HOLD, FALL_BACK) if each != FIRE or able)
    answer = yield from ask(Defend("S6", target.id, options, HOLD, target.seat))
    if answer == FIRE:
        yield UnitDefended(target.id)
        yield from fire_one(state, target.id, aims[0], "defence", covering=target.covered)
        yield from _stop_short(state, assault)
    elif answer == FALL_BACK and (yield from experience_test(state, target.id, "fall-back", "S6")):
        enemy = pose_of(state.units[assault.attackers[0]]).point
        yield from withdraw(state, target.id, enemy, state.book.figures.close.assault.fall_back, "fall-back")


def _defensive_aims(state: State, assault: Assault) -> Iterator[Aim]:
    """Yield the shots of the target at attackers, the first weapon that can be fired first."""
    target = state.units[assault.target]
    for weapon in state.card(target).weapons:
        for attacker in _attackers(state, assault):
            aim = Aim(weapon, attacker)
            if aim_refusal(state, target, aim, "defence") is None:
                yield aim


def _stop_short(state: State, assault: Assault) -> Steps[None]:
    """Send attackers back that defensive fire has demoralised."""
    for id_ in assault.attackers:
        unit = state.units[id_]
        if unit.placed and unit.demoralised:
            enemy = pose_of(state.units[assault.target]).point
            yield from withdraw(state, id_, enemy, state.book.figures.close.assault.stops_short, "stopped")


# -- a round -----------------------------------------------------------------------------------------------------------


def round_ledger(state: State, unit: Unit, enemy: Seat) -> Ledger:
    """Return the modifiers of a unit's die in a round against `enemy` (L297 to L300); () if there are none."""
    figures, card = state.book.figures.close.assault, state.card(unit)
    terms = list[Term]()
    if {"assault", "smg", "shock"} & set(card.traits):
        terms.append(Term("trained", figures.trained, "L297"))
    if card.arm == "command":
        terms.append(Term("command", figures.command, "L298"))
    other = state.book.forces[enemy].experience
    if RANKS.index(state.experience(unit)) < RANKS.index(other):
        terms.append(Term("lower", figures.lower, "L299"))
    if card.arm == "gun" or "crew" in card.traits:
        terms.append(Term("crew", figures.crew, "L300"))
    return tuple(terms)


def _round(state: State, assault: Assault, attackers: list[str], defenders: list[str]) -> Steps[None]:
    """Fight a round: every unit in contact rolls, and the losses of both sides fall at once (L293)."""
    enemy = state.units[assault.target].seat
    kills = dict[Seat, int]()
    for side, foe, opposed in ((attackers, enemy, defenders), (defenders, assault.seat, attackers)):
        numbers = yield from cast(len(side), "close-combat", "L293", side[0])
        for id_, number in zip(side, numbers, strict=True):
            ledger = round_ledger(state, state.units[id_], foe)
            need = state.book.figures.close.assault.kill
            success = number + total(ledger) >= need
            yield CloseRolled(id_, opposed[0], "round", need, number, ledger, success)
            kills[foe] = kills.get(foe, 0) + success
    for seat, side in ((enemy, defenders), (assault.seat, attackers)):
        left = list(side)
        for _ in range(min(kills.get(seat, 0), len(side))):
            chosen = left[0]
            if len(left) > 1:
                chosen = yield from ask(Casualty("L293", assault.target, tuple(left), None, seat))
            left.remove(chosen)
            yield from lose(state, chosen, "close-combat")
    yield RoundFought(assault.round + 1)


def _undecided(state: State, assault: Assault) -> Steps[None]:
    """Test the morale of both sides, the attacker first; whoever fails goes back (section 6)."""
    figures = state.book.figures.close.assault
    for attackers in (True, False):
        side = list(_attackers(state, assault) if attackers else _defenders(state, assault))
        for id_ in side:
            _, passed = yield from morale_test(state, id_, "morale", "close-combat", "S6")
            if not passed:
                yield UnitHarmed(id_, "demoralised", "close-combat")
                yield from withdraw(
                    state, id_, _enemy_of(state, assault, attacking=attackers), figures.routed, "routed"
                )
        if not any(_attackers(state, assault)) or not any(_defenders(state, assault)):
            yield AssaultEnded(assault.target)
            return
    fought = state.assault.round if state.assault is not None else figures.rounds
    if fought < figures.rounds:
        answer = yield from ask(Press("S6", assault.target, (SECOND_ROUND, BREAK_OFF), BREAK_OFF, assault.seat))
        if answer == SECOND_ROUND:
            return
    for id_ in list(_attackers(state, assault)):
        yield from withdraw(state, id_, _enemy_of(state, assault, attacking=True), figures.broken_off, "broken-off")
    yield AssaultEnded(assault.target)


def _enemy_of(state: State, assault: Assault, *, attacking: bool) -> Point:
    """Return the point from which a side goes back: that of the other side."""
    ids = _defenders(state, assault) if attacking else _attackers(state, assault)
    first = next(ids, assault.target if attacking else assault.attackers[0])
    return pose_of(state.units[first]).point
