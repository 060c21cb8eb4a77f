"""Recent events are shown again on request: by span and line by line, each linked to its place."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import label
from combat.engine.tabletop.panes.recap_scene import RecapScene
from combat.engine.words import text
from combat.engine.words.log_entry import LogEntry
from tests.engine.stage.hands import application, click, press
from tests.engine.tabletop import walls_game as game
from tests.engine.tabletop.walls_window import Walls
from tests.narrowing import the

AWAY, WALL = label(3, 2), label(3, 3)


@pytest.fixture
def walls() -> Iterator[Walls]:
    """Yield a window in which one turn was played, and a stone was moved in the next."""
    with application((1280, 720)) as app:
        walls = Walls(app)
        for answer in ("dark", str(AWAY), game.written((AWAY, WALL)), 7, "dark", str(label(2, 2))):
            assert walls.desk.controls.answer(answer)
        yield walls


def told(walls: Walls) -> list[str]:
    """Return the head of each line of the open recap, such as "stone-moved"."""
    return [line.entry.head for line in the(RecapScene, walls.app.top).told.list.rows]


def test_it_tells_what_came_of_the_last_answer_then_this_turn(walls: Walls) -> None:
    press(walls.app, "F7")
    assert told(walls) == ["stone-moved"]
    press(walls.app, "Right", "Right")
    turn = told(walls)
    assert turn[-1] == "stone-moved"
    assert "card-laid" not in turn
    assert len(walls.desk.story.lines) > len(turn)
    press(walls.app, "Left", "Left", "F7")
    assert not isinstance(walls.app.top, RecapScene)


def test_a_line_lights_and_shows_where_it_happened_while_the_sheet_stays(walls: Walls) -> None:
    entry = LogEntry("moved", places=(label(6, 5),), pieces=("dark",))
    walls.desk.story.lines[-1] = replace(walls.desk.story.lines[-1], entry=entry)
    press(walls.app, "F7", "Up")
    scene, view = the(RecapScene, walls.app.top), walls.desk.view
    assert list(walls.desk.log_places.lit) == [label(6, 5)]
    view.zoom(20)
    view.centre_on(label(1, 1))
    view.camera.finish()
    assert not view.rect.collidepoint(view.centre(label(6, 5)))
    click(walls.app, scene.told.list.box(0).center)
    assert the(RecapScene, walls.app.top) is scene
    for _ in range(8):
        walls.app.round(0.05)
    assert view.rect.collidepoint(view.centre(label(6, 5)))
    assert walls.desk.selection.piece == "dark"
    press(walls.app, "Esc")
    assert not walls.desk.log_places.lit


def test_answers_given_in_advance_do_not_count_as_the_last_one(walls: Walls, monkeypatch: pytest.MonkeyPatch) -> None:
    told_of, asked = walls.desk.presenter, walls.desk.session.decision
    assert asked is not None
    before, standing = told_of.answered, [next(iter(asked.options(walls.desk.state)))]
    monkeypatch.setattr(walls.desk.title_desk, "standing", lambda decision: standing.pop() if standing else None)
    walls.desk.controls.carry_on()
    assert walls.desk.session.decision is not asked
    assert told_of.answered == before
    press(walls.app, "F7")
    assert len(told(walls)) > 1


def test_answers_in_anothers_turn_do_not_count_as_the_last_one(walls: Walls, monkeypatch: pytest.MonkeyPatch) -> None:
    told_of, before = walls.desk.presenter, walls.desk.session.answers
    monkeypatch.setattr(type(walls.desk.title_desk), "has_turn", False)
    asked = walls.desk.session.decision
    assert asked is not None
    assert walls.desk.controls.answer(next(iter(asked.options(walls.desk.state))))
    assert told_of.answered == before - 1
    press(walls.app, "F7")
    scene = the(RecapScene, walls.app.top)
    assert told(walls)[0] == "stone-moved"
    assert len(told(walls)) > 1
    assert scene.spans.labels[0] == text("recap-own-turn")
    press(walls.app, "F7")
    walls.desk.controls.undo(before - 2)
    assert not told_of.reacted


def test_it_is_opened_from_the_head_of_the_log_and_closed_by_a_click_beside_it(walls: Walls) -> None:
    walls.app.round(0.05)
    click(walls.app, walls.scene.log._recap.center)
    assert isinstance(walls.app.top, RecapScene)
    click(walls.app, (40, 400))
    assert not isinstance(walls.app.top, RecapScene)


def test_where_nothing_has_happened_it_says_so_and_opens_all_the_same() -> None:
    with application((1280, 720)) as app:
        walls = Walls(app)
        assert walls.desk.controls.answer("dark")
        walls.desk.controls.undo()
        press(app, "F7")
        assert told(walls) == []


def test_it_opens_at_the_shortest_span_of_which_there_is_something_to_tell(walls: Walls) -> None:
    """As after an answer of which nothing came, like the choice of who acts."""
    walls.desk.presenter.answered = walls.desk.session.answers
    press(walls.app, "F7")
    scene = the(RecapScene, walls.app.top)
    assert told(walls)[-1] == "stone-moved"
    assert scene.told.span == "step"
    press(walls.app, "Left")
    assert told(walls) == []
