"""Standings of games on servers, requested without a connection to a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from websockets.exceptions import WebSocketException

from combat.engine.kernel.record import CodecError, Record
from combat.engine.kernel.text_message import TextMessage, cause, msg
from combat.engine.net import protocol
from combat.engine.net.client.address import Address, read_address
from combat.engine.net.client.connection import opened
from combat.engine.net.client.own_games import OwnGame
from combat.engine.net.protocol import Look, Standing, Standings

WAIT_S = 10.0
"""Timeout of a server's reply, in seconds."""


class Unasked(Exception):
    """A server did not return the standings of its games; `why` is the reason in one line."""

    def __init__(self, why: TextMessage) -> None:
        super().__init__(why)
        self.why = why


class OwnStanding(Record):
    """A game of the player and its standing, which is None if its server no longer knows the game."""

    own: OwnGame
    stands: Standing | None


def look(address: Address, tokens: Sequence[str] = (), *, public: bool = False) -> Standings:
    """Request and return the standings of games on a server; raise Unasked if that fails.

    `tokens` are those of seats; `public` requests the public games, too.
    """
    try:
        with opened(address) as socket:
            socket.send(protocol.written(Look(protocol.PROTOCOL, tuple(tokens), public)).decode())
            reply = protocol.read_server(str(socket.recv(timeout=WAIT_S)).encode())
    except CodecError as fault:
        raise Unasked(msg("net-no-message", why=str(fault)[:200])) from None
    except (OSError, WebSocketException) as fault:
        raise Unasked(msg("net-no-server", address=str(address), why=cause(fault))) from None
    if isinstance(reply, protocol.Refused):
        raise Unasked(reply.why)
    if not isinstance(reply, Standings):
        raise Unasked(msg("net-not-now"))
    return reply


def servers_of(games: Iterable[OwnGame]) -> dict[str, list[OwnGame]]:
    """Group games by the address of their server; games with an invalid address are left out."""
    found: dict[str, list[OwnGame]] = {}
    for game in games:
        try:
            address = read_address(game.address)
        except ValueError:
            continue
        found.setdefault(str(address.server), []).append(game)
    return found


def own_standings(server: str, games: Sequence[OwnGame]) -> list[OwnStanding]:
    """Return the standings of the player's games on a server, in the same order.

    Raise Unasked if the server does not reply.
    """
    tokens = [read_address(game.address).code for game in games]
    told = {stands.game: stands for stands in look(read_address(server), tokens).own}
    return [OwnStanding(game, told.get(game.game)) for game in games]
