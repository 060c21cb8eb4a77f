"""The two sides, which are the seats (1.1)."""

from __future__ import annotations

from typing import Final, Literal

from combat.engine.kernel.seats import Seat

AXIS: Final = "axis"
ALLIES: Final = "allies"
SIDES: tuple[Seat, ...] = (AXIS, ALLIES)

Posture = Literal["attack", "recon", "defend"]
Quality = Literal["green", "line", "elite"]


def other_side(side: Seat) -> Seat:
    """Return the opponent of a side."""
    return ALLIES if side == AXIS else AXIS
