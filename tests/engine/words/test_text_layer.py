"""Texts of content files are shown in the current language, and never replaced by a translation of another text."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.words.catalogue import Catalogue
from combat.engine.words.name import Name


def _write(path: Path, words: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(words, encoding="utf-8")


@pytest.fixture
def german(tmp_path: Path) -> Catalogue:
    """Return a catalogue of German messages and texts with forms and genders."""
    _write(tmp_path / "game/en/menu.ftl", "fires = {$man} fires the {$weapon}.\n    .rule = 13.0\nover = Over\n")
    _write(
        tmp_path / "game/de/menu.ftl",
        'fires = {$man} feuert mit { FORM($weapon, "dative") }{ FORM($weapon, "gender") ->\n    [feminine] , ihr\n   *[masculine] , ihm\n}.\n',
    )
    _write(
        tmp_path / "game/de/texts/weapons.ftl",
        "gun-name = MG 42\n    .gender = neuter\n    .dative = dem MG 42\n    .en = MG 42 machine gun\n",
    )
    _write(
        tmp_path / "game/de/texts/scenarios/barn.ftl",
        "title = Die Scheune\n    .en = The Barn\nold = Alt\n    .en = Old\n",
    )
    _write(tmp_path / "pack/de/texts/anything.ftl", "old = Uralt\n    .en = Old\n")
    return Catalogue("de", strict=True, folders=(tmp_path / "pack", tmp_path / "game"))


def test_a_text_is_found_by_its_english_words(german: Catalogue) -> None:
    assert german.translated("The Barn") == "Die Scheune"
    assert german.translated("The Barn, burning") == "The Barn, burning"


def test_the_text_of_a_pack_goes_before_the_games_own(german: Catalogue) -> None:
    assert german.translated("Old") == "Uralt"


def test_a_sentence_asks_a_name_for_its_forms(german: Catalogue) -> None:
    gun = german.translated("MG 42 machine gun")
    assert isinstance(gun, Name) and gun == "MG 42"
    assert german.text("fires", {"man": "Stahl", "weapon": gun}) == "Stahl feuert mit dem MG 42, ihm."
    assert german.text("fires", {"man": "Stahl", "weapon": "BAR"}) == "Stahl feuert mit BAR, ihm."


def test_a_message_with_attributes_is_a_name_too(tmp_path: Path) -> None:
    _write(
        tmp_path / "en/menu.ftl",
        'tool = spade { $number }\n    .plural = spades { $number }\nno = { FORM($what, "plural") }\nruled = x\n    .rule = 1.0\n',
    )
    english = Catalogue("en", strict=True, folders=(tmp_path,))
    assert english.text("no", {"what": english.text("tool", {"number": 3})}) == "spades 3"
    assert not isinstance(english.text("ruled", {}), Name)


def test_the_rule_beside_a_sentence_need_not_be_repeated_in_another_language(german: Catalogue) -> None:
    assert german.attribute("fires", "rule") == "13.0"


def test_the_pseudo_language_stretches_texts_of_content(tmp_path: Path) -> None:
    _write(tmp_path / "en/menu.ftl", "a = b\n")
    assert Catalogue("xx", folders=(tmp_path,)).translated("The Barn") not in ("", "The Barn")
