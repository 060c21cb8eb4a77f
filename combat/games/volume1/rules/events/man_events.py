"""Events of orders, moves, spotting, alerts and prisoners (7.0, 9.0, 10.0, 12.0, 17.4)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.state import Order


class OrderPlaced(Event):
    """A man got an order marker in place of what he had; None takes it away."""

    man: str
    order: Order | None
    rule: str
    why: str = ""
    """A message id: chosen, forgotten, card, slow-weapon, wounded, out-of-ammo, duck-back, hit, failed-check…"""
    leaves: bool = False
    """A guard will carry it out without his prisoners (17.4)."""
    alone: bool = False
    """It concerns him alone: no assistant gets it with him (14.2, 14.3)."""


class OrdersCommitted(Event):
    """The player closed the Friendly Order Phase (7.0)."""

    rule: str = "7.0"


class OrderCheckFailed(Event):
    """A man failed the check he needs to be given an order; not again this turn (7.10, 7.17)."""

    man: str
    order: str
    rule: str = "7.17"


class OrderEarned(Event):
    """A man passed the check he needs to be given an order, and needs no other this turn (7.10, 7.11)."""

    man: str
    order: str
    rule: str


class ManActivated(Event):
    """A man's turn to act came (4.0.4a)."""

    man: str
    rule: str = "4.0"


class ManMoved(Event):
    """A man moved one hex."""

    man: str
    start: Hex
    end: Hex
    rule: str
    taken: str = ""
    """How another moved him: carried, led (a prisoner), driven (off by his guard), assisting (his operator); "" where
    he went by himself."""


class ManHeld(Event):
    """A man did nothing although his order said otherwise; `why` is a message id.

    `target` is whom he comes nearest to firing at, where that is what he does not do.
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
    rule: str = "12.0"


class DummyRemoved(Event):
    """An unknown enemy was turned over, was a dummy, and left the board (12.0)."""

    barrier = True
    man: str
    rule: str = "12.0"


class ManHidden(Event):
    """A spotted friendly man became Hidden again (7.16)."""

    man: str
    rule: str = "7.16"


class ManAlerted(Event):
    """A waiting enemy became alert (9.8); `why` is a message id, `rule` the condition."""

    man: str
    why: str
    rule: str


class Surrendered(Event):
    """A man gave himself up (17.4)."""

    man: str
    guard: str
    rule: str = "17.4"


class PrisonerHandedOver(Event):
    """A prisoner passed from one guard to another in his hex; `why` is a message id: relieved, guard-gone (17.4)."""

    man: str
    before: str
    guard: str
    why: str
    rule: str = "17.4"


class PrisonerLedOff(Event):
    """A prisoner left the board with his guard over an edge: he is captured for good (17.4)."""

    man: str
    guard: str
    edge: str
    rule: str = "17.4"


class PrisonerFreed(Event):
    """A prisoner was without a guard (17.4)."""

    man: str
    rule: str = "17.4"
