"""The interface by which a title supports challenges: its part `challenges`."""

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
    """The end of a game: its points, the number that the title assigns to its verdict, and its turns."""

    points: int
    verdict: int
    turns: int


class ChallengeGame(Protocol[S, B, W]):
    """The challenges of one title. A `content` is a library of content files."""

    title: Title[S, B]
    wish_code: WishCode[W]
    words: frozenset[str]
    """Fields of a book that are only displayed: changed texts do not make another game.

    They are left out of records and mappings, not of sequences of these; this must not change, as codes and
    saves contain the digests.
    """

    def contents(self) -> tuple[Any, Any]:
        """Return two libraries: the content in use, and the shipped content without packs and the player's files."""

    def roll(self, content: Any, seed: int) -> W:
        """Return random parameters of a daily game, determined by a seed."""

    def made(self, content: Any, wishes: W, options: Sequence[str]) -> B:
        """Generate a scenario and return its book; raise ContentError, or ValueError for impossible parameters."""

    def loaded(self, content: Any, scenario: str, options: Sequence[str]) -> B:
        """Return the book of a scenario with options; raise ContentError if the scenario or an option is invalid."""

    def chosen(self, book: B, options: Sequence[str]) -> tuple[str, ...]:
        """Return the requested options in the form that a challenge stores."""

    def is_of(self, book: B, challenge: Challenge[W]) -> bool:
        """Return whether a book has the scenario name and the options of a challenge."""

    def nameless(self, book: B) -> B:
        """Return a book without the id of its scenario, and without texts that are not covered by `words`."""

    def usual_seat(self, book: B) -> str:
        """Return the challenger's default seat; "" in a title of one seat."""

    def reached(self, state: S) -> Reached:
        """Return the points, verdict and turns of a finished game."""

    def came_to(self, result: Result[W], book: B) -> str:
        """Return a line of text that describes a result; raise ChallengeError for an unknown verdict."""

    def result_as_plain(self, result: Result[W], book: B) -> dict[str, Any]:
        """Return a description of a result as JSON data, without its numbers.

        Raise ChallengeError for an unknown verdict.
        """

    def about(self, challenge: Challenge[W], book: B) -> Iterator[str]:
        """Yield lines of text that describe the game to be played."""

    def as_plain(self, challenge: Challenge[W], book: B) -> dict[str, Any]:
        """Return a description of the game to be played as JSON data."""


CHALLENGES: Shape[ChallengeGame[Any, Any, Any]] = Shape("title", "wish_code", "contents")
"""The part `challenges` of a title."""
