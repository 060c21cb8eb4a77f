"""Planning a smoke screen while shooting: a band at the pointer, with its angle set by the wheel and its guns by a
key (L695).
"""

from __future__ import annotations

from typing import Generic, TypeVar

from combat.engine.space.plane.heading import HALF, QUARTER
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text
from combat.games.armour.prompts.armour_asked import ArmourAsked
from combat.games.armour.rules.artillery.template import heading_to_unit
from combat.games.armour.rules.fire.shoot_units import ShootUnits
from combat.games.armour.rules.state import Unit
from combat.games.armour.standing.screen_plan import ScreenPlan, most_guns

F = TypeVar("F", bound=ShootUnits)


class ScreenLaying(Generic[F]):
    """The plan of a smoke screen; discarded when another unit is selected."""

    def __init__(self, prompt: ArmourAsked[F]) -> None:
        self._prompt = prompt
        self._unit = ""
        self.guns = 0
        """Number of guns that fire."""
        self.start: Pose | None = None
        """The beginning of the screen, once it was clicked; its heading is that of the pointer."""
        self._kept: tuple[object, ScreenPlan] | None = None

    @property
    def unit(self) -> Unit | None:
        """Return the unit whose screen is planned; None if none is planned."""
        unit = self._prompt.desk.title_desk.unit
        return unit if unit is not None and unit.id == self._unit else None

    def offers(self, unit: Unit) -> bool:
        """Return whether a unit may lay a smoke screen in this question."""
        return self._prompt.decision.kind == ShootUnits.kind and most_guns(self._prompt.state, unit) > 0

    @property
    def plan(self) -> ScreenPlan | None:
        """Return the screen from the clicked start, else from the pointer, at the angle set by the wheel.

        None if no screen is planned or there is no start.
        """
        unit, aim, chosen = self.unit, self._prompt.desk.input.aim, self.start
        place = chosen or aim
        if unit is None or place is None:
            return None
        at = Pose.at(place.point, self._prompt.desk.input.pointer.heading)
        key = unit.id, at, self.guns
        if self._kept is None or self._kept[0] != key:
            self._kept = key, ScreenPlan(self._prompt.state, unit, at, self.guns)
        return self._kept[1]

    def toggle(self) -> None:
        """Begin to plan a screen by all guns of the selected unit, across its line of fire, or cancel the plan."""
        unit, prompt = self._prompt.desk.title_desk.unit, self._prompt
        if self.unit is not None or unit is None:
            self.stop()
            return
        self._unit, self.guns, self.start = unit.id, most_guns(prompt.state, unit), None
        table, aim = prompt.state.book.table, prompt.desk.input.aim
        there = Point(table.width // 2, table.height // 2) if aim is None else aim.point
        away = heading_to_unit(prompt.state, unit.id, there) + HALF
        prompt.follows = True
        prompt.desk.input.pointer.heading = Pose.at(there, away + QUARTER).heading
        self._changed()

    def stop(self) -> None:
        """Cancel the plan of the screen."""
        self._unit, self.start = "", None
        self._prompt.follows = False
        self._changed()

    def click(self, place: Pose) -> bool:
        """Set the start of the screen, or fire it if the click is on the planned band; return False if firing is
        refused.
        """
        found = self.plan
        if self.start is not None and found is not None and found.shape().contains(place.point):
            return found.call is not None and self._prompt.answer(found.call)
        self.start = place
        self._changed()
        return True

    def _fewer(self) -> None:
        """Fire with one gun less, after one with all again."""
        unit = self.unit
        if unit is not None:
            self.guns = self.guns - 1 or most_guns(self._prompt.state, unit)
        self._changed()

    def _changed(self) -> None:
        self._prompt.desk.redraw("board", "prompt", "unit")

    def buttons(self) -> list[Button]:
        """Return the buttons: fire, number of guns, cancel; empty if no screen is planned."""
        found, plan, unit = list[Button](), self.plan, self.unit
        if unit is None:
            return found
        if self.start is not None and plan is not None and plan.call is not None:
            found.append(self._prompt.button(text("screen-fire"), plan.call, "Enter", "commit"))
        most = most_guns(self._prompt.state, unit)
        found.append(Button(text("screen-guns", guns=self.guns, most=most), self._fewer, "X"))
        found.append(Button(text("screen-stop"), self.stop, "G"))
        return found
