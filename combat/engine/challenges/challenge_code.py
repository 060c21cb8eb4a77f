"""Encode challenges and results of any title as codes.

Codes of the first title, which journals do not name, begin with 1 or 2, as in older versions. Those of other
titles begin with 3 or 4 and the title's id, and end with the seat.
"""

from __future__ import annotations

from datetime import date
from typing import Any, Final, TypeVar

from combat.engine.challenges.challenge import FINGERPRINT, Challenge, ChallengeError
from combat.engine.challenges.challenge_game import ChallengeGame
from combat.engine.challenges.code_bytes import CodeReader, CodeWriter
from combat.engine.challenges.code_signs import grouped, raw_of
from combat.engine.challenges.result import Result
from combat.engine.content.models import is_id
from combat.engine.journal.heads import FIRST_TITLE
from combat.engine.kernel.record import Record, replace
from combat.engine.kernel.text_message import msg

W = TypeVar("W", bound=Record)

CHALLENGE, RESULT, OWN_CHALLENGE, OWN_RESULT = 1, 2, 3, 4
"""The first byte of a code; future formats of codes use other values."""
DIGEST: Final = 8
"""Bytes of a journal's digest in a result."""


def code_of(game: ChallengeGame[Any, Any, W], thing: Challenge[W] | Result[W]) -> str:
    """Encode a challenge or a result as a code; raise ValueError for values that cannot be encoded."""
    written, own = CodeWriter(), game.title.id != FIRST_TITLE
    if isinstance(thing, Result):
        challenge = thing.challenge
        written.number(OWN_RESULT if own else RESULT)
    else:
        challenge = thing
        written.number(OWN_CHALLENGE if own else CHALLENGE)
    if own:
        written.word(game.title.id)
    _write(game, written, challenge)
    if own:
        written.word(challenge.seat)
    if isinstance(thing, Result):
        points = thing.points
        for number in (2 * points if points >= 0 else -2 * points - 1, thing.verdict, thing.turns, thing.answers):
            written.number(number)
        written.raw += bytes.fromhex(thing.digest[: 2 * DIGEST])
    return grouped(bytes(written.raw))


def read_code(game: ChallengeGame[Any, Any, W], code: str) -> Challenge[W] | Result[W]:
    """Decode the code of a challenge or a result; tolerates common variations in typing.

    Raises ChallengeError if the code is invalid or of another title.
    """
    read = CodeReader(raw_of(code))
    try:
        kind = read.number()
        if kind not in (CHALLENGE, RESULT, OWN_CHALLENGE, OWN_RESULT):
            raise ChallengeError(msg("challenge-code-newer"))
        plays = read.word() if kind in (OWN_CHALLENGE, OWN_RESULT) else FIRST_TITLE
        if plays != game.title.id:
            raise ChallengeError(msg("challenge-of-other-title", plays=plays))
        challenge = _read(game, read)
        if kind in (OWN_CHALLENGE, OWN_RESULT):
            challenge = replace(challenge, seat=_seat(game, read))
        thing: Challenge[W] | Result[W] = challenge
        if kind in (RESULT, OWN_RESULT):
            zigzag, verdict, turns, answers = (read.number() for _ in range(4))
            points = zigzag // 2 if zigzag % 2 == 0 else -(zigzag + 1) // 2
            thing = Result(challenge, points, verdict, turns, answers, read.bytes(DIGEST).hex())
        if read.left:
            raise ValueError
    except (ValueError, IndexError, OverflowError):
        raise ChallengeError(msg("challenge-code-unsound")) from None
    return thing


def challenge_of(game: ChallengeGame[Any, Any, W], code: str) -> Challenge[W]:
    """Return the challenge in the code of a challenge or of a result; raise ChallengeError if the code is invalid."""
    thing = read_code(game, code)
    return thing.challenge if isinstance(thing, Result) else thing


def _write(game: ChallengeGame[Any, Any, W], written: CodeWriter, challenge: Challenge[W]) -> None:
    written.number(challenge.seed)
    written.raw += bytes.fromhex(challenge.content)
    written.number(date.fromisoformat(challenge.day).toordinal() if challenge.day else 0)
    written.word(challenge.scenario)
    written.word(",".join(challenge.options))
    if challenge.wishes is not None:
        game.wish_code.write(written, challenge.wishes)


def _read(game: ChallengeGame[Any, Any, W], read: CodeReader) -> Challenge[W]:
    seed, content, day = read.number(), read.bytes(FINGERPRINT // 2).hex(), read.number()
    scenario, options = read.word(), tuple(filter(None, read.word().split(",")))
    if not all(is_id(word) for word in (*options, *([scenario] if scenario else []))):
        raise ValueError
    wishes = None if scenario else game.wish_code.read(read)
    return Challenge(seed, scenario, wishes, options, content, date.fromordinal(day).isoformat() if day else "")


def _seat(game: ChallengeGame[Any, Any, W], read: CodeReader) -> str:
    """Read the seat; raise ValueError for one that the title does not have."""
    seat = read.word()
    if seat not in (game.title.rules.seats if len(game.title.rules.seats) > 1 else ("",)):
        raise ValueError(seat)
    return seat
