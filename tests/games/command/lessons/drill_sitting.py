"""Play a lesson of COMMAND! at its table by posted events."""

from __future__ import annotations

from typing import Literal

from combat.engine.lessons.lesson import SpotKind
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.state import State
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.scenes.lessons.drill import Drill
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.table.panels.hand import Hand
from tests.engine.lessons.lesson_sitting import LessonSitting
from tests.engine.stage.gestures import click, point
from tests.narrowing import the

Move = tuple[SpotKind | Literal["pointed", "action"], str]
"""A thing that is clicked, a card with its order or action, or a hex that is pointed at."""
Act = Move | str


class DrillSitting(LessonSitting[State, CommandDesk, Hex, Move]):
    """Lesson of COMMAND! at its table, from the first step on."""

    def __init__(self, lesson: str, size: tuple[int, int] = (1600, 900), scale: float | None = None) -> None:
        super().__init__(STAGE, Drill, lesson, size, scale)

    def at(self, kind: SpotKind, name: str, *, low: bool = False) -> tuple[int, int]:
        """Return the point at which a thing is clicked; kinds and names are those of lesson steps.

        On a card it is the order, or the action if `low`.
        """
        if kind != "card":
            return super().at(kind, name)
        box, hand = self.box(kind, name), the(Hand, self.scene.parts["hand"])
        wanted = "action" if low else "order"
        places = ((box.centerx, y) for y in range(box.top, box.bottom, 4))
        return next(place for place in places if hand._part_at(int(name), place) == wanted)

    def move_hand(self, act: Move) -> None:
        """Perform an input: click a thing or a card's action, or point at a hex."""
        if act[0] == "pointed":
            point(self.app, self.at("place", act[1]))
        elif act[0] == "action":
            click(self.app, self.at("card", act[1], low=True))
        else:
            for _ in range(2):  # a stack fans out under the pointer, which follows the piece
                point(self.app, self.at(act[0], act[1]))
                self.rest()
            click(self.app, self.at(act[0], act[1]))
