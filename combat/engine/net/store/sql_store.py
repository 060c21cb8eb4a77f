"""A store in a database: SQLite in one file, or another database that SQLAlchemy supports."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager

import sqlalchemy as sql
from sqlalchemy.engine import Connection, Row
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from combat.engine.kernel.seats import PUBLIC, Seat
from combat.engine.kernel.text_message import msg
from combat.engine.net.store.game_store import Stored, StoredGame, StoredSeat, StoreError
from combat.engine.net.store.leases import TABLES as LEASE_TABLES
from combat.engine.net.store.leases import Leases
from combat.engine.net.store.sql_mails import SqlMails
from combat.engine.net.store.tables import GAMES, HABITS, LINES, SEATS, SPANS, TABLES

NEW_LINES, NEW_STANDING = LINES.insert(), GAMES.update().where(GAMES.c.id == sql.bindparam("of"))
"""The two statements of each answer, constructed once."""


class SqlStore:
    """Games in a database with a URL such as sqlite:///games.sqlite.

    An SQLite file belongs to one server; several servers may share another database, and each leases its games.
    """

    def __init__(self, address: str, server: str = "") -> None:
        """Open the database and create missing tables; raise StoreError.

        `server` is the address to which other servers of the same database redirect clients.
        """
        self._leases: Leases | None = None
        with _told():
            self._engine = sql.create_engine(_with_driver(address))
            if self._engine.dialect.name == "sqlite":
                sql.event.listen(self._engine, "connect", _settle_sqlite)
            else:
                self._leases = Leases(server)
                LEASE_TABLES.create_all(self._engine)
            TABLES.create_all(self._engine)
        self.mails = SqlMails(self._begun)

    def close(self) -> None:
        """Close the connections to the database."""
        self._engine.dispose()

    def claim(self, game: str) -> str | None:
        """Lease a game to this server; return None on success, else the address of the server that has it, or "".

        With SQLite it always succeeds.
        """
        if self._leases is None:
            return None
        with self._begun() as connection:
            return self._leases.claim(connection, game)

    def renew(self, games: Collection[str]) -> set[str]:
        """Renew this server's leases; return the games that another server has taken, none with SQLite."""
        if self._leases is None or not games:
            return set()
        with self._begun() as connection:
            return self._leases.renew(connection, games)

    def release(self, game: str) -> None:
        """End the lease of a game."""
        if self._leases is not None:
            with self._begun() as connection:
                self._leases.release(connection, game)

    def add(self, game: StoredGame) -> None:
        """Store a new game and its seats; raise StoreError if its id exists already."""
        seats = [{**_columns(seat), "game": game.id, "place": place} for place, seat in enumerate(game.seats)]
        facts = {"id": game.id, "title": game.title, "book": game.book, "secret": game.secret, "watch": game.watch,
                 "public": game.public, "created": game.created, "over": game.over, "turn": game.turn,
                 "moved": game.moved, "clock": game.clock, "asked": game.asked, "due": 0.0}  # fmt: skip
        with self._begun() as connection:
            connection.execute(GAMES.insert(), facts)
            connection.execute(SEATS.insert(), seats)

    def game(self, id_: str) -> StoredGame | None:
        """Return a game by its id; None if there is none."""
        with self._begun() as connection:
            row = connection.execute(GAMES.select().where(GAMES.c.id == id_)).first()
            return None if row is None else _game(connection, row)

    def by_token(self, digest: str) -> tuple[str, Seat] | None:
        """Return the game and the seat that a token's digest opens; None if it is unknown.

        The seat is "" for watchers.
        """
        with self._begun() as connection:
            found = connection.execute(sql.select(SEATS.c.game, SEATS.c.seat).where(SEATS.c.token == digest)).first()
            if found is not None:
                return found.game, found.seat
            watched = connection.execute(sql.select(GAMES.c.id).where(GAMES.c.watch == digest)).first()
            return None if watched is None else (watched.id, PUBLIC)

    def by_invitation(self, digest: str) -> tuple[str, Seat] | None:
        """Return the game and the seat that an invitation's digest opens, even if taken; None if it is unknown."""
        invited = SEATS.c.invitation == digest
        with self._begun() as connection:
            found = connection.execute(sql.select(SEATS.c.game, SEATS.c.seat).where(invited)).first()
            return None if found is None else (found.game, found.seat)

    def seat(self, game: str, taken: StoredSeat) -> None:
        """Store the changed data of a seat."""
        where = (SEATS.c.game == game) & (SEATS.c.seat == taken.seat)
        with self._begun() as connection:
            connection.execute(SEATS.update().where(where).values(**_columns(taken)))

    def append(self, made: Mapping[str, Stored]) -> None:
        """Append journal lines of several games, by id, in one transaction; do nothing if there are no lines.

        Raises StoreError if a line's number exists already, or if another server has leased a game.
        """
        rows = [
            {"game": game, "n": stored.first + place, "line": line}
            for game, stored in made.items()
            for place, line in enumerate(stored.lines)
        ]
        stands = [
            {
                "of": game,
                "turn": stored.turn,
                "over": stored.over,
                "moved": stored.moved,
                "asked": stored.asked,
                "due": stored.due,
            }
            for game, stored in made.items()
            if stored.lines
        ]
        if not rows:
            return
        with self._begun() as connection:
            if self._leases is not None:
                self._leases.check(connection, made)
            connection.execute(NEW_LINES, rows)
            connection.execute(NEW_STANDING, stands)

    def lines(self, game: str) -> list[bytes]:
        """Return the journal lines of a game in order; [] for an unknown game."""
        asked = sql.select(LINES.c.line).where(LINES.c.game == game).order_by(LINES.c.n)
        with self._begun() as connection:
            return [bytes(row.line) for row in connection.execute(asked)]

    def keep_habits(self, game: str, seat: Seat, asks: str) -> None:
        """Store the settings of a seat's automatic answers, in place of the previous ones."""
        with self._begun() as connection:
            connection.execute(HABITS.delete().where((HABITS.c.game == game) & (HABITS.c.seat == seat)))
            connection.execute(HABITS.insert().values(game=game, seat=seat, asks=asks))

    def habits(self, game: str) -> dict[Seat, str]:
        """Return the settings of automatic answers in a game, by seat."""
        with self._begun() as connection:
            found = connection.execute(HABITS.select().where(HABITS.c.game == game))
            return {row.seat: row.asks for row in found}

    def games(self) -> list[StoredGame]:
        """Return all games, the newest first."""
        with self._begun() as connection:
            rows = connection.execute(GAMES.select().order_by(GAMES.c.created.desc(), GAMES.c.id)).all()
            return [_game(connection, row) for row in rows]

    def public_games(self, most: int) -> list[StoredGame]:
        """Return at most `most` public games, the last played first."""
        asked = GAMES.select().where(GAMES.c.public).order_by(GAMES.c.moved.desc(), GAMES.c.id).limit(most)
        with self._begun() as connection:
            return [_game(connection, row) for row in connection.execute(asked).all()]

    def due_games(self, now: float) -> list[str]:
        """Return the ids of games in which a seat's time runs out at `now` or before."""
        asked = sql.select(GAMES.c.id).where((GAMES.c.due > 0) & (GAMES.c.due <= now))
        with self._begun() as connection:
            return [row.id for row in connection.execute(asked)]

    def postpone(self, game: str, due: float) -> None:
        """Store a new time at which a game's clock runs out."""
        with self._begun() as connection:
            connection.execute(GAMES.update().where(GAMES.c.id == game).values(due=due))

    def beat(self, span: str, began: float, now: float) -> None:
        """Store that a server has run from `began` to `now`; `span` identifies this run."""
        with self._begun() as connection:
            seen = connection.execute(SPANS.update().where(SPANS.c.span == span).values(seen=now))
            if not seen.rowcount:
                connection.execute(SPANS.insert().values(span=span, began=began, seen=now))

    def spans(self, since: float) -> list[tuple[float, float]]:
        """Return the start and end of each run of a server that ended after `since`."""
        asked = sql.select(SPANS.c.began, SPANS.c.seen).where(SPANS.c.seen > since)
        with self._begun() as connection:
            return [(row.began, row.seen) for row in connection.execute(asked)]

    @contextmanager
    def _begun(self) -> Iterator[Connection]:
        """Yield a connection whose work is committed at the end, or rolled back after an error."""
        with _told(), self._engine.begin() as connection:
            yield connection


