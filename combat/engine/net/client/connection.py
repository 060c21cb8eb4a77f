"""A connection to a server that reconnects automatically and queues the messages received."""

from __future__ import annotations

import contextlib
import queue
import ssl
import threading
from collections.abc import Callable, Iterator
from hashlib import sha256

from websockets.exceptions import (
    ConnectionClosed,
    InvalidHandshake,
    InvalidMessage,
    InvalidStatus,
    WebSocketException,
)
from websockets.sync.client import ClientConnection, connect

from combat.engine.kernel.record import CodecError, replace
from combat.engine.kernel.text_message import TextMessage, msg
from combat.engine.net import protocol
from combat.engine.net.client.address import Address, read_address
from combat.engine.net.client.received import Received
from combat.engine.net.protocol import ClientMessage, ServerMessage

FIRST_WAIT_S, LONGEST_WAIT_S = 0.25, 10.0
"""Seconds before the first attempt to reconnect, and the most between two attempts."""
OPEN_S = 10.0
"""Timeout of a connection attempt, in seconds."""
LARGEST = 16 << 20
"""Greatest size of a server's message in bytes."""
REFUSED = 1008
"""The closing code of a server that refuses this client."""

RESTARTED = (500, 502, 503, 504)
"""HTTP statuses of a proxy or server that is unavailable for the moment."""


class Connection:
    """Connects in a thread of its own, and reconnects when the connection is lost.

    `first` returns the first message to send, also after each reconnection; it names the last message received so far,
    whether or not it was taken from the queue, so that none is sent twice.
    """

    def __init__(self, address: Address, first: Callable[[Received], ClientMessage]) -> None:
        self.address, self._first = address, first
        self.connected = False
        self.fault: TextMessage | None = None
        """The reason why the connection has failed for good; it is not retried then."""
        self._received = Received()
        self._at = address
        """The address to which it connects: `address`, or the server to which it was passed on."""
        self._heard: queue.SimpleQueue[ServerMessage | None] = queue.SimpleQueue()
        self._socket: ClientConnection | None = None
        self._wait = True
        """Whether it waits before the next attempt."""
        self._closed = threading.Event()
        self._sending = threading.Lock()
        self._thread = threading.Thread(target=self._work, name="net", daemon=True)
        self._thread.start()

    def send(self, message: ClientMessage) -> None:
        """Send a message if connected, else drop it; the game sends its pending answer again after reconnecting."""
        with self._sending, contextlib.suppress(ConnectionClosed):
            if self._socket is not None:
                self._socket.send(protocol.written(message).decode())

    @property
    def waits(self) -> bool:
        """Return whether there are messages in the queue."""
        return not self._heard.empty()

    def heard(self, wait: float = 0.0) -> Iterator[ServerMessage]:
        """Take the messages from the queue and yield them; wait at most `wait` seconds for the first."""
        with contextlib.suppress(queue.Empty):
            message = self._heard.get(timeout=wait) if wait else self._heard.get_nowait()
            while True:
                if message is not None:
                    yield message
                message = self._heard.get_nowait()

    def give_up(self, why: TextMessage) -> None:
        """Close the connection for good, and store the reason in `fault`."""
        self.fault = self.fault or why
        self.close()

    def close(self) -> None:
        """Close the connection and end its thread."""
        self._closed.set()
        socket = self._socket
        if socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                socket.close()
        self._thread.join(OPEN_S)

    def _work(self) -> None:
        pause = FIRST_WAIT_S
        while not self._closed.is_set() and self.fault is None:
            try:
                with opened(self._at) as socket:
                    with contextlib.suppress(ConnectionClosed):  # a server that refused at once is still heard
                        socket.send(protocol.written(self._first(self._received)).decode())
                    self._socket = socket  # only now, so that nothing else is sent before
                    self.connected, pause = True, FIRST_WAIT_S
                    self._listen(socket)
            except OtherCertificate:
                self.fault = msg("net-other-certificate")
            except (OSError, WebSocketException, TimeoutError) as fault:
                if self._at == self.address or isinstance(fault, ConnectionClosed):
                    self._lost(fault)
                else:
                    self._at = self.address  # where it was passed on to nobody answers
            finally:
                self._socket, self.connected = None, False
                self._heard.put(None)
            if self.fault is None and self._wait:
                self._closed.wait(pause)
                pause = min(LONGEST_WAIT_S, 2 * pause)
            self._wait = True

    def _listen(self, socket: ClientConnection) -> None:
        for data in socket:
            try:
                message = protocol.read_server(data.encode() if isinstance(data, str) else data)
            except CodecError as fault:
                self.fault = msg("net-no-message", why=str(fault)[:200])
                return
            if isinstance(message, protocol.Elsewhere):
                self._pass_on(message.address)
                continue
            self._received.note(message)
            self._heard.put(message)

    def _pass_on(self, address: str) -> None:
        """Connect to another server the next time, at once; an address that cannot be read is ignored."""
        with contextlib.suppress(ValueError):
            self._at, self._wait = replace(read_address(address), code=""), False

    def _lost(self, fault: Exception) -> None:
        """Stop reconnecting after a refusal by the server, or a failed TLS or WebSocket handshake."""
        if isinstance(fault, ConnectionClosed) and fault.rcvd is not None and fault.rcvd.code == REFUSED:
            self.fault = msg("net-refused")
        elif isinstance(fault, InvalidHandshake | ssl.SSLError) and not _ends_soon(fault):
            self.fault = msg("net-no-server", address=str(self.address), why=str(fault))


@contextlib.contextmanager
def opened(address: Address) -> Iterator[ClientConnection]:
    """Open a connection to a server within the block.

    Raises OtherCertificate if its certificate is not the pinned one; also OSError, TimeoutError and WebSocketException.
    """
    with connect(
        address.socket, ssl=_trust(address), compression=None, max_size=LARGEST, open_timeout=OPEN_S, proxy=None
    ) as socket:
        if address.pin and not _has_pin(socket, address.pin):
            raise OtherCertificate
        yield socket


class OtherCertificate(OSError):
    """The server's certificate is not the one that the address pins."""


def _trust(address: Address) -> ssl.SSLContext | None:
    """Return the TLS context; a pinned certificate is checked once connected, before anything is sent."""
    if not address.safe:
        return None
    context = ssl.create_default_context()
    if address.pin:
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def _ends_soon(fault: Exception) -> bool:
    """Return whether a failed handshake is that of a server, or of one behind a proxy, that is just being restarted."""
    if isinstance(fault, ssl.SSLEOFError | ssl.SSLZeroReturnError):
        return True
    if isinstance(fault, InvalidStatus):
        return fault.response.status_code in RESTARTED
    return isinstance(fault, InvalidMessage) and isinstance(fault.__cause__, EOFError)


def _has_pin(socket: ClientConnection, pin: str) -> bool:
    """Return whether the server's certificate is the one of a pin."""
    held = socket.socket
    shown = held.getpeercert(binary_form=True) if isinstance(held, ssl.SSLSocket) else None
    return shown is not None and sha256(shown).hexdigest() == pin
