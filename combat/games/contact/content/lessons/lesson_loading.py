"""Loading of lesson files of CONTACT!: the position and the steps."""

from __future__ import annotations

from pathlib import Path

from combat.engine.content.findings import unknown
from combat.engine.content.plane.table_places import TablePlaces
from combat.engine.content.reading import Source, read
from combat.engine.lessons.conditions import Condition
from combat.engine.lessons.lesson import Lesson, Spot
from combat.engine.lessons.listed_lessons import ListedLesson, listed_lessons
from combat.engine.lessons.step_reading import StepReader, StepWords
from combat.engine.space.plane.pose import Pose
from combat.games.contact.content.lab.laid_position import LaidPosition, position_of
from combat.games.contact.content.lessons.lesson_file import LessonFile, UnitCondition, UnitSpot
from combat.games.contact.content.lessons.unit_is import UnitIs
from combat.games.contact.rules.contact_rules import RULES
from combat.games.contact.rules.state import State

ACTS = ("help", "log", "find", "keys", "sight", "ranges", "goals", "tape", "undo")
"""Actions of the table that a lesson can react to."""


def listed() -> list[ListedLesson]:
    """Return all lessons in order; those with errors come last."""
    return listed_lessons(LessonFile)


def load_lesson(path: Path) -> Lesson[State]:
    """Load the lesson of a file; raise ContentError with all findings."""
    source = read(path, LessonFile)
    position = position_of(source)
    reader = _LessonReader(source, position)
    file, steps, rolls = source.content, reader.steps(source.content), reader.rolls(source.content)
    reader.stop_at_faults()
    return Lesson(path.stem, file.number, file.minutes, path, position, steps, rolls, file.seed, file.seat)


class _LessonReader(StepReader[Pose, UnitSpot, UnitCondition]):
    """Reader of one lesson file: units are named by their ids."""

    def __init__(self, source: Source[LessonFile], position: LaidPosition) -> None:
        asked = {kind.kind for kind in RULES.decisions}
        known = StepWords({kind.kind: kind for kind in RULES.events}, asked, ACTS)
        super().__init__(source, TablePlaces(position.state.book.table), position.ids, known)
        self.units = position.state.units

    def piece(self, name: str, *where: str | int) -> str:
        """Return the id of a unit of the position; record a fault if it is unknown."""
        if name not in self.units:
            self.fault(unknown("unit", name, self.units), *where)
        return name

    def spot(self, part: UnitSpot, *where: str | int) -> Spot:
        if part.unit is not None:
            return Spot("piece", self.piece(part.unit, *where, "unit"))
        return Spot("pane", str(part.pane)) if part.pose is None else Spot("place", self.place(str(part.pose), *where))

    def title_condition(self, part: UnitCondition, *where: str | int) -> Condition:
        name = self.piece(part.unit or "", *where, "unit")
        return UnitIs(name, part.acted, part.suppressed, part.demoralised, part.gone, part.known)
