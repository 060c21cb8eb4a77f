"""Find lines of sight that barely miss or barely touch an outline and cannot be judged by eye (17.0).

All pairs of hexes are checked. A line that is clearly blocked elsewhere is ignored. A grazed hindrance counts
only if it exceeds every hindrance that the line clearly crosses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from math import hypot
from pathlib import Path

from combat.engine.content.reading import read
from combat.engine.space.hexes.hex import Hex, distance, from_axial
from combat.engine.space.hexes.lattice import middle
from combat.engine.space.hexes.lines import touched
from combat.games.command.content.kinds.ground_file import GroundFile
from combat.games.command.rules.ground.ground_map import GroundMap, Outline
from tools.command.house_blocks import blocks
from tools.command.true_shapes import Point, true

GROUND = read(Path(__file__).parents[2] / "assets/command/charts/ground.toml", GroundFile).content.terrains()
GRAZE = 0.01
"""Distance in hexes within which a corner inside or outside a line is ambiguous.

At 0.03 four or five lines of a hundred are ambiguous for any drawing: outlines end within a tenth of a hex, and about
370 lines pass through each. The table draws the blocking edge as well.
"""
ROUNDS, TRIES = 2, 32
"""Number of passes over all ambiguous hexes, and attempts per hex."""

Pair = tuple[Hex, Hex]


def depth(outline: Outline, a: Hex, b: Hex) -> float:
    """Return the depth in hexes to which the line through two different hexes cuts into an outline.

    It is negative if the line misses, with the distance as its amount. The line is endless: an outline beyond either
    end counts too.
    """
    from_, to = true(middle(a)), true(middle(b))
    run = to[0] - from_[0], to[1] - from_[1]
    far = hypot(*run)
    return max(_deep(part, from_, (run[0] / far, run[1] / far)) for part in _parts(outline))


def _deep(corners: Sequence[Point], from_: Point, way: Point) -> float:
    offs = [(x - from_[0]) * way[1] - (y - from_[1]) * way[0] for x, y in corners]
    return min(max(offs), -min(offs))


@cache
def _parts(outline: Outline) -> tuple[tuple[Point, ...], ...]:
    """Return an outline as convex parts: the blocks of a building, otherwise the outline itself."""
    if outline.terrain == "building":
        return tuple(tuple(block.corners()) for block in blocks(outline.points))
    return (tuple(map(true, outline.points)),)


class Grazes:
    """Outlines of a map with the lines that graze them; the outlines of hexes can be replaced."""

    def __init__(self, map_: GroundMap) -> None:
        self._levels = dict(zip(map_.board.hexes(), map_.board.levels, strict=True))
        self._outlines: dict[Hex, list[Outline]] = {}
        for outline in map_.outlines:
            for hex_ in outline.hexes:
                self._outlines.setdefault(hex_, []).append(outline)
        self._through: dict[Hex, list[Pair]] = {}
        self._met: dict[Pair, dict[Hex, list[tuple[float, Outline]]]] = {}
        for a, b in combinations(map_.board.hexes(), 2):
            if distance(a, b) > 1:
                self._met[a, b] = {hex_: self._depths(hex_, (a, b)) for hex_ in self._between(a, b)}
                for hex_ in self._met[a, b]:
                    self._through.setdefault(hex_, []).append((a, b))

    def _between(self, a: Hex, b: Hex) -> Iterator[Hex]:
        """Yield the hexes of a line whose ground is as high as its higher end; lower ground is not in the way."""
        (aq, ar), (bq, br) = a.axial, b.axial
        top = max(self._levels[a], self._levels[b])
        for q, r in touched(bq - aq, br - ar):
            hex_ = from_axial(aq + q, ar + r)
            if hex_ in self._outlines and self._levels[hex_] >= top:
                yield hex_

    def _depths(self, hex_: Hex, pair: Pair) -> list[tuple[float, Outline]]:
        return [(depth(outline, *pair), outline) for outline in self._outlines[hex_]]

    def of(self, pair: Pair) -> set[Hex]:
        """Return the hexes whose outlines the line between two hexes grazes; empty if the line is clearly blocked.

        An outline that cannot change the result is ignored. `pair` must be in board order and not adjacent, else
        KeyError.
        """
        met = [(deep, outline, hex_) for hex_, found in self._met[pair].items() for deep, outline in found]
        clear = [GROUND[outline.terrain] for deep, outline, _ in met if deep >= GRAZE]
        if any(terrain.sight == "obstacle" for terrain in clear):
            return set()
        worst = max((terrain.hindrance for terrain in clear), default=0)
        doubtful = [(GROUND[outline.terrain], hex_) for deep, outline, hex_ in met if abs(deep) < GRAZE]
        return {hex_ for terrain, hex_ in doubtful if terrain.sight == "obstacle" or terrain.hindrance > worst}

    def all(self) -> dict[Pair, set[Hex]]:
        """Return all grazing lines, each with the hexes that it grazes."""
        return {pair: found for pair in self._met if (found := self.of(pair))}

    def open_through(self, hexes: Sequence[Hex]) -> list[tuple[Pair, int]]:
        """Return the lines through some hexes that no other hex clearly blocks.

        Each comes with the greatest hindrance of the other hexes that it clearly crosses.
        """
        found = []
        for pair in {pair for hex_ in hexes for pair in self._through.get(hex_, ())}:
            others = [each for hex_, met in self._met[pair].items() if hex_ not in hexes for each in met]
            clear = [GROUND[outline.terrain] for deep, outline in others if deep >= GRAZE]
            if not any(terrain.sight == "obstacle" for terrain in clear):
                found.append((pair, max((terrain.hindrance for terrain in clear), default=0)))
        return found

    def redraw(self, hexes: Iterable[Hex], outlines: list[Outline]) -> None:
        """Replace the outlines of some hexes, and measure the lines through them again."""
        for hex_ in hexes:
            self._outlines[hex_] = outlines
            for pair in self._through.get(hex_, ()):
                self._met[pair][hex_] = self._depths(hex_, pair)


def grazed(outlines: Sequence[Outline], lines: Iterable[tuple[Pair, int]]) -> float:
    """Return the weighted number of lines that graze the outlines of one terrain and clearly cross none of them.

    A line weighs more the closer it runs to an edge; a line with as great a hindrance elsewhere does not count. `lines`
    are those of `open_through`. Raise IndexError if `outlines` is empty.
    """
    terrain, found = GROUND[outlines[0].terrain], 0.0
    for pair, worst in lines:
        if terrain.sight == "obstacle" or terrain.hindrance > worst:
            deep = max(depth(outline, *pair) for outline in outlines)
            if abs(deep) < GRAZE:
                found += 1.5 - abs(deep) / GRAZE
    return found


def smoothed(name: str, draw: Callable[[dict[Hex, int]], GroundMap]) -> dict[Hex, int]:
    """Search for attempts whose outlines are grazed by few lines.

    Return the attempt number by the first hex of each outline; an outline missing there keeps attempt 0. Progress is
    printed under `name`.
    """
    attempts: dict[Hex, int] = {}
    map_ = draw(attempts)
    grazes = Grazes(map_)
    owners = {hex_: outline.hexes for outline in map_.outlines for hex_ in outline.hexes}
    tries: dict[int, GroundMap] = {}
    for round_ in range(ROUNDS):
        doubtful = Counter(owners[hex_] for found in grazes.all().values() for hex_ in found)
        print(f"{name}: {doubtful.total()} lines graze an outline", flush=True)
        for hexes, _ in doubtful.most_common():
            lines = grazes.open_through(hexes)
            best = grazed(_of(map_, hexes), lines), attempts.get(hexes[0], 0)
            for attempt in range(1 + round_ * TRIES, 1 + (round_ + 1) * TRIES):
                if attempt not in tries:
                    tries[attempt] = draw(dict.fromkeys(owners, attempt))
                best = min(best, (grazed(_of(tries[attempt], hexes), lines), attempt))
            attempts[hexes[0]] = best[1]
            grazes.redraw(hexes, _of(draw({hexes[0]: best[1]}), hexes))
        map_ = draw(attempts)
    return attempts


def _of(map_: GroundMap, hexes: tuple[Hex, ...]) -> list[Outline]:
    return [outline for outline in map_.outlines if outline.hexes == hexes]
