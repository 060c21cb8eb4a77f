"""The men of whom the tests of campaigns tell, and what one does to another."""

from __future__ import annotations

from combat.games.volume1.rules.events import (
    ShotFired,
)

TAYLOR, CRAGG, DOC, PETERS = "sgt-taylor", "pvt-cragg", "pvt-goldstein", "pvt-peters"
JUNG, BUSCH = "soldat-jung", "soldat-busch"


def shot(man: str, target: str, result: str = "hit") -> ShotFired:
    return ShotFired(man, target, "m3", 1, 1, 4, (), 5, 3, result)
