"""Clients of a hall, which has the games of a server, in the same process.

Messages are converted to bytes and back, but not sent over sockets.
"""

from __future__ import annotations

from typing import Any

from combat.engine.kernel.seats import Seat
from combat.engine.net import protocol
from combat.engine.net.client.received import Received
from combat.engine.net.client.remote_game import RemoteGame
from combat.engine.net.protocol import ClientMessage, Create, Hello, Join, Number
from combat.engine.net.server.hall import Hall
from combat.engine.net.server.live_game import LiveGame
from combat.engine.net.tokens import INVITATION, SEAT, WATCH, derived_token, new_token, token_digest
from combat.engine.net.wire import Wire, rules_digest
from combat.engine.title import Title
from combat.games.command.table.command_settings import GROUPS
from tests.engine.net.memory_store import MemoryStore
from tests.engine.toy_game import small_book
from tests.engine.toy_title import TOY

NUMBER = "00ff" * 8
"""The number that every guest contributes to the dice."""
MATTERS = {action: "matters" for actions in GROUPS.values() for action in actions}
"""Settings of a player who is asked only when it could matter."""


def hall_of(title: Title[Any, Any], number: int = 0) -> Hall:
    """Return the games of a server in memory for one title; `number` is the byte of its secrets."""
    return Hall(MemoryStore(), {title.id: title}, lambda: bytes([number]) * 32)


class Guest:
    """Client of one game of a hall."""

    def __init__(self, hall: Hall, title: Title[Any, Any], token: str) -> None:
        self._hall, self._title, self.token = hall, title, token
        self.game: RemoteGame[Any, Any] = RemoteGame(title, self._send)
        self._met = Received()
        self.received: list[bytes] = []
        """All that the seat was sent since it came."""
        self.refused: list[str] = []
        self.game.on_refusal = lambda why: self.refused.append(why.message)
        self._live: LiveGame | None = None
        self._said: list[ClientMessage] = []
        self.come()

    def come(self, *, anew: bool = False) -> None:
        """Connect, as on construction, or reconnect, and receive what is due.

        With `anew`, as a client that remembers nothing of an earlier connection.
        """
        epoch, last = ("", 0) if anew else (self._met.epoch, self._met.last)
        hello = Hello(1, self._title.id, rules_digest(self._title), self.token, epoch, last)
        self._live, seat = self._hall.come(messages_read(hello, Hello))
        self._hall.commit()
        self._seen = last if epoch == self._live.epoch else -1
        room = self._live.room
        if room is not None:
            if self._seen >= 0 and room.feeds[seat].after(self._seen) is not None:
                self.game.hear(protocol.Ready(self._seen, epoch))
            self._hear_seat(seat)

    @property
    def said(self) -> list[ClientMessage]:
        """Return the messages of the client that have not been sent yet."""
        return self._said

    @property
    def live(self) -> LiveGame:
        """Return the game in which the guest has a seat; raise AssertionError before `come`."""
        assert self._live is not None
        return self._live

    def _send(self, message: ClientMessage) -> None:
        self._said.append(protocol.read_client(protocol.written(message)))

    def say(self) -> None:
        """Send the client's messages to the hall, and commit their results."""
        said, self._said = self._said, []
        for message in said:
            self._hall.take(self.live, self.game.seat, message)
        self._hall.commit()

    @property
    def waits(self) -> bool:
        """Return whether there are messages for the seat that the guest has not received."""
        room = self.live.room
        return room is not None and room.feeds[self.game.seat].out > self._seen

    def lose(self) -> None:
        """Discard the client's unsent messages, as if the connection were lost."""
        self._said.clear()

    def hear(self) -> None:
        """Receive all messages sent to the seat."""
        self._hear_seat(self.game.seat)

    def _hear_seat(self, seat: Seat) -> None:
        room = self.live.room
        assert room is not None
        due = room.feeds[seat].after(self._seen) if self._seen >= 0 else None
        if due is None:
            found, self._seen = self.live.welcome(seat)
            due = [(self._seen, protocol.written(message)) for message in found]
        for number, data in due:
            self._seen = number
            self.received.append(data)
            message = protocol.read_server(data)
            self._met.note(message)
            self.game.hear(message)


def messages_read(message: ClientMessage, kind: type[Hello]) -> Hello:
    """Return a message after serialising and parsing it."""
    read = protocol.read_client(protocol.written(message))
    assert isinstance(read, kind)
    return read


def invitation(token: str, seat: Seat = TOY.rules.seats[1]) -> str:
    """Return the code that opens a free seat of the game that was begun with a token."""
    return derived_token(token, INVITATION, seat)


def watch_code(token: str) -> str:
    """Return the code of the watchers of the game that was begun with a token."""
    return derived_token(token, WATCH)


def begun(hall: Hall, title: Title[Any, Any], book: object, *, watched: bool = False) -> list[Guest]:
    """Create a game with a person at each seat.

    Return the guests in order of seats, with a watcher last if `watched`.
    """
    digest, carrier = rules_digest(title), Wire[Any, Any](title)
    seats = title.rules.seats
    tokens = [new_token(SEAT)]
    hall.create(Create(1, title.id, digest, carrier.book(book), seats[0], "Anna", tokens[0]))
    for seat in seats[1:]:
        tokens.append(new_token(SEAT))
        hall.join(Join(1, title.id, digest, invitation(tokens[0], seat), "Bert", tokens[-1]))
    numbered(hall, *tokens)
    return [Guest(hall, title, token) for token in (*tokens, *([watch_code(tokens[0])] if watched else []))]


def numbered(hall: Hall, *tokens: str) -> None:
    """Contribute `NUMBER` to the dice for the seat of each token, as a client does on connecting."""
    for token in tokens:
        found = hall.store.by_token(token_digest(token))
        assert found is not None
        live = hall._found(found[0])
        hall.take(live, found[1], Number(NUMBER))


def asked(guests: list[Guest]) -> Guest:
    """Let all guests receive their messages; return the first who is asked.

    Unsent messages of the guests are not sent (see `say`).
    """
    for guest in guests:
        guest.hear()
    return next(guest for guest in guests if guest.game.decision is not None)


def creation(**changes: Any) -> Create:
    """Return the message of a client that creates a game of the toy, with some fields changed."""
    book = Wire[Any, Any](TOY).book(small_book(0))
    facts = {
        "protocol": 1, "title": TOY.id, "rules": rules_digest(TOY), "book": book, "seat": TOY.rules.seats[0],
        "name": "Anna", "token": new_token(SEAT),
    }  # fmt: skip
    return Create(**{**facts, **changes})
