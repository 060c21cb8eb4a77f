"""A connection that breaks while it is opened is tried again; one that reaches no server of games is not."""

from __future__ import annotations

import socket
import time

import pytest

from combat.engine.net.client.address import Address
from combat.engine.net.client.connection import Connection
from combat.engine.net.protocol import Hello
from tests.engine.net.served import HOST, PATIENCE_S


def opened(listener: socket.socket) -> Connection:
    return Connection(Address(HOST, listener.getsockname()[1]), lambda: Hello(1, "", "", ""))


@pytest.mark.parametrize(
    "said", [b"", b"HTTP/1.1 101 Switch", b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n"]
)
def test_a_server_that_ends_while_it_is_greeted_is_tried_again(said: bytes) -> None:
    with socket.create_server((HOST, 0)) as listener:
        listener.settimeout(PATIENCE_S)
        connection = opened(listener)
        for _ in range(2):
            held, _ = listener.accept()
            with held:
                held.recv(4_096)
                held.sendall(said)
        assert connection.fault is None
        connection.close()


@pytest.mark.parametrize("said", [b"SSH-2.0\r\n\r\n", b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n"])
def test_what_is_no_server_of_games_is_left_alone(said: bytes) -> None:
    with socket.create_server((HOST, 0)) as listener:
        listener.settimeout(PATIENCE_S)
        connection = opened(listener)
        held, _ = listener.accept()
        with held:
            held.recv(4_096)
            held.sendall(said)
        end = time.monotonic() + PATIENCE_S
        while connection.fault is None:
            assert time.monotonic() < end
            time.sleep(0.01)
        assert connection.fault.message == "net-no-server"
        connection.close()
