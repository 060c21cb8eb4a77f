"""Benchmark scenes at the table: frames, idle time, memory; each function is a scene of `stage`."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from itertools import combinations
from statistics import median, quantiles
from typing import Any

import pygame

from combat import cli
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.record import replace
from combat.engine.play.session import Session
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage import app as application
from combat.engine.stage import window
from combat.engine.stage.app import App
from combat.engine.stage.drawing import theme
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.effects.effect_instance import EffectInstance
from combat.engine.tabletop.effects.painted import bursts, footwork, muzzles, strikes
from combat.engine.tabletop.map.camera import usual_step
from combat.engine.tabletop.table_scene import TableScene
from combat.games.volume1.content.library import load_book
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.state import Man
from combat.games.volume1.scenes.volume1_stage import STAGE
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.title import TITLE
from tools.figures.bare_window import LARGE, SIZE
from tools.figures.benchmark import unit
from tools.figures.starts import SCENARIO, TWO
from tools.figures.steady_state import come_to_rest, resident

MIDDLE, FAR = ("33.09", "56.09") if TWO else ("17.09", "28.13")
"""Hex around which sixty men are placed, and one that is not visible at the start."""
COUNTERS = 60
ROUNDS = 4
"""Number of times that each zoom step is taken in each direction."""
WARM, LONG = 15, 50
"""Turn from which memory must not grow, and the last turn."""

TITLE.use()


def content() -> None:
    """Read the scenario's content to fill the cache for the next process."""
    load_book(SCENARIO)


def plain() -> dict[str, float]:
    """Return the median time of a plain frame in a window of the game, in seconds."""
    window.prepare()
    frame = _plain_frame(application.App(WindowOptions(resolution=SIZE, sound=False), STAGE))
    return {"seconds": median(_seconds(frame) for _ in range(300))}


def _seconds(act: Callable[[], object]) -> float:
    start = time.perf_counter()
    act()
    return time.perf_counter() - start


def _table(app: App) -> TableScene[Any, Any, Any]:
    assert isinstance(app.top, TableScene)
    return app.top


def _laid_table(*, crowded: bool = False, size: tuple[int, int] = SIZE) -> App:
    """Return the app at the table of a new battle, at rest and with sharp tiles; with sixty men if `crowded`."""
    gc.set_threshold(*cli.PATIENT)
    window.prepare()
    app = application.App(WindowOptions(resolution=size, sound=False), STAGE)
    session = Session.begin(TITLE, load_book(SCENARIO), SeededChance(1))
    app.push(TableScene(app, session, TABLE))
    table = _table(app)
    come_to_rest(app)
    if crowded:
        _crowd(table)
        come_to_rest(app)
    return app


def _crowd(table: TableScene[Any, Any, Any]) -> None:
    """Replace the men on the board by sixty known men around the middle."""
    state = table.desk.state
    figures = [figure for figure in state.book.figures.values() if not figure.dummy]
    hexes = state.board.within(Hex(MIDDLE), 5)
    state.men.clear()
    for place in range(COUNTERS):
        figure = figures[place % len(figures)]
        name = figure.id if place < len(figures) else f"{figure.id}-twin"
        state.book.figures.setdefault(name, replace(figure, id=name))
        state.men[name] = Man(name, figure.side, figure.team, hexes[place], seen=True, alert=True)
    table.view.centre_on(Hex(MIDDLE))
    table.view.camera.finish()
    table.view.touch()
    table.invalidate()


def rest() -> dict[str, float]:
    """Return the CPU use, in units and as share of a core, and the frames drawn in ten idle seconds at the table."""
    app = _laid_table()
    drawn = 0
    draw = app._draw

    def counting() -> None:
        nonlocal drawn
        drawn += 1
        draw()

    app._draw = counting  # type: ignore[method-assign]
    time.sleep(application.IDLE_TIMEOUT_S)
    units = [unit()]
    clock = pygame.time.Clock()
    before, start = time.process_time(), time.perf_counter()
    while time.perf_counter() - start < 10:
        app.round(clock.get_time() / 1000)
        clock.tick(app.pace())
    share = (time.process_time() - before) / (time.perf_counter() - start)
    units.append(unit())
    return {"units": share / median(units), "seconds": share, "drawn": drawn}


