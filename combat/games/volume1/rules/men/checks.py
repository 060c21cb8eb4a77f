"""Troop Quality, Morale, Rally and Wound Morale Checks, and the Rule of 0 (2.0, 19.0)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.record import Record
from combat.games.volume1.rules.book import Morale
from combat.games.volume1.rules.cards import discard_windows
from combat.games.volume1.rules.events import CheckMade, DummyRemoved, Ledger, MoraleChanged, total
from combat.games.volume1.rules.men import troop_quality
from combat.games.volume1.rules.orders.duck_back import duck_back
from combat.games.volume1.rules.state import Man, State


class Throw(Record):
    """Result of a d10 roll against a value.

    `confirm` is the value of the confirming check under the Rule of 0.
    """

    roll: int
    passed: bool
    confirm: int | None = None
    confirm_roll: int | None = None


def throw(
    state: State, man: str, need: int, of: str, why: str, rule: str, stake: discard_windows.Stake | None = None
) -> Steps[Throw]:
    """Roll a d10 for `need` or less; if `need` is below 0, only a natural 0 passes, and only if confirmed (2.0, Rule
    of 0).

    `of` names the roll for discard cards: hit, tqc, spotting or grenade; `stake` is the player's interest in it. The
    confirming check is against the man's Troop Quality plus `need`; below 0 it fails without a roll.
    """
    confirm = total(troop_quality.quality(state, state.men[man])) + need

    def serves(roll: int) -> bool:
        return roll <= need or (roll == 0 and confirm >= 0)

    odds = (min(need, 9) + 1) / 10 if need >= 0 else max(0, min(confirm, 9) + 1) / 100
    roll = yield from discard_windows.roll_with_cards(state, man, need, of, why, rule, serves, odds, stake)
    if roll <= need:
        return Throw(roll, True)
    if roll != 0:
        return Throw(roll, False)
    if confirm < 0:
        return Throw(roll, False, confirm)
    again = (min(confirm, 9) + 1) / 10
    if (stake is None or stake.wanted) and (yield from discard_windows.pass_by_card(state, man, "tqc", odds=again)):
        return Throw(roll, True)
    second = yield from discard_windows.roll_with_cards(
        state, man, confirm, "tqc", "confirm", "2.0", lambda roll: roll <= confirm, again, stake
    )
    return Throw(roll, second <= confirm, confirm, second)


def check(state: State, man: str, name: str, why: str, ledger: Ledger, rule: str, target: str = "") -> Steps[bool]:
    """Roll a check against the total of a ledger and yield its event; return whether it passed.

    `target` is the id of the man at whom it is aimed, or "".
    """
    need = total(ledger)
    stake = discard_windows.Stake(state.men[man].side == "friendly", about=target, called=why) if target else None
    thrown = yield from throw(state, man, need, name, why, rule, stake)
    yield CheckMade(
        man, name, why, ledger, need, thrown.roll, thrown.passed, rule, target, thrown.confirm, thrown.confirm_roll
    )
    return thrown.passed


def troop_quality_check(
    state: State, man: str, why: str, rule: str, *, wounds: bool = True, morale: bool = True
) -> Steps[bool]:
    """Make a Troop Quality Check and return whether it passed (19.0).

    `wounds` and `morale`: whether their modifiers count.
    """
    odds = quality_odds(state, state.men[man], wounds=wounds, morale=morale)
    if (yield from discard_windows.pass_by_card(state, man, "tqc", why, odds=odds)):
        return True
    ledger = troop_quality.quality(state, state.men[man], wounds=wounds, morale=morale)
    return (yield from check(state, man, "tqc", why, ledger, rule))


def quality_odds(state: State, man: Man, *, wounds: bool = True, morale: bool = True) -> float:
    """Return the chance, 0.0-1.0, that a man passes a Troop Quality Check now, without cards (2.0, 19.0).

    It is 0 if the value is below 0. `wounds` and `morale`: whether their modifiers count.
    """
    return max(0, min(10, total(troop_quality.quality(state, man, wounds=wounds, morale=morale)) + 1)) / 10


def shift_morale(state: State, man: str, steps: int, rule: str, *, berserk: bool = False, why: str = "") -> Steps[None]:
    """Shift a man's morale state by `steps`; yield an event if it changes (17.0).

    A dummy that routs is removed (12.0). Only with `berserk` can it rise to Berserk. `why` is a message id.
    """
    before = state.men[man].morale
    after: Morale = troop_quality.shifted(before, steps, berserk=berserk)
    if after != before:
        yield MoraleChanged(man, before, after, rule, why)
        if after == "rout" and state.figure(man).dummy:
            yield DummyRemoved(man, "12.0c")


SHIFTS = {"mc": (1, 0, -1, -2), "wmc": (0, -1, -2, -3), "rc": (2, 1, 0, -1)}
"""For each check: the shift of morale on a natural 0, up to TQ, above TQ, and on a natural 9 (19.0)."""


def _passes(roll: int, need: int) -> bool:
    """Return whether a roll passes a check that has its own table: a natural 0 always, a natural 9 never (19.0)."""
    return roll == 0 or (roll <= need and roll != 9)


def _table_odds(need: int) -> float:
    return sum(_passes(roll, need) for roll in range(10)) / 10


def _table_check(state: State, man: str, name: str, why: str, ledger: Ledger, rule: str) -> Steps[tuple[int, bool]]:
    """Make a check with its own table for natural 0 and 9, without the Rule of 0 (19.0).

    Return the shift of morale, and whether he passed.
    """
    need, (natural_0, up_to, above, natural_9) = total(ledger), SHIFTS[name]

    def passes(roll: int) -> bool:
        return _passes(roll, need)

    def spares(roll: int) -> bool:
        return roll == 0

    serves = spares if name == "wmc" else passes
    roll = yield from discard_windows.roll_with_cards(state, man, need, name, name, rule, serves, _table_odds(need))
    shift = {0: natural_0, 9: natural_9}.get(roll, up_to if passes(roll) else above)
    yield CheckMade(man, name, why, ledger, need, roll, passes(roll), rule, shift=shift)
    return shift, passes(roll)


def morale_check(state: State, man: str, why: str, rule: str = "19.0") -> Steps[bool]:
    """Make a Morale Check and return whether the man passed (19.0).

    A natural 0 raises his morale, even to Berserk; if he fails, his morale falls and he ducks back.
    """
    ledger = troop_quality.quality(state, state.men[man])
    if (yield from discard_windows.pass_by_card(state, man, "mc", odds=_table_odds(total(ledger)))):
        return True
    shift, passed = yield from _table_check(state, man, "mc", why, ledger, rule)
    yield from shift_morale(state, man, shift, "19.0", berserk=True)
    if not passed:
        yield from duck_back(state, man, "failed-check")
    return passed


def wound_morale_check(state: State, man: str) -> Steps[None]:
    """Make a Wound Morale Check and lower the man's morale; only a natural 0 leaves it unchanged (19.0)."""
    ledger = troop_quality.quality(state, state.men[man])
    shift, _ = yield from _table_check(state, man, "wmc", "wound", ledger, "19.0")
    yield from shift_morale(state, man, shift, "19.0")


def rally_check(state: State, man: str, ledger: Ledger, rule: str) -> Steps[None]:
    """Make a Rally Check, which may raise morale, but not to Berserk; a natural 9 lowers it (7.17, 10.12)."""
    if (yield from discard_windows.pass_by_card(state, man, "rc", odds=_table_odds(total(ledger)))):
        yield from shift_morale(state, man, 1, rule)
        return
    shift, _ = yield from _table_check(state, man, "rc", "rally", ledger, rule)
    yield from shift_morale(state, man, shift, rule)
