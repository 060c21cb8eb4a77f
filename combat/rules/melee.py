"""Hand to hand: men of both sides in one hex (15.0)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.rules import alert, checks, eyes, surrender, troop, windows, wounds
from combat.rules.asking import Steps, ask, pick
from combat.rules.book import Hex, Side
from combat.rules.decisions import ChooseTarget
from combat.rules.duck_back import drop_grenade, ducking_rule
from combat.rules.events import (
    BlowStruck,
    DummyRemoved,
    Ledger,
    ManSpotted,
    MeleeBegan,
    MeleeEnded,
    MoraleChanged,
    OrderPlaced,
    Term,
    total,
)
from combat.rules.state import Man, Order, State


def sides_in(state: State, hex_: Hex) -> tuple[list[Man], list[Man]]:
    """The friendlies and the enemies in a hex who can fight: prisoners do not."""
    men = [man for man in state.men_in(hex_) if not man.held_by]
    return [man for man in men if man.side == "friendly"], [man for man in men if man.side == "enemy"]


def contact(state: State, hex_: Hex) -> Steps[None]:
    """What happens when men of both sides stand in one hex: dummies go, the routed rally or give up, the rest fight."""
    friends, foes = sides_in(state, hex_)
    if friends:
        for foe in foes:
            if state.figure(foe.id).dummy:
                yield DummyRemoved(foe.id, "15.0")
        foes = sides_in(state, hex_)[1]
    if not friends or not foes or (_all_routed(friends) and _all_routed(foes)):
        return
    for side in (friends, foes):
        yield from _take_heart(side)
    for side, others in (sides_in(state, hex_), sides_in(state, hex_)[::-1]):
        if _all_routed(side):
            yield from surrender.give_up(state, side, others)
            yield from settle(state, hex_)
            return
    yield from _lock(state, hex_)


def _take_heart(side: Sequence[Man]) -> Steps[None]:
    """Beside a comrade who stands, the routed are but shaken (15.0, 17.4)."""
    if not _all_routed(side):
        for man in side:
            if man.morale == "rout":
                yield MoraleChanged(man.id, "rout", "shaken", "15.0")


def _fighters(state: State, hex_: Hex) -> list[Man]:
    friends, foes = sides_in(state, hex_)
    return friends + foes


def _all_routed(men: Sequence[Man]) -> bool:
    return all(man.morale == "rout" for man in men)


def _lock(state: State, hex_: Hex) -> Steps[None]:
    """Lay the marker; everyone's order becomes Melee, but a Charge made after Impulse 1 is kept (15.0)."""
    if hex_ not in state.melee:
        yield MeleeBegan(hex_)
    for man in _fighters(state, hex_):
        keeps = man.order is not None and man.order.id == "charge" and state.clock.impulse != 1
        if not keeps and eyes.order_id(man) != "melee":
            yield OrderPlaced(man.id, Order("melee"), "15.0", "melee")
            yield from drop_grenade(state, man.id)
    yield from alert.alert_within(state, hex_, state.book.charts.numbers.comrade_near, "melee-near", "9.8.7")


def tend(state: State) -> Steps[None]:
    """After every activation the routed in a melee give up or rally, and one without foes is over (15.0, 17.4)."""
    for hex_ in sorted(state.melee):
        friends, foes = sides_in(state, hex_)
        if any(man.morale == "rout" for man in friends + foes):
            yield from contact(state, hex_)
        yield from settle(state, hex_)


def relock(state: State) -> Steps[None]:
    """At the start of a turn everyone still in a melee has that order and no other (15.0)."""
    for hex_ in sorted(state.melee):
        for man in _fighters(state, hex_):
            yield OrderPlaced(man.id, Order("melee"), "15.0", "melee")


def fight(state: State, man: str) -> Steps[None]:
    """A man's blow in a melee: a TQC hits the opponent of his side's choice (15.0)."""
    soldier = state.men[man]
    assert soldier.hex is not None
    target = yield from _opponent(state, soldier)
    terms = ledger(state, soldier)
    if not soldier.seen:
        yield ManSpotted(man, "", "melee", "15.0")
    hit = yield from windows.pass_by_card(state, man, "tqc")
    if not hit:
        hit = yield from checks.check(state, man, "tqc", "melee", terms, "15.0", target)
    yield BlowStruck(man, target, hit)
    if hit:
        if not state.men[target].seen:
            yield ManSpotted(target, man, "melee", "15.0")
        yield from wounds.hit(state, target)
    yield from settle(state, soldier.hex)


def ledger(state: State, man: Man) -> Ledger:
    """TQ for a blow: wounds and morale, +1 for a Charge, +2 for the first one of a man not seen before (15.0)."""
    terms, numbers = troop.quality(state, man), state.book.charts.numbers
    if eyes.order_id(man) == "charge":
        rule = "7.08" if man.side == "friendly" else "10.08"
        terms += (Term("charge", numbers.charge_bonus, rule),)
    if not man.seen:
        terms += (Term("unseen", numbers.unseen_bonus, "15.0"),)
    return terms


def chance(state: State, man: Man) -> float:
    """The exact chance that his blow lands, 0.0-1.0; below 0 by the Rule of 0 (2.0, 15.0)."""
    need = total(ledger(state, man))
    if need >= 0:
        return (min(need, 9) + 1) / 10
    confirm = total(troop.quality(state, man)) + need
    return max(0, min(confirm, 9) + 1) / 100


def _opponent(state: State, man: Man) -> Steps[str]:
    """The player chooses for his men; an enemy takes the lowest Troop Quality, ties by chance."""
    other: Side = "enemy" if man.side == "friendly" else "friendly"
    foes = [foe for foe in _fighters(state, str(man.hex)) if foe.side == other]
    if man.side == "friendly":
        return (yield from ask(ChooseTarget("15.0", man.id, tuple(foe.id for foe in foes), melee=True)))
    worth = {foe.id: total(troop.quality(state, foe)) for foe in foes}
    weakest = [foe for foe in worth if worth[foe] == min(worth.values())]
    return (yield from pick(weakest, "opponent", "15.0", man.id))


def settle(state: State, hex_: Hex) -> Steps[None]:
    """Take the marker off where one side is gone; a charge that came home is over too."""
    friends, foes = sides_in(state, hex_)
    if hex_ not in state.melee or (friends and foes):
        return
    yield MeleeEnded(hex_)
    for man in friends + foes:
        if eyes.order_id(man) == "charge":
            yield OrderPlaced(man.id, Order("melee"), "15.0", "melee")


def rest_after(state: State, man: str) -> Steps[None]:
    """The winner of a melee gets Duck Back at his next activation (15.0)."""
    yield OrderPlaced(man, Order("duck-back"), ducking_rule(state, man), "melee-won")


def act(state: State, man: str) -> Steps[bool]:
    """What a man in a melee, or just out of one, does in this impulse; False if he is in none (15.0).

    Who is too badly hurt to act strikes no blow (16.2).
    """
    soldier = state.men[man]
    order = soldier.order
    if soldier.hex in state.melee:
        strikes = order is not None and state.book.charts.orders[order.id].figures[state.clock.impulse - 1] == "melee"
        if strikes and not (soldier.wounds and troop.is_inactive(state, soldier)):
            yield from fight(state, man)
        return True
    if order is not None and order.id == "melee":
        yield from rest_after(state, man)
        return True
    return False
