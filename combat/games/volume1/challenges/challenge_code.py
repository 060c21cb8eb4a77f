"""Challenges and results as codes that can be typed: groups of five letters and figures, with a check at the end."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from combat.engine.content.models import is_id
from combat.engine.files.one_line import one_line
from combat.engine.kernel.digest import text_digest
from combat.engine.kernel.record import Record, replace
from combat.engine.kernel.sentence import sentence
from combat.games.volume1.challenges.challenge import FINGERPRINT, Challenge, ChallengeError
from combat.games.volume1.content.generator import request as asked
from combat.games.volume1.content.generator.request import Request

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: no letter that is taken for a figure."""
MISREAD: Final = str.maketrans("OIL", "011")
GROUP, CHECK, SHORTEST, LONGEST = 5, 2, 10, 400
"""Signs in a group, bytes of the check, and signs of a code at least and at most."""
ABREAST = 5
"""Groups in a line where a code is shown."""
CHALLENGE, RESULT = 1, 2
"""What a code begins with; another form of codes will begin with another byte."""
DIGEST = 8
"""Bytes of a journal's digest that a result keeps."""
_CHOICES: Final[tuple[tuple[str, Sequence[object]], ...]] = (
    ("kind", asked.KINDS),
    ("quality", asked.QUALITIES),
    ("machine_gun", (False, True)),
    ("hour", asked.HOURS),
    ("artillery", asked.GUNS),
    ("readiness", asked.READINESS),
)
_NUMBERS: Final = ("men", "enemies", "turns")


class Result(Record):
    """What somebody made of a challenge."""

    challenge: Challenge
    points: int
    verdict: int
    """The line of the victory table that was reached, 0 for the best."""
    turns: int
    answers: int
    """How many answers were given, those of dice and cards with them."""
    digest: str
    """Of all answers, by which the save that proves it is known."""


def code_of(thing: Challenge | Result) -> str:
    """The code of a challenge or of a result; raises ValueError for one that no code holds."""
    written = _Writer()
    challenge = thing.challenge if isinstance(thing, Result) else thing
    written.number(RESULT if isinstance(thing, Result) else CHALLENGE)
    _write(written, challenge)
    if isinstance(thing, Result):
        points = thing.points
        for number in (2 * points if points >= 0 else -2 * points - 1, thing.verdict, thing.turns, thing.answers):
            written.number(number)
        written.raw += bytes.fromhex(thing.digest[: 2 * DIGEST])
    return _grouped(bytes(written.raw))


def read_code(code: str) -> Challenge | Result:
    """What a code stands for, however it was typed; raises ChallengeError for one that is none."""
    read = _Reader(_raw(code))
    try:
        kind = read.number()
        if kind not in (CHALLENGE, RESULT):
            raise ChallengeError(sentence("challenge-code-newer"))
        challenge = _read(read)
        if kind == CHALLENGE:
            thing: Challenge | Result = challenge
        else:
            zigzag, verdict, turns, answers = (read.number() for _ in range(4))
            points = zigzag // 2 if zigzag % 2 == 0 else -(zigzag + 1) // 2
            thing = Result(challenge, points, verdict, turns, answers, read.bytes(DIGEST).hex())
        if read.left:
            raise ValueError
    except (ValueError, IndexError, OverflowError):
        raise ChallengeError(sentence("challenge-code-unsound")) from None
    return thing


def lines_of(code: str) -> list[str]:
    """A code in lines as it is shown."""
    groups = code.split("-")
    return ["-".join(groups[at : at + ABREAST]) for at in range(0, len(groups), ABREAST)]


def challenge_of(code: str) -> Challenge:
    """The challenge of a code, also of a result's; raises ChallengeError."""
    thing = read_code(code)
    return thing.challenge if isinstance(thing, Result) else thing


# -- what is written --------------------------------------------------------------------------------------------------


