"""Messages come from packs, then the game, then the engine; a game declares its languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine import words
from combat.engine.files.folders import share
from combat.engine.kernel.text_message import TextMessage, cause
from combat.engine.words import catalogue, messages
from combat.engine.words.catalogue import Catalogue
from combat.engine.words.messages import entries
from combat.engine.words.rulebook import read, rulebook


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Use message files of a game "toy" in English and German and of a pack; return their folder."""
    written = {
        "assets/engine/locale/en/paper.ftl": "close = Close\n    .rule = 1.0\nopen = Open\nkeys = Keys\n",
        "assets/engine/locale/de/paper.ftl": "keys = Tasten\nopen = Öffnen\n",
        "assets/engine/locale/fr/paper.ftl": "keys = Touches\n",
        "assets/toy/locale/en/language.ftl": "language-name = English\n",
        "assets/toy/locale/en/game.ftl": "open = Open the game\nwin = You win\nlose = You lose\n",
        "assets/toy/locale/de/menu.ftl": "language-name = Deutsch\nwin = Gewonnen\n",
        "pack/en/extra.ftl": "win = Victory\nclose = Shut\n",
        "pack/nl/menu.ftl": "language-name = Nederlands\n",
    }
    for place, text in written.items():
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text(text, encoding="utf-8")
    monkeypatch.setattr(catalogue, "assets", lambda realm: tmp_path / "assets" / realm)
    words.use_title("toy")
    catalogue.lay_over((tmp_path / "pack",))
    return tmp_path


def test_the_pack_speaks_before_the_game_and_the_game_before_the_engine(house: Path) -> None:
    english = Catalogue("en", strict=True)
    said = {message: english.text(message, {}) for message in ("win", "open", "close", "keys", "lose")}
    assert said == {"win": "Victory", "open": "Open the game", "close": "Shut", "keys": "Keys", "lose": "You lose"}
    assert english.attribute("close", "rule") == "", "the pack's words have no rule beside them"


def test_what_a_layer_lacks_is_said_by_the_next_in_the_same_language_and_then_in_english(house: Path) -> None:
    german = Catalogue("de", strict=True)
    said = {message: german.text(message, {}) for message in ("win", "open", "keys", "lose", "close")}
    assert said == {"win": "Gewonnen", "open": "Öffnen", "keys": "Tasten", "lose": "You lose", "close": "Shut"}


def test_a_language_is_one_of_the_game_or_of_a_pack(house: Path) -> None:
    assert words.languages() == {"de": "Deutsch", "en": "English", "nl": "Nederlands"}
    assert Catalogue("nl").text("keys", {}) == "Keys"
    with pytest.raises(words.MissingText) as fault:
        words.use("fr")
    told = cause(fault.value)
    assert isinstance(told, TextMessage)
    assert dict(told.values).items() >= {"name": "fr", "known": "de, en, nl"}.items()


def test_another_game_is_spoken_for_at_once_and_none_has_the_engines_words_alone(house: Path) -> None:
    words.use("en")
    assert words.text("open") == "Open the game"
    words.use_title("")
    assert words.text("open") == "Open"
    assert rulebook().chapters == ()


def test_a_rulebook_is_read_from_the_folder_of_the_game(house: Path) -> None:
    folder = house / "assets" / "toy" / "rules"
    (folder / "en").mkdir(parents=True)
    assert read(folder / "none", "en").chapters == ()
    page = "# 1.0 The game\n\nTwo play.\n"
    (folder / "en" / "1.md").write_text(page, encoding="utf-8")
    found = read(folder, "en")
    assert found.chapters == ("1.0",)
    assert rulebook().paragraphs["1.0"].title == "The game"


# -- what comes with the program --------------------------------------------------------------------------------------


def gaps(locale: Path) -> list[str]:
    """Return the messages that a language lacks or has in excess of English, as "language: id"."""

    def ids(language: str) -> set[str]:
        found = (folder.read_text(encoding="utf-8") for folder in (locale / language).glob("*.ftl"))
        return {id_ for text in found for id_ in entries(text) if "." not in id_ and not id_.startswith("-")}

    english = ids("en")
    others = (folder.name for folder in sorted(locale.iterdir()) if folder.name != "en")
    return [f"{language}: {id_}" for language in others for id_ in sorted(english ^ ids(language))]


def test_a_layer_that_has_a_language_has_all_of_it(house: Path) -> None:
    assert gaps(house / "assets/engine/locale") == ["de: close", "fr: close", "fr: open"]
    layers = [folder for folder in (share() / "assets").glob("*/locale") if folder.is_dir()]
    assert {layer.parent.name for layer in layers} >= {"engine", "volume1"}
    assert [gap for layer in layers for gap in gaps(layer)] == []


def test_the_engine_has_a_voice_in_each_language_of_each_game() -> None:
    languages = {layer: {folder.name for folder in layer.iterdir()} for layer in (share() / "assets").glob("*/locale")}
    engines = languages.pop(share() / "assets" / "engine" / "locale")
    assert languages and all(theirs <= engines for theirs in languages.values())


def test_a_file_is_taken_apart_only_for_a_message_that_it_has(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many files take in a message of another one, or have its name within a sentence."""
    more = house / "assets/toy/locale/en/more.ftl"
    more.write_text("# win = in a comment\nend = { win }, win = lose\n    .win = lose\n", encoding="utf-8")
    taken: list[str] = []

    def noted(source: str) -> dict[str, str]:
        taken.append(source)
        return entries(source)

    monkeypatch.setattr(messages, "entries", noted)
    english = Catalogue("en", strict=True)
    assert english.text("lose", {}) == "You lose"
    assert [source.partition(" ")[0] for source in taken] == ["open"]
    assert english.has("end.win")
    assert len(taken) == 2
