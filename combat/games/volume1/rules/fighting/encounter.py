"""Encounters of both sides in one hex: melee, surrender or passing by, and guards for prisoners (15.0, 17.4).

Call `resolve_encounters` after each complete action that may change a man's morale or place: a step, an attack, a
blow, an explosion with all its checks, all Rally Checks of a turn. Simultaneous actions are resolved once, at their
end, so that the order of their dice has no influence.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from combat.engine.kernel.asking import Steps
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.enemy import alert
from combat.games.volume1.rules.events import (
    ChargeEnded,
    DummyRemoved,
    ManKilled,
    MeleeBegan,
    MeleeEnded,
    MoraleChanged,
    OrderPlaced,
    PrisonerFreed,
    PrisonerHandedOver,
)
from combat.games.volume1.rules.men import belongings, surrender
from combat.games.volume1.rules.orders.duck_back import drop_grenade
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, Order, State

Verdict: TypeAlias = Literal["alone", "pass-by", "friendly-surrender", "enemy-surrender", "fight"]

FIGHTING = ("melee", "charge")
"""Orders of a man in a melee; a Charge is kept from Impulse 2 on (15.0)."""
BEFORE_HIS_ORDERS = ("friendly-cards", "friendly-orders")
"""Phases in which nobody has his order for this turn yet."""


def sides_in(state: State, hex_: Hex) -> tuple[list[Man], list[Man]]:
    """Return the friendlies and the enemies in a hex, as two lists without prisoners."""
    men = fighters(state, hex_)
    return [man for man in men if man.side == "friendly"], [man for man in men if man.side == "enemy"]


def fighters(state: State, hex_: Hex) -> list[Man]:
    """Return all men in a hex except prisoners."""
    return [man for man in state.men_in(hex_) if not man.held_by]


def verdict(friends: Sequence[Man], foes: Sequence[Man]) -> Verdict:
    """Return the result of an encounter of men in one hex, which depends on who has routed (15.0, 17.4)."""
    if not friends or not foes:
        return "alone"
    ours, theirs = (all(man.morale == "rout" for man in side) for side in (friends, foes))
    if ours and theirs:
        return "pass-by"
    if ours or theirs:
        return "friendly-surrender" if ours else "enemy-surrender"
    return "fight"


def begins_fight(state: State, man: Man, hex_: Hex) -> bool:
    """Return whether a man who enters a hex would be in a melee with known enemies there (15.0)."""
    friends, foes = sides_in(state, hex_)
    ours, theirs = (friends, foes) if man.side == "friendly" else (foes, friends)
    return verdict([*(one for one in ours if one.id != man.id), man], [foe for foe in theirs if foe.seen]) == "fight"


def orders_kept(state: State) -> tuple[str, ...]:
    """Return the ids of the orders that men keep when a melee begins: Melee, and after Impulse 1 also Charge (15.0)."""
    return ("melee",) if state.clock.impulse == 1 else FIGHTING


def is_open(state: State) -> bool:
    """Return whether there may be an encounter to resolve: a hex with both sides, a melee, or a prisoner."""
    lineup = state.men.known or state.men.lineup()  # `lineup`, inlined for speed
    return bool(state.melee or lineup.prisoners or lineup.contested)


def resolve_encounters(state: State) -> Steps[None]:
    """Resolve all hexes with both sides (fight, surrender or pass by), then unguarded prisoners.

    A second call in a row changes nothing.
    """
    for hex_ in _shared(state):
        yield from _meet(state, hex_)
    while loose := [man for man in surrender.prisoners(state) if not _is_guarded(state, man)]:
        yield from _without_guard(state, loose[0])


def _shared(state: State) -> list[Hex]:
    """Return the hexes with men of both sides, and those with a Melee marker, sorted."""
    shared = state.lineup().contested
    return sorted(state.melee.union(shared)) if shared or state.melee else []


def _meet(state: State, hex_: Hex) -> Steps[None]:
    """Resolve one hex; dummies among friendlies are removed first (12.0)."""
    friends, foes = sides_in(state, hex_)
    for foe in foes if friends else ():
        if state.figure(foe.id).dummy:
            yield DummyRemoved(foe.id, "15.0")
    friends, foes = sides_in(state, hex_)
    match verdict(friends, foes):
        case "fight":
            yield from _take_heart(friends)
            yield from _take_heart(foes)
            yield from _lock(state, hex_)
        case "friendly-surrender":
            yield from _take_heart(foes)
            yield from _give_up(state, friends, foes, hex_)
        case "enemy-surrender":
            yield from _take_heart(friends)
            yield from _give_up(state, foes, friends, hex_)
        case "pass-by":
            yield from _end(state, hex_, won=False)
        case "alone":
            yield from _end(state, hex_, won=True)


def _take_heart(side: Sequence[Man]) -> Steps[None]:
    """Raise routed men beside an unrouted comrade to Shaken (15.0, 17.4)."""
    for man in side:
        if man.morale == "rout":
            yield MoraleChanged(man.id, "rout", "shaken", "15.0", "comrade-stands")


def _lock(state: State, hex_: Hex) -> Steps[None]:
    """Place the Melee marker and set everyone's order to Melee, except a Charge made after Impulse 1 (15.0)."""
    free = [man for man in fighters(state, hex_) if visibility.order_id(man) not in orders_kept(state)]
    if hex_ in state.melee and not free:
        return
    if hex_ not in state.melee:
        yield MeleeBegan(hex_)
    for man in free:
        yield OrderPlaced(man.id, Order("melee"), "15.0", "melee")
        yield from drop_grenade(state, man.id)
    fighting = {man.id: "melee" for man in fighters(state, hex_)}
    yield from alert.alert_within(state, hex_, state.book.charts.numbers.comrade_near, "melee-near", "9.8.7", fighting)


