"""Scenes for a lesson and a lab file of the moor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from combat.engine import words
from combat.engine.content import layers
from combat.engine.content.layers import Layer
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.app import App
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.lab.lab_panel import LabPanel
from combat.engine.tabletop.lab.lab_scene import LabScene
from combat.engine.tabletop.lab.lab_session import Expected, LabSession
from combat.engine.tabletop.teaching.lesson_scene import LessonScene
from combat.engine.words import catalogue
from tests.engine.lessons.moor_taught.moor_lesson import load_lesson
from tests.engine.lessons.moor_taught.moor_position import MoorPosition, comes, load_position
from tests.engine.moor_game import Book, State
from tests.engine.moor_title import MOOR
from tests.engine.tabletop.plane.moor_desk import MoorDesk
from tests.engine.tabletop.plane.moor_table import TABLE
from tests.engine.tabletop.plane.moor_window import moor_application

PACK = Path(__file__).with_name("pack")
"""A pack with a lesson, a lab file and their sentences."""
LESSON = PACK / "assets" / "lessons" / "first-drive.toml"
LAB = PACK / "assets" / "lab" / "covered-by-the-wood.toml"


class MoorLesson(LessonScene[State, MoorDesk, Pose]):
    """Scene of a lesson: the table of the moor with the lesson's slip."""

    def __init__(self, app: Stage, path: Path) -> None:
        super().__init__(app, MOOR, load_lesson(path), TABLE)


class MoorLabSession(LabSession[State, Book]):
    """Session of a lab file from the view of its side, with scripted dice."""

    queues = ("d8",)

    def __init__(self, path: Path) -> None:
        """Load a position; raise ContentError if the file is invalid."""
        self.position: MoorPosition = load_position(path)
        super().__init__(MOOR, self.position, self.position.state.mover)

    def expected(self) -> Sequence[Expected]:
        """Return the expected events, each with the number of events until it occurred."""
        count, places = len(self.happened), comes(self.position, self.happened)
        return [
            Expected(str(fields["event"]), count if place is None else place, held=place is not None)
            for (_, fields), place in zip(self.position.expect, places, strict=True)
        ]


class MoorLab(LabScene[State, MoorDesk, Pose]):
    """Scene of a lab file; all tokens of the position are in view at first."""

    def __init__(self, app: Stage, path: Path) -> None:
        """Load a position; raise ContentError if the file is invalid."""
        super().__init__(app, MoorLabSession(path), TABLE)

    def panel_of(self, session: LabSession[State, Book]) -> LabPanel[State, MoorDesk, Pose]:
        """Return the panel of the lab."""
        return LabPanel(self.desk, session)

    def seen_first(self) -> list[Pose]:
        """Return the poses of all tokens on the table, which are in view at first."""
        return [pose for pose in self.session.start.places.values() if pose is not None]


@contextmanager
def taught(size: tuple[int, int] = (1280, 800)) -> Iterator[App]:
    """Yield an application of the moor with its lesson and its lab file in a pack."""
    with moor_application(size) as app:
        layers.use((Layer(PACK, "moor-taught", "1"),))
        catalogue.lay_over((PACK / "locale",))
        words.use("en", strict=True)
        app.settings.pace = "instant"
        yield app
