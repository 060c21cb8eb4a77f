"""The benchmark of a server computes its figures, here with a tiny load."""

from __future__ import annotations

import pytest

from tests.sampled import SOAKED
from tools.figures.net_games import load, resting


@pytest.mark.skipif(not SOAKED, reason="it starts servers: in the soak")
def test_a_load_of_three_games_is_measured() -> None:
    loaded = load(3, 2.0, 0.2)
    assert len(loaded.times) >= 10
    assert loaded.times == sorted(loaded.times)
    assert 0 < loaded.times[0] < 1
    assert loaded.answers > 300
    assert 100_000 < loaded.sent < 600_000
    assert loaded.memory > 0


@pytest.mark.skipif(not SOAKED, reason="it starts servers: in the soak")
def test_resting_games_are_measured() -> None:
    memory, busy = resting(20, 1.0, 1.0)
    assert memory < 20
    assert 0 <= busy < 0.5
