"""Remote games in the window: the lobby, the table, and the list of the player's games."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.net import protocol
from combat.engine.net.client import games_look, home_server
from combat.engine.net.client.address import read_address
from combat.engine.net.client.net_seat import NetSeat, creation
from combat.engine.net.client.own_games import OwnGame, own_games, own_games_file, remember
from combat.engine.net.protocol import Clock
from combat.engine.net.server.clocks import is_clock
from combat.engine.stage.app import App
from combat.engine.stage.paper.context_menu import ContextMenu
from combat.engine.stage.paper.dialog import Confirm, Message
from combat.engine.stage.paper.pick_slip import PickSlip
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.stage.start.far_games import FarGames
from combat.engine.tabletop.net.net_games_scene import NetGamesScene
from combat.engine.tabletop.net.net_hosting import NetHosting
from combat.engine.tabletop.net.net_lobby import NetLobby
from combat.engine.tabletop.net.net_table import NetTable
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.words import text
from combat.games.command.title import TITLE as COMMAND
from tests.engine.at_table import at_table
from tests.engine.moor_title import MOOR, load_book
from tests.engine.net.sockets.served import PATIENCE_S, Served, served
from tests.engine.stage.gestures import press
from tests.games.command.conforming import COMMAND as CASE
from tests.narrowing import the
from tests.sampled import SOAKED


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Yield a running server for all tests of the module."""
    with served(tmp_path_factory.mktemp("lobby")) as made:
        yield made


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """Yield an application of the moor with an empty data folder."""
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path))
    with at_table(MOOR, 1) as table:
        yield table.app


def until(app: App, happened: Callable[[], bool]) -> None:
    """Run the application until a condition is true; raise AssertionError after `PATIENCE_S`."""
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
    until(app, lambda: heard(guest) and isinstance(app.top, NetTable))
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


@pytest.fixture
def two(app: App, server: Served) -> Iterator[tuple[NetTable[Any, Any, Any], NetSeat[Any, Any]]]:
    """Yield a game of two persons: the table of one, and the client of the other."""
    seat = NetSeat(MOOR, server.address, "Anna", creation(MOOR, load_book("", ()), MOOR.rules.seats[0], "Anna"))
    lobby = NetLobby(app, MOOR, seat)
    app.push(lobby)
    until(app, lambda: bool(lobby.invitations))
    guest = NetSeat(MOOR, read_address(lobby.invitations[0]), "Bert")
    until(app, lambda: heard(guest) and isinstance(app.top, NetTable))
    table = the(NetTable, app.top)
    until(app, lambda: heard(guest) and guest.remote.begun and bool(table.net.remote.present))
    yield table, guest
    guest.connection.close()
    seat.connection.close()


def heard(guest: NetSeat[Any, Any]) -> bool:
    """Receive a client's messages; return True, so that it can be part of a condition."""
    guest.take()
    return True


def played_until_asked(app: App, table: NetTable[Any, Any, Any], guest: NetSeat[Any, Any], whom: str) -> None:
    """Answer at random for both players until the `whom` ("guest" or "table") must answer."""
    numbers = SplitMix(1)
    for _ in range(60):
        until(app, lambda: heard(guest) and (table.desk.prompt is not None or guest.remote.decision is not None))
        if whom == ("guest" if guest.remote.decision is not None else "table"):
            return
        if guest.remote.decision is not None:
            guest.remote.answer(next(guest.remote.samples(numbers)))
        elif table.desk.prompt is not None:
            decision = table.desk.prompt.decision
            assert table.desk.controls.answer(next(decision.samples(table.desk.state, numbers)))
    raise AssertionError(whom)


def row(app: App, words: str) -> None:
    """Activate a row of the players' menu, or its first sub-row."""
    table = the(NetTable, app.top)
    until(app, lambda: not table.desk.mirror.busy)
    press(app, "Ctrl+T")
    menu = the(ContextMenu, app.top)
    (found,) = [each for each in menu.list.rows if each.words == words]
    assert not found.reason
    if found.rows is not None:
        found = next(iter(found.rows()))
    app.pop()
    assert found.act is not None
    found.act()


def test_the_prompt_bar_says_who_is_waited_for_and_whether_he_is_there(
    app: App, two: tuple[NetTable[Any, Any, Any], NetSeat[Any, Any]]
) -> None:
    table, guest = two
    played_until_asked(app, table, guest, "guest")
    until(app, lambda: table.bar.line().title == text("net-waits", name="Bert"))
    assert table.bar.line().text == text("net-is-here", name="Bert")
    guest.connection.close()
    until(app, lambda: table.bar.line().text == text("net-is-away", name="Bert"))


