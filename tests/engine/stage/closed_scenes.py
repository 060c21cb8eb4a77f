"""Measure the memory that scenes leave behind: each is opened over a table and closed many times."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable

import psutil

from combat.engine.stage import freed_memory
from combat.engine.stage.app import App
from combat.engine.stage.screen import Screen
from tests.engine.stage.freed_pages import pages_given_back
from tests.sampled import SOAKED

SIZE = (1920, 1080)
TIMES = 30 if SOAKED else 8
WARM_UP = 3
"""Number of openings before the first measurement, which fill the caches."""
MOST_BYTES = 10_000_000
"""Maximum growth of the process in `TIMES` openings."""


def faults_of_closing(app: App, lay: Callable[[App], object]) -> list[str]:
    """Open and close a scene many times above those of `app`; return messages about leaked scenes and memory.

    `lay` opens the scene.
    """
    gc.set_threshold(*freed_memory.PLAYING)
    held = 0
    with pages_given_back():
        freed_memory.give_back_large_pieces()
        for _ in range(WARM_UP):
            held += _scenes_left(app, lay)
        before = _bytes_used()
        for _ in range(TIMES):
            held += _scenes_left(app, lay)
        grown = _bytes_used() - before
    faults = [f"{held} closed scenes are still in memory"] if held else []
    return faults + ([f"the process grew by {grown / 1e6:.1f} MB"] if grown > MOST_BYTES else [])


def _scenes_left(app: App, lay: Callable[[App], object]) -> int:
    """Open and close once; how many of the closed scenes are in memory after the next frame."""
    below = len(app.scenes)
    lay(app)
    app.round(0.05)
    opened: list[weakref.ref[Screen]] = [weakref.ref(scene) for scene in app.scenes[below:]]
    assert opened
    while len(app.scenes) > below:
        app.pop()
    app.round(0.05)
    return sum(ref() is not None for ref in opened)


def _bytes_used() -> int:
    gc.collect()
    freed_memory.give_back_free_pages()
    return int(psutil.Process().memory_info().rss)
