"""A remote game at a text terminal: waiting, chat, a whole game, leaving and returning."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.net.client.address import read_address
from combat.engine.net.client.net_seat import NetSeat, creation
from combat.engine.terminal.net_text_game import NetTextGame
from combat.engine.terminal.text_table import TextTable
from combat.engine.words import text
from tests.engine.moor_title import MOOR, load_book
from tests.engine.net.sockets.served import PATIENCE_S, Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Yield a running server for all tests of the module."""
    with served(tmp_path_factory.mktemp("text")) as made:
        yield made


@pytest.fixture
def two(server: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[NetSeat[Any, Any]]]:
    """Yield the two clients of a game that has begun; disconnect them afterwards."""
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path))
    MOOR.use()
    first = NetSeat(MOOR, server.address, "Anna", creation(MOOR, load_book("", ()), MOOR.rules.seats[0], "Anna"))
    while not first.invitations:
        first.take(0.1)
    (code,) = first.invitations.values()
    second = NetSeat(MOOR, read_address(f"{server.address}{code}"), "Bert")
    end = time.monotonic() + PATIENCE_S
    while not (first.remote.begun and second.remote.begun):
        assert time.monotonic() < end, "the game does not begin"
        for seat in (first, second):
            seat.take(0.05)
    yield [first, second]
    for seat in (first, second):
        seat.connection.close()


class Typist:
    """Standard input that types given lines first, then legal answers at random."""

    def __init__(self, seat: NetSeat[Any, Any], *first: str) -> None:
        self._seat, self._first, self._numbers = seat, list(first), SplitMix(3)
        self.said: list[str] = []
        self.game: NetTextGame[Any, Any] = NetTextGame(
            seat, MOOR.part("text", TextTable), self._hear, self.said.append, tuple(MOOR.players)
        )

    def _hear(self) -> str | None:
        if self._first:
            return self._first.pop(0)
        decision = self.game.session.decision
        assert decision is not None
        answer = next(decision.samples(self.game.state, self._numbers))
        return str(self.game.table.said(self.game.state, decision, answer))


def other_plays(seat: NetSeat[Any, Any], ends: threading.Event) -> threading.Thread:
    """Answer at random for a client in a thread until `ends` is set or the game is over; return the thread."""
    numbers = SplitMix(4)

    def play() -> None:
        while not ends.is_set() and not seat.remote.over:
            seat.take(0.05)
            if seat.remote.decision is not None:
                seat.remote.answer(next(seat.remote.samples(numbers)))

    thread = threading.Thread(target=play, daemon=True)
    thread.start()
    return thread


def test_a_whole_game_is_played_in_lines_of_text(two: list[NetSeat[Any, Any]]) -> None:
    ends = threading.Event()
    thread = other_plays(two[1], ends)
    typist = Typist(two[0], "say  hello", "players", "redo", "help")
    try:
        assert typist.game.play()
    finally:
        ends.set()
        thread.join(PATIENCE_S)
    assert text("net-said", name="Anna", words="hello") in typist.said
    assert text("net-you", name="Anna") in typist.said
    assert text("net-waits", name="Bert") in " ".join(typist.said)
    assert text("net-fair") == typist.said[-1]
    assert [said.words for said in two[1].talk.lines] == ["hello"]


def test_who_leaves_is_told_the_address_to_come_back_and_who_concedes_loses(two: list[NetSeat[Any, Any]]) -> None:
    ends = threading.Event()
    thread = other_plays(two[1], ends)
    typist = Typist(two[0], "quit")
    assert not typist.game.play()
    assert typist.said[-1] == text("net-left", address=str(two[0].own_address))
    back = NetSeat(MOOR, two[0].own_address, "Anna")
    while not back.remote.begun:
        back.take(0.1)
    assert Typist(back, "concede").game.play()
    ends.set()
    thread.join(PATIENCE_S)
    assert two[1].remote.over
    back.connection.close()
