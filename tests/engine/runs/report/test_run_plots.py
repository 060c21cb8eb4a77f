"""Histograms of the numbers of many games."""

from __future__ import annotations

from collections import Counter

import pytest

from combat.engine.runs.report.run_plots import BARS, bins, shares


@pytest.mark.parametrize(
    ("least", "most", "first", "step"),
    [(0, 0, 0, 1), (3, 26, 3, 1), (3, 27, 2, 2), (-31, 40, -35, 5), (-7, -1, -7, 1), (12, 900, 0, 50)],
)
def test_each_number_has_one_bar_and_there_are_no_more_than_fit(least: int, most: int, first: int, step: int) -> None:
    along, each = bins(least, most)
    assert (along.start, each, along.step) == (first, step, step)
    assert len(along) <= BARS
    assert along.start <= least <= most < along[-1] + step


def test_bars_hold_every_game_once() -> None:
    counts = Counter({-31: 1, -30: 2, 0: 4, 4: 2, 40: 1})
    along, _ = bins(-31, 40)
    drawn = dict(zip(along, shares(counts, along, 10), strict=True))
    assert {start: share for start, share in drawn.items() if share} == {-35: 10.0, -30: 20.0, 0: 60.0, 40: 10.0}
