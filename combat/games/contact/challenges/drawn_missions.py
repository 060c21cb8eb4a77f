"""Challenges of CONTACT!: one seat of a mission against the steady bot."""

from __future__ import annotations

from combat.engine.challenges.challenge import Challenge
from combat.engine.challenges.challenge_game import Reached
from combat.engine.challenges.wish_code import WishCode
from combat.engine.kernel.record import Record, replace
from combat.engine.kernel.seats import Seat
from combat.engine.words import translated
from combat.games.contact.content.library import Library
from combat.games.contact.rules.book import Book
from combat.games.contact.rules.play.endings import ENDINGS, break_values
from combat.games.contact.rules.state import State
from combat.games.contact.rules.two_seats import ATTACKER, DEFENDER, SEATS
from combat.games.contact.title import TITLE
from combat.games.contact.words import contact_names as names
from combat.games.miniatures.challenges.seat_challenges import SeatChallenges

VERDICTS = tuple((how, seat) for how in ENDINGS for seat in (*SEATS, ""))
"""Ending and winner, "" for a draw, by their number in result codes."""


class Drawn(Record):
    """The settings of a daily game: a mission, drawn by a seed."""

    seed: int
    mission: str


class ContactChallenges(SeatChallenges[State, Book, Drawn, Library]):
    """Adapter between the engine's challenges and CONTACT!."""

    title, library = TITLE, Library
    wish_code = WishCode(Drawn, words=("mission",))
    words = frozenset({"title", "name", "story", "place", "date"})
    daily, verdicts = "scenarios", VERDICTS

    def roll(self, content: Library, seed: int) -> Drawn:
        """Return the mission that a seed draws."""
        missions = content.scenario_ids()
        return Drawn(seed, missions[seed % len(missions)])

    def draw(self, content: Library, wishes: Drawn) -> Book:
        """Return the book of the mission of a daily game; raise ContentError."""
        return content.load_book(wishes.mission)

    def load(self, content: Library, scenario: str) -> Book:
        """Return the book of a mission; raise ContentError."""
        return content.load_book(scenario)

    def is_of(self, book: Book, challenge: Challenge[Drawn]) -> bool:
        """Return whether a book is of the challenge's mission; the rest of it is compared by fingerprint."""
        drawn = "" if challenge.wishes is None else challenge.wishes.mission
        return book.mission.id == (challenge.scenario or drawn)

    def nameless(self, book: Book) -> Book:
        """Return a copy of a book without the id of its mission."""
        mission = replace(book.mission, id="")
        return replace(book, mission=mission)

    def reached(self, state: State) -> Reached:
        """Return the attacker's points of a finished battle, the index of the verdict in `VERDICTS`, and the turn.

        The points are the break value that the attacker destroyed, less that which it lost.
        """
        lost = {seat: break_values(state, seat)[0] for seat in SEATS}
        verdict = VERDICTS.index((state.ending, state.winner))
        return Reached(lost[DEFENDER] - lost[ATTACKER], verdict, state.turn)

    def seat_name(self, seat: Seat) -> str:
        """Return the name of a seat; for "", the text of a draw."""
        return names.winner(seat)

    def title_of(self, book: Book) -> str:
        """Return the title of a book's mission."""
        return translated(book.mission.title)

    def ground_of(self, book: Book) -> str:
        """Return the year of the mission as text."""
        return str(book.mission.year)

    def force_names(self, book: Book) -> dict[Seat, str]:
        """Return the untranslated names of both forces."""
        return {seat: force.name for seat, force in book.forces.items()}


CHALLENGES = ContactChallenges()
