"""Start the program in a separate process and print a digest of its first frame."""

from __future__ import annotations

import shutil
import time
from unittest import mock

from combat.cli import main
from combat.engine.calls import window_call
from combat.engine.files import folders
from combat.engine.kernel.digest import text_digest
from combat.engine.stage.app import App
from combat.engine.stage.drawing import startup_cache
from combat.engine.stage.scene import SceneFactory
from combat.engine.stage.spoken import keep_messages
from combat.engine.tabletop.table_scene import TableScene
from combat.games.volume1.scenes import battles, menu_scene

WITHIN = 60.0
LEARNT = (window_call, battles, menu_scene)
"""Modules imported before the server forks, so that no start imports them."""


def menu() -> None:
    """Open the start screen and print the digest of its first frame."""
    _start()


def play() -> None:
    """Delete the saves of earlier battles, start a new one, and print the digest of its first frame."""
    shutil.rmtree(folders.data(), ignore_errors=True)
    _start("play", "first-light", "--seed", "1", "--resolution", "1280x720")


def _start(*words: str) -> None:
    def until_drawn(app: App, start: SceneFactory) -> None:
        app.push(scene := start(app))
        app.round(0.0)
        until = time.monotonic() + WITHIN
        while isinstance(scene, TableScene) and not scene.view.sharp:
            assert time.monotonic() < until
            app.round(0.001)
        app.round(0.0)
        print(text_digest(app.surface.get_buffer().raw))
        startup_cache.keep()
        keep_messages()
        app.quit()

    with mock.patch.object(App, "run", until_drawn):
        assert main(words) == 0
