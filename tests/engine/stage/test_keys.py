"""Keys: the notation of a key press, its action, and changes by the player."""

from __future__ import annotations

import pygame
import pytest

from combat.engine import words
from combat.engine.stage.keys import DEFAULTS, Keymap, chords
from combat.engine.stage.paper.keys_scene import FIXED, KeysScene
from combat.games.volume1.table.battle_keys import KEYS
from tests.engine.stage.hands import application, click, key_event, press


def pressed(key: int, mod: int = 0, sign: str = "") -> pygame.event.Event:
    """Return the event of a pressed key, with modifiers and the typed sign."""
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=sign)


@pytest.mark.parametrize(
    ("event", "written"),
    [
        (pressed(pygame.K_z, pygame.KMOD_LCTRL), "Ctrl+Z"),
        (pressed(pygame.K_z, pygame.KMOD_RCTRL | pygame.KMOD_LSHIFT), "Ctrl+Shift+Z"),
        (pressed(pygame.K_RETURN, pygame.KMOD_LCTRL, "\r"), "Ctrl+Enter"),
        (pressed(pygame.K_KP_ENTER), "Enter"),
        (pressed(pygame.K_ESCAPE), "Esc"),
        (pressed(pygame.K_SPACE, 0, " "), "Space"),
        (pressed(pygame.K_TAB, pygame.KMOD_LSHIFT, "\t"), "Shift+Tab"),
        (pressed(pygame.K_PAGEUP), "PgUp"),
        (pressed(pygame.K_F1), "F1"),
        (pressed(pygame.K_LEFT), "Left"),
        (pressed(pygame.K_KP_PLUS, 0, "+"), "+"),
        (pressed(pygame.K_KP7, 0, "7"), "7"),
    ],
)
def test_a_press_is_written_as_on_the_cap(event: pygame.event.Event, written: str) -> None:
    assert chords(event)[0] == written


def test_a_key_without_a_name_means_nothing() -> None:
    assert chords(pressed(0)) == ()
    assert not Keymap().is_(pressed(0), "fullscreen")


def test_a_sign_counts_wherever_it_lies_on_the_keyboard() -> None:
    keys = Keymap()
    american = pressed(pygame.K_EQUALS, pygame.KMOD_LSHIFT, "+")
    german = pressed(pygame.K_PLUS, 0, "+")
    slash = pressed(pygame.K_7, pygame.KMOD_LSHIFT, "/")
    assert keys.is_(american, "zoom-in")
    assert keys.is_(german, "zoom-in")
    assert keys.is_(slash, "find")


def test_a_bare_modifier_is_no_key() -> None:
    assert chords(pressed(pygame.K_LSHIFT, pygame.KMOD_LSHIFT)) == ()
    assert Keymap().action(pressed(pygame.K_LCTRL, pygame.KMOD_LCTRL)) is None


def test_no_key_means_two_things_in_one_situation() -> None:
    keys = Keymap({}, KEYS)
    assert {action: rivals for action in KEYS.defaults if (rivals := keys.rivals(action))} == {}


def test_keys_conflict_on_whatever_sheet_they_stand_if_there_is_a_situation_for_both() -> None:
    keys = Keymap({"place-all": ("L",), "order-hide": ("X",), "order-rally": ("N",), "flare": ("D",)}, KEYS)
    assert keys.rivals("place-all") == {"L": "sight"}
    assert keys.rivals("sight") == {"L": "place-all"}
    assert keys.rivals("order-hide") == {}  # X means something else only where no order is given
    assert keys.rivals("order-rally") == {"N": "next"}
    assert keys.rivals("flare") == {}  # where D would pan, nothing is fired


@pytest.mark.parametrize(("letter", "action"), [("U", "undo"), ("N", "next"), ("H", "order-hide")])
def test_undo_the_next_man_and_hide_have_their_letters_to_themselves(letter: str, action: str) -> None:
    assert [one for one, bound in KEYS.defaults.items() if letter in bound] == [action]


def test_a_changed_key_holds_for_everyone_who_goes_by_the_map() -> None:
    keys = Keymap()
    keys.change({"grid": ("Ctrl+J",)})
    assert keys.is_(key_event("Ctrl+J"), "grid")
    assert not keys.is_(key_event("Ctrl+G"), "grid")
    keys.change({})
    assert keys.is_(key_event("Ctrl+G"), "grid")


