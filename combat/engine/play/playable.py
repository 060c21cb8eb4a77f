"""The interface of a title that sessions, replays and logs need."""

from __future__ import annotations

from typing import Protocol, TypeVar

from combat.engine.journal.state_serializer import StorableTitle
from combat.engine.kernel.copyable import Copyable
from combat.engine.play.game_log import GameLog
from combat.engine.words.title_words import TitleWords

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")


class Playable(StorableTitle[S, B], Protocol[S, B]):
    """A title as a session needs it."""

    @property
    def words(self) -> TitleWords[S]:
        """Return the texts of its events, questions and refusals."""

    def game_log(self) -> GameLog[S]:
        """Return a new, empty game log."""
