"""Two windows on separate screens, with separate data folders, play a game of COMMAND! over a real socket.

It is hosted and joined by keys. During the game the guest is killed and comes back, then the host with its server, and
the network is down for a minute.
"""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from combat.engine.kernel.record import replace
from combat.engine.net.client.address import read_address
from combat.engine.net.client.own_games import OwnGame
from combat.engine.net.tokens import INVITATION, derived_token
from tests.e2e.plays_far import SIZE
from tests.e2e.screen import Screen
from tests.engine.net.sockets.cutting import Cutting
from tests.sampled import SOAKED

SCENE_S = 2.0
"""Seconds that a scene is given to open."""
GAME_S = 2_400.0
"""Seconds in which the game must end."""
AWAY_S = 60.0
"""Seconds for which the network is away."""


class Player(Screen):
    """Window of a player on a separate screen, with separate data folders."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        super().__init__(folder, SIZE)
        self.process: subprocess.Popen[bytes] | None = None
        self._opened = 0

    def __enter__(self) -> Player:
        super().__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        super().__exit__()

    def open(self) -> None:
        """Start the program and wait for the start screen."""
        self._opened += 1
        program = [sys.executable, "-m", "tests.e2e.plays_far", str(self._opened)]
        self.process = self.start(program, self._told)
        self.until(lambda: "HomeScene" in self.said, "the window opens")
        self.title()  # moves the pointer into the window

    def hit(self, *steps: tuple[str, str]) -> None:
        """Press keys, each of which leads to a scene, and wait for these."""
        for key, scene in steps:
            time.sleep(SCENE_S)
            self.press(key)
            self.until(partial(self._shows, scene), f"{key} opens {scene}")

    def _shows(self, scene: str) -> bool:
        return scene in self.said

    def type(self, words: str) -> None:
        """Type a text and confirm it with Return."""
        time.sleep(SCENE_S)
        self._hand("type", "--delay", "30", words)
        time.sleep(SCENE_S)
        self.press("Return")

    def kill(self) -> None:
        """Kill the process and wait for its end."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    @property
    def _told(self) -> Path:
        return self.folder / f"told-{self._opened}"

    @property
    def said(self) -> str:
        """Return the last complete line that the program has printed, or ""."""
        lines = self._told.read_text().splitlines(keepends=True)
        return next((line.strip() for line in reversed(lines) if line.endswith("\n")), "")

    @property
    def given(self) -> int:
        """Return the number of answers that this run of the program has given."""
        first = self.said.partition(" ")[0]
        return int(first) if first.isdigit() else 0

    @property
    def own(self) -> OwnGame | None:
        """Return the only game in the player's list of remote games; None while the list does not exist."""
        with contextlib.suppress(OSError, ValueError):
            (found,) = json.loads((self.folder / "data" / "net-games.json").read_text())
            return OwnGame(**found)
        return None


def until(happened: Callable[[], bool], what: str, seconds: float = 120.0) -> None:
    """Wait until a condition is true; raise AssertionError with the text `what` after `seconds`."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, what
        time.sleep(0.2)


def has_given(player: Player, more: int) -> None:
    """Wait until a window has given `more` further answers."""
    wanted = player.given + more
    until(lambda: player.given >= wanted, "the game goes on")


@pytest.mark.window
@pytest.mark.skipif(not SOAKED, reason="a whole game takes minutes: in the soak")
def test_two_windows_play_a_whole_game_although_both_are_killed_and_the_network_is_away(tmp_path: Path) -> None:
    with Player(tmp_path / "host") as host, Player(tmp_path / "guest") as guest:
        host.open()
        host.hit(
            ("n", "ScenarioListScene"), ("5", "NetHosting"), ("Return", "NetLobby")
        )  # a new game, the first scenario, as the Axis
        host.until(lambda: host.own is not None and bool(host.own.promise), "the game is hosted")
        assert host.own is not None
        server = read_address(host.own.address)
        network = Cutting(server)
        guest.open()
        guest.hit(("g", "NetGamesScene"), ("j", "WriteSlip"))
        at = replace(server, port=network.address.port, code=derived_token(server.code, INVITATION, "allies"))
        guest.type(str(at))
        for player in (host, guest):
            has_given(player, 20)
        guest.kill()
        guest.open()
        guest.hit(("g", "NetGamesScene"), ("Return", "NetTable"))  # the only game of the list
        for player in (host, guest):
            has_given(player, 20)
        host.kill()  # and its server with it
        host.open()
        host.hit(("g", "NetGamesScene"), ("Return", "NetTable"))
        for player in (host, guest):
            has_given(player, 20)
        network.down = True
        network.cut()
        time.sleep(AWAY_S)
        network.down = False
        for player in (host, guest):
            has_given(player, 20)
        until(lambda: all("GameEndScene" in each.said for each in (host, guest)), "the game ends", GAME_S)
        until(lambda: all(each.said.endswith("fair") for each in (host, guest)), "the dice are checked")
        network.close()
