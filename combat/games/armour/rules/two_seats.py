"""The two seats of a game (L523): the attacker takes the first turn."""

from __future__ import annotations

from typing import Literal, TypeAlias

SeatName: TypeAlias = Literal["attacker", "defender"]

SEATS: tuple[SeatName, SeatName] = ("attacker", "defender")
"""Both seats, in the order of their turns."""


def other_seat(seat: SeatName) -> SeatName:
    """Return the seat of the opponent."""
    return "defender" if seat == "attacker" else "attacker"
