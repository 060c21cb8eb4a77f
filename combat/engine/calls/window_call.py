"""Open the window: on the start screen if no command is given, or with the scene of a command."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from combat.engine.calls.given import BEFORE, named_packs
from combat.engine.kernel.load_object import load_object
from combat.engine.stage import app, scenes
from combat.engine.stage.drawing import startup_cache
from combat.engine.stage.start.added_games import AddedGames
from combat.engine.stage.window_options import GameOnShelf, WindowOptions

if TYPE_CHECKING:
    import argparse
    import subprocess


def menu(options: argparse.Namespace) -> int:
    """Open the window with the start screen; return the exit code."""
    title = options.title.stage
    return shown(options, title.first or title.home)


def shown(options: argparse.Namespace, scene: str, what: Callable[[], dict[str, Any]] = dict) -> int:
    """Open the window with the scene named `scene`; return the exit code.

    `what` returns the scene's arguments; it is called first, so that invalid input opens no window.
    """
    window, title = window_for(options), options.title.stage
    given = what()
    home = title.home if scene not in (title.home, title.first) else ""
    scenes.learn(scene, title.scenes)
    with startup_cache.taken_up(f"{options.title.id}-{scene}"):
        return app.run(lambda stage: stage.make(scene, **given), window, title, home, partial(_play_other, options))


def window_for(options: argparse.Namespace) -> WindowOptions:
    """Return the options of the window from the command line, with the list of installed games."""
    silent = bool(_asked(options, "no_sound"))
    present = options.title.id
    games = tuple(GameOnShelf(id_, name, id_ == present) for id_, name in getattr(options, "house", {}).items())
    added = AddedGames(options.added, present) if hasattr(options, "added") else tuple
    return WindowOptions(
        _asked(options, "resolution"), bool(_asked(options, "fullscreen")), _asked(options, "scale"), not silent,
        named_packs(options), games, added,
    )  # fmt: skip


def _asked(options: argparse.Namespace, name: str) -> Any:
    """Return an option given before or after the command."""
    return getattr(options, name, None) or getattr(options, f"{BEFORE}{name}", None)


def _play_other(options: argparse.Namespace, game: str) -> int:
    """Start another game as a new program, which is fastest; return its exit code. On POSIX it replaces this
    process."""
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "combat"]
    call = [*program, "--game", game]
    if language := _asked(options, "language"):
        call += ["--language", language]
    if size := _asked(options, "resolution"):
        call += ["--resolution", f"{size[0]}x{size[1]}"]
    if scale := _asked(options, "scale"):
        call += ["--scale", f"{scale:g}"]
    call += [
        flag for name, flag in (("fullscreen", "--fullscreen"), ("no_sound", "--no-sound")) if _asked(options, name)
    ]
    if os.name == "posix":
        os.execv(call[0], call)
    return load_object("subprocess:call", lambda: subprocess.call)(call)
