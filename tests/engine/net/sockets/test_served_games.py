"""A server in a separate process: games over its socket, killed, stopped, and sent bad messages."""

from __future__ import annotations

import json
import signal
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from combat.engine.chance.split_mix import SplitMix
from combat.engine.net import protocol
from combat.engine.net.packing import unpacked, unpacked_lines
from combat.engine.net.protocol import Hello
from combat.engine.net.stored_lines import answers_of, replayed
from combat.engine.net.wire import Wire, rules_digest
from tests.engine.conforming import TOY as CASE
from tests.engine.net.sockets.cutting import cutting
from tests.engine.net.sockets.served import PATIENCE_S, Client, Served, played_out, served, two_clients
from tests.engine.toy_title import TOY
from tests.sampled import SOAKED

KILLS, KILLED_AFTER = (200, range(1, 60, 3)) if SOAKED else (3, (2, 5, 9))
"""Number of times that the server is killed, and the answers of a game after which it is."""
CUTS, GAMES = (12, 10) if SOAKED else (3, 2)
"""Number of times that the network is cut in a game, and number of games."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Yield a running server for all tests of the module."""
    with served(tmp_path_factory.mktemp("served")) as made:
        yield made


def test_a_whole_game_is_played_over_a_socket(server: Served) -> None:
    clients = two_clients(server.address, CASE.books[0]())
    assert played_out(*clients) > 4
    one, other = (client.game for client in clients)
    assert one.view.score == other.view.score
    assert one.proof is not None
    assert other.proof is not None
    assert (one.proof.lines, one.proof.secret) == (other.proof.lines, other.proof.secret)
    assert not [client.refused for client in clients if client.refused]
    for client in clients:
        client.connection.close()


def test_a_server_that_is_killed_loses_no_answer_that_it_told(tmp_path: Path) -> None:
    kills, numbers = 0, SplitMix(2)
    with served(tmp_path) as server:

        def kill(given: int) -> None:
            nonlocal kills
            if given in KILLED_AFTER:
                time.sleep(numbers.below(8) / 1_000)
                server.kill()
                server.start()
                kills += 1

        while kills < KILLS:
            clients = two_clients(server.address, CASE.books[1]())
            given = played_out(*clients, after=kill)
            proof = clients[0].game.proof
            assert proof is not None
            told = [json.loads(line) for line in unpacked_lines(proof.lines)]
            assert len([line for line in told if line.get("by") and not line.get("habit")]) == given
            for client in clients:
                client.connection.close()


def test_a_network_that_is_cut_loses_no_answer_and_repeats_none(server: Served) -> None:
    cuts, numbers = 0, SplitMix(3)
    with cutting(server.address) as network:

        def cut(given: int) -> None:
            nonlocal cuts
            if given % 3 == 0 and cuts < CUTS:
                time.sleep(numbers.below(4) / 1_000)
                network.cut()
                cuts += 1

        for number in range(GAMES):
            cuts = 0
            clients = two_clients(network.address, CASE.books[number % len(CASE.books)]())
            given = played_out(*clients, after=cut)
            for client in clients:
                assert client.game.proof is not None
                told = [json.loads(line) for line in unpacked_lines(client.game.proof.lines)]
                assert len([line for line in told if line.get("by") and not line.get("habit")]) == given
                assert client.game.view == proved_view(client)
                client.connection.close()
            assert cuts


def proved_view(client: Client) -> object:
    """Replay the proof of a finished game; return the client's view of its final state."""
    proof, rules = client.game.proof, TOY.rules
    assert proof is not None
    state = rules.new_state(Wire[Any, Any](TOY).read_book(unpacked(proof.book)))
    game, refused = replayed(rules, state, answers_of(line.encode() for line in unpacked_lines(proof.lines)).entries)
    assert not refused
    return rules.visible(game.state, client.game.seat)


def test_a_server_that_is_told_to_stop_ends_well(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        client = two_clients(server.address, CASE.books[0]())[0]
        assert server.stop() in (0, -signal.SIGTERM)
        client.connection.close()


def test_health_tells_how_many_games_are_played(server: Served) -> None:
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/health", timeout=PATIENCE_S) as answer:
        told = json.load(answer)
    assert set(told) == {"version", "connections", "games", "playing"}


@pytest.mark.parametrize(
    "first",
    [b"", b"{", b"[]", b"null", b'{"is":"give"}', b'{"is":"hello"}', b'{"is":"nothing"}', b"\xff\xfe", b"[" * 100_000],
)
def test_a_bad_first_message_costs_its_sender_the_connection_and_nobody_else(server: Served, first: bytes) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/play", compression=None) as socket:
        socket.send(first)
        refused = protocol.read_server(socket.recv(timeout=PATIENCE_S).encode())  # type: ignore[union-attr]
        assert isinstance(refused, protocol.Refused)
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE_S)


def test_an_unknown_token_is_refused_for_good(server: Served) -> None:
    client = Client(server.address, Hello(1, TOY.id, rules_digest(TOY), "x" * 22))
    client.until(lambda: client.connection.fault is not None)
    assert client.refused == ["net-no-token"]
    client.connection.close()


def test_bad_messages_at_a_game_are_refused_one_by_one_and_the_game_goes_on(server: Served) -> None:
    clients = two_clients(server.address, CASE.books[2]())
    hello = Hello(1, TOY.id, rules_digest(TOY), clients[0].token)
    with connect(server.address.socket, compression=None) as socket:
        socket.send(protocol.written(hello).decode())
        for bad in ("{", '{"is":"give","question":"x","value":1}', '{"is":"take-seat"}', '{"is":"hello"}', "7"):
            socket.send(bad)
        kinds = [type(protocol.read_server(socket.recv(timeout=PATIENCE_S).encode())) for _ in range(6)]  # type: ignore[union-attr]
        assert kinds.count(protocol.Refused) >= 1
    assert played_out(*clients) > 4
    for client in clients:
        client.connection.close()


def test_a_flood_is_answered_with_refusals_then_closed_and_others_play_on(server: Served) -> None:
    clients = two_clients(server.address, CASE.books[0]())
    hello = Hello(1, TOY.id, rules_digest(TOY), clients[0].token)
    with connect(server.address.socket, compression=None) as socket:
        socket.send(protocol.written(hello).decode())
        with pytest.raises(ConnectionClosed):
            for _ in range(2_000):
                socket.send('{"is":"say","words":"flood"}')
            while True:
                socket.recv(timeout=PATIENCE_S)
    assert played_out(*clients) > 4
    for client in clients:
        client.connection.close()