def memory() -> dict[str, float]:
    """View the whole board at every zoom; return the resident memory in megabytes."""
    app = _laid_table(crowded=True)
    _look_everywhere(app)
    return {"megabytes": resident()}


def _look_everywhere(app: App) -> None:
    """View every corner of the board at every zoom, the largest last."""
    view = _table(app).view
    for step in range(view.camera.least, view.camera.most + 1):
        view.zoom(step - view.camera.step)
        for way in ((-1, -1), (1, 0), (0, 1), (-1, 0)):
            view.pan(way[0] * SIZE[0], way[1] * SIZE[1])
            come_to_rest(app)


def turns() -> dict[str, float]:
    """Return the memory added per turn after the fifteenth, in a battle of up to fifty turns with everything shown.

    The median of the slopes between all pairs of turns, which is robust against single large images. Two bounded
    caches fill as the battle moves to new ground and weapons; so every corner is viewed before, and effect images are
    not counted.
    """
    app = _laid_table()
    app.settings.pace = "instant"
    book = load_book(SCENARIO)
    endless = replace(book.scenario, turns=LONG, last_turns=None, endings=(), happenings=())
    session = Session.begin(TITLE, replace(book, scenario=endless), SeededChance(4))
    app.replace(TableScene(app, session, TABLE))
    table = _table(app)
    usual = table.view.camera.step
    _look_everywhere(app)
    table.view.zoom(usual - table.view.camera.step)
    player = RandomPlayer(1)
    marks: dict[int, float] = {}
    while (decision := session.decision) is not None:
        session.answer(player.answer(decision, session.game.state))
        app.round(0.05)
        marks.setdefault(session.game.state.clock.turn, resident() - table.desk.animation.effects.sprites.held / 2**20)
    warm = [turn for turn in marks if turn >= WARM]
    slopes = ((marks[later] - marks[turn]) / (later - turn) for turn, later in combinations(warm, 2))
    return {"megabytes": median(slopes), "turns": max(marks)}


def pan() -> dict[str, float]:
    """Return frame times while panning among sixty counters at 60 fps, in plain frames.

    A plain frame is one blit of the whole screen, sixty counters and a flip; it is timed in between. Results are
    medians of three runs.
    """
    return panned_thrice(_laid_table(crowded=True))


def large_pan() -> dict[str, float]:
    """Return the figures of `pan` for a window with four times as many pixels."""
    return panned_thrice(_laid_table(crowded=True, size=LARGE))


def panned_thrice(app: App) -> dict[str, float]:
    """Return the median of each figure over three pans, after a warm-up."""
    _warm(app)
    runs = [_panned(app) for _ in range(3)]
    return {name: median(run[name] for run in runs) for name in runs[0]}


def effects() -> dict[str, float]:
    """Return the figures of `pan` with twelve effects running, and the most memory of effect images at any zoom."""
    app = _laid_table(crowded=True)
    near = _table(app).view
    near.zoom(usual_step(near.camera, theme.scale()) - near.camera.step)
    _warm(app)
    runs = [_panned(app, _set_off) for _ in range(3)]
    found = {name: median(run[name] for run in runs) for name in runs[0]}
    table = _table(app)
    view, held = table.view, 0
    for step in range(view.camera.least, view.camera.most + 1):
        view.zoom(step - view.camera.step)
        for _ in range(20):
            _set_off(table)
            app.round(0.1)
            held = max(held, table.desk.animation.effects.sprites.held)
    return {**found, "megabytes": held / 1e6}


def _set_off(table: TableScene[Any, Any, Any]) -> None:
    """Start twelve different effects in the hexes around the middle, unless effects are running."""
    effects = table.desk.animation.effects
    if effects.busy:
        return
    found = [muzzles.MUZZLES[kind].effect for kind in ("rifle", "smg", "machine-gun", "automatic-rifle")]
    found += [bursts.BLASTS[kind] for kind in ("grenade", "stick-grenade", "mortar")]
    found += [strikes.NEAR[ground] for ground in ("earth", "leaves", "stone")] + [footwork.CLASH, footwork.FALL]
    for number, (effect, hex_) in enumerate(zip(found, table.desk.state.board.within(Hex(MIDDLE), 2), strict=False)):
        effects.add(EffectInstance(effect, hex_, number, way=30.0 * number))


