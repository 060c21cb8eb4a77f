"""Whether ground is fit to fight on: neither an open range nor a maze, and nowhere shut in (12.0)."""

from __future__ import annotations

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.terrain.country_file import SightPart
from combat.games.volume1.content.terrain.sketch import Sketch
from combat.games.volume1.rules.book import Charts
from combat.games.volume1.rules.sight.sight_lines import SightLines

EVERY = 9
"""Of so many hexes one is looked from."""
SHUT = ("hedgerow", "wall", "building", "stream", "rocks", "trees")
"""Ground that does not count as open to walk through, when it is asked whether all of the sheet can be reached."""


class Judgement(Record):
    """What may be seen on a sheet, and how far that is from what is wanted; 0.0 is fit."""

    mean: float
    """Hexes in sight of a hex."""
    least: int
    """A tenth has fewer."""
    most: int
    """A tenth has more."""
    shut: int
    """Open hexes from which there is no open way to the main road."""
    off: float


def judge(sketch: Sketch, sight: SightPart, charts: Charts) -> Judgement:
    """Looks from every ninth hex over the whole sheet, and walks the open ground."""
    board = sketch.board("sketch")
    seen = sorted(_fields(board, charts))
    mean, least, most = sum(seen) / len(seen), seen[len(seen) // 10], seen[-1 - len(seen) // 10]
    shut = len(_shut_in(sketch))
    off = max(0.0, sight.mean.least - mean, mean - sight.mean.most)
    off += max(0, sight.least - least) + max(0, most - sight.most) / 4 + shut
    return Judgement(mean, least, most, shut, off)


def _fields(board: Board, charts: Charts) -> list[int]:
    lines = SightLines(board, charts.terrain, charts.numbers)
    hexes = board.hexes()
    return [sum(lines.check(here, there).visible for there in hexes if there != here) for here in hexes[:: EVERY]]


def _shut_in(sketch: Sketch) -> list[Hex]:
    """Open hexes that cannot be walked to from a road without climbing or wading through anything."""
    reached, edge = set(sketch.roads), list(sketch.roads)
    while edge:
        for near in sketch.around(edge.pop()):
            if near not in reached and sketch.at(near) not in SHUT:
                reached.add(near)
                edge.append(near)
    return [hex_ for hex_ in sketch.hexes if sketch.at(hex_) == "open" and hex_ not in reached]
