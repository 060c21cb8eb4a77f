"""Confidence intervals agree with published ones, also at their ends."""

from __future__ import annotations

import pytest

from combat.engine.chance.intervals import deviations, wilson


@pytest.mark.parametrize(
    ("came_off", "tries", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 29, 0.0061, 0.1718),
        (600, 1000, 0.5693, 0.6299),
    ],
)
def test_wilsons_interval(came_off: int, tries: int, low: float, high: float) -> None:
    assert list(wilson(came_off, tries)) == pytest.approx([low, high], abs=5e-5)


def test_of_nothing_it_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_more_confidence_is_wider() -> None:
    assert deviations() == pytest.approx(1.95996, abs=1e-4)
    assert wilson(5, 10, 0.99)[0] < wilson(5, 10)[0]
