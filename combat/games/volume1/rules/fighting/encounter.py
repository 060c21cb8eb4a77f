"""Men of both sides in one hex fight, give up or pass each other by, and every prisoner has a guard (15.0, 17.4).

`resolve_encounters` decides it for the whole board. It is called when something is over that may have changed a man's
morale or place: a step, an attack, a blow, an explosion with all its checks, all Rally Checks of a turn. What happens
at one time is resolved once, at its end: the order in which its dice are thrown must not decide.
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
"""Orders of a man in a melee; the Charge is kept from Impulse 2 on (15.0)."""
BEFORE_HIS_ORDERS = ("friendly-cards", "friendly-orders")
"""The phases in which everyone has yet to be given the order that he will act on."""


def sides_in(state: State, hex_: Hex) -> tuple[list[Man], list[Man]]:
    """The friendlies and the enemies in a hex who can fight: prisoners do not."""
    men = fighters(state, hex_)
    return [man for man in men if man.side == "friendly"], [man for man in men if man.side == "enemy"]


def fighters(state: State, hex_: Hex) -> list[Man]:
    """Everyone in a hex but prisoners."""
    return [man for man in state.men_in(hex_) if not man.held_by]


def verdict(friends: Sequence[Man], foes: Sequence[Man]) -> Verdict:
    """What becomes of men who stand in one hex: it hangs on who of them has routed (15.0, 17.4)."""
    if not friends or not foes:
        return "alone"
    ours, theirs = (all(man.morale == "rout" for man in side) for side in (friends, foes))
    if ours and theirs:
        return "pass-by"
    if ours or theirs:
        return "friendly-surrender" if ours else "enemy-surrender"
    return "fight"


def begins_fight(state: State, man: Man, hex_: Hex) -> bool:
    """Whether a man who stepped into a hex would be in a melee there with the enemies that are known (15.0)."""
    friends, foes = sides_in(state, hex_)
    ours, theirs = (friends, foes) if man.side == "friendly" else (foes, friends)
    return verdict([*(one for one in ours if one.id != man.id), man], [foe for foe in theirs if foe.seen]) == "fight"


def orders_kept(state: State) -> tuple[str, ...]:
    """The orders that are kept when a melee begins: besides Melee a Charge made after Impulse 1 (15.0)."""
    return ("melee",) if state.clock.impulse == 1 else FIGHTING


def is_open(state: State) -> bool:
    """Whether there may be anything to settle: men of both sides in one hex, a melee or a prisoner."""
    lineup = state.lineup()
    return bool(state.melee or lineup.prisoners or lineup.contested)


def resolve_encounters(state: State) -> Steps[None]:
    """Let men of both sides in one hex fight, give up or pass by, and see to the prisoners; twice changes nothing."""
    for hex_ in _shared(state):
        yield from _meet(state, hex_)
    while loose := [man for man in surrender.prisoners(state) if not _is_guarded(state, man)]:
        yield from _without_guard(state, loose[0])


def _shared(state: State) -> list[Hex]:
    """The hexes in which men of both sides stand, and those with a Melee marker."""
    shared = state.lineup().contested
    return sorted(state.melee.union(shared)) if shared or state.melee else []


def _meet(state: State, hex_: Hex) -> Steps[None]:
    """Settle one hex: dummies among friendlies go first (12.0)."""
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
    """Beside a comrade who stands, the routed are but shaken (15.0, 17.4)."""
    for man in side:
        if man.morale == "rout":
            yield MoraleChanged(man.id, "rout", "shaken", "15.0", "comrade-stands")


def _lock(state: State, hex_: Hex) -> Steps[None]:
    """Lay the marker; everyone's order becomes Melee, but a Charge made after Impulse 1 is kept (15.0)."""
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
    """Tell of each who still has his Charge that he has reached an enemy, whatever became of the enemy (7.08, 10.08).

    A melee that has ended leaves nobody with a Charge (15.0j).
    """
    for man in captors:
        if visibility.order_id(state.men[man.id]) == "charge" and man.id not in state.charged_home:
            yield ChargeEnded(man.id, "7.08" if man.side == "friendly" else "10.08")


def winners(state: State, hex_: Hex) -> list[str]:
    """The men of a hex who have won a melee there, and duck back when they are next activated (15.0j)."""
    friends, foes = sides_in(state, hex_)
    if hex_ in state.melee or (friends and foes) or state.clock.phase in BEFORE_HIS_ORDERS:
        return []
    return [man.id for man in (*friends, *foes) if visibility.order_id(man) in FIGHTING]


def has_won(state: State, man: Man) -> bool:
    """Whether a man has won a melee and ducks back when he is next activated. His order is Melee then: a man under way
    with a Charge has met nobody yet (15.0j)."""
    return man.hex is not None and visibility.order_id(man) == "melee" and man.id in winners(state, man.hex)


def _end(state: State, hex_: Hex, *, won: bool) -> Steps[None]:
    """Take a Melee marker off. Who has won is known by his order and ducks back when he is next activated. Where both
    sides have routed nobody has won, and the orders to fight go with the marker (15.0), as they do before orders are
    given: then he takes one like anybody (15.0j)."""
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
    """Whether a prisoner's guard is with him, free and in his senses."""
    guard = state.men[man.held_by]
    return guard.on_board and guard.hex == man.hex and not guard.held_by and guard.morale != "berserk"


def _without_guard(state: State, man: Man) -> Steps[None]:
    """A prisoner whose guard is gone gets another in his hex, or goes free; the berserk kill him."""
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
