"""What hexes are called (rulings, section 2)."""

from __future__ import annotations

from combat import words
from combat.board.board import Board


def test_on_joined_sheets_a_sentence_says_hexes_as_they_are_printed() -> None:
    words.call_hexes(Board.joined(Board.of("farm", 5, 4), Board.of("mill", 5, 4)).name)
    try:
        assert "mill:02.03" in words.text("hex", hex="06.03")
        assert words.hex_name("01.01") == "farm:01.01"
    finally:
        words.call_hexes(None)
    assert "06.03" in words.text("hex", hex="06.03")
