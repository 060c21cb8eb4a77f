"""The text entry, and the search for men and hexes by typed text."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from combat.engine.stage.drawing import theme
from combat.engine.stage.widgets.text_entry import TextEntry
from combat.engine.stage.window import KEY_REPEAT
from combat.engine.tabletop.scene.find_scene import FindScene
from tests.engine.stage.hands import application, key_event
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Table

RECT = pygame.Rect(40, 40, 300, 36)


def _type(entry: TextEntry, words: str) -> None:
    for letter in words:
        entry.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))


def _compose(entry: TextEntry, words: str) -> None:
    entry.handle(pygame.event.Event(pygame.TEXTEDITING, text=words, start=len(words), length=0))


def _press(entry: TextEntry, *keys: str) -> list[bool]:
    return [entry.handle(key_event(key)) for key in keys]


def _mouse(entry: TextEntry, kind: int, x: int, y: int = RECT.centery) -> bool:
    if kind == pygame.MOUSEMOTION:
        return entry.handle(pygame.event.Event(kind, pos=(x, y), rel=(1, 0), buttons=(1, 0, 0)))
    return entry.handle(pygame.event.Event(kind, pos=(x, y), button=1))


def _click(entry: TextEntry, x: int) -> None:
    _mouse(entry, pygame.MOUSEBUTTONDOWN, x)
    _mouse(entry, pygame.MOUSEBUTTONUP, x)


def _picture(entry: TextEntry) -> bytes:
    window = pygame.display.get_surface()
    assert window is not None
    window.fill(theme.FORM)
    entry.draw(window)
    return pygame.image.tobytes(window.subsurface(RECT), "RGB")


@pytest.fixture
def said() -> list[str]:
    """Return an empty list for the texts that are entered."""
    return []


@pytest.fixture
def entry(said: list[str]) -> Iterator[TextEntry]:
    """Yield a text entry of at most eight characters."""
    with application():
        line = TextEntry(said.append, "a hint", limit=8)
        line.place(RECT)
        line.update(0.02)
        yield line
        line.close()


def test_what_is_typed_is_told_letter_by_letter_up_to_the_limit(entry: TextEntry, said: list[str]) -> None:
    _type(entry, "hedgerows")
    assert entry.text == "hedgerow"
    assert said[:3] == ["h", "he", "hed"]


def test_letters_are_taken_away_before_the_caret(entry: TextEntry) -> None:
    _type(entry, "barn")
    _press(entry, "Left", "Backspace")
    assert entry.text == "ban"


def test_what_stands_there_already_is_gone_on_with_at_its_end() -> None:
    with application():
        line = TextEntry(lambda _: None, text="hedge")
        line.place(RECT)
        line.update(0.02)
        _type(line, "row")
        assert line.text == "hedgerow"
        line.close()


def test_keys_that_write_nothing_are_left_to_the_scene(entry: TextEntry) -> None:
    _type(entry, "barn")
    assert not any(_press(entry, "Enter", "Esc", "Tab", "Up", "Down", "PgUp", "F1", "Ctrl+K", "Alt+Left", "Alt+D"))
    assert all(_press(entry, "A", "Space", "/", "Left", "Shift+Left", "Ctrl+Left", "Home", "End", "Del", "Ctrl+A"))
    assert entry.text == "barn"


def test_in_an_empty_line_there_is_nowhere_to_go(entry: TextEntry) -> None:
    assert not any(_press(entry, "Left", "Right", "Home", "End", "Backspace", "Del"))


def test_the_letter_of_the_key_that_opened_it_is_not_typed(said: list[str]) -> None:
    with application():
        line = TextEntry(said.append)
        line.place(RECT)
        _type(line, "/")
        assert line.text == ""


def test_held_keys_repeat_at_the_games_own_pace(entry: TextEntry) -> None:
    assert pygame.key.get_repeat() == KEY_REPEAT


def test_marked_text_goes_to_the_clipboard_and_back(entry: TextEntry) -> None:
    _type(entry, "barn")
    _press(entry, "Shift+Left", "Shift+Left", "Ctrl+C", "End", "Ctrl+V")
    assert entry.text == "barnrn"
    _press(entry, "Shift+Home", "Ctrl+X", "Ctrl+V", "Ctrl+V")
    assert entry.text == "barnrnba"
    assert pygame.scrap.get_text() == "barnrn"


def test_the_older_keys_for_the_clipboard_work_too(entry: TextEntry) -> None:
    _type(entry, "barn")
    _press(entry, "Ctrl+A", "Ctrl+Insert", "Shift+Del", "Shift+Insert", "Shift+Insert")
    assert entry.text == "barnbarn"


def test_what_is_pasted_is_one_line(entry: TextEntry) -> None:
    pygame.scrap.put_text("a\nb\tc\x1b")
    _press(entry, "Ctrl+V")
    assert entry.text == "a b c"


def test_a_shortcut_is_known_by_its_place_on_a_keyboard_of_other_letters(entry: TextEntry) -> None:
    _type(entry, "barn")
    a_in_russian = pygame.event.Event(
        pygame.KEYDOWN, key=0x444, mod=pygame.KMOD_LCTRL, unicode="", scancode=pygame.KSCAN_A
    )
    assert entry.handle(a_in_russian)
    _type(entry, "x")
    assert entry.text == "x"


def test_changes_are_taken_back_and_made_again(entry: TextEntry, said: list[str]) -> None:
    _type(entry, "a wall")
    _press(entry, "Ctrl+Z", "Ctrl+Z", "Ctrl+Y", "Ctrl+Shift+Z", "Ctrl+Z")
    assert said[6:] == ["a ", "", "a ", "a wall", "a "]


def test_what_an_input_method_composes_is_shown_and_written_when_it_is_done(entry: TextEntry, said: list[str]) -> None:
    _type(entry, "no")
    plain = _picture(entry)
    _compose(entry, "e")
    assert (entry.text, said[-1]) == ("no", "no")
    assert _picture(entry) != plain
    assert all(_press(entry, "Enter", "Esc", "Left", "Backspace"))
    entry.handle(pygame.event.Event(pygame.TEXTINPUT, text="é"))
    assert (entry.text, said[-1]) == ("noé", "noé")
    assert not any(_press(entry, "Enter", "Esc"))


def test_what_is_composed_and_given_up_leaves_nothing(entry: TextEntry) -> None:
    _type(entry, "no")
    _compose(entry, "e")
    _compose(entry, "")
    assert not any(_press(entry, "Enter"))
    _compose(entry, "e")
    entry.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert not any(_press(entry, "Enter"))
    assert entry.text == "no"


def test_a_click_sets_the_caret_and_dragging_marks(entry: TextEntry) -> None:
    _type(entry, "barn")
    _click(entry, RECT.right - 5)
    _type(entry, "s")
    _mouse(entry, pygame.MOUSEBUTTONDOWN, RECT.right - 20)
    _mouse(entry, pygame.MOUSEMOTION, RECT.x - 30)
    _mouse(entry, pygame.MOUSEBUTTONUP, RECT.x - 30)
    assert entry.text == "barns"
    _type(entry, "x")
    assert entry.text == "x"
    _click(entry, RECT.x + 2)
    _type(entry, "y")
    assert entry.text == "yx"


def test_each_click_falls_between_the_two_nearest_letters(entry: TextEntry) -> None:
    left, step = RECT.x + theme.px(9), theme.font("typewriter", 17).width("i")
    for place in range(8):
        for beside in (-0.3, 0.3):
            entry.text = "iiiiiii"
            entry.update(1.0)
            _click(entry, round(left + (place + beside) * step))
            _type(entry, "|")
            assert entry.text.index("|") == place


def test_two_clicks_mark_a_word_and_three_the_line() -> None:
    with application():
        line = TextEntry(lambda _: None, text="the old barn")
        line.place(RECT)
        line.update(0.02)
        x = round(RECT.x + theme.px(9) + theme.font("typewriter", 17).width("the ol"))
        for clicks, left in ((2, "the _ barn"), (3, "_")):
            line.text = "the old barn"
            line.update(1.0)
            for _ in range(clicks):
                _click(line, x)
                line.update(0.1)
            _type(line, "_")
            assert line.text == left
        line.close()


def test_clicks_outside_are_not_its_own(entry: TextEntry) -> None:
    assert not _mouse(entry, pygame.MOUSEBUTTONDOWN, RECT.x + 4, RECT.bottom + 4)
    assert not _mouse(entry, pygame.MOUSEBUTTONUP, RECT.x + 4)


def test_the_caret_blinks_and_stands_still_when_nothing_was_typed_for_long(entry: TextEntry) -> None:
    _type(entry, "barn")
    shown = _picture(entry)
    assert not entry.update(0.3)
    assert entry.update(0.3)
    assert _picture(entry) != shown
    assert entry.update(10.0)
    assert _picture(entry) == shown
    assert not any(entry.update(0.3) for _ in range(9))


def test_a_long_text_moves_so_that_the_caret_is_seen() -> None:
    with application():
        line = TextEntry(lambda _: None, text="w" * 50)
        line.place(RECT)
        line.update(0.02)
        end = _picture(line)
        line.handle(key_event("Home"))
        begin = _picture(line)
        assert end != begin
        line.handle(key_event("End"))
        assert _picture(line) == end
        line.close()


def test_the_hint_stands_only_in_an_empty_line(entry: TextEntry) -> None:
    hinted = _picture(entry)
    entry.hint = ""
    assert _picture(entry) != hinted
    _type(entry, "b")
    typed = _picture(entry)
    entry.hint = "a hint"
    assert _picture(entry) == typed


def test_a_sign_that_a_shortcut_types_is_not_written() -> None:
    sitting = Sitting(size=(1280, 720))
    sitting.app.push(FindScene(sitting.app, sitting.scene))
    sitting.app.round(0.05)
    scene = sitting.app.top
    assert isinstance(scene, FindScene)
    for chord, sign, stands in (
        (pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, "+", ""),
        (pygame.KMOD_LALT, "f", ""),
        (pygame.KMOD_LCTRL | pygame.KMOD_RALT, "@", "@"),
        (pygame.KMOD_NONE, "b", "@b"),
    ):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_5, mod=chord, unicode=sign, scancode=0))
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=sign))
        sitting.app.round(0.05)
        assert scene.entry.text == stands


def test_a_slip_finds_a_hex_and_goes_there() -> None:
    sitting = Sitting(size=(1280, 720))
    sitting.app.push(FindScene(sitting.app, sitting.scene))
    sitting.app.round(0.05)
    for letter in "0304":
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    sitting.app.round(0.05)
    scene = sitting.app.top
    assert isinstance(scene, FindScene)
    assert [found.place for found in scene.matches()] == ["03.04"]
    pygame.event.post(key_event("Enter"))
    sitting.app.round(0.05)
    assert sitting.app.top is sitting.scene
    assert sitting.desk.input.cursor == "03.04"


def test_a_slip_takes_the_apostrophe_of_the_keyboard_for_that_of_a_name() -> None:
    table = Table("oconnell 03.03 idle", "graf 09.09 guard")
    sitting = Sitting(state=table.state, size=(1280, 720))
    sitting.app.push(FindScene(sitting.app, sitting.scene))
    sitting.app.round(0.05)
    scene = sitting.app.top
    assert isinstance(scene, FindScene)
    _type(scene.entry, "o'connell")
    assert [found.piece for found in scene.matches()] == [table.ids["oconnell"]]
