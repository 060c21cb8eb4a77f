"""Players connect to a game of a server and disconnect; each game has one room."""

from __future__ import annotations

import pytest

from combat.engine.net.protocol import Hello, Join
from combat.engine.net.server.hall import Hall
from combat.engine.net.server.live_game import LiveGame
from combat.engine.net.store.game_store import StoreError
from combat.engine.net.tokens import SEAT, new_token
from combat.engine.net.wire import rules_digest
from tests.engine.conforming import TOY
from tests.engine.net.guests import asked, begun, creation, invitation
from tests.engine.net.memory_store import MemoryStore
from tests.engine.toy_title import TOY as TITLE


@pytest.fixture
def hall() -> Hall:
    """Return the games of a server in memory."""
    return Hall(MemoryStore(), {TITLE.id: TITLE}, lambda: bytes(32))


def come(hall: Hall, token: str) -> LiveGame:
    """Connect to a game with a token; return the game."""
    live, _ = hall.come(Hello(1, TITLE.id, rules_digest(TITLE), token))
    return live


def leave_all(hall: Hall, live: LiveGame) -> None:
    """Disconnect all connections of a game."""
    for seat, here in list(live.present.items()):
        for _ in range(here):
            hall.leave(live, seat)


def test_a_game_that_everybody_leaves_is_dropped_from_memory_once_it_is_stored(hall: Hall) -> None:
    guests = begun(hall, TITLE, TOY.books[0]())
    live = guests[0].live
    leave_all(hall, live)
    assert hall.counts()["games"] == 1
    hall.commit()
    assert hall.counts()["games"] == 0
    assert come(hall, guests[0].token) is not live


def test_who_comes_before_the_last_one_has_left_finds_the_same_game(hall: Hall) -> None:
    guests = begun(hall, TITLE, TOY.books[0]())
    live = guests[0].live
    leave_all(hall, live)
    assert come(hall, guests[1].token) is live
    hall.commit()
    assert come(hall, guests[0].token) is live


def test_who_leaves_a_game_that_was_dropped_leaves_the_one_that_was_loaded_since_alone(hall: Hall) -> None:
    guests = begun(hall, TITLE, TOY.books[0]())
    old, store = guests[0].live, hall.store
    assert isinstance(store, MemoryStore)
    asked(guests).game.say("hello")
    store.fails = True
    with pytest.raises(StoreError):
        for guest in guests:
            guest.say()
    store.fails = False
    live = come(hall, guests[0].token)
    assert live is not old
    leave_all(hall, old)
    hall.commit()
    assert come(hall, guests[1].token) is live


def test_a_game_that_cannot_be_stored_is_dropped_and_the_others_go_on(hall: Hall) -> None:
    games = [begun(hall, TITLE, book()) for book in TOY.books[:2]]
    store = hall.store
    assert isinstance(store, MemoryStore)
    store.failing = games[0][0].live.stored.id
    for guests in games:
        guest = asked(guests)
        guest.game.answer(next(guest.game.options()))
        hall.take(guest.live, guest.game.seat, guest.said[-1])
    hall.commit()
    assert [guests[0].live.room is None for guests in games] == [True, False]
    assert all(guest.waits for guest in games[1])


def test_a_first_message_that_is_sent_again_begins_no_second_game_and_takes_no_second_seat(hall: Hall) -> None:
    begins = creation()
    created, live = hall.create(begins)
    assert hall.create(begins) == (created, live)
    assert len(hall.store.games()) == 1
    join = Join(1, TITLE.id, rules_digest(TITLE), invitation(begins.token), "Bert", new_token(SEAT))
    assert hall.join(join) == hall.join(join)
    assert hall.join(join)[1] is live
    assert hall.create(begins) == (created, live)
