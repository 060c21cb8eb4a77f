"""A fate card shows its five parts uncut in every language, and which of them can be played."""

from __future__ import annotations

import pygame
import pytest

from combat.engine import words
from combat.engine.stage.drawing import lettered, theme
from combat.engine.stage.drawing.piece import SHELF
from combat.games.command.content.library import load_book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.table.panels.hand import LEAST
from combat.games.command.table.pieces import card_pictures
from combat.games.command.table.pieces.faces import CardFace, Part
from combat.games.command.table.pieces.faces_from_state import card_face
from combat.games.command.table.pieces.fate_form import part_at


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_no_word_of_any_card_is_cut_short(language: str) -> None:
    words.use(language)
    state = RULES.new_state(load_book("farm-on-the-road-east", ()))
    faces: dict[tuple[str, str], CardFace] = {}
    for card in state.book.cards:
        face = card_face(state, card)
        faces.setdefault((face.order, face.action), face)
        faces.setdefault((face.event, face.trigger_word), face)
    for face in faces.values():
        SHELF.clear()
        with lettered.noted() as found:
            card_pictures.card(face, 130)
        assert [line.text for line in found if line.cut] == [], face.number


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_no_word_of_a_slip_is_cut_short_where_there_is_least_room(language: str) -> None:
    words.use(language)
    state = RULES.new_state(load_book("town-below-the-shelf", ()))
    faces = {(face.order, face.action): face for face in (card_face(state, card) for card in state.book.cards)}
    for face in faces.values():
        with lettered.noted() as found:
            card_pictures.slip(face, LEAST, 170)
        assert [line.text for line in found if line.cut] == []


def test_a_part_that_can_be_played_lights_up_and_the_other_is_faint() -> None:
    state = RULES.new_state(load_book("farm-on-the-road-east", ()))
    order: frozenset[Part] = frozenset({"order"})
    plain, lit = card_face(state, 1), card_face(state, 1, playable=order)
    both = card_pictures.card(plain, 120).surface, card_pictures.card(lit, 120).surface
    for part, rows in (("order", slice(0, 40)), ("action", slice(50, 90))):
        pictures = [surface.subsurface((10, rows.start, 100, rows.stop - rows.start)) for surface in both]
        yellow = [near(picture, theme.CHOSEN) for picture in pictures]
        assert (yellow[1] > yellow[0]) is (part == "order")


def near(picture: pygame.Surface, color: tuple[int, int, int]) -> int:
    """Return the number of pixels with approximately a colour."""
    return pygame.mask.from_threshold(picture, color, (24, 24, 24, 255)).count()


def test_every_order_action_and_event_has_its_icon_and_parts_lie_one_below_the_other() -> None:
    state = RULES.new_state(load_book("farm-on-the-road-east", ()))
    face = card_face(state, 1)
    with lettered.noted() as found:
        card_pictures.card(face, 184)
    rows = {line.text: line.box.y / 264 for line in found}
    assert part_at(rows[face.order]) == "order"
    assert part_at(rows[face.action]) == "action"
    assert part_at(rows[face.event]) is None
