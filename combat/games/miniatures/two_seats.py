"""The two seats of a game with models: attacker and defender; in a meeting, the side named first takes the
attacker's.
"""

from __future__ import annotations

from typing import Final

from combat.engine.kernel.seats import Seat

ATTACKER: Final[Seat] = "attacker"
DEFENDER: Final[Seat] = "defender"
SEATS: Final[tuple[Seat, Seat]] = (ATTACKER, DEFENDER)
"""Both seats, the attacker first."""


def other_seat(seat: Seat) -> Seat:
    """Return the seat of the opponent."""
    return DEFENDER if seat == ATTACKER else ATTACKER
