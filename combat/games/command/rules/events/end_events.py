"""Events of time, points, objectives and the end of the game (4.0, 5.0)."""

from __future__ import annotations

from combat.engine.kernel.deck import Card
from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import Seat


class TimeAdvanced(Event):
    """The Time marker advanced (4.1)."""

    side: Seat
    """The side that caused it."""
    time: int
    empty: bool
    """Whether the end of that side's deck caused it, rather than a trigger."""


class SuddenDeathRolled(Event):
    """A roll for sudden death was made (4.3)."""

    side: Seat
    card: Card
    roll: int
    time: int
    ends: bool
    """Whether the game ends."""


class PointsScored(Event):
    """A side gained or lost victory points (5.0)."""

    side: Seat
    points: int
    why: str
    """Reason, as used in message ids."""
    about: str = ""
    """Id of the unit, objective or chit that scored."""


class ObjectiveTaken(Event):
    """A side took control of an objective (5.4)."""

    objective: int
    side: Seat


class ObjectiveUnclaimed(Event):
    """Units alone on an objective after a late event do not take it until they have left it once (4.6)."""

    objective: int
    units: tuple[str, ...]


class ChitDrawn(Event):
    """A side drew a secret chit (5.5)."""

    side: Seat
    chit: str


class ChitOpened(Event):
    """A chit was opened; `side` is its secret holder, or "" if it came from the cup."""

    side: Seat
    chit: str
    unpaid: tuple[int, ...] = ()
    """Objectives whose holder gets no points for it, because a late event opened it (4.6)."""
    owed: bool = False
    """Whether a late event opened a secret chit, which then scores at the end."""


class SurrenderMoved(Event):
    """A side's surrender marker moved to another space."""

    side: Seat
    space: int


class Ended(Event):
    """The game ended."""

    checkpoint = True
    winner: Seat
    how: str
    """A value of `State.ended`."""
