"""Web pages of a server: public games as spectators see them, and the state of games."""

from __future__ import annotations

import subprocess
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.cli import main
from combat.cli.titles import AllTitles
from combat.engine.net.client.looking import look
from combat.engine.net.client.own_games import OwnGame, remember
from combat.games.command.content.library import load_book
from combat.games.command.title import TITLE
from tests.browser import browser
from tests.engine.net.guests import invitation, watch_code
from tests.engine.net.sockets.served import PATIENCE_S, Client, Served, served, two_clients

ANSWERS = 24
"""Answers given before the page is looked at."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Yield a running server with all titles."""
    with served(tmp_path_factory.mktemp("pages"), titles=AllTitles()) as made:
        yield made


def played(server: Served, *, public: bool) -> tuple[Client, Client]:
    """Play `ANSWERS` answers of a new game; return its two clients."""
    clients = two_clients(server.address, load_book("crossroads-at-noon", ()), TITLE, public=public)
    given = 0
    while given < ANSWERS:
        for client in clients:
            client.hear(0.02)
            given += client.answer()
    for client in clients:
        client.until(lambda client=client: not client.game.waits)  # type: ignore[misc]
    return clients


@pytest.fixture(scope="module")
def watched(server: Served) -> Iterator[tuple[Client, Client]]:
    """Yield the two clients of a public game; disconnect them afterwards."""
    clients = played(server, public=True)
    yield clients
    for client in clients:
        client.connection.close()


def fetched(server: Served, path: str, data: bytes | None = None, **headers: str) -> tuple[int, str, dict[str, str]]:
    """Return status, text and headers of a page; redirections are not followed. With `data`, send a POST."""
    asked = urllib.request.Request(f"http://127.0.0.1:{server.port}{path}", data, headers)
    opener = urllib.request.build_opener(StayHere())
    try:
        with opener.open(asked, timeout=PATIENCE_S) as answer:
            return answer.status, answer.read().decode(), dict(answer.headers)
    except urllib.error.HTTPError as fault:
        return fault.code, fault.read().decode(), dict(fault.headers)


class StayHere(urllib.request.HTTPRedirectHandler):
    """Handler of redirections that does not follow them."""

    def redirect_request(self, *args: object, **more: object) -> None:
        """Return None, so that the redirection is not followed."""


def game_of(client: Client) -> str:
    """Return the id of the game that a client has created."""
    assert client.created is not None
    return client.created.game


def test_the_public_games_are_listed_with_a_link_to_each(server: Served, watched: tuple[Client, Client]) -> None:
    status, page, headers = fetched(server, "/", None, **{"Accept-Language": "de-DE,de;q=0.9"})
    assert status == 200
    assert f'href="/game/{game_of(watched[0])}"' in page
    assert "Öffentliche Spiele" in page
    assert "Anna – Bert" in page
    assert "default-src 'none'" in headers["content-security-policy"]


def test_a_public_game_is_drawn_in_a_real_browser(
    server: Served, watched: tuple[Client, Client], tmp_path: Path
) -> None:
    if not browser():
        pytest.skip("no browser is installed")
    call = [
        browser(), "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1200,1400",
        f"--user-data-dir={tmp_path / 'profile'}", "--virtual-time-budget=4000", f"--screenshot={tmp_path / 'page.png'}",
        "--dump-dom", f"http://127.0.0.1:{server.port}/game/{game_of(watched[0])}",
    ]  # fmt: skip
    shown = subprocess.run(call, capture_output=True, text=True, timeout=120, check=True).stdout
    for part in ("<svg", 'http-equiv="refresh"', "Anna – Bert", "Waiting for", 'class="ground'):
        assert part in shown, part
    assert "<script" not in shown
    assert (tmp_path / "page.png").stat().st_size > 20_000


def test_a_game_of_others_is_shown_to_its_watchers_only(server: Served) -> None:
    clients = played(server, public=False)
    path, watches = f"/game/{game_of(clients[0])}", watch_code(clients[0].token)
    assert fetched(server, path)[0] == 404
    assert path not in fetched(server, "/")[1]
    for wrong in ("x", clients[0].token, invitation(clients[0].token, TITLE.rules.seats[1])):
        assert fetched(server, "/watch", urllib.parse.urlencode({"code": wrong}).encode())[0] == 404
        assert fetched(server, path, None, Cookie=f"watch={wrong}")[0] == 404
    code = urllib.parse.urlencode({"code": f"{server.address}{watches}"}).encode()
    status, _, headers = fetched(server, "/watch", code)
    assert (status, headers["location"]) == (303, path)
    assert "HttpOnly" in headers["set-cookie"]
    assert "SameSite=strict" in headers["set-cookie"]
    assert "<svg" in fetched(server, path, None, Cookie=f"watch={watches}")[1]
    for client in clients:
        client.connection.close()


@pytest.mark.parametrize("path", ["/game/none", "/game/%00", "/game/..", "/game/%2e%2e"])
def test_a_page_of_no_game_is_empty(server: Served, path: str) -> None:
    assert fetched(server, path)[:2] == (404, "")


def test_a_form_that_is_too_large_is_refused(server: Served) -> None:
    assert fetched(server, "/watch", b"code=" + b"x" * 5_000)[0] == 413


def test_counters_are_told_to_the_operator(server: Served, watched: tuple[Client, Client]) -> None:
    told = fetched(server, "/counters")[1]
    counts = dict(line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#"))
    assert int(counts["combat_answers_total"]) >= ANSWERS
    assert int(counts["combat_messages_total"]) >= ANSWERS
    assert int(counts["combat_connections"]) >= 2
    assert int(counts["combat_playing"]) >= 1


def test_how_games_stand_is_told_without_connecting_to_them(server: Served, watched: tuple[Client, Client]) -> None:
    told = look(server.address, [watched[1].token, "unknown"], public=True)
    (own,) = told.own
    assert (own.game, own.seat, own.names[own.seat]) == (game_of(watched[0]), TITLE.rules.seats[1], "Bert")
    assert own.turn == next(client.game.seat for client in watched if client.game.decision is not None)
    assert own.game in [standing.game for standing in told.public]


def test_games_are_listed_on_the_command_line(
    server: Served, watched: tuple[Client, Client], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path))
    assert main(["games"]) == 0
    assert capsys.readouterr().out == "No games.\n"
    for client in watched:
        seat = client.game.seat
        address = f"{server.address}{client.token}"
        remember(OwnGame(address, TITLE.id, seat, game_of(watched[0]), client.game.names[seat]))
    remember(OwnGame("combat://127.0.0.1:1/sgone", TITLE.id, TITLE.rules.seats[0], "g", "Anna"))
    assert main(["games"]) == 0
    told = capsys.readouterr().out
    assert "Your move" in told
    assert "Waiting for" in told
    assert f"join {server.address}{watched[0].token}" in told
    assert "no server answers at combat://127.0.0.1:1/" in told
    assert main(["games", "--at", f"127.0.0.1:{server.port}"]) == 0
    assert "Anna – Bert" in capsys.readouterr().out
