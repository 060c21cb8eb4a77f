"""Game clocks count the time from question to answer while a server runs; and the effects of running out of time."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.net.protocol import Clock, Join
from combat.engine.net.server.admission import TurnedAway
from combat.engine.net.server.hall import Hall
from combat.engine.net.stored_lines import answers_of
from combat.engine.net.tokens import SEAT, new_token
from combat.engine.net.wire import rules_digest
from tests.engine.net.guests import Guest, asked, creation, invitation, numbered
from tests.engine.net.memory_store import MemoryStore
from tests.engine.toy_title import TOY

BOT = next(iter(TOY.players))


class Day:
    """Servers that run one after the other on one store, with a simulated clock."""

    def __init__(self, clock: Clock) -> None:
        self.now, self.store = 1_000_000.0, MemoryStore()
        self.hall = self.server()
        begins = creation(clock=clock)
        self.hall.create(begins)
        join = Join(1, TOY.id, rules_digest(TOY), invitation(begins.token), "Bert", new_token(SEAT))
        self.hall.join(join)
        self.tokens = [begins.token, join.token]
        numbered(self.hall, *self.tokens)
        self.guests = [Guest(self.hall, TOY, token) for token in self.tokens]

    def server(self) -> Hall:
        """Return a new server on the store."""
        return Hall(self.store, {TOY.id: TOY}, lambda: bytes(32), lambda: self.now)

    def run(self, seconds: float, every: float = 5.0) -> None:
        """Let the server run for `seconds`, with a tick `every` seconds."""
        end = self.now + seconds
        while self.now < end:
            self.now = min(end, self.now + every)
            self.hall.tick()
            self.hall.commit()

    def stop(self, seconds: float) -> None:
        """Stop the server, and start a new one `seconds` later."""
        self.now += seconds
        self.hall = self.server()
        self.guests = [Guest(self.hall, TOY, token) for token in self.tokens]

    def asked(self) -> Guest:
        """Return the guest who must answer now."""
        return asked(self.guests)

    def answer(self) -> Guest:
        """Let the guest who is asked answer at random; return that guest."""
        guest = self.asked()
        guest.game.answer(next(guest.game.samples(SplitMix(int(self.now)))))
        guest.say()
        for each in self.guests:
            each.hear()
        return guest

    def left(self) -> int | None:
        """Return the seconds left to the guest who is asked, None without a clock."""
        return self.asked().game.left

    @property
    def entries(self) -> Any:
        """Return the entries of the game, () if it has not begun."""
        return self.guests[0].live.room.entries if self.guests[0].live.room else ()


def test_the_time_of_an_answer_is_stored_with_it_and_a_reserve_shrinks_by_it() -> None:
    day = Day(Clock(600, each=False))
    assert day.left() == 600
    day.run(100)
    guest = day.answer()
    (used,) = answers_of(guest.live.lines).used.items()
    assert used == (guest.game.seat, 100.0)
    while day.asked() is not guest:
        day.answer()
    assert day.left() == 500


def test_the_time_for_each_answer_is_given_anew() -> None:
    day = Day(Clock(600))
    day.run(500)
    guest = day.answer()
    while day.asked() is not guest:
        day.answer()
    assert day.left() == 600


def test_who_has_no_time_left_loses_the_game() -> None:
    day = Day(Clock(60))
    loser = day.asked()
    day.run(55)
    assert not day.guests[0].live.room.over if day.guests[0].live.room else False
    day.run(10)
    for guest in day.guests:
        guest.hear()
        assert guest.game.over
        assert "net-time-over" in guest.refused
    assert (day.entries[-1].to, day.entries[-1].by) == ("concede", loser.game.seat)


def test_a_bot_goes_on_for_who_has_no_time_left_until_the_seat_is_taken_back() -> None:
    day = Day(Clock(60, then=BOT))
    late = day.asked()
    day.run(65)
    for guest in day.guests:
        guest.hear()
    assert late.game.bots == {late.game.seat: BOT}
    assert any(entry.by == late.game.seat for entry in day.entries)
    late.game.stand_in(late.game.seat, "")
    late.say()
    late.hear()
    assert late.game.bots == {}


@pytest.mark.parametrize("stops", [1, 3])
def test_clocks_stop_while_no_server_runs(stops: int) -> None:
    day = Day(Clock(600))
    for _ in range(stops):
        day.run(100)
        day.stop(10_000)
    day.hall.tick()
    day.hall.commit()
    left = day.left()
    assert left is not None
    assert abs(left - (600 - 100 * stops)) <= 1
    day.run(left + 10)
    assert day.guests[0].live.room is not None
    assert day.guests[0].live.room.over


def test_a_game_that_nobody_is_connected_to_runs_out_of_time_too() -> None:
    day = Day(Clock(3_600))
    live = day.guests[0].live
    for seat, here in list(live.present.items()):
        for _ in range(here):
            day.hall.leave(live, seat)
    day.hall.commit()
    assert day.hall.counts()["games"] == 0
    day.run(3_700, 60)
    assert day.hall.counts()["games"] == 0
    (stored,) = day.store.games()
    assert stored.over


@pytest.mark.parametrize("clock", [Clock(9), Clock(10**9), Clock(60, then="nobody"), Clock(-1)])
def test_a_game_with_an_impossible_clock_is_not_begun(clock: Clock) -> None:
    hall = Hall(MemoryStore(), {TOY.id: TOY})
    with pytest.raises(TurnedAway) as turned:
        hall.create(creation(clock=clock))
    assert turned.value.why.message == "net-no-clock"
