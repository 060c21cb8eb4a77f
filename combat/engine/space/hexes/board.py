"""Hex boards as immutable values: the terrain and level of each hex, and the edges."""

from collections.abc import Mapping
from typing import Literal, Self, TypeAlias

from combat.engine.kernel.record import Record, replace
from combat.engine.kernel.text_message import msg
from combat.engine.space.hexes import hex as hexes
from combat.engine.space.hexes.grid import Grid, grid
from combat.engine.space.hexes.hex import Hex, HexError

Edge: TypeAlias = Literal["top", "right", "bottom", "left"]

BARE_GROUND = "open"
"""The terrain of hexes without other terrain."""

UPWARD = (5, 0, 1)
"""The map directions that lead towards the top edge."""

LOWEST_LEVEL, HIGHEST_LEVEL = 0, 5


class BoardError(ValueError):
    """The parts of a board do not fit together; the message is one line for the player."""


class Sheet(Record):
    """A map sheet of a composite board; its column 01 is column `first` of the board."""

    id: str
    first: int


class Board(Record):
    """One playing area of `columns` × `rows` hexes, of one map sheet or of several side by side.

    `terrains` (ids) and `levels` (0-5) hold one entry per hex, row by row from the top left, as a Tiled layer
    does: hex CC.RR is entry (RR − 1) · columns + CC − 1.
    """

    id: str
    columns: int
    rows: int
    terrains: tuple[str, ...]
    levels: tuple[int, ...]
    sheets: tuple[Sheet, ...] = ()
    """The sheets of a composite board from left to right; empty for a single sheet."""

    def __post_init__(self) -> None:
        if self.columns < 1 or self.rows < 1:
            raise BoardError(msg("finding-board-size", board=self.id, columns=self.columns, rows=self.rows))
        for message, count in (
            ("finding-board-terrains", len(self.terrains)), ("finding-board-levels", len(self.levels)),
        ):  # fmt: skip
            if count != self.columns * self.rows:
                size = {"columns": self.columns, "rows": self.rows}
                raise BoardError(msg(message, board=self.id, count=count, **size))
        for hex_, level in zip(self.hexes(), self.levels, strict=True):
            if not LOWEST_LEVEL <= level <= HIGHEST_LEVEL:
                bounds = {"least": LOWEST_LEVEL, "most": HIGHEST_LEVEL}
                raise BoardError(msg("finding-board-level", board=self.id, hex=hex_, level=level, **bounds))

    @classmethod
    def of(
        cls,
        id_: str,
        columns: int,
        rows: int,
        terrains: Mapping[Hex, str] | None = None,
        levels: Mapping[Hex, int] | None = None,
    ) -> Self:
        """Return a board of open ground at level 0, except for the given hexes.

        Raises HexError if one of these is off the board.
        """
        blank = cls(id_, columns, rows, (BARE_GROUND,) * (columns * rows), (0,) * (columns * rows))
        terrain, level = list(blank.terrains), list(blank.levels)
        for hex_, kind in (terrains or {}).items():
            terrain[blank.place(hex_)] = kind
        for hex_, height in (levels or {}).items():
            level[blank.place(hex_)] = height
        return cls(id_, columns, rows, tuple(terrain), tuple(level))

    @classmethod
    def joined(cls, *boards: Self) -> Self:
        """Join boards side by side: the last column of each lies on the first column of the next (rulings, section 2).

        In the shared column, terrain other than open ground takes precedence, the left sheet's first, and the higher
        level counts. Raises BoardError for sheets that do not fit.
        """
        whole = boards[0]
        sheets = [Sheet(whole.id, 1)]
        for board in boards[1:]:
            if board.rows != whole.rows:
                rows = {"rows": whole.rows, "others": board.rows}
                raise BoardError(msg("finding-boards-rows", one=whole.id, other=board.id, **rows))
            if whole.columns % 2 == 0:
                raise BoardError(msg("finding-boards-columns", board=whole.id, columns=whole.columns))
            sheets.append(Sheet(board.id, whole.columns))
            whole = whole._beside(board)
        return replace(whole, sheets=tuple(sheets))

    def _beside(self, right: Self) -> Self:
        columns, ground, heights = self.columns + right.columns - 1, list[str](), list[int]()
        for row in range(self.rows):
            ours, theirs = (slice(row * board.columns, (row + 1) * board.columns) for board in (self, right))
            left, other = self.terrains[ours], right.terrains[theirs]
            shared = left[-1] if left[-1] != BARE_GROUND else other[0]
            ground += [*left[:-1], shared, *other[1:]]
            low, high = self.levels[ours], right.levels[theirs]
            heights += [*low[:-1], max(low[-1], high[0]), *high[1:]]
        return replace(self, id=f"{self.id}+{right.id}", columns=columns, terrains=tuple(ground), levels=tuple(heights))

    @property
    def grid(self) -> Grid:
        """Return the hex grid of this board's size."""
        return grid(self.columns, self.rows)

    def hexes(self) -> tuple[Hex, ...]:
        """Return every hex, row by row from the top left."""
        return self.grid.hexes

    def contains(self, hex_: Hex) -> bool:
        """Return whether the hex is on the board; False for invalid labels."""
        return hex_ in self.grid.order

    def find(self, label: str) -> Hex | None:
        """Return the hex with a label, or None if the label is not on the board."""
        place = self.grid.order.get(label)  # a hex equals its label
        return None if place is None else self.hexes()[place]

    def place(self, hex_: Hex) -> int:
        """Return the hex's index in `terrains` and `levels`; raise HexError off the board."""
        found = self.grid.order.get(hex_)
        if found is None:
            raise HexError(msg("finding-off-board", hex=hex_, columns=self.columns, rows=self.rows))
        return found

    def terrain(self, hex_: Hex) -> str:
        """Return the terrain id of a hex; raise HexError off the board."""
        return self.terrains[self.place(hex_)]

    def level(self, hex_: Hex) -> int:
        """Return the ground level of a hex, 0-5; raise HexError off the board."""
        return self.levels[self.place(hex_)]

    def with_terrain(self, hex_: Hex, terrain: str) -> Self:
        """Return the board with one hex's terrain changed."""
        place = self.place(hex_)
        return replace(self, terrains=(*self.terrains[:place], terrain, *self.terrains[place + 1 :]))

    def neighbour(self, hex_: Hex, direction: int) -> Hex | None:
        """Return the adjacent hex in a map direction, 0 straight up and clockwise; None off the board."""
        return self.grid.neighbours(hex_)[direction % 6]

    def neighbours(self, hex_: Hex) -> tuple[Hex | None, ...]:
        """Return the adjacent hex in each map direction, in order; None where it is off the board."""
        return self.grid.neighbours(hex_)

    def within(self, centre: Hex, radius: int) -> tuple[Hex, ...]:
        """Return the board's hexes at most `radius` away, the centre first and then ring by ring."""
        return tuple(filter(self.contains, hexes.within(centre, radius)))

    def ring(self, centre: Hex, radius: int) -> tuple[Hex, ...]:
        """Return the board's hexes exactly `radius` away, clockwise from straight up."""
        return tuple(filter(self.contains, hexes.ring(centre, radius)))

    def edges(self, hex_: Hex) -> tuple[Edge, ...]:
        """Return the edges of the board that a hex lies on: two in a corner, none inside; raise HexError off the
        board.
        """
        self.place(hex_)
        column, row = hex_.column, hex_.row
        found = list[Edge]()
        if row == 1:
            found.append("top")
        if column == self.columns:
            found.append("right")
        if row == self.rows:
            found.append("bottom")
        if column == 1:
            found.append("left")
        return tuple(found)

    def edge_hexes(self, edge: Edge) -> tuple[Hex, ...]:
        """Return every hex on an edge."""
        return tuple(hex_ for hex_ in self.hexes() if edge in self.edges(hex_))

    def edge_crossed(self, hex_: Hex, direction: int) -> Edge | None:
        """Return the edge over which a step in a map direction leaves the board; None if the step stays on it.

        In a corner where two edges are possible, it is the left or the right one.
        """
        self.place(hex_)
        if self.neighbour(hex_, direction) is not None:
            return None
        column = hex_.column + hexes.MAP_DIRECTIONS[direction % 6][0]
        if column < 1:
            return "left"
        if column > self.columns:
            return "right"
        return "top" if direction % 6 in UPWARD else "bottom"
