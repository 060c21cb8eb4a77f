"""Challenges of ARMOUR!: one seat against the steady player; creation, naming, fingerprint, results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from combat.engine.challenges.challenge import Challenge, ChallengeError
from combat.engine.challenges.challenge_game import Reached
from combat.engine.challenges.result import Result
from combat.engine.challenges.wish_code import WishCode
from combat.engine.chance.split_mix import SplitMix
from combat.engine.content import layers
from combat.engine.content.findings import ContentError, Finding, unknown
from combat.engine.kernel.record import Record, replace
from combat.engine.kernel.text_message import msg
from combat.engine.words import text, translated
from combat.games.armour.content.kinds import KINDS
from combat.games.armour.content.library import Library
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.play.endings import ENDINGS
from combat.games.armour.rules.play.victory_points import victory_points
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER, SEATS
from combat.games.armour.title import TITLE
from combat.games.armour.words import armour_names as names

ANY_GROUND = "any-ground"
"""The mission of daily games, which any ground and any two forces of equal points will do for."""
TRIES = 50
"""Pairs of forces that are drawn for a daily game until one may be played."""
VERDICTS = tuple((how, seat) for how in ENDINGS for seat in SEATS)
"""Ending and winner, by their number in result codes."""


class Matched(Record):
    """What a daily game is played with: a seed for its ground, and two force lists of equal points by their ids."""

    seed: int
    attacker: str = ""
    defender: str = ""


class SeatChallenges:
    """Challenge adapter of ARMOUR!."""

    title = TITLE
    wish_code = WishCode(Matched, words=("attacker", "defender"))
    words = frozenset({"title", "name", "story", "place", "date"})

    def contents(self) -> tuple[Library, Library]:
        """Return the content in use, and the shipped content without packs and the player's files."""
        return Library(), Library([layers.shipped(KINDS.game)])

    def roll(self, content: Library, seed: int) -> Matched:
        """Return ground and forces that a seed draws: lists of two nations with the same points."""
        numbers, assembly = SplitMix(seed), content.assembly()
        lists = [source.content.build(id_) for id_, source in sorted(assembly.forces.items())]
        ready = [force for force in lists if not force.of_mission]
        for _ in range(TRIES):
            one = ready[numbers.below(len(ready))]
            others = [force for force in ready if force.points == one.points and force.nation != one.nation]
            drawn = Matched(seed, one.id, others[numbers.below(len(others))].id)
            try:
                self.made(content, drawn, ())
            except ContentError:
                continue
            return drawn
        raise ValueError(seed)

    def made(self, content: Library, wishes: Matched, options: Sequence[str]) -> Book:
        """Return the book of a daily game; raise ContentError, also for an option, as there are none."""
        _refuse_options(options)
        forces = content.assembly().forces
        named = {ATTACKER: wishes.attacker, DEFENDER: wishes.defender}
        for name in named.values():
            if name not in forces:
                raise ContentError([Finding(name, 0, unknown("force", name, forces))])
        lists = {seat: forces[name].content.build(name) for seat, name in named.items()}
        return content.book_on(ANY_GROUND, lists, f"random-{wishes.seed}")

    def loaded(self, content: Library, scenario: str, options: Sequence[str]) -> Book:
        """Return the book of a mission; raise ContentError, also for an option, as there are none."""
        _refuse_options(options)
        return content.load_book(scenario)

    def chosen(self, book: Book, options: Sequence[str]) -> tuple[str, ...]:
        """Return no options: there are none."""
        return ()

    def is_of(self, book: Book, challenge: Challenge[Matched]) -> bool:
        """Return whether a book belongs to a challenge; the rest is checked by the book's fingerprint."""
        return book.mission.id == (challenge.scenario or ANY_GROUND)

    def nameless(self, book: Book) -> Book:
        """Return the book without the id of its mission."""
        return replace(book, mission=replace(book.mission, id=""))

    def usual_seat(self, book: Book) -> str:
        """Return the challenger's default seat."""
        return ATTACKER

    def reached(self, state: State) -> Reached:
        """Return how a finished battle ended; its points are the attacker's victory points."""
        points = victory_points(state, state.winner)
        return Reached(points[ATTACKER], VERDICTS.index((state.ending, state.winner)), state.turn)

    def came_to(self, result: Result[Matched], book: Book) -> str:
        """Return a line that describes a result; raise ChallengeError for an unknown verdict."""
        how, winner = _verdict(result)
        return text(
            "challenge-came-to", winner=names.seat(winner), why=how, points=result.points, turns=result.turns,
        )  # fmt: skip

    def result_as_plain(self, result: Result[Matched], book: Book) -> dict[str, Any]:
        """Return a result as JSON data, without its numbers; raise ChallengeError."""
        how, winner = _verdict(result)
        return {"won": winner == result.challenge.seat, "winner": winner, "ended": how, "turns": result.turns}

    def about(self, challenge: Challenge[Matched], book: Book) -> Iterator[str]:
        """Yield lines that describe what is played."""
        yield translated(book.mission.title)
        yield text("challenge-seat", seat=names.seat(challenge.seat), table=names.table_name(book.table.id))
        for seat in SEATS:
            force = book.forces[seat]
            yield text("challenge-force", seat=names.seat(seat), force=translated(force.name))

    def as_plain(self, challenge: Challenge[Matched], book: Book) -> dict[str, Any]:
        """Return a description of what is played as JSON data."""
        forces = {seat: book.forces[seat].name for seat in SEATS}
        return {"title": translated(book.mission.title), "seat": challenge.seat, "forces": forces}


CHALLENGES = SeatChallenges()


def _refuse_options(options: Sequence[str]) -> None:
    for option in options:
        raise ContentError([Finding(ANY_GROUND, 0, unknown("option", option, ()))])


def _verdict(result: Result[Matched]) -> tuple[str, str]:
    """Return the ending and the winner of a result; raise ChallengeError for an impossible number."""
    if result.verdict >= len(VERDICTS):
        raise ChallengeError(msg("challenge-code-unsound"))
    return VERDICTS[result.verdict]
