"""The start screen of COMMAND!: go on, begin, load, or leave."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import combat
from combat.engine.content import layers
from combat.engine.files import folders
from combat.engine.journal.shelf import Shelf, in_short
from combat.engine.stage.stage import Stage
from combat.engine.stage.start.menu import CHIEF, PLAY, TOOL
from combat.engine.stage.start.start_scene import Line, StartScene
from combat.engine.words import text
from combat.games.command.title import TITLE
from combat.games.command.words.saved_words import progress


class HomeScene(StartScene):
    """What can be played, and what belongs to it."""

    watched = ("saves", "scenarios", "packs")
    title = "COMMAND!"

    def __init__(self, app: Stage) -> None:
        super().__init__(app)
        self._shelf: Shelf | None = None

    def read(self) -> bool:
        known, self._shelf = self._shelf, shelf()
        waiting = [each.waiting.when for each in (known, self._shelf) if each is not None and each.waiting is not None]
        return len(waiting) == 2 and waiting[0] != waiting[1]

    def lines(self) -> Sequence[Line]:
        found: list[Line] = []
        shelved = self._shelf
        if shelved is not None and (game := shelved.waiting) is not None:
            found.append((text("menu-continue"), progress(game), "C", partial(self._go_on, game.path), CHIEF))
        note = text("menu-new-note", count=scenario_count())
        found.append((text("menu-new"), note, "N", lambda: self.app.open("scenario"), PLAY))
        found.append((text("menu-make"), text("menu-make-note"), "M", lambda: self.app.open("made-up"), PLAY))
        if shelved is not None and shelved.count:
            note = text("menu-load-note", count=shelved.count)
            found.append((text("menu-load"), note, "L", lambda: self.app.open("saves"), PLAY))
        keys = self.app.keys
        return [
            *found,
            (text("menu-rulebook"), text("menu-rulebook-note"), keys.label("help"), self._help, TOOL),
            (text("menu-packs"), text("menu-packs-note"), "P", lambda: self.app.open("packs"), TOOL),
            (text("menu-settings"), text("menu-settings-note"), "S", lambda: self.app.open("settings"), TOOL),
            (text("menu-quit"), "", keys.label("quit"), self.app.quit, TOOL),
        ]

    def _help(self) -> None:
        self.app.consult()

    def _go_on(self, path: Path) -> None:
        self.app.open("saved-battle", path=path)

    def motto(self) -> str:
        return text("menu-motto")

    def heading(self) -> tuple[str, str]:
        return text("menu-heading"), text("menu-date")

    def foot(self) -> tuple[str, str]:
        count = 0 if self._shelf is None else self._shelf.count
        saves = text("menu-saves", count=count) if count else ""
        return saves, text("menu-version", version=combat.__version__)


def shelf() -> Shelf | None:
    """The saved games; None where there are none, or nobody can look."""
    folder = folders.saves()
    try:
        there = folder.is_dir() and any(folder.iterdir())
    except OSError:
        return None
    return in_short(plays=TITLE.id) if there else None


def scenario_count() -> int:
    """How many scenarios there are to choose from, without reading any."""
    return len({place for layer in layers.layers() for place in layer.glob("scenarios/*.toml")})
