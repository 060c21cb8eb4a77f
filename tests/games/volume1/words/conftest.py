"""Strict lookup for the tests of words: every message must exist."""

from __future__ import annotations

import pytest

from combat.games.volume1.rules.state import State
from tests.games.volume1.words.position import position


@pytest.fixture(autouse=True)
def _strictly(strict_english: None) -> None:
    """Let a sentence that is missing, or lacks a value, fail the test."""


@pytest.fixture
def state() -> State:
    """Return the small position of these tests, unchanged."""
    return position()
