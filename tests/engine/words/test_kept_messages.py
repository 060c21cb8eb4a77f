"""Messages cached by one start are the same as when read from their files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.engine import words
from combat.engine.files import folders
from combat.engine.stage.spoken import keep_messages, recall_messages
from combat.engine.words import catalogue
from combat.engine.words.name import Name

SAID = {"open": "Öffnen", "keys": "Tasten", "close": "Close", "none": "‹none›"}
"""Two messages in German, one in English only, and one that nobody has."""


@pytest.fixture(autouse=True)
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Use message files of a game "toy" in English and German and an empty cache; yield their folder."""
    written = {
        "engine/locale/en/paper.ftl": "close = Close\n    .rule = 1.0\nopen = Open\nkeys = Keys\n",
        "engine/locale/de/paper.ftl": "keys = Tasten\n",
        "toy/locale/en/language.ftl": "language-name = English\n",
        "toy/locale/de/menu.ftl": "language-name = Deutsch\nopen = Öffnen\n    .plural = Öffnungen\n",
    }
    for place, text in written.items():
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text(text, encoding="utf-8")
    monkeypatch.setattr(catalogue, "assets", lambda realm: tmp_path / realm)
    monkeypatch.setenv("COMBAT_CACHE_DIR", str(tmp_path / "cache"))
    words.use_title("toy")
    yield tmp_path


def started(language: str = "de") -> dict[str, str]:
    """Return the messages of a start in a language."""
    words.use(language)
    recall_messages()
    said = {message: words.text(message) for message in SAID}
    assert words.rule_beside("close") == "1.0"
    keep_messages()
    return said


def kept_file() -> Path:
    """Return the path of the cached messages."""
    return folders.cache() / "toy-de.messages.json"


def test_the_next_start_reads_no_message(monkeypatch: pytest.MonkeyPatch) -> None:
    assert started() == SAID
    before = kept_file().stat().st_mtime_ns

    def unwanted(self: object, message: str) -> bool:
        raise AssertionError(f"a file is read for {message}")

    monkeypatch.setattr(catalogue._Source, "has", unwanted)
    assert started() == SAID
    assert kept_file().stat().st_mtime_ns == before, "what is there already is not written anew"


def test_the_forms_of_a_name_are_kept_with_it() -> None:
    started()
    words.use("de")
    recall_messages()
    opened = words.text("open")
    assert isinstance(opened, Name)
    assert opened.form("plural") == "Öffnungen"


def test_a_changed_file_is_read_again(house: Path) -> None:
    started()
    (house / "toy/locale/de/menu.ftl").write_text("language-name = Deutsch\nopen = Aufmachen\n", encoding="utf-8")
    assert started() == {**SAID, "open": "Aufmachen"}
    (house / "engine/locale/en/paper.ftl").write_text("close = Shut\n    .rule = 1.0\n", encoding="utf-8")
    assert started() == {**SAID, "open": "Aufmachen", "close": "Shut"}
    (house / "toy/locale/de/more.ftl").write_text("none = Keiner\n", encoding="utf-8")
    assert started() == {**SAID, "open": "Aufmachen", "close": "Shut", "none": "Keiner"}


def test_a_start_adds_to_what_others_have_kept() -> None:
    started()
    words.use("de")
    recall_messages()
    words.text("language-name")
    keep_messages()
    kept = kept_file().read_text(encoding="utf-8")
    assert "Deutsch" in kept
    assert "Tasten" in kept


def test_after_a_change_of_language_nothing_is_kept() -> None:
    words.use("de")
    recall_messages()
    words.text("open")
    words.use("en")
    words.text("open")
    keep_messages()
    assert not folders.cache().exists()


def test_each_language_has_its_own() -> None:
    started()
    assert started("en") == {"open": "Open", "keys": "Keys", "close": "Close", "none": "‹none›"}
    assert started() == SAID


@pytest.mark.parametrize(
    "spoil",
    [lambda kept: kept[:-1], lambda kept: kept.replace(b"Tasten", b"Testen"), lambda kept: b"", lambda kept: b"{}"],
)
def test_a_damaged_file_is_made_anew(spoil: object) -> None:
    started()
    kept = kept_file().read_bytes()
    assert callable(spoil)
    kept_file().write_bytes(spoil(kept))
    assert started() == SAID
    assert kept_file().read_bytes() == kept
