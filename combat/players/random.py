"""A player who does anything that is allowed, and so finds whatever breaks."""

from __future__ import annotations

from combat.kernel.decisions import Answer, Decision
from combat.players.generator import Generator
from combat.rules import belt_fed, orders, setup
from combat.rules.orders import GiveOrders
from combat.rules.setup import SetUp
from combat.rules.state import State

SECOND_THOUGHTS = 16
"""Once in so many times he changes an order or a place that was good enough."""


class RandomPlayer:
    """Answers at random, but puts every man down and gives every man an order before he goes on."""

    def __init__(self, seed: int) -> None:
        self._generator = Generator(seed)

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
            served = [f"{man} {word}" for man in orders.commanded(state) for word in belt_fed.choices(state, man)]
            if served:
                return self._one_of([*served])
        men = orders.without_orders(state) or (orders.commanded(state) if self._wavers() else [])
        for man in men[self._generator.below(len(men)) :] if men else ():
            legal = [f"{man} {order}" for order in orders.legal_orders(state, man)]
            if state.men[man].order is not None:
                legal.append(f"{man} none")
            if legal:
                return self._one_of([*legal])
        return GiveOrders.COMMIT

    def _place(self, state: State) -> Answer:
        men = setup.unplaced(state)
        if not men:
            if not self._wavers():
                return SetUp.READY
            men = [man.id for man in state.on_board("friendly") if not setup.has_his_place(state, man.id)]
        hexes = state.book.scenario.deployment
        return f"{self._one_of([*men])} {hexes[self._generator.below(len(hexes))]}"
