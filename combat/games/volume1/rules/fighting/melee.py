"""Melee: blows, opponents and the end of the fight (15.0); `encounter` decides when one begins."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.record import replace
from combat.games.volume1.rules.book import Side
from combat.games.volume1.rules.cards import discard_windows
from combat.games.volume1.rules.decisions import ChooseTarget
from combat.games.volume1.rules.events import BlowStruck, Ledger, ManSpotted, OrderPlaced, Term, total
from combat.games.volume1.rules.fighting import encounter
from combat.games.volume1.rules.men import checks, troop_quality, wounds
from combat.games.volume1.rules.orders.order_figures import impulse_figure
from combat.games.volume1.rules.rolling import pick
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, Order, State


def relock(state: State) -> Steps[None]:
    """Give everyone in a melee the Melee order, at the start of a turn (15.0)."""
    for hex_ in sorted(state.melee):
        for man in encounter.fighters(state, hex_):
            yield OrderPlaced(man.id, Order("melee"), "15.0", "melee")


def fight(state: State, man: str) -> Steps[None]:
    """Strike a man's blow in a melee: a passed check hits the opponent that his side chooses (15.0)."""
    soldier = state.men[man]
    assert soldier.hex is not None
    target = yield from _opponent(state, soldier)
    terms = ledger(state, soldier)
    if not soldier.seen:
        yield ManSpotted(man, "", "melee", "15.0")
    hit = yield from discard_windows.pass_by_card(state, man, "tqc", odds=chance(state, soldier), about=target)
    if not hit:
        hit = yield from checks.check(state, man, "tqc", "melee", terms, "15.0", target)
    yield BlowStruck(man, target, hit)
    if hit:
        if not state.men[target].seen:
            yield ManSpotted(target, man, "melee", "15.0")
        yield from wounds.hit(state, target)
    yield from encounter.resolve_encounters(state)


def ledger(state: State, man: Man) -> Ledger:
    """Return the ledger of a blow: Troop Quality with wounds and morale, +1 for Charge, +2 for the first blow of a man
    not seen before (15.0).
    """
    terms, numbers = troop_quality.quality(state, man), state.book.charts.numbers
    if visibility.order_id(man) == "charge":
        rule = "7.08" if man.side == "friendly" else "10.08"
        terms += (Term("charge", numbers.charge_bonus, rule),)
    if not man.seen:
        terms += (Term("unseen", numbers.unseen_bonus, "15.0"),)
    return terms


def chance(state: State, man: Man) -> float:
    """Return the exact chance, 0.0-1.0, that a man's blow hits; below 0 the Rule of 0 applies (2.0, 15.0)."""
    need = total(ledger(state, man))
    if need >= 0:
        return (min(need, 9) + 1) / 10
    confirm = total(troop_quality.quality(state, man)) + need
    return max(0, min(confirm, 9) + 1) / 100


def as_fighter(state: State, man: Man) -> Man:
    """Return a man with the order and morale that he would have in a melee: Melee or a kept Charge, not routed
    (15.0).
    """
    order = man.order if visibility.order_id(man) in encounter.orders_kept(state) else Order("melee")
    return replace(man, order=order, morale="shaken" if man.morale == "rout" else man.morale)


def _opponent(state: State, man: Man) -> Steps[str]:
    """Return the opponent: the player's choice, or for an enemy the lowest Troop Quality, ties by lot."""
    other: Side = "enemy" if man.side == "friendly" else "friendly"
    foes = [foe for foe in encounter.fighters(state, man.place) if foe.side == other]
    if man.side == "friendly":
        return (yield from ask(ChooseTarget("15.0", man.id, tuple(foe.id for foe in foes), melee=True)))
    worth = {foe.id: total(troop_quality.quality(state, foe)) for foe in foes}
    weakest = [foe for foe in worth if worth[foe] == min(worth.values())]
    return (yield from pick(weakest, "opponent", "15.0", man.id))


def rest_after(state: State, man: str) -> Steps[None]:
    """Give Duck Back to a winner of a melee at his next activation (15.0j)."""
    yield OrderPlaced(man, Order("duck-back"), "15.0j", "melee-won")


def binds(state: State, man: Man) -> bool:
    """Return whether a man is in a melee or has the Melee order, so that he cannot do anything else in this impulse
    (15.0).
    """
    return man.hex in state.melee or (man.order is not None and man.order.id == "melee")


def act(state: State, man: str) -> Steps[None]:
    """Let a man in a melee strike, or a winner duck back (15.0).

    A man who is too badly hurt does not strike (16.2).
    """
    soldier = state.men[man]
    if soldier.hex not in state.melee:
        yield from rest_after(state, man)
        return
    order = soldier.order
    strikes = order is not None and impulse_figure(state, order) == "melee"
    if strikes and not (soldier.wounds and troop_quality.is_inactive(state, soldier)):
        yield from fight(state, man)
