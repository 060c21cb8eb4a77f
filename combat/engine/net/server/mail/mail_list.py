"""Mails that a server has to send: confirmations of addresses, and notices of moves."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from collections import deque
from collections.abc import Callable

from combat.engine.kernel.seats import Seat
from combat.engine.kernel.text_message import TextMessage, msg
from combat.engine.net.protocol import MailMe
from combat.engine.net.server.mail import mailer
from combat.engine.net.server.mail.mailer import Mail
from combat.engine.net.store.game_store import GameStore, StoredGame, StoredMail
from combat.engine.net.store.sql_mails import SqlMails
from combat.engine.net.tokens import token_digest

MOST, EACH_S = 5, 3_600.0
"""Greatest number of addresses that a seat may name in a number of seconds, so that nobody is flooded with mail."""
WAITING = 1_000
"""Greatest number of confirmations that wait to be sent."""


class MailList:
    """The mails that a server has to send."""

    def __init__(self, store: GameStore, mails: SqlMails, now: Callable[[], float]) -> None:
        self._store, self.mails, self._now = store, mails, now
        self._confirmations: deque[tuple[StoredGame, StoredMail]] = deque(maxlen=WAITING)
        self._named: dict[tuple[str, Seat], deque[float]] = {}

    def name(self, stored: StoredGame, seat: Seat, message: MailMe) -> TextMessage:
        """Store the mail address that a person requests; return the reply as a message.

        Raise StoreError if the store fails.
        """
        address = message.address.strip()
        if address and not mailer.is_address(address):
            return msg("net-mail-address", address=address)
        times, now = self._named.setdefault((stored.id, seat), deque()), self._now()
        while times and times[0] <= now - EACH_S:
            times.popleft()
        if len(times) >= MOST:
            return msg("net-too-fast")
        times.append(now)
        language = message.language if message.language.isalpha() and len(message.language) <= 3 else "en"
        mail = StoredMail(stored.id, seat, address, token_digest(_code(stored, seat, address)), language)
        self.mails.set_mail(mail)
        if not address:
            return msg("net-mail-stopped")
        self._confirmations.append((stored, mail))
        return msg("net-mail-sent", address=address)

    def due(self, pages: str, present: Callable[[str, Seat], bool]) -> list[Mail]:
        """Return the mails to send now: confirmations, and notices to persons who are not connected.

        `pages` is the address of the server's pages; `present` returns whether the person of a game's seat is
        connected. Raise StoreError if the store fails.
        """
        found = [_mail(stored, mail, pages, confirms=True) for stored, mail in self._confirmations]
        self._confirmations.clear()
        for mail in self.mails.mails_due(self._now() - mailer.AFTER_S):
            stored = None if present(mail.game, mail.seat) else self._store.game(mail.game)
            if stored is not None and not stored.over:
                found.append(_mail(stored, mail, pages, confirms=False))
        return found


def _mail(stored: StoredGame, mail: StoredMail, pages: str, *, confirms: bool) -> Mail:
    others = tuple(name for seat, name in stored.names.items() if seat != mail.seat and name)
    code = _code(stored, mail.seat, mail.address)
    return Mail(mail.game, mail.seat, mail.address, code, stored.title, others, confirms, pages, mail.language)


def _code(stored: StoredGame, seat: Seat, address: str) -> str:
    """Return the code in the links of mails to an address, which only the server can name again."""
    made = hmac.digest(stored.secret, f"mail {seat} {address}".encode(), "sha256")[:16]
    return "m" + urlsafe_b64encode(made).rstrip(b"=").decode()
