"""Exact area and probabilities of an artillery strike before any roll, for the map and for bots (20.0)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product
from math import factorial

from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.book import Barrage, Dice
from combat.games.volume1.rules.directions import carried
from combat.games.volume1.rules.rolling import die
from combat.games.volume1.rules.state import State

FACES = 10
DIRECTIONS = range(1, 7)


@lru_cache(maxsize=64)
def spread(dice: Dice) -> Mapping[int, float]:
    """Return the probability of each total of dice; totals below 0 count as 0."""
    rolls = Counter(max(0, sum(roll) + dice.plus) for roll in product(die(dice.sides).numbers, repeat=dice.count))
    many = sum(rolls.values())
    return {number: count / many for number, count in rolls.items()}


def area(state: State, barrage: Barrage) -> dict[Hex, float]:
    """Return every hex in which a shell of the strike may burst, with the probability of at least one shell."""
    chances: dict[Hex, float] = {}
    for reaching in _by_direction(state, barrage):
        for hex_, starts in reaching.items():
            chances[hex_] = chances.get(hex_, 0.0) + _struck(barrage, starts) / len(DIRECTIONS)
    return chances


def endangered(state: State, barrage: Barrage) -> dict[str, float]:
    """Return the ids of the men, prisoners included, whom a shell may reach.

    Each has the probability of at least one shell in or beside his hex.
    """
    present = [man for man in state.men.values() if man.on_board and man.hex is not None]
    near = {man.id: (man.hex, *state.board.ring(man.hex, 1)) for man in present if man.hex is not None}
    chances: dict[str, float] = {}
    for reaching in _by_direction(state, barrage):
        for man, hexes in near.items():
            starts: Counter[Hex] = Counter()
            for hex_ in hexes:
                starts.update(reaching.get(hex_, {}))
            if starts:
                chances[man] = chances.get(man, 0.0) + _struck(barrage, starts) / len(DIRECTIONS)
    return chances


def _by_direction(state: State, barrage: Barrage) -> Iterator[dict[Hex, dict[Hex, float]]]:
    """Yield the result of `_reaching` for each direction of the scatter."""
    scatter, faces = spread(barrage.scatter), Counter(barrage.hexes)
    return (_reaching(state, faces, direction, scatter) for direction in DIRECTIONS)


def _reaching(
    state: State, faces: Mapping[Hex, int], direction: int, scatter: Mapping[int, float]
) -> dict[Hex, dict[Hex, float]]:
    """Return, for each hex, the table's hexes whose shell may scatter there, with the probability of each."""
    found: dict[Hex, dict[Hex, float]] = {}
    for start in faces:
        for far, share in scatter.items():
            end = carried(state, start, direction, far)
            if end:
                found.setdefault(end, {})[start] = share
    return found


def _struck(barrage: Barrage, starts: Mapping[Hex, float]) -> float:
    """Return the probability that at least one shell hits, given the probability for a shell of each table
    hex.
    """
    shells = spread(barrage.number)
    spared = _spared(Counter(barrage.hexes), starts, max(shells))
    return sum(share * (1 - spared[count]) for count, share in shells.items())


def _spared(faces: Mapping[Hex, int], starts: Mapping[Hex, float], most: int) -> list[float]:
    """Return the probabilities that none hits, by number of dice: each names a hex, and a hex named twice
    counts once.

    Uses the exponential generating function of the dice: a hex named at least once misses with 1 -
    probability.
    """
    others = FACES - sum(faces[hex_] for hex_ in starts)
    ways = [others**count / factorial(count) for count in range(most + 1)]
    for hex_, share in starts.items():
        named = [1.0, *((1 - share) * faces[hex_] ** count / factorial(count) for count in range(1, most + 1))]
        ways = [sum(ways[count - n] * named[n] for n in range(count + 1)) for count in range(most + 1)]
    return [ways[count] * factorial(count) / FACES**count for count in range(most + 1)]
