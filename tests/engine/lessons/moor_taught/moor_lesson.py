"""Load lesson files of the moor: a position, and steps that point at positions on the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, ClassVar, Literal

from pydantic import Field

from combat.engine.content.findings import unknown
from combat.engine.content.models import Fault, Text
from combat.engine.content.plane.pose_spot import PoseSpot
from combat.engine.content.plane.table_places import TablePlaces
from combat.engine.content.plane.table_poses import TablePose
from combat.engine.content.reading import Source, read
from combat.engine.kernel.text_message import msg
from combat.engine.lessons import conditions as when
from combat.engine.lessons.facts import Fact
from combat.engine.lessons.lesson import Lesson, Spot
from combat.engine.lessons.listed_lessons import ListedLesson, listed_lessons
from combat.engine.lessons.step_parts import ConditionPart, DeedPart, LessonTables, SpotPart, StepPart
from combat.engine.lessons.step_reading import StepReader, StepWords
from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.distance import compare_distance
from combat.engine.space.plane.point import CM
from combat.engine.space.plane.pose import Pose
from tests.engine.lessons.moor_taught.moor_position import MoorFile, MoorPosition, position_of
from tests.engine.moor_game import RULES, State

ACTS = ("find", "log", "recap", "keys", "undo")
"""Actions of the table that are reported to a lesson."""


class TokenNear(when.Condition):
    """Condition that a token is within a distance of a pose."""

    token: str
    pose: Pose
    within: int

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether the token is within the distance; False if it is not on the table."""
        assert isinstance(state, State)
        shape = state.shape(self.token) if self.token in state.places else None
        return shape is not None and compare_distance(shape, ConvexShape((self.pose.point,)), self.within) <= 0


class MoorCondition(ConditionPart[TablePose]):
    """Condition of a lesson step about a token, in addition to the engine's conditions."""

    subjects: ClassVar = (*ConditionPart.subjects, "token")
    go_with: ClassVar = {**ConditionPart.go_with, "token": ("near", "within")}

    token: Text | None = None
    near: TablePose | None = None
    """The pose that the token must be near."""
    within: Annotated[int, Field(ge=0, le=20)] = 1
    """The maximum distance from it, in centimetres."""

    def own_faults(self, about: str) -> Iterator[Fault]:
        """Yield a fault if a token is named without a place."""
        if about == "token" and self.near is None:
            yield ("token",), msg("finding-lesson-together", one="token", other="near")


class MoorSpot(SpotPart, PoseSpot):
    """Thing on the moor at which a step points."""

    token: Text | None = None
    pane: Literal["prompt", "log"] | None = None


class MoorDeed(DeedPart[TablePose]):
    """Deed of a lesson's model solution."""


class MoorLessonFile(LessonTables[StepPart[TablePose, MoorSpot, MoorCondition, MoorDeed]], MoorFile):
    """Lesson file; its answers are those of the opponent, and its title is a message id."""


def listed() -> list[ListedLesson]:
    """Return all lessons in their order."""
    return listed_lessons(MoorLessonFile)


def load_lesson(path: Path) -> Lesson[State]:
    """Load the lesson of a file; raise ContentError with all findings."""
    source = read(path, MoorLessonFile)
    return _Reader(source, position_of(source)).lesson()


class _Reader(StepReader[Pose, MoorSpot, MoorCondition]):
    """Makes a lesson of its file."""

    def __init__(self, source: Source[MoorLessonFile], position: MoorPosition) -> None:
        words = StepWords({kind.kind: kind for kind in RULES.events}, [kind.kind for kind in RULES.decisions], ACTS)
        super().__init__(source, TablePlaces(position.state.book.table), position.ids, words)
        self.file, self.position = source.content, position

    def lesson(self) -> Lesson[State]:
        """Return the finished lesson; raise ContentError with every finding."""
        file, path = self.file, self.source.path
        steps, rolls = self.steps(file), self.rolls(file)
        self.stop_at_faults()
        return Lesson(path.stem, file.number, file.minutes, path, self.position, steps, rolls, file.seed, file.seat)

    def piece(self, name: str, *where: str | int) -> str:
        """Return the id of a named token; report a fault for an unknown name."""
        id_ = self.position.ids.get(name, name)
        if id_ not in self.position.state.places:
            self.fault(unknown("piece", name, self.position.state.places), *where)
        return id_

    def spot(self, part: MoorSpot, *where: str | int) -> Spot:
        """Return the spot of a pose, token or pane."""
        if part.pose is not None:
            return Spot("place", self.place(part.pose, *where, "pose"))
        if part.token is not None:
            return Spot("piece", self.piece(part.token, *where, "token"))
        return Spot("pane", str(part.pane))

    def title_condition(self, part: MoorCondition, *where: str | int) -> when.Condition:
        """Return the condition that a token is near a place."""
        assert part.token is not None and part.near is not None
        token = self.piece(part.token, *where, "token")
        self.place(part.near, *where, "near")
        return TokenNear(token, part.near, part.within * CM)
