"""Tests of experience and morale (L18 to L31, C5)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.ledger import Ledger, Term, total
from combat.games.contact.rules.command.leading import in_command
from combat.games.contact.rules.events.fire_events import CheckRolled, TestKind
from combat.games.contact.rules.rolling import one
from combat.games.contact.rules.sight.detection import watchers_of_enemy
from combat.games.contact.rules.sight.sight_lines import sees
from combat.games.contact.rules.state import State, Unit


def experience_need(state: State, unit: Unit) -> int:
    """Return the roll needed in an experience test of a unit (L18)."""
    return state.book.figures.tests.experience[state.experience(unit)].score


def test(
    state: State, unit: str, kind: TestKind, why: str, rule: str, need: int, ledger: Ledger = ()
) -> Steps[tuple[int, bool]]:
    """Roll a test; return the die roll, and whether it plus the modifiers in `ledger` is at least `need`."""
    number = yield from one(why, rule, unit)
    passed = number + total(ledger) >= need
    yield CheckRolled(unit, kind, why, need, number, ledger, passed)
    return number, passed


def experience_test(state: State, unit: str, why: str, rule: str, ledger: Ledger = ()) -> Steps[bool]:
    """Test the experience of a unit; return whether it passed (L18). `ledger` are the modifiers."""
    need = experience_need(state, state.units[unit])
    _, passed = yield from test(state, unit, "experience", why, rule, need, ledger)
    return passed


def morale_ledger(state: State, unit: Unit, *, helped: bool = False) -> Ledger:
    """Return the modifiers of a unit's morale test (L29 to L31); () if there are none.

    `helped` is true for a rally with the help of a commander.
    """
    figures = state.book.figures.tests
    found: list[Term] = []
    if not in_command(state, unit):
        found.append(Term("out-of-command", figures.out_of_command, "L29"))
    if unit.under_fire:
        found.append(Term("under-fire", figures.under_fire, "L30"))
    if out_of_sight(state, unit):
        found.append(Term("out-of-sight", figures.out_of_sight, "L31"))
    if helped:
        found.append(Term("helped", figures.rally_help, "S3"))
    return tuple(found)


def out_of_sight(state: State, unit: Unit) -> bool:
    """Return whether no enemy sees a unit (L31, C28)."""
    return not any(sees(state, enemy, unit) for enemy in watchers_of_enemy(state, unit.seat))


def morale_test(
    state: State, unit: str, kind: TestKind, why: str, rule: str, more: Ledger = (), *, helped: bool = False
) -> Steps[tuple[int, bool]]:
    """Test the morale of a unit; return the die roll and whether the unit passed (L24).

    `more` are further modifiers; `helped` adds the modifier for the help of a commander.
    """
    each = state.units[unit]
    need = state.book.figures.tests.morale[state.morale(each)]
    return (yield from test(state, unit, kind, why, rule, need, (*morale_ledger(state, each, helped=helped), *more)))
