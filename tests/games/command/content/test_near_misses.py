"""Lines of sight that barely miss an outline: few on the maps, and always found (17.0)."""

from __future__ import annotations

import pytest

from combat.games.command.content.ground_maps import load_map
from combat.games.command.rules.ground.ground_map import Outline
from tests.games.command.drawn_book import at, drawn_book, outline
from tests.sampled import sample
from tools.command.draw_maps import BOARDS
from tools.command.near_misses import GRAZE, Grazes, depth

MOST = 45
"""Of the 10,760 lines of a map that are longer than a hex."""


@pytest.mark.parametrize("name", sample([file.stem for file in sorted(BOARDS.glob("*.tmx"))], 3))
def test_hardly_a_line_of_a_map_is_doubtful(name: str) -> None:
    assert len(Grazes(load_map(BOARDS / f"{name}.tmx")).all()) <= MOST


def test_how_deep_a_line_cuts() -> None:
    """A square about the line from H8 to H4, of which a tenth of a hex lies to its left."""
    square = Outline(
        "woods", (at("H6"),), ((2776 - 58, 1400), (2776 + 416, 1400), (2776 + 416, 1500), (2776 - 58, 1500))
    )
    x = 240 + 360 * 7
    left = (x - (2776 - 58)) * 2 / 3**0.5 / 480
    assert depth(square, at("H8"), at("H4")) == pytest.approx(left)
    beside = Outline("woods", (at("H6"),), tuple((px + 100, py) for px, py in square.points))
    assert depth(beside, at("H8"), at("H4")) == pytest.approx(left - 100 * 2 / 3**0.5 / 480)


def test_a_graze_counts_where_nothing_else_cuts_the_line() -> None:
    x, doubt = 240 + 360 * 7, int(GRAZE * 240 / 2)
    grazed = Outline("woods", (at("H6"),), ((x + doubt, 1400), (x + 200, 1450), (x + 200, 1500)))
    pair = (at("H4"), at("H8"))
    assert Grazes(drawn_book({"H6": "woods"}, outlines=[grazed]).map).all()[pair] == {at("H6")}
    both = [grazed, outline("woods", at("H7"))]
    assert pair not in Grazes(drawn_book({"H6": "woods", "H7": "woods"}, outlines=both).map).all()
