"""Find landmarks worth fighting for: houses, hilltops, crossroads, orchards (11.0, 12.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from combat.engine.kernel.record import Record
from combat.engine.space.hexes.board import Board, Edge
from combat.engine.space.hexes.hex import Hex, distance, label

GROWN = {"building": ("farm", "house", "barn"), "rubble": ("ruin",) * 3, "orchard": ("orchard",) * 3}
"""Names of a patch of terrain: from four hexes on, of two or three, of one."""
EXIT = "edge"
"""Kind of the hexes by which men leave the board in a "pass" battle."""
LARGEST = 6
"""Maximum number of hexes of a landmark; of a larger patch the middle ones."""
SUMMIT = 2
"""Level from which on a top is a hill."""
OPPOSITE: dict[Edge, Edge] = {"left": "right", "right": "left", "top": "bottom", "bottom": "top"}


class Landmark(Record):
    """A group of hexes on a board, and its kind."""

    kind: str
    hexes: tuple[Hex, ...]

    @property
    def middle(self) -> Hex:
        """Hex from which distances to the landmark are measured."""
        return self.hexes[0]


def landmarks(board: Board, crossroads: Iterable[Hex] = ()) -> list[Landmark]:
    """Return all landmarks on a board, sorted by hex.

    `crossroads` are the hexes where roads meet.
    """
    found = [Landmark("crossroads", (hex_,)) for hex_ in crossroads]
    for terrain, names in GROWN.items():
        for patch in _patches(board, (hex_ for hex_ in board.hexes() if board.terrain(hex_) == terrain)):
            if len(patch) > 1 or terrain != "orchard":
                name = names[0 if len(patch) >= 4 else 1 if len(patch) >= 2 else 2]
                found.append(Landmark(name, _middle(patch)))
    found += [Landmark("hilltop", _middle(patch)) for patch in _patches(board, _summits(board))]
    return sorted(found, key=lambda landmark: landmark.middle)


def depth(board: Board, edge: Edge, hex_: Hex) -> int:
    """Return the number of hexes from an edge to a hex, both included: 1 on the edge."""
    column, row = hex_.column, hex_.row
    return {"left": column, "right": board.columns + 1 - column, "top": row, "bottom": board.rows + 1 - row}[edge]


def compass(board: Board, friendly: Edge) -> tuple[Hex, Hex]:
    """Return the hex of the compass marker and the adjacent hex to which its 1 points.

    Directions 2 and 3 point to the enemy's edge, 5 and 6 to the player's.
    """
    middle = label((board.columns + 1) // 2, (board.rows + 1) // 2)
    ahead = {"left": 0, "top": 1, "right": 3, "bottom": 4}[friendly]
    one = board.neighbour(middle, ahead)
    assert one is not None, "the middle of a board has neighbours on all sides"
    return middle, one


def _patches(board: Board, hexes: Iterable[Hex]) -> Iterator[list[Hex]]:
    """Yield groups of adjacent hexes."""
    left = dict.fromkeys(hexes)
    while left:
        patch, edge = [], [next(iter(left))]
        left.pop(edge[0])
        while edge:
            hex_ = edge.pop()
            patch.append(hex_)
            for near in board.neighbours(hex_):
                if near in left:
                    left.pop(near)
                    edge.append(near)
        yield patch


def _summits(board: Board) -> list[Hex]:
    """Return hexes at level 2 or more with nothing higher within three hexes."""
    return [
        hex_
        for hex_ in board.hexes()
        if (level := board.level(hex_)) >= SUMMIT and all(board.level(near) <= level for near in board.within(hex_, 3))
    ]


def _middle(patch: list[Hex]) -> tuple[Hex, ...]:
    """Return the most central hex of a patch, and those around it."""
    centre = min(patch, key=lambda hex_: (sum(distance(hex_, other) for other in patch), hex_))
    return tuple(sorted(patch, key=lambda hex_: (distance(centre, hex_), hex_))[:LARGEST])
