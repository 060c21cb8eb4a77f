"""Orders of friendly men: legal orders, reasons of refusal, and the Friendly Order Phase (6.0, 7.0, 17.2, 17.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, NamedTuple

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Answer, Decision, Refusal
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.str_value import parse_any
from combat.games.volume1.rules.answers import NO_ORDER, GunLeft, GunTaken, OrderGiven
from combat.games.volume1.rules.book import MORALE_STATES
from combat.games.volume1.rules.cards import ammunition_cards
from combat.games.volume1.rules.cards.lasting_effects import only_order
from combat.games.volume1.rules.decisions import wavers
from combat.games.volume1.rules.enemy import enemy_orders
from combat.games.volume1.rules.events import OrderCheckFailed, OrderEarned, OrderPlaced, OrdersCommitted
from combat.games.volume1.rules.fighting import belt_fed, grenades, rifle_grenades, smoke_grenades, weapons
from combat.games.volume1.rules.men import checks, guards, surrender, troop_quality
from combat.games.volume1.rules.orders import carrying, charge, helping, search
from combat.games.volume1.rules.sight import flares, visibility
from combat.games.volume1.rules.state import Man, Order, State

BERSERK_MOVES = ("charge", "sprint", "run-and-gun", "evade", "grenade")
DRIVEN = ("rapid-fire", "aimed-fire", *enemy_orders.BY_SPEED)
"""Orders of a berserk or routed man who was given none: the first legal one counts (17.2, 17.3)."""
TO_BE_FOUND = {smoke_grenades.ORDER: smoke_grenades.RULE, rifle_grenades.ORDER: rifle_grenades.RULE}
"""Orders that require a TQC first, with their rules."""
TAKE_OVER = "guard"
"""Pseudo-order: the man relieves the guards in his hex and gets his order afterwards (17.4)."""
RALLY_AT_MOST = MORALE_STATES.index("cautious")


def commanded(state: State) -> list[str]:
    """Return the ids of the friendly men who need an order: not in melee, carried or kept down (7.0, 7.18, 14.2,
    15.0).
    """
    free = [man for man in state.on_board("friendly") if man.hex not in state.melee and not carrying.is_carried(man)]
    return [man.id for man in free if visibility.order_id(man) != "duck-back"]


def without_orders(state: State) -> list[str]:
    """Return the ids of the friendly men on the board who have no order."""
    return [man.id for man in state.on_board("friendly") if man.order is None]


def legal_orders(state: State, man: str) -> Iterator[str]:
    """Yield the ids of the orders that a man may be given now, in the order of the chart."""
    soldier = state.men.get(man)
    if soldier is None or out_of_command(state, soldier) is not None:
        return
    bounds = _Bounds.of(state, soldier)
    for order in state.book.charts.orders:
        if order in _CONDITIONS and _refused_within(state, soldier, order, bounds) is None:
            yield order


def order_refusal(state: State, man: str, order: str) -> Refusal | None:
    """Return the reason why a man may not be given an order, or None if he may.

    `order` can be "none", to remove his order.
    """
    soldier = state.men.get(man)
    if soldier is None:
        return Refusal("not-yours", "7.0", (("man", man),))
    if (refusal := out_of_command(state, soldier)) is not None:
        return refusal
    if order == NO_ORDER:
        return None if soldier.order is not None else Refusal("has-no-order", "7.0")
    kind = state.book.charts.orders.get(order)
    if kind is None or order not in _CONDITIONS:
        return Refusal("unknown-order", "7.0", (("order", order),))
    return _refused_within(state, soldier, order, _Bounds.of(state, soldier))


def out_of_command(state: State, man: Man) -> Refusal | None:
    """Return the reason why a man can be given no order at all, or None if he can."""
    if man.side != "friendly" or not man.on_board:
        return Refusal("not-yours", "7.0", (("man", man.id),))
    if man.held_by:
        return Refusal("is-a-prisoner", "17.4")
    if man.hex in state.melee:
        return Refusal("in-melee", "15.0")
    if visibility.order_id(man) == "duck-back":
        return Refusal("kept-down", "14.2")
    if carrying.is_carried(man):
        return Refusal("is-carried", "7.18", (("man", carrying.carrier_of(state, man.id)),))
    return None


class _Bounds(NamedTuple):
    """Restrictions of a man that are the same for every order."""

    only: str
    inactive: str
    """The reason why he can only Hide; "" if he can act."""
    hurt: frozenset[str]
    """Orders that his wounds forbid."""
    heavy: frozenset[str]
    """Orders that the weight of his weapon forbids."""
    guards: bool

    @classmethod
    def of(cls, state: State, man: Man) -> _Bounds:
        return cls(
            only_order(state, man.id),
            troop_quality.why_inactive(state, man),
            troop_quality.forbidden_by_wounds(state, man),
            weapons.barred_by_weight(state, man),
            man.morale != "rout" and surrender.is_guard(state, man.id),
        )


def _refused_within(state: State, man: Man, order: str, bounds: _Bounds) -> Refusal | None:
    return _state_refusal(state, man, order, bounds) or _CONDITIONS[order](state, man)


def _state_refusal(state: State, man: Man, order: str, bounds: _Bounds) -> Refusal | None:
    """Return the reason why cards, wounds, weight or morale forbid an order, apart from its own conditions."""
    only, inactive, hurt, heavy, guards_one = bounds
    if inactive and order != "hide":
        return Refusal(inactive, troop_quality.INACTIVE[inactive])
    if only and order != only and not inactive:
        return Refusal("card-allows-only", "5.1.1", (("order", only),))
    if order in hurt:
        return Refusal("wound-forbids", "16.0", (("order", order),))
    if order in heavy:
        alone = order not in weapons.TOO_HEAVY
        return Refusal("weapon-needs-two", "14.3") if alone else Refusal("weapon-too-heavy", "14.1")
    if guards_one:
        return _guard_refusal(man, order)
    if only or inactive:
        return None
    if man.morale == "rout":
        return _rout_refusal(state, man, order)
    if man.morale == "berserk":
        return _berserk_refusal(state, man, order)
    return helping.care_refusal(state, man, order)


def _guard_refusal(man: Man, order: str) -> Refusal | None:
    """Return the reason why a guard may not have an order; None if he may (17.4).

    He may only guard or relieve guards, leave his prisoner, or drive him off by firing.
    """
    allowed = (*surrender.GUARD_ORDERS, *surrender.LEAVING_ORDERS, *surrender.FIRING_ORDERS, TAKE_OVER)
    return None if order in allowed else Refusal("guards-a-prisoner", "17.4")


def _rout_refusal(state: State, man: Man, order: str) -> Refusal | None:
    """Return the reason why a routed man may not have an order; None if he may (7.17, 17.3).

    He may only run at full speed, or rally in cover out of sight.
    """
    assert man.hex is not None
    if order == enemy_orders.fastest_move(state, man):
        return None
    if order != "rally":
        return Refusal("rout-must-run", "17.3", (("order", enemy_orders.fastest_move(state, man)),))
    if not visibility.in_cover(state, man.hex):
        return Refusal("rout-needs-cover", "7.17")
    if visibility.sees_known_foe(state, man):
        return Refusal("rout-in-sight", "7.17")
    return Refusal("check-failed", "7.17") if _has_failed(state, man, "rally") else None


def _has_failed(state: State, man: Man, order: str) -> bool:
    """Return whether a man has failed this turn's check to be given an order (7.10, 7.11, 7.17)."""
    return bool(state.failed) and OrderGiven(man.id, order) in state.failed


