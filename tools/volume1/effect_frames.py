"""Draw the animation frames of effects, one effect per row.

    python -m tools.volume1.effect_frames OUT.png [NAME…]

Every effect is that of an event, shown by the table at its own pace; the first picture of a row is the frame in which
it begins.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from combat.engine.tabletop.map.camera import usual_step

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import Term
from combat.engine.kernel.record import replace
from combat.engine.play.session import Session
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.app import App
from combat.engine.stage.drawing import theme
from combat.engine.stage.settings import PACES
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.map.board_view import BoardView
from combat.engine.tabletop.table_scene import TableScene
from combat.games.volume1.content.library import load_book
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.state import Man, Order, State
from combat.games.volume1.scenes.volume1_stage import STAGE
from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.title import TITLE

SCENARIO = "first-light"
HERE, THERE, THIRD, FOURTH, BACK = Hex("11.08"), Hex("14.06"), Hex("11.05"), Hex("12.08"), Hex("15.06")
"""Hexes of the player's man, his enemy, and a third man in the trees, and hexes next to the first two."""
MIDDLE = Hex("13.07")
"""A hex between the player's man and his enemy."""
STEP, FRAMES = 0.06, 12
"""Seconds between two frames, and frames per row."""

Scene = TableScene[State, BattleDesk, Hex]
Moment = Callable[[State], Sequence[Event]]


def shot(weapon: str, result: str, number: int = 1, man: str = "", target: str = "") -> Moment:
    """Return a function from a state to the events of a shot there.

    It is the first of `number` shots, with `result` hit, check or miss. By default the player's man fires at an enemy.
    """

    def told(state: State) -> Sequence[Event]:
        who, whom = man or own(state), target or other(state)
        return [ev.ShotFired(who, whom, weapon, 1, number, 4, (Term("weapon-skill", 5, "13.0", weapon),), 5, 3, result)]

    return told


def own(state: State) -> str:
    """Return the id of the first friendly man."""
    return next(man.id for man in state.men.values() if man.side == "friendly")


def other(state: State) -> str:
    """Return the id of the first enemy man."""
    return next(man.id for man in state.men.values() if man.side == "enemy")


MOMENTS: dict[str, Moment] = {
    "rifle": shot("m1-garand", "miss"),
    "smg": shot("thompson", "hit", 3),
    "bar": shot("bar", "check", 3),
    "mg": shot("mg-42", "miss", 4),
    "pistol": shot("colt-45", "hit"),
    "grenade": lambda state: [ev.GrenadeExploded("mk-2", THERE)],
    "phosphorus": lambda state: [ev.GrenadeExploded("m15", THERE)],
    "mortar": lambda state: [ev.ShellBurst("mortar-81", THERE)],
    "howitzer": lambda state: [ev.ShellBurst("howitzer-105", THERE)],
    "smoke": lambda state: [ev.GrenadeExploded("m18", THERE), ev.SmokeRose(THERE, 3, 1)],
    "wound": lambda state: [ev.MoraleChanged(other(state), "normal", "rout", "17.0")],
    "kill": lambda state: [ev.ManKilled(other(state), "kia")],
    "duck": lambda state: [ev.OrderPlaced(own(state), Order("duck-back"), "7.19", "duck-back")],
    "charge": lambda state: [ev.ManMoved(own(state), HERE, FOURTH, "7.07")],
    "rout": lambda state: [ev.ManMoved(other(state), THERE, BACK, "17.1")],
    "flare": lambda state: [ev.FlareLit(own(state), "friendly", THIRD, THIRD, 0, 0, 0)],
    "rifle-grenade": lambda state: [ev.GrenadeThrown(own(state), "mk-2-rifle-grenade", THERE, THERE, 5, 9, "7.11")],
    "clash": lambda state: [ev.MeleeBegan(FOURTH)],
    "blow": lambda state: [ev.BlowStruck(own(state), other(state), True)],
}


def laid(arguments: argparse.Namespace) -> tuple[App, Scene]:
    """Return the app and an idle table scene, with the display options of `arguments`."""
    size = tuple(map(int, arguments.size.split("x")))
    app = App(WindowOptions(resolution=(size[0], size[1]), sound=False), STAGE)
    app.settings.pace, app.settings.reduced_motion, app.settings.camera = arguments.pace, arguments.still, "off"
    app.settings.high_contrast = arguments.contrast
    app.set_scale(arguments.scale)
    app.apply_settings()
    scene: Scene = TableScene(app, Session.begin(TITLE, load_book(SCENARIO), SeededChance(1)), TABLE)
    app.push(scene)
    quiet(app)
    return app, scene


