"""One frame of the table to a picture file, drawn as in the window but without one."""

from __future__ import annotations

import os
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from combat.board.hexes import Hex
    from combat.kernel.game import Game
    from combat.rules.state import State

SEED = 0
"""Of the dice that would be rolled before the player is asked; a still game rarely needs any."""
FRAME = 20
"""Milliseconds between looks whether the tiles of the board have become sharp."""


def take(game: Game[State], size: tuple[int, int], out: Path, sight_from: Hex | None = None) -> None:
    """Draw a game as it stands, perhaps with what is in sight of a hex; raises OSError where it cannot be written."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from combat.client import window
    from combat.client.app import App
    from combat.client.options import Options
    from combat.client.scenes.table import TableScene
    from combat.client.session import Session
    from combat.players.chance import SeededChance

    window.prepare()
    try:
        app = App(Options(resolution=size, sound=False))
        scene = TableScene(app, Session(game, SeededChance(SEED), fresh=False))
        app.push(scene)
        if sight_from is not None:
            scene.desk.cursor = sight_from
            scene.layers.toggle_sight()
        app.round(0.0)
        while scene.wants_frames:
            pygame.time.wait(FRAME)
            app.round(FRAME / 1000)
        scene.invalidate()
        app.round(0.0)
        picture = BytesIO()
        pygame.image.save(app.surface, picture, out.name)
        out.write_bytes(picture.getvalue())
    finally:
        pygame.quit()
