"""The referee and its ports, with the toy title: seats, windows, sealed answers, decks, and barriers to undo."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer, Decision, Draw
from combat.engine.kernel.deck import UNKNOWN, Deck, EmptyDeck
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Barrier
from combat.engine.kernel.record import replace
from combat.engine.play.port import Port, WrongSeat
from combat.engine.play.referee import Referee
from combat.engine.space.hexes.hex import Hex
from tests.engine.toy_game import (
    NORTH,
    RULES,
    SEATS,
    SOUTH,
    Bid,
    BidSealed,
    BidsOpened,
    CardDrawn,
    CardTurned,
    Joker,
    JokerPlayed,
    Moved,
    RollCancelled,
    State,
    Throw,
    TopSeen,
    small_book,
)

WET = Hex("03.03")
"""The hex to which the mover of the first round may go over a river."""


class Listener:
    """Audience that records the events of a seat and counts undos."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.turned_back = 0

    def told(self, answers: int, events: Sequence[Event]) -> None:
        """Record events."""
        self.events += events

    def replaced(self, answers: int, state: State) -> None:
        """Count an undo."""
        self.turned_back += 1


class DealtDecks:
    """Source of chance that deals decks from the top and rolls seeded dice.

    A card that is only looked at stays on top.
    """

    def __init__(self, decks: Mapping[str, Sequence[int]]) -> None:
        """`decks`: the cards of a deck by its id, the uppermost first."""
        self._decks = {name: deque(cards) for name, cards in decks.items()}
        self._dice = SeededChance(0)

    def answer(self, decision: Decision, state: object) -> Answer:
        """Return the top card of a deck, or the result of dice."""
        if not isinstance(decision, Draw):
            return self._dice.answer(decision, state)
        deck = self._decks[decision.deck]
        return deck[0] if decision.looks else deck.popleft()


class Table:
    """Game of the toy with decks in a fixed order."""

    def __init__(self, north: Sequence[int], south: Sequence[int], cards: tuple[int, ...] = ()) -> None:
        """`north` and `south`: what the seats draw; `cards`: all of south's deck."""
        book, chance = small_book(1), DealtDecks({NORTH: north, SOUTH: south})
        book = replace(book, cards=(book.cards[0], cards or book.cards[1]))
        self.referee: Referee[State] = Referee.begin(RULES, book, chance)
        self.listeners = {seat: Listener() for seat in SEATS}
        for seat, listener in self.listeners.items():
            self.referee.port(seat).listen(listener)
        self.referee.run()

    def port(self, seat: str) -> Port[State]:
        """Return the port of a seat."""
        return self.referee.port(seat)

    def say(self, *answers: tuple[str, Answer]) -> None:
        """Answer for the given seats in order."""
        for seat, answer in answers:
            self.port(seat).answer(answer)
            self.referee.run()

    def told(self, seat: str, kind: type[Event]) -> list[Any]:
        """Return the events of a class that a seat has received."""
        return [event for event in self.listeners[seat].events if isinstance(event, kind)]


def at_the_river(south: Sequence[int] = (201, 200, 202, 203), cards: tuple[int, ...] = ()) -> Table:
    """Return a game in which North has won the bid and must choose a hex.

    Over the river it turns the fourth card of its deck.
    """
    table = Table((105, 101, 102, 103, 104), south, cards)
    table.say((NORTH, 105), (SOUTH, 201), (NORTH, "pass"))
    return table


# -- seats ------------------------------------------------------------------------------------------------------------


def test_the_wrong_seat_is_refused_and_sees_no_question() -> None:
    table = Table((105, 101, 102), (201, 202, 203))
    assert table.referee.asked == NORTH
    assert isinstance(table.port(NORTH).decision, Bid)
    assert table.port(SOUTH).decision is None
    with pytest.raises(WrongSeat, match='"south" is not asked anything now'):
        table.port(SOUTH).answer(201)
    with pytest.raises(WrongSeat):
        table.port(SOUTH).refusal(201)
    with pytest.raises(WrongSeat):
        table.port(SOUTH).concede()
    assert table.referee.asked == NORTH


def test_each_seat_sees_its_own_hand_and_how_many_cards_the_other_holds() -> None:
    table = Table((105, 101, 102), (201, 202, 203))
    assert table.port(NORTH).view.hands == {NORTH: (105, 101, 102), SOUTH: (UNKNOWN,) * 3}
    assert table.port(SOUTH).view.hands == {NORTH: (UNKNOWN,) * 3, SOUTH: (201, 202, 203)}
    assert [event.card for event in table.told(SOUTH, CardDrawn)] == [0, 0, 0, 201, 202, 203]


def test_a_game_may_be_given_up_by_the_seat_that_is_asked() -> None:
    table = Table((105, 101, 102), (201, 202, 203))
    table.port(NORTH).concede()
    assert table.referee.asked is None
    assert table.port(SOUTH).over


# -- sealed answers, and taking back ----------------------------------------------------------------------------------


def test_a_sealed_bid_is_seen_by_nobody_else_until_all_are_opened() -> None:
    told = []
    for bid in (105, 102):
        table = Table((105, 101, 102), (201, 202, 203))
        table.say((NORTH, bid))
        assert table.port(SOUTH).view.bids == {NORTH: UNKNOWN}
        assert table.port(NORTH).view.bids == {NORTH: bid}
        told.append(list(table.listeners[SOUTH].events))
    assert told[0] == told[1]
    table.say((SOUTH, 201))
    assert table.told(SOUTH, BidSealed) == [BidSealed(NORTH, UNKNOWN), BidSealed(SOUTH, 201)]
    assert table.told(SOUTH, BidsOpened) == [BidsOpened(((NORTH, 102), (SOUTH, 201)))]


