"""A rule number is shown beside the words that it belongs to, and printed after them."""

from __future__ import annotations

from pathlib import Path

from combat.engine import words
from combat.engine.words.catalogue import Catalogue
from combat.engine.words.line import Line, rule_of, ruled, shown


def test_a_line_is_printed_with_its_rule_behind_it() -> None:
    words.use("en", strict=True)
    assert shown(Line("his wounds forbid it", "16.0")) == "his wounds forbid it · 16.0"
    assert shown(Line("Rule of 0")) == shown("Rule of 0") == "Rule of 0"
    assert (rule_of(Line("no", "7.0")), rule_of(Line("no")), rule_of("no · 7.0")) == ("7.0", "", "")


def test_a_sentence_brings_its_rule_from_the_file_that_it_is_said_from(tmp_path: Path) -> None:
    for language, written in (
        ("en", "wind = Wind\n    .rule = 9.3.1\nnight = Night\n    .rule = 21.0\nedge = Edge\n"),
        ("de", "wind = Wind\nedge = Rand\n    .rule = 9.5\n"),
    ):
        (tmp_path / language).mkdir()
        (tmp_path / language / "menu.ftl").write_text(written, encoding="utf-8")
    german = Catalogue("de", strict=True, folders=(tmp_path,))
    assert german.attribute("wind", "rule") == "9.3.1", "what a translation does not repeat"
    assert german.attribute("night", "rule") == "21.0"
    assert german.attribute("edge", "rule") == "9.5"
    assert german.attribute("none", "rule") == ""


def test_the_tips_of_the_editor_have_their_rules_beside_them() -> None:
    words.use("en", strict=True)
    assert ruled("edit-wind-tip").rule == "9.3.1"
    assert "9.3" not in ruled("edit-wind-tip").text
