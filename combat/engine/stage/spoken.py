"""Language selection: from the command line, else from the settings, else from the system."""

from __future__ import annotations

import pygame.system

from combat.engine import words
from combat.engine.words.preferred import best


def begin(wanted: str) -> bool:
    """Set the language; `wanted` is the code from the settings, "" for none. An earlier choice is kept.

    Returns whether the language follows settings and system.
    """
    if words.chosen():
        return False
    words.use(best(wanted, systems()))
    return True


def again(wanted: str) -> None:
    """Set the language again after a change of packs, which may add the wanted one."""
    if (code := best(wanted, systems())) != words.language():
        words.use(code)


def systems() -> list[str]:
    """Return the system's preferred languages, the first choice first."""
    return [found["language"] for found in pygame.system.get_pref_locales()]
