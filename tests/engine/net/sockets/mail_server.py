"""Mail server on this machine that stores the mails it receives."""

from __future__ import annotations

import email
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message

from combat.engine.net.client.address import Address


class _Handler(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        """Receive a mail and store it."""
        server = self.server
        assert isinstance(server, MailServer)
        self.wfile.write(b"220 test\r\n")
        while line := self.rfile.readline():
            word = line[:4].upper().strip()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                lines: list[bytes] = []
                while (part := self.rfile.readline()) not in (b".\r\n", b""):
                    lines.append(part.removeprefix(b".") if part.startswith(b"..") else part)
                server.mails.append(email.message_from_bytes(b"".join(lines)))
            elif word == b"QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            self.wfile.write(b"250 well\r\n" if word != b"EHLO" else b"250 test\r\n")


class MailServer(socketserver.ThreadingTCPServer):
    """SMTP server that accepts every mail."""

    daemon_threads = allow_reuse_address = True

    def __init__(self, at: Address) -> None:
        self.mails: list[Message] = []
        super().__init__((at.host, at.port), _Handler)

    @property
    def port(self) -> int:
        """Return the port on which the server listens."""
        port: int = self.server_address[1]
        return port


@contextmanager
def mail_server(host: str) -> Iterator[MailServer]:
    """Yield a running mail server; stop it at the end of the block."""
    with MailServer(Address(host, 0)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()