def _with_driver(address: str) -> str:
    """Return an address of PostgreSQL with the driver of the extra `postgres`, unless it names one."""
    scheme, separator, rest = address.partition("://")
    return f"postgresql+pg8000{separator}{rest}" if scheme in ("postgres", "postgresql") else address


@contextmanager
def _told() -> Iterator[None]:
    """Raise errors of the database as StoreError."""
    try:
        yield
    except ModuleNotFoundError as fault:
        raise StoreError(msg("net-no-driver", driver=fault.name or "?")) from None
    except SQLAlchemyError as fault:
        first = str(fault).splitlines()[0]
        raise StoreError(msg("net-store", why=first)) from fault


def _settle_sqlite(connection: sql.engine.interfaces.DBAPIConnection, record: ConnectionPoolEntry) -> None:
    """Set SQLite to its write-ahead log, for readers beside the writer, and to commit durably to the disk."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _columns(seat: StoredSeat) -> dict[str, str]:
    return {name: getattr(seat, name) for name in ("seat", "name", "token", "invitation", "bot", "number")}


def _game(connection: Connection, row: Row[tuple[object, ...]]) -> StoredGame:
    asked = SEATS.select().where(SEATS.c.game == row.id).order_by(SEATS.c.place)
    seats = tuple(
        StoredSeat(each.seat, each.name, each.token, each.invitation, each.bot, each.number)
        for each in connection.execute(asked)
    )
    return StoredGame(
        row.id, row.title, bytes(row.book), bytes(row.secret), row.watch, bool(row.public), row.created, seats,
        bool(row.over), row.turn, row.moved, row.clock, row.asked,
    )  # fmt: skip
