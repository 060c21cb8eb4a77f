"""Mails about moves are sent only to confirmed addresses, when the player is not connected, once for each question."""

from __future__ import annotations

import re
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.engine.net.protocol import Hello
from combat.engine.net.server.mail.mailer import is_address, read_settings
from combat.engine.net.wire import rules_digest
from tests.engine.conforming import TOY as CASE
from tests.engine.net.sockets.mail_server import MailServer, mail_server
from tests.engine.net.sockets.served import HOST, PATIENCE_S, Client, Served, two_clients
from tests.engine.toy_title import TOY
from tests.sampled import SOAKED


@pytest.fixture
def post() -> Iterator[MailServer]:
    """Yield a mail server."""
    with mail_server(HOST) as server:
        yield server


def served(folder: Path, post: MailServer) -> Served:
    """Return a game server, not started, that sends its mails to a mail server."""
    settings = read_settings(f"smtp://{HOST}:{post.port}", "games@example.org", "http://games.example.org", "")
    return Served(folder, mail=settings)


def until(post: MailServer, count: int) -> None:
    """Wait until a mail server has received `count` mails; raise AssertionError after `PATIENCE_S`."""
    end = time.monotonic() + PATIENCE_S
    while len(post.mails) < count:
        assert time.monotonic() < end, "no mail comes"
        time.sleep(0.05)


def press(server: Served, post: MailServer, does: str) -> str:
    """Open the page linked in the last mail and press the button `does`; return the next page."""
    link = re.search(r"http://games.example.org(/mail/\S+)", str(post.mails[-1].get_payload(decode=True).decode()))  # type: ignore[union-attr]
    assert link is not None
    address = f"http://{HOST}:{server.port}{link[1]}"
    with urllib.request.urlopen(address, timeout=PATIENCE_S) as page:
        assert f'value="{does}"' in page.read().decode()
    with urllib.request.urlopen(address, f"does={does}".encode(), timeout=PATIENCE_S) as page:
        told: str = page.read().decode()
        return told


@pytest.mark.skipif(not SOAKED, reason="it takes long: in the soak")
def test_a_correspondence_game_over_three_days_with_mail(tmp_path: Path, post: MailServer) -> None:
    server = served(tmp_path, post)
    try:
        clients = list(two_clients(server.address, CASE.books[0]()))
        for client, name in zip(clients, ("anna", "bert"), strict=True):
            client.game.mail_me(f"{name}@example.org", "en")
            until(post, len(post.mails) + 1)
            assert post.mails[-1]["To"] == f"{name}@example.org"
            assert "confirmed" in press(server, post, "confirm")
        for day in range(3):
            before = len(post.mails)
            asked = leave_after_answers(clients)
            server.stop()
            server.start()
            until(post, before + 1)
            time.sleep(1.0)
            (mail,) = post.mails[before:]
            who = clients.index(asked)
            assert mail["To"] == ("anna@example.org", "bert@example.org")[who], day
            assert "your move" in mail["Subject"]
            clients = [Client(server.address, Hello(1, TOY.id, rules_digest(TOY), each.token), day) for each in clients]
            for client in clients:
                client.until(lambda client=client: client.game.begun)  # type: ignore[misc]
        leave_after_answers(clients)
        until(post, len(post.mails) + 1)
        assert "No more mails" in press(server, post, "stop")
    finally:
        server.kill()


def leave_after_answers(clients: list[Client]) -> Client:
    """Give one answer, then disconnect all clients; return the client that must answer next."""
    given = 0
    while given < 1:
        for client in clients:
            client.hear(0.05)
            given += client.answer()
    for client in clients:
        client.until(lambda client=client: not client.game.waits and not client.game.unsettled)  # type: ignore[misc]
    while not (asked := [client for client in clients if client.game.decision is not None]):
        for client in clients:
            client.hear(0.05)
    for client in clients:
        client.connection.close()
    return asked[0]


def test_nobody_is_written_to_unasked_and_a_seat_names_few_addresses(tmp_path: Path, post: MailServer) -> None:
    server = served(tmp_path, post)
    try:
        clients = two_clients(server.address, CASE.books[0]())
        for number in range(7):
            clients[0].game.mail_me(f"other{number}@example.org", "en")
        clients[0].until(lambda: clients[0].refused.count("net-too-fast") == 2)
        for client in clients:
            client.connection.close()
        until(post, 5)
        time.sleep(1.5)
        assert len(post.mails) == 5
        assert all("confirm" in mail["Subject"] for mail in post.mails)
    finally:
        server.kill()


@pytest.mark.parametrize("address", ["", "x", "a@b\nBcc: c@d", "a b@c", "a@b@c", "<a@b>", "é@b.c", "x" * 250 + "@b.c"])
def test_what_is_no_mail_address_is_refused(address: str) -> None:
    assert not is_address(address)


@pytest.mark.parametrize(
    ("server", "sender", "pages"),
    [("http://x", "a@b.c", "https://x"), ("smtp://", "a@b.c", "https://x"), ("smtp://x", "a", "https://x"),
     ("smtp://x", "a@b.c", "x")],
)  # fmt: skip
def test_wrong_settings_of_mail_are_refused_in_one_line(server: str, sender: str, pages: str) -> None:
    with pytest.raises(ValueError, match=r"net-mail|is no"):
        read_settings(server, sender, pages, "")
