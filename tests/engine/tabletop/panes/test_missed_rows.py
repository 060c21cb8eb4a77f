"""Several events with one cause form one row in the list of missed events."""

from __future__ import annotations

from combat.engine.kernel.moment import Moment
from combat.engine.play.game_log import LogLine
from combat.engine.tabletop.panes.missed_rows import gravest, rows_of
from combat.engine.words.log_entry import LogEntry


def fell(piece: str, cause: str, several: str = "missed-and-more") -> LogLine:
    """Return a log line that a piece fell; the message shows only the number of pieces."""
    return LogLine(0, Moment(1), LogEntry(f"{piece} fell", pieces=(piece,), cause=cause, several=several))


def test_lines_of_one_cause_are_one_row_and_others_stay_as_they_are() -> None:
    lines = [fell("a", "shot"), fell("b", "fire"), fell("c", "shot"), fell("d", ""), fell("e", "")]
    rows = rows_of(lines, str.upper)
    assert [row.pieces for row in rows] == [("b",), ("a", "c"), ("d",), ("e",)]
    assert [row.words for row in rows if len(row.pieces) == 1] == ["b fell", "d fell", "e fell"]
    assert rows[1].line is lines[2]


def test_one_piece_that_a_cause_struck_twice_is_told_as_it_is_now() -> None:
    lines = [fell("a", "shot"), fell("a", "shot")]
    assert [(row.words, row.pieces) for row in rows_of(lines, str)] == [("a fell", ("a",))]


def test_where_not_all_rows_find_room_bad_news_come_before_later_ones() -> None:
    rows = rows_of([fell(piece, "") for piece in "abcd"], str)
    shown = [[row.pieces[0] for row in gravest(rows, count, lambda row: row.pieces == ("b",))] for count in range(5)]
    assert shown == [[], ["b"], ["b", "d"], ["b", "c", "d"], ["a", "b", "c", "d"]]
