"""While a slip must be read or answered, the table accepts no answer and nothing passes unread."""

from __future__ import annotations

import pytest

from combat.engine import words
from combat.engine.lessons.lesson_shelf import lesson_files
from combat.engine.stage.app import App
from combat.engine.tabletop.teaching.keyed_text import keyed_text
from combat.engine.words import text
from combat.games.volume1.scenes.lessons.battle_lesson import BattleLesson
from tests.engine.stage.hands import application, press

ROUNDS = 8


def at(app: App, lesson: str, step: str) -> BattleLesson:
    """Start a lesson, skip to a step, let the table settle, and return the lesson scene."""
    app.settings.pace = "instant"
    scene = BattleLesson(app, lesson_files()[lesson])
    app.push(scene)
    rest(app)
    while scene.course.step is not None and scene.course.step.id != step:
        scene.skip_step()
        rest(app)
    rest(app)
    scene.keyboard.guard.clock = lambda: float("inf")
    return scene


def rest(app: App) -> None:
    """Run the application for a fixed number of rounds."""
    for _ in range(ROUNDS):
        app.round(0.5)


def test_a_question_on_the_slip_is_answered_before_the_tables() -> None:
    with application((1280, 720), 1.0) as app:
        scene = at(app, "sight", "hardest")
        desk, answers, first = scene.desk, scene.session.answers, text("lesson-first-answer")
        assert desk.prompt is not None
        assert desk.prompt.decision.kind == "choose-target"
        scene.bar.refresh()
        assert {button.reason for button in scene.bar.buttons} == {first}
        assert scene.bar.line().text == first
        press(app, "Enter")
        assert (scene.session.answers, desk.notice.text) == (answers, first)
        scene.choose(1)
        rest(app)
        scene.bar.refresh()
        assert {button.reason for button in scene.bar.buttons[:-1]} == {""}
        press(app, "Enter")
        assert scene.course.over


def test_enter_says_that_the_slip_asks_where_no_answer_is_lit_at_the_table() -> None:
    with application((1280, 720), 1.0) as app:
        scene = at(app, "cards", "numbers")
        press(app, "Enter")
        assert scene.desk.notice.text == text("lesson-first-answer")


def test_enter_goes_on_from_what_is_read_and_gives_no_answer() -> None:
    with application((1280, 720), 1.0) as app:
        scene = at(app, "fire", "sum")
        answers = scene.session.answers
        assert scene.desk.prompt is not None
        press(app, "Enter")
        assert scene.course.step is not None
        assert (scene.course.step.id, scene.session.answers) == ("fire", answers)


def test_the_slip_that_explains_the_form_of_a_shot_lies_beside_it_though_the_window_is_small() -> None:
    with application((1280, 720), 1.75) as app:
        scene = at(app, "fire", "sum")
        form, slip = scene.layout.panes["body"], scene.slip.rect
        assert slip.width
        assert form.height
        assert not slip.colliderect(form)


def test_a_step_that_is_only_watched_waits_to_be_read_when_it_has_come_about() -> None:
    with application((1280, 720), 1.0) as app:
        scene = at(app, "sight", "check")
        assert scene.course.is_told
        assert scene.desk.mirror.still  # at the enemy who was found
        assert scene.slip.words is not None
        assert scene.slip.words.words == keyed_text("lesson-sight-check", app.keys)
        for step in ("found", "theirs", "hardest"):
            press(app, "Enter")
            rest(app)
            assert scene.course.step is not None
            assert scene.course.step.id == step


def test_the_ring_of_a_man_lies_around_his_counter_with_the_tab_of_his_order() -> None:
    with application((1280, 720), 1.0) as app:
        scene = at(app, "fire", "crowe")
        place = scene.desk.title_desk.people.place_of("pvt-crowe")
        assert place is not None
        assert scene.placing.rings.boxes[0] == place.rect


@pytest.mark.parametrize(("lesson", "step", "language"), [("support", "fire", "de"), ("fire", "sum", "en")])
def test_the_form_of_a_shot_is_whole_where_the_window_is_small_for_its_type(
    lesson: str, step: str, language: str
) -> None:
    words.use(language)
    with application((1280, 720), 1.75) as app:
        scene = at(app, lesson, step)
        assert scene.desk.prompt is not None
        assert scene.desk.prompt.body == "fire"
        assert scene.layout.panes["body"].width
        assert not scene.scrolled.scrolls("body")


def test_the_dossier_that_a_step_asks_for_can_be_read_beside_its_slip() -> None:
    with application((1280, 720), 1.75) as app:
        scene = at(app, "morale", "shaken")
        press(app, "F4")
        rest(app)
        dossier = scene.layout.panes["dossier"]
        assert dossier.width
        assert not scene.slip.rect.colliderect(dossier)


def test_nothing_is_ringed_on_a_panel_that_covers_it() -> None:
    with application((1280, 720), 1.75) as app:
        scene = at(app, "morale", "rally")
        order = next(box for kind, box in scene.places.things() if kind == "marker")
        press(app, "F4")
        rest(app)
        assert scene.layout.panes["dossier"].colliderect(order)
        assert order not in scene.placing.rings.boxes
        press(app, "F4", "F4", "F4")
        rest(app)
        assert any(kind == "marker" for kind, _ in scene.places.things())


def test_a_slip_leaves_in_sight_where_a_shell_has_fallen_though_the_hand_lies_open() -> None:
    with application((1280, 720), 1.75) as app:
        scene = at(app, "support", "shell")
        assert scene.desk.prompt is None
        (hex_,) = scene.places.named()
        assert not scene.slip.rect.collidepoint(scene.view.centre(hex_))
