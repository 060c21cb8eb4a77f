"""Run a server in a separate process, and clients over its socket, on this machine only."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

from combat.engine.chance.split_mix import SplitMix
from combat.engine.net import protocol
from combat.engine.net.client.address import Address
from combat.engine.net.client.connection import Connection
from combat.engine.net.client.received import Received
from combat.engine.net.client.remote_game import RemoteGame
from combat.engine.net.protocol import ClientMessage, Create, Hello, Join
from combat.engine.net.server import impatient_socket, visitor
from combat.engine.net.server.bots import beat
from combat.engine.net.server.limits import Limits
from combat.engine.net.server.mail import mailer, postman
from combat.engine.net.server.mail.mailer import MailSettings
from combat.engine.net.server.serving import serve
from combat.engine.net.tokens import SEAT, new_token
from combat.engine.net.wire import Wire, rules_digest
from combat.engine.title import Title
from tests.engine.moor_title import MOOR
from tests.engine.net.guests import NUMBER, invitation
from tests.engine.net.sockets.odd_bots import ODD_TOY
from tests.engine.toy_title import TOY

HOST = "127.0.0.1"
PATIENCE_S = 30.0
"""Seconds after which a test gives up waiting."""


class SomeTitles(Mapping[str, Title[Any, Any]]):
    """Titles of the server, which its bot processes load, too."""

    _known: ClassVar[Mapping[str, Title[Any, Any]]] = {TOY.id: ODD_TOY, MOOR.id: MOOR}

    def __getitem__(self, id_: str) -> Title[Any, Any]:
        return self._known[id_]

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)


class Served:
    """Server process that can be killed and started again on the same port and store."""

    def __init__(
        self,
        folder: Path,
        patience: float | None = None,
        titles: Mapping[str, Title[Any, Any]] | None = None,
        store: str = "",
        limits: tuple[int, int, float] = (0, 0, 0.0),
        certificate: Path | None = None,
        mail: MailSettings | None = None,
    ) -> None:
        """Prepare a server.

        `patience` is the number of seconds it waits for slow clients, if not the usual one; `store` is the address of
        its database, if it is not a file.
        """
        self._patience, self._titles = patience, titles or SomeTitles()
        self._limits, self._certificate, self._mail = limits, certificate, mail
        self._store = store or f"sqlite:///{folder / 'games.sqlite'}"
        self.port = 0
        self._process: multiprocessing.process.BaseProcess | None = None
        self.start()

    @property
    def address(self) -> Address:
        """Return the address of the server."""
        return Address(HOST, self.port)

    def start(self) -> None:
        """Start the server process, and wait until it listens."""
        context = multiprocessing.get_context("spawn")
        ready = context.Queue()
        self._process = context.Process(
            target=_run,
            args=(
                self._store,
                self.port,
                ready,
                self._patience,
                self._titles,
                self._limits,
                self._certificate,
                self._mail,
            ),
        )
        self._process.start()
        self.port = ready.get(timeout=PATIENCE_S)

    def pause(self) -> None:
        """Suspend the process until `go_on` or `kill`."""
        assert self._process is not None
        assert self._process.pid is not None
        os.kill(self._process.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        """Continue the suspended process."""
        assert self._process is not None
        assert self._process.pid is not None
        os.kill(self._process.pid, signal.SIGCONT)

    def kill(self) -> None:
        """Kill the process and wait for its end."""
        assert self._process is not None
        self._process.kill()
        self._process.join()

    def stop(self) -> int | None:
        """Terminate the process as an operator does; return its exit code, None if it did not end in time."""
        assert self._process is not None
        assert self._process.pid is not None
        self._process.terminate()
        self._process.join(PATIENCE_S)
        return self._process.exitcode


def _run(
    store: str, port: int, ready: Any, patience: float | None, titles: Mapping[str, Title[Any, Any]],
    limits: tuple[int, int, float], certificate: Path | None, mail: MailSettings | None,
) -> None:  # fmt: skip
    if patience is not None:
        visitor.FIRST_S = impatient_socket.UNREAD_S = patience
    mailer.AFTER_S, postman.LOOK_S, beat.BEAT_S = 0.5, 0.2, 0.0
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if not port:
        with socket.create_server((HOST, 0)) as free:
            port = free.getsockname()[1]
    serve(
        store, titles, HOST, port, address=str(Address(HOST, port)), limits=Limits(*limits), ready=ready.put,
        certificate=certificate, key=certificate, mail=mail,
    )  # fmt: skip


@contextmanager
def served(
    folder: Path, patience: float | None = None, titles: Mapping[str, Title[Any, Any]] | None = None
) -> Iterator[Served]:
    """Yield a running server; kill it at the end of the block."""
    server = Served(folder, patience, titles)
    try:
        yield server
    finally:
        server.kill()


class Client:
    """Client over a socket that answers at random."""

    def __init__(
        self, address: Address, first: Create | Join | Hello, seed: int = 0, title: Title[Any, Any] = TOY
    ) -> None:
        self._title, self._numbers, self.token = title, SplitMix(seed), first.token
        self._seated = isinstance(first, Hello)
        self.created: protocol.Created | None = None
        self.refused: list[str] = []
        self._begins = first
        self.game: RemoteGame[Any, Any] = RemoteGame(title, self._send)
        self.game.on_refusal = lambda why: self.refused.append(why.message)
        self.connection = Connection(address, self._first)

    def _first(self, received: Received) -> ClientMessage:
        if not self._seated:
            return self._begins
        return Hello(1, self._title.id, rules_digest(self._title), self.token, received.epoch, received.last)

    def _send(self, message: ClientMessage) -> None:
        self.connection.send(message)

    def hear(self, wait: float = 0.0) -> None:
        """Receive and handle messages; wait at most `wait` seconds for the first."""
        for message in self.connection.heard(wait):
            match message:
                case protocol.Created():
                    self._seated, self.created = True, message
                case protocol.Seated():
                    self._seated = True
                case protocol.Lobby(seat=seat, numbered=numbered):
                    if seat and seat not in numbered:
                        self._send(protocol.Number(NUMBER))
                case _:
                    self.game.hear(message)

    def answer(self) -> bool:
        """Answer the pending question at random; return False if there was none."""
        if not self.game.begun or self.game.decision is None:
            return False
        self.game.answer(next(self.game.samples(self._numbers)))
        return True

    def until(self, happened: Callable[[], bool]) -> None:
        """Receive messages until a condition is true; raise AssertionError after `PATIENCE_S`."""
        end = time.monotonic() + PATIENCE_S
        while not happened():
            assert time.monotonic() < end, "it does not happen"
            self.hear(0.05)


def alone(address: Address, book: object, bot: str, seed: int = 1) -> Client:
    """Create a game of the toy against a bot on the server; return the client."""
    made, (seat, other) = Wire[Any, Any](TOY).book(book), TOY.rules.seats
    begins = Create(1, TOY.id, rules_digest(TOY), made, seat, "Anna", new_token(SEAT), {other: bot})
    client = Client(address, begins, seed)
    client.until(lambda: client.game.begun)
    return client


def two_clients(
    address: Address, book: object, title: Title[Any, Any] = TOY, *, public: bool = False
) -> tuple[Client, Client]:
    """Create a game for two persons; return both clients once it has begun, the host first."""
    digest = rules_digest(title)
    made = Wire[Any, Any](title).book(book)
    seat = title.rules.seats[0]
    begins = Create(1, title.id, digest, made, seat, "Anna", new_token(SEAT), public=public)
    host = Client(address, begins, 1, title)
    host.until(lambda: host.created is not None)
    code = invitation(begins.token, title.rules.seats[1])
    guest = Client(address, Join(1, title.id, digest, code, "Bert", new_token(SEAT)), 2, title)

    def begun() -> bool:
        guest.hear()
        return host.game.begun and guest.game.begun

    host.until(begun)
    return host, guest


def played_out(*clients: Client, after: Callable[[int], None] = lambda given: None) -> int:
    """Play a game at random to its end; return the number of answers.

    `after` is called after each answer with their number so far.
    """
    given, end = 0, time.monotonic() + 4 * PATIENCE_S
    while not all(client.game.proof for client in clients):
        assert time.monotonic() < end, "the game does not end"
        for client in clients:
            client.hear(0.01)
            if client.answer():
                given += 1
                after(given)
    return given
