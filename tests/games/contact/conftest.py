"""Use CONTACT! in strict English."""

from __future__ import annotations

import pytest

from combat.engine import words
from combat.games.contact.title import TITLE


@pytest.fixture(autouse=True)
def _contact_is_played() -> None:
    TITLE.use()
    words.use("en", strict=True)
