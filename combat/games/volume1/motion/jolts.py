"""Counters that are thrown about for a moment: where they lie meanwhile."""

from __future__ import annotations

from typing import TypeVar

from combat.games.volume1.motion.battle_motion import BattleMotion

E = TypeVar("E")


def moved(show: BattleMotion[E], man: str, step: tuple[float, float]) -> dict[str, tuple[int, int]]:
    """A man's counter so many of its widths from where it lies; nothing where he lies nowhere, or as good as there."""
    place = show.desk.battle.people.place_of(man)
    if place is None:
        return {}
    x, y = round(step[0] * place.size), round(step[1] * place.size)
    return {man: (place.x + x, place.y + y)} if x or y else {}
