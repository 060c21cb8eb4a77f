"""Events of movement orders (L585 to L599)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.games.armour.rules.orders.order import OrderId
from combat.games.armour.rules.state import TeamMove


class OrderGiven(Event):
    """A leader gave an order; without a test `need` and `number` are 0."""

    checkpoint = True
    unit: str
    order: OrderId
    need: int
    number: int
    passed: bool
    teams: tuple[str, ...]
    """Teams to which it applies: they dig in, cross more easily, or may move."""
    moves: tuple[TeamMove, ...]
    """Move that the leader makes in any case."""


class OrderEnded(Event):
    """The moves that an order granted are over."""

    checkpoint = True
    unit: str
