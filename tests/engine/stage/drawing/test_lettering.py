"""Letters are drawn on their baseline, whatever accents they have."""

from __future__ import annotations

import struct

import pygame
import pytest

from combat.engine.stage.drawing.artwork import assets_folder
from combat.engine.stage.drawing.lettering import FAMILIES, Role, _strike, face

INK = (0, 0, 0)


def drawn(role: Role, size: float, text: str, *, typed: bool) -> pygame.Rect:
    """Draw a text with its baseline at y = 100; return the bounding box of its ink."""
    paper = pygame.Surface((200, 200))
    paper.fill("white")
    if typed:
        face(role, size).draw_typed(paper, text, (50, 100), INK)
    else:
        face(role, size).draw(paper, text, (50, 100), INK)
    ink = pygame.mask.from_threshold(paper, INK, (190, 190, 190))
    return ink.get_bounding_rects()[0].unionall(ink.get_bounding_rects())


@pytest.mark.parametrize("size", [14, 17, 30, 80])
@pytest.mark.parametrize("role", FAMILIES)
@pytest.mark.parametrize("typed", [False, True], ids=["set", "typed"])
def test_an_accent_neither_moves_a_capital_nor_is_lost(role: Role, size: float, *, typed: bool) -> None:
    for plain, accented in ("OÓ", "AÁ", "UÜ"):
        below, whole = drawn(role, size, plain, typed=typed), drawn(role, size, accented, typed=typed)
        assert abs(whole.bottom - below.bottom) <= typed, accented  # a typed letter may stand a hair off the line
        assert whole.top < below.top - size * 0.08, accented


@pytest.mark.parametrize("size", [17, 80])
@pytest.mark.parametrize("typed", [False, True], ids=["set", "typed"])
def test_letters_are_kept_as_the_window_draws_them_soonest(size: float, *, typed: bool) -> None:
    line = face("sans", size)
    letters = line.typed("First Light", INK) if typed else line.render("First Light", INK)
    assert letters.get_masks() == pygame.Surface((1, 1), pygame.SRCALPHA).get_masks()
    assert letters.get_flags() & pygame.SRCALPHA, "they cover the paper about them"


def test_where_two_typed_letters_share_a_column_the_darker_ink_counts() -> None:
    plate, first, second = (pygame.Surface((width, 1), pygame.SRCALPHA) for width in (5, 3, 3))
    for column, strength in enumerate((10, 20, 200)):
        first.set_at((column, 0), (*INK, strength))
        second.set_at((column, 0), (*INK, 40 + strength))
    reached = _strike(plate, first, (0, 0), 0)
    assert _strike(plate, second, (2, 0), reached) == 5
    assert [plate.get_at((column, 0)).a for column in range(5)] == [10, 20, 200, 60, 240]


def test_no_font_carries_large_tables_that_no_letter_is_set_by() -> None:
    for path in sorted((assets_folder("engine") / "fonts").glob("*.ttf")):
        data = path.read_bytes()
        tables = (struct.unpack_from(">4s8xI", data, 12 + 16 * place) for place in range(data[5]))
        assert sum(size for tag, size in tables if tag in (b"GDEF", b"GPOS", b"GSUB")) < 400, path.name


@pytest.mark.parametrize("role", ["sans", "condensed"])
@pytest.mark.parametrize("arrow", ["←", "↑", "→", "↓"])
def test_an_arrow_on_the_cap_of_a_key_does_not_look_like_a_sign_that_is_missing(role: Role, arrow: str) -> None:
    assert drawn(role, 40.0, arrow, typed=False) != drawn(role, 40.0, "\ue000", typed=False)


@pytest.mark.parametrize("room", [3, 0, -17])
def test_a_line_without_any_room_is_an_ellipsis(room: int) -> None:
    type_, target = face("sans", 13.0, 600), pygame.Surface((200, 40), pygame.SRCALPHA)
    type_.draw(target, "Anführer (Achse)", (50, 25), (0, 0, 0), room=room)
    assert 0 < target.get_bounding_rect().width < type_.width("An")


LONG = "Drück die Nummer eines Feldes. Für einen Weg durch alle Impulse geh mit Strg+→ und den anderen Pfeilen bis an sein Ende, dann Enter."


@pytest.mark.parametrize("size", [10.8, 12.8, 13.5, 16.0])
@pytest.mark.parametrize("share", [0.852, 0.87, 0.9, 0.95])
def test_a_long_line_that_is_set_closer_ends_in_its_room(size: float, share: float) -> None:
    type_, target = face("sans", size, 600), pygame.Surface((1200, 40), pygame.SRCALPHA)
    room = round(type_.width(LONG) * share)
    type_.draw(target, LONG, (0, 25), (0, 0, 0), room=room)
    assert room - 16 <= target.get_bounding_rect().right <= room + 2
