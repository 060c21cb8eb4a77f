"""Codes for typing: bytes as groups of five letters and digits, with a checksum."""

from __future__ import annotations

from typing import Final

from combat.engine.challenges.challenge import ChallengeError
from combat.engine.files.one_line import one_line
from combat.engine.kernel.digest import text_digest
from combat.engine.kernel.text_message import msg

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: without letters that resemble digits."""
MISREAD: Final = str.maketrans("OIL", "011")
GROUP, CHECK, SHORTEST, LONGEST = 5, 2, 10, 400
"""Characters of a group, bytes of the checksum, and minimum and maximum characters of a code."""
ABREAST = 5
"""Groups in a line of a displayed code."""


def grouped(raw: bytes) -> str:
    """Encode bytes and their checksum as groups of letters and digits, separated by hyphens."""
    whole = raw + _check(raw)
    count = -(-len(whole) * 8 // 5)
    value = int.from_bytes(whole) << (count * 5 - len(whole) * 8)
    signs = "".join(SIGNS[value >> 5 * place & 31] for place in reversed(range(count)))
    return "-".join(signs[at : at + GROUP] for at in range(0, count, GROUP))


def raw_of(code: str) -> bytes:
    """Decode a code to bytes without its checksum; raise ChallengeError if it is invalid."""
    signs = "".join(code.upper().split()).replace("-", "").translate(MISREAD)
    odd = next((sign for sign in signs if sign not in SIGNS), "")
    if odd:
        raise ChallengeError(msg("challenge-code-sign", sign=one_line(odd)))
    if not SHORTEST <= len(signs) <= LONGEST:
        raise ChallengeError(msg("challenge-code-length", count=len(signs), least=SHORTEST, most=LONGEST))
    value, bits = 0, len(signs) * 5
    for sign in signs:
        value = value << 5 | SIGNS.index(sign)
    whole = (value >> bits % 8).to_bytes(bits // 8)
    raw, check = whole[:-CHECK], whole[-CHECK:]
    if check != _check(raw):
        raise ChallengeError(msg("challenge-code-misread"))
    return raw


def lines_of(code: str) -> list[str]:
    """Split a code into lines for display."""
    groups = code.split("-")
    return ["-".join(groups[at : at + ABREAST]) for at in range(0, len(groups), ABREAST)]


def _check(raw: bytes) -> bytes:
    return bytes.fromhex(text_digest(raw)[: 2 * CHECK])
