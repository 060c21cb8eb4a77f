"""Walking distances on a map, computed once per destination."""

from __future__ import annotations

from heapq import heappop, heappush

from combat.engine.kernel.ledger import total
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.book import Book
from combat.games.command.rules.ground.entering import cliff_between, cost, forbidden
from combat.games.command.rules.play.set_up import new_state

APART = 99
"""Distance to an unreachable hex."""


class Distances:
    """Distances in movement points on a map without units and markers."""

    def __init__(self, book: Book) -> None:
        board, empty = book.map.board, new_state(book)
        self.steps: dict[Hex, list[tuple[Hex, int]]] = {hex_: [] for hex_ in board.hexes()}
        """Possible steps from each hex, with their costs."""
        self._into: dict[Hex, list[tuple[Hex, int]]] = {hex_: [] for hex_ in board.hexes()}
        for start in board.hexes():
            for end in board.neighbours(start):
                if end is None or forbidden(empty, start, end) is not None or cliff_between(empty, start, end):
                    continue
                price = total(cost(empty, start, end))
                self.steps[start].append((end, price))
                self._into[end].append((start, price))
        self._known: dict[tuple[Hex, ...], dict[Hex, int]] = {}

    def far(self, hex_: Hex, ends: tuple[Hex, ...]) -> int:
        """Return the movement points from a hex to the nearest hex of `ends`; APART if there is no path."""
        if ends not in self._known:
            self._known[ends] = self._spread(ends)
        return self._known[ends].get(hex_, APART)

    def price(self, hex_: Hex) -> int:
        """Return the least cost of entering a hex, in movement points; APART if it cannot be entered."""
        return min((price for _, price in self._into[hex_]), default=APART)

    def _spread(self, ends: tuple[Hex, ...]) -> dict[Hex, int]:
        """Return the distance of every hex to the nearest of some hexes."""
        found: dict[Hex, int] = {}
        edge = [(0, end) for end in ends]
        while edge:
            far, hex_ = heappop(edge)
            if hex_ in found:
                continue
            found[hex_] = far
            for before, price in self._into[hex_]:
                if before not in found:
                    heappush(edge, (far + price, before))
        return found


_MADE: dict[int, tuple[Book, Distances]] = {}
_MOST = 4


def distances_of(book: Book) -> Distances:
    """Return the distances on a book's map; cached for the last few books."""
    found = _MADE.get(id(book))
    if found is None or found[0] is not book:
        while len(_MADE) >= _MOST:
            del _MADE[next(iter(_MADE))]
        found = _MADE[id(book)] = book, Distances(book)
    return found[1]
