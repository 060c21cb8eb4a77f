"""Automatic answers of persons are given by the server, by settings that it stores, also while nobody is connected."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.record import replace
from combat.engine.net import protocol
from combat.engine.net.server import seat_habits
from combat.engine.net.server.hall import Hall
from combat.engine.net.server.seat_habits import habit_of, habits_as_json
from combat.games.command.rules.answers import PASS
from combat.games.command.rules.decisions import React, Reroll
from combat.games.command.rules.orders.op_fire import SHOOT
from combat.games.command.rules.two_sides import other_side
from combat.games.command.rules.view import sample, visible
from combat.games.command.title import TITLE
from tests.engine.conforming import TOY as CASE
from tests.engine.net.guests import MATTERS, Guest, asked, begun
from tests.engine.net.memory_store import MemoryStore
from tests.engine.toy_title import TOY
from tests.games.command.conforming import COMMAND
from tests.sampled import SOAKED

NEVER = dict.fromkeys(MATTERS, "never")


@pytest.fixture
def hall() -> Hall:
    return Hall(MemoryStore(), {TITLE.id: TITLE}, lambda: bytes(32))


def use(guest: Guest, asks: dict[str, str]) -> None:
    """Send the settings of a person."""
    guest.game.use_habits(asks)
    guest.say()


def played(guests: list[Guest], answers: int) -> list[Any]:
    """Play at random; return the questions of the first guest's person."""
    numbers, put = SplitMix(3), []
    for _ in range(answers):
        guest = asked(guests)
        if guest is guests[0]:
            put.append(guest.game.decision)
        guest.game.answer(next(guest.game.samples(numbers)))
        guest.say()
    return put


def rerolls(put: list[Any]) -> int:
    return sum(isinstance(decision, Reroll) for decision in put)


def test_who_never_wants_to_reroll_is_not_asked_and_the_answer_is_stored_as_a_habit(hall: Hall) -> None:
    guests = begun(hall, TITLE, COMMAND.books[0]())
    use(guests[0], NEVER)
    assert not rerolls(played(guests, 150))
    room = guests[0].live.room
    assert room is not None
    assert [entry for entry in room.entries if entry.by == guests[0].game.seat and entry.habit]
    assert all(guest.refused == [] for guest in guests)


def test_who_has_sent_no_settings_is_asked_everything(hall: Hall) -> None:
    guests = begun(hall, TITLE, COMMAND.books[0]())
    assert rerolls(played(guests, 150))


def test_the_server_answers_for_who_is_not_connected_also_after_it_was_restarted(hall: Hall) -> None:
    guests = begun(hall, TITLE, COMMAND.books[0]())
    use(guests[0], NEVER)
    played(guests, 40)
    again = Hall(hall.store, {TITLE.id: TITLE})
    back = [Guest(again, TITLE, guest.token) for guest in guests]
    assert back[0].live.habits == {back[0].game.seat: habits_as_json(TITLE, NEVER)}
    assert not rerolls(played(back, 100))


def test_settings_that_have_not_changed_are_neither_stored_nor_answered(hall: Hall) -> None:
    guests = begun(hall, TITLE, COMMAND.books[0]())
    use(guests[0], NEVER)
    store, sent = hall.store, len(guests[0].received)
    assert isinstance(store, MemoryStore)
    store.asks.clear()
    guests[0].said.append(protocol.Habits(NEVER))
    guests[0].say()
    guests[0].hear()
    assert (store.asks, len(guests[0].received)) == ({}, sent)


@pytest.mark.parametrize("number", range(30) if SOAKED else (2, 26))
def test_a_seat_is_asked_by_public_facts_alone(number: int) -> None:
    """Whether a window is put to a seat does not depend on its hand, which is dealt anew from what the other sees."""
    habit, numbers = habit_of(TITLE, str(habits_as_json(TITLE, MATTERS))), SplitMix(number)
    assert habit is not None
    hall = Hall(MemoryStore(), {TITLE.id: TITLE}, lambda: bytes([number]) * 32)
    guests, windows = begun(hall, TITLE, COMMAND.books[number % len(COMMAND.books)]()), 0
    for _ in range(150):
        guest = asked(guests)
        decision, view = guest.game.decision, guest.game.view
        if isinstance(decision, React):
            public = tuple(each for each in decision.answers if each in (PASS, SHOOT))
            other = other_side(guest.game.seat)
            dealt = visible(sample(visible(view, other), (), other, numbers), guest.game.seat)
            assert habit(replace(decision, answers=public), dealt) == habit(decision, view)
            windows += 1
        guest.game.answer(next(guest.game.samples(numbers)))
        guest.say()
        if guest.game.over:
            break
    assert windows


@pytest.mark.parametrize("asks", [
    {str(number): "" for number in range(200)}, {"x" * 41: "never"}, {"fire": "x" * 41},
])  # fmt: skip
def test_settings_that_are_too_many_or_too_long_are_refused(hall: Hall, asks: dict[str, str]) -> None:
    guests = begun(hall, TITLE, COMMAND.books[0]())
    use(guests[0], asks)
    guests[0].hear()
    assert guests[0].refused == ["net-no-habits"]
    assert guests[0].live.habits == {}


def test_a_title_without_automatic_answers_refuses_settings() -> None:
    hall = Hall(MemoryStore(), {TOY.id: TOY})
    guests = begun(hall, TOY, CASE.books[0]())
    use(guests[0], {"fire": "never"})
    guests[0].hear()
    assert guests[0].refused == ["net-not-now"]


def test_an_automatic_answer_that_breaks_down_asks_the_person(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = begun(hall, TITLE, COMMAND.books[0]())

    def broken(decision: object, view: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(type(TITLE), "part", lambda title, name, kind: lambda asks, together: broken)
    habit = seat_habits.habit_of(TITLE, '{"fire":"never"}')
    assert habit is not None
    decision = asked(guests).game.decision
    assert decision is not None
    assert habit(decision, guests[0].game.view) is None
