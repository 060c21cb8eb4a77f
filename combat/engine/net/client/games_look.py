"""Request the standings of the player's games from their servers in the background."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from combat.engine.kernel.text_message import TextMessage
from combat.engine.net.client.looking import Unasked, own_standings, servers_of
from combat.engine.net.client.own_games import OwnGame
from combat.engine.net.client.standing_words import is_your_move
from combat.engine.net.protocol import Standing


class GamesLook:
    """Requests standings from each server once, in a thread of its own."""

    def __init__(self, games: Sequence[OwnGame]) -> None:
        self._stands: dict[OwnGame, Standing | None] = {}
        self._faults: dict[OwnGame, TextMessage] = {}
        self._threads = [
            threading.Thread(target=self._ask, args=(server, there), name="look", daemon=True)
            for server, there in servers_of(games).items()
        ]
        for thread in self._threads:
            thread.start()

    @property
    def waits(self) -> bool:
        """Return whether a server has not answered yet."""
        return any(thread.is_alive() for thread in self._threads)

    @property
    def told(self) -> int:
        """Return the number of games whose request has been answered or has failed."""
        return len(self._stands) + len(self._faults)

    @property
    def yours(self) -> int:
        """Return the number of games that wait for a move of the player."""
        return sum(is_your_move(stands, own.seat) for own, stands in list(self._stands.items()))

    def knows(self, game: OwnGame) -> bool:
        """Return whether the server of a game has answered."""
        return game in self._stands

    def stands(self, game: OwnGame) -> Standing | None:
        """Return the standing of a game; None if there is no answer yet, or its server does not know the game."""
        return self._stands.get(game)

    def fault(self, game: OwnGame) -> TextMessage | None:
        """Return the reason why the server of a game did not answer; None if it has answered or may still do so."""
        return self._faults.get(game)

    def _ask(self, server: str, games: Sequence[OwnGame]) -> None:
        try:
            for each in own_standings(server, games):
                self._stands[each.own] = each.stands
        except Unasked as fault:
            for game in games:
                self._faults[game] = fault.why
