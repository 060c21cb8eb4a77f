"""The two seats of a game (L523): the attacker takes the first turn."""

from __future__ import annotations

from typing import Final

from combat.engine.kernel.seats import Seat

ATTACKER: Final[Seat] = "attacker"
DEFENDER: Final[Seat] = "defender"
SEATS: tuple[Seat, Seat] = (ATTACKER, DEFENDER)
"""Both seats, in the order of their turns."""


def other_seat(seat: Seat) -> Seat:
    """Return the seat of the opponent."""
    return DEFENDER if seat == ATTACKER else ATTACKER
