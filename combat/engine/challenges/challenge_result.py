"""Verify the result of a challenge by replaying its save with the challenge's seed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

from combat.engine.challenges.challenge import Challenge, ChallengeError
from combat.engine.challenges.challenge_code import DIGEST, challenge_of
from combat.engine.challenges.challenge_game import ChallengeGame
from combat.engine.challenges.opponents import house_of, seats_of
from combat.engine.challenges.result import Result
from combat.engine.challenges.taking_up import is_book_of
from combat.engine.journal.challenge_proof import Dealt, Proved, prove
from combat.engine.journal.heads import Header
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.digest import digest
from combat.engine.kernel.game import Entry
from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import msg

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")
W = TypeVar("W", bound=Record)


def proof_of(game: ChallengeGame[S, B, Any], path: Path) -> Proved[S, B]:
    """Verify the challenge in a save and return the proof; raise SaveError if it cannot be proved."""

    def dealt(header: Header, book: B) -> Dealt[S]:
        """Check a book by its digest, and in full if this installation can build the same game."""
        try:
            challenge = challenge_of(game, header.challenge)
        except ChallengeError as fault:
            raise ValueError(*fault.args) from None
        house = house_of(game.title, challenge) if challenge.seat else None
        return Dealt(challenge.seed, is_book_of(game, challenge, book), seats_of(game.title, challenge), house)

    return prove(path, {game.title.id: game.title}, dealt)


def result_in(game: ChallengeGame[S, B, W], proved: Proved[S, B]) -> Result[W]:
    """Return the result that a verified challenge proves."""
    challenge = challenge_of(game, proved.header.challenge)
    return _result(game, challenge, proved.state, proved.answers, proved.digest)


def result_now(game: ChallengeGame[S, Any, W], code: str, state: S, entries: Sequence[Entry]) -> Result[W]:
    """Return the result of a challenge that has just ended, the same as its save proves.

    Raise ChallengeError if `code` is invalid.
    """
    return _result(game, challenge_of(game, code), state, len(entries), digest(entries))


def _result(
    game: ChallengeGame[S, Any, W], challenge: Challenge[W], state: S, answers: int, of_answers: str
) -> Result[W]:
    points, verdict, turns = game.reached(state)
    return Result(challenge, points, verdict, turns, answers, of_answers[: 2 * DIGEST])


def compare(claimed: Result[Any], proved: Result[Any], path: Path) -> None:
    """Raise ChallengeError if the result proved by a save differs from the claimed one."""
    if proved.challenge != claimed.challenge:
        raise ChallengeError(msg("challenge-of-other", file=path.name))
    if proved != claimed:
        raise ChallengeError(msg("challenge-other-result", file=path.name, points=proved.points))
