"""ARMOUR! is played, in strict English."""

from __future__ import annotations

import pytest

from combat.engine import words
from combat.engine.title import Title


@pytest.fixture(autouse=True)
def _armour_is_played() -> None:
    Title("armour", "ARMOUR!", {"kinds": "combat.games.armour.content.kinds:KINDS"}).use()
    words.use("en", strict=True)
