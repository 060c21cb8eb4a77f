"""Start screen of a game with saves and lessons: the last game first, or the lessons for new players."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from combat.engine.journal.save_list import SaveEntry, Shelf
from combat.engine.lessons.lesson_shelf import look_at_lessons
from combat.engine.stage.stage import Stage
from combat.engine.stage.start.far_games import FarGames
from combat.engine.stage.start.learning_start import LearningStart
from combat.engine.stage.start.menu import CHIEF, PLAY, TOOL
from combat.engine.stage.start.save_shelf import shelf_of
from combat.engine.stage.start.start_scene import Line
from combat.engine.title import Title
from combat.engine.words import text


class ShelvedStart(LearningStart):
    """Base of such start screens; a game adds its own ways to begin, its tools, and the texts about saves."""

    def __init__(self, app: Stage, *, greets: bool = False) -> None:
        """`greets`: the program has just started, so new players are offered the lessons."""
        super().__init__(app, greets=greets)
        self._shelf: Shelf | None = None
        self._far = FarGames(self.of)
        self._has_far = False
        """Whether the menu has a line of games from two machines."""

    @abstractmethod
    def progress(self, game: SaveEntry) -> str:
        """Return the progress of a saved game as text."""

    @abstractmethod
    def beginnings(self) -> Sequence[Line]:
        """Return the lines that begin a game."""

    @abstractmethod
    def tools(self) -> Sequence[Line]:
        """Return the lines below those of games and lessons."""

    def read(self) -> bool:
        """Reload the data shown in the lines; return whether a game was played since the last call."""
        known, self._shelf = self._shelf, shelf_of(self.of)
        self._learning = look_at_lessons(self.of)
        waiting = [each.waiting.when for each in (known, self._shelf) if each is not None and each.waiting is not None]
        return len(waiting) == 2 and waiting[0] != waiting[1]

    def lines(self) -> Sequence[Line]:
        """Return the lines of the menu."""
        found: list[Line] = []
        shelved = self._shelf
        if shelved is not None and (game := shelved.waiting) is not None:
            found.append((text("menu-continue"), self.progress(game), "C", partial(self._go_on, game.path), CHIEF))
        going_on = self._learning.under_way
        first = self.teaches and ((not found and self.is_new()) or going_on)
        found += [(*self.learning_line(going_on=going_on), CHIEF)] if first else []
        found += self.beginnings()
        if shelved is not None and shelved.count:
            note = text("menu-load-note", count=shelved.count)
            found.append((text("menu-load"), note, "L", self.opens("saves"), PLAY))
        later = [] if first or not self.teaches else [(*self.learning_line(going_on=going_on), TOOL)]
        return [*found, *later, *self.tools()]

    def is_new(self) -> bool:
        """Return whether the player has played no game and finished no lesson; lessons are then listed first."""
        return not self._learning.done and not self.saves()

    def saves(self) -> int:
        """Return the number of saved games."""
        return 0 if self._shelf is None else self._shelf.count

    def _go_on(self, path: Path) -> None:
        self.app.open("saved-battle", path=path)

    def far_line(self, title: Title[Any, Any]) -> Line:
        """Return the menu line of network games."""
        self._has_far, count = True, self._far.yours
        note = text("net-yours-note", count=count) if count else text("net-menu-note")
        return text("net-menu"), note, "G", lambda: self.app.open("net-games", title=title), PLAY

    def on_resume(self) -> None:
        """Handle the closing of the screen above this one; also ask the servers again about the player's games."""
        self._far.ask_again()
        super().on_resume()

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; called before each frame and while idle."""
        super().update(dt)
        if self.drawn and self._has_far and self._far.update(dt):
            self.on_content_changed()

    def heading(self) -> tuple[str, str]:
        """Return the two lines at the head of the sheet: place and date."""
        return text("menu-heading"), text("menu-date")
