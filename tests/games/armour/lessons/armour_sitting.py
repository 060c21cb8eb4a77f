"""Play a lesson of ARMOUR! at its table by posted events."""

from __future__ import annotations

from typing import Literal

from combat.engine.space.plane.point import CM
from combat.engine.space.plane.pose import Pose
from combat.engine.words import text
from combat.games.armour.rules.state import State
from combat.games.armour.scenes.armour_stage import STAGE
from combat.games.armour.scenes.lessons.armour_lesson import ArmourLesson
from combat.games.armour.table.armour_desk import ArmourDesk
from combat.games.armour.table.panels.rail import Rail
from tests.engine.lessons.lesson_sitting import LessonSitting
from tests.engine.stage import gestures
from tests.narrowing import the

MOST_STEPS = 200
STEP = 2 * CM
"""A step of the cursor."""
Move = tuple[Literal["place", "piece", "button", "rail", "pointed", "cursor"], str] | tuple[Literal["drag"], str, str]
"""A place or team that is clicked, a button by the message of its label, a switch of the rail by its action, a team
that is pointed at, a place for the cursor, or a team that is dragged to a place."""
Act = Move | str


class ArmourSitting(LessonSitting[State, ArmourDesk, Pose, Move]):
    """Lesson of ARMOUR! at its table, from the first step on."""

    def __init__(self, lesson: str, size: tuple[int, int] = (1280, 720), scale: float | None = None) -> None:
        super().__init__(STAGE, ArmourLesson, lesson, size, scale)

    def move_hand(self, act: Move) -> None:
        """Perform an input: click, point, drag, move the cursor, or use a button or the rail."""
        if act[0] == "drag":
            gestures.drag(self.app, self.at("piece", act[1]), self.at("place", act[2]))
        elif act[0] == "cursor":
            self._lead_cursor(Pose.read(act[1]))
        elif act[0] == "button":
            gestures.click(self.app, self._beside_prompt(text(act[1])))
        elif act[0] == "rail":
            rail = the(Rail, self.scene.parts["rail"])
            gestures.click(self.app, dict(rail.zones)[act[1]].center)
        elif act[0] == "pointed":
            gestures.point(self.app, self.at("piece", act[1]))
        else:
            gestures.click(self.app, self.at(act[0], act[1]))

    def _lead_cursor(self, to: Pose) -> None:
        """Press arrows until the cursor is at a place, to its step."""
        gestures.press(self.app, "Ctrl+Up")
        for _ in range(MOST_STEPS):
            cursor = self.scene.desk.input.cursor
            assert cursor is not None
            x, y = to.point.x - cursor.point.x, to.point.y - cursor.point.y
            if max(abs(x), abs(y)) <= STEP // 2:
                return
            sideways = abs(x) > abs(y)
            key = ("Right" if x > 0 else "Left") if sideways else ("Down" if y > 0 else "Up")
            gestures.press(self.app, f"Ctrl+{key}")
        raise AssertionError(f"the cursor does not come to {to}")

    def _beside_prompt(self, label: str) -> tuple[int, int]:
        self.scene.bar.refresh()
        found = {button.label: button for button in self.scene.bar.buttons}
        assert label in found, (label, list(found))
        return found[label].rect.center
