"""Draw a contact sheet of the events of a lab file.

Usage: ``python -m tools.command.motion_frames OUT.png LAB.toml [EVENT…]``. Every event is a row of frames at the
table's own pace, starting with the first frame of its motion.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from combat.engine.kernel.event import Event
from combat.engine.play.replays.playback import Playback
from combat.engine.play.script import Performance
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.app import App
from combat.engine.stage.drawing import theme
from combat.engine.stage.settings import PACES
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.words import use
from combat.games.command.content.lab.laid_position import LaidPosition, load_position
from combat.games.command.rules.state import State
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.table.command_table import TABLE
from combat.games.command.title import TITLE

Scene = TableScene[State, CommandDesk, Hex]
TICK, LABEL = 0.02, 22
"""Seconds between two frames, and height of the label above a row."""


def laid(lab: LaidPosition, asked: argparse.Namespace) -> tuple[App, Scene]:
    """Return a running app and a table scene with the position of a lab file, after all pending motions have ended."""
    size = tuple(map(int, asked.size.split("x")))
    app = App(WindowOptions(resolution=(size[0], size[1]), sound=False), STAGE)
    app.settings.pace, app.settings.reduced_motion, app.settings.camera = asked.pace, asked.still, "off"
    app.set_scale(asked.scale)
    app.apply_settings()
    scene: Scene = TableScene(app, Playback(TITLE, lab.state.copy(), (), asked.seat), TABLE)
    app.push(scene)
    scene.view.framing.fit([unit.hex for unit in lab.state.on_map()], theme.px(118))
    scene.view.camera.finish()
    quiet(app)
    return app, scene


def quiet(app: App) -> None:
    """Run the app in steps of 0.05 s until it needs no more frames, at most 200 steps."""
    for _ in range(200):
        app.round(0.05)
        if not app.top.wants_frames and not app.top.dirty:
            return


def frames(app: App, scene: Scene, event: Event, count: int) -> list[pygame.Surface]:
    """Return `count` frames of an event, evenly spaced from start to end; [] if the event has no motion."""
    desk = scene.desk
    desk.mirror.told(0, [event])
    pictures: list[pygame.Surface] = []
    app.round(0.0)
    while desk.mirror.showing is not None and len(pictures) < 400:
        pictures.append(app.surface.subsurface(scene.view.rect).copy())
        if desk.mirror.waiting:
            desk.animation.skip()
        app.round(TICK)
    if not pictures:
        return []
    last = app.surface.subsurface(scene.view.rect).copy()
    chosen = [pictures[number * (len(pictures) - 1) // max(1, count - 2)] for number in range(count - 1)]
    return [*chosen, last]


def sheet(rows: list[tuple[str, list[pygame.Surface]]], wide: int) -> pygame.Surface:
    """Return an image with the labelled rows below each other; frames are scaled to a width in pixels."""
    high = round(rows[0][1][0].get_height() * wide / rows[0][1][0].get_width())
    columns = max(len(pictures) for _, pictures in rows)
    whole = pygame.Surface((wide * columns, (high + LABEL) * len(rows)))
    for down, (name, pictures) in enumerate(rows):
        theme.font("sans", 14, 600).draw(whole, name, (6, down * (high + LABEL) + 16), theme.LIGHT)
        for number, picture in enumerate(pictures):
            whole.blit(
                pygame.transform.smoothscale(picture, (wide, high)), (number * wide, down * (high + LABEL) + LABEL)
            )
    return whole


def main(words: list[str] | None = None) -> int:
    """Draw the sheet and save it; return 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.command.motion_frames", description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("lab", type=Path)
    parser.add_argument("events", nargs="*", metavar="EVENT", help="kinds of events; all that are shown")
    parser.add_argument("--size", default="1280x720")
    parser.add_argument("--scale", type=float, default=0.0)
    parser.add_argument("--pace", choices=PACES, default="normal")
    parser.add_argument("--still", action="store_true", help="with reduced motion")
    parser.add_argument("--seat", choices=("axis", "allies"), default="axis")
    parser.add_argument("--language", default="en")
    parser.add_argument("--wide", type=int, default=420, help="width of a picture")
    parser.add_argument("--frames", type=int, default=5)
    asked = parser.parse_args(words)
    TITLE.use()
    use(asked.language)
    lab = load_position(asked.lab)
    app, scene = laid(lab, asked)
    rows = []
    for _, event in Performance(lab).events():
        pictures = frames(app, scene, event, asked.frames)
        if pictures and (not asked.events or event.kind in asked.events):
            rows.append((event.kind, pictures))
    app.quit()
    if not rows:
        print("no such event is shown", file=sys.stderr)
        return 1
    pygame.image.save(sheet(rows, asked.wide), asked.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
