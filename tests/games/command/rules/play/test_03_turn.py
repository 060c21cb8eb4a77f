"""3.0 Turns, hands, discards; 1.0 cards."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.kernel.deck import UNKNOWN
from combat.engine.kernel.record import replace
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.events.card_events import CardDrawn, CardsDiscarded
from combat.games.command.rules.events.ground_events import WorkRemoved
from combat.games.command.rules.events.turn_events import TurnBegan
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table, dice

UNITS = {"g-squad": ("squad", "K5"), "u-squad": ("squad", "E9")}
HANDS = {
    50: ("move", "ambush"), 51: ("move", "ambush"), 52: ("command-confusion", "ambush"), 150: ("move", "demolitions"),
    151: ("move", "demolitions"),
}  # fmt: skip


def table(**facts: Any) -> Table:
    """Return a game with the units of this module."""
    return Table(drawn_book(), UNITS, hands=HANDS, **facts)


@pytest.mark.rule("3.1", "3.2")
def test_a_turn_has_orders_or_discards_and_not_both() -> None:
    told = table()
    assert told.refusal("done") == "nothing-done"
    told.say("50 move", "g-squad", "g-squad", "11.04", "stop")
    assert told.refusal("pass") == "orders-given"
    assert told.refusal("51 move") == "nobody-can", "its only unit was activated"


@pytest.mark.rule("3.1")
def test_no_more_orders_than_the_side_may_give() -> None:
    told = table(given=2)
    told.say("50 move", "g-squad", "g-squad", "11.04", "stop")
    assert told.asked is not None
    assert told.asked.seat == ALLIES, "the third was the last"


@pytest.mark.rule("1.4", "8.1", "14.04")
def test_command_confusion_is_never_played() -> None:
    assert table().refusal("52 command-confusion") == "confusion"
    assert table().refusal("50 fire") == "other-order"
    assert table().refusal("150 move") == "not-in-hand"


@pytest.mark.rule("3.2", "3.4")
def test_discards_are_limited_by_the_nation_and_only_the_active_side_fills_its_hand() -> None:
    told = table(active=ALLIES)
    told.say("pass")
    assert told.refusal("150 151") == ""
    told.say("150 151")
    assert [event.cards for event in told.told(CardsDiscarded)] == [(150, 151)]
    assert {event.side for event in told.told(CardDrawn)} == {ALLIES}
    assert len(told.state.hands[ALLIES]) == 5
    assert [(event.number, event.side) for event in told.told(TurnBegan)] == [(2, AXIS)]


@pytest.mark.rule("3.2")
def test_too_many_discards_are_refused() -> None:
    hands = {150 + number: ("move", "ambush") for number in range(4)}
    told = Table(drawn_book(), UNITS, hands=hands, active=ALLIES)
    told.say("pass")
    assert told.refusal("150 151 152 153") == "discards"
    assert told.refusal("none") == ""


@pytest.mark.rule("14.07", "3.3")
def test_the_other_side_may_demolish_a_work_where_it_stands_when_cards_are_discarded() -> None:
    told = table(works={at("E9"): "foxholes"})
    told.window["discarded"] = "150 demolitions"
    told.say("pass", "50")
    assert [event.hex for event in told.told(WorkRemoved)] == [at("E9")]


@pytest.mark.rule("1.3", "1.2")
def test_a_hand_is_hidden_from_the_other_side_and_the_discards_from_nobody() -> None:
    told = table()
    view = RULES.visible(told.state, ALLIES)
    assert view.hands[AXIS] == (UNKNOWN,) * 3
    assert view.hands[ALLIES] == told.state.hands[ALLIES]
    assert {50, 51, 52} <= view.decks[AXIS].pile
    told.say("pass", "50")
    assert 50 in RULES.visible(told.state, ALLIES).decks[AXIS].discards


@pytest.mark.rule("3.5", "2.8", "4.1")
def test_a_hand_goes_on_being_filled_from_the_new_deck() -> None:
    told = table()
    deck = told.state.decks[AXIS]
    left = frozenset({dice(1, 2)})
    spent = tuple(sorted(deck.pile - left))

    told.state.decks[AXIS] = replace(deck, pile=left, discards=spent)
    told.say("pass", "none")
    assert told.asked is not None
    assert told.state.time == 1
    assert len(told.state.hands[AXIS]) == 6
