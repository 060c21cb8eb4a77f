"""What a title gives so that games of it can be challenges: its part `challenges`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from combat.engine.challenges.challenge import Challenge
from combat.engine.challenges.result import Result
from combat.engine.challenges.wish_code import WishCode
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.load_object import Shape
from combat.engine.kernel.record import Record
from combat.engine.title import Title

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")
W = TypeVar("W", bound=Record)


class Reached(NamedTuple):
    """How a game ended: its points, its verdict as the title numbers it, and its turns."""

    points: int
    verdict: int
    turns: int


class ChallengeGame(Protocol[S, B, W]):
    """The challenges of one title. A `content` is a library of its files."""

    title: Title[S, B]
    wish_code: WishCode[W]
    words: frozenset[str]
    """Fields of a book that are shown and read by no rule: a corrected sentence makes no other game.

    They are left out in records and mappings, not in rows of these: fingerprints are kept in codes and saves.
    """

    def contents(self) -> tuple[Any, Any]:
        """Return the content in use, and that which comes with the title, without packs and what the player made."""

    def roll(self, content: Any, seed: int) -> W:
        """Return the wishes of a day's game."""

    def made(self, content: Any, wishes: W, options: Sequence[str]) -> B:
        """Return the book of a made-up scenario; raises ContentError, and ValueError for what cannot be had."""

    def loaded(self, content: Any, scenario: str, options: Sequence[str]) -> B:
        """Return the book of a scenario; raises ContentError."""

    def chosen(self, book: B, options: Sequence[str]) -> tuple[str, ...]:
        """Return the options that were asked for as a challenge keeps them."""

    def is_of(self, book: B, challenge: Challenge[W]) -> bool:
        """Whether a book bears the name of the challenge's scenario and has its options."""

    def nameless(self, book: B) -> B:
        """Return a book without the id of its scenario, and without whatever `words` do not reach."""

    def usual_seat(self, book: B) -> str:
        """Return whom a challenger plays where nothing is said; "" in a title of one seat."""

    def reached(self, state: S) -> Reached:
        """Return how a finished game ended."""

    def came_to(self, result: Result[W], book: B) -> str:
        """Return a line that says how a result ended; raises ChallengeError for a verdict that there is not."""

    def result_as_plain(self, result: Result[W], book: B) -> dict[str, Any]:
        """Return what JSON says of a result besides its numbers; raises ChallengeError."""

    def about(self, challenge: Challenge[W], book: B) -> Iterator[str]:
        """Yield lines that say what is played."""

    def as_plain(self, challenge: Challenge[W], book: B) -> dict[str, Any]:
        """Return what JSON says of what is played."""


CHALLENGES: Shape[ChallengeGame[Any, Any, Any]] = Shape("title", "wish_code", "contents")
"""The part `challenges` of a title."""
