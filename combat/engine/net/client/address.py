"""Addresses of games: combat://HOST:PORT/CODE, or combats:// where the connection is encrypted."""

from __future__ import annotations

from urllib.parse import urlsplit

from combat.engine.kernel.record import Record, replace
from combat.engine.kernel.text_message import msg

SCHEMES = PLAIN, SAFE = "combat", "combats"
"""The beginnings of addresses: of plain and of encrypted connections."""
PORT = 8642
"""The usual port of a server."""


class Address(Record):
    """The address of a server, with the code of an invitation or a seat."""

    host: str
    port: int
    code: str = ""
    safe: bool = False
    """True if the connection is encrypted."""
    pin: str = ""
    """SHA-256 of the only trusted certificate, in hexadecimal; "" to trust those of the system."""

    @property
    def socket(self) -> str:
        """Return the URL of the server's WebSocket."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{'wss' if self.safe else 'ws'}://{host}:{self.port}/play"

    @property
    def server(self) -> Address:
        """Return the address of the server alone, without a code."""
        return replace(self, code="")

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        pin = f"#{self.pin}" if self.pin else ""
        return f"{SAFE if self.safe else PLAIN}://{host}:{self.port}/{self.code}{pin}"


def read_address(text: str) -> Address:
    """Parse an address; raise ValueError with a message for the player if it is invalid."""
    try:
        parts = urlsplit(text.strip())
        host, port = parts.hostname, parts.port
    except ValueError:
        raise ValueError(msg("net-no-address", address=text)) from None
    if parts.scheme not in (PLAIN, SAFE) or not host:
        raise ValueError(msg("net-no-address", address=text))
    return Address(host, port or PORT, parts.path.strip("/"), parts.scheme == SAFE, parts.fragment)


def code_of(text: str) -> str:
    """Return the code in the text of an address; "" if the address is invalid."""
    try:
        return read_address(text).code
    except ValueError:
        return ""
