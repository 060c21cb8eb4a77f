"""Battles as challenges: generation, options, digests and descriptions (22.0)."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from datetime import date
from typing import Any

from combat.engine.challenges.challenge import Challenge, ChallengeError
from combat.engine.challenges.challenge_game import Reached
from combat.engine.challenges.day_seeds import seed_of
from combat.engine.challenges.result import Result
from combat.engine.challenges.taking_up import MADE_UP
from combat.engine.challenges.wish_code import WishCode
from combat.engine.content import layers
from combat.engine.kernel.record import replace
from combat.engine.kernel.text_message import msg
from combat.engine.words import in_english, text, translated
from combat.games.volume1.content.generator import request as asked
from combat.games.volume1.content.generator.request import Request
from combat.games.volume1.content.generator.workshop import Workshop
from combat.games.volume1.content.kinds import KINDS
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.book import Book, Verdict
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.play.optional_rules import with_options
from combat.games.volume1.rules.state import State
from combat.games.volume1.title import TITLE
from combat.games.volume1.words import names

WISH_CODE = WishCode(
    Request,
    words=("board",),
    numbers=("men", "enemies", "turns"),
    choices=(
        ("kind", asked.KINDS),
        ("quality", asked.QUALITIES),
        ("machine_gun", (False, True)),
        ("hour", asked.HOURS),
        ("artillery", asked.GUNS),
        ("readiness", asked.READINESS),
    ),
)


class BattleChallenges:
    """Implementation of `ChallengeGame` for Volume 1."""

    title = TITLE
    wish_code = WISH_CODE
    words = frozenset({"title", "text", "briefing", "date", "place", "packs"})

    def contents(self) -> tuple[Library, Library]:
        """Return the content in use, and the shipped content without packs and the player's files."""
        return Library(), own_content()

    def roll(self, content: Library, seed: int) -> Request:
        """Return the request for a battle, generated from a seed."""
        return Workshop(content).roll(seed)

    def made(self, content: Library, wishes: Request, options: Sequence[str]) -> Book:
        """Return the Book of a generated battle with English texts, which are translated when shown.

        Raise ContentError for invalid content, ValueError for an impossible request or option.
        """
        workshop = Workshop(content)
        return with_options(workshop.book(workshop.make(wishes, in_english), MADE_UP), tuple(options))

    def loaded(self, content: Library, scenario: str, options: Sequence[str]) -> Book:
        """Return the Book of a scenario with optional rules; raise ContentError if it is invalid."""
        return content.load_book(scenario, options)

    def chosen(self, book: Book, options: Sequence[str]) -> tuple[str, ...]:
        """Return the ids of the book's optional rules, in the order that a challenge stores."""
        return book.chosen

    def is_of(self, book: Book, challenge: Challenge[Request]) -> bool:
        """Return whether a Book is that of a challenge: the same scenario with the same options."""
        return (book.scenario.id, book.chosen) == (challenge.scenario or MADE_UP, challenge.options)

    def nameless(self, book: Book) -> Book:
        """Return a Book without the id of its scenario, for comparison with others."""
        return replace(book, scenario=replace(book.scenario, id=""))

    def usual_seat(self, book: Book) -> str:
        """Return "", since this game has only one seat."""
        return ""

    def reached(self, state: State) -> Reached:
        """Return points, verdict and turn of a finished game; the verdict is an index into the victory table, 0 for
        the best.
        """
        line = state.book.scenario.verdicts.index(victory.verdict(state, state.points))
        return Reached(state.points, line, state.clock.turn)

    def came_to(self, result: Result[Request], book: Book) -> str:
        """Return a result as one line of text; raise ChallengeError for an unknown verdict."""
        title = translated(_line(result, book).title)
        return text("challenge-came-to", verdict=title, points=result.points, turns=result.turns)

    def result_as_plain(self, result: Result[Request], book: Book) -> dict[str, Any]:
        """Return a result's verdict as JSON data; raise ChallengeError for an unknown verdict."""
        line = _line(result, book)
        return {"won": line.won, "verdict": translated(line.title)}

    def about(self, challenge: Challenge[Request], book: Book) -> Iterator[str]:
        """Yield lines that describe the battle of a challenge."""
        scenario = book.scenario
        yield translated(scenario.title)
        where = f"{translated(scenario.date)} · {translated(scenario.place)} · {names.board(scenario.board)}"
        yield f"{where} · {text('sheet-turns-count', count=scenario.turns)}"
        yield from (translated(option.title) for option in scenario.options if option.id in book.chosen)

    def as_plain(self, challenge: Challenge[Request], book: Book) -> dict[str, Any]:
        """Return a description of the battle of a challenge as JSON data."""
        scenario = book.scenario
        return {"title": translated(scenario.title), "board": scenario.board, "turns": scenario.turns}


CHALLENGES = BattleChallenges()


def own_content() -> Library:
    """Return the shipped content, without packs and the player's files."""
    return Library([layers.shipped(KINDS.game)])


@functools.lru_cache(maxsize=16)
def sheet_of_day(day: date) -> tuple[Request, str]:
    """Return the request for a day's battle and its English title; raise ContentError if it cannot be generated.
    Cached.
    """
    workshop = Workshop(own_content())
    wishes = workshop.roll(seed_of("battle", day))
    return wishes, workshop.make(wishes, in_english).sheet.title


def _line(result: Result[Request], book: Book) -> Verdict:
    """Return the line of the victory table that a result claims; raise ChallengeError if there is none."""
    verdicts = book.scenario.verdicts
    if result.verdict >= len(verdicts):
        raise ChallengeError(msg("challenge-code-unsound"))
    return verdicts[result.verdict]
