"""Start screen of ARMOUR!."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import combat
from combat.engine.journal.save_list import Shelf
from combat.engine.stage.stage import Stage
from combat.engine.stage.start.menu import CHIEF, PLAY, TOOL
from combat.engine.stage.start.save_shelf import shelf_of
from combat.engine.stage.start.start_scene import Line, StartScene
from combat.engine.words import text
from combat.games.armour.title import TITLE
from combat.games.armour.words.saved_words import progress


class HomeScene(StartScene):
    """Start screen: resume, new game, saves, rulebook, packs, settings."""

    title = "ARMOUR!"
    watched = ("saves", "scenarios", "packs")

    def __init__(self, app: Stage) -> None:
        super().__init__(app)
        self._shelf: Shelf | None = None

    def read(self) -> bool:
        """Reload the data that the lines show; return whether something was played since the last call."""
        known, self._shelf = self._shelf, shelf_of(TITLE.id)
        waiting = [each.waiting.when for each in (known, self._shelf) if each is not None and each.waiting is not None]
        return len(waiting) == 2 and waiting[0] != waiting[1]

    def lines(self) -> Sequence[Line]:
        """Return the lines of the menu."""
        found: list[Line] = []
        shelved = self._shelf
        if shelved is not None and (game := shelved.waiting) is not None:
            found.append((text("menu-continue"), progress(game), "C", partial(self._go_on, game.path), CHIEF))
        found.append((text("menu-new"), text("menu-new-note"), "N", self._opens("scenario"), PLAY))
        if shelved is not None and shelved.count:
            note = text("menu-load-note", count=shelved.count)
            found.append((text("menu-load"), note, "L", self._opens("saves"), PLAY))
        return [
            *found,
            (text("menu-rulebook"), text("menu-rulebook-note"), self.app.keys.label("help"), self.app.consult, TOOL),
            (text("menu-forces"), text("menu-forces-note"), "F", self._opens("forces"), TOOL),
            (text("menu-lab"), text("menu-lab-note"), "R", self._opens("labs"), TOOL),
            (text("menu-packs"), text("menu-packs-note"), "P", self._opens("packs"), TOOL),
            (text("menu-settings"), text("menu-settings-note"), "S", self._opens("settings"), TOOL),
            (text("menu-quit"), "", self.app.keys.label("quit"), self.app.quit, TOOL),
        ]

    def _opens(self, scene: str) -> Callable[[], None]:
        return lambda: self.app.open(scene)

    def _go_on(self, path: Path) -> None:
        self.app.open("saved-battle", path=path)

    def motto(self) -> str:
        """Return the motto below the title."""
        return text("menu-motto")

    def heading(self) -> tuple[str, str]:
        """Return the two lines at the head of the sheet: place and date."""
        return text("menu-heading"), text("menu-date")

    def foot(self) -> tuple[str, str]:
        """Return the notes at the foot of the sheet, left and right."""
        count = 0 if self._shelf is None else self._shelf.count
        kept = text("menu-saves", count=count) if count else ""
        return kept, text("menu-version", version=combat.__version__)
