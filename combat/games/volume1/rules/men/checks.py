"""Troop Quality, Morale, Rally, Wound Morale and Spotting Checks, and the Rule of 0 (2.0, 19.0)."""

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
    """A d10 thrown against a value; `confirm` is the value of the confirming TQC where the Rule of 0 asked for one."""

    roll: int
    passed: bool
    confirm: int | None = None
    confirm_roll: int | None = None


def throw(
    state: State, man: str, need: int, of: str, why: str, rule: str, stake: discard_windows.Stake | None = None
) -> Steps[Throw]:
    """Roll a d10 for `need` or less; below 0 only a natural 0 will do, confirmed by a TQC (2.0, Rule of 0).

    `of` names the roll for discard cards: hit, tqc, spotting, grenade; `stake` says what it is to the player. The
    confirming check is made at the man's Troop Quality with `need` added; below 0 it fails by itself.
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
    """Roll a check of Troop Quality kind against a ledger and tell it; returns whether it passed."""
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
    """A TQC (19.0), modified by wounds and morale unless the rule at hand says otherwise."""
    odds = quality_odds(state, state.men[man], wounds=wounds, morale=morale)
    if (yield from discard_windows.pass_by_card(state, man, "tqc", why, odds=odds)):
        return True
    ledger = troop_quality.quality(state, state.men[man], wounds=wounds, morale=morale)
    return (yield from check(state, man, "tqc", why, ledger, rule))


def quality_odds(state: State, man: Man, *, wounds: bool = True, morale: bool = True) -> float:
    """The chance, 0.0-1.0, that a man passes a TQC now, cards aside; none below 0 (2.0, 19.0)."""
    return max(0, min(10, total(troop_quality.quality(state, man, wounds=wounds, morale=morale)) + 1)) / 10


def shift_morale(state: State, man: str, steps: int, rule: str, *, berserk: bool = False, why: str = "") -> Steps[None]:
    """Move a man's morale state up or down and tell it if it changed; `why` is a message id (17.0).

    A dummy that routs is turned over (12.0).
    """
    before = state.men[man].morale
    after: Morale = troop_quality.shifted(before, steps, berserk=berserk)
    if after != before:
        yield MoraleChanged(man, before, after, rule, why)
        if after == "rout" and state.figure(man).dummy:
            yield DummyRemoved(man, "12.0c")


SHIFTS = {"mc": (1, 0, -1, -2), "wmc": (0, -1, -2, -3), "rc": (2, 1, 0, -1)}
"""Check -> by how many states morale moves on a natural 0, up to TQ, above TQ, and on a natural 9 (19.0)."""


def _passes(roll: int, need: int) -> bool:
    """Whether a roll passes a check with a table of its own: a natural 0 always, a natural 9 never (19.0)."""
    return roll == 0 or (roll <= need and roll != 9)


def _table_odds(need: int) -> float:
    return sum(_passes(roll, need) for roll in range(10)) / 10


def _table_check(state: State, man: str, name: str, why: str, ledger: Ledger, rule: str) -> Steps[tuple[int, bool]]:
    """A check with a table of its own, in which a natural 0 and 9 have their lines: the Rule of 0 has no part (19.0).

    Returns by how many states his morale moves, and whether he passed.
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
    """An MC: a natural 0 raises morale, even to Berserk; a man who fails loses morale and ducks back (19.0).

    Returns whether he passed.
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
    """A WMC: only a natural 0 spares his morale (19.0)."""
    ledger = troop_quality.quality(state, state.men[man])
    shift, _ = yield from _table_check(state, man, "wmc", "wound", ledger, "19.0")
    yield from shift_morale(state, man, shift, "19.0")


def rally_check(state: State, man: str, ledger: Ledger, rule: str) -> Steps[None]:
    """An RC: it raises morale, though never to Berserk, and a natural 9 lowers it (7.17, 10.12)."""
    if (yield from discard_windows.pass_by_card(state, man, "rc", odds=_table_odds(total(ledger)))):
        yield from shift_morale(state, man, 1, rule)
        return
    shift, _ = yield from _table_check(state, man, "rc", "rally", ledger, rule)
    yield from shift_morale(state, man, shift, rule)
