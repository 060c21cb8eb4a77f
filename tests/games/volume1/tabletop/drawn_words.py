"""Record all text drawn in the window, even if its picture is cached, and find untranslated words in it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache, partialmethod
from pathlib import Path
from typing import Any

from combat.engine.files.folders import share
from combat.engine.stage.drawing.lettering import Font
from combat.games.volume1.content.library import load_book

_WORD = re.compile(r"[A-Za-z]{3,}")
_PLAIN = re.compile(r"[A-Za-z]*[aeiouAEIOU][A-Za-z]*")
IN_ANY_LANGUAGE = {
    *(
        "COMBAT",
        "Enter",
        "Esc",
        "Tab",
        "Space",
        "Home",
        "End",
        "Ctrl",
        "Shift",
        "Alt",
        "PgUp",
        "PgDn",
        "Del",
        "Left",
        "Right",
    ),
    *("Up", "Down", "Backspace", "Menu", "Insert"),
    *("Start", "Select"),
    *("English", "Español", "Deutsch"),
}
"""The game's name, words on keys and gamepad buttons, and languages by their own names."""


@contextmanager
def taken_down() -> Iterator[set[str]]:
    """Yield a set that collects every text that is drawn, typed or wrapped within the block."""
    found: set[str] = set()
    kept = {name: getattr(Font, name) for name in ("draw", "draw_typed", "render", "typed")}

    def wrapper(face: Font, *given: Any, was: Any, at: int, **named: Any) -> Any:
        found.add(str(given[at]))
        return was(face, *given, **named)

    for name, was in kept.items():
        setattr(Font, name, partialmethod(wrapper, was=was, at=1 if name.startswith("draw") else 0))
    try:
        yield found
    finally:
        for name, was in kept.items():
            setattr(Font, name, was)


def plain_words(texts: Iterable[str], names: frozenset[str]) -> dict[str, str]:
    """Return the unaccented, hence English, words in texts of the pseudo-language, each with a text that has it.

    `names` are the words that are the same in any language, such as men's names.
    """
    found: dict[str, str] = {}
    for text in texts:
        for word in re.findall(r"[^\W\d_]+", text):
            if _WORD.fullmatch(word) and _PLAIN.fullmatch(word) and word not in names and word.lower() not in names:
                found.setdefault(word, text)
    return found


@cache
def names() -> frozenset[str]:
    """Return the words that are the same in every language: men with ranks, places on maps, and file names."""
    maps = [
        json.loads(file.read_bytes()) for file in sorted((share() / "assets" / "volume1").rglob("campaigns/*.json"))
    ]
    places = [place["name"] for map_ in maps for place in map_]
    said = [part for figure in load_book("first-light").figures.values() for part in (figure.name, figure.rank)]
    files = [path.stem for path in Path("scenarios").rglob("*.toml")]
    return frozenset(
        {*IN_ANY_LANGUAGE, *(word for name in (*said, *places, *files) for word in re.findall(r"[A-Za-z]+", name))}
    )


def english(found: set[str]) -> dict[str, str]:
    """Return the English words among the drawn texts, each with its text; paths, files and cut names are ignored."""
    plain = plain_words(found, names())
    return {
        word: said
        for word, said in plain.items()
        if not said.startswith("/")
        and not said.endswith(".combat")
        and not any(name.startswith(word) and "…" in said for name in names())
    }
