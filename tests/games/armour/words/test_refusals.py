"""Every refusal of the rules has a message."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from combat.engine import words
from combat.games.armour import rules

MESSAGE = re.compile(r'Refusal\(\s*"([a-z-]+)"')


def messages() -> set[str]:
    """Return the message ids of all refusals in the source of the rules."""
    folder = Path(rules.__file__).parent
    return {found for file in folder.rglob("*.py") for found in MESSAGE.findall(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_every_refusal_has_a_sentence(language: str) -> None:
    words.use(language, strict=True)
    assert len(messages()) > 40
    assert [message for message in sorted(messages()) if not words.has(f"refusal-{message}")] == []
