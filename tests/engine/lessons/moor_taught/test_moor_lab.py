"""A lab file on open ground, played by its script and step by step at the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from combat.engine.content.findings import ContentError
from combat.engine.play.script import MisfitError, Performance
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.app import App
from tests.engine.lessons.moor_taught.moor_position import load_position
from tests.engine.lessons.moor_taught.moor_scenes import LAB, MoorLab, MoorLabSession, taught
from tests.engine.stage.gestures import press
from tests.narrowing import the


@pytest.fixture
def app() -> Iterator[App]:
    """Yield an application of the moor with its lesson and its lab file."""
    with taught() as app:
        yield app


def opened(app: App, path: Path = LAB) -> MoorLab:
    """Open a lab file in the application; return its scene."""
    app.open("lab", path=path)
    app.round(0.1)
    return the(MoorLab, app.top)


def spoilt(folder: Path, written: str, instead: str) -> Path:
    """Write the lab file with one text replaced; return its path."""
    text = LAB.read_text(encoding="utf-8")
    assert text.count(written) == 1
    file = folder / "lab.toml"
    file.write_text(text.replace(written, instead), encoding="utf-8")
    return file


# -- its script -----------------------------------------------------------------------------------------------------


def test_the_script_fits_the_rules_and_what_is_expected_comes() -> None:
    session = MoorLabSession(LAB)
    assert not session.fault
    assert [each.held for each in session.expected()] == [True, True]
    assert [(queue.id, queue.values) for queue in session.script()] == [
        ("d8", ("6",)),
        ("answers", ("red scout", "33,22", "20,22 20,25.5@180", "26,29")),
    ]


@pytest.mark.parametrize(
    ("written", "instead", "line"),
    [
        ('"33,22"\nrefused = "wall"', '"33,22"\nrefused = "off-table"', 21),
        ('value = "20,22 20,25.5@180"', 'value = "20,22 20,55.5@180"', 26),
        ("d8 = [6]", "d8 = [6, 1]", 15),
    ],
)
def test_an_answer_that_is_not_refused_as_said_or_not_legal_and_a_die_too_many_are_told_of_with_their_line(
    tmp_path: Path, written: str, instead: str, line: int
) -> None:
    file = spoilt(tmp_path, written, instead)
    with pytest.raises(MisfitError) as raised:
        list(Performance(load_position(file)).events())
    assert raised.value.faults[0][0] == line
    assert MoorLabSession(file).fault


def test_another_die_brings_another_end(tmp_path: Path) -> None:
    session = MoorLabSession(spoilt(tmp_path, "d8 = [6]", "d8 = [7]"))
    assert [event.kind for event in session.happened][-1] == "lost"
    assert [each.held for each in session.expected()] == [True, False]


def test_a_token_off_the_table_is_one_finding_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(ContentError) as raised:
        load_position(spoilt(tmp_path, 'red-scout = "24,22"', 'red-scout = "24,40.2"'))
    (found,) = raised.value.findings
    assert (found.line, "24,40.2 is off the table" in str(found)) == (9, True)


# -- on the table ---------------------------------------------------------------------------------------------------


def test_it_opens_with_every_token_in_sight_and_is_gone_through_to_its_end_and_back(app: App) -> None:
    scene = opened(app)
    poses = scene.seen_first()
    assert len(poses) == 4
    assert all(scene.layout.board.collidepoint(scene.view.centre(pose)) for pose in poses)
    panel = app.surface.subsurface(scene.panel.rect)
    before = pygame.image.tobytes(panel, "RGB")
    press(app, "Right")
    app.round(0.1)
    assert scene.desk.state.places["red-scout"] == Pose(2_000, 2_550, 1_800)
    assert pygame.image.tobytes(panel, "RGB") != before, "what has come is ticked, and what was used crossed off"
    press(app, "End")
    app.round(0.1)
    assert scene.session.over
    assert [line.entry.head for line in scene.desk.story.lines] == [
        "the red scout goes to 20,25.5",
        "red lays a blast at 26,29",
        "the blue car: the die shows 6",
    ]
    press(app, "Home")
    app.round(0.1)
    assert scene.desk.state.places["red-scout"] == Pose(2_400, 2_200)


def test_a_file_that_is_written_anew_is_laid_anew_as_far_through_as_before(app: App, tmp_path: Path) -> None:
    file = spoilt(tmp_path, "d8 = [6]", "d8 = [6] ")
    scene = opened(app, file)
    press(app, "Right")
    file.write_text(file.read_text(encoding="utf-8").replace("@180", "@90"), encoding="utf-8")
    scene.on_content_changed()
    app.round(0.1)
    anew = the(MoorLab, app.top)
    assert anew is not scene
    assert anew.desk.state.places["red-scout"] == Pose(2_000, 2_550, 900)
    file.write_text(file.read_text(encoding="utf-8").replace("24,22", "24,222"), encoding="utf-8")
    anew.on_content_changed()
    assert app.top is anew and "off the table" in anew.panel.broken[0]
