"""Application on the dummy video driver, for tests that use posted events only."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from combat.engine.stage.app import App
from combat.engine.stage.drawing import theme
from combat.engine.stage.window_options import WindowOptions
from combat.games.volume1.scenes.volume1_stage import STAGE
from combat.games.volume1.table import battle_hints
from tests.engine.stage.gestures import KEYS, click, key_event, point, press

__all__ = ["KEYS", "application", "click", "key_event", "point", "press"]


@contextmanager
def application(
    size: tuple[int, int] = (1600, 900), scale: float | None = None, *, hints: bool = False
) -> Iterator[App]:
    """Yield an application without scenes and close it afterwards; `hints` enables the hints for beginners."""
    app = App(WindowOptions(resolution=size, scale=scale, sound=False), STAGE)
    explained, battle_hints.HINTS = battle_hints.HINTS, battle_hints.HINTS if hints else ()
    try:
        yield app
    finally:
        battle_hints.HINTS = explained
        app.quit()
        pygame.quit()
        theme.set_scale(1.0)
