"""Games in a database: written completely or not at all, and by one server only."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import PUBLIC
from combat.engine.net.store.game_store import StoredGame, StoredSeat, StoreError
from combat.engine.net.store.sql_store import SqlStore
from tests.engine.net.stored import made

NORTH = StoredSeat("north", "Anna", token="a" * 64, number="0f")
SOUTH = StoredSeat("south", invitation="b" * 64)
GAME = StoredGame("g1", "toy", b'{"book":1}', b"\x00secret", "w" * 64, True, "2026-01-01T00:00:00", (NORTH, SOUTH))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqlStore]:
    """Yield a store in an empty SQLite database."""
    made = SqlStore(f"sqlite:///{tmp_path / 'games.sqlite'}")
    yield made
    made.close()


def test_a_game_comes_back_as_it_was_added(store: SqlStore) -> None:
    store.add(GAME)
    assert store.game("g1") == GAME
    assert store.game("g2") is None
    assert store.games() == [GAME]


def test_tokens_and_invitations_open_what_they_are_for(store: SqlStore) -> None:
    store.add(GAME)
    assert store.by_token("a" * 64) == ("g1", "north")
    assert store.by_token("w" * 64) == ("g1", PUBLIC)
    assert store.by_invitation("b" * 64) == ("g1", "south")
    for wrong in ("b" * 64, "x" * 64):
        assert store.by_token(wrong) is None
    assert store.by_invitation("a" * 64) is None
    taken = replace(SOUTH, name="Bert", token="c" * 64)
    store.seat("g1", taken)
    assert store.by_invitation("b" * 64) == ("g1", "south")
    assert store.by_token("c" * 64) == ("g1", "south")
    assert store.game("g1") == replace(GAME, seats=(NORTH, taken))


def test_lines_of_several_games_are_kept_together_and_in_order(store: SqlStore) -> None:
    store.add(GAME)
    store.add(replace(GAME, id="g2", watch="v" * 64))
    store.append({"g1": made(0, b"one\n", b"two\n"), "g2": made(0, b"other\n")})
    store.append({"g1": made(2, b"three\n"), "g2": made(1, b"last\n", over=True)})
    assert store.lines("g1") == [b"one\n", b"two\n", b"three\n"]
    assert store.lines("g2") == [b"other\n", b"last\n"]
    assert [game.over for game in (store.game("g1"), store.game("g2")) if game is not None] == [False, True]


def test_a_server_that_no_longer_owns_a_game_cannot_write_to_it(store: SqlStore, tmp_path: Path) -> None:
    """The number of a line is its key: of two servers that go on with one game, the second is told."""
    other = SqlStore(f"sqlite:///{tmp_path / 'games.sqlite'}")
    store.add(GAME)
    store.append({"g1": made(0, b"one\n")})
    other.append({"g1": made(1, b"two\n")})
    store.add(replace(GAME, id="g2", watch="v" * 64))
    with pytest.raises(StoreError) as refused:
        store.append({"g2": made(0, b"kept?\n", over=True), "g1": made(1, b"late\n")})
    assert "\n" not in str(refused.value)
    assert store.lines("g1") == [b"one\n", b"two\n"]
    assert store.lines("g2") == []
    assert store.game("g2") == replace(GAME, id="g2", watch="v" * 64)
    other.close()


def test_a_file_that_cannot_be_written_is_told_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as refused:
        SqlStore(f"sqlite:///{tmp_path / 'missing' / 'games.sqlite'}")
    assert "\n" not in str(refused.value)


def test_what_is_no_address_of_a_database_is_told_in_one_line() -> None:
    with pytest.raises(StoreError):
        SqlStore("games.sqlite")


def test_how_a_game_stands_is_read_without_its_lines_and_the_public_ones_are_listed(store: SqlStore) -> None:
    store.add(GAME)
    store.add(replace(GAME, id="g2", watch="v" * 64))
    store.add(replace(GAME, id="g3", watch="u" * 64, public=False))
    store.append({"g2": made(0, b"one\n"), "g3": made(0, b"one\n")})
    assert [(game.id, game.turn, game.moved) for game in store.public_games(9)] == [
        ("g2", "north", "2026-01-02T00:00:00"), ("g1", "", ""),
    ]  # fmt: skip
    assert [game.id for game in store.public_games(1)] == ["g2"]
