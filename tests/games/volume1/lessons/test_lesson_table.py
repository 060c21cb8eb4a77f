"""Lessons at the table: the slip beside the thing it explains, its keys and buttons, and stored progress."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from combat.engine.files import folders
from combat.engine.lessons.learnt import learn, learnt
from combat.engine.lessons.lesson import Spot
from combat.engine.lessons.listed_lessons import ListedLesson
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.app import App
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.context_menu import ContextMenu
from combat.engine.stage.paper.dialog import Confirm
from combat.engine.stage.paper.rulebook_scene import RulebookScene
from combat.engine.stage.start.learning_start import OFFERED
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.panes.prompt_bar import PromptBar
from combat.engine.tabletop.teaching.choice_button import ChoiceButton
from combat.engine.words import text
from combat.games.volume1.content.lessons.lesson_loading import listed
from combat.games.volume1.prompts.ask_strike import AskStrike
from combat.games.volume1.scenes.lessons.battle_lesson import BattleLesson
from combat.games.volume1.scenes.lessons.battle_lesson_list import BattleLessonList
from combat.games.volume1.scenes.menu_scene import MenuScene
from combat.games.volume1.scenes.pause_scene import PauseScene
from combat.games.volume1.table.overlays import strike_chart
from combat.games.volume1.table.panels.hand import Hand
from tests.engine.stage.hands import application, point, press
from tests.engine.stage.pad.pad_buttons import Pad
from tests.games.volume1.lessons.teaching import LESSONS
from tests.narrowing import the

SOAK = "COMBAT_SOAK" in os.environ
"""Whether each lesson is gone through in every window; else it is in one of them, in turns."""
SIZES = (((1280, 720), 1.0), ((1280, 720), 1.75), ((1920, 1080), 1.0), ((1280, 720), 3.0))
STEPS = 60
MOST_COVERED = {1.75: 0.3, 3.0: 1.0}
"""The share of a thing that the slip may cover if a pane takes most of the window; the slip can be dragged away."""


def opened(app: App, path: Path) -> BattleLesson:
    """Open a lesson; return its table."""
    app.settings.pace = "instant"
    scene = BattleLesson(app, path)
    app.push(scene)
    for _ in range(3):
        app.round(0.05)
    return scene


@pytest.mark.parametrize(
    ("path", "size", "scale"),
    [
        pytest.param(path, *window, id=f"{window[0]}-{window[1]}-{path.stem}")
        for place, path in enumerate(LESSONS)
        for number, window in enumerate(SIZES)
        if SOAK or (place % 2 and number == (place // 2 + 1) % len(SIZES))
    ],
)
def test_it_is_gone_through_in_the_window_and_the_slip_never_covers_what_it_means(
    path: Path, size: tuple[int, int], scale: float
) -> None:
    with application(size, scale) as app:
        scene = opened(app, path)
        for _ in range(STEPS):
            if scene.course.over:
                break
            for _ in range(4):
                app.round(0.5)
            slip, window = scene.slip.rect, pygame.Rect((0, 0), app.size)
            assert window.contains(slip)
            assert all(slip.contains(widget.rect) for widget in scene.slip.group.widgets)
            for box in scene.placing.rings.boxes:
                shared = slip.clip(box)
                covered = shared.width * shared.height / (box.width * box.height)
                assert covered <= MOST_COVERED.get(scale, 0), (scene.course.at, scene.lesson.steps[scene.course.at].id)
            if not scene.course.is_told:
                answers = the(PromptBar, scene.parts["prompt"]).group.widgets
                assert all(not slip.colliderect(answer.rect) for answer in answers), scene.course.at
            place = scene.course.at
            scene.skip_step()
            app.round(0.05)
            assert scene.course.at > place
        assert scene.course.over
        assert learnt("lessons") == (path.stem,)


def test_a_gamepad_takes_the_buttons_of_the_slip_from_the_menu_of_answers() -> None:
    with application() as app:
        scene = opened(app, LESSONS[0])
        pad = Pad(lambda: app.round(0.5))
        while scene.course.step is not None and not scene.course.step.is_told:
            scene.skip_step()
            app.round(0.5)
        pad.press("X")
        if app.top is scene:  # what was being shown was skipped
            pad.press("X")
        menu = the(ContextMenu, app.top)
        assert menu.row is not None
        assert menu.row.words == text("lesson-on")
        at = scene.course.at
        pad.press("A")
        assert scene.course.at == at + 1


def test_esc_opens_a_menu_from_which_the_lesson_is_left_and_nothing_is_kept() -> None:
    with application((1280, 720), 1.0) as app:
        scene = opened(app, LESSONS[0])
        press(app, "Esc")
        menu = the(PauseScene, app.top)
        labels = [button.label for button in menu.group.widgets if isinstance(button, Button)]
        assert text("button-briefing") not in labels
        assert text("button-save") not in labels
        assert labels[-1] == text("lesson-leave")
        press(app, "Ctrl+Q")
        assert scene not in app.scenes
        assert not list(folders.saves().glob("*"))
        assert learnt("lessons") == ()


def test_whoever_is_in_the_midst_of_a_lesson_is_asked_before_it_is_left() -> None:
    with application((1280, 720), 1.0) as app:
        scene = opened(app, LESSONS[0])
        press(app, "F9")
        assert scene.course.at
        press(app, "Ctrl+Q")
        asked = the(Confirm, app.top)
        assert (asked.title, *asked.lines) == (text("ask-leave-lesson"), text("lesson-not-kept"))
        press(app, "Esc")
        assert app.top is scene
        press(app, "Ctrl+Q", "Enter")
        assert scene not in app.scenes


def test_a_lesson_is_chosen_and_begun_by_its_number() -> None:
    with application((1280, 720), 1.0) as app:
        app.push(scene := BattleLessonList(app))
        app.round(0.05)
        press(app, "3")
        assert the(ListedLesson, scene.row).number == 3
        assert app.top is scene
        press(app, "3")
        assert the(BattleLesson, app.top).path == listed()[2].path


def test_the_slip_stays_where_it_was_dragged() -> None:
    with application((1280, 720), 1.0) as app:
        scene = opened(app, LESSONS[0])
        before = scene.slip.rect.copy()
        x, y = before.x + 30, before.y + 12
        for kind, at in ((pygame.MOUSEBUTTONDOWN, (x, y)), (pygame.MOUSEMOTION, (x + 200, y + 60))):
            detail = {"button": 1} if kind != pygame.MOUSEMOTION else {"rel": (200, 60), "buttons": (1, 0, 0)}
            pygame.event.post(pygame.event.Event(kind, pos=at, **detail))
            app.round(0.05)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(x + 200, y + 60), button=1))
        for _ in range(3):
            app.round(0.2)
        assert scene.slip.rect.topleft == (before.x + 200, before.y + 60)


def test_f1_on_the_slip_opens_its_rule() -> None:
    with application((1280, 720), 1.0) as app:
        scene = opened(app, LESSONS[0])
        at = scene.slip.rect.center
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))
        app.round(0.05)
        press(app, "F1")
        the(RulebookScene, app.top)


def test_its_title_follows_the_language() -> None:
    with application((1280, 720)) as app:
        scene = opened(app, LESSONS[0])
        for language in ("de", "es", "en"):
            app.speak(language)
            app.round(0.05)
            titled = text(scene.lesson.message)
            assert scene.desk.table.heading(scene.desk.state) == titled
            assert scene.session.game.checkpoints[0].state.book.scenario.title == titled


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(
    "path", [path for path in LESSONS if path.stem in ("sight", "support")], ids=lambda path: path.stem
)
def test_8_2_a_new_language_lets_the_table_know_nobody_whom_the_player_does_not(path: Path) -> None:
    """Spoken before the first picture, when no counter has been drawn yet."""
    with application((1280, 720)) as app:
        scene = BattleLesson(app, path)
        app.push(scene)
        known = set(scene.desk.state.book.figures)
        app.speak("de")
        for _ in range(10):
            app.round(0.05)
        assert set(scene.desk.state.book.figures) == known
        assert known != set(scene.session.game.state.book.figures)


def test_at_the_end_enter_goes_on_to_the_next_lesson_and_a_key_back_to_the_list() -> None:
    for key, later in (("Enter", listed()[1].path), ("Shift+F9", None)):
        with application((1280, 720), 1.75) as app:
            scene = opened(app, listed()[0].path)
            for _ in range(STEPS):
                if scene.course.over:
                    break
                scene.skip_step()
                for _ in range(6):
                    app.round(0.5)
            caps = [button.key for button in scene.slip.group.widgets if isinstance(button, Button)]
            assert caps == [app.keys.label("slip-back"), app.keys.label("accept")]
            press(app, key)
            assert scene not in app.scenes
            if later is not None:
                assert the(BattleLesson, app.top).path == later


def test_that_the_lessons_were_offered_counts_as_no_hint_and_is_not_forgotten_with_the_hints() -> None:
    with application((1280, 720)) as app:
        app.push(MenuScene(app, greets=True))
        for _ in range(3):
            app.round(0.05)
        assert learnt("offers") == (OFFERED,)
        app.push(scene := BattleLessonList(app))
        app.round(0.05)
        press(app, "H")
        assert scene.why == text("lessons-no-hints")
        learn("hints", "duck-back")
        scene.choose(0)
        press(app, "H")
        assert (learnt("hints"), learnt("offers")) == ((), (OFFERED,))


def test_the_list_says_why_hints_cannot_be_shown_again() -> None:
    with application((1280, 720), 1.75) as app:
        app.push(scene := BattleLessonList(app))
        app.round(0.05)
        press(app, "H")
        assert scene.why == text("lessons-no-hints")
        press(app, "Down")
        assert scene.why == ""


def test_a_wrong_choice_stays_crossed_out_with_its_reason_and_a_right_one_is_called_so_on_the_next_step() -> None:
    with application((1280, 720), 1.0) as app:
        scene = opened(app, listed()[0].path)
        scene.go_on()
        step = scene.course.step
        assert step is not None
        wrong = step.right % step.choices + 1
        press(app, f"Alt+{wrong}")
        buttons = [the(ChoiceButton, widget) for widget in scene.slip.group.widgets]
        assert [bool(button.reason) for button in buttons] == [number == wrong for number in (1, 2, 3)]
        assert buttons[wrong - 1].reason == text(f"{scene.lesson.said(step)}.wrong")
        press(app, f"Alt+{step.right}")
        praise = text("lesson-right", said="")
        assert scene.slip.words is not None
        assert scene.slip.words.words.startswith(praise)
        scene.step_back()
        scene.skip_step()
        app.round(0.05)
        assert not scene.slip.words.words.startswith(praise)


def test_an_answer_that_is_right_at_once_is_told_why() -> None:
    with application((1280, 720), 1.0) as app:
        scene = opened(app, listed()[0].path)
        scene.go_on()
        step = scene.course.step
        assert step is not None
        press(app, f"Alt+{step.right}")
        assert scene.slip.words is not None
        why = text(f"{scene.lesson.said(step)}.wrong")
        assert scene.slip.words.words.startswith(text("lesson-right-why", why=why, said=""))
        assert why not in text("lesson-right", said="")


def test_what_the_slip_says_is_said_in_another_language_even_below_a_sheet() -> None:
    with application((1280, 720), 1.0) as app:
        scene = opened(app, listed()[0].path)
        press(app, "Esc")
        the(PauseScene, app.top)
        for language in ("de", "en"):
            app.speak(language)
            words, step = scene.slip.words, scene.course.step
            assert words is not None
            assert step is not None
            assert words.words == text(scene.lesson.said(step))
            buttons = [button.label for button in scene.slip.group.widgets if isinstance(button, Button)]
            assert buttons == [text("lesson-on")]


def test_the_small_map_lies_still_from_step_to_step() -> None:
    with application((1280, 720), 1.0) as app:
        scene = opened(app, next(path for path in LESSONS if path.stem == "orders"))
        places = set()
        while scene.course.at < 6:
            for _ in range(8):
                app.round(0.1)
                places.add(tuple(scene.view.minimap.rect))
            scene.skip_step()
        assert len(places) == 1
        assert scene.view.minimap.rect.width


def test_whom_a_step_means_is_in_sight_though_the_question_is_about_others() -> None:
    with application((1280, 720), 1.0) as app:
        scene = opened(app, next(path for path in LESSONS if path.stem == "orders"))
        while (step := scene.course.step) is not None and step.id != "taylor":
            scene.skip_step()
        for _ in range(12):
            app.round(0.3)
        assert scene.desk.prompt is not None
        assert scene.desk.prompt.decision.kind == "choose-man"
        meant = scene.places.box_of(Spot("piece", "sgt-taylor"))
        assert meant is not None
        assert scene.layout.free.contains(meant)
        assert not meant.colliderect(scene.view.minimap.rect)


def test_a_board_that_glides_under_the_pointer_points_at_nothing() -> None:
    with application((1280, 720), 1.0) as app:
        scene = opened(app, next(path for path in LESSONS if path.stem == "sight"))
        while (step := scene.course.step) is not None and step.id != "cut":
            scene.skip_step()
            for _ in range(6):
                app.round(0.3)
        wanted, camera = Hex("22.13"), scene.view.camera
        scene.view.centre_on(wanted)
        camera.finish()
        aim, at = (camera.x, camera.y), scene.view.centre(wanted)
        scene.view.pan(3 * scene.view.place_width, 0)
        point(app, at)
        assert scene.desk.input.where != wanted
        camera.look_at(aim, camera.step)
        scene.mouse.point_again()
        for _ in range(3):
            app.round(0.1)
        assert scene.desk.input.where == wanted
        assert scene.course.step == step
        point(app, (at[0] + 1, at[1]))
        assert scene.course.step != step


def test_slip_and_arrow_keep_off_a_raised_card_and_the_prompt_and_a_card_falls_where_the_slip_has_the_pointer() -> None:
    with application((1920, 1080), 1.0) as app:
        scene = opened(app, listed()[0].path)
        hand = the(Hand, scene.parts["hand"])
        for card, box in hand.boxes():
            point(app, box.center)
            raised = hand.float()
            assert raised is not None
            assert not scene.slip.rect.colliderect(raised[0]), card
            assert not scene.placing.rings._arrow()
            assert scene.places.box_of(Spot("card", str(card))) == box
            app.round(1.0)
            note = scene.tooltip.float()
            assert note is not None
            assert not scene.slip.rect.colliderect(scene.tooltip._area)
            point(app, scene.slip.rect.center)
            assert hand.float() is None
        assert not scene.placing.rings._arrow()  # the hand lies behind the prompt
        while scene.course.step is not None and scene.course.step.id != "re-roll":
            scene.skip_step()
        for _ in range(4):
            app.round(1.0)
        button = scene.places.box_of(Spot("button", "1"))
        assert button is not None
        assert button in scene.placing.rings.boxes, "the card that is shown above it covers nothing of it"


def test_no_ring_is_drawn_across_a_raised_card() -> None:
    with application((1280, 720), 1.75) as app:
        scene = opened(app, listed()[0].path)
        scene.skip_step()
        app.round(1.0)
        hand = the(Hand, scene.parts["hand"])
        ringed = scene.placing.rings.boxes
        assert len(ringed) == len(hand.boxes())
        point(app, hand.boxes()[-1][1].center)
        app.round(0.05)
        raised = hand.float()
        assert raised is not None
        assert not scene.placing.rings.boxes, "one of three in a ring would be singled out"
        point(app, scene.slip.rect.center)
        app.round(0.05)
        assert scene.placing.rings.boxes == ringed


def test_who_is_meant_is_chosen_after_a_skip() -> None:
    with application((1280, 720), 1.0) as app:
        scene = opened(app, next(path for path in LESSONS if path.stem == "morale"))
        for step, man in (("rally", "pvt-donahue"), ("need", "pvt-donahue"), ("medic", "pvt-goldstein")):
            scene.skip_step()
            app.round(0.05)
            assert scene.course.step is not None
            assert (scene.course.step.id, scene.desk.selection.piece) == (step, man)


def test_the_game_asks_nothing_while_a_question_of_the_slip_stands_and_waits_at_what_is_read() -> None:
    with application((1280, 720), 1.0) as app:
        scene = opened(app, listed()[0].path)

        def go_on_to(step: str) -> None:
            while scene.course.step is not None and scene.course.step.id != step:
                scene.skip_step()
                for _ in range(6):
                    app.round(0.5)

        go_on_to("track")
        assert scene.desk.state.clock.impulse == 0
        assert scene.desk.state.initiative == ("able", "red")
        assert (scene.desk.prompt, scene.bar.buttons, scene.desk.mirror.still) == (None, [], True)
        go_on_to("re-roll")
        assert scene.desk.prompt is not None
        assert scene.desk.prompt.decision.kind == "play-discard"
        go_on_to("spared")
        assert scene.desk.prompt is None
        assert scene.desk.state.clock.impulse == 2
        scene.go_on()
        for _ in range(6):
            app.round(0.5)
        assert scene.course.over
        assert scene.desk.state.clock.moment.key > (1, 2, 0)
        assert not scene.desk.mirror.held


def test_sight_is_looked_at_from_the_man_himself_and_losing_him_is_told_at_once() -> None:
    with application((1280, 720), 1.0) as app:
        scene = opened(app, next(path for path in LESSONS if path.stem == "sight"))
        scene.skip_step()
        app.round(0.1)
        assert scene.desk.selection.piece == "sgt-taylor"
        scene.desk.selection.select("")
        app.round(0.1)
        assert scene.slip.words is not None
        assert scene.slip.words.told == text("lesson-sight-sight.off", **{"key-sight": "L"})
        scene.desk.title_desk.look_from(Hex("25.16"))
        app.round(0.1)
        assert (scene.course.step, scene.course.astray) == (scene.lesson.steps[1], True)
        scene.again()
        app.round(0.1)
        assert (scene.desk.selection.piece, scene.desk.title_desk.sight, scene.course.astray) == (
            "sgt-taylor",
            False,
            False,
        )
        scene.desk.title_desk.overlay.show_man("sgt-taylor")  # as the menu of the right button does
        app.round(0.1)
        assert scene.course.at == 2


def test_nothing_is_told_twice_when_another_language_is_spoken_while_the_game_is_held() -> None:
    with application((1280, 720), 1.0) as app:
        scene = opened(app, listed()[0].path)
        while not scene.desk.mirror.held:
            scene.skip_step()
            app.round(0.5)
        for language in ("de", "en"):
            app.speak(language)
            for _ in range(9):
                app.round(0.5)
        heads = [line.entry.head for line in scene.desk.story.lines if line.entry.tone == "heading"]
        assert len(heads) == len(set(heads))
        assert not scene.desk.mirror.held


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_the_chances_of_a_strike_are_read_on_the_board_where_the_window_is_small_for_its_type(language: str) -> None:
    with application((1280, 720), 1.75) as app:
        app.speak(language)
        scene = opened(app, next(path for path in LESSONS if path.stem == "support"))
        scene.skip_step()
        for _ in range(12):
            app.round(0.3)
        assert scene.course.step is not None
        assert scene.course.step.id == "call"
        asking = the(AskStrike, scene.desk.prompt)
        figure = theme.font("condensed", 13, 700).width(strike_chart.percent(max(asking.chances.values())))
        for hex_ in asking.barrage.hexes:
            box = scene.view.box(hex_)
            assert scene.layout.free.contains(box)
            assert not scene.slip.rect.colliderect(box)
        assert figure + theme.px(8) <= strike_chart.BROADEST * scene.view.place_width
        press(app, "F3")
        assert scene.layout.panes["body"].width, "the form of the mission lies behind its tab"
