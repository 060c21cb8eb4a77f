"""Settings are saved as a whole, read leniently, and applied at once."""

from __future__ import annotations

import itertools
import json
import os
from itertools import product
from pathlib import Path

import pygame
import pytest

from combat.engine import words
from combat.engine.kernel.record import replace
from combat.engine.stage import window_scale
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import SQUEEZE
from combat.engine.stage.paper.settings_scene import SettingsScene
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.stage.scene import Scene
from combat.engine.stage.settings import CAMERAS, Settings, settings_file
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.choice import CheckBox, Choice
from combat.engine.words import text
from combat.games.volume1.scenes.menu_scene import MenuScene
from combat.games.volume1.table.battle_settings import AFTER_ORDER, DUCK_BACK, MAP_EDITOR, NEXT_MAN, ONE_ANSWER, WISHES
from tests.engine.stage.hands import application, click, point, press
from tests.narrowing import the
from tests.sampled import sample


def test_what_is_stored_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    changed = Settings(scale=1.5, pace="fast", fullscreen=True, volume=0.25, keys={"undo": ("Ctrl+U", "U")})
    assert changed.save(path) == ""
    assert Settings.load(path) == changed
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_a_missing_or_broken_file_leaves_the_defaults(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    assert replace(Settings.load(path), broken="") == Settings()
    for broken in ("", "{", "[]", "null", '"scale"', "\0", "[" * 100_000, '{"keys": {"undo": [[[[]]]]}, "x": NaN}'):
        path.write_text(broken, encoding="utf-8")
        assert replace(Settings.load(path), broken="") == Settings()


class Leaving(Scene):
    """A scene that ends the program."""

    def update(self, dt: float) -> None:
        """Quit the application."""
        self.app.quit()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw nothing."""
        pass


@pytest.mark.parametrize("broken", ["", "{", "\0", "[" * 100_000, '{"scale": ' + "9" * 5_000 + "}", "pipe", "device"])
def test_settings_that_cannot_be_read_are_told_of_once_and_put_aside_when_others_are_stored(
    broken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    if broken == "pipe":
        os.mkfifo(path)
    elif broken == "device":
        path.symlink_to("/dev/zero")
    else:
        path.write_text(broken)
    aside = path.with_name("settings.json.bad")
    try:
        with application() as app:
            assert replace(app.settings, broken="") == Settings()
            said: list[str] = []
            monkeypatch.setattr(app, "warn", said.append)
            app.run(Leaving)
            (told,) = said
            assert told.startswith(f"{path}: cannot be read (")
            app.settings.pace = "fast"
            assert app.settings.save() == ""
            assert Settings.load().pace == "fast"
            assert broken in ("pipe", "device") or aside.read_text() == broken
            assert app.settings.save() == ""
            assert sorted(file.name for file in path.parent.iterdir()) == ["settings.json", "settings.json.bad"]
    finally:
        path.unlink(missing_ok=True)
        aside.unlink(missing_ok=True)


def test_unknown_names_and_values_of_the_wrong_kind_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    stored = {"scale": "big", "pace": "warp", "fullscreen": 1, "volume": -3, "tooltip_delay": 1, "moustache": True}
    path.write_text(json.dumps(stored | {"keys": {"undo": ["Ctrl+U"], "redo": 7}}), encoding="utf-8")
    found = Settings.load(path)
    assert found == Settings(tooltip_delay=1.0, keys={"undo": ("Ctrl+U",)})


def test_what_a_title_adds_stands_among_the_others_and_what_another_added_stays(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    stored = {"pace": "fast", "duck_back": "always", "one_answer": "whenever", "of_another": "game", "x": "y" * 500}
    path.write_text(json.dumps(stored), encoding="utf-8")
    found = Settings.load(path)
    assert (found.wish(DUCK_BACK), found.wish(ONE_ANSWER)) == ("always", ONE_ANSWER.usual)
    found.wishes[ONE_ANSWER.name] = "asked"
    assert found.save(path) == ""
    again = json.loads(path.read_text(encoding="utf-8"))
    assert (again["duck_back"], again["one_answer"], again["of_another"]) == ("always", "asked", "game")
    assert not {"x", "wishes"} & set(again)


def test_each_wish_of_the_title_is_chosen_on_the_sheet_and_kept() -> None:
    with application() as app:
        for wish in (each for each in WISHES if each.words):
            app.push(scene := SettingsScene(app))
            app.round(0.0)
            words = tuple(map(text, wish.words.values()))
            (choice,) = (each for each in scene.group.widgets if isinstance(each, Choice) and each.labels == words)
            scene.group.focus(choice)
            press(app, "Right" if wish.usual == wish.values[0] else "Left", "Esc")
            kept = json.loads(settings_file().read_text(encoding="utf-8"))[wish.name]
            assert kept == app.settings.wish(wish) != wish.usual


def test_a_text_of_the_players_own_is_written_on_a_slip_and_kept() -> None:
    with application() as app:
        app.push(scene := SettingsScene(app))
        app.round(0.0)
        button = next(each for each in scene.group.widgets if isinstance(each, Button) and each.label == "Tiled")
        button.use()
        app.round(0.0)
        slip = the(WriteSlip, app.top)
        slip.entry.text = "/opt/tiled/bin/tiled --new-instance"
        press(app, "Enter")
        assert app.top is scene and button.label == "/opt/tiled/bin/tiled --new-instance"
        press(app, "Esc")
        assert Settings.load().wish(MAP_EDITOR) == "/opt/tiled/bin/tiled --new-instance"


def test_a_folder_that_cannot_be_written_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "in-the-way").write_text("a file where a folder should be", encoding="utf-8")
    fault = Settings().save(tmp_path / "in-the-way" / "settings.json")
    assert "in-the-way" in fault
    assert "\n" not in fault


def test_pace_is_changed_by_keys_and_kept_when_the_sheet_is_left() -> None:
    with application() as app:
        app.push(SettingsScene(app))
        press(app, "Tab", "Tab", "Tab", "Tab", "Right", "Esc")
        assert app.settings.pace == "fast"
        assert not app.scenes
        assert json.loads(settings_file().read_text(encoding="utf-8"))["pace"] == "fast"


def test_the_size_changes_at_once_and_goes_back_to_the_window() -> None:
    with application((1920, 1080)) as app:
        app.push(scene := SettingsScene(app))
        app.round(0.0)
        assert theme.scale() == pytest.approx(1.2)
        press(app, "Tab", "Right", "Right")
        assert theme.scale() == pytest.approx(1.3)
        assert app.settings.scale == pytest.approx(1.3)
        fits = next(widget for widget in scene.group.widgets if isinstance(widget, CheckBox))
        assert not fits.value
        click(app, fits.rect.center)
        assert theme.scale() == pytest.approx(1.2)
        assert app.settings.scale == 0


@pytest.mark.parametrize(
    ("size", "over"), sample(list(product([(1280, 720), (1600, 900), (1920, 1080), (3840, 2160)], [True, False])), 3)
)
def test_at_the_largest_size_every_line_can_be_reached(size: tuple[int, int], over: bool) -> None:
    with application(size, window_scale.largest_scale(size)) as app:
        app.push(scene := SettingsScene(app, over=over))
        app.round(0.0)
        widgets = scene.group.widgets
        assert not any(one.rect.colliderect(other.rect) for one, other in itertools.combinations(widgets[:-3], 2))
        for widget in widgets:
            press(app, "Tab")
            assert scene.group.focused is widget
            assert app.surface.get_rect().contains(widget.rect)
            assert widget in widgets[-3:] or scene._body.contains(widget.rect)


def test_a_line_that_is_scrolled_out_of_the_sheet_takes_no_click() -> None:
    with application((1280, 720), window_scale.largest_scale((1280, 720))) as app:
        app.push(scene := SettingsScene(app))
        app.round(0.0)
        first, last = scene.group.widgets[0], the(CheckBox, scene.group.widgets[-4])
        assert not scene._body.contains(last.rect)
        before = last.value
        scene._scroll(10_000)
        assert scene._body.contains(last.rect)
        assert not scene._body.contains(first.rect)
        click(app, last.rect.center)
        assert last.value is not before
        scene._scroll(-10_000)
        click(app, last.rect.center)
        assert last.value is not before


def test_the_camera_is_chosen_on_the_sheet_and_kept_and_a_note_tells_what_each_does() -> None:
    with application() as app:
        app.push(scene := SettingsScene(app))
        app.round(0.0)
        labels = tuple(text(f"camera-{camera}") for camera in CAMERAS)
        (choice,) = (each for each in scene.group.widgets if isinstance(each, Choice) and each.labels == labels)
        assert app.settings.camera == "gentle"
        point(app, choice.rect.center)
        app.round(1.0)
        assert scene._notes.shown
        assert len(choice.tip) == 1 + len(CAMERAS)
        scene.group.focus(choice)
        press(app, "Right", "Esc")
        assert Settings.load().camera == "follow"
    assert Settings.load().camera in CAMERAS


def test_a_setting_is_explained_where_the_pointer_rests_on_its_row() -> None:
    with application() as app:
        app.push(scene := SettingsScene(app))
        app.round(0.0)
        pace, box = scene._pace, scene._seen[1]
        point(app, (scene._body.x + 4, pace.rect.centery))
        app.round(1.0)
        assert scene._notes.shown
        assert pace.tip == (text("settings-pace"), text("settings-pace-tip"))
        assert box.tip == (text("settings-reduced-motion"), text("settings-reduced-motion-tip"))
        explained = {message for message, widget, _ in scene._lines if widget.tip}
        assert {wish.name.replace("_", "-") for wish in (DUCK_BACK, ONE_ANSWER, NEXT_MAN, AFTER_ORDER)} <= explained


def test_a_camera_that_nobody_knows_is_left_at_the_usual(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"camera": "drunk", "pace": ["fast"]}', encoding="utf-8")
    assert Settings.load(path) == Settings()


def test_every_box_ticks_its_own_setting() -> None:
    with application() as app:
        app.push(scene := SettingsScene(app))
        app.round(0.0)
        scene._scroll(10_000)
        seen = ("high_contrast", "reduced_motion", "captions")
        names = ("minimap", "grid", "edge_scroll", "pad", *seen, "confirm_commit", "confirm_leave", "muted")
        boxes = [widget for widget in scene.group.widgets if isinstance(widget, CheckBox)][2:]
        for name, box in zip(names, boxes, strict=True):
            before = getattr(app.settings, name)
            click(app, box.rect.center)
            assert getattr(app.settings, name) is not before
        app.settings = Settings()
        app.apply_settings()


def test_the_scale_is_told_as_it_is_and_what_finds_no_room_at_it() -> None:
    with application((1280, 720), 1.75) as app:
        app.push(MenuScene(app))
        app.open("settings")
        app.round(0.05)
        sheet = the(SettingsScene, app.top)
        assert sheet._scale_text() == text("settings-scale-value", percent=175)
        assert not sheet._fits.value
        assert sheet._fits.note == text("settings-scale-forms", percent=133)
        app.set_scale(1.2)
        assert (sheet._scale_text(), sheet._fits.note) == (text("settings-scale-value", percent=120), "")


def test_the_key_for_larger_changes_nothing_where_the_window_shows_less_than_is_wanted() -> None:
    with application((1280, 720)) as app:
        app.settings.scale = 1.75
        app.set_scale(1.75)
        app.push(MenuScene(app))
        app.round(0.05)
        app.step_scale(1)
        assert app.settings.scale == 1.75
        app.step_scale(-1)
        assert app.settings.scale == 1.2


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.25), ((1920, 1080), 1.0)])
def test_every_box_is_in_sight_without_scrolling_and_its_label_in_the_usual_type(
    size: tuple[int, int], scale: float
) -> None:
    words.use("de")
    try:
        with application(size, scale) as app:
            app.open("settings")
            app.round(0.0)
            scene = the(SettingsScene, app.top)
            assert all(scene._body.contains(box.rect) for box in scene._boxes)
            assert all(box.width() * SQUEEZE <= box.rect.width for box in scene._boxes)
            assert all(not one.rect.colliderect(other.rect) for one, other in itertools.combinations(scene._boxes, 2))
    finally:
        words.use("en")


def test_all_sounds_are_switched_off_and_on_by_a_key_and_by_a_box(monkeypatch: pytest.MonkeyPatch) -> None:
    loud: list[float] = []
    with application() as app:
        monkeypatch.setattr(app.sounds, "suit", lambda volume, volumes: loud.append(volume))
        app.push(scene := SettingsScene(app))
        app.round(0.0)
        press(app, "Ctrl+Shift+M")
        assert app.settings.muted and Settings.load().muted
        labels = {each.label: each for each in scene.group.widgets if isinstance(each, CheckBox)}
        box = labels[text("settings-muted")]
        assert box.value
        box.use()
        assert not app.settings.muted
        assert loud == [0.0, Settings().volume]


def test_everything_but_language_and_keys_goes_back_to_its_default() -> None:
    with application() as app:
        settings = app.settings
        settings.volume, settings.pace, settings.palette, settings.muted, settings.grid = (
            0.1,
            "fast",
            "deutan",
            True,
            True,
        )
        settings.wishes[DUCK_BACK.name], settings.language, settings.keys = "always", "en", {"grid": ("Ctrl+J",)}
        app.push(scene := SettingsScene(app))
        app.round(0.0)
        buttons = {each.label: each for each in scene.group.widgets if isinstance(each, Button)}
        buttons[text("settings-reset")].use()
        app.round(0.0)
        press(app, "Enter")
        assert app.top is scene
        fresh = Settings()
        changed = ("volume", "pace", "palette", "muted", "grid", "scale", "wishes")
        assert [getattr(settings, name) for name in changed] == [getattr(fresh, name) for name in changed]
        assert (settings.language, settings.keys) == ("en", {"grid": ("Ctrl+J",)})
