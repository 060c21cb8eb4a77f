"""Luck: actual successes of tries compared with their probabilities."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from combat.engine.kernel.record import Record

PLAIN, RARE = 0.2, 0.05
"""Probabilities of an outcome: from the first on it is unremarkable, below the second it is rare luck."""


class Try(Record):
    """A random try: its probability beforehand, 0.0-1.0, and whether it succeeded."""

    chance: float
    success: bool


class Luck(Record):
    """The expected and actual results of some tries."""

    tries: int
    """The number of tries."""
    expected: float
    """The expected successes: the sum of the probabilities."""
    actual: int
    """The number of tries that succeeded."""
    at_most: float
    """The probability of so many successes or fewer, 0.0-1.0."""
    at_least: float
    """The probability of so many or more."""

    @property
    def odds(self) -> int:
        """Return n, where one in n games deviates at least this far in the same direction; 0 if that is impossible."""
        share = self.at_most if self.below else self.at_least
        return round(1 / share) if share else 0

    @property
    def below(self) -> bool:
        """Return whether there were fewer successes than expected."""
        return self.actual < self.expected

    @property
    def degree(self) -> Literal["even", "plain", "rare"]:
        """Return the rarity of the result: "even" (unremarkable), "plain" (notable) or "rare"."""
        share = self.at_most if self.below else self.at_least
        return "even" if share >= PLAIN else "plain" if share >= RARE else "rare"


def luck(tries: Sequence[Try]) -> Luck:
    """Return the expected and actual number of successes, and the exact probabilities of so few and of so many."""
    actual = sum(done.success for done in tries)
    spread = distribution(done.chance for done in tries)
    at_most, at_least = sum(spread[: actual + 1]), sum(spread[actual:])
    return Luck(len(tries), sum(done.chance for done in tries), actual, min(1.0, at_most), min(1.0, at_least))


def distribution(chances: Iterable[float]) -> list[float]:
    """Return the probability of each number of successes, from none to all (the Poisson binomial distribution)."""
    spread = [1.0]
    for chance in chances:
        fewer = [share * (1.0 - chance) for share in spread]
        more = [share * chance for share in spread]
        spread = [low + high for low, high in zip([*fewer, 0.0], [0.0, *more], strict=True)]
    return spread
