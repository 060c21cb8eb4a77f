"""The board as a plain value: the ground and level of each hex and the edges."""

from collections.abc import Mapping
from typing import Literal, Self, TypeAlias

from combat.engine.kernel.record import Record, replace
from combat.engine.kernel.text_message import msg
from combat.engine.space.hexes import hex as hexes
from combat.engine.space.hexes.grid import Grid, grid
from combat.engine.space.hexes.hex import Hex, HexError

Edge: TypeAlias = Literal["top", "right", "bottom", "left"]

BARE_GROUND = "open"
"""The terrain of a hex of which nothing is said."""

UPWARD = (5, 0, 1)
"""The map directions that lead up the sheet."""

LOWEST_LEVEL, HIGHEST_LEVEL = 0, 5


class BoardError(ValueError):
    """A board whose parts do not fit; the message is one line for the player."""


class Sheet(Record):
    """A map sheet of a board that is laid out of several; its column 01 is the board's column `first`."""

    id: str
    first: int


class Board(Record):
    """One playing area of `columns` × `rows` hexes, of one map sheet or of several side by side.

    `terrains` (ids) and `levels` (0-5) hold one entry per hex, row by row from the top left, as a Tiled layer does:
    hex CC.RR is entry (RR − 1) · columns + CC − 1.
    """

    id: str
    columns: int
    rows: int
    terrains: tuple[str, ...]
    levels: tuple[int, ...]
    sheets: tuple[Sheet, ...] = ()
    """The sheets from left to right where there are several; none for a board of one sheet."""

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
        """A board of open ground at level 0 but for the hexes named; raises HexError for one that is off the board."""
        blank = cls(id_, columns, rows, (BARE_GROUND,) * (columns * rows), (0,) * (columns * rows))
        terrain, level = list(blank.terrains), list(blank.levels)
        for hex_, kind in (terrains or {}).items():
            terrain[blank.place(hex_)] = kind
        for hex_, height in (levels or {}).items():
            level[blank.place(hex_)] = height
        return cls(id_, columns, rows, tuple(terrain), tuple(level))

    @classmethod
    def joined(cls, *boards: Self) -> Self:
        """Boards laid side by side, the last column of each under the first of the next (rulings, section 2).

        In the shared column what is built or grown on either sheet stands, the left one's where both have something,
        and the higher ground counts. Raises BoardError for sheets that do not fit.
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

    def name(self, hex_: Hex) -> str:
        """What is printed for a hex: its number, and before it the sheet where there are several: village:12.10."""
        return f"{self.sheet(hex_)}:{self.number(hex_)}" if self.sheets else hex_

    def sheet(self, hex_: Hex) -> str:
        """The sheet that a hex is counted to; "" where there is only one."""
        found = self._sheet(hex_)
        return "" if found is None else found.id

    def number(self, hex_: Hex) -> Hex:
        """The number that is printed in a hex: on each of several sheets it begins anew."""
        found = self._sheet(hex_)
        return hex_ if found is None else hexes.label(hex_.column - found.first + 1, hex_.row)

    def _sheet(self, hex_: Hex) -> Sheet | None:
        return next((sheet for sheet in reversed(self.sheets) if sheet.first <= hex_.column), None)

    def named(self, name: str) -> Hex:
        """The hex that a printed name means; raises HexError for a sheet that is not here, or for no hex at all."""
        named = hexes.on_sheet(name)
        if named is None:
            return Hex(name)
        id_, hex_ = named
        for sheet in self.sheets or (Sheet(self.id, 1),):
            if sheet.id == id_:
                return hexes.label(hex_.column + sheet.first - 1, hex_.row)
        known = ", ".join(sheet.id for sheet in self.sheets) or self.id
        raise HexError(msg("finding-no-sheet", sheet=id_, hex=name, known=known))

    def named_here(self, name: str) -> Hex:
        """The hex of the board that a printed name means; raises HexError."""
        hex_ = self.named(name)
        self.place(hex_)
        return hex_

    def numbered(self, number: str) -> tuple[Hex, ...]:
        """The hexes that carry a printed number, one for each sheet that has it, or only the sheet's that it names.

        Its point may be left out: 1210, or village:1210.
        """
        sheet_id, colon, digits = number.rpartition(":")
        if len(digits) == 4 and "." not in digits:
            number = f"{sheet_id}{colon}{digits[:2]}.{digits[2:]}"
        names = [number] if colon else [f"{sheet.id}:{number}" for sheet in self.sheets] or [number]
        try:
            found = [self.named(name) for name in names]
        except HexError:
            return ()
        return tuple(hex_ for hex_ in dict.fromkeys(found) if self.contains(hex_))

    @property
    def grid(self) -> Grid:
        """The slots and lines of a board of this size."""
        return grid(self.columns, self.rows)

    def hexes(self) -> tuple[Hex, ...]:
        """Every hex, row by row from the top left."""
        return self.grid.hexes

    def contains(self, hex_: Hex) -> bool:
        """Whether the hex is on the board; a label that no hex can have is not."""
        return hex_ in self.grid.order

    def find(self, label: str) -> Hex | None:
        """The board's hex with a label; None for a text that is none of them."""
        place = self.grid.order.get(label)  # a text equals the hex of which it is the label
        return None if place is None else self.hexes()[place]

    def place(self, hex_: Hex) -> int:
        """The hex's entry in `terrains` and `levels`; raises HexError off the board."""
        found = self.grid.order.get(hex_)
        if found is None:
            raise HexError(msg("finding-off-board", hex=hex_, columns=self.columns, rows=self.rows))
        return found

    def terrain(self, hex_: Hex) -> str:
        """The terrain id of a hex."""
        return self.terrains[self.place(hex_)]

    def level(self, hex_: Hex) -> int:
        """The ground level of a hex, 0-5."""
        return self.levels[self.place(hex_)]

    def with_terrain(self, hex_: Hex, terrain: str) -> Self:
        """The same board with one hex's terrain changed."""
        place = self.place(hex_)
        return replace(self, terrains=(*self.terrains[:place], terrain, *self.terrains[place + 1 :]))

    def neighbour(self, hex_: Hex, direction: int) -> Hex | None:
        """The adjacent hex in a map direction, 0 straight up and clockwise; None if that leaves the board."""
        return self.grid.neighbours(hex_)[direction % 6]

    def neighbours(self, hex_: Hex) -> tuple[Hex | None, ...]:
        """The adjacent hexes, one for each map direction in order, None where the board ends."""
        return self.grid.neighbours(hex_)

    def within(self, centre: Hex, radius: int) -> tuple[Hex, ...]:
        """The board's hexes at most `radius` away, the centre first and then ring by ring."""
        return tuple(filter(self.contains, hexes.within(centre, radius)))

    def ring(self, centre: Hex, radius: int) -> tuple[Hex, ...]:
        """The board's hexes exactly `radius` away, clockwise from straight up."""
        return tuple(filter(self.contains, hexes.ring(centre, radius)))

    def edges(self, hex_: Hex) -> tuple[Edge, ...]:
        """The edges that a hex lies on: two in a corner, none inside."""
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
        """Every hex on an edge."""
        return tuple(hex_ for hex_ in self.hexes() if edge in self.edges(hex_))

    def edge_crossed(self, hex_: Hex, direction: int) -> Edge | None:
        """The edge over which a step in a map direction leaves the board; None if it stays on.

        A step out of a corner that could leave over two edges leaves over the left or the right one.
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
