"""A line to type in, and the slip that finds men and hexes by what is typed."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from combat.client.scenes.find import FindScene
from combat.client.widgets.text_entry import TextEntry
from combat.client.window import KEY_REPEAT
from tests.client.hands import application, key_event
from tests.client.sitting import Sitting


def _type(entry: TextEntry, words: str) -> None:
    for letter in words:
        entry.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def entry(said: list[str]) -> Iterator[TextEntry]:
    with application():
        line = TextEntry(said.append, "a hint", limit=8)
        line.place(pygame.Rect(40, 40, 300, 36))
        line.update(0.02)
        yield line
        line.close()


def test_what_is_typed_is_told_letter_by_letter_up_to_the_limit(entry: TextEntry, said: list[str]) -> None:
    _type(entry, "hedgerows")
    assert entry.text == "hedgerow"
    assert said[:3] == ["h", "he", "hed"]


def test_letters_are_taken_away_before_the_cursor(entry: TextEntry) -> None:
    _type(entry, "barn")
    entry.handle(key_event("Left"))
    entry.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode="\b"))
    assert entry.text == "ban"


def test_what_stands_there_already_is_gone_on_with_at_its_end() -> None:
    with application():
        line = TextEntry(lambda _: None, text="hedge")
        line.place(pygame.Rect(40, 40, 300, 36))
        line.update(0.02)
        _type(line, "row")
        assert line.text == "hedgerow"
        line.close()


def test_enter_escape_and_the_arrows_are_left_to_the_scene(entry: TextEntry) -> None:
    assert not any(entry.handle(key_event(key)) for key in ("Enter", "Esc", "Up", "Down", "Tab"))


def test_the_letter_of_the_key_that_opened_it_is_not_typed(said: list[str]) -> None:
    with application():
        line = TextEntry(said.append)
        line.place(pygame.Rect(40, 40, 300, 36))
        _type(line, "/")
        assert line.text == ""


def test_held_keys_repeat_at_the_games_own_pace(entry: TextEntry) -> None:
    assert pygame.key.get_repeat() == KEY_REPEAT
    entry.close()
    assert pygame.key.get_repeat() == KEY_REPEAT


def test_it_is_drawn_with_what_was_typed(entry: TextEntry) -> None:
    window = pygame.display.get_surface()
    assert window is not None
    pictures = []
    for words in ("", "orchard"):
        _type(entry, words)
        entry.update(0.02)
        entry.draw(window)
        pictures.append(pygame.image.tobytes(window, "RGB"))
    assert pictures[0] != pictures[1]


def test_a_slip_finds_a_hex_and_goes_there() -> None:
    sitting = Sitting(size=(1280, 720))
    sitting.app.push(FindScene(sitting.scene))
    sitting.app.round(0.05)
    for letter in "0304":
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    sitting.app.round(0.05)
    scene = sitting.app.top
    assert isinstance(scene, FindScene)
    assert [found.hex for found in scene.matches()] == ["03.04"]
    pygame.event.post(key_event("Enter"))
    sitting.app.round(0.05)
    assert sitting.app.top is sitting.scene
    assert sitting.desk.cursor == "03.04"
