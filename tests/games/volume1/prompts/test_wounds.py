"""Two wound cards of a Tough man: the milder one is raised, or the one under the pointer (16.0)."""

from __future__ import annotations

import pytest

from combat.games.volume1.prompts.ask_card import AskWound
from combat.games.volume1.rules.decisions import ChooseWound
from tests.games.volume1.table.sitting import Sitting


@pytest.mark.rule("16.0")
def test_16_0_of_two_wound_cards_the_milder_is_lifted_and_called_by_its_wound() -> None:
    desk = Sitting().desk
    cards = desk.state.book.friendly_cards.values()
    killed, light = (next(card.number for card in cards if card.wound == kind) for kind in ("kia", "light"))
    prompt = AskWound(desk, ChooseWound("16.0", "sgt-taylor", (killed, light)))
    prompt.begin()
    assert (prompt.raised, prompt.buttons()[0].label) == (light, "Take: Light Wound")
    prompt.point_at(killed)
    assert (prompt.raised, prompt.buttons()[0].label) == (killed, "Take: killed in action")
