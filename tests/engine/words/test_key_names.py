"""Names of keys, on keycaps and in sentences, in the current language."""

from __future__ import annotations

import pytest

from combat.engine import words
from combat.engine.stage.keys import Keymap
from combat.engine.words.key_names import key_name


@pytest.mark.parametrize(
    ("language", "chord", "name"),
    [
        ("en", "Ctrl+Shift+Z", "Ctrl+Shift+Z"),
        ("de", "Ctrl+Shift+Z", "Strg+Umsch+Z"),
        ("de", "Ctrl++", "Strg++"),
        ("de", "Ctrl+Shift+-", "Strg+Umsch+-"),
        ("de", "PgUp", "Bild↑"),
        ("es", "Del", "Supr"),
        ("de", "+", "+"),
        ("de", "F10", "F10"),
    ],
)
def test_a_key_is_called_in_the_language_spoken(language: str, chord: str, name: str) -> None:
    words.use(language)
    try:
        assert key_name(chord) == name
    finally:
        words.use("en")


def test_a_sentence_names_the_key_that_its_action_is_bound_to() -> None:
    keys = Keymap({"save": ("Ctrl+Enter",), "find": ()})
    words.use("es")
    try:
        assert (keys.label("save"), keys.named("save")) == ("Ctrl+Enter", "Ctrl+Intro")
        assert keys.named("find") == ""
    finally:
        words.use("en")
