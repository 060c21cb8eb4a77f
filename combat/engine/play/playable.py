"""A title as those know it who play, show or tell a game of it."""

from __future__ import annotations

from typing import Protocol, TypeVar

from combat.engine.journal.state_serializer import StorableTitle
from combat.engine.kernel.copyable import Copyable
from combat.engine.play.game_log import GameLog
from combat.engine.words.title_words import TitleWords

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")


class Playable(StorableTitle[S, B], Protocol[S, B]):
    """What a session needs of a title."""

    @property
    def words(self) -> TitleWords[S]:
        """What is said of its events, questions and refusals."""

    def game_log(self) -> GameLog[S]:
        """A story of which nothing has been told yet."""
