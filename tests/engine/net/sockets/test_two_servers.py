"""Two servers on one database: each game is leased by one of them, clients are redirected, and leases expire."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from combat.engine.net.client.address import Address
from combat.engine.net.packing import unpacked_lines
from combat.engine.net.protocol import Hello
from combat.engine.net.server.admission import Elsewhere
from combat.engine.net.server.hall import Hall
from combat.engine.net.store.game_store import LEASE_S, StoredGame, StoredSeat, StoreError
from combat.engine.net.store.leases import LEASES
from combat.engine.net.store.sql_store import SqlStore
from combat.engine.net.wire import rules_digest
from tests.engine.conforming import TOY as CASE
from tests.engine.net.guests import begun
from tests.engine.net.memory_store import MemoryStore
from tests.engine.net.sockets.postgres import postgres
from tests.engine.net.sockets.served import Client, Served, played_out, two_clients
from tests.engine.net.stored import made
from tests.engine.toy_title import TOY
from tests.sampled import SOAKED


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """Yield the address of an empty PostgreSQL database."""
    with postgres() as address:
        yield address


def test_a_game_that_another_server_has_is_not_opened_and_one_that_it_has_taken_is_dropped() -> None:
    store = MemoryStore()
    hall = Hall(store, {TOY.id: TOY})
    guests = begun(hall, TOY, CASE.books[0]())
    live = guests[0].live
    store.others[live.stored.id] = "combat://127.0.0.1:1/"
    hall.renew()
    assert live.room is None
    with pytest.raises(Elsewhere) as elsewhere:
        hall.come(Hello(1, TOY.id, rules_digest(TOY), guests[0].token))
    assert elsewhere.value.address == "combat://127.0.0.1:1/"


GAME = StoredGame("lease", "toy", b"{}", b"s", "w" * 63 + "l", False, "2026-01-01T00:00:00", (StoredSeat("north"),))


def test_a_lease_lasts_until_it_ends_or_is_given_up_and_who_has_lost_it_cannot_write(database: str) -> None:
    one, other = SqlStore(database, "combat://one:1/"), SqlStore(database, "combat://other:1/")
    one.add(GAME)
    assert one.claim(GAME.id) is None
    assert one.claim(GAME.id) is None
    assert other.claim(GAME.id) == "combat://one:1/"
    one.append({GAME.id: made(0, b"one\n")})
    with pytest.raises(StoreError):
        other.append({GAME.id: made(1, b"two\n")})
    with one._begun() as connection:
        connection.execute(LEASES.update().values(until=LEASES.c.until - 2 * LEASE_S))
    assert other.claim(GAME.id) is None
    assert one.renew([GAME.id]) == {GAME.id}
    with pytest.raises(StoreError):
        one.append({GAME.id: made(1, b"two\n")})
    other.append({GAME.id: made(1, b"two\n")})
    assert one.lines(GAME.id) == [b"one\n", b"two\n"]
    other.release(GAME.id)
    assert one.claim(GAME.id) is None
    for store in (one, other):
        store.close()


def test_a_server_that_is_started_again_has_its_games_at_once(database: str) -> None:
    before, after = SqlStore(database, "combat://same:1/"), SqlStore(database, "combat://same:1/")
    assert before.claim("again") is None
    assert after.claim("again") is None
    for store in (before, after):
        store.close()


def moved(client: Client, to: Address) -> Client:
    """Disconnect a client; return a new client of the same seat that connects to another server."""
    client.connection.close()
    return Client(to, Hello(1, TOY.id, rules_digest(TOY), client.token), 5)


@pytest.mark.skipif(not SOAKED, reason="it takes long: in the soak")
def test_a_server_paused_beyond_its_lease_and_killed_loses_no_answer_and_stores_none_twice(
    database: str, tmp_path: Path
) -> None:
    one, other = Served(tmp_path, store=database), Served(tmp_path, store=database)
    try:
        clients: list[Any] = list(two_clients(one.address, CASE.books[1]()))
        given = played_some(clients, 6)
        clients[1] = moved(clients[1], other.address)  # passed on to the first server
        clients[1].until(lambda: clients[1].game.begun)
        given += played_some(clients, 4)
        one.pause()
        clients[0] = moved(clients[0], other.address)
        clients[1] = moved(clients[1], other.address)
        for client in clients:
            client.until(lambda client=client: client.game.begun)
        given += played_some(clients, 6)
        one.go_on()  # it still has the game in memory, and a lease that has ended
        late = Client(one.address, Hello(1, TOY.id, rules_digest(TOY), clients[0].token), 6)
        late.until(lambda: late.game.begun)
        late.connection.close()
        given += played_some(clients, 4)
        one.kill()
        given += played_out(*clients)
        told = [json.loads(line) for line in unpacked_lines(clients[0].game.proof.lines)]
        assert len([line for line in told if line.get("by") and not line.get("habit")]) == given
        assert clients[0].game.proof.lines == clients[1].game.proof.lines
        for client in clients:
            client.connection.close()
    finally:
        one.kill()
        other.kill()


def played_some(clients: list[Client], most: int) -> int:
    """Give up to `most` answers at random, fewer if the game ends; return their number."""
    given = 0

    def settled() -> bool:
        return not any(client.game.waits for client in clients)

    while given < most and not any(client.game.over for client in clients):
        for client in clients:
            client.hear(0.01)
            given += client.answer()
            client.until(lambda client=client: not client.game.waits)  # type: ignore[misc]
    assert settled()
    return given
