"""Challenges of ARMOUR!: one seat against the steady bot; creation, naming, fingerprint, results."""

from __future__ import annotations

from combat.engine.challenges.challenge import Challenge
from combat.engine.challenges.challenge_game import Reached
from combat.engine.challenges.wish_code import WishCode
from combat.engine.chance.split_mix import SplitMix
from combat.engine.content.findings import ContentError, Finding, unknown
from combat.engine.kernel.record import Record, replace
from combat.engine.kernel.seats import Seat
from combat.engine.words import translated
from combat.games.armour.content.library import Library
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.play.endings import ENDINGS
from combat.games.armour.rules.play.victory_points import victory_points
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER, SEATS
from combat.games.armour.title import TITLE
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.challenges.seat_challenges import SeatChallenges
from combat.games.miniatures.words import wording

ANY_GROUND = "any-ground"
"""The mission of daily games, which any ground and any two forces of equal points will do for."""
TRIES = 50
"""Pairs of forces that are drawn for a daily game until one may be played."""
VERDICTS = tuple((how, seat) for how in ENDINGS for seat in SEATS)
"""Ending and winner, by their number in result codes."""


class Matched(Record):
    """Settings of a daily game: a seed for its ground, and the ids of two force lists with equal points."""

    seed: int
    attacker: str = ""
    defender: str = ""


class ArmourChallenges(SeatChallenges[State, Book, Matched, Library]):
    """Adapter between the engine's challenges and ARMOUR!."""

    title, library = TITLE, Library
    wish_code = WishCode(Matched, words=("attacker", "defender"))
    words = frozenset({"title", "name", "story", "place", "date"})
    daily, verdicts = ANY_GROUND, VERDICTS

    def roll(self, content: Library, seed: int) -> Matched:
        """Return the settings that a seed draws: ground, and force lists of two nations with the same points.

        Raises ValueError if no legal battle is found in `TRIES` tries.
        """
        numbers, assembly = SplitMix(seed), content.assembly()
        lists = [source.content.build(id_) for id_, source in sorted(assembly.forces.items())]
        ready = [force for force in lists if not force.of_mission]
        for _ in range(TRIES):
            one = ready[numbers.below(len(ready))]
            others = [force for force in ready if force.points == one.points and force.nation != one.nation]
            drawn = Matched(seed, one.id, others[numbers.below(len(others))].id)
            try:
                self.draw(content, drawn)
            except ContentError:
                continue
            return drawn
        raise ValueError(seed)

    def draw(self, content: Library, wishes: Matched) -> Book:
        """Return the book of a daily game; raise ContentError if a list is unknown or the content is faulty."""
        forces = content.assembly().forces
        named = {ATTACKER: wishes.attacker, DEFENDER: wishes.defender}
        for name in named.values():
            if name not in forces:
                raise ContentError([Finding(name, 0, unknown("force", name, forces))])
        lists = {seat: forces[name].content.build(name) for seat, name in named.items()}
        return content.book_on(ANY_GROUND, lists, f"random-{wishes.seed}")

    def load(self, content: Library, scenario: str) -> Book:
        """Return the book of a mission; raise ContentError if it is unknown or faulty."""
        return content.load_book(scenario)

    def is_of(self, book: Book, challenge: Challenge[Matched]) -> bool:
        """Return whether a book is of the challenge's mission; the rest of it is compared by fingerprint."""
        return book.mission.id == (challenge.scenario or ANY_GROUND)

    def nameless(self, book: Book) -> Book:
        """Return the book without the id of its mission."""
        return replace(book, mission=replace(book.mission, id=""))

    def reached(self, state: State) -> Reached:
        """Return the attacker's victory points, the index of the verdict in `VERDICTS`, and the turn in which the
        battle ended.
        """
        points = victory_points(state, state.winner)
        return Reached(points[ATTACKER], VERDICTS.index((state.ending, state.winner)), state.turn)

    def seat_name(self, seat: Seat) -> str:
        """Return the name of a seat; "" for ""."""
        return wording.seat(seat)

    def title_of(self, book: Book) -> str:
        """Return the translated title of a book's mission."""
        return translated(book.mission.title)

    def ground_of(self, book: Book) -> str:
        """Return the translated name of the table."""
        return names.table_name(book.table.id)

    def force_names(self, book: Book) -> dict[Seat, str]:
        """Return the untranslated names of both forces."""
        return {seat: book.forces[seat].name for seat in SEATS}


CHALLENGES = ArmourChallenges()
