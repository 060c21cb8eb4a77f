"""Games from two machines in the window: the lobby, the table that follows, and the list of one's games."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.net.client.address import read_address
from combat.engine.net.client.net_seat import NetSeat, creation
from combat.engine.net.client.own_games import OwnGame, own_games, own_games_file, remember
from combat.engine.stage.app import App
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.tabletop.net.net_games_scene import NetGamesScene
from combat.engine.tabletop.net.net_lobby import NetLobby
from combat.engine.tabletop.net.net_table import NetTable
from tests.engine.at_table import at_table
from tests.engine.moor_title import MOOR, load_book
from tests.engine.net.served import PATIENCE_S, Served, served
from tests.engine.stage.gestures import press
from tests.narrowing import the


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("lobby")) as made:
        yield made


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path))
    with at_table(MOOR, 1) as table:
        yield table.app


def until(app: App, happened: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE_S
    while not happened():
        assert time.monotonic() < end, "it does not happen"
        app.round(0.05)
        time.sleep(0.01)


def test_a_lobby_shows_its_invitation_and_goes_on_to_the_table_when_somebody_joins(app: App, server: Served) -> None:
    begins = creation(MOOR, load_book("", ()), MOOR.rules.seats[0], "Anna")
    seat = NetSeat(MOOR, server.address, "Anna", begins)
    lobby = NetLobby(app, MOOR, seat)
    app.push(lobby)
    until(app, lambda: bool(lobby.invitations))
    (invitation,) = lobby.invitations
    guest = NetSeat(MOOR, read_address(invitation), "Bert")
    until(app, lambda: isinstance(app.top, NetTable))
    table, numbers = the(NetTable, app.top), SplitMix(1)
    for _ in range(6):

        def asked() -> bool:
            guest.take()
            return table.desk.prompt is not None or guest.remote.decision is not None

        until(app, asked)
        if table.desk.prompt is not None:
            decision = table.desk.prompt.decision
            assert table.desk.controls.answer(next(decision.samples(table.desk.state, numbers)))
        elif guest.remote.decision is not None:
            guest.remote.answer(next(guest.remote.samples(numbers)))
    assert {game.name for game in own_games()} == {"Anna", "Bert"}
    assert table.session.answers >= 1
    app.pop()
    guest.connection.close()
    assert not seat.connection.connected


def test_a_wrong_address_is_told_in_the_slip_and_a_wrong_code_in_the_lobby(app: App, server: Served) -> None:
    app.push(NetGamesScene(app, MOOR))
    app.round(0.1)
    press(app, "J")
    slip = the(WriteSlip, app.top)
    for wrong in ("http://", "127.0.0.1:8642/", "127.0.0.1:port/x"):
        slip.entry.text = wrong
        press(app, "Enter")
        assert app.top is slip
        assert slip.fault
    slip.entry.text = f"127.0.0.1:{server.port}/s-no-such-token"
    press(app, "Enter")
    app.round(0.1)
    lobby = the(NetLobby, app.top)
    until(app, lambda: lobby._seat.connection.fault is not None)
    assert [why.message for why in lobby._seat.refusals] == ["net-no-token"]


def test_a_game_is_forgotten_and_a_damaged_file_is_no_harm(app: App) -> None:
    remember(OwnGame("combat://127.0.0.1:1/sone", MOOR.id, "red", "g1", "Anna"))
    remember(OwnGame("combat://127.0.0.1:1/stwo", MOOR.id, "red", "g2", "Anna"))
    remember(OwnGame("combat://127.0.0.1:1/sother", "chess", "red", "g3", "Anna"))
    scene = NetGamesScene(app, MOOR)
    app.push(scene)
    app.round(0.1)
    assert [row.game for row in scene.list.rows] == ["g2", "g1"]
    press(app, "Del")
    assert [row.game for row in scene.list.rows] == ["g1"]
    own_games_file().write_text("[{", encoding="utf-8")
    scene.read()
    assert not scene.list.rows


def test_a_game_whose_address_was_spoilt_in_the_file_is_told_and_cannot_be_rejoined(app: App) -> None:
    remember(OwnGame("combat://bad:port/sAb", MOOR.id, MOOR.rules.seats[0], "g1", "Anna"))
    scene = NetGamesScene(app, MOOR)
    app.push(scene)
    app.round(0.1)
    assert "combat://bad:port/sAb" in str(scene.acts[0].reason)
    press(app, "Enter")
    assert app.top is scene
    press(app, "Del")
    assert own_games() == []
