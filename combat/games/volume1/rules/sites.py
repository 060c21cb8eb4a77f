"""Positions at the start of a battle: weapon counters, crews and comrades (14.3, 22.0)."""

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import NOWHERE, Hex


class GunSite(Record):
    """A weapon counter of the player and its hex at the start (14.3, 22.0)."""

    id: str
    weapon: str
    hex: Hex


class Crew(Record):
    """An enemy with a belt-fed weapon and his assistant (14.3); if there is no hex, the operator comes from the cup."""

    operator: str
    assistant: str
    hex: Hex = NOWHERE


class Comrade(Record):
    """A man of the player's who starts in a fixed hex, and the points for bringing him home (22.0)."""

    man: str
    hex: Hex
    wounds: tuple[str, ...] = ()
    """In one word each: light, bad, bad-evac."""
    points: int = 0
    home: tuple[Hex, ...] = ()
    """Hexes that are his home at the end; over an edge by which men may leave he is home at any time."""