def test_what_is_said_is_shown_and_listed_until_its_speaker_is_muted(
    app: App, two: tuple[NetTable[Any, Any, Any], NetSeat[Any, Any]]
) -> None:
    table, guest = two
    guest.remote.say("Good evening!")
    until(app, lambda: table.desk.notice.text == text("net-said", name="Bert", words="Good evening!"))
    row(app, text("net-talk"))
    assert the(Message, app.top).lines == (text("net-said", name="Bert", words="Good evening!"),)
    press(app, "Esc")
    row(app, text("net-say"))
    the(WriteSlip, app.top).entry.text = "Welcome"
    press(app, "Enter")
    until(app, lambda: heard(guest) and [said.words for said in guest.talk.new] == ["Good evening!", "Welcome"])
    row(app, text("net-mute", name="Bert"))
    guest.remote.say("Boo")
    guest.remote.take_back()
    until(app, lambda: heard(guest) and len(guest.talk.new) == 3)
    app.round(0.1)
    assert [said.words for said in table.net.talk.lines] == ["Welcome"]


def test_who_concedes_in_the_menu_loses_at_his_next_question(
    app: App, two: tuple[NetTable[Any, Any, Any], NetSeat[Any, Any]]
) -> None:
    table, guest = two
    played_until_asked(app, table, guest, "table")
    row(app, text("button-concede"))
    the(Confirm, app.top)
    press(app, text("key-grave-yes"))
    until(app, lambda: heard(guest) and guest.remote.over and table.net.remote.over)


def test_a_seat_is_given_to_a_bot_and_taken_back(
    app: App, two: tuple[NetTable[Any, Any, Any], NetSeat[Any, Any]]
) -> None:
    table, guest = two
    played_until_asked(app, table, guest, "table")
    seat = table.net.remote.seat
    row(app, text("net-bot-mine"))
    until(app, lambda: heard(guest) and list(guest.remote.bots) == [seat] == list(table.net.remote.bots))
    numbers = SplitMix(2)

    def bot_has_played() -> bool:
        heard(guest)
        if guest.remote.decision is not None:
            guest.remote.answer(next(guest.remote.samples(numbers)))
        return guest.remote.answers > 8 or guest.remote.over

    until(app, bot_has_played)
    assert table.desk.prompt is None
    if not table.net.remote.over:
        row(app, text("net-take-seat"))
        until(app, lambda: not table.net.remote.bots)


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
    until(app, lambda: lobby._seat.connection.fault is not None and bool(lobby._seat.refusals))
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


def test_the_list_and_the_start_screen_tell_whose_move_it_is(
    app: App, two: tuple[NetTable[Any, Any, Any], NetSeat[Any, Any]]
) -> None:
    """Both seats of the game stand in the file of this machine: one of them is asked."""
    table, guest = two
    played_until_asked(app, table, guest, "guest")
    remember(OwnGame("combat://127.0.0.1:1/sgone", MOOR.id, "red", "gone", "Anna"))
    scene = NetGamesScene(app, MOOR)
    app.push(scene)
    until(app, lambda: scene._look is not None and not scene._look.waits and scene._told == 3)
    assert [row.name for row in scene.list.rows[:2]] == ["Bert", "Anna"]
    first, second, gone = scene.list.rows
    assert scene._lines(first, scene._stands(first))[0] == text("net-your-move")
    assert scene._lines(second, scene._stands(second))[0] == text("net-waits", name="Bert")
    assert "127.0.0.1:1" in scene._lines(gone, scene._stands(gone))[0]
    far = FarGames(MOOR.id)
    until(app, lambda: far.update(1.0))
    assert far.yours == 1
    assert not FarGames("chess").update(100.0)
    app.pop()


