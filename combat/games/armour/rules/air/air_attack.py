"""An attack by a flight in progress: plain data of the state (L547)."""

from __future__ import annotations

from typing import Literal

from combat.engine.kernel.record import Record

Stage = Literal["defence", "attack", "leave"]
"""The enemy's anti-aircraft fire, then the flight's own fire or bombs, then it leaves."""


class AirAttack(Record):
    """A flight's attack, from its beginning until the flight has left the table."""

    unit: str
    stage: Stage = "defence"
