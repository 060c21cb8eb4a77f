"""A lesson on open ground: its file, the course without a window, and the slip at the table, by mouse and keys."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from combat.engine.content.findings import ContentError
from combat.engine.lessons.facts import Viewed
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.app import App
from tests.engine.lessons.moor_taught.moor_lesson import load_lesson
from tests.engine.lessons.moor_taught.moor_scenes import LESSON, MoorLesson, taught
from tests.engine.lessons.pupil import Pupil
from tests.engine.moor_game import Book, State
from tests.engine.moor_title import MOOR
from tests.engine.stage.gestures import click, point, press
from tests.narrowing import the

ROOT = Path(__file__).parents[4]


@pytest.fixture
def app() -> Iterator[App]:
    """Yield an application of the moor with its lesson and its lab file."""
    with taught() as app:
        yield app


@pytest.fixture
def scene(app: App) -> MoorLesson:
    """Return the scene of the lesson at the step that asks to choose the car."""
    scene = MoorLesson(app, LESSON)
    scene.keyboard.guard.clock = count(1.0).__next__  # there is time to think between any two presses
    app.push(scene)
    rest(app)
    press(app, "Enter")
    rest(app)
    return scene


def rest(app: App) -> None:
    """Run frames until animations have ended."""
    for _ in range(12):
        app.round(0.1)


def step(scene: MoorLesson) -> str:
    """Return the id of the current step, or "" after the last one."""
    found = scene.course.step
    return "" if found is None else found.id


def on_board(scene: MoorLesson, pose: str) -> tuple[int, int]:
    """Return the screen point of a pose."""
    return scene.view.centre(Pose.read(pose))


def act(scene: MoorLesson, pose: str) -> None:
    """Click at a pose and wait until animations have ended."""
    app = the(App, scene.app)
    click(app, on_board(scene, pose))
    rest(app)


# -- its file -------------------------------------------------------------------------------------------------------


def test_it_is_gone_through_by_what_does_each_step() -> None:
    pupil: Pupil[State, Book] = Pupil(MOOR, load_lesson(LESSON))
    while not pupil.course.over:
        at = pupil.course.at
        pupil.do()
        assert pupil.course.at > at
    assert not pupil.course.astray
    assert pupil.state.places["red-car"] == Pose(1_500, 2_500, 900)


def spoilt(folder: Path, written: str, instead: str) -> Path:
    """Write the lesson file with one text replaced; return its path."""
    text = LESSON.read_text(encoding="utf-8")
    assert text.count(written) == 1
    file = folder / "lesson.toml"
    file.write_text(text.replace(written, instead), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("written", "instead", "line", "said"),
    [
        ('look = ["30,20"]', 'look = ["30,40.01"]', 16, "30,40.01 is off the table (60 × 40 cm)"),
        ('near = "15,25"', 'near = "61,25"', 34, "61,25 is off the table (60 × 40 cm)"),
        ('done = [{ pointed = "15,25" }]', 'done = [{ view = "15;25" }]', 28, '"15;25" is not a place on the table'),
        ('blue-car = "51,20@270"', 'blue-car = "51,20@360"', 11, '"51,20@360" is not a place on the table'),
        ('blue-car = "51,20@270"', 'blue-car = "51,40.5"', 11, "51,40.5 is off the table (60 × 40 cm)"),
        ('done = [{ pointed = "15,25" }]', 'done = [{ pointed = "15.25" }]', 28, '"15.25"'),
    ],
)
def test_a_place_that_is_none_of_its_table_is_one_finding(
    tmp_path: Path, written: str, instead: str, line: int, said: str
) -> None:
    with pytest.raises(ContentError) as raised:
        load_lesson(spoilt(tmp_path, written, instead))
    (found,) = raised.value.findings
    assert (found.line, said in str(found)) == (line, True), str(found)


# -- at the table ---------------------------------------------------------------------------------------------------


def test_it_is_done_by_mouse_and_a_place_is_pointed_at_anywhere_within_its_ring(scene: MoorLesson) -> None:
    app = the(App, scene.app)
    assert step(scene) == "choose"
    act(scene, "9,20")
    assert step(scene) == "point"
    point(app, on_board(scene, "18.5,25"))
    rest(app)
    assert step(scene) == "point", "beyond the ring"
    point(app, on_board(scene, "16.3,24.2"))
    rest(app)
    assert step(scene) == "drive"
    act(scene, "15.5,24.6")
    act(scene, "15.5,24.6")
    assert scene.desk.state.places["red-car"] != Pose(1_500, 2_500, 900)
    assert step(scene) == "hold"
    press(app, "H")
    rest(app)
    assert (step(scene), scene.course.over, scene.course.astray) == ("", True, False)


def test_it_is_done_by_keys_with_a_cursor_that_never_lies_on_the_very_point(scene: MoorLesson) -> None:
    app = the(App, scene.app)
    assert scene.desk.selection.piece == "red-car", "the slip speaks of it"
    press(app, "Enter")
    rest(app)
    assert step(scene) == "point"
    press(app, "Ctrl+Up", *("Ctrl+Right",) * 3, *("Ctrl+Down",) * 2)
    rest(app)
    assert scene.desk.input.cursor == Pose(1_500, 2_400, 900)
    assert step(scene) == "drive"
    press(app, "Enter", "Enter")
    rest(app)
    press(app, "H")
    rest(app)
    assert scene.course.over


def test_a_drive_elsewhere_leads_astray_and_the_step_is_tried_again(scene: MoorLesson) -> None:
    app = the(App, scene.app)
    act(scene, "9,20")
    point(app, on_board(scene, "15,25"))
    rest(app)
    act(scene, "14,15")
    act(scene, "14,15")
    assert (step(scene), scene.course.astray) == ("drive", True)
    scene.again()
    rest(app)
    assert (scene.course.astray, scene.desk.state.places["red-car"]) == (False, Pose(900, 2_000, 900))


def test_each_step_is_skipped_in_turn(scene: MoorLesson) -> None:
    for _ in range(4):
        at = scene.course.at
        scene.skip_step()
        rest(the(App, scene.app))
        assert scene.course.at == at + 1
    assert scene.course.over
    assert scene.desk.state.places["red-car"] == Pose(1_500, 2_500, 900)


def test_the_ring_lies_round_the_point_and_the_slip_and_the_prompt_beside_it(scene: MoorLesson) -> None:
    act(scene, "9,20")
    ring = scene.view.box(Pose(1_500, 2_500))
    assert ring.collidepoint(on_board(scene, "15,25"))
    assert scene.layout.board.contains(ring)
    assert scene.slip.rect.width and not scene.slip.rect.colliderect(ring)
    assert scene.slip.words is not None and "Point at the ring." in scene.slip.words.words


def test_what_is_in_sight_of_a_point_is_meant_by_every_point_close_by(scene: MoorLesson) -> None:
    assert scene._written(Pose(1_520, 2_510, 450)) == "15,25"
    assert scene._written(Pose(1_720, 2_510, 450)) == "17.2,25.1@45"
    assert scene._written(None) == ""
    assert Viewed(scene._written(Pose(1_500, 2_500))) == Viewed("15,25")


UNGRIDDED = """
import sys
from tests.engine.lessons.moor_taught.moor_lesson import load_lesson
from tests.engine.lessons.moor_taught.moor_scenes import LAB, LESSON, MoorLab, MoorLesson, taught
from tests.engine.stage.gestures import press

with taught() as app:
    scene = MoorLesson(app, LESSON)
    app.push(scene)
    for _ in range(5):
        scene.skip_step()
        app.round(0.1)
    assert scene.course.over
    lab = MoorLab(app, LAB)
    app.push(lab)
    app.round(0.1)
    press(app, "End")
    app.round(0.1)
    assert lab.session.over and not lab.session.fault
print([name for name in sys.modules if ".hexes" in name])
"""


def test_nothing_of_hexes_is_loaded_while_a_lesson_and_a_lab_file_are_gone_through_on_open_ground() -> None:
    ran = subprocess.run([sys.executable, "-c", UNGRIDDED], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines()[-1] == "[]"
