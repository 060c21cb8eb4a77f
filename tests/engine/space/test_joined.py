"""Map sheets laid side by side as one board (rulings, section 2)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combat.engine.space.hexes import printed_names
from combat.engine.space.hexes.board import Board, BoardError
from combat.engine.space.hexes.hex import Hex, HexError, distance, label

LEFT = Board.of(
    "farm", 5, 4, {Hex("05.02"): "hedgerow", Hex("05.03"): "open", Hex("02.01"): "trees"}, {Hex("05.04"): 1}
)
RIGHT = Board.of(
    "mill",
    7,
    4,
    {Hex("01.02"): "wall", Hex("01.03"): "stream", Hex("03.04"): "rocks"},
    {Hex("01.04"): 2, Hex("07.01"): 3},
)
BOTH = Board.joined(LEFT, RIGHT)


def test_the_last_column_of_one_sheet_is_the_first_of_the_next() -> None:
    assert (BOTH.id, BOTH.columns, BOTH.rows) == ("farm+mill", 11, 4)
    assert [(sheet.id, sheet.first) for sheet in BOTH.sheets] == [("farm", 1), ("mill", 5)]


def test_every_hex_keeps_its_ground() -> None:
    assert BOTH.terrain(Hex("02.01")) == "trees"
    assert BOTH.terrain(Hex("07.04")) == "rocks"
    assert BOTH.level(Hex("11.01")) == 3


def test_in_the_shared_column_what_stands_on_either_sheet_stands_and_the_higher_ground_counts() -> None:
    assert [BOTH.terrain(Hex(f"05.0{row}")) for row in (1, 2, 3, 4)] == ["open", "hedgerow", "stream", "open"]
    assert BOTH.level(Hex("05.04")) == 2


def test_hexes_are_called_by_the_number_that_is_printed_on_their_sheet() -> None:
    assert printed_names.name_of(BOTH, Hex("04.03")) == "farm:04.03"
    assert printed_names.name_of(BOTH, Hex("05.03")) == "mill:01.03"
    assert printed_names.named(BOTH, "mill:03.04") == "07.04"
    assert printed_names.named(BOTH, "farm:05.03") == printed_names.named(BOTH, "mill:01.03") == "05.03"
    assert printed_names.numbered(BOTH, "02.02") == ("02.02", "06.02")
    assert printed_names.numbered(BOTH, "05.01") == ("05.01", "09.01")
    assert printed_names.numbered(BOTH, "99.99") == ()
    assert printed_names.numbered(BOTH, "mill:02.02") == ("06.02",)
    assert printed_names.numbered(BOTH, "inn:02.02") == ()


def test_a_single_sheet_is_called_by_numbers_alone() -> None:
    assert printed_names.name_of(LEFT, Hex("02.01")) == "02.01"
    assert printed_names.named(LEFT, "farm:02.01") == "02.01"
    assert printed_names.numbered(LEFT, "02.01") == ("02.01",)


def test_a_sheet_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(HexError, match='there is no sheet "inn" here'):
        printed_names.named(BOTH, "inn:01.01")


def test_sheets_that_do_not_fit_are_refused() -> None:
    with pytest.raises(BoardError, match='boards "farm" and "long" have 4 and 5 rows'):
        Board.joined(LEFT, Board.of("long", 3, 5))
    with pytest.raises(BoardError, match='board "even" has 4 columns; only after an odd one fits another'):
        Board.joined(Board.of("even", 4, 4), RIGHT)


@given(st.sampled_from(RIGHT.hexes()), st.sampled_from(RIGHT.hexes()))
def test_distances_within_a_sheet_are_the_same_on_the_joined_board(one: str, other: str) -> None:
    assert distance(printed_names.named(BOTH, f"mill:{one}"), printed_names.named(BOTH, f"mill:{other}")) == distance(
        Hex(one), Hex(other)
    )


@given(st.sampled_from(BOTH.hexes()))
def test_a_name_leads_back_to_its_hex(hex_: str) -> None:
    assert printed_names.named(BOTH, printed_names.name_of(BOTH, Hex(hex_))) == hex_
    assert label(Hex(hex_).column, Hex(hex_).row) == hex_
