"""Language selection: from the command line, else from the settings, else from the system.

Messages that are looked up at startup are cached: 70 short texts, for which 50 Fluent files would be read and split.
"""

from __future__ import annotations

import pygame.system

from combat.engine import words
from combat.engine.content import cache
from combat.engine.context import ContextField
from combat.engine.files import folders
from combat.engine.kernel.record import MutableRecord
from combat.engine.words.catalogue import Catalogue, LookedUp
from combat.engine.words.preferred import best


def begin(wanted: str) -> bool:
    """Set the language, unless one was chosen before; return whether it was set here.

    `wanted` is the language code from the settings, "" for none; then the system's languages are used.
    """
    if words.chosen():
        return False
    words.use(best(wanted, systems()))
    return True


def again(wanted: str) -> None:
    """Set the language again after a change of packs, which may have added the wanted language."""
    if (code := best(wanted, systems())) != words.language():
        words.use(code)


def systems() -> list[str]:
    """Return the codes of the system's preferred languages, first choice first."""
    return [found["language"] for found in pygame.system.get_pref_locales()]


class KeptMessages(MutableRecord):
    """The catalogue that uses cached messages, their key, and the messages; None if there were none."""

    catalogue: Catalogue | None = None
    key: str = ""
    known: LookedUp | None = None


_KEPT = ContextField(KeptMessages)


def recall_messages() -> None:
    """Load from the cache the messages that earlier runs have looked up, if the language's files are unchanged."""
    kept = _KEPT.value
    kept.catalogue = catalogue = words.current()
    kept.key = cache.stamp(rooms=("engine/words",), folders=catalogue.folders)
    kept.known = cache.recall(LookedUp, _name(catalogue), kept.key)
    if kept.known is not None:
        catalogue.take_over(kept.known)


def keep_messages() -> None:
    """Cache the messages looked up so far, if there are new ones and the language is still the same."""
    kept, catalogue = _KEPT.value, words.current()
    if kept.catalogue is catalogue and catalogue.looked_up != kept.known:
        cache.keep(_name(catalogue), kept.key, catalogue.looked_up)


def _name(catalogue: Catalogue) -> str:
    return f"{folders.played()}-{catalogue.language}.messages"
