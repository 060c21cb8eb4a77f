"""Where a strike may come down, exactly, before a die is rolled: for the player's map and for his judgement (20.0)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations, product
from math import prod

from combat.board.hexes import distance
from combat.rules.book import Barrage, Dice, Hex
from combat.rules.directions import carried
from combat.rules.state import State

FACES = 10
DIRECTIONS = range(1, 7)


def spread(dice: Dice) -> dict[int, float]:
    """Each number that some dice can come to, with its chance; what would be below 0 is 0."""
    faces = range(10) if dice.sides == 10 else range(1, dice.sides + 1)
    rolls = Counter(max(0, sum(roll) + dice.plus) for roll in product(faces, repeat=dice.count))
    many = sum(rolls.values())
    return {number: count / many for number, count in rolls.items()}


def area(state: State, barrage: Barrage) -> dict[Hex, float]:
    """Every hex in which a shell of the strike may burst, with the chance that at least one does."""
    shells, scatter = spread(barrage.number), spread(barrage.scatter)
    faces = Counter(barrage.hexes)
    chances: dict[Hex, float] = {}
    for direction in DIRECTIONS:
        for hex_, reaching in _reaching(state, faces, direction, scatter).items():
            spared = sum(share * _spared(faces, reaching, count) for count, share in shells.items())
            chances[hex_] = chances.get(hex_, 0.0) + (1 - spared) / len(DIRECTIONS)
    return chances


def _reaching(
    state: State, faces: Mapping[Hex, int], direction: int, scatter: Mapping[int, float]
) -> dict[Hex, dict[Hex, float]]:
    """Hex -> the hexes of the table whose shell may be carried there, each with the chance that it is."""
    found: dict[Hex, dict[Hex, float]] = {}
    for start in faces:
        for far, share in scatter.items():
            end = carried(state, start, direction, far)
            if end:
                found.setdefault(end, {})[start] = share
    return found


def _spared(faces: Mapping[Hex, int], reaching: Mapping[Hex, float], shells: int) -> float:
    """The chance that no shell reaches a hex. Shells for one hex count once, so it is summed over what was named."""
    return sum(
        prod(-reaching[hex_] for hex_ in named) * _all_named(faces, named, shells)
        for count in range(len(reaching) + 1)
        for named in combinations(reaching, count)
    )


def _all_named(faces: Mapping[Hex, int], named: tuple[Hex, ...], shells: int) -> float:
    """The chance that each of these hexes is named by one of so many dice."""
    total = 0.0
    for count in range(len(named) + 1):
        for left_out in combinations(named, count):
            others = FACES - sum(faces[hex_] for hex_ in left_out)
            total += (-1) ** count * (others / FACES) ** shells
    return total


def friends_in_danger(state: State, chances: Mapping[Hex, float]) -> dict[str, float]:
    """The player's men whom a shell may wound or shake, each with the sum of the chances in and beside his hex."""
    found = {}
    for man in state.on_board("friendly"):
        danger = sum(share for hex_, share in chances.items() if man.hex and distance(man.hex, hex_) <= 1)
        if danger > 0:
            found[man.id] = danger
    return found