def _give_up(state: State, losers: Sequence[Man], captors: Sequence[Man], hex_: Hex) -> Steps[None]:
    yield from surrender.give_up(state, losers, [state.men[man.id] for man in captors])
    yield from _end(state, hex_, won=True)
    yield from _end_charges(state, captors)


def _end_charges(state: State, captors: Sequence[Man]) -> Steps[None]:
    """Yield `ChargeEnded` for each captor still under Charge: he has reached an enemy (7.08, 10.08).

    A melee that has ended leaves nobody with a Charge (15.0j).
    """
    for man in captors:
        if visibility.order_id(state.men[man.id]) == "charge" and man.id not in state.charged_home:
            yield ChargeEnded(man.id, "7.08" if man.side == "friendly" else "10.08")


def winners(state: State, hex_: Hex) -> list[str]:
    """Return the ids of the men who have won a melee in a hex and duck back at their next activation (15.0j)."""
    friends, foes = sides_in(state, hex_)
    if hex_ in state.melee or (friends and foes) or state.clock.phase in BEFORE_HIS_ORDERS:
        return []
    return [man.id for man in (*friends, *foes) if visibility.order_id(man) in FIGHTING]


def has_won(state: State, man: Man) -> bool:
    """Return whether a man has won a melee and ducks back at his next activation (15.0j).

    Only men with the Melee order count, since a man with Charge may not have met anybody.
    """
    return man.hex is not None and visibility.order_id(man) == "melee" and man.id in winners(state, man.hex)


def _end(state: State, hex_: Hex, *, won: bool) -> Steps[None]:
    """Remove a Melee marker and the orders that end with it.

    A winner is recognised by his Melee order and ducks back when next activated. If both sides have routed
    nobody has won, and the orders are removed (15.0). Before orders are given they are removed too: the winner
    gets a new one like anybody (15.0j).
    """
    if hex_ not in state.melee:
        return
    yield MeleeEnded(hex_)
    for man in fighters(state, hex_):
        if visibility.order_id(man) in FIGHTING and not won:
            yield OrderPlaced(man.id, None, "15.0", "all-routed")
        elif visibility.order_id(man) in FIGHTING and state.clock.phase in BEFORE_HIS_ORDERS:
            yield OrderPlaced(man.id, None, "15.0j", "melee-over")
        elif visibility.order_id(man) == "charge":
            yield OrderPlaced(man.id, Order("melee"), "15.0", "melee-ended")


# -- prisoners and their guards (17.4) --------------------------------------------------------------------------------


def _is_guarded(state: State, man: Man) -> bool:
    """Return whether a prisoner's guard is with him, free and not berserk."""
    guard = state.men[man.held_by]
    return guard.on_board and guard.hex == man.hex and not guard.held_by and guard.morale != "berserk"


def _without_guard(state: State, man: Man) -> Steps[None]:
    """Hand an unguarded prisoner to another guard in his hex, or free him; berserk men kill him."""
    around = [other for other in fighters(state, man.place) if other.side != man.side]
    around = [other for other in around if not state.figure(other.id).dummy]
    fit = [other for other in around if other.morale not in ("rout", "berserk")]
    if fit:
        guard = yield from surrender.weakest(state, fit)
        yield PrisonerHandedOver(man.id, man.held_by, guard.id, "guard-gone")
    elif any(other.morale == "berserk" for other in around):
        yield ManKilled(man.id, "no-quarter", "17.4")
        yield from belongings.drop_all(state, man.id)
        yield from _end_charges(state, around)
    else:
        yield PrisonerFreed(man.id)
        yield OrderPlaced(man.id, Order("duck-back"), "17.4", "freed")
        yield from _meet(state, man.place)
