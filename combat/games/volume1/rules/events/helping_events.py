"""Events of Medical Aid, Carry/Drag, Search and Papers (7.14, 7.15, 7.18, 16.1)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.space.hexes.hex import Hex


class WhomChosen(Event):
    """The object of a man's order was chosen: whom he treats, searches or carries (7.14, 7.15, 7.18)."""

    man: str
    whom: str
    order: str
    rule: str


class WoundBandaged(Event):
    """A medic turned a wound marker to its bandaged side; `place` is its index among the man's wounds (16.1)."""

    man: str
    by: str
    """The medic."""
    place: int
    rule: str = "16.1"


class PapersTaken(Event):
    """A man found an officer's Papers, or picked up those in his hex (7.15)."""

    man: str
    of: str
    """The officer to whom they belonged."""
    rule: str = "7.15"


class PapersDropped(Event):
    """Papers were dropped where the man carrying them fell (7.15)."""

    man: str
    of: str
    """The officer to whom they belonged."""
    hex: Hex
    rule: str = "7.15"
