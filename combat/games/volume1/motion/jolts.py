"""Counters that are thrown about for a moment: how far, and how they come to rest."""

from __future__ import annotations

import math
from typing import Any

from combat.games.volume1.motion.battle_motion import BattleMotion

SHAKES = 34.0
"""How quickly a counter trembles, in radians a second."""


def settled(passed: float, within: float) -> float:
    """What is left of a jolt after so many seconds: 1 at first, and most of it gone `within` so many; 0 before it."""
    return math.exp(-passed / within) if passed >= 0 else 0.0


def trembling(passed: float, within: float) -> float:
    """The same, but to and fro."""
    return settled(passed, within) * math.cos(passed * SHAKES)


def moved(show: BattleMotion[Any], man: str, step: tuple[float, float]) -> dict[str, tuple[int, int]]:
    """A man's counter so many of its widths from where it lies; nothing where he lies nowhere, or as good as there."""
    place = show.desk.battle.people.place_of(man)
    if place is None:
        return {}
    x, y = round(step[0] * place.size), round(step[1] * place.size)
    return {man: (place.x + x, place.y + y)} if x or y else {}
