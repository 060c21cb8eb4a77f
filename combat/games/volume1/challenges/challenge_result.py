"""What a saved battle made of its challenge, proved by playing it anew with the dice that lay dealt for it (22.0)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from combat.engine.journal.challenge_proof import Dealt, Proved, prove
from combat.engine.journal.heads import Header
from combat.engine.kernel.digest import digest
from combat.engine.kernel.game import Entry
from combat.engine.kernel.sentence import sentence
from combat.engine.words import text, translated
from combat.games.volume1.challenges.challenge import Challenge, ChallengeError
from combat.games.volume1.challenges.challenge_code import DIGEST, Result, challenge_of
from combat.games.volume1.challenges.taking_up import is_book_of
from combat.games.volume1.rules.book import Book, Verdict
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.state import State
from combat.games.volume1.title import OWN_TITLES


def proof_of(path: Path) -> Proved[State, Book]:
    """The proof of a save's challenge; raises SaveError where there is none."""
    return prove(path, OWN_TITLES, _dealt)


def _dealt(header: Header, book: Book) -> Dealt:
    """What the code in a save's header says of its dice and of the book that it was played with (22.0).

    The book is the code's by its fingerprint, and by all its figures where this copy of the game makes the same battle.
    """
    try:
        challenge = challenge_of(header.challenge)
    except ChallengeError as fault:
        raise ValueError(*fault.args) from None
    return Dealt(challenge.seed, is_book_of(challenge, book))


def result_of(path: Path) -> Result:
    """The result of a save; raises SaveError where it proves none."""
    return result_in(proof_of(path))


def result_in(proved: Proved[State, Book]) -> Result:
    """The result that a proof shows."""
    return _result(challenge_of(proved.header.challenge), proved.state, proved.answers, proved.digest)


def result_now(code: str, state: State, entries: Sequence[Entry]) -> Result:
    """The result of a challenge whose battle has just ended, as its save will prove it; raises ChallengeError."""
    return _result(challenge_of(code), state, len(entries), digest(entries))


def _result(challenge: Challenge, state: State, answers: int, of_answers: str) -> Result:
    reached = state.book.scenario.verdicts.index(victory.verdict(state, state.points))
    return Result(challenge, state.points, reached, state.clock.turn, answers, of_answers[: 2 * DIGEST])


def reached(result: Result, book: Book) -> Verdict:
    """The line of the victory table that somebody says he reached; raises ChallengeError where there is none."""
    verdicts = book.scenario.verdicts
    if result.verdict >= len(verdicts):
        raise ChallengeError(sentence("challenge-code-unsound"))
    return verdicts[result.verdict]


def came_to(result: Result, book: Book) -> str:
    """What somebody made of a challenge, in a line; raises ChallengeError."""
    title = translated(reached(result, book).title)
    return text("challenge-came-to", verdict=title, points=result.points, turns=result.turns)


def compare(claimed: Result, proved: Result, path: Path) -> None:
    """Raise ChallengeError where the result that a save proves is not the one claimed."""
    if proved.challenge != claimed.challenge:
        raise ChallengeError(sentence("challenge-of-other", file=path.name))
    if proved != claimed:
        raise ChallengeError(sentence("challenge-other-result", file=path.name, points=proved.points))
