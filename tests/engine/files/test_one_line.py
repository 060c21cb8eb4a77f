"""An error stays one readable line, with the quotation marks of each language."""

from __future__ import annotations

import pytest

from combat.engine.files.one_line import LONGEST_VALUE, one_line


@pytest.mark.parametrize("marks", ["“”", "„“", "«»"], ids=["english", "german", "spanish"])
def test_a_long_value_is_cut_short_within_the_quotation_marks_of_a_language(marks: str) -> None:
    opened, closed = marks[0], marks[1]
    told = one_line(f"file: {opened}{'x' * 3 * LONGEST_VALUE}{closed} is wrong")
    assert told == f"file: {opened}{'x' * (LONGEST_VALUE - 1)}…{closed} is wrong"
