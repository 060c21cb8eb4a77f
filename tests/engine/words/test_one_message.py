"""Each message is defined only once in the files of one language of a game."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from combat.engine.words.catalogue import assets

NAMED = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "de", "es"])
@pytest.mark.parametrize("realm", ["engine", "volume1", "command", "armour", "contact"])
def test_no_message_is_defined_twice(realm: str, language: str) -> None:
    files = (assets(realm) / "locale" / language).glob("*.ftl")
    found = Counter(name for file in files for name in NAMED.findall(file.read_text(encoding="utf-8")))
    assert found
    assert [name for name, times in found.items() if times > 1] == []
