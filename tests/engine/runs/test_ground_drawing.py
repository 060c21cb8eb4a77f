"""Drawings of the ground in reports, for an open table and a hex board."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from combat.engine.content.hexes.board_figure import BoardFigure
from combat.engine.kernel.record import Record
from combat.engine.runs.ground_drawing import Point, Stroke, put_drawing, put_heat, put_layer, put_pieces, put_strokes
from combat.engine.runs.markup import Element, written
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.space.place import Place


class Field(Record, Place):
    """Square of a table, given by its corner."""

    x: int
    y: int


class Table:
    """Ground of four squares, one of them wooded."""

    def places(self) -> Iterable[Field]:
        """Return the four squares."""
        return [Field(0, 0), Field(50, 0), Field(0, 50), Field(50, 50)]

    def centre(self, place: Field) -> Point:
        """Return the centre of a square."""
        return place.x + 25, place.y + 25

    def edge(self, place: Field) -> Sequence[Point]:
        """Return the corners of a square."""
        x, y = place.x, place.y
        return [(x, y), (x + 50, y), (x + 50, y + 50), (x, y + 50)]

    def part(self, around: Iterable[Field]) -> tuple[float, float, float, float]:
        """Return left, top, width and height of the part around some squares; the whole without any."""
        return (50, 50, 50, 50) if list(around) else (0, 0, 100, 100)

    def kind(self, place: Field) -> str:
        """Return "wood" for the wooded square, otherwise ""."""
        return "wood" if place.x and place.y else ""

    def classes(self, place: Field) -> str:
        """Return the CSS classes of a square."""
        return f"ground {self.kind(place) or 'grass'}"

    def name(self, place: Field) -> str:
        """Return the name of a square."""
        return f"{place.x} by {place.y}"

    def number(self, place: Field) -> str:
        """Return the number printed on a square."""
        return f"{place.x // 50 + 1}{place.y // 50 + 1}"


def drawn(around: Iterable[Field] = ()) -> str:
    """Return the HTML of a drawing of the small table; `around` limits it to a part."""
    page, ground = Element("body"), Table()
    drawing = put_drawing(page, ground, "a table", str.upper, {"end": "End"}, around, outlined={"wood"})
    layer = put_layer(drawing, "end")
    put_heat(layer, ground, {Field(0, 0): 2, Field(50, 0): 5})
    put_strokes(layer, ground, [Stroke(Field(0, 0), Field(50, 50), 3, "red", "three shots")])
    put_pieces(layer, ground, [(Field(0, 50), "square", "red", "a tank")])
    return written(page)


def test_ground_without_hexes_is_drawn_by_the_outlines_that_its_title_gives() -> None:
    page = drawn()
    assert 'viewBox="0 0 100 100"' in page
    assert '<path d="M50 50L100 50L100 100L50 100Z" class="ground wood under"><title>50 by 50 WOOD</title>' in page
    assert '<path d="M0 0L50 0L50 50L0 50Z" class="ground grass"><title>0 by 0</title>' in page
    assert '<text x="75" y="64" class="number">22</text>' in page
    assert 'viewBox="50 50 50 50"' in drawn([Field(50, 50)])


def test_heat_strokes_and_pieces_lie_where_their_places_are() -> None:
    page = drawn()
    assert '<path d="M50 0L100 0L100 50L50 50Z" class="heat" fill-opacity="0.85"></path>' in page
    assert '<text x="75" y="30" class="count">5</text>' in page
    assert 'x1="25" y1="25" x2="75" y2="75"' in page
    assert '<path d="M20 70L30 70L30 80L20 80Z" class="man red"><title>a tank</title>' in page


def test_a_board_of_hexes_is_drawn_by_its_outlines_numbers_and_levels() -> None:
    figure = BoardFigure(Board.of("farm", 3, 2, {Hex("02.01"): "wood"}))
    page = Element("body")
    put_drawing(page, figure, "a board", str.upper, {"end": "End"})
    text = written(page)
    assert '<path d="M66 23.3L76 40.6L66 58L46 58L36 40.6L46 23.3Z" class="ground wood level-0">' in text
    assert "<title>02.01 WOOD</title>" in text and "<title>01.01</title>" in text
    assert '<text x="56" y="29.6" class="number">02.01</text>' in text
    assert figure.part(()) == (0.0, 0.0, 112.0, 98.6)


def test_pages_are_drawn_without_a_module_of_hexes() -> None:
    code = (
        "import sys; from combat.engine.runs import ground_drawing\n"
        "print(*(name for name in sys.modules if name.startswith('combat.engine.space.hexes')))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=Path(__file__).parents[3], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == ""
