"""Events that only a player's view receives: identities revealed, and counts (8.2)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.games.volume1.rules.state import Gun, Order, State


class StrangerTurned(Event):
    """An unknown enemy is about to be revealed, and has his true id from now on.

    `gun` is the built-in weapon whose crew is known with him (14.3).
    """

    stranger: str
    man: str
    gun: Gun | None = None
    rule: str = "8.2"


class CupCounted(Event):
    """Number of enemies of each team left in the cup, as tokens without names."""

    cup: tuple[str, ...]
    rule: str = "8.2"


class OrderShared(Event):
    """An unknown assistant got the same order marker as his operator (14.3)."""

    man: str
    order: Order | None
    rule: str = "14.3"


class TruthTold(Event):
    """The battle is over, and all hidden information is revealed."""

    truth: State
    rule: str = "22.0"
