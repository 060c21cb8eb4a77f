"""The checks of a client's first message, and the game that a valid one creates."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from combat.engine.kernel.record import as_json
from combat.engine.kernel.text_message import TextMessage, cause, msg
from combat.engine.net import protocol, wire
from combat.engine.net.protocol import Create, Hello, Join
from combat.engine.net.saying import cleaned_name
from combat.engine.net.server.books import read_new_book
from combat.engine.net.server.clocks import is_clock
from combat.engine.net.store.game_store import StoredGame, StoredSeat
from combat.engine.net.tokens import INVITATION, SEAT, WATCH, derived_token, is_token, token_digest
from combat.engine.title import Title

NUMBER_BYTES = 64
"""Greatest size of a seat's part of the dice in bytes."""


class TurnedAway(Exception):
    """A client's first message was refused; `why` is the reason in one line."""

    def __init__(self, why: TextMessage) -> None:
        super().__init__(why)
        self.why = why


class Elsewhere(TurnedAway):
    """Another server that shares the store runs the game; `address` is its address, "" if unknown."""

    def __init__(self, address: str) -> None:
        super().__init__(msg("net-elsewhere"))
        self.address = address


def title_of(titles: Mapping[str, Title[Any, Any]], message: Create | Join | Hello) -> Title[Any, Any]:
    """Return the title of a message, one of `titles` (by id), whose protocol and rules are those of this server; raise
    TurnedAway.
    """
    if message.protocol not in protocol.SPOKEN:
        raise TurnedAway(wrong_protocol(message.protocol))
    if message.title not in titles:
        raise TurnedAway(msg("cli-no-game", name=message.title, known=", ".join(titles)))
    title = titles[message.title]
    if wire.rules_digest(title) != message.rules:
        raise TurnedAway(msg("net-rules", title=title.name))
    return title


def check_creation(title: Title[Any, Any], message: Create) -> bytes:
    """Return the JSON of the book of a game that a client wants to create.

    Raises TurnedAway if the token, book, seat, bots or clock is not accepted.
    """
    check_token(message.token)
    book, seats = _book(title, message), title.rules.seats
    if message.seat not in seats or not set(message.bots) <= set(seats) - {message.seat}:
        raise TurnedAway(msg("net-no-seat", seat=message.seat, known=", ".join(seats)))
    unknown = next((bot for bot in message.bots.values() if bot not in title.players), None)
    if unknown is not None:
        raise TurnedAway(msg("cli-no-player", name=unknown, known=", ".join(title.players)))
    if message.clock is not None and not is_clock(message.clock, title.players):
        raise TurnedAway(msg("net-no-clock"))
    return book


def new_game(title: Title[Any, Any], message: Create, book: bytes, secret: bytes) -> StoredGame:
    """Return the game that a checked message creates; `book` is its book as JSON, `secret` that of its dice."""
    token = message.token
    own = StoredSeat(message.seat, name_of(message.name), token_digest(token))
    others = {
        seat: StoredSeat(seat, bot=message.bots[seat]) if seat in message.bots
        else StoredSeat(seat, invitation=token_digest(derived_token(token, INVITATION, seat)))
        for seat in title.rules.seats if seat != message.seat
    }  # fmt: skip
    return StoredGame(
        secrets.token_hex(8), title.id, book, secret, token_digest(derived_token(token, WATCH)), message.public,
        datetime.now(UTC).isoformat(timespec="seconds"), tuple(others.get(seat, own) for seat in title.rules.seats),
        clock="" if message.clock is None else as_json(message.clock).decode(),
    )  # fmt: skip


def wrong_protocol(theirs: int) -> TextMessage:
    """Return the message that a client has another protocol version, and whether client or server is older."""
    older = "client" if theirs < protocol.PROTOCOL else "server"
    return msg("net-protocol", side=older, theirs=theirs, ours=protocol.PROTOCOL)


def check_token(token: str) -> None:
    """Raise TurnedAway if a client has made a token for its seat that others could guess."""
    if not is_token(token, SEAT):
        raise TurnedAway(msg("net-weak-token"))


def name_of(name: str) -> str:
    """Return a person's name without control characters, or "?" if nothing is left."""
    return cleaned_name(name) or "?"


def number_of(number: str) -> str:
    """Return a seat's part of the dice in lower case if it is hexadecimal; raise TurnedAway."""
    try:
        if len(number) <= 2 * NUMBER_BYTES and (found := bytes.fromhex(number)):
            return found.hex()
    except ValueError:
        pass
    raise TurnedAway(msg("net-no-number", most=NUMBER_BYTES))


def _book(title: Title[Any, Any], message: Create) -> bytes:
    """Return the JSON of the book that a client brings; raise TurnedAway unless a game of it can be shown to all."""
    try:
        return read_new_book(title, message.book)
    except Exception as fault:  # whatever the title's code stumbles over in a book that anybody may write
        raise TurnedAway(msg("net-no-book", why=cause(fault) or type(fault).__name__)) from None
