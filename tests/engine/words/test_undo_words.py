"""Whatever stops undo in any title says why, in each language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from combat.engine import words
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Barrier
from combat.engine.title import Title
from combat.engine.words import languages
from combat.engine.words.refused import undo_refusal
from tests.engine.all_titles import TITLED


def events_of(kind: type[Event]) -> Iterator[type[Event]]:
    """Yield all subclasses of a class of events."""
    for each in kind.__subclasses__():
        yield each
        yield from events_of(each)


@pytest.mark.parametrize("title", [title for _, title in TITLED], ids=[case.name for case, _ in TITLED])
def test_every_barrier_of_undo_says_why(title: Title[Any, Any]) -> None:
    title.use()
    stops = {event.kind for event in events_of(Event) if event.barrier and f".games.{title.id}." in event.__module__}
    for language in languages():
        words.use(language, strict=True)
        assert all(undo_refusal(Barrier(kind)) for kind in {*stops, "roll", "draw", "window", "seat"})
