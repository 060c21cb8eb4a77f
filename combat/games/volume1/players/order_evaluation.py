"""Evaluate orders: the benefit of each this turn, minus its risk, in hexes of advance."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from combat.engine.kernel.decision import Answer
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.players import (
    bringing_home,
    care_evaluation,
    evaluation,
    flare_evaluation,
    grenade_evaluation,
    gun_crewing,
)
from combat.games.volume1.players.weights import Weights
from combat.games.volume1.rules.answers import OrderGiven
from combat.games.volume1.rules.fighting import crews
from combat.games.volume1.rules.men import guards, surrender
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.play import endings
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, State

REACH = {"sneak": 2, "evade": 4, "run-and-gun": 3, "sprint": 7}
"""Hexes that a move order covers in a turn."""
SHOTS = {"aimed-fire": 2, "rapid-fire": 4, "run-and-gun": 1}
"""Typical number of attacks under an order in a turn."""
HURRY = 3
"""Hexes per turn that reach the goal in time."""
FLARE = 1.5
"""Value of a flare that pays, in hexes of advance."""
PRISONER = 3.0
"""Value of a prisoner, in hexes of advance."""
GIVES_UP = (*surrender.LEAVING_ORDERS, *surrender.FIRING_ORDERS)
"""Orders by which a guard loses his prisoners (17.4)."""


def answer(state: State, temper_of: Callable[[Man], Weights]) -> Answer:
    """Return the next order to give: the best one for the next man without an order, or the commit if there is none.

    `temper_of` returns the weights for a man.
    """
    crewed = gun_crewing.crewing(state) if state.guns else None
    if crewed is not None:
        return crewed
    for man in gun_crewing.operators_first(state, give_orders.without_orders(state)):
        legal = list(give_orders.legal_orders(state, man))
        if give_orders.TAKE_OVER in legal:
            legal.remove(give_orders.TAKE_OVER)
            if _relieves(state, state.men[man]):
                return OrderGiven(man, give_orders.TAKE_OVER)
        if legal:
            one = state.men[man]
            outlook, temper = order_context(state, one), temper_of(one)
            return OrderGiven(man, max(legal, key=lambda order: worth(state, one, outlook, order, temper)))
    return GiveOrders.COMMIT


def goal_of(state: State, man: Man) -> frozenset[Hex]:
    """Return the hexes to which a man should go: to the wounded, Papers, home, or objectives."""
    called = care_evaluation.wanted_at(state, man) or care_evaluation.papers_at(state, man)
    if called is not None:
        return frozenset({called})
    return bringing_home.goal(state, man) or evaluation.goal(state, man)


def _relieves(state: State, man: Man) -> bool:
    """Return whether a man should take over prisoners: all guards in his hex have a higher TQ (17.4)."""
    led = guards.held_by_comrades(state, man)
    return all(state.figure(prisoner.held_by).tq > state.figure(man.id).tq for prisoner in led)


class OrderContext(NamedTuple):
    """Values that are the same for all orders of a man."""

    goal: frozenset[Hex]
    far: int
    """Distance to the goal in hexes."""
    way: list[Hex]
    """Hexes ahead, as far as any order takes him."""
    in_sight: list[Man]
    """Known enemies in sight."""
    threats: evaluation.Threats


def order_context(state: State, man: Man) -> OrderContext:
    """Return the values shared by all orders of a man on the board."""
    goal, here = goal_of(state, man), man.place
    way = evaluation.way_to(state, here, goal, max(REACH.values()))
    in_sight, threats = visibility.seen_enemies(state, man), evaluation.threats(state)
    return OrderContext(goal, evaluation.steps_to(goal, here), way, in_sight, threats)


def worth(state: State, man: Man, outlook: OrderContext, order: str, temper: Weights) -> float:
    """Return an order's benefit this turn minus its risk, in hexes of advance."""
    way, threats = outlook.way[: REACH.get(order, 0)], outlook.threats
    hexes = way or [man.place]
    risk = sum([threats.on(state, man, hex_, order) for hex_ in hexes]) / len(hexes)
    return _promise(state, man, outlook, order, len(way), temper) - temper.loss * risk


def _promise(state: State, man: Man, outlook: OrderContext, order: str, steps: int, temper: Weights) -> float:
    lost = PRISONER if order in GIVES_UP and surrender.is_guard(state, man.id) else 0.0
    out = bringing_home.promise(state, man) if order in REACH else 0.0
    return _gain(state, man, outlook, order, steps, temper) + out - lost


def _gain(state: State, man: Man, outlook: OrderContext, order: str, steps: int, temper: Weights) -> float:
    match order:
        case "aimed-fire" | "rapid-fire" | "run-and-gun":
            hits = evaluation.hits_expected(state, man, order, outlook.in_sight) * SHOTS[order]
            steady = 0.2 + FLARE * flare_evaluation.pays(state, man) if order == "aimed-fire" else 0.0
            return temper.hit * hits + temper.advance * _advance(state, outlook.far, steps) + steady
        case "sneak" | "evade" | "sprint":
            return temper.advance * _advance(state, outlook.far, steps)
        case "rally":
            return {"cautious": 0.8, "shaken": 2.5, "rout": 4.0}[man.morale]
        case "reload":
            gun = crews.gun_of(state, man.id)
            return 4.0 if "none" in (man.ammo, gun.ammo if gun is not None else "") else 0.8
        case "plan":
            return 0.4 if len(state.hand) + len(state.aside) < 4 else 0.0
        case "medical-aid" | "search" | "carry":
            return care_evaluation.promise(state, man, order)
        case "grenade" | "smoke-grenade" | "rifle-grenade":
            return grenade_evaluation.promise(state, man, order, outlook.way)
        case "hide":
            return 0.1
    return -1.0


def _advance(state: State, far: int, steps: int) -> float:
    """Return the value of `steps` hexes gained, `far` hexes from the goal; more when little time is left."""
    left = endings.last_turn(state) - state.clock.turn + 1
    hurry = min(2.0, far / (HURRY * left))
    return steps * (0.3 + 0.4 * hurry)
