"""A start screen that knows the saves and the lessons of its game, and offers a newcomer the lessons."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

import combat
from combat.engine.content import layers
from combat.engine.lessons.learnt import learn, learnt
from combat.engine.lessons.lesson_shelf import Learning
from combat.engine.stage.stage import Stage
from combat.engine.stage.start.start_scene import StartScene
from combat.engine.words import text

OFFERED = "lessons-offered"
"""What is remembered among the hints, once a newcomer has been offered the lessons."""


class LearningStart(StartScene):
    """Its lines are the game's own; what leads to the lessons is the same for all."""

    watched = ("saves", "scenarios", "packs")
    of = ""
    """The game's word by which lessons and hints are remembered, as `learnt` has it."""

    def __init__(self, app: Stage, *, greets: bool = False) -> None:
        """`greets`: the program has just been started, so that a newcomer is offered the lessons."""
        super().__init__(app)
        self._greets = greets
        self._learning = Learning()

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
            if self.is_new() and OFFERED not in learnt("hints", self.of):
                learn("hints", OFFERED, self.of)
                self.app.open("lessons-offer")

    def motto(self) -> str:
        return text("menu-motto")

    def foot(self) -> tuple[str, str]:
        count = self.saves()
        kept = text("menu-saves", count=count) if count else ""
        return kept, text("menu-version", version=combat.__version__)


def scenario_count() -> int:
    """How many scenarios there are to choose from, without reading any."""
    return len({place for layer in layers.layers() for place in layer.glob("scenarios/*.toml")})
