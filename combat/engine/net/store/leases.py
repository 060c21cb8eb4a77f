"""Leases of games by servers that share a database, timed by the clock of the database."""

from __future__ import annotations

import secrets
from collections.abc import Collection

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from combat.engine.kernel.text_message import msg
from combat.engine.net.store.game_store import LEASE_S, StoreError

TABLES = sql.MetaData()
LEASES = sql.Table(
    "leases", TABLES,
    sql.Column("game", sql.String(32), primary_key=True),
    sql.Column("owner", sql.String(64), nullable=False),
    sql.Column("address", sql.String(256), nullable=False),
    sql.Column("until", sql.Double, nullable=False),
)  # fmt: skip
NOW = sql.cast(sql.func.extract("epoch", sql.func.clock_timestamp()), sql.Double)


class Leases:
    """The leases of one server."""

    def __init__(self, address: str) -> None:
        """Make the leases of a server.

        `address` is that to which clients are redirected; a server with the same address takes over the leases.
        """
        self._owner = address or secrets.token_hex(16)
        self._address = address

    def claim(self, connection: Connection, game: str) -> str | None:
        """Lease a game that no other server has; return None on success, else the address of the other server."""
        values = {"owner": self._owner, "address": self._address, "until": NOW + LEASE_S}
        free = (LEASES.c.owner == self._owner) | (LEASES.c.until < NOW)
        taken = connection.execute(LEASES.update().where((LEASES.c.game == game) & free).values(values))
        if taken.rowcount:
            return None
        found = connection.execute(sql.select(LEASES.c.address).where(LEASES.c.game == game)).first()
        if found is not None:
            address: str = found.address
            return address
        connection.execute(LEASES.insert().values({"game": game, **values}))
        return None

    def renew(self, connection: Connection, games: Collection[str]) -> set[str]:
        """Renew this server's leases of games; return the games that another server has taken."""
        own = LEASES.c.game.in_(games) & (LEASES.c.owner == self._owner)
        renewed = connection.execute(LEASES.update().where(own).values(until=NOW + LEASE_S).returning(LEASES.c.game))
        return set(games) - {row.game for row in renewed}

    def release(self, connection: Connection, game: str) -> None:
        """End the lease of a game."""
        connection.execute(LEASES.delete().where((LEASES.c.game == game) & (LEASES.c.owner == self._owner)))

    def check(self, connection: Connection, games: Collection[str]) -> None:
        """Renew the leases of games before they are written; raise StoreError if another server has one of them."""
        if self.renew(connection, games):
            raise StoreError(msg("net-elsewhere"))
