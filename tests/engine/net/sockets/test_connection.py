"""A connection that breaks while it is opened is retried; one that reaches no game server is not."""

from __future__ import annotations

import queue
import socket
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest
from websockets.sync.server import ServerConnection, serve

from combat.engine.kernel.text_message import msg
from combat.engine.net import protocol
from combat.engine.net.client.address import Address
from combat.engine.net.client.connection import Connection
from combat.engine.net.client.received import Received
from combat.engine.net.protocol import Hello, Ready, Refused, Say, ServerMessage, Turn, Welcome
from tests.engine.net.sockets.served import HOST, PATIENCE_S


def opened(listener: socket.socket) -> Connection:
    """Return a client connection to a listening socket."""
    return Connection(Address(HOST, listener.getsockname()[1]), lambda received: Hello(1, "", "", ""))


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


def test_the_refusal_of_a_server_that_does_not_wait_for_the_first_message_is_heard() -> None:
    ended = threading.Event()

    def handle(socket: ServerConnection) -> None:
        socket.send(protocol.written(Refused(0, msg("net-too-many"))).decode())
        socket.close(1012)
        ended.set()

    def first(received: Received) -> Hello:
        ended.wait(PATIENCE_S)
        time.sleep(0.2)  # until the client's own thread has read the end
        return Hello(1, "", "", "")

    with serve(handle, HOST, 0, compression=None) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        connection = Connection(Address(HOST, server.socket.getsockname()[1]), first)
        (refused,) = connection.heard(PATIENCE_S)
        connection.close()
        server.shutdown()
    assert isinstance(refused, Refused)
    assert (refused.why.message, connection.fault) == ("net-too-many", None), "it tries again later"


@contextmanager
def told(*each: Sequence[ServerMessage]) -> Iterator[tuple[Address, queue.SimpleQueue[list[str]]]]:
    """Run a server that sends each connection in turn some messages and closes it.

    Yield its address, and a queue with the messages of each connection.
    """
    said: queue.SimpleQueue[list[str]] = queue.SimpleQueue()
    left = list(each)

    def handle(socket: ServerConnection) -> None:
        first = [str(socket.recv())]
        for message in left.pop(0) if left else ():
            socket.send(protocol.written(message).decode())
        if not left:
            first.append(str(socket.recv(timeout=PATIENCE_S)))
        said.put(first)

    with serve(handle, HOST, 0, compression=None) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield Address(HOST, server.socket.getsockname()[1]), said
        server.shutdown()


def test_nothing_is_said_before_the_first_message_has_been_sent() -> None:
    with told(()) as (address, said):
        begins, reached = threading.Event(), threading.Event()

        def first(received: Received) -> Hello:
            reached.set()
            assert begins.wait(PATIENCE_S)
            return Hello(1, "", "", "first")

        connection = Connection(address, first)
        assert reached.wait(PATIENCE_S)
        connection.send(Say("too early"))
        begins.set()
        until_connected(connection)
        connection.send(Say("second"))
        assert ["first" in each or "second" in each for each in said.get(timeout=PATIENCE_S)] == [True, True]
        connection.close()


def until_connected(connection: Connection) -> None:
    """Wait until a connection is established; raise AssertionError after `PATIENCE_S`."""
    end = time.monotonic() + PATIENCE_S
    while not connection.connected:
        assert time.monotonic() < end
        time.sleep(0.01)


WELCOME = Welcome(3, "e", "game", "", 0, "", {}, {}, "", False)


@pytest.mark.parametrize(
    ("messages", "known"),
    [((), ("", 0)), ((WELCOME, Turn(3, "")), ("", 0)), ((WELCOME, Turn(3, ""), Ready(3, "e")), ("e", 3)),
     ((WELCOME, Ready(3, "e"), Turn(4, ""), Turn(5, "")), ("e", 5))],
)  # fmt: skip
def test_who_comes_back_names_what_was_received_although_nobody_has_looked_at_it(
    messages: Sequence[ServerMessage], known: tuple[str, int]
) -> None:
    """A part of a welcome counts for nothing; what waits in the queue is not asked for once more."""
    with told(messages, ()) as (address, said):
        connection = Connection(address, lambda received: Hello(1, "", "", "x", received.epoch, received.last))
        said.get(timeout=PATIENCE_S)
        until_connected(connection)
        connection.send(Say("done"))
        end = time.monotonic() + PATIENCE_S
        while said.empty() and time.monotonic() < end:
            connection.send(Say("done"))
            time.sleep(0.01)
        hello = protocol.read_client(said.get(timeout=PATIENCE_S)[0].encode())
        assert isinstance(hello, Hello)
        assert (hello.epoch, hello.last) == known
        assert list(connection.heard()) == list(messages)
        connection.close()
