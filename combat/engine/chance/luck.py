"""How far dice came out as they were bound to: tries with their chances, against what they brought."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from combat.engine.kernel.record import Record


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
