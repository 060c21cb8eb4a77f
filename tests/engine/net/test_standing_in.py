"""Bots at the seats of persons, assigned by the person, or by the others in the person's absence; and withdrawn."""

from __future__ import annotations

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.net import protocol
from combat.engine.net.server.bots import standing_in
from combat.engine.net.server.hall import Hall
from tests.engine.conforming import TOY
from tests.engine.net.guests import Guest, asked, begun
from tests.engine.net.memory_store import MemoryStore
from tests.engine.toy_title import TOY as TITLE

BOT = next(iter(TITLE.players))


@pytest.fixture
def hall() -> Hall:
    """Return the games of a server in memory."""
    return Hall(MemoryStore(), {TITLE.id: TITLE}, lambda: bytes(32))


def say(guest: Guest) -> None:
    """Send a client's messages and receive the replies."""
    guest.say()
    guest.hear()


def answer(guest: Guest, numbers: SplitMix) -> None:
    """Let a client answer at random, and receive the replies."""
    guest.game.answer(next(guest.game.samples(numbers)))
    say(guest)


def test_who_gives_the_own_seat_to_a_bot_is_asked_no_more_until_it_is_taken_back(hall: Hall) -> None:
    guests, numbers = begun(hall, TITLE, TOY.books[0]()), SplitMix(1)
    one = asked(guests)
    (other,) = (guest for guest in guests if guest is not one)
    one.game.stand_in(one.game.seat, BOT)
    say(one)
    other.hear()
    assert one.game.bots == other.game.bots == {one.game.seat: BOT}
    for _ in range(3):
        other.hear()
        assert one.game.decision is None
        if other.game.decision is not None:
            answer(other, numbers)
    one.game.stand_in(one.game.seat, "")
    say(one)
    other.hear()
    assert one.game.bots == other.game.bots == {}
    before = len([entry for entry in one.live.room.entries if entry.by == one.game.seat]) if one.live.room else 0
    assert before
    assert asked(guests).game.decision is not None
    assert not [guest.refused for guest in guests if guest.refused]


def test_a_seat_that_is_taken_back_in_time_is_asked_its_question_again(hall: Hall) -> None:
    guests = begun(hall, TITLE, TOY.books[0]())
    hall.ask_bot = lambda live, question: None  # a bot that thinks for long
    one = asked(guests)
    question = one.game.decision
    one.game.stand_in(one.game.seat, BOT)
    say(one)
    assert one.game.decision is None
    one.come(anew=True)
    assert one.game.decision is None
    one.game.stand_in(one.game.seat, "")
    say(one)
    assert one.game.decision == question
    answer(one, SplitMix(1))
    assert not one.refused


def test_an_answer_while_a_bot_plays_is_refused(hall: Hall) -> None:
    guests = begun(hall, TITLE, TOY.books[0]())
    hall.ask_bot = lambda live, question: None
    one = asked(guests)
    one.game.stand_in(one.game.seat, BOT)
    say(one)
    assert one.live.room is not None
    one.said.append(protocol.Give(one.live.room.journal.questions, "x"))
    say(one)
    assert one.refused == ["net-bot-plays"]


def test_the_seat_of_who_is_away_goes_to_a_bot_and_is_taken_back(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = begun(hall, TITLE, TOY.books[0]())
    one, other = guests
    one.game.stand_in(other.game.seat, BOT)
    say(one)
    assert one.refused == ["net-not-away"]
    hall.leave(one.live, other.game.seat)
    hall.leave(one.live, other.game.seat)
    hall.commit()
    one.game.stand_in(other.game.seat, BOT)
    say(one)
    assert one.refused == ["net-not-away"] * 2
    monkeypatch.setattr(standing_in, "AWAY_S", 0.0)
    one.game.stand_in(other.game.seat, BOT)
    say(one)
    assert one.game.bots == {other.game.seat: BOT}
    again = Hall(hall.store, {TITLE.id: TITLE})
    back = Guest(again, TITLE, other.token)
    assert back.game.bots == {other.game.seat: BOT}
    back.game.stand_in(other.game.seat, "")
    say(back)
    assert back.game.bots == {}
    assert not back.refused


@pytest.mark.parametrize(
    ("seat", "bot", "why"),
    [(0, "nobody", "cli-no-player"), (1, "", "net-not-your-seat"), (1, BOT, "net-not-away"), (2, BOT, "net-not-now")],
)
def test_who_may_not_stand_in_is_told_why(hall: Hall, seat: int, bot: str, why: str) -> None:
    guests = begun(hall, TITLE, TOY.books[0]())
    guests[0].game.stand_in((*TITLE.rules.seats, "middle")[seat], bot)
    say(guests[0])
    assert guests[0].refused == [why]
    assert guests[0].game.bots == {}
