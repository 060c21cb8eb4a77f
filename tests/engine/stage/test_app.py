"""The application: it sleeps when idle, survives a missing screen, and writes a readable crash report."""

from __future__ import annotations

import lzma
import os
import subprocess
import sys
import time
from collections import defaultdict
from functools import partial
from pathlib import Path

import pygame
import pytest

from combat.engine.stage import app as application_module
from combat.engine.stage import spoken, window
from combat.engine.stage.app import App
from combat.engine.stage.crash import report
from combat.engine.stage.drawing import theme
from combat.engine.stage.pane import Panes
from combat.engine.stage.scene import Scene
from combat.engine.stage.screen import Screen
from combat.engine.stage.window_options import WindowOptions
from combat.games.volume1.scenes.volume1_stage import STAGE
from tests.engine.stage.hands import application, press
from tests.narrowing import the

ROOT = Path(__file__).parents[3]
OLD_SAVE = ROOT / "tests/games/volume1/saves/old/0.1.0/at-the-end-of-a-turn.combat.xz"


class Blank(Scene):
    """Scene that records the calls of its methods."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.told: list[str] = []

    def enter(self) -> None:
        """Record the call."""
        self.told.append("enter")

    def leave(self) -> None:
        """Record the call."""
        self.told.append("leave")

    def on_resume(self) -> None:
        """Record the call as "back"."""
        super().on_resume()
        self.told.append("back")

    def resize(self) -> None:
        """Record the call."""
        super().resize()
        self.told.append("resize")

    def draw(self, surface: pygame.Surface) -> None:
        """Record the call."""
        self.told.append("draw")


class Slip(Blank):
    """Empty sheet above another scene."""

    overlay = True


def test_what_the_first_picture_needs_not_waits_until_it_has_stood_for_a_moment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []
    for name in ("look_for_garbage", "give_back_large_pieces"):
        monkeypatch.setattr(application_module, name, partial(done.append, name))
    monkeypatch.setattr(spoken, "keep_messages", partial(done.append, "keep_messages"))
    with application() as app:
        app.push(Blank(app))
        app.round(0.0)
        app.round(0.0)
        assert done == []
        app._pictured -= application_module.SOUND_DELAY_S + 1
        app.round(0.0)
        app.round(0.0)
        assert done == ["keep_messages", "look_for_garbage", "give_back_large_pieces"]


def test_nothing_is_drawn_while_nothing_changes() -> None:
    with application() as app:
        app.push(scene := Blank(app))
        for _ in range(5):
            app.round(0.03)
        assert scene.told == ["enter", "resize", "draw"]
        scene.dirty = True
        app.round(0.03)
        assert scene.told[-2:] == ["draw", "draw"]


def test_an_overlay_is_drawn_over_the_scene_below_and_gives_it_back() -> None:
    with application() as app:
        app.push(below := Blank(app))
        app.round(0.0)
        app.push(above := Slip(app))
        below.told.clear()
        app.round(0.0)
        assert below.told == above.told[-1:] == ["draw"]
        app.pop()
        app.round(0.0)
        assert above.told[-1] == "leave"
        assert below.told[-2:] == ["back", "draw"]


def test_a_scene_that_hides_all_below_is_drawn_alone() -> None:
    with application() as app:
        app.push(below := Blank(app))
        app.round(0.0)
        below.told.clear()
        app.push(Blank(app))
        app.round(0.0)
        assert below.told == []


def test_after_the_last_scene_comes_home_if_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    with application() as app:
        app.push(Blank(app))
        home = Blank(app)
        app.home = "home"
        monkeypatch.setattr(app, "make", {"home": home}.get)
        app.pop()
        assert app.scenes == [home]
        app.quit()
        assert app.scenes == []


@pytest.mark.parametrize("kind", [Slip, Blank])
def test_a_slip_with_which_the_window_opens_lies_on_the_scene_to_which_it_leads_back(
    kind: type[Blank], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Screen] = []
    with application() as app:
        home, first = Blank(app), kind(app)
        app.home = "home"
        monkeypatch.setattr(app, "make", {"home": home}.get)

        def leave(dt: float) -> None:
            shown.extend(app.scenes)
            app.quit()

        monkeypatch.setattr(app, "round", leave)
        app.run(lambda stage: first)
    assert shown == ([home, first] if kind is Slip else [first])


def test_a_run_of_mouse_moves_becomes_one() -> None:
    move = pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(1, 0), buttons=(0, 0, 0))
    further = pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 1), rel=(4, 0), buttons=(0, 0, 0))
    down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 1), button=1)
    gathered = window.gathered([move, further, down, move])
    assert [event.type for event in gathered] == [pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION]
    assert gathered[0].rel == (5, 0)
    assert gathered[0].pos == (5, 1)


def test_the_command_line_decides_size_and_scale() -> None:
    with application((1280, 720), 1.1) as app:
        assert app.size == (1280, 720)
        assert theme.scale() == pytest.approx(1.1)


def test_closing_the_window_leaves_every_scene() -> None:
    with application() as app:
        app.push(first := Blank(app))
        app.push(second := Blank(app))
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        app.round(0.0)
        assert app.scenes == []
        assert (first.told[-1], second.told[-1]) == ("leave", "leave")


def test_a_size_that_is_told_twice_lays_everything_out_once() -> None:
    with application() as app:
        app.push(scene := Blank(app))
        app.round(0.0)
        scene.told.clear()
        pygame.display.set_mode((1280, 720))
        for kind in (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED):
            pygame.event.post(pygame.event.Event(kind, x=1280, y=720))
        app.round(0.0)
        assert scene.told == ["resize", "draw"]


def test_full_screen_and_back_lays_everything_out_again() -> None:
    with application() as app:
        app.push(scene := Blank(app))
        scene.told.clear()
        press(app, "Alt+Enter")
        assert app.fullscreen
        assert "resize" in scene.told
        press(app, "Alt+Enter")
        assert not app.fullscreen


def _note(drawn: list[str], name: str, _surface: pygame.Surface) -> None:
    drawn.append(name)


def test_panes_draw_themselves_only_when_asked_or_uncovered() -> None:
    surface = pygame.Surface((200, 100))
    drawn: list[str] = []
    panes = Panes()
    for place, name in enumerate(("left", "right")):
        panes.add(name, partial(_note, drawn, name))
        panes.place(name, pygame.Rect(place * 100, 0, 100, 100))
    slips: list[pygame.Rect] = []
    panes.add_float(lambda: (slips[0], lambda _surface: drawn.append("slip")) if slips else None)
    assert panes.draw(surface) == [pygame.Rect(0, 0, 100, 100), pygame.Rect(100, 0, 100, 100)]
    drawn.clear()
    assert panes.draw(surface) == []
    panes.invalidate("right")
    panes.draw(surface)
    assert drawn == ["right"]
    drawn.clear()
    slips.append(pygame.Rect(10, 10, 20, 20))
    panes.draw(surface)
    assert drawn == ["left", "slip"]
    drawn.clear()
    slips.clear()
    panes.draw(surface)
    assert drawn == ["left"]
    assert panes.at((150, 50)) == "right"


def test_panes_in_front_of_one_that_is_uncovered_are_drawn_again() -> None:
    surface = pygame.Surface((300, 100))
    drawn: list[str] = []
    slips: list[pygame.Rect] = []
    panes = Panes()
    for name, rect in {"frame": (0, 0, 300, 100), "left": (0, 0, 90, 100), "right": (200, 0, 90, 100)}.items():
        panes.add(name, partial(_note, drawn, name))
        panes.place(name, pygame.Rect(rect))
    panes.add_float(lambda: (slips[0], lambda _surface: None) if slips else None)
    panes.draw(surface)
    drawn.clear()
    slips.append(pygame.Rect(210, 10, 20, 20))
    panes.draw(surface)
    assert drawn == ["frame", "left", "right"]


def test_without_a_screen_one_clear_line_and_exit_2() -> None:
    env = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    env["SDL_VIDEODRIVER"] = "x11"
    command = [sys.executable, "-m", "combat"]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("combat: cannot open a window: ")
    assert done.stderr.count("\n") == 1


def test_a_fault_of_the_program_is_logged_and_told_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMBAT_STATE_DIR", str(tmp_path))

    class Broken(Blank):
        def update(self, dt: float) -> None:
            raise KeyError("sgt-taylor")

    assert (
        application_module.run(
            lambda stage: Broken(the(App, stage)), WindowOptions(resolution=(1280, 720), sound=False), STAGE
        )
        == 1
    )
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    (log,) = tmp_path.iterdir()
    assert str(log) in said
    story = log.read_text(encoding="utf-8")
    assert "Traceback" in story
    assert "sgt-taylor" in story


def test_a_log_that_cannot_be_written_does_not_hide_the_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("COMBAT_STATE_DIR", str(tmp_path / "file"))
    line = report(ValueError("two\nlines"))
    assert "two lines" in line
    assert "no log could be written" in line


@pytest.mark.parametrize("saved", [False, True], ids=["no saves", "a save"])
def test_the_start_screen_needs_neither_rules_nor_models_nor_heavy_libraries(saved: bool, tmp_path: Path) -> None:
    code = (
        "import os, sys; os.environ['SDL_VIDEODRIVER'] = 'dummy'\n"
        "from combat.engine.stage import app; from combat.engine.stage.window_options import WindowOptions\n"
        "from combat.games.volume1.scenes.menu_scene import MenuScene\n"
        "from combat.games.volume1.scenes.volume1_stage import STAGE\n"
        "from combat.games.volume1.title import TITLE; TITLE.use()\n"
        "window = app.App(WindowOptions(resolution=(1280, 720)), STAGE); window.push(MenuScene(window)); window.round(0.0)\n"
        "heavy = ('pydantic', 'numpy', 'defusedxml', 'combat.engine.content.reading', 'combat.engine.play')\n"
        "games = ('combat.games.volume1.rules', 'combat.games.volume1.content.kinds.', 'combat.games.volume1.campaign')\n"
        "print(*(name for name in sys.modules if name in heavy or name.startswith(games)))"
    )
    saves = tmp_path / "saves"
    if saved:
        saves.mkdir()
        (saves / "old.combat").write_bytes(lzma.decompress(OLD_SAVE.read_bytes()))
    env = {**os.environ, "COMBAT_DATA_DIR": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.strip() == ""


def test_it_hurries_while_something_moves_and_dozes_when_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])

    class Restless(Blank):
        moving = False

        @property
        def wants_frames(self) -> bool:
            return self.moving

    with application() as app:
        app.push(scene := Restless(app))
        paces = []
        for seconds in (0.1, 1.0, 60.0):
            now[0] = 100.0 + seconds
            paces.append(app.pace())
        scene.moving = True
        assert [*paces, app.pace()] == [60, 30, 15, 60]


@pytest.mark.parametrize("key", [pygame.K_a, pygame.K_3, pygame.K_KP_3])
def test_a_letter_or_a_digit_that_is_held_counts_once(monkeypatch: pytest.MonkeyPatch, key: int) -> None:
    monkeypatch.setattr(pygame.key, "get_pressed", lambda: {key: True, pygame.K_z: True})
    keys = window.HeldKeys()
    held, undo = (pygame.event.Event(pygame.KEYDOWN, key=one) for one in (key, pygame.K_z))
    assert [keys.repeats(event) for event in (held, held, undo, undo)] == [False, True, False, False]


def test_enter_that_is_held_while_a_scene_is_laid_out_answers_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    down: dict[int, bool] = {pygame.K_RETURN: True, pygame.K_DOWN: True}
    monkeypatch.setattr(pygame.key, "get_pressed", lambda: down)
    keys = window.HeldKeys()
    enter, arrow = (pygame.event.Event(pygame.KEYDOWN, key=key) for key in (pygame.K_RETURN, pygame.K_DOWN))
    assert [keys.repeats(event) for event in (enter, enter, arrow, arrow)] == [False, True, False, False]
    assert not keys.repeats(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN))
    assert [keys.repeats(event) for event in (enter, enter)] == [False, True]
    keys.repeats(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert not keys.repeats(enter)


def test_enter_pressed_and_let_go_between_two_pictures_counts_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.key, "get_pressed", lambda: {pygame.K_RETURN: False})
    keys = window.HeldKeys()
    for _ in range(2):
        assert not keys.repeats(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN))
        assert not keys.repeats(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN))


def test_a_key_that_has_stepped_the_scale_steps_it_no_more_until_it_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.key, "get_pressed", lambda: defaultdict(bool, {pygame.K_EQUALS: True}))
    steps: list[int] = []
    with application() as app:
        app.push(Blank(app))

        def step(by: int) -> None:
            steps.append(by)
            app.set_scale(1.0 + len(steps) / 4)

        monkeypatch.setattr(app, "step_scale", step)
        press(app, *["Ctrl+Shift+="] * 3)
        assert steps == [1]


def test_a_key_that_leads_to_another_scene_counts_no_more_until_it_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    class Counting(Blank):
        keys = 0

        def handle(self, event: pygame.event.Event) -> bool:
            self.keys += event.type == pygame.KEYDOWN
            return True

    class Leading(Counting):
        def handle(self, event: pygame.event.Event) -> bool:
            if event.type == pygame.KEYDOWN:
                app.replace(Counting(app))
            return True

    monkeypatch.setattr(pygame.key, "get_pressed", lambda: defaultdict(bool, {pygame.K_y: True}))
    with application() as app:
        app.push(Leading(app))
        press(app, "Y", "Y", "Y")
        scene = the(Counting, app.top)
        assert scene.keys == 0
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_y, mod=0, unicode="y", scancode=0))
        press(app, "Y", "Y")
        assert scene.keys == 2
