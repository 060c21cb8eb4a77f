"""Text on a man's fate at the end of a battle, in the terms of the score (16.1, 22.0)."""

from __future__ import annotations

from combat.engine.words import text
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.state import Man
from combat.games.volume1.words import names

GONE = ("killed", "fled", "escaped", "passed", "captured")


def caption(man: Man) -> str:
    """Return a man's fate, wounds and rout as text: "captured, badly wounded"; only "killed" for the dead."""
    fate = victory.fate_of(man)
    if fate == "killed":
        return text("end-killed")
    told = [text(f"end-{fate}")] if fate in GONE else []
    told += [text(f"end-{hurt}") for hurt in (victory.bad_wound_of(man),) if hurt]
    light = sum(wound.kind == "light" for wound in man.wounds)
    if light and not victory.bad_wound_of(man):
        told.append(text("end-light-wounds", count=light))
    if man.morale == "rout" and not fate:
        told.append(text("fate-routed"))
    return names.listed(told) if told else text("fate-standing")
