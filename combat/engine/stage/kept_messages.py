"""Cache of the messages that starts look up: 70 short texts, for which 50 Fluent files would be read and split."""

from __future__ import annotations

from combat.engine import words
from combat.engine.content import cache
from combat.engine.context import ContextField
from combat.engine.files import folders
from combat.engine.kernel.record import MutableRecord
from combat.engine.words.catalogue import Catalogue, LookedUp


class KeptMessages(MutableRecord):
    """The catalogue that was given the cached messages, their key, and the messages; None if there were none."""

    catalogue: Catalogue | None = None
    key: str = ""
    known: LookedUp | None = None


_KEPT = ContextField(KeptMessages)


def recall_messages() -> None:
    """Give the current language the messages that earlier starts have looked up, if its files are unchanged."""
    kept = _KEPT.value
    kept.catalogue = catalogue = words.current()
    kept.key = cache.stamp(rooms=("engine/words",), folders=catalogue.folders)
    kept.known = cache.recall(LookedUp, _name(catalogue), kept.key)
    if kept.known is not None:
        catalogue.take_over(kept.known)


def keep_messages() -> None:
    """Store the messages looked up until now, if there are new ones and the language is still the same."""
    kept, catalogue = _KEPT.value, words.current()
    if kept.catalogue is catalogue and catalogue.looked_up != kept.known:
        cache.keep(_name(catalogue), kept.key, catalogue.looked_up)


def _name(catalogue: Catalogue) -> str:
    return f"{folders.played()}-{catalogue.language}.messages"
