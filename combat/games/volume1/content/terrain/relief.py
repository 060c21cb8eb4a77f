"""Hills of a generated board: rings of levels around the tops, with slopes of at most one level per hex (11.0)."""

from __future__ import annotations

from combat.engine.chance.picks import Picks
from combat.engine.space.hexes.board import HIGHEST_LEVEL
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.content.terrain.country_file import CountryPart, Span
from combat.games.volume1.content.terrain.sketch import Sketch

FLAT = 2
"""Distance in hexes from the main road's row without hilltops."""

WORN = 2
"""Number of erosion passes."""


def times(span: Span, dice: Picks) -> int:
    """Return a random number within a span."""
    return dice.between(span.least, span.most)


def raise_hills(sketch: Sketch, part: CountryPart, dice: Picks) -> None:
    """Raise the hills of a sheet; the first one has the maximum height."""
    places = [hex_ for hex_ in sketch.hexes if abs(hex_.row - sketch.middle_row) > FLAT]
    highest = min(times(part.height, dice), HIGHEST_LEVEL)
    for number in range(times(part.hills, dice)):
        top, other = dice.one(places), dice.one(places)
        height = highest if number == 0 else dice.between(1, max(1, highest - 1))
        ridge = other if distance(top, other) <= 2 * part.breadth.most else top
        _raise(sketch, [top, ridge], [times(part.breadth, dice) for _ in range(height)])
    for _ in range(WORN):
        _wear(sketch, dice)


def _raise(sketch: Sketch, ridge: list[Hex], steps: list[int]) -> None:
    """Raise a hill around a line between two hexes; `steps` has the width of each level in hexes."""
    for hex_ in sketch.hexes:
        away = min(distance(hex_, ridge[0]), distance(hex_, ridge[1]), _aside(hex_, *ridge))
        level, foot = len(steps), 0
        for step in steps:
            foot += step
            if away >= foot:
                level -= 1
        if level > sketch.level.get(hex_, 0):
            sketch.level[hex_] = level


def _wear(sketch: Sketch, dice: Picks) -> None:
    """Lower random hexes at the rims of their levels; slopes do not become steeper."""
    for hex_ in [hex_ for hex_ in sketch.hexes if sketch.level.get(hex_)]:
        levels, level = [sketch.level.get(near, 0) for near in sketch.around(hex_)], sketch.level[hex_]
        if min(levels) < level >= max(levels) and dice.below(5) < 2:
            sketch.level[hex_] = level - 1


def _aside(hex_: Hex, one: Hex, other: Hex) -> int:
    """Return the distance of a hex from the line between two others, as half the detour over it."""
    return (distance(one, hex_) + distance(hex_, other) - distance(one, other) + 1) // 2
