"""Which language the window speaks: as the settings say, else as the system does, unless the command line named one."""

from __future__ import annotations

from collections.abc import Iterable

import pygame.system

from combat.engine import words
from combat.engine.words import catalogue


def begin(wanted: str) -> None:
    """Speak from now on; `wanted` is the code of the settings, "" for none. What was chosen before is kept."""
    if not words.chosen():
        words.use(best(wanted, systems()))


def best(wanted: str, preferred: Iterable[str]) -> str:
    """The wanted language, else the first preferred one that somebody has written; English where there is neither."""
    for code in filter(None, (wanted, *preferred)):
        if code == catalogue.ENGLISH or code in catalogue.languages_in(catalogue.game_folders()):
            return code
    return catalogue.ENGLISH


def systems() -> list[str]:
    """What the system's user wants to read, the dearest first."""
    return [found["language"] for found in pygame.system.get_pref_locales()]
