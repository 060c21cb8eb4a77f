"""`combat` alone: the start screen; and how any call opens the window."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from combat.engine.calls.given import BEFORE, named_packs, speak
from combat.engine.stage import app, scenes
from combat.engine.stage.window_options import WindowOptions


def menu(options: argparse.Namespace) -> int:
    """The start screen."""
    title = options.title.stage
    return shown(options, title.first or title.home)


def shown(options: argparse.Namespace, scene: str, what: Callable[[], dict[str, Any]] = dict) -> int:
    """Opens the window with the scene of a name; what it is about is read before any window is opened."""
    window, title = window_for(options), options.title.stage
    given = what()
    home = title.home if scene not in (title.home, title.first) else ""
    scenes.learn(scene, title.scenes)
    return app.run(lambda stage: stage.make(scene, **given), window, title, home)


def window_for(options: argparse.Namespace) -> WindowOptions:
    """The window's options; the language is set on the way."""

    def asked(name: str) -> Any:
        return getattr(options, name, None) or getattr(options, f"{BEFORE}{name}", None)

    speak(asked("language"))
    silent = bool(asked("no_sound"))
    return WindowOptions(
        asked("resolution"), bool(asked("fullscreen")), asked("scale"), not silent, named_packs(options)
    )
