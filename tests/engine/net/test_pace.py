"""What a seat is sent tells it nothing by its pace: two games that it cannot tell apart get the same answers, and send
it the same messages at the same moments until an event shows it a difference.

A moment is the answer after which a message is sent; time is not measured.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.game import Game
from combat.engine.kernel.reactions import Window
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import Seat
from combat.engine.net import protocol
from combat.engine.net.net_chance import NetChance
from combat.engine.net.room import Room
from combat.engine.net.server.bots.beat import BEAT_S, rest_of_beat
from combat.engine.net.server.seat_habits import habit_of
from combat.engine.title import Title
from tests.engine.all_titles import TITLED
from tests.engine.conforming import Case
from tests.engine.net.guests import MATTERS, begun, hall_of
from tests.sampled import SOAKED

GAMES, PLAYED, EVERY = (100, 80, 4) if SOAKED else (2, 40, 8)
"""Games of each title, answers of each, and the number of answers after which two games are compared."""
FURTHER, TRIES = 6, 12
"""Answers for which two games are followed, and answers tried until one is legal in both."""
TWO_SEATS = [(case, title) for case, title in TITLED if len(title.rules.seats) == 2]
BOT = "steady"


class Told:
    """A game as one seat is told of it; another seat is a person's or a bot's."""

    def __init__(self, title: Title[Any, Any], game: Game[Any], seat: Seat, *, bot: bool) -> None:
        rules = title.rules
        (other,) = (each for each in rules.seats if each != seat)
        persons = {seat: "Anna"} if bot else {seat: "Anna", other: "Bert"}
        first = len(game.entries)
        chance = NetChance(bytes(32), lambda: len(game.entries) - first)
        self.room: Room[Any, Any] = Room(title, game, chance, persons, {other: BOT} if bot else {})
        self.room.left = lambda asked: 60.0
        if not bot and (habit := habit_of(title, json.dumps(MATTERS))) is not None:
            self.room.habits[other] = habit
        self.seat, self._port = seat, self.room._referee.port
        self.room.open()
        self._seen = self.room.feeds[seat].seq

    @property
    def asked(self) -> Seat:
        return self.room.asked

    def samples(self, numbers: SplitMix) -> Iterator[Answer]:
        return self._port(self.asked).samples(numbers)

    def takes(self, value: Answer) -> bool:
        return self._port(self.asked).refusal(value) is None

    def give(self, value: Answer) -> None:
        """Answer for the seat that is asked."""
        asked = self.asked
        if asked in self.room.bots:
            self.room.take_of_bot(asked, self.room.journal.rows, value)
        else:
            self.room.take(asked, protocol.Give(self.room.journal.questions, value))

    def heard(self) -> list[bytes]:
        """Return the messages to the seat since the last call."""
        feed = self.room.feeds[self.seat]
        feed.release()
        due = feed.after(self._seen)
        assert due is not None
        self._seen = feed.seq
        return [data for _, data in due]


def events(messages: Sequence[bytes]) -> list[Any]:
    """Return the events in some messages."""
    read = map(protocol.read_server, messages)
    return [event for message in read if isinstance(message, protocol.Happened) for event in message.events]


def common(one: Told, other: Told, numbers: SplitMix) -> Answer | None:
    """Return an answer that is legal in both games; None if none is found."""
    port = one.room._referee.port(one.asked)
    passing = getattr(port.decision, "passing", None)
    tried = [value for value in (passing,) if value is not None] if numbers.below(2) else []
    tried += islice(one.samples(numbers), TRIES)
    return next((value for value in tried if one.takes(value) and other.takes(value)), None)


def compared(one: Told, other: Told, numbers: SplitMix) -> int:
    """Give the same answers in two games; return how many left the seat unable to tell them apart."""
    assert one.asked == other.asked, "the seat is told of another question"
    for given in range(FURTHER):
        if not one.asked:
            return given
        value = common(one, other, numbers)
        if value is None:
            return given
        one.give(value)
        other.give(value)
        told, likewise = one.heard(), other.heard()
        if events(told) != events(likewise):
            return given
        assert told == likewise
        assert one.asked == other.asked
    return FURTHER


def _looking(title: Title[Any, Any], asked: Seat, numbers: SplitMix) -> Seat:
    """Return a seat, mostly the one that is not asked."""
    (other,) = (seat for seat in title.rules.seats if seat != asked)
    return other if numbers.below(4) else asked


@pytest.mark.parametrize("bot", [False, True], ids=["persons", "bot"])
@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize(("case", "title"), TWO_SEATS, ids=[case.name for case, _ in TWO_SEATS])
def test_the_pace_of_what_a_seat_is_sent_depends_only_on_what_it_may_know(
    case: Case, title: Title[Any, Any], number: int, bot: bool
) -> None:
    numbers = SplitMix(number)
    guests = begun(hall_of(title, number), title, case.books[number % len(case.books)]())
    followed = 0
    for played in range(PLAYED):
        for guest in guests:
            guest.hear()
        asked = next((guest for guest in guests if guest.game.decision is not None), None)
        room = guests[0].live.room
        if asked is None or room is None:
            break
        if played % EVERY == 0 or (isinstance(asked.game.decision, Window) and numbers.below(2)):
            seat = _looking(title, asked.game.seat, numbers)
            port = room._referee.port(seat)
            dealt = [port.sample(numbers) for _ in "ab"]
            if all(case.rules.visible(game.state, seat) == port.view for game in dealt):
                one, other = (Told(title, game, seat, bot=bot) for game in dealt)
                followed += compared(one, other, numbers)
        asked.game.answer(next(asked.game.samples(numbers)))
        asked.say()
    assert followed


def test_a_bot_that_can_only_pass_is_asked_too() -> None:
    """Else the seat that waits would be told at once, and know that the bot has nothing to react with."""
    case, title = next((case, title) for case, title in TWO_SEATS if case.name == "toy")
    passed, numbers = 0, SplitMix(1)
    for number in range(3):
        game = game_of(title.rules, title.rules.new_state(case.books[number]()))
        told = Told(title, game, title.rules.seats[0], bot=True)
        while told.asked:
            decision = told.room._referee.port(told.asked).decision
            passed += told.asked in told.room.bots and isinstance(decision, Window) and not decision.can_react()
            told.give(next(told.samples(numbers)))
    assert passed


@pytest.mark.parametrize(("thought", "told"), [(0.0, 1), (0.001, 1), (0.49, 1), (0.5, 1), (0.51, 2), (1.3, 3)])
def test_a_bots_answer_is_told_at_a_whole_beat_however_long_it_has_thought(thought: float, told: int) -> None:
    assert thought + rest_of_beat(thought) == pytest.approx(told * BEAT_S)
