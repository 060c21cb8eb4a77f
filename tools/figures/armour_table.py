"""Benchmark scenes at ARMOUR!'s table with 80 models: frames while panning, memory; called by `stage`."""

from __future__ import annotations

import gc

from combat import cli
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.rules import game_of
from combat.engine.play.referee import Referee
from combat.engine.play.session import Session
from combat.engine.space.plane.pose import Pose
from combat.engine.stage import app as application
from combat.engine.stage import window
from combat.engine.stage.app import App
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.table_scene import TableScene
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER
from combat.games.armour.scenes.armour_stage import STAGE
from combat.games.armour.table.armour_desk import ArmourDesk
from combat.games.armour.table.armour_table import TABLE
from combat.games.armour.title import TITLE
from tools.figures.bare_window import LARGE, SIZE
from tools.figures.frames import panned_thrice
from tools.figures.steady_state import come_to_rest, resident

MISSION = "crossing"
"""The mission with the most models."""


def armour_pan() -> dict[str, float]:
    """Return the figures of `pan` at the table of the largest mission, its models in view."""
    return _panned(SIZE)


def armour_large_pan() -> dict[str, float]:
    """Return the figures of `armour_pan` for a window with four times as many pixels."""
    return _panned(LARGE)


def armour_memory() -> dict[str, float]:
    """Return the resident megabytes after a view of the whole table at every zoom, and the number of models."""
    app, models = _laid_table(SIZE)
    assert isinstance(app.top, TableScene)
    view = app.top.view
    for step in range(view.camera.least, view.camera.most + 1):
        view.zoom(step - view.camera.step)
        for way in ((-1, -1), (1, 0), (0, 1), (-1, 0)):
            view.pan(way[0] * SIZE[0], way[1] * SIZE[1])
            come_to_rest(app)
    return {"megabytes": resident(), "models": models}


def _panned(size: tuple[int, int]) -> dict[str, float]:
    app, models = _laid_table(size)
    return {**panned_thrice(app), "models": models}


def _laid_table(size: tuple[int, int]) -> tuple[App, int]:
    """Return the app at the table of a battle that bots have deployed, at rest, and its number of models."""
    TITLE.use()
    gc.set_threshold(*cli.PATIENT)
    window.prepare()
    app = application.App(WindowOptions(resolution=size, sound=False), STAGE)
    game = game_of(RULES, RULES.new_state(TITLE.load_book(MISSION, ())))
    referee, chance = Referee(RULES, game, SeededChance(1)), SeededChance(1)
    players = {seat: TITLE.players["steady"](1) for seat in RULES.seats}
    referee.run()
    while (seat := referee.asked) is not None and not game.state.turn:
        port = referee.port(seat)
        port.answer(players[seat].answer(port))
        referee.run()
    session: Session[State, Book] = Session(TITLE, game, chance, seat=ATTACKER, fresh=False)
    scene: TableScene[State, ArmourDesk, Pose] = TableScene(app, session, TABLE)
    app.push(scene)
    come_to_rest(app)
    return app, sum(team.on_table for team in game.state.teams.values())
