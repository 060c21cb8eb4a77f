"""Bytes as a code that can be typed: groups of five letters and figures, with a check at the end."""

from __future__ import annotations

from typing import Final

from combat.engine.challenges.challenge import ChallengeError
from combat.engine.files.one_line import one_line
from combat.engine.kernel.digest import text_digest
from combat.engine.kernel.text_message import msg

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: no letter that is taken for a figure."""
MISREAD: Final = str.maketrans("OIL", "011")
GROUP, CHECK, SHORTEST, LONGEST = 5, 2, 10, 400
"""Signs in a group, bytes of the check, and signs of a code at least and at most."""
ABREAST = 5
"""Groups in a line where a code is shown."""


def grouped(raw: bytes) -> str:
    """Return bytes and their check in groups of signs."""
    whole = raw + _check(raw)
    count = -(-len(whole) * 8 // 5)
    value = int.from_bytes(whole) << (count * 5 - len(whole) * 8)
    signs = "".join(SIGNS[value >> 5 * place & 31] for place in reversed(range(count)))
    return "-".join(signs[at : at + GROUP] for at in range(0, count, GROUP))


def raw_of(code: str) -> bytes:
    """Return the bytes of a code without their check; raises ChallengeError where it does not fit them."""
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
    """Return a code in lines as it is shown."""
    groups = code.split("-")
    return ["-".join(groups[at : at + ABREAST]) for at in range(0, len(groups), ABREAST)]


def _check(raw: bytes) -> bytes:
    return bytes.fromhex(text_digest(raw)[: 2 * CHECK])
