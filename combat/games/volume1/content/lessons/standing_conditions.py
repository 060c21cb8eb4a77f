"""Conditions of lessons on a battle: state of a man, orders given, and time."""

from __future__ import annotations

from combat.engine.lessons.conditions import Condition
from combat.engine.lessons.facts import Answered, Fact
from combat.games.volume1.rules.answers import OrderGiven
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.state import State


class ManStands(Condition):
    """Condition that a man's state matches; fields that are None or empty match anything."""

    man: str
    order: tuple[str, ...] = ()
    hex: tuple[str, ...] = ()
    morale: tuple[str, ...] = ()
    seen: bool | None = None
    ammo: str = ""
    wounded: bool | None = None
    gone: bool | None = None

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether the man's state, as the player sees it, meets the condition; False if he is not in the
        game.
        """
        assert isinstance(state, State)
        man = state.men.get(self.man)
        if man is None:
            return False
        order = "none" if man.order is None else man.order.id
        words = ((self.order, order), (self.hex, str(man.hex)), (self.morale, man.morale), (self.ammo, man.ammo))
        facts = ((self.seen, man.seen), (self.wounded, bool(man.wounds)), (self.gone, not man.on_board))
        fits = all(not wanted or found in wanted for wanted, found in words)
        return fits and all(wanted in (None, found) for wanted, found in facts)


class WrongMan(Condition):
    """Condition that another man was given the order that a step intends for one man (7.0)."""

    man: str
    wanted: str
    order: str

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether a fact is the answer that gives the order to this man."""
        answer = OrderGiven(self.man, self.order)
        return isinstance(fact, Answered) and fact.to == GiveOrders.kind and str(fact.value) == str(answer)


class WrongOrder(Condition):
    """Condition that the man of a step was given another order than the one that it teaches (7.0)."""

    man: str
    wanted: str
    meant: tuple[str, ...] = ()
    """Other orders allowed to him, since other steps teach them."""

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether a fact is an answer that gives the man another order than those intended."""
        if not isinstance(fact, Answered) or fact.to != GiveOrders.kind or not isinstance(fact.value, OrderGiven):
            return False
        return fact.value.man == self.man and fact.value.order not in ("none", self.wanted, *self.meant)


class MomentReached(Condition):
    """Condition that play has reached a moment of the sequence of play (4.0)."""

    key: tuple[int, int, int]

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether the state has reached the moment."""
        assert isinstance(state, State)
        return state.clock.moment.key >= self.key
