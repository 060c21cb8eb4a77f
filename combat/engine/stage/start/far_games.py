"""Counts the player's games on servers in which it is the player's move, while the start screen is shown."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from combat.engine.kernel.load_object import load_object
from combat.engine.net.client.home_server import of_today
from combat.engine.net.client.own_games import OwnGame, own_games

if TYPE_CHECKING:
    from combat.engine.net.client.games_look import GamesLook

AGAIN_S = 60.0
"""Seconds after which the servers are asked again."""


class FarGames:
    """Counts the games of one title; no server is contacted if the player has none."""

    def __init__(self, of: str) -> None:
        self._of = of
        self.yours = 0
        """The number of games that wait for the player, as far as it is known."""
        self._age = AGAIN_S
        self._thread: threading.Thread | None = None
        self._look: GamesLook | None = None

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; return whether the number has changed."""
        self._age += dt
        if self._thread is not None:
            return not self._thread.is_alive() and self._read()
        if self._age >= AGAIN_S:
            self._age = 0.0
            games = [of_today(game) for game in own_games() if game.title == self._of]
            if games:
                self._thread = threading.Thread(target=self._ask, args=(games,), name="far", daemon=True)
                self._thread.start()
        return False

    def ask_again(self) -> None:
        """Contact the servers again at the next update."""
        self._age = AGAIN_S

    def _ask(self, games: list[OwnGame]) -> None:
        # in the thread, as the sockets take 60 ms to import
        self._look = load_object("combat.engine.net.client.games_look:GamesLook", lambda: GamesLook)(games)

    def _read(self) -> bool:
        """Take the number over once all servers have answered; return whether it has changed."""
        look = self._look
        if look is not None and look.waits:
            return False
        before, self.yours = self.yours, 0 if look is None else look.yours
        self._thread = self._look = None
        return before != self.yours
