"""Exactly the names and missions of the content files are translated, in every language."""

from __future__ import annotations

import pytest

from combat.engine.words import text_layer
from combat.engine.words.catalogue import assets
from tools import languages


@pytest.mark.parametrize("code", ["de", "es"])
def test_every_text_of_the_content_has_its_translation(code: str) -> None:
    pages = languages.english_texts()
    wanted = {words for place, texts in pages.items() if place != languages.PAGES for words in texts.values()}
    assert len(wanted) > 300
    folder = assets("armour") / "locale" / code / text_layer.FOLDER
    told = dict(pair for file in folder.rglob("*.ftl") for pair in text_layer.told_in(file.read_text(encoding="utf-8")))
    assert wanted - told.keys() == set()
    assert told.keys() - wanted == set()
    assert all(one.words.strip() for one in told.values())
