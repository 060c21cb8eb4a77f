"""Clients that send nothing, send half a request or stop reading are disconnected in time.

Others do not wait for them.
"""

from __future__ import annotations

import contextlib
import json
import socket
import time
import urllib.request
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from combat.engine.kernel.record import replace
from combat.engine.net import protocol
from combat.engine.net.protocol import Create, Hello
from combat.engine.net.tokens import SEAT, new_token
from combat.engine.net.wire import Wire, rules_digest
from tests.engine import toy_game
from tests.engine.conforming import TOY as CASE
from tests.engine.net.sockets.served import HOST, PATIENCE_S, Client, Served, played_out, two_clients
from tests.engine.toy_title import TOY

PATIENT_S = 1.0
"""Seconds for which the server waits for slow clients here."""
IDLE_S = 2.0
"""Seconds without a message after which it closes a connection."""
HALVES = (b"", b"GET /play HTTP/1.1\r\nHost: x\r\nUpgrade: web", b"GET /health HTTP/1.1\r\n")
"""Incomplete requests."""
UPGRADE = (
    b"GET /play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
FAT = 6 << 20
"""Bytes of a book of which no client's machine holds the whole before it is read."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Yield a server with short timeouts."""
    made = Served(tmp_path_factory.mktemp("served"), PATIENT_S, limits=(0, 0, IDLE_S))
    yield made
    made.kill()


def connections(server: Served) -> int:
    """Return the number of open connections of a server."""
    with urllib.request.urlopen(f"http://{HOST}:{server.port}/health", timeout=PATIENCE_S) as answer:
        told: int = json.load(answer)["connections"]
        return told


def until_nobody_is_left(server: Served) -> None:
    """Wait until a server has no open connection; raise AssertionError after `PATIENCE_S`."""
    end = time.monotonic() + PATIENCE_S
    while connections(server):
        assert time.monotonic() < end, "a slow client is not cut off"
        time.sleep(0.05)


def test_a_client_that_says_nothing_is_told_so_and_cut_off(server: Served) -> None:
    with connect(server.address.socket, compression=None) as silent:
        told = protocol.read_server(str(silent.recv(timeout=PATIENCE_S)).encode())
        assert isinstance(told, protocol.Refused)
        assert told.why.message == "net-silent"
        with pytest.raises(ConnectionClosed):
            silent.recv(timeout=PATIENCE_S)
    until_nobody_is_left(server)


def test_a_connection_without_a_whole_request_is_cut_off(server: Served) -> None:
    with contextlib.ExitStack() as opened:
        halves = [opened.enter_context(socket.create_connection((HOST, server.port), PATIENCE_S)) for _ in HALVES]
        for half, said in zip(halves, HALVES, strict=True):
            half.sendall(said)
        assert [received(half) for half in halves] == [b""] * len(HALVES)


def received(half: socket.socket) -> bytes:
    """Return one received byte, or b"" once the connection has ended."""
    try:
        return half.recv(1)
    except ConnectionResetError:
        return b""


def test_a_client_that_stops_reading_is_cut_off_and_others_play_on(server: Served) -> None:
    book = replace(toy_game.small_book(0), scenario="x" * FAT)
    seat, other = TOY.rules.seats
    create = Create(
        1,
        TOY.id,
        rules_digest(TOY),
        Wire(TOY).book(book),
        seat,
        "Anna",
        new_token(SEAT),
        {other: next(iter(TOY.players))},
    )
    with socket.create_connection((HOST, server.port), PATIENCE_S) as deaf:
        deaf.sendall(UPGRADE)
        assert deaf.recv(12) == b"HTTP/1.1 101"
        deaf.sendall(Frame(Opcode.TEXT, protocol.written(create)).serialize(mask=True))
        clients = two_clients(server.address, CASE.books[0]())
        assert connections(server) == 3
        assert played_out(*clients) > 4
        for client in clients:
            client.connection.close()
        until_nobody_is_left(server)


def test_a_connection_over_which_nothing_comes_or_goes_is_closed_and_the_game_is_kept(server: Served) -> None:
    clients = two_clients(server.address, CASE.books[0]())
    for client in clients:
        client.until(lambda client=client: bool(client.refused))  # type: ignore[misc]
        assert client.refused == ["net-idle"]
        client.until(lambda client=client: client.connection.fault is not None)  # type: ignore[misc]
    until_nobody_is_left(server)
    first = Hello(1, TOY.id, rules_digest(TOY), clients[0].token)
    back = Client(server.address, first)
    back.until(lambda: back.game.begun)
    back.connection.close()
