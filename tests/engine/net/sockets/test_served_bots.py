"""Bots on a server run in separate processes, so that other games do not wait for them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engine.conforming import TOY as CASE
from tests.engine.net.sockets.odd_bots import RELEASE
from tests.engine.net.sockets.served import Served, alone, played_out, served, two_clients
from tests.engine.toy_title import TOY
from tests.sampled import sample


@pytest.fixture(scope="module")
def release(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the path of a file whose existence lets the bots continue."""
    return tmp_path_factory.mktemp("release") / "go on"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, release: Path) -> Iterator[Served]:
    """Yield a server whose bots wait until `release` exists."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(RELEASE, str(release))
        with served(tmp_path_factory.mktemp("served")) as made:
            yield made


def test_a_game_is_played_against_a_bot(server: Served) -> None:
    client = alone(server.address, CASE.books[0](), "anybody")
    assert played_out(client) > 2
    client.connection.close()


def test_other_games_are_played_while_a_bot_thinks(server: Served, release: Path) -> None:
    waiting = alone(server.address, CASE.books[0](), "slow")

    def answered_all() -> bool:
        return not waiting.answer() and waiting.game.turn == TOY.rules.seats[1]

    waiting.until(answered_all)
    before = waiting.game.answers
    clients = two_clients(server.address, CASE.books[1]())
    assert played_out(*clients) > 4
    waiting.hear(0.2)
    assert (waiting.game.answers, waiting.game.turn != waiting.game.seat) == (before, True)
    release.touch()
    assert played_out(waiting) > 0
    for client in (*clients, waiting):
        client.connection.close()


@pytest.mark.parametrize("bot", sample(["broken", "mortal"], 2, 1))
def test_a_bot_that_fails_gives_any_legal_answer_instead(server: Served, bot: str) -> None:
    client = alone(server.address, CASE.books[0](), bot)
    assert played_out(client) > 2
    client.connection.close()
