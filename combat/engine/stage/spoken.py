"""Which language the window speaks: as the settings say, else as the system does, unless the command line named one."""

from __future__ import annotations

import pygame.system

from combat.engine import words
from combat.engine.words.preferred import best


def begin(wanted: str) -> None:
    """Speak from now on; `wanted` is the code of the settings, "" for none. What was chosen before is kept."""
    if not words.chosen():
        words.use(best(wanted, systems()))


def systems() -> list[str]:
    """What the system's user wants to read, the dearest first."""
    return [found["language"] for found in pygame.system.get_pref_locales()]
