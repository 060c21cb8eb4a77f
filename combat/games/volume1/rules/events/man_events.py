"""Events of orders, moves, spotting, alerts and prisoners (7.0, 9.0, 10.0, 12.0, 17.4)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.state import Order


class OrderPlaced(Event):
    """A man got an order marker in place of his present one; None removes it."""

    man: str
    order: Order | None
    rule: str
    why: str = ""
    """A message id: chosen, forgotten, card, slow-weapon, wounded, out-of-ammo, duck-back, hit, failed-check…"""
    leaves: bool = False
    """Whether a guard will leave his prisoners to carry it out (17.4)."""
    alone: bool = False
    """Whether it applies to him alone, and not to his assistant as well (14.2, 14.3)."""


class OrdersCommitted(Event):
    """The player ended the Friendly Order Phase (7.0)."""

    rule: str = "7.0"


class OrderCheckFailed(Event):
    """A man failed the check that an order requires, and cannot try again this turn (7.10, 7.17)."""

    man: str
    order: str
    rule: str = "7.17"


class OrderEarned(Event):
    """A man passed the check that an order requires, and needs no other this turn (7.10, 7.11)."""

    man: str
    order: str
    rule: str


class ManActivated(Event):
    """A man was activated (4.0.4a)."""

    man: str
    rule: str = "4.0"


class ManMoved(Event):
    """A man moved one hex."""

    man: str
    start: Hex
    end: Hex
    rule: str
    taken: str = ""
    """Way in which another moved him: carried, led (a prisoner), driven (off by his guard), assisting (his operator);
    "" if none."""


class ManHeld(Event):
    """A man did nothing although his order says otherwise; `why` is a message id.

    `target` is the enemy nearest to a possible shot, if he did not fire.
    """

    man: str
    why: str
    rule: str
    target: str = ""


class ManLeft(Event):
    """A man left the board over an edge (9.5); `fate` as in Man."""

    man: str
    edge: str
    fate: str
    rule: str = "9.5"


class ManSpotted(Event):
    """A hidden friendly became Spotted, or an unknown enemy Known (12.0); `by` is the spotter or ""."""

    barrier = True
    man: str
    by: str = ""
    why: str = "spotted"
    """A message id: the occasion."""
    rule: str = "12.0"


class DummyRemoved(Event):
    """An unknown enemy was revealed as a dummy and removed (12.0)."""

    barrier = True
    man: str
    rule: str = "12.0"


class ManHidden(Event):
    """A spotted friendly man became Hidden again (7.16)."""

    man: str
    rule: str = "7.16"


class ManAlerted(Event):
    """A waiting enemy became alert (9.8); `why` is a message id, `rule` the number of the condition."""

    man: str
    why: str
    rule: str


class Surrendered(Event):
    """A man surrendered (17.4)."""

    man: str
    guard: str
    rule: str = "17.4"


class PrisonerHandedOver(Event):
    """A prisoner got another guard in his hex; `why` is a message id: relieved, guard-gone (17.4)."""

    man: str
    before: str
    guard: str
    why: str
    rule: str = "17.4"


class PrisonerLedOff(Event):
    """A prisoner left the board with his guard over an edge, captured for good (17.4)."""

    man: str
    guard: str
    edge: str
    rule: str = "17.4"


class PrisonerFreed(Event):
    """A prisoner without a guard became free (17.4)."""

    man: str
    rule: str = "17.4"
