"""Mails to persons whose move it is: settings of the sender, text, and sending."""

from __future__ import annotations

import re
import smtplib
import ssl
from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any
from urllib.parse import urlsplit

from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import msg
from combat.engine.net.server.browser.pages import use_in
from combat.engine.title import Title
from combat.engine.words import text

ADDRESS = re.compile(r"[A-Za-z0-9._%+=~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")
"""Pattern of mail addresses that are accepted."""
LONGEST = 254
AFTER_S = 60.0
"""Seconds after a question before a mail is sent to a person who is not connected."""
SEND_S = 20.0
"""Timeout of the mail server, in seconds."""
LOCAL = ("127.0.0.1", "::1", "localhost")
"""Mail servers to which a password may be sent without encryption."""


class MailSettings(Record):
    """The settings for sending mail."""

    host: str
    port: int
    sender: str
    pages: str
    """Address of the server's pages, for links."""
    user: str = ""
    password: str = ""
    safe: bool = False
    """True if the connection is encrypted from its start."""


class Mail(Record):
    """A mail to be sent."""

    game: str
    seat: str
    to: str
    code: str
    """The code in its links."""
    title: str
    """Id of the title that is played."""
    opponents: tuple[str, ...]
    confirms: bool
    """True if it asks to confirm the address; else it is a notice of a move."""
    pages: str
    language: str


def read_settings(server: str, sender: str, pages: str, password: str) -> MailSettings:
    """Parse a mail server such as smtp://USER@HOST:PORT or smtps://…; return the settings.

    Raises ValueError for an invalid server, sender or page address.
    """
    parts = urlsplit(server)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise ValueError(msg("net-mail-server", address=server))
    if not is_address(sender):
        raise ValueError(msg("net-mail-address", address=sender))
    if urlsplit(pages).scheme not in ("http", "https"):
        raise ValueError(msg("net-mail-pages", address=pages))
    safe = parts.scheme == "smtps"
    port = parts.port or (465 if safe else 587)
    return MailSettings(parts.hostname, port, sender, pages.rstrip("/"), parts.username or "", password, safe)


def is_address(address: str) -> bool:
    """Return whether a text is a valid mail address."""
    return len(address) <= LONGEST and ADDRESS.fullmatch(address) is not None


def mail_text(titles: Mapping[str, Title[Any, Any]], mail: Mail, language: str) -> str:
    """Return the subject and the body of a mail, separated by an empty line, in a language."""
    title = titles[mail.title]
    use_in(title, language)
    link, names = f"{mail.pages}/mail/{mail.code}", ", ".join(mail.opponents)
    kind = "confirm" if mail.confirms else "move"
    subject = text(f"net-mail-{kind}-subject", title=title.name)
    return f"{subject}\n\n{text(f'net-mail-{kind}', title=title.name, names=names, link=link)}\n"


def send(settings: MailSettings, to: str, written: str) -> None:
    """Send a mail to an address; raise OSError or SMTPException if the mail server cannot be reached or refuses it.

    `written` is its text as returned by `mail_text`.
    """
    subject, _, body = written.partition("\n\n")
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.sender, to, " ".join(subject.split())
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=settings.sender.partition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(body)
    context = ssl.create_default_context()
    with (
        smtplib.SMTP_SSL(settings.host, settings.port, timeout=SEND_S, context=context)
        if settings.safe
        else smtplib.SMTP(settings.host, settings.port, timeout=SEND_S)
    ) as server:
        encrypted = settings.safe
        if not encrypted and _offers_tls(server):
            server.starttls(context=context)
            encrypted = True
        if settings.user and (encrypted or settings.host in LOCAL):
            server.login(settings.user, settings.password)
        server.send_message(message)


def _offers_tls(server: smtplib.SMTP) -> bool:
    server.ehlo_or_helo_if_needed()
    return server.has_extn("starttls")