def quiet(app: App) -> None:
    """Run the app until all animations have ended, for at most 400 rounds."""
    for _ in range(400):
        app.round(0.05)
        if not app.top.wants_frames and not app.top.dirty:
            return


def man_the_board(scene: Scene, arguments: argparse.Namespace) -> None:
    """Replace all men by two of the player's and an enemy near the middle of the board, in wind 2.

    `arguments` sets night and zoom, the hex in the middle of the view (`at`), and makes the enemy rout (`broken`).
    """
    state = scene.desk.state
    state.men.clear()
    figures = [figure for figure in state.book.figures.values() if not figure.dummy]
    mine = [figure for figure in figures if figure.side == "friendly"]
    his = [figure for figure in figures if figure.side == "enemy"]
    spots = ((mine[0], HERE, Order("charge")), (his[0], THERE, None), (mine[1], THIRD, None))
    for figure, hex_, order in spots:
        state.men[figure.id] = Man(figure.id, figure.side, figure.team, hex_, seen=True, alert=True, order=order)
    fleeing = state.men[his[0].id]
    state.men[fleeing.id] = replace(fleeing, morale="rout" if arguments.broken else "normal")
    state.night, state.wind = 5 if arguments.night else 0, 2
    view = scene.view
    view.zoom(usual_step(view.camera, theme.scale()) + arguments.zoom - view.camera.step)
    view.framing.bring(HERE, THERE)
    view.centre_on({"here": HERE, "there": THERE, "both": MIDDLE}[arguments.at])
    view.camera.finish()
    view.touch()
    scene.invalidate()


def row(arguments: argparse.Namespace, moment: Moment, name: str) -> list[pygame.Surface]:
    """Return the pictures of one moment, evenly spaced in time: squares cut out of the window.

    `name` is its name in `MOMENTS`; some names move the men or the picture's middle.
    """
    app, scene = laid(arguments)
    man_the_board(scene, arguments)
    desk = scene.desk
    state = desk.state
    if name in ("clash", "blow"):
        his, mine = state.men[other(state)], state.men[own(state)]
        state.men[his.id] = replace(his, hex=FOURTH)
        state.men[mine.id] = replace(mine, hex=FOURTH)
        state.melee |= {FOURTH} if name == "blow" else set()
    quiet(app)
    focus = FOURTH if name in ("clash", "blow", "charge") else THERE if arguments.at == "there" else HERE
    if name in ("duck", "flare", "rifle-grenade"):
        focus = HERE
    desk.mirror.told(desk.session.answers, moment(state))
    found = []
    side = round(desk.view.place_width * arguments.wide)
    for number in range(arguments.frames):
        app.round(0.0 if number == 0 else arguments.step)
        box = pygame.Rect(0, 0, side, side)
        box.center = middle(desk.view, HERE, THERE) if arguments.at == "both" else desk.view.centre(focus)
        found.append(app.surface.subsurface(box.clip(app.surface.get_rect())).copy())
    app.quit()
    return found


def middle(view: BoardView[Hex], one: Hex, other: Hex) -> tuple[int, int]:
    """Return the point of the window halfway between two hexes, in pixels."""
    (x, y), (u, v) = view.centre(one), view.centre(other)
    return (x + u) // 2, (y + v) // 2


def main(words: list[str] | None = None) -> int:
    """Write the sheet of frames; return 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.volume1.effect_frames", description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(MOMENTS))
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--scale", type=float, default=0.0)
    parser.add_argument("--zoom", type=int, default=0, help="steps in or out from the usual one")
    parser.add_argument("--pace", choices=PACES, default="normal")
    parser.add_argument("--night", action="store_true")
    parser.add_argument("--still", action="store_true", help="with reduced motion")
    parser.add_argument("--broken", action="store_true", help="the enemy has broken")
    parser.add_argument("--contrast", action="store_true", help="with high contrast")
    parser.add_argument("--at", choices=("here", "there", "both"), default="there", help="whose hex is in the middle")
    parser.add_argument("--wide", type=float, default=1.7, help="width of a picture, in hexes")
    parser.add_argument("--step", type=float, default=STEP)
    parser.add_argument("--frames", type=int, default=FRAMES)
    asked = parser.parse_args(words)
    TITLE.use()
    rows = [row(asked, MOMENTS[name], name) for name in asked.names or MOMENTS]
    wide, high = max(picture.get_width() for line in rows for picture in line), rows[0][0].get_height()
    sheet = pygame.Surface((wide * asked.frames, high * len(rows)))
    for down, line in enumerate(rows):
        sheet.blits([(picture, (number * wide, down * high)) for number, picture in enumerate(line)])
    pygame.image.save(sheet, asked.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
