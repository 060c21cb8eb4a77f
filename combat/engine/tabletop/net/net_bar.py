"""Prompt bar of a remote game, which also names the players who must answer and opens the menu of players."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.net.client.net_seat import NetSeat
from combat.engine.net.client.turn_words import time_left, waits_for
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.panes.prompt_bar import PromptBar
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text
from combat.engine.words.prompt_words import PromptWords

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])

PLAYERS_KEY = "Ctrl+T"
"""The key that opens the menu of the players."""


class NetBar(PromptBar[S, B, P]):
    """Prompt bar of the player's seat in a remote game."""

    def __init__(self, desk: Desk[S, B, P], seat: NetSeat[S, Any], on_players: Callable[[], None]) -> None:
        self._net, self._on_players = seat, on_players
        super().__init__(desk)

    @property
    def _waits(self) -> bool:
        """Whether the player waits for somebody, and everything has been shown."""
        desk = self.desk
        return desk.prompt is None and not desk.over and not desk.mirror.busy

    def show(self, buttons: list[Button]) -> None:
        """Replace the buttons, and add one that opens the menu of players."""
        players = Button(text("net-players"), self._on_players, PLAYERS_KEY)
        left = time_left(self._net)
        players.tip = (left,) if left else ()
        super().show([*buttons, players])

    def line(self) -> PromptWords:
        """Return the text of the bar: the players for whom the game waits, else the question or the last event."""
        return PromptWords(*waits_for(self._net)) if self._waits else super().line()
