"""A start screen that knows the saves and the lessons of its game, offers a newcomer the lessons and lays slips out."""

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
"""What is remembered once a newcomer has been offered the lessons."""
APART = 14
"""Gap between two slips, in pixels at scale 1."""


class Slip(Record):
    """A slip beside the menu: the messages of its heading and its note, its key, and the scene that it opens."""

    label: str
    note: str
    key: str
    scene: str


DEMO = Slip("menu-demo", "menu-demo-note", "W", "demo")
RECORDS = Slip("records-title", "menu-records-note", "O", "records")


class LearningStart(StartScene):
    """Its lines are the game's own; what leads to the lessons is the same for all."""

    watched = ("saves", "scenarios", "packs")
    of = ""
    """The game's word by which lessons and hints are remembered, as `learnt` has it."""
    slips: Sequence[Slip] = ()
    """What lies beside the sheet, from the top."""

    def __init__(self, app: Stage, *, greets: bool = False) -> None:
        """`greets`: the program has just been started, so that a newcomer is offered the lessons."""
        super().__init__(app)
        self._greets = greets
        self._learning = Learning()
        self._slips = [Telegram(text(s.label), text(s.note), s.key, self.opens(s.scene)) for s in self.slips]

    @abstractmethod
    def is_new(self) -> bool:
        """Whether nobody has played here yet or gone through a lesson: then the lessons come before all else."""

    @abstractmethod
    def saves(self) -> int:
        """How many games have been saved."""

    def opens(self, scene: str) -> Callable[[], None]:
        """Open a scene that needs to know nothing."""
        return lambda: self.app.open(scene)

    def learning_line(self, *, going_on: bool) -> tuple[str, str, str, Callable[[], None]]:
        """The way to the lessons; to him who is in the midst of them it names the next one and how far he has got."""
        known, learning = self._learning, self.opens("lessons")
        if not going_on:
            return text("menu-learn"), text("menu-learn-note", count=known.count), "T", learning
        lesson = text("lessons-row", number=known.number, title=text(f"lesson-{known.id}"))
        note = text("menu-learn-on-note", lesson=lesson, done=known.done, count=known.count)
        return text("menu-learn-on"), note, "T", learning

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._greets and self.drawn:
            self._greets = False
            if self.is_new() and OFFERED not in learnt("offers", self.of):
                learn("offers", OFFERED, self.of)
                self.app.open("lessons-offer")

    def on_language(self) -> None:
        for slip, laid in zip(self.slips, self._slips, strict=True):
            laid.label, laid.note = text(slip.label), text(slip.note)
        super().on_language()

    def aside(self) -> Sequence[Widget]:
        return self._slips

    def lay_aside(self, area: pygame.Rect) -> int:
        """Without their notes where these find no room."""
        end = area.top
        for noted in (True, False) if self._slips else ():
            end = area.top - theme.px(APART)
            for slip in self._slips:
                end = slip.lay(end + theme.px(APART), area.left, area.right, noted=noted)
            if end <= area.bottom:
                break
        return end

    def motto(self) -> str:
        return text("menu-motto")

    def foot(self) -> tuple[str, str]:
        count = self.saves()
        kept = text("menu-saves", count=count) if count else ""
        return kept, text("menu-version", version=combat.__version__)


def scenario_count() -> int:
    """How many scenarios there are to choose from, without reading any."""
    return len({place for layer in layers.layers() for place in layer.glob("scenarios/*.toml")})
