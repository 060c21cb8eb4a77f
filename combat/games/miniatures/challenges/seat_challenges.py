"""Challenges of a game between an attacker and a defender: one seat against the steady bot."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from combat.engine.challenges.challenge import Challenge, ChallengeError
from combat.engine.challenges.challenge_game import Reached
from combat.engine.challenges.result import Result
from combat.engine.challenges.wish_code import WishCode
from combat.engine.content.book_library import BookLibrary
from combat.engine.content.findings import ContentError, Finding, unknown
from combat.engine.content.layers import shipped
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.text_message import msg
from combat.engine.title import Title
from combat.engine.words import text, translated
from combat.games.miniatures.two_seats import ATTACKER, SEATS

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")
W = TypeVar("W", bound=Record)
L = TypeVar("L", bound=BookLibrary[Any])


class SeatChallenges(ABC, Generic[S, B, W, L]):
    """Adapter between the engine's challenges and a game without optional rules."""

    title: Title[S, B]
    wish_code: WishCode[W]
    words: frozenset[str]
    library: type[L]
    """The library of the title's content."""
    daily: ClassVar[str]
    """The mission of daily games, for messages."""
    verdicts: ClassVar[Sequence[tuple[str, Seat]]]
    """Ending and winner, by their number in result codes."""

    @abstractmethod
    def seat_name(self, seat: Seat) -> str:
        """Return the name of a seat; a text for no winner if it is ""."""

    @abstractmethod
    def load(self, content: L, scenario: str) -> B:
        """Return the book of a mission; raise ContentError if it is unknown or faulty."""

    @abstractmethod
    def draw(self, content: L, wishes: W) -> B:
        """Return the book of a generated daily game; raise ContentError if the content is faulty."""

    @abstractmethod
    def title_of(self, book: B) -> str:
        """Return the translated title of a book's mission."""

    @abstractmethod
    def force_names(self, book: B) -> dict[Seat, str]:
        """Return the untranslated names of both forces."""

    @abstractmethod
    def ground_of(self, book: B) -> str:
        """Return the translated name of the table."""

    # -- what the engine asks -----------------------------------------------------------------------------------

    def contents(self) -> tuple[L, L]:
        """Return two libraries: the content in use, and the shipped content without packs and the player's files."""
        return self.library(), self.library([shipped(self.title.id)])

    def made(self, content: L, wishes: W, options: Sequence[str]) -> B:
        """Return the book of a daily game; raise ContentError for any option, since there are none, or faulty
        content.
        """
        self._refuse(options)
        return self.draw(content, wishes)

    def loaded(self, content: L, scenario: str, options: Sequence[str]) -> B:
        """Return the book of a mission; raise ContentError for any option, since there are none, or faulty content."""
        self._refuse(options)
        return self.load(content, scenario)

    def _refuse(self, options: Sequence[str]) -> None:
        for option in options:
            raise ContentError([Finding(self.daily, 0, unknown("option", option, ()))])

    def chosen(self, book: B, options: Sequence[str]) -> tuple[str, ...]:
        """Return an empty tuple, since there are no options."""
        return ()

    def usual_seat(self, book: B) -> str:
        """Return the challenger's default seat: the attacker."""
        return ATTACKER

    @abstractmethod
    def reached(self, state: S) -> Reached:
        """Return the points, verdict and turn of a finished battle."""

    def came_to(self, result: Result[W], book: B) -> str:
        """Return a line that describes a result: winner, way of ending, points and turns; raise ChallengeError for
        an unknown verdict.
        """
        how, winner = self._verdict(result)
        return text(
            "challenge-came-to", winner=self.seat_name(winner), why=how, points=result.points, turns=result.turns
        )

    def result_as_plain(self, result: Result[W], book: B) -> dict[str, Any]:
        """Return a result as JSON data: won, winner, way of ending, turns; raise ChallengeError for an unknown
        verdict.
        """
        how, winner = self._verdict(result)
        return {"won": winner == result.challenge.seat, "winner": winner, "ended": how, "turns": result.turns}

    def _verdict(self, result: Result[W]) -> tuple[str, Seat]:
        """Return the ending and the winner of a result; raise ChallengeError for an impossible number."""
        if result.verdict >= len(self.verdicts):
            raise ChallengeError(msg("challenge-code-unsound"))
        return self.verdicts[result.verdict]

    def about(self, challenge: Challenge[W], book: B) -> Iterator[str]:
        """Yield lines that describe what is played: the title, the player's seat with the table, and both forces."""
        yield self.title_of(book)
        yield text("challenge-seat", seat=self.seat_name(challenge.seat), table=self.ground_of(book))
        forces = self.force_names(book)
        for seat in SEATS:
            yield text("challenge-force", seat=self.seat_name(seat), force=translated(forces[seat]))

    def as_plain(self, challenge: Challenge[W], book: B) -> dict[str, Any]:
        """Return what is played as JSON data: title, the challenger's seat, and both forces."""
        return {"title": self.title_of(book), "seat": challenge.seat, "forces": self.force_names(book)}
