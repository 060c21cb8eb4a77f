"""Ids of men in tests of campaigns, and events of one man against another."""

from __future__ import annotations

from combat.games.volume1.rules.events import (
    ShotFired,
)

TAYLOR, CRAGG, DOC, PETERS = "sgt-taylor", "pvt-cragg", "pvt-goldstein", "pvt-peters"
JUNG, BUSCH = "soldat-jung", "soldat-busch"


def shot(man: str, target: str, result: str = "hit") -> ShotFired:
    """Return the event of a shot with a result."""
    return ShotFired(man, target, "m3", 1, 1, 4, (), 5, 3, result)
