"""Challenges of COMMAND!: one side against the steady bot; creation, naming, fingerprint, results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from combat.engine.challenges.challenge import Challenge, ChallengeError
from combat.engine.challenges.challenge_game import Reached
from combat.engine.challenges.result import Result
from combat.engine.challenges.taking_up import MADE_UP
from combat.engine.challenges.wish_code import WishCode
from combat.engine.content import layers
from combat.engine.kernel.record import field_names, replace
from combat.engine.kernel.text_message import msg
from combat.engine.words import text, translated
from combat.games.command.content.kinds import KINDS
from combat.games.command.content.library import Library, switched
from combat.games.command.content.made_up.wishes import HANDICAPS, POSTURES, QUALITIES, SIZES, Wishes
from combat.games.command.content.made_up.workshop import maker_of
from combat.games.command.rules.book import Book, Force
from combat.games.command.rules.play.endings import ENDS
from combat.games.command.rules.state import State
from combat.games.command.rules.switches import OFF, Options
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.title import TITLE
from combat.games.command.words import command_names as names
from combat.games.command.words.made_up_names import made_up
from combat.games.command.words.saved_words import lead

WISH_CODE = WishCode(
    Wishes,
    words=("map", "axis", "allies"),
    numbers=("year",),
    choices=(
        ("posture", ("", *POSTURES)),
        ("size", ("", *SIZES)),
        ("axis_quality", ("", *QUALITIES)),
        ("allies_quality", ("", *QUALITIES)),
        ("night", (False, True)),
        ("handicap", HANDICAPS),
    ),
)
VERDICTS = tuple((how, side) for how in ENDS for side in SIDES)
"""Ending and winner, by their number in result codes."""


class SideChallenges:
    """Adapter between the engine's challenges and COMMAND!."""

    title = TITLE
    wish_code = WISH_CODE
    words = frozenset({"title"})

    def contents(self) -> tuple[Library, Library]:
        """Return two libraries: the content in use, and the shipped content without packs and the player's files."""
        return Library(), Library([layers.shipped(KINDS.game)])

    def roll(self, content: Library, seed: int) -> Wishes:
        """Return generator settings that contain only the seed; the seed decides everything else."""
        return Wishes(seed)

    def made(self, content: Library, wishes: Wishes, options: Sequence[str]) -> Book:
        """Return the book of a generated scenario with the options switched.

        Raises ContentError, or ValueError if the settings cannot be met.
        """
        return switched(content.made_book(MADE_UP, maker_of(content).make(wishes, made_up)), options)

    def loaded(self, content: Library, scenario: str, options: Sequence[str]) -> Book:
        """Return the book of a scenario with the options switched; raise ContentError."""
        return content.load_book(scenario, options)

    def chosen(self, book: Book, options: Sequence[str]) -> tuple[str, ...]:
        """Return the options named in `options`, in the order of the book's fields and without duplicates.

        Each is given with its value in the book: its name if it is on, with the prefix "no-" if it is off.
        """
        named = {option.removeprefix(OFF) for option in options}
        found = []
        for field in field_names(Options):
            name = field.replace("_", "-")
            if name in named:
                found.append(name if getattr(book.options, field) else f"{OFF}{name}")
        return tuple(found)

    def is_of(self, book: Book, challenge: Challenge[Wishes]) -> bool:
        """Return whether a book is of the challenge's scenario; its options are not compared here, but by
        fingerprint.
        """
        return book.scenario == (challenge.scenario or MADE_UP)

    def nameless(self, book: Book) -> Book:
        """Return the book without the scenario id and the names of leaders."""
        forces = {side: _unnamed(force) for side, force in book.forces.items()}
        return replace(book, scenario="", forces=forces)

    def usual_seat(self, book: Book) -> str:
        """Return the challenger's default side: the one that takes the first turn."""
        return book.first

    def reached(self, state: State) -> Reached:
        """Return the points, the index of the verdict in `VERDICTS`, and the turn in which the game ended."""
        return Reached(state.vp, VERDICTS.index((state.ended, state.winner)), state.turn)

    def came_to(self, result: Result[Wishes], book: Book) -> str:
        """Return a line that describes a result: winner, way of ending, points and turns; raise ChallengeError for
        an unknown verdict.
        """
        how, winner = _verdict(result)
        won = {"winner": names.side(winner), "how": text(f"simulated-{how}")}
        return text("challenge-came-to", lead=lead(result.points), turns=result.turns, **won)

    def result_as_plain(self, result: Result[Wishes], book: Book) -> dict[str, Any]:
        """Return a result as JSON data: won, winner, way of ending, turns; raise ChallengeError for an unknown
        verdict.
        """
        how, winner = _verdict(result)
        return {"won": winner == result.challenge.seat, "winner": winner, "ended": how, "turns": result.turns}

    def about(self, challenge: Challenge[Wishes], book: Book) -> Iterator[str]:
        """Yield lines that describe what is played: the title, the player's side with map and year, each switched
        option.
        """
        yield translated(book.title)
        where = {"map": translated(book.map.title), "year": str(book.year)}
        yield text("challenge-seat", side=names.side(challenge.seat), **where)
        for option in challenge.options:
            name = option.removeprefix(OFF)
            yield text("games-option", title=text(f"switch-{name}"), stands="on" if name == option else "off")

    def as_plain(self, challenge: Challenge[Wishes], book: Book) -> dict[str, Any]:
        """Return what is played as JSON data: title, map and the challenger's side."""
        return {"title": translated(book.title), "map": book.map.id, "seat": challenge.seat}


CHALLENGES = SideChallenges()


def _unnamed(force: Force) -> Force:
    return replace(force, troops=tuple(replace(troop, name="") for troop in force.troops))


def _verdict(result: Result[Wishes]) -> tuple[str, str]:
    """Return the ending and the winner of a result; raise ChallengeError for an impossible number."""
    if result.verdict >= len(VERDICTS):
        raise ChallengeError(msg("challenge-code-unsound"))
    return VERDICTS[result.verdict]
