"""A title as those know it who play, show or tell a game of it."""

from __future__ import annotations

from typing import Protocol, TypeVar

from combat.engine.journal.keeping import Kept
from combat.engine.kernel.copyable import Copyable
from combat.engine.play.story import Story
from combat.engine.words.title_words import TitleWords

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")


class Playable(Kept[S, B], Protocol[S, B]):
    """What a session needs of a title."""

    @property
    def words(self) -> TitleWords[S]:
        """What is said of its events, questions and refusals."""

    def story(self) -> Story[S]:
        """A story of which nothing has been told yet."""
