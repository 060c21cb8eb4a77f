"""Benchmark: the danger overlay (13.0); called by `stage`."""

from __future__ import annotations

from typing import Any

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.hexes import hatching
from combat.games.volume1.rules.state import Man, Order
from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.table.overlays import danger_drawing
from combat.games.volume1.table.overlays.danger_overlay import DangerOverlay
from tools.figures.benchmark import timed
from tools.figures.frames import _laid_table, _table
from tools.figures.steady_state import come_to_rest

MIDDLE, ENEMIES, AROUND = Hex("17.09"), 30, 8
"""Hex of the man, number of enemies, and radius in hexes around him."""


def danger() -> dict[str, float]:
    """Return the time to draw the overlay uncached and cached, in units and in seconds.

    `pictures` is the number of frames until the overlay was computed.
    """
    app = _laid_table()
    table = _table(app)
    desk = table.desk.title_desk
    assert isinstance(desk, BattleDesk)
    own = _surround(desk)
    table.view.centre_on(MIDDLE)
    table.view.camera.finish()
    table.view.touch()
    table.invalidate()
    come_to_rest(app)
    desk.desk.selection.select(own)
    come_to_rest(app)
    desk.danger.toggle()
    pictures = 0
    while not desk.danger.found():
        desk.danger.draw_ground(app.surface)
        pictures += 1

    def draw() -> None:
        desk.danger.draw_ground(app.surface)
        desk.danger.draw_numbers(app.surface)
        desk.danger.draw_strip(app.surface)

    draw()
    cold, kept = timed(draw, before=lambda: _forget(desk.danger)), timed(draw, each=20)
    return {
        "cold": cold.units, "cold seconds": cold.seconds, "kept": kept.units, "kept seconds": kept.seconds,
        "pictures": pictures,
    }  # fmt: skip


def _surround(desk: BattleDesk) -> str:
    """Replace all men by one of the player's and ENEMIES known enemies around him who aim; return his id."""
    state: Any = desk.desk.state
    figures = [figure for figure in state.book.figures.values() if not figure.dummy]
    enemies = [figure for figure in figures if figure.side == "enemy"]
    own = next(figure for figure in figures if figure.side == "friendly")
    hexes = state.board.within(MIDDLE, AROUND)
    state.men.clear()
    state.men[own.id] = Man(own.id, own.side, own.team, MIDDLE, seen=True, alert=True)
    for place in range(ENEMIES):
        figure = enemies[place % len(enemies)]
        name = figure.id if place < len(enemies) else f"{figure.id}-twin-{place}"
        state.book.figures.setdefault(name, replace(figure, id=name))
        there = hexes[(place + 1) * 7 % len(hexes)]
        aims = Order("aimed-fire")
        state.men[name] = Man(name, figure.side, figure.team, there, seen=True, alert=True, order=aims)
    return str(own.id)


def _forget(overlay: DangerOverlay) -> None:
    overlay.forget()
    hatching.crossed.cache_clear()
    hatching._inside.cache_clear()
    danger_drawing.plate.cache_clear()
