"""Benchmark: memory of COMMAND!'s table; called by `stage`."""

from __future__ import annotations

import gc

from combat import cli
from combat.engine.chance.split_mix import SplitMix
from combat.engine.content.layers import shipped
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage import app as application
from combat.engine.stage import window
from combat.engine.stage.app import App
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.scene.hand_over import HandOver
from combat.engine.tabletop.scene.shared_table import SharedTable
from combat.games.command.content.library import Library
from combat.games.command.rules.state import State
from combat.games.command.scenes.command_games import begun
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.scenes.seats_taken import BOTH
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.title import TITLE
from tools.figures.bare_window import SIZE
from tools.figures.steady_state import come_to_rest, resident

SCENARIO = "farm-on-the-road-east"
TURNS = 6
"""Turns played before the board is viewed."""


def command_memory() -> dict[str, float]:
    """Play 6 turns and view the whole board at every zoom; return the resident memory in megabytes and the turns."""
    gc.set_threshold(*cli.PATIENT)
    TITLE.use()
    window.prepare()
    app = application.App(WindowOptions(resolution=SIZE, sound=False), STAGE)
    app.settings.pace = "instant"
    app.push(begun(app, Library([shipped("command")]).load_book(SCENARIO), 1, seat=BOTH))
    numbers, seen = SplitMix(1), set[str]()
    while len(seen) < 2 or _at_table(app).session.view.turn < TURNS:
        table = _at_table(app)
        session = table.session
        decision = session.decision
        assert decision is not None
        session.answer(next(decision.samples(session.view, numbers)))
        app.round(0.05)
        if session.seat not in seen:
            seen.add(session.seat)
            _look_around(app)
    _look_around(app)
    return {"megabytes": resident(), "turns": TURNS}


def _at_table(app: App) -> SharedTable[State, CommandDesk, Hex]:
    """Return the table of the person to decide, completing hand-overs."""
    for _ in range(2000):
        if isinstance(app.top, HandOver):
            app.top.group.widgets[0].use()
        elif isinstance(app.top, SharedTable) and app.top.session.decision is not None:
            return app.top
        app.round(0.05)
    raise TimeoutError("nobody is asked")


def _look_around(app: App) -> None:
    view = _at_table(app).view
    for step in range(view.camera.least, view.camera.most + 1):
        view.zoom(step - view.camera.step)
        for way in ((-1, -1), (1, 0), (0, 1), (-1, 0)):
            view.pan(way[0] * SIZE[0], way[1] * SIZE[1])
            come_to_rest(app)
