"""A slow implementation of line of sight from the text of the rules, and random boards to compare it on."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

from hypothesis import strategies as st

from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex, distance
from tests.engine.space.steps import steps_between
from tests.games.volume1.rules.charted_terrain import CHART


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Draw a small hilly board or a long lane, mostly open ground."""
    columns, rows = draw(st.sampled_from([(9, 7), (26, 3), (4, 16)]))
    bare = draw(st.integers(0, 30))
    top = draw(st.integers(0, 5))
    terrain = st.sampled_from(["open"] * bare + sorted(CHART))
    count = columns * rows
    terrains = draw(st.lists(terrain, min_size=count, max_size=count))
    levels = draw(st.lists(st.integers(0, top), min_size=count, max_size=count))
    if draw(st.booleans()):
        levels = [max(0, 5 - floor(place % columns * Fraction(6, columns))) for place in range(count)]
    return Board("twin", columns, rows, tuple(terrains), tuple(levels))


class Referee:
    """A line of sight decided from the text of the rules alone."""

    def __init__(self, board: Board, a: Hex, b: Hex, a_low: bool, b_low: bool) -> None:
        self.board, self.ends = board, ((a, a_low), (b, b_low))
        self.someone_low = a_low or b_low
        self.high, self.low = (a, b) if board.level(a) >= board.level(b) else (b, a)
        self.higher, self.lower = Fraction(board.level(self.high)), Fraction(board.level(self.low))
        self.steps = [tuple(filter(board.contains, step)) for step in steps_between(self.high, self.low)]

    def obstacle(self, hex_: Hex) -> tuple[Fraction, bool]:
        """Return the height of the obstacle in a hex, and whether the obstacle is terrain."""
        terrain = CHART[self.board.terrain(hex_)]
        stands = terrain.blocks == "always" or (terrain.blocks == "low" and self.someone_low)
        return self.board.level(hex_) + Fraction(terrain.size_halves if stands else 0, 2), stands

    def blocks(self, hex_: Hex) -> bool:
        """Return whether a hex blocks the line by its height."""
        height, stands = self.obstacle(hex_)
        return height >= self.higher if stands else height > self.higher

    def hides(self, hex_: Hex) -> bool:
        """Return whether this hex alone would hide the lower man from the higher, ignoring continuous slopes."""
        height, _ = self.obstacle(hex_)
        if self.blocks(hex_):
            return True
        if height <= self.lower:
            return False
        if height == self.higher:
            return True
        blind = ceil(Fraction(distance(self.high, hex_), 5)) - max(0, floor(self.higher - height) - 1)
        return distance(hex_, self.low) <= max(0, blind)

    def continuous_slope(self) -> bool:
        """Return whether the ground falls by at least one level at every step of the line."""
        heights = [self.higher, *(min(self.obstacle(hex_)[0] for hex_ in step) for step in self.steps), self.lower]
        return all(heights[n] - heights[n + 1] >= 1 for n in range(len(heights) - 1))

    def shows(self, hidden: Hex, other: Hex) -> bool:
        """Return whether a man who keeps low in sunken ground can be seen from another hex."""
        drop = self.board.level(other) - self.board.level(hidden)
        everywhere = [(hidden,), *self.steps, (other,)]
        connected = all(any(CHART[self.board.terrain(hex_)].sunken for hex_ in step) for step in everywhere)
        return distance(hidden, other) <= max(1, drop) or connected or self.continuous_slope()

    def visible(self) -> bool:
        """Return whether there is a line of sight."""
        (a, _), (b, _) = self.ends
        if distance(a, b) <= 1:
            return True
        for (hidden, low), (other, _) in (self.ends, self.ends[::-1]):
            if low and CHART[self.board.terrain(hidden)].sunken and not self.shows(hidden, other):
                return False
        if self.continuous_slope():
            return True
        return not any(all(self.hides(hex_) for hex_ in step) for step in self.steps)
