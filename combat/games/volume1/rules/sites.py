"""Who and what stands on the board when a battle begins: weapon counters, crews and comrades (14.3, 22.0)."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import NOWHERE, Hex


class GunSite(Record):
    """A weapon counter of the player's and the hex where it lies at the start (14.3, 22.0)."""

    id: str
    weapon: str
    hex: Hex


class Crew(Record):
    """An enemy with a belt-fed weapon and his assistant (14.3); without a hex the operator is drawn from the cup."""

    operator: str
    assistant: str
    hex: Hex = NOWHERE


class Comrade(Record):
    """A man of the player's who is on the board from the start, and what it is worth to bring him home (22.0)."""

    man: str
    hex: Hex
    wounds: tuple[str, ...] = ()
    """In one word each: light, bad, bad-evac."""
    points: int = 0
    home: tuple[Hex, ...] = ()
    """Where he is home at the end; over an edge by which men may leave he is home at any time."""