def _panned(app: App, meanwhile: Callable[[TableScene[Any, Any, Any]], None] = lambda table: None) -> dict[str, float]:
    """Return the frame times of one run of 300 frames; `meanwhile` is called before each and not timed."""
    view = _table(app).view
    frames: list[float] = []
    plain: list[float] = []
    plain_frame = _plain_frame(app)
    clock = pygame.time.Clock()
    for turn in range(300):
        clock.tick(60)
        meanwhile(_table(app))
        start = time.perf_counter()
        view.pan(7 if turn % 120 < 60 else -7, 3 if turn % 80 < 40 else -3)
        app.round(1 / 60)
        frames.append(time.perf_counter() - start)
        clock.tick(60)
        plain.append(_seconds(plain_frame))
        view.dirty = True
    usual = median(plain)
    return {
        "frames": median(frames) / usual,
        "seconds": median(frames),
        "plain": usual,
        "slowest": quantiles(frames, n=100)[98] / usual,
        "slowest plain": quantiles(plain, n=100)[98] / usual,
    }


def _warm(app: App) -> None:
    """Pan back and forth, so that first-time costs are not measured."""
    view = _table(app).view
    for step in (*[8] * 40, *[-8] * 40):
        view.pan(step, 0)
        app.round(1 / 60)
    come_to_rest(app)


def _plain_frame(app: App) -> Callable[[], None]:
    picture = app.surface.copy()
    counter = pygame.Surface((96, 96), pygame.SRCALPHA)
    counter.fill((120, 110, 80, 255))
    pygame.draw.rect(counter, (0, 0, 0, 0), counter.get_rect(), 3)
    spots = [(counter, (100 + place % 12 * 130, 80 + place // 12 * 160)) for place in range(COUNTERS)]

    def frame() -> None:
        app.surface.blit(picture, (0, 0))
        app.surface.fblits(spots)
        pygame.display.flip()

    return frame


def zoom() -> dict[str, float]:
    """Return the time of the first frame after a zoom step, in plain frames and seconds: median, and slowest step."""
    app = _laid_table(crowded=True)
    view = _table(app).view
    taken: dict[tuple[int, int], list[float]] = {}
    plain: list[float] = []
    plain_frame = _plain_frame(app)
    steps = view.camera.most - view.camera.least
    view.zoom(view.camera.least - view.camera.step)
    for way in ([1] * steps + [-1] * steps) * ROUNDS:
        plain.append(_seconds(plain_frame))
        view.dirty = True
        come_to_rest(app)
        before, start = view.camera.step, time.perf_counter()
        view.zoom(way)
        app.round(1 / 60)
        taken.setdefault((before, way), []).append(time.perf_counter() - start)
        come_to_rest(app)
    medians = [median(times) for times in taken.values()]
    usual = median(plain)
    return {"frames": median(medians) / usual, "seconds": median(medians), "slowest": max(medians) / usual}


def sight() -> dict[str, float]:
    """Return the time from a jump to an unseen part of the board until all its tiles are sharp.

    It is given in plain frames and in seconds.
    """
    app = _laid_table(crowded=True)
    plain_frame = _plain_frame(app)
    plain = [_seconds(plain_frame) for _ in range(50)]
    view = _table(app).view
    view.centre_on(Hex(FAR))
    view.camera.finish()
    _table(app).invalidate()
    start = time.perf_counter()
    app.round(1 / 60)
    while not view.sharp:
        time.sleep(0.001)  # as the game does between frames, to let the tile loader thread run
        app.round(0.001)
    taken = time.perf_counter() - start
    plain += [_seconds(plain_frame) for _ in range(50)]
    return {"frames": taken / median(plain), "seconds": taken}


def log() -> dict[str, float]:
    """Return the time to draw a line added to a log of five thousand, in plain frames and seconds."""
    app = _laid_table()
    table = _table(app)
    lines = table.desk.story.lines
    told = [line for line in lines if line.entry.tone != "heading"]
    lines.extend(replace(told[place % len(told)]) for place in range(5000 - len(lines)))
    table.panes.invalidate("log")
    app.round(0.0)
    taken, plain, plain_frame = [], [], _plain_frame(app)
    for place in range(300):
        plain.append(_seconds(plain_frame))
        line = replace(told[place % len(told)])
        start = time.perf_counter()
        lines.append(line)
        table.log.draw(app.surface)
        taken.append(time.perf_counter() - start)
    return {"frames": median(taken) / median(plain), "seconds": median(taken)}
