"""Drawn texts are recorded with a flag whether they were cut; long words are hyphenated."""

from __future__ import annotations

import threading

import pygame
import pytest

from combat.engine.stage.drawing import lettered, theme
from combat.engine.stage.drawing.fitted_type import Cut, lines_in
from combat.engine.stage.drawing.hyphens import breaks, broken


def written(words: str, *, room: float | None = None, at: int = 10, clip: int = 200) -> str:
    """Draw a text and return the part that is visible; `room` limits its width in pixels."""
    surface = pygame.Surface((clip, 40))
    with lettered.noted() as seen:
        theme.font("sans", 14).draw(surface, words, (at, 24), theme.INK, room=room)
    return seen[-1].cut


def test_a_text_that_finds_room_is_whole() -> None:
    assert written("Duck Back") == ""
    assert written("Duck Back", room=120) == ""


def test_a_text_that_is_shortened_or_reaches_out_of_its_surface_is_cut() -> None:
    assert written("Duck Back", room=30) == "short"
    assert written("Duck Back", at=170) == "aside"


def test_a_line_half_out_of_sight_is_cut_unless_it_can_be_scrolled() -> None:
    surface = pygame.Surface((200, 40))
    with lettered.noted() as seen:
        theme.font("sans", 14).draw(surface, "Duck Back", (10, 44), theme.INK)
        with lettered.scrolling():
            theme.font("sans", 14).draw(surface, "Duck Back", (10, 44), theme.INK)
    assert [line.cut for line in seen] == ["below", ""]


def test_nothing_is_noted_while_nobody_watches() -> None:
    with lettered.noted() as seen:
        pass
    theme.font("sans", 14).draw(pygame.Surface((50, 20)), "Duck Back", (0, 10), theme.INK)
    assert not seen
    assert not lettered.watched()


def test_what_another_thread_letters_meanwhile_is_not_noted() -> None:
    box, surface = pygame.Rect(0, 0, 10, 10), pygame.Surface((20, 20))
    elsewhere = threading.Thread(target=lettered.note, args=("14.12", "14.12", box, surface))
    with lettered.noted() as seen:
        elsewhere.start()
        elsewhere.join()
        lettered.note("Duck Back", "Duck Back", box, surface)
    assert [line.text for line in seen] == ["Duck Back"]


@pytest.mark.parametrize(
    ("word", "parts"),
    [
        ("Unterdrückungsfeuer", "Unter-drü-ckungs-feuer"),
        ("recuperación", "recu-pe-ra-ción"),
        ("Truppenqualitätscheck", "Trup-pen-qua-li-täts-check"),
        ("Rauchgranate", "Rauch-gra-nate"),
        ("Sprint", "Sprint"),
    ],
)
def test_a_word_is_broken_between_its_syllables(word: str, parts: str) -> None:
    places = breaks(word)
    assert "".join(f"-{letter}" if place in places else letter for place, letter in enumerate(word)) == parts


def test_a_word_wider_than_its_line_goes_on_in_the_next_one() -> None:
    face = theme.font("sans", 14)
    room = face.width("Unterdrückungs-") + 2
    lines = face.wrap("Langsames Unterdrückungsfeuer", room)
    assert lines == ["Langsames", "Unterdrückungs-", "feuer"]
    assert all(face.width(line) <= room for line in lines)


def test_no_line_begins_with_the_dot_between_two_things() -> None:
    face, rows = theme.font("sans", 14), ["Hill ·", "Farm ·", "Church"]
    assert face.wrap("Hill · Farm · Church", max(map(face.width, rows))) == rows


def test_type_gets_smaller_before_it_goes_into_another_line() -> None:
    large: Cut = ("sans", 17, 700)
    small: Cut = ("sans", 13, 700)
    room = theme.font("sans", 13, 700).width("Suppressive Fire")
    assert lines_in("Suppressive Fire", room, 2, large, small)[1] == ["Suppressive Fire"]
    assert lines_in("Suppressive Fire", room * 0.8, 2, large, small)[1] == ["Suppressive", "Fire"]


def test_a_compound_is_broken_at_its_seam_before_a_vowel() -> None:
    assert broken("Artillerieanforderung", 14) == ("Artillerie-", "anforderung")
    assert broken("Artillerieanforderung", 6) == ("Arti-", "llerieanforderung")
    assert broken("Artillerie", 8) == ("Artille-", "rie")
