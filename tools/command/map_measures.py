"""Print a Markdown table of how open each map is: ``python -m tools.command.map_measures``.

Shares of blocking and hindering ground, average visibility of hexes, hexes with a wide view, and lines that graze an
outline.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean, median

from combat.engine.content.layers import shipped
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import distance
from combat.games.command.content.ground_maps import load_map
from combat.games.command.content.library import Library
from combat.games.command.rules.book import Book
from combat.games.command.rules.sight.map_lines import Lines
from tools.command.deck_tables import table
from tools.command.draw_maps import BOARDS
from tools.command.near_misses import Grazes

WIDE_VIEW = 0.4
"""Share of a map that a hex must see for a wide view."""
HEAD = ("map", "blocks", "hinders", "sees on average", "how far it sees, median", "hexes with a wide view", "grazes")


def measures(book: Book) -> list[object]:
    """Return the cells of a map's row of the table."""
    board, lines = book.map.board, Lines(book)
    kinds = [book.terrains[terrain].sight for terrain in board.terrains]
    seen = {
        a: [distance(a, b) for b in board.hexes() if a != b and lines.line(a, b).blocked is None] for a in board.hexes()
    }
    shares = [len(found) / (len(seen) - 1) for found in seen.values()]
    return [
        book.map.title,
        f"{kinds.count('obstacle') / len(kinds):.0%}",
        f"{kinds.count('hindrance') / len(kinds):.0%}",
        f"{mean(shares):.0%}",
        median(median(found) for found in seen.values()),
        sum(share > WIDE_VIEW for share in shares),
        len(Grazes(book.map).all()),
    ]


def lines() -> Iterator[str]:
    """Yield the lines of the Markdown table of all maps."""
    library = Library([shipped("command")])
    book = library.load_book(library.scenario_ids()[0])
    maps = [load_map(file) for file in sorted(BOARDS.glob("*.tmx"))]
    yield from table("Maps", HEAD, [measures(replace(book, map=map_)) for map_ in maps])


def main() -> None:
    """Print the table of measures of all maps."""
    print("\n".join(lines()))


if __name__ == "__main__":
    main()
