"""Which language the window speaks: as the settings say, else as the system does, unless the command line named one."""

from __future__ import annotations

import pygame.system

from combat.engine import words
from combat.engine.words.preferred import best


def begin(wanted: str) -> bool:
    """Speak from now on; `wanted` is the code of the settings, "" for none. What was chosen before is kept.

    Returns whether the language is the settings' and the system's to say.
    """
    if words.chosen():
        return False
    words.use(best(wanted, systems()))
    return True


def again(wanted: str) -> None:
    """The same once other packs are in use, which may bring the language that is wanted."""
    if (code := best(wanted, systems())) != words.language():
        words.use(code)


def systems() -> list[str]:
    """What the system's user wants to read, the dearest first."""
    return [found["language"] for found in pygame.system.get_pref_locales()]
