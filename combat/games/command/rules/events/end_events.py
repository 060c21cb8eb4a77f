"""Time, points, objectives and the end (4.0, 5.0)."""

from __future__ import annotations

from combat.engine.kernel.deck import Card
from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import Seat


class TimeAdvanced(Event):
    """The Time marker went on (4.1)."""

    side: Seat
    """Who caused it."""
    time: int
    empty: bool
    """Whether the end of his deck did, and no trigger."""


class SuddenDeathRolled(Event):
    """A roll for sudden death was made (4.3)."""

    side: Seat
    card: Card
    roll: int
    time: int
    ends: bool


class PointsScored(Event):
    """A side gained victory points, or lost them (5.0)."""

    side: Seat
    points: int
    why: str
    about: str = ""
    """The unit, objective or chit that it is about."""


class ObjectiveTaken(Event):
    """A side came to control an objective (5.4)."""

    objective: int
    side: Seat


class ObjectiveUnclaimed(Event):
    """Who stands alone in an objective by a late event does not take it, until he has left it once (4.6)."""

    objective: int
    units: tuple[str, ...]


class ChitDrawn(Event):
    """A side drew a secret chit (5.5)."""

    side: Seat
    chit: str


class ChitOpened(Event):
    """A chit was laid open; `side` is who had it secret, or "" where it came from the cup."""

    side: Seat
    chit: str
    unpaid: tuple[int, ...] = ()
    """The objectives whose holder has no points for it, because a late event opened it (4.6)."""
    owed: bool = False
    """Whether a late event opened a secret chit, which scores at the end."""


class SurrenderMoved(Event):
    """A side's surrender marker went to another space."""

    side: Seat
    space: int


class Ended(Event):
    """The game was over."""

    checkpoint = True
    winner: Seat
    how: str
    """As `State.ended` has it."""
