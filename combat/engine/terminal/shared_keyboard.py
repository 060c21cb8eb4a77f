"""Hot-seat play in text: several players at one keyboard, with a pause when the turn passes to another player."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from typing import Generic, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.terminal.text_game import Hear, Say, TextGame
from combat.engine.terminal.typed_names import is_command
from combat.engine.words import text

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")


class SharedKeyboard(Generic[S, B]):
    """One game from several players' views; each player sees what happened since the player's last turn."""

    def __init__(self, games: Sequence[TextGame[S, B]], hear: Hear, say: Say) -> None:
        self._games, self._hear, self._say = games, hear, say
        self.last = games[0]
        """The game of the player who was asked last."""

    def play(self) -> bool:
        """Play until the game is over, or a player leaves or branches off; return whether the game is over."""
        self.last.greet()
        for game in self._games:
            game.open()
        asked: TextGame[S, B] | None = None
        while waiting := [game for game in self._games if game.session.decision is not None]:
            game = waiting[0]
            if game is not asked and not self._hand_over(game):
                return False
            self.last = asked = game
            if not game.answer_all():
                return False
        self.last.tell_end()
        return True

    def _hand_over(self, game: TextGame[S, B]) -> bool:
        """Announce the next player, wait for him, and scroll the other's view away; return False if they leave."""
        self._say("")
        self._say(text("text-hand-over", name=game.name, quit=text("text-word-quit")))
        while (line := self._hear()) is None or is_command(line.strip(), "quit"):
            if game.leave(asked_for=line is not None):
                return False
        for _ in range(shutil.get_terminal_size().lines):
            self._say("")
        self._say(text("text-whose-turn", name=game.name))
        return True
