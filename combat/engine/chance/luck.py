"""How far dice came out as they were bound to: tries with their chances, against what they brought."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from combat.engine.kernel.record import Record

PLAIN, RARE = 0.2, 0.05
"""From this share of games on an outcome is nothing special; below the second one it is worth the word luck."""


class Try(Record):
    """Something left to the dice: its chance before they were rolled, 0.0-1.0, and whether it came off."""

    chance: float
    success: bool


class Luck(Record):
    """What some tries promised and what they brought."""

    tries: int
    expected: float
    """Successes to be expected: the sum of the chances."""
    actual: int
    at_most: float
    """How likely so many successes or fewer were, 0.0-1.0."""
    at_least: float
    """How likely so many or more were."""

    @property
    def odds(self) -> int:
        """In how many games one turns out as far from what was to be expected, or farther; 0 where none would."""
        share = self.at_most if self.below else self.at_least
        return round(1 / share) if share else 0

    @property
    def below(self) -> bool:
        """Whether less came off than was to be expected."""
        return self.actual < self.expected

    @property
    def degree(self) -> Literal["even", "plain", "rare"]:
        """Whether that is nothing special, or worth the word luck, or rare."""
        share = self.at_most if self.below else self.at_least
        return "even" if share >= PLAIN else "plain" if share >= RARE else "rare"


def luck(tries: Sequence[Try]) -> Luck:
    """The exact standing of what came off among all that could have: each try by its own chance."""
    actual = sum(done.success for done in tries)
    spread = distribution(done.chance for done in tries)
    at_most, at_least = sum(spread[: actual + 1]), sum(spread[actual:])
    return Luck(len(tries), sum(done.chance for done in tries), actual, min(1.0, at_most), min(1.0, at_least))


def distribution(chances: Iterable[float]) -> list[float]:
    """How likely each number of successes is, from none to all (the Poisson binomial distribution)."""
    spread = [1.0]
    for chance in chances:
        fewer = [share * (1.0 - chance) for share in spread]
        more = [share * chance for share in spread]
        spread = [low + high for low, high in zip([*fewer, 0.0], [0.0, *more], strict=True)]
    return spread