def _write(written: _Writer, challenge: Challenge) -> None:
    written.number(challenge.seed)
    written.raw += bytes.fromhex(challenge.content)
    written.number(date.fromisoformat(challenge.day).toordinal() if challenge.day else 0)
    written.word(challenge.scenario)
    written.word(",".join(challenge.options))
    wishes = challenge.wishes
    if wishes is not None:
        written.number(wishes.seed)
        written.word(wishes.board)
        for name in _NUMBERS:
            written.number(getattr(wishes, name))
        for name, values in _CHOICES:
            written.number(values.index(getattr(wishes, name)))


def _read(read: _Reader) -> Challenge:
    seed, content, day = read.number(), read.bytes(FINGERPRINT // 2).hex(), read.number()
    scenario, options = read.word(), tuple(filter(None, read.word().split(",")))
    if not all(is_id(word) for word in (*options, *([scenario] if scenario else []))):
        raise ValueError
    challenge = Challenge(seed, scenario, None, options, content, date.fromordinal(day).isoformat() if day else "")
    if scenario:
        return challenge
    wishes = Request(read.number(), read.word())
    given: dict[str, object] = {name: read.number() for name in _NUMBERS}
    given |= {name: values[read.number()] for name, values in _CHOICES}
    return replace(challenge, wishes=replace(wishes, **given))


class _Writer:
    """Numbers in as few bytes as they need, and short words."""

    def __init__(self) -> None:
        self.raw = bytearray()

    def number(self, value: int) -> None:
        if value < 0:
            raise ValueError(value)
        while value > 0x7F:
            self.raw.append(0x80 | value & 0x7F)
            value >>= 7
        self.raw.append(value)

    def word(self, word: str) -> None:
        self.number(len(word))
        self.raw += word.encode("ascii")


class _Reader:
    """Reads what `_Writer` wrote; raises ValueError and IndexError where it did not."""

    def __init__(self, raw: bytes) -> None:
        self._raw, self._at = raw, 0

    @property
    def left(self) -> int:
        return len(self._raw) - self._at

    def number(self) -> int:
        value, shift = 0, 0
        while True:
            byte = self._raw[self._at]
            self._at += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value
            if shift > 63:
                raise ValueError(shift)

    def bytes(self, count: int) -> bytes:
        if count > self.left:
            raise IndexError(count)
        self._at += count
        return self._raw[self._at - count : self._at]

    def word(self) -> str:
        return self.bytes(self.number()).decode("ascii")


# -- how it is typed --------------------------------------------------------------------------------------------------


def _grouped(raw: bytes) -> str:
    """Bytes and their check in groups of signs."""
    whole = raw + _check(raw)
    count = -(-len(whole) * 8 // 5)
    value = int.from_bytes(whole) << (count * 5 - len(whole) * 8)
    signs = "".join(SIGNS[value >> 5 * place & 31] for place in reversed(range(count)))
    return "-".join(signs[at : at + GROUP] for at in range(0, count, GROUP))


def _raw(code: str) -> bytes:
    """The bytes of a code without their check; raises ChallengeError where it does not fit them."""
    signs = "".join(code.upper().split()).replace("-", "").translate(MISREAD)
    odd = next((sign for sign in signs if sign not in SIGNS), "")
    if odd:
        raise ChallengeError(sentence("challenge-code-sign", sign=one_line(odd)))
    if not SHORTEST <= len(signs) <= LONGEST:
        raise ChallengeError(sentence("challenge-code-length", count=len(signs), least=SHORTEST, most=LONGEST))
    value, bits = 0, len(signs) * 5
    for sign in signs:
        value = value << 5 | SIGNS.index(sign)
    whole = (value >> bits % 8).to_bytes(bits // 8)
    raw, check = whole[:-CHECK], whole[-CHECK:]
    if check != _check(raw):
        raise ChallengeError(sentence("challenge-code-misread"))
    return raw


def _check(raw: bytes) -> bytes:
    return bytes.fromhex(text_digest(raw)[: 2 * CHECK])
