"""`combat challenge` for any title: describe or play a challenge by its code, or verify a result."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from combat.engine.calls.exit_codes import FINE, Refused
from combat.engine.calls.given import print_in
from combat.engine.calls.window_call import shown
from combat.engine.challenges import challenge_result
from combat.engine.challenges.challenge import Challenge, ChallengeError
from combat.engine.challenges.challenge_code import code_of, read_code
from combat.engine.challenges.challenge_game import CHALLENGES, ChallengeGame
from combat.engine.challenges.result import Result
from combat.engine.challenges.taking_up import book_of, of_day, of_scenario
from combat.engine.chance.seeds import any_seed
from combat.engine.content.findings import ContentError
from combat.engine.journal.heads import SUFFIX
from combat.engine.kernel.load_object import load_object
from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import msg
from combat.engine.words import text

if TYPE_CHECKING:
    from combat.engine.calls.text_call import begin

B = TypeVar("B")
W = TypeVar("W", bound=Record)


def challenge(options: argparse.Namespace) -> int:
    """Describe a challenge, play it, or verify a result; return the exit code.

    Raise Refused for an invalid code or a result that is not proved, SaveError for a save that cannot be read.
    """
    call = _ChallengeCall(options, options.title.part("challenges", CHALLENGES))
    try:
        return call.carried_out()
    except ChallengeError as fault:
        raise Refused(f"combat challenge: {fault}") from None


class _ChallengeCall(Generic[B, W]):
    """One invocation for the challenges of a title."""

    def __init__(self, options: argparse.Namespace, game: ChallengeGame[Any, B, W]) -> None:
        self._options, self._game = options, game

    def carried_out(self) -> int:
        """Do what the options ask for; return the exit code, or raise ChallengeError, SaveError or Refused."""
        options = self._options
        if options.what is not None and (options.what.endswith(SUFFIX) or options.result is not None):
            print_in(options)
            return self._prove()
        thing = self._named()
        challenge = thing.challenge if isinstance(thing, Result) else thing
        book = book_of(self._game, challenge)
        if options.play or options.text:
            return self._taken_up(challenge, book)
        print_in(options)
        if options.json:
            print(json.dumps(self._plain(thing, book), ensure_ascii=False))
        else:
            print("\n".join(self._lines(thing, book)))
        return FINE

    def _named(self) -> Challenge[W] | Result[W]:
        """Return the daily game, a new challenge of a scenario, or what a code stands for, by the options."""
        options, game = self._options, self._game
        if options.what is None or options.day is not None:
            return of_day(game, options.day or date.today())
        if options.what in game.contents()[0].scenario_ids():
            seed = any_seed() if options.seed is None else options.seed
            return of_scenario(game, options.what, tuple(options.option), seed, self._seat())
        return read_code(game, options.what)

    def _seat(self) -> str:
        """Return the challenger's seat in a new challenge; "" for the default. Raises Refused."""
        seat, seats = getattr(self._options, "seat", None) or "", self._game.title.rules.seats
        if seat and seat not in seats:
            raise Refused(msg("cli-no-such-seat", seat=seat, known=", ".join(seats)))
        return seat

    def _taken_up(self, challenge: Challenge[W], book: B) -> int:
        options, code = self._options, code_of(self._game, challenge)
        seat = {"seat": challenge.seat} if challenge.seat else {}
        if options.text:
            options.seed, options.study, options.seat = challenge.seed, False, challenge.seat or None
            return load_object("combat.engine.calls.text_call:begin", lambda: begin)(options, book, code)
        return shown(options, "battle", lambda: {"book": book, "seed": challenge.seed, "challenge": code, **seat})

    def _prove(self) -> int:
        """Replay a save and print what it proves; return the exit code."""
        options, game, path = self._options, self._game, Path(self._options.what)
        claimed = None if options.result is None else read_code(game, options.result)
        if isinstance(claimed, Challenge):
            raise ChallengeError(msg("challenge-no-result"))
        proved = challenge_result.proof_of(game, path)
        result = challenge_result.result_in(game, proved)
        if claimed is not None:
            challenge_result.compare(claimed, result, path)
        here = self._book_here(result.challenge)
        book = proved.book if here is None else here
        if options.json:
            print(json.dumps(self._plain(result, book), ensure_ascii=False))
            return FINE
        print(text("challenge-proved", file=path.name))
        print("\n".join(self._lines(result, book)))
        if here is None:
            print(text("challenge-proved-by-fingerprint"))
        print(text("challenge-not-proved"))
        return FINE

    def _book_here(self, challenge: Challenge[W]) -> B | None:
        """Return the book of a challenge in this installation; None if its content differs."""
        try:
            return book_of(self._game, challenge)
        except (ChallengeError, ContentError, ValueError):
            return None

    def _plain(self, thing: Challenge[W] | Result[W], book: B) -> dict[str, Any]:
        game = self._game
        challenge = thing.challenge if isinstance(thing, Result) else thing
        told: dict[str, Any] = {
            "code": code_of(game, challenge), **game.as_plain(challenge, book), "seed": challenge.seed,
            "options": list(challenge.options), "content": challenge.content,
        }  # fmt: skip
        if isinstance(thing, Result):
            told |= {"result": code_of(game, thing), "points": thing.points, **game.result_as_plain(thing, book)}
            told |= {"answers": thing.answers, "digest": thing.digest}
        return told

    def _lines(self, thing: Challenge[W] | Result[W], book: B) -> Iterator[str]:
        """Yield the lines about a challenge or a result, its code last."""
        game = self._game
        if isinstance(thing, Result):
            yield from game.about(thing.challenge, book)
            yield game.came_to(thing, book)
            yield text("challenge-result-code", code=code_of(game, thing))
        else:
            yield from game.about(thing, book)
            yield text("challenge-code", code=code_of(game, thing))
