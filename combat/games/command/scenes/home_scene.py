"""The start screen of COMMAND!: go on, begin, load, or leave."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import combat
from combat.engine.challenges.challenge_game import CHALLENGES
from combat.engine.content import layers
from combat.engine.files import folders
from combat.engine.journal.shelf import Shelf, in_short
from combat.engine.lessons.learnt import learn, learnt
from combat.engine.lessons.lesson_shelf import Learning, look_at_lessons
from combat.engine.stage.stage import Stage
from combat.engine.stage.start.menu import CHIEF, PLAY, TOOL
from combat.engine.stage.start.start_scene import Line, StartScene
from combat.engine.words import text
from combat.games.command.title import TITLE
from combat.games.command.words.saved_words import progress

OFFERED = "lessons-offered"
"""What is remembered among the hints, once a newcomer has been offered the lessons."""


class HomeScene(StartScene):
    """What can be played, and what belongs to it."""

    watched = ("saves", "scenarios", "packs")
    title = "COMMAND!"

    def __init__(self, app: Stage, *, greets: bool = False) -> None:
        """`greets`: the program has just been started, so that a newcomer is offered the lessons."""
        super().__init__(app)
        self._greets = greets
        self._shelf: Shelf | None = None
        self._learning = Learning()

    def read(self) -> bool:
        known, self._shelf = self._shelf, shelf()
        self._learning = look_at_lessons(TITLE.id)
        waiting = [each.waiting.when for each in (known, self._shelf) if each is not None and each.waiting is not None]
        return len(waiting) == 2 and waiting[0] != waiting[1]

    def lines(self) -> Sequence[Line]:
        found: list[Line] = []
        shelved = self._shelf
        if shelved is not None and (game := shelved.waiting) is not None:
            found.append((text("menu-continue"), progress(game), "C", partial(self._go_on, game.path), CHIEF))
        first = (not found and not self._played) or self._learning.under_way
        found += [(*self._learning_line(), CHIEF)] if first else []
        note = text("menu-new-note", count=scenario_count())
        found.append((text("menu-new"), note, "N", lambda: self.app.open("scenario"), PLAY))
        found.append((text("menu-make"), text("menu-make-note"), "M", lambda: self.app.open("made-up"), PLAY))
        found.append((text("menu-day"), text("menu-day-note"), "D", self._day, PLAY))
        if shelved is not None and shelved.count:
            note = text("menu-load-note", count=shelved.count)
            found.append((text("menu-load"), note, "L", lambda: self.app.open("saves"), PLAY))
        keys = self.app.keys
        return [
            *found,
            *([] if first else [(*self._learning_line(), TOOL)]),
            (text("menu-rulebook"), text("menu-rulebook-note"), keys.label("help"), self._help, TOOL),
            (text("menu-lab"), text("menu-lab-note"), "R", lambda: self.app.open("labs"), TOOL),
            (text("menu-packs"), text("menu-packs-note"), "P", lambda: self.app.open("packs"), TOOL),
            (text("menu-settings"), text("menu-settings-note"), "S", lambda: self.app.open("settings"), TOOL),
            (text("menu-quit"), "", keys.label("quit"), self.app.quit, TOOL),
        ]

    @property
    def _played(self) -> bool:
        """Whether a game has been kept here, or a lesson gone through."""
        return bool(self._learning.done) or (self._shelf is not None and self._shelf.count > 0)

    def _learning_line(self) -> tuple[str, str, str, Callable[[], None]]:
        """The way to the lessons; to him who is in the midst of them it names the next one and how far he has got."""
        known = self._learning
        if not known.under_way:
            return text("menu-learn"), text("menu-learn-note", count=known.count), "T", self._learn
        lesson = text("lessons-row", number=known.number, title=text(f"lesson-{known.id}"))
        note = text("menu-learn-on-note", lesson=lesson, done=known.done, count=known.count)
        return text("menu-learn-on"), note, "T", self._learn

    def _learn(self) -> None:
        self.app.open("lessons")

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._greets and self.drawn:
            self._greets = False
            if not self._played and OFFERED not in learnt("hints", TITLE.id):
                learn("hints", OFFERED, TITLE.id)
                self.app.open("lessons-offer")

    def _day(self) -> None:
        self.app.open("challenge", game=TITLE.part("challenges", CHALLENGES))

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


def start(app: Stage) -> HomeScene:
    """The start screen as the program begins."""
    return HomeScene(app, greets=True)


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
