"""Servers with TLS and a self-signed certificate, and with limits for each address."""

from __future__ import annotations

from pathlib import Path

from combat.engine.kernel.record import replace
from combat.engine.net.client.address import Address
from combat.engine.net.client.connection import Connection
from combat.engine.net.client.home_server import _pin
from combat.engine.net.home_certificate import home_certificate
from combat.engine.net.protocol import Hello, Refused
from combat.engine.net.wire import rules_digest
from tests.engine.conforming import TOY as CASE
from tests.engine.net.sockets.served import Client, Served, played_out, two_clients
from tests.engine.toy_title import TOY


def test_a_certificate_is_made_once_for_its_owner_alone_and_again_if_it_is_damaged(tmp_path: Path) -> None:
    file, pin = home_certificate(tmp_path / "net")
    assert file.stat().st_mode & 0o77 == 0
    assert home_certificate(tmp_path / "net") == (file, pin)
    assert _pin(tmp_path / "net") == pin
    file.write_bytes(file.read_bytes()[:-300])
    assert home_certificate(tmp_path / "net")[1] != pin


def test_a_game_is_played_over_an_encrypted_connection_and_another_certificate_is_refused(tmp_path: Path) -> None:
    file, pin = home_certificate(tmp_path)
    server = Served(tmp_path, certificate=file)
    try:
        address = Address(server.address.host, server.port, safe=True, pin=pin)
        clients = two_clients(address, CASE.books[0]())
        assert played_out(*clients) > 4
        for client in clients:
            client.connection.close()
        other = Connection(replace(address, pin="0" * 64), lambda received: Hello(1, "", "", "secret"))
        other._thread.join(20)
        assert other.fault is not None
        assert other.fault.message == "net-other-certificate"
    finally:
        server.kill()


def test_too_many_connections_and_games_of_one_address_are_refused_in_one_line(tmp_path: Path) -> None:
    server = Served(tmp_path, limits=(2, 1, 0.0))
    try:
        clients = two_clients(server.address, CASE.books[0]())
        heard: list[str] = []
        third = Connection(server.address, lambda received: Hello(1, TOY.id, rules_digest(TOY), "x"))
        while not heard:
            heard += [each.why.message for each in third.heard(0.1) if isinstance(each, Refused)]
        assert heard[0] == "net-too-many"
        assert third.fault is None  # it tries again later
        third.close()
        assert played_out(*clients) > 4
        for client in clients:
            client.connection.close()
        again = Client(server.address, clients[0]._begins)
        again.until(lambda: again.connection.fault is not None)
        assert again.refused == ["net-too-many-games"]
    finally:
        server.kill()
