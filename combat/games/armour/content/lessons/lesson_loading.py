"""Loading lesson files of ARMOUR!: the position and the steps."""

from __future__ import annotations

from pathlib import Path

from combat.engine.content.findings import unknown
from combat.engine.content.plane.table_places import TablePlaces
from combat.engine.content.reading import Source, read
from combat.engine.lessons import conditions as when
from combat.engine.lessons.lesson import Lesson, Spot
from combat.engine.lessons.listed_lessons import ListedLesson, listed_lessons
from combat.engine.lessons.step_reading import StepReader, StepWords
from combat.engine.space.plane.point import CM
from combat.engine.space.plane.pose import Pose
from combat.games.armour.content.lab.laid_position import LaidPosition, position_of
from combat.games.armour.content.lessons.lesson_conditions import PhaseReached, TeamStands, UnitIs
from combat.games.armour.content.lessons.lesson_file import LessonFile, TeamCondition, TeamSpot
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.state import State

ACTS = (
    "help", "log", "recap", "find", "keys", "sight", "ranges", "danger", "command-ring", "goals", "tape", "signs",
    "undo", "redo", "pace", "hide-counters",
)  # fmt: skip
"""Actions of the table that a lesson can react to."""


def listed() -> list[ListedLesson]:
    """Return all lessons of ARMOUR! in order, unusable ones last."""
    return listed_lessons(LessonFile)


def load_lesson(path: Path) -> Lesson[State]:
    """Load the lesson of a file; raise ContentError with all findings."""
    source = read(path, LessonFile)
    return _Reader(source, position_of(source)).lesson()


class _Reader(StepReader[Pose, TeamSpot, TeamCondition]):
    """Reader of one lesson file."""

    def __init__(self, source: Source[LessonFile], position: LaidPosition) -> None:
        events = {kind.kind: kind for kind in RULES.events}
        questions = {kind.kind for kind in RULES.decisions if not kind.to_chance}
        words = StepWords(events, questions, ACTS)
        super().__init__(source, TablePlaces(position.state.book.table), position.ids, words)
        self.file, self.position = source.content, position

    def lesson(self) -> Lesson[State]:
        """Return the finished lesson; raise ContentError with all findings."""
        file, path = self.file, self.source.path
        steps, rolls = self.steps(file), self.rolls(file)
        self.stop_at_faults()
        return Lesson(path.stem, file.number, file.minutes, path, self.position, steps, rolls, file.seed, file.seat)

    def piece(self, name: str, *where: str | int) -> str:
        """Return the id of a team or unit of the position; record a fault if it is unknown."""
        state = self.position.state
        if name not in state.teams and name not in state.units:
            self.fault(unknown("team", name, (*state.teams, *state.units)), *where)
        return name

    def spot(self, part: TeamSpot, *where: str | int) -> Spot:
        if part.pose is not None:
            return Spot("place", self.place(str(part.pose), *where, "pose"))
        if part.team is not None:
            return Spot("piece", self.piece(part.team, *where, "team"))
        return Spot("pane", str(part.pane))

    def title_condition(self, part: TeamCondition, *where: str | int) -> when.Condition:
        if part.phase is not None:
            return PhaseReached(part.phase, part.seat)
        if part.unit is not None:
            return UnitIs(self.piece(part.unit, *where, "unit"), part.pinned, part.lost)
        near = None if part.near is None else part.near.point
        if part.near is not None:
            self.place(str(part.near), *where, "near")
        team = self.piece(part.team or "", *where, "team")
        return TeamStands(team, near, part.within * CM, part.moved, part.bailed, part.dug_in, part.gone)