def _berserk_refusal(state: State, man: Man, order: str) -> Refusal | None:
    """Return the reason why a berserk man may not have an order: he fires at what he sees, else attacks (17.2)."""
    fires = "aimed-fire" if weapons.all_slow(state, man) else "rapid-fire"
    in_sight = visibility.sees_known_foe(state, man)
    if in_sight and weapons.usable(state, man, fires):
        return None if order == fires else Refusal("berserk-must-fire", "17.2", (("order", fires),))
    if order in BERSERK_MOVES or (in_sight and order == fires):
        return None
    too_hurt = {"sprint", "evade"} <= troop_quality.forbidden_by_wounds(state, man)
    return None if order == "sneak" and too_hurt else Refusal("berserk-must-attack", "17.2")


_Condition = Callable[[State, Man], Refusal | None]


def _always(state: State, man: Man) -> Refusal | None:
    return None


def _can_shoot(order: str) -> _Condition:
    def condition(state: State, man: Man) -> Refusal | None:
        barred = weapons.unusable(state, man, order)
        if barred is not None and barred.message == "out-of-ammo" and ammunition_cards.is_at_hand(state):
            return None
        if order == flares.FIRED_UNDER and man.morale != "berserk" and flares.has_flare(state, man):
            return None
        return barred

    return condition


def _can_plan(state: State, man: Man) -> Refusal | None:
    return None if state.figure(man.id).ldr else Refusal("no-leader", "7.12")


def _can_charge(state: State, man: Man) -> Refusal | None:
    if charge.goals(state, man):
        return None
    lacks = "no-enemy-near" if man.morale == "berserk" else "no-enemy-in-sight"
    reach = state.book.charts.numbers.charge_reach
    return Refusal("enemies-near-fighting" if _fight_near(state, man, reach) else lacks, "7.08", (("reach", reach),))


