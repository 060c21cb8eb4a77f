"""What stands on the faces of the player's cards (5.1, 16.0)."""

import pytest

from combat.client.table.faces import friendly_card_face
from combat.content.library import load_book
from combat.rules.sequence import new_state


@pytest.mark.rule("5.1.3b", "16.0")
def test_5_1_3_a_pure_event_has_neither_figures_nor_a_wound_and_every_other_card_has_both() -> None:
    state = new_state(load_book("first-light"))
    for number, card in state.book.friendly_cards.items():
        face = friendly_card_face(state, number)
        assert (face.initiative is None, face.wound == "", bool(face.wound_tag)) == (
            (True, True, False) if number in (51, 52) else (False, False, card.wound == "close-call" or card.evac)
        )