@pytest.mark.skipif(not SOAKED, reason="it starts two servers: in the soak")
def test_a_home_game_is_served_again_when_its_host_comes_back(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program was closed meanwhile, and its server with it; the invitation is shown once more."""
    monkeypatch.setattr(home_server, "PORT", 0)
    address = home_server.home_address()
    seat = NetSeat(
        COMMAND, address, "Anna", creation(COMMAND, CASE.books[0](), COMMAND.rules.seats[0], "Anna"), home=True
    )
    until(app, lambda: heard(seat) and bool(seat.invitations))
    seat.connection.close()
    process = home_server._SERVER.value.process
    assert process is not None
    assert process.stdin is not None
    process.stdin.close()  # as the end of this program does, however it ends
    assert process.wait(PATIENCE_S) is not None
    scene = NetGamesScene(app, COMMAND)
    app.push(scene)
    until(app, lambda: scene._look is not None and not scene._look.waits and scene._told == 1)
    assert scene._lines(scene.list.rows[0], None)[0] == text("net-home-off")
    press(app, "Enter")
    lobby = the(NetLobby, app.top)
    until(app, lambda: bool(lobby.invitations))
    assert list(seat.invitations.values()) == [read_address(each).code for each in lobby.invitations]
    assert read_address(own_games()[0].address).port == address.port
    app.pop()
    server = home_server._SERVER.value.process
    assert server is not None
    server.terminate()
    server.wait(PATIENCE_S)


def test_the_start_screen_asks_games_at_home_at_their_address_of_now(
    app: App, server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player's own server may listen at another port than when the game was begun."""
    asked: list[OwnGame] = []

    class Look:
        waits, yours = False, 0

        def __init__(self, games: list[OwnGame]) -> None:
            asked.extend(games)

    monkeypatch.setattr(games_look, "GamesLook", Look)
    monkeypatch.setattr(
        home_server, "_SERVER", SimpleNamespace(value=SimpleNamespace(port=7, pin="", process=Running()))
    )
    remember(OwnGame("combat://127.0.0.1:1/shome", MOOR.id, "red", "one", "Anna", home=True))
    remember(OwnGame("combat://127.0.0.1:1/saway", MOOR.id, "red", "two", "Anna"))
    far = FarGames(MOOR.id)
    until(app, lambda: bool(far.update(1.0) or asked))
    assert sorted(game.address for game in asked) == ["combat://127.0.0.1:1/saway", "combat://127.0.0.1:7/shome"]


class Running:
    """A process that runs."""

    def poll(self) -> int | None:
        """Return None, as it has not ended."""
        return None


def test_a_message_that_is_of_another_game_ends_the_connection_in_one_line(app: App, server: Served) -> None:
    seat = NetSeat(MOOR, server.address, "Anna", creation(MOOR, load_book("", ()), MOOR.rules.seats[0], "Anna"))
    until(app, lambda: heard(seat) and seat.lobby is not None)
    seat.connection._heard.put(protocol.Question(1, 1, [99_999]))
    until(app, lambda: heard(seat) and seat.connection.fault is not None)
    assert seat.connection.fault is not None
    assert seat.connection.fault.message == "net-no-message"


def pick(app: App, host: NetHosting, row: str, value: str) -> None:
    """Change an option of a new game by keys: open its list, go to a value, and take it."""
    host.choose(list(host.rows()).index(row))
    press(app, "Space")
    slip = the(PickSlip, app.top)
    slip.place = [offer.id for offer in slip.list.rows].index(value)
    press(app, "Enter")
    assert app.top is host


def test_a_game_is_begun_on_a_server_with_all_that_its_host_has_chosen(app: App, server: Served) -> None:
    first, second = MOOR.rules.seats
    bot = next(iter(MOOR.players))
    host = NetHosting(app, MOOR, load_book("", ()))
    app.push(host)
    assert (host.clock, "then" in host.rows()) == (None, False)
    for row, value in (("seat", second), ("time", "days-3"), ("then", bot), ("watch", "anybody")):
        pick(app, host, row, value)
    host.choose(list(host.rows()).index("server"))
    press(app, "Space")
    slip = the(WriteSlip, app.top)
    for words, fault in (("combat://", "net-no-address"), (f"127.0.0.1:{server.port}", "")):
        slip.entry.text = words
        press(app, "Enter")
        assert (text(fault, address=words) == slip.fault) if fault else (app.top is host)
    press(app, "Enter")
    lobby = the(NetLobby, app.top)
    until(app, lambda: lobby._seat.lobby is not None and bool(lobby.invitations))
    told = lobby._seat.lobby
    assert told is not None
    assert (told.seat, told.clock, told.public) == (second, Clock(3 * 86_400, then=bot), True)
    assert not lobby._seat.home
    assert set(lobby._seat.invitations) == {first}
    app.pop()


@pytest.mark.parametrize(("limit", "then", "clock"), [
    ("minutes-90", "lost", Clock(90 * 60, each=False)), ("days-1", "lost", Clock(86_400)), ("no-limit", "lost", None),
])  # fmt: skip
def test_a_time_limit_is_said_in_words_and_sent_as_chosen(app: App, limit: str, then: str, clock: Clock | None) -> None:
    host = NetHosting(app, MOOR, load_book("", ()))
    app.push(host)
    pick(app, host, "time", limit)
    assert host.picked["then"] == then
    assert host.clock == clock
    assert clock is None or is_clock(clock, MOOR.players)
    app.pop()


@pytest.mark.parametrize(("comes", "rounds"), [(True, 3), (False, 200)])
def test_the_end_is_shown_once_the_proof_of_the_dice_has_come_or_after_a_while(
    two: tuple[NetTable[Any, Any, Any], NetSeat[Any, Any]], monkeypatch: pytest.MonkeyPatch, comes: bool, rounds: int
) -> None:
    """A scene over the table would keep it from handling the proof."""
    table, _ = two
    shown: list[bool] = []
    monkeypatch.setattr(TableScene, "_over", lambda scene: shown.append(table.net.remote.proof is not None))
    monkeypatch.setattr(NetTable, "_tell_proof", lambda scene: None)
    table._over()
    table.update(0.1)
    assert shown == []
    if comes:
        table.net.connection._heard.put(protocol.Over(0, "", {}, "", ""))
    for _ in range(rounds):
        table.update(0.1)
    assert shown == [comes]
