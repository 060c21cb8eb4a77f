"""The two seats of a game (section 10): the attacker, or in a meeting the south, and the other."""

from __future__ import annotations

from typing import Final

from combat.engine.kernel.seats import Seat

ATTACKER: Final[Seat] = "attacker"
DEFENDER: Final[Seat] = "defender"
SEATS: Final[tuple[Seat, ...]] = (ATTACKER, DEFENDER)


def opponent(seat: Seat) -> Seat:
    """Return the other seat."""
    return ATTACKER if seat == DEFENDER else DEFENDER
