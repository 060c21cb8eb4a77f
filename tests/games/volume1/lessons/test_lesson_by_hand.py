"""A lesson is completed at a real table, by mouse only and by keys only, and leaves no files behind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.engine.files import folders
from combat.engine.lessons.learnt import learnt, learnt_file
from combat.engine.lessons.lesson import Spot, SpotKind
from combat.engine.lessons.lesson_shelf import lesson_files
from combat.engine.stage.app import App
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.panes.log_panel import LogPanel
from combat.engine.words import text
from combat.games.volume1.scenes.lessons.battle_lesson import BattleLesson
from combat.games.volume1.scenes.sheet_scene import SheetScene
from combat.games.volume1.scenes.volume1_stage import STAGE
from tests.engine.posting_hands import THOUGHT
from tests.engine.stage.hands import press
from tests.games.volume1.table.sitting import Sitting, part
from tests.narrowing import the

MOST_FRAMES, STILL = 3000, 5


class LessonSitting(Sitting):
    """Lesson at its table, with input by posted events."""

    scene: BattleLesson

    def __init__(self, lesson: str, size: tuple[int, int] = (1600, 900)) -> None:
        self.app = App(WindowOptions(resolution=size, sound=False), STAGE)
        self.app.settings.pace = "instant"
        self.app.settings.confirm_commit = False
        self.scene = BattleLesson(self.app, lesson_files()[lesson])
        self.session = self.scene.session
        self.time = 0.0
        self.scene.keyboard.guard.clock = lambda: self.time
        self.app.push(self.scene)
        self.rest()

    @property
    def step(self) -> str:
        """Return the id of the current step, "" after the last one."""
        step = self.scene.course.step
        return "" if step is None else step.id

    def rest(self) -> None:
        """Run frames until nothing moves; raise AssertionError after `MOST_FRAMES`."""
        still = 0
        for _ in range(MOST_FRAMES):
            self.rounds()
            mirror = self.desk.mirror
            moving = (mirror.busy and not (mirror.waiting or mirror.still)) or self.scene.view.camera.moving
            still = 0 if moving else still + 1
            if still == STILL:
                return
        raise AssertionError("the lesson does not come to rest")

    def at(self, kind: SpotKind, name: str) -> tuple[int, int]:
        """Return the centre of a thing on the screen; kinds and names are those of lesson steps."""
        box = self.scene.places.box_of(Spot(kind, name))
        assert box is not None, f"{kind} {name} is not in sight"
        return box.center

    def choice(self) -> tuple[int, int]:
        """Return the centre of the button with the right choice on the slip."""
        step = self.scene.course.step
        assert step is not None
        said = text(f"{self.scene.lesson.said(step)}.a{step.right}")
        buttons = (button for button in self.scene.slip.group.widgets if isinstance(button, Button))
        return next(button.rect.center for button in buttons if button.label == said)

    def onward(self) -> tuple[int, int]:
        """Return the centre of the slip's button that continues the lesson."""
        buttons = (button for button in self.scene.slip.group.widgets if isinstance(button, Button))
        return next(button.rect.center for button in buttons if button.label == text("lesson-on"))

    def take(self, *spots: tuple[SpotKind, str]) -> None:
        """Click things one after the other, waiting after each."""
        for spot in spots:
            self.click(self.at(*spot))
            self.rest()

    def lay(self, order: str, man: str) -> None:
        """Drag an order marker onto a man and wait."""
        self.drag(self.at("marker", order), self.at("piece", man))
        self.rest()

    def key(self, *chords: str) -> None:
        """Press keys, and wait until the table is at rest after each."""
        for chord in chords:
            self.time += THOUGHT
            press(self.app, chord)
            self.rest()

    def tab_to(self, man: str) -> None:
        """Press Tab until a man is selected; raise AssertionError after 8 times."""
        for _ in range(8):
            if self.desk.selection.piece == man:
                return
            self.key("Tab")
        raise AssertionError(f"Tab does not come to {man}")


def kept() -> set[Path]:
    """Return all files of the player, except that of the things learned."""
    return {path for path in folders.data().rglob("*") if path.is_file() and path != learnt_file()}


@pytest.fixture(autouse=True)
def _leaves_nothing_behind() -> Iterator[None]:
    """No save, no record, nothing to go on with: a lesson's game is not kept."""
    before = kept()
    yield
    assert kept() == before


