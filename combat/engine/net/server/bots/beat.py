"""The beat of bots: their answers are told at whole multiples of it after the question.

So the time that a bot has thought, which depends on what its seat knows, tells the others nothing.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable

BEAT_S = 0.5
"""Seconds between two moments at which an answer of a bot may be told after its question."""


def rest_of_beat(thought: float) -> float:
    """Return the seconds until the next beat for a bot that has thought for some seconds."""
    return max(1, math.ceil(thought / BEAT_S)) * BEAT_S - thought if BEAT_S else 0.0


def at_next_beat(asked: float, act: Callable[[], None]) -> None:
    """Call a function in a thread of its own at the next beat after a question, asked by the process's clock."""
    timer = threading.Timer(rest_of_beat(time.monotonic() - asked), act)
    timer.daemon = True
    timer.start()
