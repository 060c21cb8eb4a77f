"""The faces of the player's cards (5.1, 16.0)."""

import pytest

from combat.games.volume1.content.library import load_book
from combat.games.volume1.rules.play.sequence import new_state
from combat.games.volume1.table.pieces.faces_from_state import friendly_card_face


@pytest.mark.rule("5.1.3b", "16.0")
def test_5_1_3_a_pure_event_has_neither_figures_nor_a_wound_and_every_other_card_has_both() -> None:
    state = new_state(load_book("first-light"))
    for number, card in state.book.friendly_cards.items():
        face = friendly_card_face(state, number)
        assert (face.initiative is None, face.wound == "", bool(face.wound_tag)) == (
            (True, True, False) if number in (51, 52) else (False, False, card.wound == "close-call" or card.evac)
        )
