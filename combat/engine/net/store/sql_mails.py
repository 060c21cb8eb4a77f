"""Mail addresses of persons, in the database of games."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

import sqlalchemy as sql
from sqlalchemy.engine import Connection

from combat.engine.kernel.seats import Seat
from combat.engine.net.store.game_store import StoredMail
from combat.engine.net.store.tables import GAMES, MAILS


class SqlMails:
    """Stores mail addresses; every method is atomic and may raise StoreError."""

    def __init__(self, begun: Callable[[], AbstractContextManager[Connection]]) -> None:
        """Store mail addresses in a database; `begun` begins a transaction."""
        self._begun = begun

    def set_mail(self, mail: StoredMail) -> None:
        """Store the mail address of a seat in place of the previous one; an empty address only deletes that."""
        with self._begun() as connection:
            connection.execute(MAILS.delete().where((MAILS.c.game == mail.game) & (MAILS.c.seat == mail.seat)))
            if mail.address:
                connection.execute(MAILS.insert().values(
                    game=mail.game, seat=mail.seat, address=mail.address, token=mail.token, language=mail.language,
                    confirmed=mail.confirmed, told=0.0,
                ))  # fmt: skip

    def confirm_mail(self, token: str) -> bool:
        """Mark the address whose code has this digest as confirmed; return whether there is one."""
        where = MAILS.c.token == token
        with self._begun() as connection:
            return bool(connection.execute(MAILS.update().where(where).values(confirmed=True)).rowcount)

    def stop_mail(self, token: str) -> bool:
        """Delete the address whose code has this digest; return whether there was one."""
        with self._begun() as connection:
            return bool(connection.execute(MAILS.delete().where(MAILS.c.token == token)).rowcount)

    def mails_due(self, asked_before: float) -> list[StoredMail]:
        """Return the confirmed addresses of seats that were asked before a time and not yet notified of it."""
        asked = sql.select(MAILS).join(GAMES, (GAMES.c.id == MAILS.c.game) & (GAMES.c.turn == MAILS.c.seat)).where(
            MAILS.c.confirmed & (GAMES.c.asked <= asked_before) & (MAILS.c.told < GAMES.c.asked)
        )  # fmt: skip
        with self._begun() as connection:
            return [
                StoredMail(row.game, row.seat, row.address, row.token, row.language, True)
                for row in connection.execute(asked)
            ]

    def told_by_mail(self, game: str, seat: Seat) -> None:
        """Record that a seat has been notified of its current question."""
        asked = sql.select(GAMES.c.asked).where(GAMES.c.id == game).scalar_subquery()
        where = (MAILS.c.game == game) & (MAILS.c.seat == seat)
        with self._begun() as connection:
            connection.execute(MAILS.update().where(where).values(told=asked))