def test_the_lesson_of_grenades_by_mouse_alone() -> None:
    sitting = LessonSitting("grenades")
    steps = [sitting.step]

    def now() -> None:
        steps.append(sitting.step)

    sitting.lay("grenade", "pvt-donahue")
    sitting.take(("place", "24.13"))
    now()
    sitting.lay("charge", "pvt-crowe")
    now()
    sitting.click(sitting.choice())
    sitting.rest()
    now()
    sitting.take(("button", "commit"))
    now()
    sitting.take(("place", "29.13"))
    now()
    sitting.take(("place", "29.14"), ("place", "25.14"))
    now()
    sitting.take(("place", "28.14"))
    now()
    sitting.click(sitting.onward())
    sitting.rest()
    now()
    sitting.take(("place", "25.15"))
    now()
    sitting.click(sitting.onward())
    sitting.rest()
    now()
    assert steps == ["aim", "charge", "blow", "commit", "run", "near", "melee", "throw", "back", "bang", "recap"]
    sitting.click(part(sitting.scene, LogPanel)._recap.center)
    sitting.rest()
    assert sitting.scene.course.over


def test_the_lesson_of_morale_by_keys_alone() -> None:
    sitting = LessonSitting("morale")
    steps = [sitting.step]

    def now() -> None:
        steps.append(sitting.step)

    sitting.tab_to("pvt-donahue")
    now()
    sitting.key("Y")
    now()
    sitting.key("Alt+3")
    now()
    for man, letter in (("pvt-goldstein", "M"), ("pvt-kowalski", "H"), ("sgt-taylor", "A")):
        sitting.tab_to(man)
        sitting.key(letter)
        now()
    sitting.key("Ctrl+Enter")
    now()
    sitting.key("Enter")
    now()
    sitting.key(sitting.app.keys.label("slip-on"))
    now()
    sitting.key("2")
    now()
    sitting.key("Enter")
    now()
    read = ["shoot", "wounds", "tough", "end", "bandage"]
    assert steps == ["shaken", "rally", "need", "medic", "patient", "fire", "commit", *read]
    sitting.tab_to("pvt-kowalski")
    assert sitting.scene.course.over
    assert "morale" in learnt("lessons")


def test_the_last_lesson_by_keys_alone_with_a_wrong_answer_taken_back_leads_to_the_first_battle() -> None:
    sitting = LessonSitting("support")
    sitting.key("1", "Enter")
    assert sitting.step == "call"
    sitting.key("X")
    assert sitting.scene.course.astray
    sitting.key(sitting.app.keys.label("slip-again"))
    assert (sitting.step, sitting.asked, sitting.scene.course.astray) == ("call", "call-strike", False)
    sitting.key("Ctrl+Enter")
    assert sitting.step == "shell"
    sitting.key(sitting.app.keys.label("slip-on"))
    sitting.tab_to("sgt-taylor")
    sitting.key("L")
    assert sitting.step == "pistol"
    sitting.key("L", "A")
    assert sitting.step == "gunner"
    sitting.tab_to("pvt-woodruff")
    sitting.key("A", "Ctrl+Enter", "F")
    assert sitting.step == "where"
    sitting.key("Ctrl+Right", "Ctrl+Right", "Ctrl+Right", "Ctrl+Right", "Enter")
    assert sitting.step == "lit"
    sitting.key("Alt+3", "Enter")
    assert sitting.step == "burst"
    sitting.key("Enter")
    assert sitting.scene.course.over
    sitting.key(sitting.app.keys.label("slip-on"))
    assert the(SheetScene, sitting.app.top).shown == "tutorial-patrol"


def test_another_order_than_the_one_taught_is_told_at_once_and_mended_by_giving_the_right_one() -> None:
    sitting = LessonSitting("orders")
    sitting.key("Enter")
    sitting.tab_to("pvt-crowe")
    sitting.key(sitting.app.keys.label("order-sprint"))
    words = sitting.scene.slip.words
    assert words is not None
    assert words.told == text("lesson-wrong-order", man="Crowe", wanted="Evade")
    sitting.take(("piece", "pvt-crowe"))
    sitting.key(sitting.app.keys.label("order-evade"))
    assert (sitting.step, sitting.scene.course.astray) == ("aim", False)


def test_an_order_for_the_wrong_man_is_told_at_once_and_mended_by_giving_it_to_the_right_one() -> None:
    sitting = LessonSitting("grenades")
    sitting.tab_to("pvt-crowe")
    sitting.key(sitting.app.keys.label("order-grenade"))
    assert sitting.scene.course.astray
    words = sitting.scene.slip.words
    assert words is not None
    assert words.told == text("lesson-wrong-man", man="Crowe", wanted="Donahue")
    sitting.key(sitting.app.keys.label("slip-again"))
    assert (sitting.step, sitting.scene.course.astray) == ("aim", False)
