"""A seat at a remote game, with its connection; it is stored in the list of the player's games."""

from __future__ import annotations

import contextlib
from collections import deque
from typing import Generic, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.record import CodecError, replace
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.text_message import TextMessage, cause, msg
from combat.engine.net import protocol
from combat.engine.net.client.address import Address, code_of
from combat.engine.net.client.connection import Connection
from combat.engine.net.client.home_server import outer_host
from combat.engine.net.client.own_games import OwnGame, own_games, remember
from combat.engine.net.client.received import Received
from combat.engine.net.client.remote_game import RemoteGame
from combat.engine.net.client.remote_session import RemoteSession
from combat.engine.net.client.talk import Talk
from combat.engine.net.net_chance import new_secret
from combat.engine.net.packing import unpacked
from combat.engine.net.proof import unfair
from combat.engine.net.protocol import ClientMessage, Clock, Create, Hello, Join, ServerMessage
from combat.engine.net.tokens import INVITATION, SEAT, WATCH, derived_token, new_token
from combat.engine.net.wire import Wire, rules_digest
from combat.engine.play.playable import Playable

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")


class NetSeat(Generic[S, B]):
    """The player's seat at a remote game; `take` handles the messages received."""

    def __init__(
        self, title: Playable[S, B], address: Address, name: str, create: Create | None = None, *, home: bool = False
    ) -> None:
        """Connect to a server: with `create` to begin a game there, else to the game that `address` opens.

        `home`: it is the player's own server.
        """
        self.home = home
        self._title, self.address, self._name, self._create = title, address, name, create
        self._invitation = str(address) if create is None and address.code.startswith(INVITATION) else ""
        self._own = next((game for game in own_games() if _opens(address.code, game)), None)
        """The game as it is listed among the player's; None for one that is not."""
        self._token = "" if self._own is None else self._own.code
        self._made = create.token if create is not None else new_token(SEAT)
        """Token with which the seat is taken."""
        self._number = new_secret().hex() if self._own is None else self._own.number
        self.created: protocol.Created | None = None
        self.lobby: protocol.Lobby | None = None
        """The players who have joined so far, before the game begins."""
        self.start: S | None = None
        """The state with which the game begins, as the seat sees it; None before the lobby is received."""
        self.refusals: deque[TextMessage] = deque()
        """Refusals of the server that have not been shown yet."""
        self.talk = Talk()
        self.remote: RemoteGame[S, B] = RemoteGame(title, self._send)
        self.remote.on_refusal = self.refusals.append
        self.remote.on_saying = self.talk.add
        self.connection = Connection(address, self._first)

    def session(self) -> RemoteSession[S, B]:
        """Return a new session of the game, which must have begun."""
        return RemoteSession(self._title, self.remote, lambda: self.connection.waits, self.take, self.connection.close)

    @property
    def own_address(self) -> Address:
        """Return the address of the seat, with which the player can return to the game."""
        return replace(self.address, code=self._token or self.address.code)

    @property
    def outside(self) -> Address:
        """Return the server's address for others: for a server on this machine, its address in the network."""
        return replace(self.address, code="", host=outer_host()) if self.home else self.address.server

    @property
    def invitations(self) -> dict[Seat, str]:
        """Return the invitation codes of the free seats, by seat; empty unless this player created the game."""
        if self.lobby is None or not self._has_begun:
            return {}
        names = self.lobby.names
        return {seat: derived_token(self._token, INVITATION, seat) for seat, name in names.items() if not name}

    @property
    def watchers_code(self) -> str:
        """Return the code with which others can watch; "" unless this player created the game."""
        return derived_token(self._token, WATCH) if self._has_begun else ""

    @property
    def _has_begun(self) -> bool:
        """Whether the player has begun the game."""
        return self._own is not None and not self._own.invitation

    def unfair(self) -> TextMessage | None:
        """Check the dice of the finished game; return the fault, or None if its proof is correct.

        The proof must have been received.
        """
        remote, own = self.remote, self._own
        assert remote.proof is not None
        number, promise = ("", remote.promise) if own is None else (own.number, own.promise)
        return unfair(self._title, remote.proof, promise, remote.seat, number, remote.view)

    def take(self, wait: float = 0.0) -> None:
        """Handle all messages received; wait at most `wait` seconds for the first.

        A message that is not of this game ends the connection for good.
        """
        for message in self.connection.heard(wait):
            try:
                self._hear(message)
            except (CodecError, ValueError, LookupError, TypeError, AttributeError) as fault:
                self.connection.give_up(msg("net-no-message", why=str(cause(fault))[:200]))
                return

    def _hear(self, message: ServerMessage) -> None:
        match message:
            case protocol.Created(game=game):
                self.created, self._token = message, self._made
                assert self._create is not None
                self._keep(game, self._create.seat)
            case protocol.Seated(game=game, seat=seat):
                self._token = self._made
                self._keep(game, seat)
            case protocol.Lobby():
                self._enter(message)
            case _:
                self.remote.hear(message)
                if isinstance(message, protocol.Welcome):
                    self._note(message.promise)

    def _keep(self, game: str, seat: Seat) -> None:
        """Store the seat among the player's games."""
        self._store(
            OwnGame(
                str(self.own_address), self._title.id, seat, game, self._name, self._invitation, self.home, self._number
            )
        )

    def _enter(self, lobby: protocol.Lobby) -> None:
        """Show the lobby; contribute to the dice, now that the server has promised its own part."""
        if lobby.book:
            wire = Wire(self._title)
            self.start = wire.read_view(lobby.view, wire.read_book(unpacked(lobby.book)))
        self.lobby = replace(lobby, book="", view={})
        self._note(lobby.promise)
        if lobby.seat and lobby.seat not in lobby.numbered:
            self._send(protocol.Number(self._number))

    def _note(self, promise: str) -> None:
        """Store what the server has promised first, and where it is now."""
        own = self._own
        if own is not None:
            known = replace(own, promise=own.promise or promise, address=str(self.own_address))
            if known != own:
                self._store(known)

    def _store(self, own: OwnGame) -> None:
        """Store the game in the list; if the file cannot be written, it is not listed."""
        self._own = own
        with contextlib.suppress(OSError):
            remember(own)

    def _first(self, received: Received) -> ClientMessage:
        """Return the first message of a connection, also after a reconnection; called in the connection's thread."""
        title, digest, code = self._title.id, rules_digest(self._title), self._token or self.address.code
        if not self._token and self._create is not None:
            return self._create
        if not self._token and self._invitation:
            return Join(protocol.PROTOCOL, title, digest, code, self._name, self._made)
        return Hello(protocol.PROTOCOL, title, digest, code, received.epoch, received.last)

    def _send(self, message: ClientMessage) -> None:
        self.connection.send(message)


def _opens(code: str, game: OwnGame) -> bool:
    """Return whether a code is that of the seat or the invitation of a game."""
    return bool(code) and code in (game.code, code_of(game.invitation))


def creation(
    title: Playable[S, B], book: B, seat: str, name: str, *, bots: dict[str, str] | None = None, public: bool = False,
    clock: Clock | None = None,
) -> Create:  # fmt: skip
    """Return the message that creates a game of a book, with the player at `seat` and bots at other seats.

    `name` is the player's name. `public` lets anybody watch; `clock` limits the time of the seats.
    """
    return Create(
        protocol.PROTOCOL, title.id, rules_digest(title), Wire(title).book(book), seat, name,
        new_token(SEAT), bots or {}, public, clock,
    )  # fmt: skip
