"""Start screen with saves, lessons and slips; it offers lessons to new players."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence

import pygame

import combat
from combat.engine.content import layers
from combat.engine.kernel.record import Record
from combat.engine.lessons.learnt import learn, learnt
from combat.engine.lessons.lesson_shelf import Learning
from combat.engine.stage.drawing import theme
from combat.engine.stage.stage import Stage
from combat.engine.stage.start.start_scene import StartScene
from combat.engine.stage.start.telegram import Telegram
from combat.engine.stage.widgets.widget import Widget
from combat.engine.words import text

OFFERED = "lessons-offered"
"""Flag that is stored once a new player was offered the lessons."""
APART = 14
"""Gap between two slips, in pixels at scale 1."""


class Slip(Record):
    """A slip beside the menu: message ids of heading and note, its key, and the scene that it opens."""

    label: str
    note: str
    key: str
    scene: str


DEMO = Slip("menu-demo", "menu-demo-note", "W", "demo")
RECORDS = Slip("records-title", "menu-records-note", "H", "records")


class LearningStart(StartScene):
    """Base of start screens with lessons; a game adds the menu lines."""

    watched = ("saves", "scenarios", "packs")
    of = ""
    """The game's key for stored lessons and hints, as in `learnt`."""
    teaches = True
    """True if the game has lessons."""
    slips: Sequence[Slip] = ()
    """The slips beside the sheet, from the top."""

    def __init__(self, app: Stage, *, greets: bool = False) -> None:
        """`greets`: the program has just started, so new players are offered the lessons."""
        super().__init__(app)
        self._greets = greets
        self._learning = Learning()
        self._slips = [Telegram(text(s.label), text(s.note), s.key, self.opens(s.scene)) for s in self.slips]

    @abstractmethod
    def is_new(self) -> bool:
        """Return whether the player has played no game and finished no lesson; lessons are then listed first."""

    @abstractmethod
    def saves(self) -> int:
        """Return the number of saved games."""

    def opens(self, scene: str) -> Callable[[], None]:
        """Return a callback that opens a scene without arguments."""
        return lambda: self.app.open(scene)

    def learning_line(self, *, going_on: bool) -> tuple[str, str, str, Callable[[], None]]:
        """Return the menu line of the lessons: label, note, key and callback.

        With `going_on` it names the next lesson and the progress.
        """
        known, learning = self._learning, self.opens("lessons")
        if not going_on:
            return text("menu-learn"), text("menu-learn-note", count=known.count), "T", learning
        lesson = text("lessons-row", number=known.number, title=text(f"lesson-{known.id}"))
        note = text("menu-learn-on-note", lesson=lesson, done=known.done, count=known.count)
        return text("menu-learn-on"), note, "T", learning

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; called before each frame and while idle."""
        super().update(dt)
        if self._greets and self.drawn:
            self._greets = False
            if self.teaches and self.is_new() and OFFERED not in learnt("offers", self.of):
                learn("offers", OFFERED, self.of)
                self.app.open("lessons-offer")

    def on_language(self) -> None:
        """Create stored texts again after a change of language; called before `resize`."""
        for slip, laid in zip(self.slips, self._slips, strict=True):
            laid.label, laid.note = text(slip.label), text(slip.note)
        super().on_language()

    def aside(self) -> Sequence[Widget]:
        """Return the widgets on the desk beside the sheet, apart from the games."""
        return self._slips

    def lay_aside(self, area: pygame.Rect) -> int:
        """Place the slips, without their notes if these do not fit; return the y coordinate of their lower edge."""
        end = area.top
        for noted in (True, False) if self._slips else ():
            end = area.top - theme.px(APART)
            for slip in self._slips:
                end = slip.lay(end + theme.px(APART), area.left, area.right, noted=noted)
            if end <= area.bottom:
                break
        return end

    def motto(self) -> str:
        """Return the motto below the title."""
        return text("menu-motto")

    def foot(self) -> tuple[str, str]:
        """Return the notes at the foot of the sheet, left and right."""
        count = self.saves()
        kept = text("menu-saves", count=count) if count else ""
        return kept, text("menu-version", version=combat.__version__)


def scenario_count() -> int:
    """Return the number of scenarios, without parsing them."""
    return len({place for layer in layers.layers() for place in layer.glob("scenarios/*.toml")})
