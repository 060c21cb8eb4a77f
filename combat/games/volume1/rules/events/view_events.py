"""Events that only a player's view receives: identities revealed, and counts (8.2)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.games.volume1.rules.state import Gun, Order, State


class StrangerTurned(Event):
    """A counter of an unknown enemy is about to be turned over: from now on he goes by his own id.

    `gun` is the built-in weapon whose crew is known with him (14.3).
    """

    stranger: str
    man: str
    gun: Gun | None = None
    rule: str = "8.2"


class CupCounted(Event):
    """How many enemies of each team are left in the cup, as tokens without a name."""

    cup: tuple[str, ...]
    rule: str = "8.2"


class OrderShared(Event):
    """An unknown assistant got the marker of his operator with him (14.3)."""

    man: str
    order: Order | None
    rule: str = "14.3"


class TruthTold(Event):
    """The battle is over, and nothing is hidden any more."""

    truth: State
    rule: str = "22.0"