def test_changes_lie_over_the_defaults() -> None:
    keys = Keymap({"undo": ("Ctrl+U",)})
    assert keys.label("undo") == "Ctrl+U"
    assert keys.label("redo") == "Ctrl+Y"
    assert keys.action(key_event("Ctrl+U")) == "undo"
    assert keys.action(key_event("Ctrl+Z")) is None


def test_every_action_has_a_key_a_name_and_a_place_on_the_sheet() -> None:
    listed = [action for actions in KEYS.sections.values() for action in actions]
    assert sorted(listed) == sorted(KEYS.defaults)
    assert not set(KEYS.added) & set(DEFAULTS)
    for action in KEYS.defaults:
        assert Keymap({}, KEYS).label(action)
        assert words.has(f"key-{action}")
    for section in KEYS.sections:
        assert words.has(section)


def test_a_key_is_changed_by_choosing_its_line_and_pressing_the_new_one() -> None:
    with application() as app:
        scene = KeysScene(app)
        app.push(scene)
        press(app, "Down")
        action = scene.list.rows[scene.chosen]
        press(app, "Enter")
        assert scene.waiting == action
        press(app, "Ctrl+J")
        assert scene.waiting == ""
        assert app.keys.label(action) == "Ctrl+J"
        press(app, "Del")
        assert app.keys.label(action) == app.keys.defaults[action][0]


def test_a_conflict_with_a_key_of_another_heading_is_told_and_stays_marked() -> None:
    with application() as app:
        app.push(scene := KeysScene(app))
        scene._wait_for("order-evade")
        press(app, "L")
        assert scene._note == words.text("settings-key-taken", key="L", action=words.text("key-sight"))
        assert app.keys.rivals("order-evade") == {"L": "sight"}
        scene._wait_for("order-evade")
        press(app, "X")
        assert scene._note == ""
        assert app.keys.label("order-evade") == "X"


def test_escape_leaves_a_key_as_it_was_and_then_the_sheet() -> None:
    with application() as app:
        app.push(scene := KeysScene(app))
        app.round(0.0)
        place = scene.list.rows.index("undo")
        click(app, scene.list.box(place).center)
        assert scene.waiting == "undo"
        press(app, "Esc")
        assert app.keys.label("undo") == "Ctrl+Z"
        assert app.scenes == [scene]
        press(app, "Esc")
        assert not app.scenes


def test_keys_that_lead_out_cannot_be_given_away() -> None:
    with application() as app:
        app.push(scene := KeysScene(app))
        app.round(0.0)
        for action in FIXED:
            scene.list.show_row(scene.list.rows.index(action))
            app.round(0.0)
            click(app, scene.list.box(scene.list.rows.index(action)).center)
            assert scene.waiting == ""


def test_a_letter_pressed_with_ctrl_is_not_held_until_it_was_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    down: set[int] = set()
    mods = [0]

    class Pressed:
        def __contains__(self, value: object) -> bool:
            return bool(down)

        def __getitem__(self, code: int) -> bool:
            return code in down

    monkeypatch.setattr(pygame.key, "get_pressed", Pressed)
    monkeypatch.setattr(pygame.key, "get_mods", lambda: mods[0])
    with application() as app:
        keymap = app.keys
        down.add(pygame.K_s)
        mods[0] = pygame.KMOD_LCTRL
        assert keymap.held(["pan-down"]) == []
        mods[0] = 0
        assert keymap.held(["pan-down"]) == []
        down.clear()
        assert keymap.held(["pan-down"]) == []
        down.add(pygame.K_s)
        assert keymap.held(["pan-down"]) == ["pan-down"]
        keymap.pressed(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_s, mod=pygame.KMOD_LCTRL))
        assert keymap.held(["pan-down"]) == [], "Ctrl is up again before the first picture"


def test_the_keys_of_a_list_go_through_the_sheet_by_pages_and_to_its_ends() -> None:
    with application() as app:
        app.push(scene := KeysScene(app))
        app.round(0.0)
        last = len(scene.list.rows) - 1
        press(app, "End")
        assert scene.chosen == last
        assert scene.list.rect.contains(scene.list.box(last))
        press(app, "Home")
        assert (scene.chosen, scene.list.offset) == (1, 0)
        press(app, "PgDn")
        page = scene.chosen
        assert page > 3
        press(app, "PgUp")
        assert scene.chosen < page
        for _ in range(last):
            press(app, "PgDn")
        assert scene.chosen == last