def test_undo_takes_back_a_seats_own_answer_until_another_seat_has_answered() -> None:
    table = Table((105, 101, 102), (201, 202, 203))
    table.say((NORTH, 105))
    assert table.port(SOUTH).undo() == Barrier("nothing")
    assert table.port(NORTH).undo() is None
    assert table.referee.asked == NORTH
    assert [listener.turned_back for listener in table.listeners.values()] == [2, 2]
    assert not table.port(SOUTH).redo()
    assert table.port(NORTH).redo()
    table.referee.run()
    table.say((SOUTH, 202))
    assert table.port(NORTH).undo() == Barrier("seat")
    assert table.port(SOUTH).undo() is None
    assert table.referee.asked == SOUTH


# -- windows, decks as dice, cancelled rolls --------------------------------------------------------------------------


def test_a_window_opens_in_the_others_turn_and_a_joker_cancels_the_card() -> None:
    table = at_the_river()
    table.say((NORTH, WET))
    assert table.told(NORTH, CardTurned) == [CardTurned(NORTH, 103)]
    asked = table.port(SOUTH).decision
    assert isinstance(asked, Joker)
    assert (asked.opens, table.port(NORTH).decision) == ("card-turned", None)
    table.say((SOUTH, 200))
    assert table.told(NORTH, JokerPlayed) == [JokerPlayed(SOUTH, 200)]
    assert table.told(NORTH, RollCancelled) == [RollCancelled(NORTH, 103)]
    assert table.told(NORTH, CardTurned)[1:] == [CardTurned(NORTH, 104)]
    assert table.told(NORTH, Moved) == [Moved(NORTH, WET)]
    assert table.referee.closed == 2


def test_who_holds_no_joker_passes_by_habit_and_nobody_is_told_of_a_question() -> None:
    table = at_the_river(south=(201, 204, 202, 203))
    before = len(table.listeners[SOUTH].events)
    table.say((NORTH, WET))
    assert isinstance(table.port(NORTH).decision, Throw)
    assert table.referee.closed == 1
    passed = table.referee._game.entries[-1]
    assert (passed.to, passed.value, passed.habit, passed.by) == ("joker", "pass", True, SOUTH)
    assert [type(event).__name__ for event in table.listeners[SOUTH].events[before:]] == ["CardTurned", "HeldBack"]


def test_a_closed_window_is_never_opened_again() -> None:
    table = at_the_river()
    table.say((NORTH, WET), (SOUTH, "pass"))
    assert table.port(SOUTH).undo() == Barrier("window")
    table.say((NORTH, 7))
    assert table.port(NORTH).undo() is not None


def test_a_deck_is_shuffled_inside_a_window_where_its_owner_must_draw() -> None:
    """All of south's three cards are in his hand: for the joker he plays he draws from what he has laid off."""
    table = at_the_river(south=(201, 200, 202, 201), cards=(200, 201, 202))
    table.say((NORTH, WET))
    assert table.port(SOUTH).view.decks[SOUTH].left == 0
    table.say((SOUTH, 200))
    told = [type(event).__name__ for event in table.listeners[NORTH].events]
    assert told[told.index("JokerPlayed") :][:4] == ["JokerPlayed", "DeckShuffled", "CardDrawn", "RollCancelled"]
    assert table.port(SOUTH).view.hands[SOUTH] == (202, 201)


def test_the_top_of_a_deck_is_known_to_who_looked_and_no_more_than_a_card_to_the_other() -> None:
    table = Table((105, 101, 102, 103, 104), (201, 204, 202))
    table.say((NORTH, 105), (SOUTH, 201), (NORTH, "look"))
    assert table.told(NORTH, TopSeen) == [TopSeen(NORTH, 103)]
    assert table.told(SOUTH, TopSeen) == [TopSeen(NORTH, UNKNOWN)]
    mine, theirs = (table.port(seat).view.decks[NORTH] for seat in SEATS)
    assert (mine.top, mine.knows, theirs.top, theirs.knows) == ((103,), NORTH, (), "")
    assert table.port(NORTH).undo() == Barrier("draw")
    table.say((NORTH, WET))
    assert table.told(NORTH, CardTurned) == [CardTurned(NORTH, 103)]


# -- decks by themselves ----------------------------------------------------------------------------------------------


def test_asking_an_empty_deck_for_a_card_is_a_fault_that_names_it() -> None:
    with pytest.raises(EmptyDeck, match=r'"north" has no card left to draw \(hand, rule 2\.0\); shuffle'):
        next(Deck("north", NORTH, frozenset()).draw("hand", "2.0"))


def test_in_a_view_a_deck_counts_what_is_left_without_knowing_which() -> None:
    deck = Deck("north", NORTH, frozenset({1, 2, 3, 4})).drawn(3)
    seen = deck.seen_by(SOUTH, [3])
    assert (deck.left, seen.left) == (3, 3)
    assert seen.pile == {1, 2, 3, 4}
    assert seen.discarded(3) == deck.discarded(3).seen_by(SOUTH, [])
    assert seen.seen_by(SOUTH, []) == seen


# -- looking ahead ----------------------------------------------------------------------------------------------------


def test_looking_ahead_deals_the_hidden_anew_and_keeps_what_the_seat_knows() -> None:
    table = at_the_river()
    view = table.port(NORTH).view.copy()
    hands = set()
    for number in range(20):
        twin = table.port(NORTH).sample(SplitMix(number))
        assert RULES.visible(twin.state, NORTH) == view
        hands.add(twin.state.hands[SOUTH])
    assert len(hands) > 5
    assert table.port(NORTH).view == view
