"""Dice of network games: the server commits to a secret, each seat adds a number, and all seats can verify the dice at
the end.

The key is the SHA-256 of the secret and the seats' numbers; the answer after n answers is drawn from HMAC-SHA256(key,
n). Neither server nor seats can choose a result, and it cannot be foreseen without the secret.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Mapping
from hashlib import sha256

from combat.engine.chance.drawn import drawn
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.seats import Seat

SECRET_BYTES = 32
"""Bytes of a secret and of a seat's number."""


def new_secret() -> bytes:
    """Return new random bytes, for the server's secret or for the number of a seat."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of a secret in hexadecimal; a server sends it before the first roll."""
    return sha256(secret).hexdigest()


def key_of(secret: bytes, numbers: Mapping[Seat, bytes]) -> bytes:
    """Return the key of a game's dice: the SHA-256 of the secret and the seats' numbers."""
    parts = [secret, *(part for seat in sorted(numbers) for part in (seat.encode(), numbers[seat]))]
    return sha256(b"".join(len(part).to_bytes(4, "big") + part for part in parts)).digest()


class KeyedNumbers:
    """Random integers for one answer, determined by the key and the number of answers before it."""

    def __init__(self, key: bytes, answer: int) -> None:
        self._key, self._answer, self._drawn = key, answer, 0

    def below(self, count: int) -> int:
        """Return an integer from 0 to count − 1, uniformly distributed (to within count / 2⁶⁴)."""
        place = self._answer.to_bytes(8, "big") + self._drawn.to_bytes(4, "big")
        self._drawn += 1
        drawn = int.from_bytes(hmac.digest(self._key, place, "sha256")[:8], "big")
        return (drawn * count) >> 64


class NetChance:
    """Results of dice and decks, determined by the game's key and the number of answers before each."""

    def __init__(self, key: bytes, given: Callable[[], int]) -> None:
        """Make the dice of a game; `given` returns the number of answers given so far."""
        self._key, self._given = key, given

    def answer(self, decision: Decision, state: object) -> Answer:
        """Return the result of a roll of dice or a draw from a deck, determined by key and position."""
        return drawn(decision, state, KeyedNumbers(self._key, self._given()))
