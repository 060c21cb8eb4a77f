"""One frame of the table to a picture file, drawn as in the window but without one."""

from __future__ import annotations

import os
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import pygame

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.files.plain_files import write_out
from combat.engine.journal.retelling import Retelling
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.game import Entry, Game
from combat.engine.play.playable import Playable
from combat.engine.play.session import Session, no_wish
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage import window
from combat.engine.stage.app import App
from combat.engine.stage.title_stage import TitleStage
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.table import Table
from combat.engine.tabletop.table_scene import TableScene

FRAME = 20
"""Milliseconds between looks whether the tiles of the board have become sharp."""


class Remembered:
    """Dice and cards as they fell; from a seed where the record ends."""

    def __init__(self, game: Game[Any], entries: Sequence[Entry]) -> None:
        self.game, self.entries = game, entries
        self._further = SeededChance(0)

    def answer(self, decision: Decision, state: Any) -> Answer:
        place = len(self.game.entries)
        return self.entries[place].value if place < len(self.entries) else self._further.answer(decision, state)


def take(
    title: Playable[Any, Any],
    stage: TitleStage,
    table: Table[Any, Any],
    game: Game[Any],
    entries: Sequence[Entry],
    answers: int,
    size: tuple[int, int],
    out: Path,
    sight_from: Hex | None = None,
    past: Retelling[Any, Any] | None = None,
) -> None:
    """Draw a title's game after so many of its answers, perhaps with what is in sight of a hex.

    `game` stands at its beginning, or already where it is to be drawn: then `past` may tell what led there. Raises
    OSError where the picture cannot be written.
    """
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    window.prepare()
    app = App(WindowOptions(resolution=size, sound=False), stage)
    try:
        session = Session(title, game, Remembered(game, entries), fresh=not game.entries, past=past)
        scene = TableScene(app, session, table)
        session.wish = no_wish  # every answer stands in the record, those that a habit gave too
        app.push(scene)
        while session.decision is not None and session.answers < min(answers, len(entries)):
            session.answer(entries[session.answers].value)
        scene.desk.mirror.drain()
        while scene.desk.told.recall is not None:
            app.round(0.0)
        scene.desk.told.forget_missed()
        app.round(0.0)
        if sight_from is not None:
            table.look_from(scene.desk, sight_from)
            scene.view.bring(sight_from)
        _wait_until_sharp(app, scene)
        picture = BytesIO()
        pygame.image.save(app.surface, picture, out.name)
        write_out(out, picture.getvalue())
    finally:
        app.quit()  # whoever makes tiles beside us must have gone home before pygame does
        pygame.quit()


def _wait_until_sharp(app: App, scene: TableScene[Any, Any]) -> None:
    app.round(0.0)
    while scene.wants_frames:
        pygame.time.wait(FRAME)
        app.round(FRAME / 1000)
    scene.invalidate()
    app.round(0.0)
