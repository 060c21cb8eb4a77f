"""Start screen of COMMAND!."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from combat.engine.challenges.challenge_game import CHALLENGES
from combat.engine.journal.save_list import Shelf
from combat.engine.lessons.lesson_shelf import look_at_lessons
from combat.engine.stage.stage import Stage
from combat.engine.stage.start.learning_start import DEMO, RECORDS, LearningStart, scenario_count
from combat.engine.stage.start.menu import CHIEF, PLAY, TOOL
from combat.engine.stage.start.save_shelf import shelf_of
from combat.engine.stage.start.start_scene import Line
from combat.engine.words import text
from combat.games.command.title import TITLE
from combat.games.command.words.saved_words import progress


class HomeScene(LearningStart):
    """Start screen: resume, new game, lessons, saves, records, settings."""

    title, of, demo, slips = "COMMAND!", TITLE.id, "demo", (DEMO, RECORDS)

    def __init__(self, app: Stage, *, greets: bool = False) -> None:
        super().__init__(app, greets=greets)
        self._shelf: Shelf | None = None

    def read(self) -> bool:
        """Reload the data that the lines show; return whether something was played since the last call."""
        known, self._shelf = self._shelf, shelf_of(TITLE.id)
        self._learning = look_at_lessons(TITLE.id)
        waiting = [each.waiting.when for each in (known, self._shelf) if each is not None and each.waiting is not None]
        return len(waiting) == 2 and waiting[0] != waiting[1]

    def lines(self) -> Sequence[Line]:
        """Return the lines of the menu."""
        found: list[Line] = []
        shelved = self._shelf
        if shelved is not None and (game := shelved.waiting) is not None:
            found.append((text("menu-continue"), progress(game), "C", partial(self._go_on, game.path), CHIEF))
        going_on = self._learning.under_way
        first = (not found and self.is_new()) or going_on
        found += [(*self.learning_line(going_on=going_on), CHIEF)] if first else []
        note = text("menu-new-note", count=scenario_count())
        found.append((text("menu-new"), note, "N", self.opens("scenario"), PLAY))
        found.append((text("menu-make"), text("menu-make-note"), "M", self.opens("made-up"), PLAY))
        found.append((text("menu-day"), text("menu-day-note"), "D", self._day, PLAY))
        if shelved is not None and shelved.count:
            note = text("menu-load-note", count=shelved.count)
            found.append((text("menu-load"), note, "L", self.opens("saves"), PLAY))
        keys = self.app.keys
        return [
            *found,
            *([] if first else [(*self.learning_line(going_on=going_on), TOOL)]),
            (text("menu-rulebook"), text("menu-rulebook-note"), keys.label("help"), self.app.consult, TOOL),
            (text("menu-lab"), text("menu-lab-note"), "R", self.opens("labs"), TOOL),
            (text("menu-packs"), text("menu-packs-note"), "P", self.opens("packs"), TOOL),
            (text("menu-settings"), text("menu-settings-note"), "S", self.opens("settings"), TOOL),
            (text("menu-quit"), "", keys.label("quit"), self.app.quit, TOOL),
        ]

    def is_new(self) -> bool:
        """Return whether no game was played and no lesson finished yet; lessons then come first."""
        return not self._learning.done and not self.saves()

    def saves(self) -> int:
        """Return the number of saved games."""
        return 0 if self._shelf is None else self._shelf.count

    def _day(self) -> None:
        self.app.open("challenge", game=TITLE.part("challenges", CHALLENGES))

    def _go_on(self, path: Path) -> None:
        self.app.open("saved-battle", path=path)

    def heading(self) -> tuple[str, str]:
        """Return the two lines at the head of the sheet: place and date."""
        return text("menu-heading"), text("menu-date")


def start(app: Stage) -> HomeScene:
    """Return the start screen at program start."""
    return HomeScene(app, greets=True)
