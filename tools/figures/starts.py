"""Start benchmarks: each ends the process as soon as the first frame is shown."""

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
    from combat.engine.stage.spoken import keep_messages
    from combat.engine.tabletop.table_scene import TableScene

TWO = sys.argv[2:] == ["two"]
SCENARIO = "advance-to-the-village" if TWO else "first-light"
"""Scenario to play."""


def menu() -> None:
    """Start the program; exit when the start screen has been shown."""
    _start([], lambda app: True)


def play() -> None:
    """Start a new battle; exit when all tiles of the board are sharp."""
    _start(["play", SCENARIO, "--seed", "1", "--resolution", "1920x1080"], _is_sharp)


def command_play() -> None:
    """Start a new game of COMMAND! against the bot; exit when all tiles of the board are sharp."""
    game = ["--game", "command", "play", "farm-on-the-road-east"]
    _start([*game, "--seed", "1", "--resolution", "1920x1080"], _is_sharp)


def armour_play() -> None:
    """Start a new battle of ARMOUR! against the bot; exit when all tiles of the table are sharp."""
    game = ["--game", "armour", "play", "meeting-at-noon"]
    _start([*game, "--seed", "1", "--resolution", "1920x1080"], _is_sharp)


def contact_play() -> None:
    """Start a new battle of CONTACT! against the bot; exit when all tiles of the table are sharp."""
    game = ["--game", "contact", "play", "mill-stream"]
    _start([*game, "--seed", "1", "--resolution", "1920x1080"], _is_sharp)


def _is_sharp(app: App) -> bool:
    return cast("TableScene[Any, Any, Any]", app.top).view.sharp


def _start(arguments: list[str], shown: Callable[[App], bool]) -> None:
    """Run the command line as a player would, and exit as soon as the frame is shown."""

    def until_shown(self: App, start: Any) -> NoReturn:
        self.push(start(self))
        self.round(0.0)
        while not shown(self):
            time.sleep(0.001)
            self.round(0.001)
        self.round(0.0)
        # as the window does a moment later
        load_object("combat.engine.stage.drawing.startup_cache:keep", lambda: keep)()
        load_object("combat.engine.stage.spoken:keep_messages", lambda: keep_messages)()
        os._exit(0)

    gc.set_threshold(*cli.PATIENT)  # imported after the thresholds are set, as at a player's start
    app = load_object("combat.engine.stage.app:App", lambda: App)
    app.run = until_shown  # type: ignore[method-assign]
    sys.exit(cli.main(arguments) or "the window was never opened")
