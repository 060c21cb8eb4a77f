"""Lines of sight over any map, compared with brute force in exact fractions without an index (16.0)."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from combat.engine.space.hexes import lattice
from combat.engine.space.hexes.drawings import Drawing
from combat.engine.space.hexes.hex import Hex, distance, neighbours
from combat.games.command.rules.book import Book
from combat.games.command.rules.ground.ground_map import Outline
from combat.games.command.rules.sight.map_lines import Lines
from tests.engine.space.fractions_of_lines import Exact, between, exact, have_common, met, part_inside, piece
from tests.games.command.drawn_book import BARE, at, drawn_book

COLUMNS, ROWS = 6, 5
NAMES = [f"{chr(65 + column)}{row}" for column in range(COLUMNS) for row in range(1, ROWS + 1)]
GROUNDS = ("open", "open", "open", "field", "orchard", "brush", "woods", "building", "gully")
SIDE_KINDS = ("hedge", "wall", "fence")


@st.composite
def books(draw: st.DrawFn) -> Book:
    """Draw the book of a random map with any ground, hills and ragged outlines."""
    terrains = {name: draw(st.sampled_from(GROUNDS)) for name in NAMES}
    tops = draw(st.lists(st.tuples(st.sampled_from(NAMES), st.integers(1, 3)), max_size=2))
    levels = {
        name: max([0, *(top - distance(at(name), at(peak)) // 2 for peak, top in tops)]) for name in NAMES
    }  # fmt: skip
    levels = {name: level if level < 4 else 3 for name, level in levels.items()}
    outlines = [
        Outline(terrain, (at(name),), _ragged(draw, at(name)))
        for name, terrain in terrains.items()
        if terrain not in BARE
    ]
    sides = []
    for name, way in draw(st.lists(st.tuples(st.sampled_from(NAMES), st.integers(0, 5)), max_size=8)):
        other = neighbours(at(name))[way]
        if other is not None and other.column <= COLUMNS and other.row <= ROWS:
            kind = draw(st.sampled_from(SIDE_KINDS))
            sides.append((name, f"{chr(64 + other.column)}{other.row}", kind))
    unique = {frozenset(side[:2]): side for side in sides}
    return drawn_book(terrains, levels, unique.values(), outlines, columns=COLUMNS, rows=ROWS)


def _ragged(draw: st.DrawFn, hex_: Hex) -> tuple[lattice.Spot, ...]:
    x, y = lattice.middle(hex_)
    shares = draw(st.lists(st.sampled_from((30, 60, 90, 100, 110)), min_size=6, max_size=6))
    return tuple(
        (x + dx * share // 100, y + dy * share // 100) for (dx, dy), share in zip(lattice.CORNERS, shares, strict=True)
    )


def judged(book: Book, a: Hex, b: Hex) -> tuple[bool, int]:
    """Return whether a line of sight is open, and its greatest hindrance, by the letter of the rules."""
    board, part = book.map.board, between(a, b)
    high, low = (a, b) if board.level(a) >= board.level(b) else (b, a)
    top, bottom = board.level(high), board.level(low)
    for one, other in ((a, b), (b, a)):
        if book.terrains[board.terrain(one)].sunken and board.level(other) <= board.level(one):
            return False, 0
    if not _over_crests(book, a, b, high, top, bottom):
        return False, 0
    worst = _worst_side(book, a, b, top)
    if worst is None:
        return False, 0
    for outline in book.map.outlines:
        (hex_,), terrain = outline.hexes, book.terrains[outline.terrain]
        if hex_ in (a, b) or not met(part, Drawing(outline.hexes, "", outline.points)):
            continue
        if board.level(hex_) >= top:
            if terrain.sight == "obstacle":
                return False, 0
            worst = max(worst, terrain.hindrance)
        elif terrain.sight == "obstacle" and bottom <= board.level(hex_) and _next_behind(book, high, low, outline):
            return False, 0
    return True, worst


def _worst_side(book: Book, a: Hex, b: Hex, top: int) -> int | None:
    """Return the greatest hindrance of hexsides that a line meets; None where one blocks it."""
    board, part, worst = book.map.board, between(a, b), 0
    for side in book.map.sides:
        if a in side.side or b in side.side:
            continue
        way = neighbours(side.side[0]).index(side.side[1])
        runs, ends = book.side_terrains[side.kind], lattice.brink(side.side[0], way)
        if min(map(board.level, side.side)) >= top and have_common(part, (exact(ends[0]), exact(ends[1]))):
            if runs.sight == "obstacle":
                return None
            worst = max(worst, runs.hindrance)
    return worst


def _over_crests(book: Book, a: Hex, b: Hex, high: Hex, top: int, bottom: int) -> bool:
    part, low = between(a, b), b if high is a else a
    leaves = part_inside(high, low, high)
    assert leaves is not None
    own = piece(high, low, Fraction(0), leaves[1])
    looks_over = top == bottom
    for crest in book.map.crests:
        for one, other in pairwise(crest.points):
            hex_ = lattice.hex_at((one[0] + other[0], one[1] + other[1]), 2)
            stroke: tuple[Exact, Exact] = (exact(one), exact(other))
            if hex_ is high and crest.level == top and have_common(own, stroke):
                looks_over = True
            above = crest.level > top or (crest.level == top and top > bottom)
            if hex_ not in (a, b) and above and have_common(part, stroke):
                return False
    return looks_over


def _next_behind(book: Book, high: Hex, low: Hex, outline: Outline) -> bool:
    """Whether the line, seen from above, runs on into the lower end with nothing between it and what it met.

    A hex lies between that it runs through, or along, later than the one met; where it met only what reaches over from
    there, later than the first hex in which that is.
    """
    board, drawing = book.map.board, Drawing(outline.hexes, "", outline.points)
    parts = {hex_: part_inside(high, low, hex_) for hex_ in board.hexes() if hex_ not in (high, low)}
    touched = {hex_: sum(part) for hex_, part in parts.items() if part is not None}
    there = outline.hexes[0]
    if there not in touched:
        over = [
            hex_ for hex_ in touched if met(piece(high, low, *(parts[hex_] or (Fraction(0), Fraction(0)))), drawing)
        ]
        there = min(over, key=lambda hex_: touched[hex_])
    longer = [hex_ for hex_, part in parts.items() if part is not None and part[0] < part[1]]
    return not any(touched[hex_] > touched[there] for hex_ in longer)


@settings(max_examples=12, deadline=None)
@given(books(), st.data())
def test_lines_are_those_of_the_twin(book: Book, data: st.DataObject) -> None:
    lines, others = Lines(book), Lines(book)
    pairs = [pair for pair in combinations(book.map.board.hexes(), 2) if distance(*pair) > 1]
    for a, b in data.draw(st.lists(st.sampled_from(pairs), min_size=25, max_size=25)):
        line = lines.line(a, b)
        worst = max((count for _, count in line.hindrances), default=0)
        assert (line.blocked is None, worst) == judged(book, a, b), (a, b, line)
        assert lines.line(b, a) == line.turned()
        back = others.line(b, a)
        assert (back.blocked is None) == (line.blocked is None)
        assert set(back.crossed) == set(line.crossed)
        assert sorted(count for _, count in back.hindrances) == sorted(count for _, count in line.hindrances)
