"""The interface of a server's store, and its records."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Protocol

from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat


class StoredSeat(Record):
    """A seat of a game: a bot, a person with a token, or free for whoever has the invitation."""

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
        """Whether it waits for a person."""
        return not (self.bot or self.token)


class StoredGame(Record):
    """A game: what it is played with, and its seats in the order of the rules."""

    id: str
    title: str
    book: bytes
    """The book as JSON."""
    secret: bytes
    """The secret of its dice."""
    watch: str
    """The digest of the token of watchers."""
    public: bool
    created: str
    """Time in UTC."""
    seats: tuple[StoredSeat, ...]
    over: bool = False
    turn: Seat = ""
    """The seat that the game waits for; "" while a seat is free, and once it is over."""
    moved: str = ""
    """When the last lines were stored, in UTC."""
    clock: str = ""
    """Its clock as JSON (`protocol.Clock`); "" for none."""
    asked: float = 0.0
    """When the seat was asked, in seconds since 1970."""

    @property
    def complete(self) -> bool:
        """Whether no seat waits for a person."""
        return not any(seat.free for seat in self.seats)

    @property
    def names(self) -> dict[Seat, str]:
        """Who sits where: persons and bots by name, "" for a free seat."""
        return {seat.seat: seat.name or seat.bot for seat in self.seats}


class StoredMail(Record):
    """Where the person of a seat is told that it is the seat's move."""

    game: str
    seat: Seat
    address: str
    token: str
    """The digest of the code in its links."""
    language: str
    confirmed: bool = False


LEASE_S = 15.0
"""Seconds for which a server leases a game without renewing that."""


class Stored(Record):
    """What is stored of a game at once."""

    first: int
    """The number of its first new line."""
    lines: tuple[bytes, ...]
    turn: Seat
    over: bool
    moved: str
    asked: float = 0.0
    due: float = 0.0
    """When the time of the seat is over if a server runs until then, in seconds since 1970; 0.0 without a clock."""


class GameStore(Protocol):
    """Stores games; every method is atomic and may raise StoreError."""

    def claim(self, game: str) -> str | None:
        """Lease a game to this server for LEASE_S; return None if it has it now, else the address of who has it.

        The address is "" if that is not known. A store that one server alone uses leases everything to it.
        """

    def renew(self, games: Collection[str]) -> set[str]:
        """Lease games once more to this server; return those that another one has taken since."""

    def release(self, game: str) -> None:
        """End the lease of a game."""

    def add(self, game: StoredGame) -> None:
        """Store a new game and its seats."""

    def game(self, id_: str) -> StoredGame | None:
        """Return a game; None if there is none."""

    def by_token(self, digest: str) -> tuple[str, Seat] | None:
        """Return the game and the seat that a token opens, "" for watchers; None for an unknown token."""

    def by_invitation(self, digest: str) -> tuple[str, Seat] | None:
        """Return the game and the seat that an invitation belongs to, taken or not; None if it belongs to none."""

    def seat(self, game: str, taken: StoredSeat) -> None:
        """Store a seat that a person has taken."""

    def append(self, made: Mapping[str, Stored]) -> None:
        """Append journal lines of several games, by id, in one transaction.

        Raises StoreError if a game has a line of such a number already, or another server has leased it.
        """

    def lines(self, game: str) -> list[bytes]:
        """Return the journal lines of a game in order."""

    def games(self) -> list[StoredGame]:
        """Return all games, the newest first."""

    def public_games(self, most: int) -> list[StoredGame]:
        """Return games that anybody may watch: those that were played last, at most so many."""

    def due_games(self, now: float) -> list[str]:
        """Return the games of which a seat's time may be over."""

    def postpone(self, game: str, due: float) -> None:
        """Store when the time of a game's seat is over, as no server has run for a while."""

    def beat(self, span: str, began: float, now: float) -> None:
        """Store that a server has run from one time to another; `span` is the name of this run."""

    def spans(self, since: float) -> list[tuple[float, float]]:
        """Return from when to when servers have run, of the runs that lasted beyond a time."""

    def close(self) -> None:
        """Close files and connections."""


class StoreError(Exception):
    """The store could not write or read something; the text is the reason in one line."""
