"""Every message that a widget, a log line or a command looks up exists, and gets all its values.

The engine uses only messages of the engine, so that it works with any title.

The engine asks for its own alone: it has a voice under any title.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest

import combat
from combat.engine.words import patterns
from combat.engine.words.catalogue import Catalogue, assets
from tests.by_folder import by_folder

ROOM = Path(combat.__file__).parent
SOURCES = sorted(path for path in ROOM.rglob("*.py") if "_share" not in path.parts)
ENGINES_OWN = Catalogue("en", strict=True, folders=(assets("engine") / "locale",))
VOLUME1, GAMES, LANGUAGES = "volume1", ("volume1", "command", "armour", "contact"), ("en", "es", "de")
WITH_MODELS = ("armour", "contact")
ASKING = ("text", "headline", "ruled")
"""The functions by which a message is asked for."""
IN_EVERY_TITLE = {
    "ask-concede-text",
    "ask-concede-title",
    "ask-restart-text",
    "ask-restart-title",
    "button-save",
    "button-study",
    "button-study-tip",
    "dropped-unknown",
    "lab-no-script",
    "language-name",
    "lesson-to-battle",
    "menu-date",
    "menu-heading",
    "menu-load",
    "menu-load-note",
    "menu-motto",
    "packs-absent",
    "report-button-tip",
    "report-foot",
    "report-nothing",
    "report-turn",
    "restart-new",
    "restart-same",
    "saved-line",
    "saved-turn",
    "studied-already",
    "text-no-place",
}
"""Messages that each title has of its own in all its languages."""


@cache
def said_in(room: str) -> Catalogue:
    """Return the messages of a game and of the engine."""
    return Catalogue("en", strict=True, folders=tuple(assets(realm) / "locale" for realm in (room, "engine")))


def catalogues_of(path: Path) -> list[Catalogue]:
    """Return the catalogues that must have the messages of a module, one for each game that uses it.

    What games with models share speaks for each of them.
    """
    room, *inner = path.relative_to(ROOM).parts
    if room == "engine":
        return [ENGINES_OWN]
    if room != "games":
        return [said_in(VOLUME1)]
    return [said_in(game) for game in (WITH_MODELS if inner[0] == "miniatures" else (inner[0],))]


def asked_for(path: Path) -> Iterator[tuple[int, str, set[str] | None]]:
    """Yield line, message id and value names of each literal call of text().

    The names are None if values are unpacked.
    """
    source = path.read_text(encoding="utf-8")
    if not any(f"{name}(" in source for name in ASKING):
        return
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        message = node.args[0]
        if name in ASKING and isinstance(message, ast.Constant) and isinstance(message.value, str):
            names = {keyword.arg for keyword in node.keywords}
            plain = {name for name in names if name is not None}
            yield node.lineno, message.value, plain if plain == names else None


@by_folder(SOURCES, ROOM)
def test_every_sentence_asked_for_by_name_exists(files: tuple[Path, ...]) -> None:
    faults = []
    for path in files:
        asked = [each for each in asked_for(path) if each[1] not in IN_EVERY_TITLE]
        for said_by_it, (line, message, given) in product(catalogues_of(path), asked):
            if not said_by_it.has(message):
                faults.append(f"{path.name}:{line}: no text for {message!r}")
            elif given is not None and (missing := patterns.variables(said_by_it.pattern(message)) - given):
                faults.append(f"{path.name}:{line}: {message!r} lacks {sorted(missing)}")
    assert faults == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_says_in_all_languages_what_the_engine_leaves_to_it(game: str, language: str) -> None:
    said = Catalogue(language, strict=True, folders=(assets(game) / "locale",))
    assert [message for message in sorted(IN_EVERY_TITLE) if not said.has(message)] == []
