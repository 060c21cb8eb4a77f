"""What a saved battle made of its challenge, proved by playing it anew with the dice that lay dealt for it (22.0)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from combat.engine.journal.challenge_proof import Proved, prove
from combat.engine.kernel.digest import digest
from combat.engine.kernel.game import Entry
from combat.engine.kernel.sentence import sentence
from combat.engine.words import text, translated
from combat.games.volume1.challenges.challenge import Challenge, ChallengeError
from combat.games.volume1.challenges.challenge_code import DIGEST, Result, challenge_of
from combat.games.volume1.challenges.taking_up import fingerprint
from combat.games.volume1.rules.book import Book, Verdict
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.state import State
from combat.games.volume1.title import OWN_TITLES


def result_of(path: Path) -> Result:
    """The result of a save; raises SaveError where it proves none, ChallengeError where its code is none."""
    proved: Proved[State, Book] = prove(path, OWN_TITLES)
    challenge = challenge_of(proved.header.challenge)
    if (str(challenge.seed), challenge.content) != (proved.header.seed, fingerprint(proved.book)):
        raise ChallengeError(sentence("challenge-not-its-battle", file=path.name))
    return _result(challenge, proved.state, proved.answers, proved.digest)


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


def compare(claimed: Result, path: Path) -> Result:
    """The result that a save proves, which is the one claimed; raises ChallengeError where it is another."""
    proved = result_of(path)
    if proved.challenge != claimed.challenge:
        raise ChallengeError(sentence("challenge-of-other", file=path.name))
    if proved != claimed:
        raise ChallengeError(sentence("challenge-other-result", file=path.name, points=proved.points))
    return proved
