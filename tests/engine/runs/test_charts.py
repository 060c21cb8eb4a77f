"""Plots have round numbers at the axis lines, and only as many labels as fit."""

from __future__ import annotations

import itertools
import re

import pytest

from combat.engine import words
from combat.engine.runs.charts import LABELS, LINES, can_plot, chart

pytestmark = pytest.mark.skipif(not can_plot(), reason="pygal is not installed")


def texts(drawn: bytes) -> list[str]:
    """Return the texts in an SVG drawing."""
    return re.findall(r"<text[^>]*>([^<]*)</text>", drawn.decode())


@pytest.mark.parametrize(("most", "step"), [(3.0, 1), (11.0, 2), (73.0, 20), (100.0, 20), (900.0, 200)])
def test_lines_stand_at_round_figures(most: float, step: int) -> None:
    words.use("en")
    found = [int(text) for text in texts(chart("Bar", {"": [most]}, [" "], "", ("#000000",))) if text.isdigit()]
    assert [after - before for before, after in itertools.pairwise(found)] == [step] * (len(found) - 1)
    assert most <= found[-1] <= step * LINES


@pytest.mark.parametrize("count", [1, LABELS, LABELS + 1, 24, 60])
def test_no_more_is_named_along_it_than_there_is_room_for_and_always_the_last(count: int) -> None:
    words.use("en")
    along = [f"n{number}" for number in range(count)]
    named = [text for text in texts(chart("Bar", {"": [1.0] * count}, along, "", ("#000000",))) if text.startswith("n")]
    assert named[-1] == along[-1]
    assert len(named) <= LABELS
    assert count > LABELS or named == along
