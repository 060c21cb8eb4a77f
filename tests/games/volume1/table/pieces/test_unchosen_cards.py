"""The list of missed events includes card effects that the player did not choose."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.components import Effect
from combat.games.volume1.table.volume1_table import TABLE
from tests.games.volume1.skirmish import skirmish
from tests.games.volume1.table.sitting import Sitting


def missed(hand: int) -> list[str]:
    """Return the missed events about cards once the first turn has begun with `hand` cards."""
    book = skirmish()
    sitting = Sitting(replace(book, scenario=replace(book.scenario, hand=hand)))
    sitting.press("F", "Ctrl+Enter")
    if hand > 1:
        sitting.press("1", "Enter")
    sitting.settle()
    assert sitting.session.game.state.clock.turn == 1
    return [line.entry.head for line in sitting.desk.presenter.missed if "You play" in line.entry.head]


@pytest.mark.rule("5.0")
def test_5_0_a_last_card_that_was_played_by_itself_is_told_and_a_chosen_one_is_not() -> None:
    assert len(missed(1)) == 1
    assert missed(3) == []


@pytest.mark.rule("22.0")
def test_22_0_an_events_effect_is_told_and_that_of_the_players_own_card_is_not() -> None:
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter")
    state, desk = sitting.desk.state, sitting.desk.title_desk
    number, card = next((number, card) for number, card in state.book.friendly_cards.items() if card.effects)
    state.played = number
    for event, own in (
        (ev.EventRolled("friendly", 3, "Keen eyes"), False),
        (ev.EffectBegan(Effect("no-such-effect"), "", "22.0"), False),
        (ev.EffectBegan(card.effects[0], "", "5.1.1"), True),
    ):
        assert TABLE.is_grave(event)
        assert desk.is_own_deed(event) == own
