"""Every language is complete: each message with its variables, each text of content, each page of rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.words.catalogue import Catalogue, assets
from tools import languages

OURS = ("de", "es")


@pytest.mark.parametrize("code", OURS)
def test_a_language_lacks_nothing(code: str) -> None:
    """Whoever adds or changes an English sentence says it in these too; `python -m tools.languages` lists what is missing."""
    assert [str(lack) for lack in languages.lacks(code)] == []


@pytest.mark.parametrize("code", OURS)
def test_every_sentence_of_a_language_can_be_said(code: str) -> None:
    catalogue = Catalogue(code, strict=True)
    for message in catalogue.ids():
        args = dict.fromkeys(languages.variables(catalogue.pattern(message)), 2)
        assert catalogue.text(message, args).strip() or message.startswith("key-"), message


def test_what_a_language_lacks_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(languages, "assets", lambda realm: tmp_path / realm)
    for realm, code, file, words in (
        (
            "engine",
            "en",
            "a.ftl",
            "here = Here\nsame = The same\ngone = Gone\ncount = { $count } men\nruled = Ruled\n    .rule = 1.0\n",
        ),
        (
            "engine",
            "fr",
            "a.ftl",
            "# As in English: here\n\nhere = Here\nsame = The same\nmore = Plus\ncount = des hommes\nruled = Règle\n    .rule = 2.0\nodd = {\n",
        ),
        (
            "volume1",
            "fr",
            "texts/weapons.ftl",
            "m1-garand-name = Le Garand\n    .en = M1 Garand\nold = Vieux\n    .en = No such text\nbare = Nu\n",
        ),
    ):
        path = tmp_path / realm / "locale" / code / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(words, encoding="utf-8")
    rules = assets("volume1") / "rules"
    for code, page in (("en", "01-introduction.md"), ("en", "02-definitions.md"), ("fr", "01-introduction.md")):
        path = tmp_path / "volume1" / "rules" / code / page
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(
            (rules / "en" / page).read_text(encoding="utf-8").replace("# 1.0", "# 1.1" if code == "fr" else "# 1.0"),
            encoding="utf-8",
        )
    found = {(lack.what, lack.about.split()[0]) for lack in languages.lacks("fr")}
    assert {
        ("lacks", "gone"),
        ("reads as in English", "same"),
        ("has no English message", "more"),
        ("differs in its variables", "count"),
        ("repeats a rule that stands beside the English message", "ruled"),
        ("cannot be read", "odd"),
        ("has no .en beside it", "bare"),
        ("is told of no text (any more)", "old"),
        ("lacks the text", "m3-name"),
        ("lacks", "1.0"),
        ("is no number of the English page", "1.1"),
        ("lacks", "the"),
    } <= found
    assert not {("reads as in English", "here"), ("lacks the text", "m1-garand-name"), ("lacks", "count")} & found


def test_the_missing_texts_are_put_into_their_files_to_be_translated(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(languages, "assets", lambda realm: tmp_path / realm)
    kept = tmp_path / "volume1/locale/fr/texts/weapons.ftl"
    kept.parent.mkdir(parents=True)
    kept.write_text("garand = Le Garand\n    .en = M1 Garand\n", encoding="utf-8")
    assert len(list(languages.write_texts("fr"))) > 30
    assert kept.read_text(encoding="utf-8").startswith(
        "garand = Le Garand\n    .en = M1 Garand\n\nm1-carbine-name = M1 Carbine\n    .en = M1 Carbine\n"
    )
    assert list(languages.write_texts("fr")) == []
