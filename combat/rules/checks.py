"""Troop Quality, Morale, Rally, Wound Morale and Spotting Checks, and the Rule of 0 (2.0, 19.0)."""

from __future__ import annotations

from combat.kernel.records import record
from combat.rules import troop, windows
from combat.rules.asking import Steps
from combat.rules.book import Morale
from combat.rules.duck_back import duck_back
from combat.rules.events import CheckMade, Ledger, MoraleChanged, total
from combat.rules.state import Man, State


@record
class Throw:
    """A d10 thrown against a value; `confirm` is the value of the confirming TQC where the Rule of 0 asked for one."""

    roll: int
    passed: bool
    confirm: int | None = None
    confirm_roll: int | None = None


def throw(
    state: State, man: str, need: int, of: str, why: str, rule: str, stake: windows.Stake | None = None
) -> Steps[Throw]:
    """Roll a d10 for `need` or less; below 0 only a natural 0 will do, confirmed by a TQC (2.0, Rule of 0).

    `of` names the roll for discard cards: hit, tqc, spotting, grenade; `stake` says what it is to the player. The
    confirming check is made at the man's Troop Quality with `need` added; below 0 it fails by itself.
    """
    confirm = total(troop.quality(state, state.men[man])) + need

    def serves(roll: int) -> bool:
        return roll <= need or (roll == 0 and confirm >= 0)

    odds = (min(need, 9) + 1) / 10 if need >= 0 else max(0, min(confirm, 9) + 1) / 100
    roll = yield from windows.roll_with_cards(state, man, need, of, why, rule, serves, odds, stake)
    if roll <= need:
        return Throw(roll, True)
    if roll != 0:
        return Throw(roll, False)
    if confirm < 0:
        return Throw(roll, False, confirm)
    if (stake is None or stake.wanted) and (yield from windows.pass_by_card(state, man, "tqc")):
        return Throw(roll, True)
    second = yield from windows.roll_with_cards(
        state, man, confirm, "tqc", "confirm", "2.0", lambda roll: roll <= confirm, (min(confirm, 9) + 1) / 10, stake
    )
    return Throw(roll, second <= confirm, confirm, second)


def check(state: State, man: str, name: str, why: str, ledger: Ledger, rule: str, target: str = "") -> Steps[bool]:
    """Roll a check of Troop Quality kind against a ledger and tell it; returns whether it passed."""
    need = total(ledger)
    thrown = yield from throw(state, man, need, name, why, rule)
    yield CheckMade(
        man, name, why, ledger, need, thrown.roll, thrown.passed, rule, target, thrown.confirm, thrown.confirm_roll
    )
    return thrown.passed


def troop_quality_check(
    state: State, man: str, why: str, rule: str, *, wounds: bool = True, morale: bool = True
) -> Steps[bool]:
    """A TQC (19.0), modified by wounds and morale unless the rule at hand says otherwise."""
    if (yield from windows.pass_by_card(state, man, "tqc", why)):
        return True
    ledger = troop.quality(state, state.men[man], wounds=wounds, morale=morale)
    return (yield from check(state, man, "tqc", why, ledger, rule))


def quality_odds(state: State, man: Man, *, wounds: bool = True, morale: bool = True) -> float:
    """The chance, 0.0-1.0, that a man passes a TQC now, cards aside; none below 0 (2.0, 19.0)."""
    return max(0, min(10, total(troop.quality(state, man, wounds=wounds, morale=morale)) + 1)) / 10


def shift_morale(state: State, man: str, steps: int, rule: str, *, berserk: bool = False) -> Steps[None]:
    """Move a man's morale state up or down and tell it if it changed (17.0)."""
    before = state.men[man].morale
    after: Morale = troop.shifted(before, steps, berserk=berserk)
    if after != before:
        yield MoraleChanged(man, before, after, rule)


def _table_check(state: State, man: str, name: str, why: str, ledger: Ledger, rule: str) -> Steps[tuple[int, bool]]:
    """A check whose table has its own lines for a natural 0 and 9: the Rule of 0 has no part in it (19.0)."""
    need = total(ledger)

    def passes(roll: int) -> bool:
        return roll == 0 or (roll <= need and roll != 9)

    def spares(roll: int) -> bool:
        return roll == 0

    serves = spares if name == "wmc" else passes
    odds = sum(map(passes, range(10))) / 10
    roll = yield from windows.roll_with_cards(state, man, need, name, why, rule, serves, odds)
    yield CheckMade(man, name, why, ledger, need, roll, passes(roll), rule)
    return roll, passes(roll)


def morale_check(state: State, man: str, why: str, rule: str = "19.0") -> Steps[bool]:
    """An MC: 0 raises morale by 1 (even to Berserk), above TQ lowers it by 1, a 9 by 2, and who fails ducks back.

    Returns whether he passed.
    """
    if (yield from windows.pass_by_card(state, man, "mc")):
        return True
    ledger = troop.quality(state, state.men[man])
    roll, passed = yield from _table_check(state, man, "mc", why, ledger, rule)
    if roll == 0:
        yield from shift_morale(state, man, 1, "19.0", berserk=True)
    elif not passed:
        yield from shift_morale(state, man, -2 if roll == 9 else -1, "19.0")
        yield from duck_back(state, man, "failed-check")
    return passed


def wound_morale_check(state: State, man: str) -> Steps[None]:
    """A WMC: 0 no effect, up to TQ one step down, above it two, a 9 three (19.0)."""
    ledger = troop.quality(state, state.men[man])
    roll, passed = yield from _table_check(state, man, "wmc", "wound", ledger, "19.0")
    if roll != 0:
        yield from shift_morale(state, man, -3 if roll == 9 else -1 if passed else -2, "19.0")


def rally_check(state: State, man: str, ledger: Ledger, rule: str) -> Steps[None]:
    """An RC: 0 raises morale by 2, up to TQ by 1 (never to Berserk), a 9 lowers it by 1 (7.17, 10.12)."""
    if (yield from windows.pass_by_card(state, man, "rc")):
        yield from shift_morale(state, man, 1, rule)
        return
    roll, passed = yield from _table_check(state, man, "rc", "rally", ledger, rule)
    if roll == 9:
        yield from shift_morale(state, man, -1, rule)
    elif passed:
        yield from shift_morale(state, man, 2 if roll == 0 else 1, rule)
