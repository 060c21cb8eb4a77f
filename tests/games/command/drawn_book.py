"""Books of a small map drawn for a test, with the shipped charts.

Outlines cover three quarters of each hex by default.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from combat.engine.content.reading import read
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex, label
from combat.engine.space.hexes.hexside import hexside
from combat.engine.space.hexes.lattice import CORNERS, Spot, middle
from combat.games.command.content.crest_lines import crests
from combat.games.command.content.kinds.ground_file import GroundFile
from combat.games.command.rules.book import Book, RuleFigures
from combat.games.command.rules.ground.ground_map import GroundMap, Outline, SidePiece, Way

ROOT = Path(__file__).parents[3]
GROUND = read(ROOT / "assets/command/charts/ground.toml", GroundFile).content
BARE = ("open", "gully", "stream", "water")
"""Ground without a drawing."""


def at(name: str) -> Hex:
    """Return the hex named by a letter (column) and a row number, such as A1."""
    return label(ord(name[0]) - ord("A") + 1, int(name[1:]))


def outline(terrain: str, hex_: Hex) -> Outline:
    """Return an outline of three quarters of a hex's width."""
    x, y = middle(hex_)
    return Outline(terrain, (hex_,), tuple((x + dx * 3 // 4, y + dy * 3 // 4) for dx, dy in CORNERS))


def drawn_book(
    terrains: Mapping[str, str] | None = None,
    levels: Mapping[str, int] | None = None,
    sides: Iterable[tuple[str, str, str]] = (),
    outlines: Iterable[Outline] | None = None,
    ways: Iterable[Way] = (),
    columns: int = 15,
    rows: int = 10,
) -> Book:
    """Return a book with only a map, given by terrain and level of hexes named as A1.

    `sides` are pairs of hexes with the feature between them; outlines are generated unless given.
    """
    grounds = {at(name): terrain for name, terrain in (terrains or {}).items()}
    heights = {at(name): level for name, level in (levels or {}).items()}
    board = Board.of("drawn", columns, rows, grounds, heights)
    if outlines is None:
        outlines = [outline(terrain, hex_) for hex_, terrain in grounds.items() if terrain not in BARE]
    pieces = tuple(SidePiece(kind, hexside(at(one), at(other))) for one, other, kind in sides)
    cliffs = frozenset(frozenset(piece.side) for piece in pieces if piece.kind == "cliff")
    map_ = GroundMap(
        "drawn", "Drawn", board, "wide", (), tuple(outlines), pieces, tuple(ways),
        crests(dict(zip(board.hexes(), board.levels, strict=True)), cliffs),
    )  # fmt: skip
    return book_of(map_)


def book_of(map_: GroundMap) -> Book:
    """Return a book with a map and its charts, without units."""
    figures = RuleFigures(
        {"attack": 6, "recon": 5, "defend": 4}, 7, {"leader": 1, "team": 2, "squad": 4}, 13, 24, 1, 2, 1, 2, 6, 5, 2, -2
    )
    return Book(
        scenario="drawn", title="Drawn", year=1944, map=map_, forces={}, nations={}, cards={}, units={}, weapons={},
        radios={}, chits={}, terrains=GROUND.terrains(), side_terrains=GROUND.sides(), way_kinds=GROUND.ways(),
        work_kinds=GROUND.works(), smoke={}, blazes=0, figures=figures, initiative="axis", first="axis",
        sets_up_first="axis",
    )  # fmt: skip


def way(kind: str, *names: str) -> Way:
    """Return a way through the centres of some hexes."""
    hexes = tuple(at(name) for name in names)
    points: tuple[Spot, ...] = tuple(middle(hex_) for hex_ in hexes)
    return Way(kind, hexes, points)
