"""Automatic answers of persons ("ask only when it could matter"), which the server gives by their settings.

They are decided by public facts alone, so that a seat that is not asked reveals nothing to the others, not even by how
soon its answer comes.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.load_object import Shape
from combat.engine.kernel.record import CodecError, from_json
from combat.engine.kernel.text_message import TextMessage, msg
from combat.engine.net.protocol import LONGEST_HABIT, MOST_HABITS
from combat.engine.title import Title

Habit: TypeAlias = Callable[[Decision, Any], Answer | None]
"""Returns an automatic answer to a question and a view, or None to ask the person."""
_HABITS: Shape[Callable[[Callable[[str], str], Callable[[], bool]], Habit]] = Shape("__call__")


def habits_as_json(title: Title[Any, Any], asks: Mapping[str, str]) -> str | TextMessage:
    """Return the settings of a person as stored; the reason why if they cannot be used."""
    if not title.has("habits"):
        return msg("net-not-now")
    if len(asks) > MOST_HABITS or any(len(word) > LONGEST_HABIT for pair in asks.items() for word in pair):
        return msg("net-no-habits", most=MOST_HABITS)
    return json.dumps(dict(sorted(asks.items())))


def habit_of(title: Title[Any, Any], stored: str) -> Habit | None:
    """Return the automatic answers by stored settings; None if there are none, or they cannot be read."""
    try:
        asks = from_json(dict[str, str], stored.encode()) if stored else {}
    except CodecError:
        return None
    if not asks or not title.has("habits"):
        return None
    answers = title.part("habits", _HABITS)(lambda name: asks.get(name, "always"), lambda: True)

    def habit(decision: Decision, view: object) -> Answer | None:
        try:
            return answers(decision, view)
        except Exception:  # whatever it stumbles over, as in a made-up book: the person is asked
            logging.getLogger(__name__).exception("habit")
            return None

    return habit
