"""Benchmark scenes at a table of a game with models: frames while panning, memory; called by `stage`."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Any

from combat import cli
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.record import Record
from combat.engine.kernel.rules import game_of
from combat.engine.play.referee import Referee
from combat.engine.play.session import Session
from combat.engine.stage import app as application
from combat.engine.stage import window
from combat.engine.stage.app import App
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.table import Table
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.title import Title
from combat.games.miniatures.two_seats import ATTACKER
from tools.figures.bare_window import LARGE, SIZE
from tools.figures.frames import panned_thrice
from tools.figures.steady_state import come_to_rest, resident


class ModelTables(Record, gc=True):
    """Table of a mission after bots have set up, for measurements."""

    title: Title[Any, Any]
    table: Table[Any, Any, Any]
    mission: str
    models: Callable[[Any], int]
    """Returns the number of models on the table of a state."""

    def pan(self) -> dict[str, float]:
        """Return the figures of `pan` at the table, with models in view."""
        return self._panned(SIZE)

    def large_pan(self) -> dict[str, float]:
        """Return the figures of `pan` for a window with four times as many pixels."""
        return self._panned(LARGE)

    def memory(self) -> dict[str, float]:
        """View the whole table at every zoom; return the resident memory in megabytes and the number of models."""
        app, models = self._laid(SIZE)
        assert isinstance(app.top, TableScene)
        view = app.top.view
        for step in range(view.camera.least, view.camera.most + 1):
            view.zoom(step - view.camera.step)
            for way in ((-1, -1), (1, 0), (0, 1), (-1, 0)):
                view.pan(way[0] * SIZE[0], way[1] * SIZE[1])
                come_to_rest(app)
        return {"megabytes": resident(), "models": models}

    def _panned(self, size: tuple[int, int]) -> dict[str, float]:
        app, models = self._laid(size)
        return {**panned_thrice(app), "models": models}

    def _laid(self, size: tuple[int, int]) -> tuple[App, int]:
        """Return the app at the table of a battle that bots have set up, at rest, and its number of models."""
        title, rules = self.title, self.title.rules
        title.use()
        gc.set_threshold(*cli.PATIENT)
        window.prepare()
        app = application.App(WindowOptions(resolution=size, sound=False), title.stage)
        game = game_of(rules, rules.new_state(title.load_book(self.mission, ())))
        referee, chance = Referee(rules, game, SeededChance(1)), SeededChance(1)
        players = {seat: title.players["steady"](1) for seat in rules.seats}
        referee.run()
        while (seat := referee.asked) is not None and not game.state.turn:
            port = referee.port(seat)
            port.answer(players[seat].answer(port))
            referee.run()
        session: Session[Any, Any] = Session(title, game, chance, seat=ATTACKER, fresh=False)
        app.push(TableScene(app, session, self.table))
        come_to_rest(app)
        return app, self.models(game.state)
