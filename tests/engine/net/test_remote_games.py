"""Every title can be played over a network: a remote seat has the same view and questions as its port."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.record import as_json
from combat.engine.kernel.seats import PUBLIC
from combat.engine.net.server.hall import Hall
from combat.engine.net.stored_lines import answers_of
from combat.engine.net.wire import Wire
from combat.engine.title import Title
from tests.engine.all_titles import TITLED, each_kept
from tests.engine.conforming import Case
from tests.engine.net.guests import Guest, begun, hall_of
from tests.engine.same_kinds import differences
from tests.sampled import SOAKED, sample

GAMES = 100
"""Games of each title in which the bytes to a seat are compared, all of them in the soak."""
MOST = 160 if SOAKED else 80
"""Answers of persons after which a game is left."""


def check(case: Case, guest: Guest) -> None:
    """Assert that a guest has the view and the question that the server's game has for the seat."""
    room, rules = guest.live.room, case.rules
    assert room is not None
    game = room._game
    seat = guest.game.seat
    view = rules.visible(game.state, seat)
    assert guest.game.view == view
    assert not [*differences(view, guest.game.view)]
    decision = game.decision
    if decision is not None and decision.seat == seat and not guest.game.waits:
        asked = rules.decision_for_seat(game.state, decision, seat)
        assert guest.game.decision == asked
        assert guest.game.decision is not None
        assert not [*differences(asked, guest.game.decision)]
    else:
        assert guest.game.decision is None
    assert guest.game.answers <= len(game.entries)
    assert guest.game.turn == room.asked


@each_kept
@pytest.mark.parametrize("number", sample(range(2), 2))
def test_remote_seats_stand_where_their_ports_stand(case: Case, title: Title[Any, Any], number: int) -> None:
    """Messages are lost with their connections, are sent twice, and seats come back with and without memory."""
    numbers = SplitMix(number)
    guests = begun(hall_of(title, number), title, case.books[number % len(case.books)](), watched=True)
    given = 0
    while given < MOST:
        for guest in guests:
            guest.hear()
            check(case, guest)
        asked = next((guest for guest in guests if guest.game.decision is not None), None)
        if asked is None:
            assert all(guest.game.over for guest in guests)
            break
        asked.game.answer(next(asked.game.samples(numbers)))
        match numbers.below(8):
            case 0:
                asked.lose()  # the answer does not arrive, and is sent again
                asked.come()
            case 1:
                asked.say()  # the reply does not arrive, and the answer is sent again
                asked.come(anew=numbers.below(2) == 0)
            case 2:
                guests[numbers.below(len(guests))].come(anew=True)
        asked.say()
        given += 1
    assert given
    assert not [guest.refused for guest in guests if guest.refused]
    entries = answers_of(guests[0].live.lines).entries
    assert list(entries) == list(guests[0].live.room._game.entries if guests[0].live.room else ())


@each_kept
def test_a_game_goes_on_from_its_stored_lines(case: Case, title: Title[Any, Any]) -> None:
    """As after a server was killed: another hall opens the game where it stood, and nobody notices."""
    numbers, hall = SplitMix(7), hall_of(title)
    guests = begun(hall, title, case.books[0]())
    for given in range(40):
        for guest in guests:
            guest.hear()
        asked = next((guest for guest in guests if guest.game.decision is not None), None)
        if asked is None:
            break
        if given % 10 == 9:
            hall = Hall(hall.store, {title.id: title})
            for guest in guests:
                guest._hall = hall
                guest.come()
                check(case, guest)
        asked.game.answer(next(asked.game.samples(numbers)))
        asked.say()


def sight(title: Title[Any, Any], guest: Guest) -> tuple[bytes, bytes, bytes]:
    """Return book, view and question of a seat as bytes, as they are sent."""
    room, carrier = guest.live.room, Wire[Any, Any](title)
    assert room is not None
    book, view, _ = room.sight(guest.game.seat)
    question = room.question(guest.game.seat)
    assert question is not None
    return as_json(carrier.book(book)), as_json(carrier.view(view)), as_json(question.asked)


@each_kept
@pytest.mark.parametrize("number", sample(range(GAMES), GAMES))
def test_the_bytes_to_a_seat_depend_only_on_what_it_may_know(case: Case, title: Title[Any, Any], number: int) -> None:
    """Two games that differ only in what is hidden from a seat: the same welcome and the same question."""
    numbers = SplitMix(number)
    guests = begun(hall_of(title, number), title, case.books[number % len(case.books)]())
    compared = 0
    for _ in range(60):
        for guest in guests:
            guest.hear()
        asked = next((guest for guest in guests if guest.game.decision is not None), None)
        if asked is None:
            break
        room = asked.live.room
        assert room is not None
        if len(room.entries) % 3 == 0:
            truth, seat = room._game, asked.game.seat
            dealt = room._referee.port(seat).sample(numbers)
            told, kept = sight(title, asked), truth.state
            if case.rules.visible(dealt.state, seat) == case.rules.visible(kept, seat):
                room._game.state = dealt.state
                room._referee._forget()
                assert sight(title, asked) == told
                room._game.state = kept
                room._referee._forget()
                compared += 1
        asked.come(anew=True)
        asked.game.answer(next(asked.game.samples(numbers)))
        asked.say()
    assert compared


def test_a_watcher_sees_what_is_public_and_may_say_nothing() -> None:
    case, title = next((case, title) for case, title in TITLED if case.name == "command")
    guests = begun(hall_of(title), title, case.books[0](), watched=True)
    watcher = guests[-1]
    assert watcher.game.seat == PUBLIC
    assert watcher.game.decision is None
    watcher.game.say("Hello")
    watcher.game.concede()
    watcher.say()
    for guest in guests:
        guest.hear()
    assert not guests[0].game.over
    assert not [data for guest in guests for data in guest.received if b'"said"' in data]
