"""Events of Medical Aid, Carry/Drag, Search and Papers (7.14, 7.15, 7.18, 16.1)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.space.hexes.hex import Hex


class WhomChosen(Event):
    """It was said whom a man's order is about: whom he treats, searches or carries (7.14, 7.15, 7.18)."""

    man: str
    whom: str
    order: str
    rule: str


class WoundBandaged(Event):
    """A medic turned a wound marker to its bandaged side; `place` counts the man's wounds from 0 (16.1)."""

    man: str
    by: str
    place: int
    rule: str = "16.1"


class PapersTaken(Event):
    """A man found an officer's Papers, or took up those that lay in his hex (7.15)."""

    man: str
    of: str
    rule: str = "7.15"


class PapersDropped(Event):
    """Papers were left lying where their bearer fell (7.15)."""

    man: str
    of: str
    hex: Hex
    rule: str = "7.15"
