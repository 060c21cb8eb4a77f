"""Play by gamepad: each button and stick on sheets and at a table; gamepads that connect and disconnect."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame
import pytest

from combat.engine.stage.app import App
from combat.engine.stage.keys import chords
from combat.engine.stage.paper.dialog import Confirm, Message
from combat.engine.stage.paper.keys_scene import KeysScene
from combat.engine.stage.paper.settings_scene import SettingsScene
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.stage.scene import Scene
from combat.engine.stage.settings import Settings
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text
from combat.engine.words.key_names import cap_name
from tests.engine.stage.hands import application, click, press
from tests.engine.stage.pad.pad_buttons import Pad
from tests.narrowing import the


class Listener(Scene):
    """Scene that records its input."""

    def __init__(self, app: Stage, *, steers: bool) -> None:
        super().__init__(app)
        self.steers = self.pans = steers
        self.told: list[str] = []
        self.keys: list[str] = []

    def handle(self, event: pygame.event.Event) -> bool:
        """Record actions and keys of a key press; return True."""
        if event.type == pygame.KEYDOWN:
            self.told += [*getattr(event, "actions", ())]
            self.keys += chords(event)
        return True


@pytest.fixture
def app() -> Iterator[App]:
    """Yield an application without scenes."""
    with application() as found:
        yield found


@pytest.fixture
def pad(app: App) -> Pad:
    """Return a gamepad of the application."""
    return Pad(lambda: app.round(0.02))


def listen(app: App, *, steers: bool) -> Listener:
    """Open a scene that records the input; return it."""
    listener = Listener(app, steers=steers)
    app.push(listener)
    return listener


@pytest.mark.parametrize(
    ("button", "action"),
    [
        ("A", "accept"),
        ("B", "cancel"),
        ("X", "offer"),
        ("Y", "recap"),
        ("LB", "previous"),
        ("RB", "next"),
        ("LT", "zoom-out"),
        ("RT", "zoom-in"),
        ("Start", "menu"),
        ("Select", "log"),
        ("LS", "centre"),
        ("RS", "fit-board"),
        ("Up", "cursor-up"),
        ("Down", "cursor-down"),
        ("Left", "cursor-left"),
        ("Right", "cursor-right"),
        ("Up+Left", "cursor-up-left"),
        ("Up+Right", "cursor-up-right"),
        ("Down+Left", "cursor-down-left"),
        ("Down+Right", "cursor-down-right"),
    ],
)
def test_a_button_does_its_action_at_a_table(app: App, pad: Pad, button: str, action: str) -> None:
    listener = listen(app, steers=True)
    pad.press(button)
    app.round(0.1)
    assert listener.told == [action]


@pytest.mark.parametrize(
    ("button", "key"),
    [
        ("A", "Enter"),
        ("B", "Esc"),
        ("X", "Space"),
        ("LB", "Shift+Tab"),
        ("RB", "Tab"),
        ("LT", "PgUp"),
        ("RT", "PgDn"),
        ("Up", "Up"),
        ("Left", "Left"),
        ("Y", "F7"),
        ("Start", "Pause"),
    ],
)
def test_a_button_is_a_key_on_a_sheet(app: App, pad: Pad, button: str, key: str) -> None:
    listener = listen(app, steers=False)
    pad.press(button)
    assert listener.keys == [key]


def test_the_left_stick_moves_the_cursor_calmly_and_stops_when_it_is_let_go(app: App, pad: Pad) -> None:
    listener = listen(app, steers=True)
    pad.stick(0.7, -0.7)
    for _ in range(10):
        app.round(0.02)
    assert listener.told == ["cursor-up-right"]
    assert app.pace() == 60
    for _ in range(20):
        app.round(0.02)
    assert set(listener.told) == {"cursor-up-right"}
    assert 2 <= len(listener.told) <= 4
    pad.stick(0.0, 0.0)
    told = len(listener.told)
    for _ in range(40):
        app.round(0.02)
    assert len(listener.told) == told


def test_the_right_stick_pulls_a_board_and_nothing_else(app: App, pad: Pad) -> None:
    listen(app, steers=True)
    pad.lean(0.1, 0.1)
    assert app.keys.lean == (0.0, 0.0)
    pad.lean(1.0, 0.0)
    assert app.keys.lean[0] == pytest.approx(1.0)
    listen(app, steers=False)
    app.round(0.02)
    assert app.keys.lean == (0.0, 0.0)


def test_the_dead_zone_of_the_settings_holds_at_once(app: App, pad: Pad) -> None:
    listen(app, steers=True)
    pad.lean(0.4, 0.0)
    assert app.keys.lean != (0.0, 0.0)
    app.settings.dead_zone = 0.5
    app.apply_settings()
    app.round(0.02)
    assert app.keys.lean == (0.0, 0.0)


def test_a_trigger_counts_once_a_pull_and_zooms_on_while_it_is_held(app: App, pad: Pad) -> None:
    listener = listen(app, steers=True)
    for pulled in (0.3, 0.6, 0.45, 0.6):
        pad.axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, pulled)
    assert listener.told == ["zoom-in"]
    for _ in range(40):
        app.round(0.02)
    assert len(listener.told) > 3
    pad.axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 0.0)
    told = len(listener.told)
    for _ in range(40):
        app.round(0.02)
    assert len(listener.told) == told


def test_a_button_that_is_held_answers_no_second_time(app: App, pad: Pad) -> None:
    listener = listen(app, steers=True)
    pad.down("A")
    for _ in range(60):
        app.round(0.02)
    assert listener.told == ["accept"]


# -- sheets -----------------------------------------------------------------------------------------------------


def test_a_dialog_is_answered_by_its_lit_button_by_another_one_or_left(app: App, pad: Pad) -> None:
    listen(app, steers=True)
    said: list[str] = []

    def ask() -> None:
        app.push(Confirm(app, "Sure?", ["Really?"], "Yes", lambda: said.append("yes")))

    ask()
    pad.press("A")
    assert said == ["yes"]
    ask()
    pad.press("B")
    ask()
    pad.press("RB", "RB", "A")
    assert said == ["yes"]
    ask()
    pad.press("RB", "RB", "Right", "A")
    assert said == ["yes", "yes"]
    assert len(app.scenes) == 1


def test_sliders_rows_and_boxes_of_the_settings_are_reached_and_changed(app: App, pad: Pad) -> None:
    listen(app, steers=False)
    app.push(SettingsScene(app))
    sheet = the(SettingsScene, app.top)
    ticked = app.settings.grid
    for _ in range(60):
        pad.press("Down")
        if sheet.group.focused is sheet._volume:
            volume = app.settings.volume
            pad.press("Left", "Left")
            assert app.settings.volume == pytest.approx(volume - 0.1)
        if sheet.group.focused is sheet._pace:
            pace = app.settings.pace
            pad.press("Right")
            assert app.settings.pace != pace
        if sheet.group.focused is sheet._window[2]:
            pad.press("A")
            break
    assert app.settings.grid is not ticked
    assert app.top is sheet
    pad.press("B")
    assert app.top is not sheet


def test_a_name_that_is_proposed_is_taken(app: App, pad: Pad) -> None:
    listen(app, steers=False)
    said: list[str] = []
    app.push(WriteSlip(app, "Name", "The barn", lambda words: said.append(words) or ""))  # type: ignore[func-returns-value]
    app.round(0.02)
    pad.press("A")
    assert said == ["The barn"]


# -- buttons changed ----------------------------------------------------------------------------------------------


def change(app: App, pad: Pad, action: str, button: str) -> KeysScene:
    """Assign an action to another button on the sheet of keys; return the sheet."""
    sheet = KeysScene(app)
    app.push(sheet)
    for _ in range(len(sheet.list.rows)):
        if sheet.list.rows[sheet.chosen] == action:
            break
        pad.press("Down")
    pad.press("A")
    assert sheet.waiting == action
    pad.press(button)
    assert not sheet.waiting
    return sheet


def test_a_button_is_changed_on_the_sheet_of_the_keys_and_kept(app: App, pad: Pad) -> None:
    listener = listen(app, steers=True)
    sheet = change(app, pad, "undo", "P1")
    pad.press("B")
    assert Settings.load().buttons == {"undo": ("P1",)}
    pad.press("P1")
    assert listener.told == ["undo"]
    app.push(sheet)
    sheet._reset.use()
    app.pop()
    pad.press("P1")
    assert listener.told == ["undo"]


def test_a_button_with_two_meanings_is_told_of(app: App, pad: Pad) -> None:
    listen(app, steers=True)
    sheet = change(app, pad, "undo", "Y")
    assert sheet._note == text("settings-key-taken", key="Y", action=text("key-recap"))


@pytest.mark.parametrize("button", ["A", "Up"])
def test_buttons_that_lead_through_sheets_cannot_be_changed(app: App, pad: Pad, button: str) -> None:
    listen(app, steers=True)
    sheet = change(app, pad, "undo", button)
    assert app.settings.buttons == {}
    assert button in sheet._note or text("cap-up") in sheet._note


def test_the_way_out_of_changing_a_button_is_b_and_a_key_may_be_given_instead(app: App, pad: Pad) -> None:
    listen(app, steers=True)
    sheet = change(app, pad, "undo", "B")
    assert (app.settings.buttons, sheet._note) == ({}, "")
    pad.press("A")
    press(app, "J")
    assert app.settings.keys["undo"][0] == "J"


# -- what stands on caps ------------------------------------------------------------------------------------------


def test_caps_follow_what_was_used_last(app: App, pad: Pad) -> None:
    listen(app, steers=True)
    button = Button("Fire", lambda: None, "Enter")
    wide = button.width()
    assert cap_name("Enter") == "Enter"
    pad.press("LB")
    assert [cap_name(chord) for chord in ("Enter", "Esc", "Tab", "Ctrl+L", "Ctrl+S")] == ["A", "B", "RB", "Select", ""]
    assert app.keys.named("accept") == "A"
    assert button.width() < wide
    press(app, "J")
    assert (cap_name("Enter"), app.keys.named("accept"), button.width()) == ("Enter", "Enter", wide)
    pad.press("LB")
    click(app, (5, 5))
    assert cap_name("Enter") == "Enter"


def test_a_stick_that_trembles_at_rest_takes_the_caps_from_no_keyboard(app: App, pad: Pad) -> None:
    listen(app, steers=True)
    pad.stick(0.1, -0.05)
    pad.axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 0.1)
    assert cap_name("Enter") == "Enter"


# -- pads that come and go ----------------------------------------------------------------------------------------


def gone(app: App) -> None:
    """Disconnect the gamepad and run a round."""
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0))
    app.round(0.02)


def told(app: App) -> Sequence[str]:
    """Return the lines of the message on top."""
    return the(Message, app.top).lines


def test_a_pad_that_is_pulled_out_lets_everything_go_and_is_told_of_once(app: App, pad: Pad) -> None:
    listener = listen(app, steers=True)
    pad.press("RB")
    pad.down("RT", "Right")
    pad.lean(1.0, 0.0)
    gone(app)
    assert told(app) == (text("pad-gone"),)
    assert cap_name("Enter") == "Enter"
    press(app, "Enter")
    before = list(listener.told)
    for _ in range(60):
        app.round(0.02)
    assert (listener.told, app.keys.lean) == (before, (0.0, 0.0))
    gone(app)
    assert app.top is listener


def test_a_pad_that_nobody_plays_with_goes_in_silence(app: App, pad: Pad) -> None:
    listener = listen(app, steers=True)
    pad.press("RB")
    press(app, "J")
    gone(app)
    assert app.top is listener


def test_a_pad_that_is_plugged_in_again_goes_on_where_the_other_was(app: App, pad: Pad) -> None:
    listener = listen(app, steers=True)
    pad.press("RB")
    gone(app)
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=99))
    app.round(0.02)
    pad.press("A")
    assert app.top is listener
    pad.press("LB")
    assert listener.told == ["next", "previous"]


def test_pads_are_listened_to_only_while_the_setting_says_so(app: App, pad: Pad) -> None:
    listener = listen(app, steers=True)
    app.settings.pad = False
    app.apply_settings()
    pad.press("A")
    assert listener.told == []
    app.settings.pad = True
    app.apply_settings()
    pad.press("A")
    assert listener.told == ["accept"]
