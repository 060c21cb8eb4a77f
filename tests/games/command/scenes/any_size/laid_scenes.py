"""Every scene of COMMAND!, except the table and its lab, opened in a window as a player would do."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping
from datetime import date
from pathlib import Path
from typing import Any

import pygame

from combat.engine.files import folders
from combat.engine.stage.app import App
from combat.engine.tabletop.replay_scene import ReplayScene
from combat.engine.tabletop.scene.hand_over import HandOver
from combat.engine.tabletop.table_scene import TableScene
from combat.games.command.challenges.side_challenges import CHALLENGES
from combat.games.command.records.game_records import RECORDS, Ended
from combat.games.command.title import TITLE
from tests.engine.stage.hands import press
from tests.engine.stage.scene_in_window import Lay
from tests.games.command.skirmish_save import saved
from tests.narrowing import the

LAB = Path(__file__).parents[5] / "assets" / "command" / "lab"
OVER, OPEN = "over.combat", "a-game-that-goes-on.combat"


def shelve(folder: Path) -> None:
    """Fill the folder of saves with an unfinished game, a finished one and a damaged one."""
    folders.saves().mkdir(parents=True, exist_ok=True)
    for name, answers in ((OVER, None), (OPEN, 60)):
        shutil.move(saved(folder, answers), folders.saves() / name)
    (folders.saves() / "torn.combat").write_text("{", encoding="utf-8")


def _opened(name: str, **what: Any) -> Lay:
    return lambda app: app.open(name, **what)


def _pressed(lay: Lay, *chords: str) -> Lay:
    def then(app: App) -> None:
        lay(app)
        app.round(0.05)
        press(app, *chords)

    return then


def _typed(lay: Lay, words: str) -> Lay:
    def then(app: App) -> None:
        lay(app)
        app.round(0.05)
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=words))
        app.round(0.05)

    return then


def _over(lay: Callable[[App, TableScene[Any, Any, Any]], object]) -> Lay:
    """Over the table of a game that is told to its end."""

    def then(app: App) -> None:
        app.open("watched-battle", path=folders.saves() / OVER)
        scene = the(ReplayScene, app.top)
        app.round(0.05)
        press(app, "End")
        lay(app, scene)

    return then


def _report(tab: int) -> Lay:
    return _pressed(lambda app: app.open("report", path=folders.saves() / OVER), *["Right"] * tab)


def _lab(name: str, *chords: str) -> Lay:
    return _pressed(_opened("lab", path=LAB / f"{name}.toml"), *chords)


def _remembered(app: App) -> None:
    """The records with games of each result."""
    for number, (seat, how) in enumerate((("axis", "surrender"), ("allies", "sudden-death"), ("", "conceded"))):
        title = "Causeway at First Light" if number else "Crossroads at Noon"
        when = f"2026-01-0{number + 1}T12:00:00+00:00"
        RECORDS.keep(Ended(f"{number}.combat", title.lower(), title, seat, "axis", how, 11 - number, 30, when))
    app.open("records")
    RECORDS.file().unlink()


SCENES: Mapping[str, Lay] = {
    "menu": _opened("menu"),
    "scenario": _opened("scenario"),
    "rules": _pressed(_opened("scenario"), "o"),
    "asks": _opened("asks"),
    "host": _pressed(_opened("scenario"), "5"),
    "host-time": _pressed(_opened("scenario"), "5", "Down", "Down", "Space"),
    "net-games": _opened("net-games", title=TITLE),
    "made-up": _opened("made-up"),
    "challenge": _opened("challenge", game=CHALLENGES, day=date(2026, 11, 22)),
    "challenge-code": _pressed(_opened("challenge", game=CHALLENGES, day=date(2026, 11, 22)), "N"),
    "lessons": _opened("lessons"),
    "lessons-offer": _opened("lessons-offer"),
    "saves": lambda app: app.open("saves"),
    "settings": _opened("settings"),
    "keys": _opened("keys"),
    **{f"report-{tab}": _report(place) for place, tab in enumerate(("points", "decks", "units", "map", "course"))},
    "end": _over(lambda app, scene: app.open("end", table=scene)),
    "pause": _over(lambda app, scene: app.open("pause", table=scene)),
    "hand-over": lambda app: app.push(HandOver(app, "Alliierte und Achse", print, print)),
    "records": _remembered,
    "rulebook": _opened("rulebook"),
    "rulebook-found": _typed(_opened("rulebook"), "fire"),
    "labs": _opened("labs"),
    "lab": _lab("a-tie-suppresses"),
    "lab-long": _lab("across-a-hill-under-fire", "End"),
    "lab-measured": _lab("what-covers-best"),
    "watched": _over(lambda app, scene: None),
}
"""Functions that open scenes, by name."""
