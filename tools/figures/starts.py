"""Starts as a player makes them: each ends the process as soon as its picture stands."""

from __future__ import annotations

import gc
import os
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NoReturn, cast

from combat import cli
from combat.engine.kernel.load_object import load_object

if TYPE_CHECKING:
    from combat.engine.stage.app import App
    from combat.engine.stage.drawing.startup_cache import keep
    from combat.engine.tabletop.table_scene import TableScene

TWO = sys.argv[2:] == ["two"]
SCENARIO = "advance-to-the-village" if TWO else "first-light"
"""What is played."""


def menu() -> None:
    """The start screen, until its first picture stands and it looks for input."""
    _start([], lambda app: True)


def play() -> None:
    """A new battle, until the board is on the screen, every tile of it sharp."""
    _start(["play", SCENARIO, "--seed", "1", "--resolution", "1920x1080"], _is_sharp)


def command_play() -> None:
    """A new game of COMMAND! against the house, until its board is on the screen."""
    game = ["--game", "command", "play", "farm-on-the-road-east"]
    _start([*game, "--seed", "1", "--resolution", "1920x1080"], _is_sharp)


def _is_sharp(app: App) -> bool:
    return cast("TableScene[Any, Any, Any]", app.top).view.sharp


def _start(arguments: list[str], shown: Callable[[App], bool]) -> None:
    """Runs the command line as a player would, and ends the process as soon as the picture is there."""

    def until_shown(self: App, start: Any) -> NoReturn:
        self.push(start(self))
        self.round(0.0)
        while not shown(self):
            time.sleep(0.001)
            self.round(0.001)
        self.round(0.0)
        first_picture = load_object("combat.engine.stage.drawing.startup_cache:keep", lambda: keep)
        first_picture()  # as the window does a moment later
        os._exit(0)

    gc.set_threshold(*cli.PATIENT)  # what follows is imported at a player's start too, after the call has set this
    app = load_object("combat.engine.stage.app:App", lambda: App)
    app.run = until_shown  # type: ignore[method-assign]
    sys.exit(cli.main(arguments) or "the window was never opened")