def _can_throw(state: State, man: Man) -> Refusal | None:
    if not weapons.has_grenades(state, man.id):
        return Refusal("no-grenades", "7.09")
    if grenades.target_hexes(state, man):
        return None
    reach = state.book.charts.numbers.aim_reach
    return Refusal(
        "enemies-near-fighting" if _fight_near(state, man, reach) else "no-enemy-near", "7.09", (("reach", reach),)
    )


def _fight_near(state: State, man: Man, reach: int) -> bool:
    """Return whether there are known enemies within reach and all are in melees, which nobody sees into (15.0)."""
    known = (foe for foe in state.on_board("enemy") if foe.seen and visibility.range_between(man, foe) <= reach)
    fighting = [foe.hex in state.melee for foe in known]
    return bool(fighting) and all(fighting)


def _can_be_found(order: str, own: _Condition) -> _Condition:
    """Return the condition of an order that needs a check, once a turn, besides its own condition (7.10, 7.11)."""

    def condition(state: State, man: Man) -> Refusal | None:
        failed = _has_failed(state, man, order)
        return Refusal("check-failed", TO_BE_FOUND[order]) if failed else own(state, man)

    return condition


def _can_reload(state: State, man: Man) -> Refusal | None:
    return None if weapons.is_short(state, man) else Refusal("ammo-full", "7.13")


def _can_rally(state: State, man: Man) -> Refusal | None:
    if MORALE_STATES.index(man.morale) <= RALLY_AT_MOST:
        return None
    return Refusal("morale-good", "7.17", (("morale", man.morale),))


def _can_take_over(state: State, man: Man) -> Refusal | None:
    return None if guards.held_by_comrades(state, man) else Refusal("nobody-to-guard", "17.4")


_CONDITIONS: dict[str, _Condition] = {
    "aimed-fire": _can_shoot("aimed-fire"),
    "rapid-fire": _can_shoot("rapid-fire"),
    "suppressive-fire": _can_shoot("suppressive-fire"),
    "slow-suppressive-fire": _can_shoot("slow-suppressive-fire"),
    "run-and-gun": _always,
    "sneak": _always,
    "evade": _always,
    "sprint": _always,
    "charge": _can_charge,
    "grenade": _can_throw,
    "smoke-grenade": _can_be_found("smoke-grenade", smoke_grenades.refusal),
    "rifle-grenade": _can_be_found("rifle-grenade", rifle_grenades.refusal),
    "plan": _can_plan,
    "reload": _can_reload,
    "medical-aid": helping.can_treat,
    "search": search.can_search,
    "hide": _always,
    "rally": _can_rally,
    TAKE_OVER: _can_take_over,
    "carry": helping.can_carry,
}
CHOOSABLE = tuple(order for order in _CONDITIONS if order != TAKE_OVER)
"""Orders offered to the player, in the order of chapter 7."""


class GiveOrders(Decision):
    """Which order does each man get? "man order", "man none" to remove it, "commit" (7.0).

    Also "man take gun" and "man leave" at a weapon counter (14.3).
    """

    kind: ClassVar[str] = "give-orders"
    COMMIT: ClassVar[str] = "commit"

    def read(self, answer: Answer) -> str:
        """Return an answer as a GunTaken, GunLeft or OrderGiven; as plain text if it is COMMIT or invalid."""
        return self.COMMIT if answer == self.COMMIT else parse_any(answer, GunTaken, GunLeft, OrderGiven)

    def options(self, state: State) -> Iterator[Answer]:
        """Yield the legal answers in a fixed order, without repeats."""
        for man in commanded(state):
            for order in legal_orders(state, man):
                yield OrderGiven(man, order)
            if state.men[man].order is not None:
                yield OrderGiven(man, NO_ORDER)
            yield from belt_fed.choices(state, man)
        yield self.COMMIT

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random answers without end: every man gets an order before the commit, and sometimes one is changed."""
        while True:
            yield _likely(state, numbers) or self.COMMIT

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused, or None if it is legal."""
        match self.read(answer):
            case OrderGiven(man=man, order=order):
                return order_refusal(state, man, order)
            case GunTaken(man=man, gun=gun):
                return belt_fed.take_refusal(state, man, gun)
            case GunLeft(man=man):
                return belt_fed.leave_refusal(state, man)
            case self.COMMIT:
                return None
        return Refusal("not-an-option", self.rule)


