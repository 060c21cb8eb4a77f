"""The interface of a server's store, and its records."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Protocol

from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat


class StoredSeat(Record):
    """A seat of a game: a bot's, a person's with a token, or free for anyone who has the invitation."""

    seat: Seat
    name: str = ""
    """The name of its person; "" for a bot and for a free seat."""
    token: str = ""
    """The digest of its person's token."""
    invitation: str = ""
    """The digest of the invitation to it; "" if nobody was invited."""
    bot: str = ""
    number: str = ""
    """The seat's part of the dice, in hexadecimal."""

    @property
    def free(self) -> bool:
        """Return whether the seat waits for a person: it has neither a bot nor a token."""
        return not (self.bot or self.token)

    @property
    def ready(self) -> bool:
        """Return whether the seat is complete: it has a bot, or a person who has contributed to the dice."""
        return bool(self.number if self.token else self.bot)


class StoredGame(Record):
    """A game, and its seats in the order of the rules."""

    id: str
    title: str
    book: bytes
    """The book as JSON."""
    secret: bytes
    """The secret of its dice."""
    watch: str
    """Digest of the watchers' token."""
    public: bool
    created: str
    """Time in UTC."""
    seats: tuple[StoredSeat, ...]
    over: bool = False
    turn: Seat = ""
    """Seat that the game waits for; "" while a seat is free, and once it is over."""
    moved: str = ""
    """Time at which the last lines were stored, in UTC."""
    clock: str = ""
    """Its clock as JSON (`protocol.Clock`); "" for none."""
    asked: float = 0.0
    """Time at which the seat was asked, in seconds since 1970."""

    @property
    def complete(self) -> bool:
        """Return whether all seats are complete, so that the game can begin."""
        return all(seat.ready for seat in self.seats)

    @property
    def names(self) -> dict[Seat, str]:
        """Return the names of persons and bots by seat; "" for a free seat."""
        return {seat.seat: seat.name or seat.bot for seat in self.seats}


class StoredMail(Record):
    """The mail address of a seat's person, for notices of moves."""

    game: str
    seat: Seat
    address: str
    token: str
    """The digest of the code in its links."""
    language: str
    confirmed: bool = False


LEASE_S = 15.0
"""Seconds for which a server leases a game unless it renews the lease."""


class Stored(Record):
    """New data of a game that is stored in one transaction."""

    first: int
    """The number of its first new line."""
    lines: tuple[bytes, ...]
    turn: Seat
    over: bool
    moved: str
    asked: float = 0.0
    due: float = 0.0
    """Time at which the seat's clock runs out if a server runs until then, in seconds since 1970; 0.0 without a
    clock."""


class GameStore(Protocol):
    """A store of games; every method is atomic and may raise StoreError."""

    def claim(self, game: str) -> str | None:
        """Lease a game to this server for `LEASE_S` seconds; return None on success.

        Otherwise the address of the server that has the game is returned, "" if unknown. A store that only one server
        uses always grants the lease.
        """

    def renew(self, games: Collection[str]) -> set[str]:
        """Renew this server's leases of games; return the games that another server has taken."""

    def release(self, game: str) -> None:
        """End the lease of a game."""

    def add(self, game: StoredGame) -> None:
        """Store a new game and its seats."""

    def game(self, id_: str) -> StoredGame | None:
        """Return a game by its id; None if there is none."""

    def by_token(self, digest: str) -> tuple[str, Seat] | None:
        """Return the game and the seat that a token's digest opens; None if it is unknown.

        The seat is "" for watchers.
        """

    def by_invitation(self, digest: str) -> tuple[str, Seat] | None:
        """Return the game and the seat that an invitation's digest opens, even if taken; None if it is unknown."""

    def seat(self, game: str, taken: StoredSeat) -> None:
        """Store the changed data of a seat."""

    def append(self, made: Mapping[str, Stored]) -> None:
        """Append journal lines of several games, by id, in one transaction.

        Raises StoreError if a game already has a line of that number, or if another server has leased it.
        """

    def keep_habits(self, game: str, seat: Seat, asks: str) -> None:
        """Store the settings of a seat's automatic answers, as JSON, in place of the previous ones."""

    def habits(self, game: str) -> dict[Seat, str]:
        """Return the settings of automatic answers in a game, by seat."""

    def lines(self, game: str) -> list[bytes]:
        """Return the journal lines of a game in order; [] for an unknown game."""

    def games(self) -> list[StoredGame]:
        """Return all games, the newest first."""

    def public_games(self, most: int) -> list[StoredGame]:
        """Return at most `most` public games, the last played first."""

    def due_games(self, now: float) -> list[str]:
        """Return the ids of games in which a seat's time may have run out at `now`."""

    def postpone(self, game: str, due: float) -> None:
        """Store a new time at which a game's clock runs out, after a pause of the server."""

    def beat(self, span: str, began: float, now: float) -> None:
        """Store that a server has run from `began` to `now`; `span` identifies this run."""

    def spans(self, since: float) -> list[tuple[float, float]]:
        """Return the start and end of each run of a server that ended after `since`."""

    def close(self) -> None:
        """Close all files and connections."""


class StoreError(Exception):
    """The store failed to read or write; the text is the reason in one line."""
