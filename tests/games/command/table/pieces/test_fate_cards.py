"""A fate card shows its five parts whole in every language, and what of it can be played."""

from __future__ import annotations

import pytest

from combat.engine import words
from combat.engine.stage.drawing import lettered
from combat.engine.stage.drawing.piece import SHELF
from combat.games.command.content.library import load_book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.table.pieces import card_pictures
from combat.games.command.table.pieces.faces import CardFace
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


def test_every_order_action_and_event_has_its_icon_and_parts_lie_one_below_the_other() -> None:
    state = RULES.new_state(load_book("farm-on-the-road-east", ()))
    face = card_face(state, 1)
    with lettered.noted() as found:
        card_pictures.card(face, 184)
    rows = {line.text: line.box.y / 264 for line in found}
    assert part_at(rows[face.order]) == "order"
    assert part_at(rows[face.action]) == "action"
    assert part_at(rows[face.event]) is None