def _likely(state: State, numbers: RandomSource) -> str:
    """Return a random player's answer; "" when every man has an order."""
    if state.guns and wavers(numbers):
        served = [told for man in commanded(state) for told in belt_fed.choices(state, man)]
        if served:
            return served[numbers.below(len(served))]
    men = without_orders(state) or (commanded(state) if wavers(numbers) else [])
    for man in men[numbers.below(len(men)) :] if men else ():
        order = _any_order(state, state.men[man], numbers)
        if order:
            return OrderGiven(man, order)
    return ""


def _any_order(state: State, man: Man, numbers: RandomSource) -> str:
    """Return a random legal order, or "none" if the man has one, all equally likely; "" if there is none.

    Orders are tried in random order, which usually finds a legal one early.
    """
    left = list(filter(_CONDITIONS.__contains__, state.book.charts.orders))
    if man.order is not None:
        left.append(NO_ORDER)
    bounds = _Bounds.of(state, man)
    while left:
        order = left.pop(numbers.below(len(left)))
        if order == NO_ORDER or _refused_within(state, man, order, bounds) is None:
            return order
    return ""


def friendly_order_phase(state: State) -> Steps[None]:
    """Run step 2: place, change and remove orders until the player commits; men without one get Hide (7.0)."""
    while True:
        match (yield from ask(GiveOrders("7.0"))):
            case OrderGiven(man=man, order=order):
                yield from _place(state, man, order)
                if state.guns:
                    yield from belt_fed.after_order(state, man)
            case GunTaken(man=man, gun=gun):
                yield from belt_fed.take(state, man, gun)
            case GunLeft(man=man):
                yield from belt_fed.leave(state, man)
            case GiveOrders.COMMIT:
                break
    for man in without_orders(state):
        yield _forgotten(state, man)
    yield OrdersCommitted()


def _forgotten(state: State, man: str) -> OrderPlaced:
    """Return the order of a man who was given none: Hide, unless morale demands another (7.0, 17.2, 17.3)."""
    if order_refusal(state, man, "hide") is not None:
        for order in DRIVEN:
            if order_refusal(state, man, order) is None:
                morale = state.men[man].morale
                return OrderPlaced(man, Order(order), "17.3" if morale == "rout" else "17.2", morale)
    return OrderPlaced(man, Order("hide"), "7.0", "forgotten")


def rolls_first(state: State, man: str, order: str) -> bool:
    """Return whether a man must pass a Troop Quality Check before he can be given an order.

    A routed man must to rally (unmodified), and a man must once a turn to find a smoke or rifle grenade (7.10, 7.11,
    7.17).
    """
    if order == "rally":
        return state.men[man].morale == "rout"
    return order in TO_BE_FOUND and OrderGiven(man, order) not in state.earned


def check_odds(state: State, man: str, order: str) -> float:
    """Return the chance, 0.0-1.0, to pass the check that an order requires, without cards.

    It is 1.0 for an order without a check.
    """
    if not rolls_first(state, man, order):
        return 1.0
    plain = order == "rally"
    return checks.quality_odds(state, state.men[man], wounds=not plain, morale=not plain)


def _place(state: State, man: str, order: str) -> Steps[None]:
    """Put an order marker on a man, if he passes the check that it requires (7.10, 7.11, 7.17)."""
    if order == NO_ORDER:
        yield from carrying.put_down(state, man)
        yield OrderPlaced(man, None, "7.0", "taken-back")
        return
    checked = rolls_first(state, man, order)
    if checked and order == "rally":
        passed = yield from checks.troop_quality_check(state, man, "rally", "7.17", wounds=False, morale=False)
        if not passed:
            yield OrderCheckFailed(man, "rally")
            return
    if order == TAKE_OVER:
        yield from carrying.put_down(state, man)
        yield from guards.take_over(state, man)
        return
    if checked and order in TO_BE_FOUND:
        if not (yield from checks.troop_quality_check(state, man, order, TO_BE_FOUND[order])):
            yield OrderCheckFailed(man, order, TO_BE_FOUND[order])
            return
        yield OrderEarned(man, order, TO_BE_FOUND[order])
    guard = surrender.is_guard(state, man)
    alone = guard and (yield from guards.goes_alone(state, man, order))
    whom = yield from helping.choose(state, man, order)
    yield from carrying.put_down(state, man)
    yield OrderPlaced(man, Order(order), state.book.charts.orders[order].rule, "chosen", leaves=alone)
    if whom:
        yield from helping.begin(state, man, order, whom)
    if order == "grenade":
        yield from grenades.aim(state, man)
    if order == rifle_grenades.ORDER:
        yield from rifle_grenades.aim(state, man)
    if guard and order in surrender.FIRING_ORDERS:
        yield from guards.drive_off(state, man)
    if weapons.is_dry(state, state.men[man]) and state.book.charts.orders[order].may_fire:
        yield from ammunition_cards.offer(state, man)
