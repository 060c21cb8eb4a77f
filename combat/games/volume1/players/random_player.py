"""A player who does anything that is allowed, and so finds whatever breaks."""

from __future__ import annotations

from combat.engine.chance.integers import Integers
from combat.engine.kernel.decision import Answer, Decision
from combat.games.volume1.rules.fighting import belt_fed
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.play import set_up
from combat.games.volume1.rules.play.set_up import SetUp
from combat.games.volume1.rules.state import State

SECOND_THOUGHTS = 16
"""Once in so many times he changes an order or a place that was good enough."""


class RandomPlayer:
    """Answers at random, but puts every man down and gives every man an order before he goes on."""

    def __init__(self, seed: int) -> None:
        self._generator = Integers(seed)

    def answer(self, decision: Decision, state: State) -> Answer:
        match decision:
            case GiveOrders():
                return self._order(state)
            case SetUp():
                return self._place(state)
        return self._one_of(list(decision.options(state)))

    def _one_of(self, options: list[Answer]) -> Answer:
        return options[self._generator.below(len(options))]

    def _wavers(self) -> bool:
        return self._generator.below(SECOND_THOUGHTS) == 0

    def _order(self, state: State) -> Answer:
        if state.guns and self._wavers():
            served = [f"{man} {word}" for man in give_orders.commanded(state) for word in belt_fed.choices(state, man)]
            if served:
                return self._one_of([*served])
        men = give_orders.without_orders(state) or (give_orders.commanded(state) if self._wavers() else [])
        for man in men[self._generator.below(len(men)) :] if men else ():
            legal = [f"{man} {order}" for order in give_orders.legal_orders(state, man)]
            if state.men[man].order is not None:
                legal.append(f"{man} none")
            if legal:
                return self._one_of([*legal])
        return GiveOrders.COMMIT

    def _place(self, state: State) -> Answer:
        men = set_up.unplaced(state)
        if not men:
            if not self._wavers():
                return SetUp.READY
            men = [man.id for man in state.on_board("friendly") if not set_up.has_his_place(state, man.id)]
        hexes = state.book.scenario.deployment
        return f"{self._one_of([*men])} {hexes[self._generator.below(len(hexes))]}"
