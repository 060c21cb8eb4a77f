"""The rules index: sound by itself, agreeing with its pages, and naming everything that anybody cites."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from combat.content.library import check, share
from combat.kernel.paragraphs import above, chapter, is_number, nearest, paragraph_of, parse_page, pieces
from tools import rules_coverage

RULES = share() / "assets" / "rules"


def test_the_index_its_pages_and_the_rulings_agree() -> None:
    assert check([RULES / "index.toml"]) == []


def test_every_number_that_code_data_or_words_cite_is_in_the_index() -> None:
    cited = list(rules_coverage.citations())
    assert len(cited) > 800
    assert [str(place) for place in rules_coverage.unknown(rules_coverage.index(), iter(cited))] == []


def test_every_number_that_a_test_is_marked_with_is_in_the_index() -> None:
    marked = list(rules_coverage.marks())
    assert len(marked) > 400
    assert [str(place) for place in rules_coverage.unknown(rules_coverage.index(), iter(marked))] == []


def test_every_rule_of_the_index_has_a_test() -> None:
    tested = {place.number: place for place in rules_coverage.marks()}
    assert rules_coverage.untested(rules_coverage.index(), tested) == []


def test_what_is_missing_is_listed_and_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert rules_coverage.main([]) == 0
    everything = list(rules_coverage.marks())
    stray = rules_coverage.Place("7.99", "tests/rules/test_07_orders.py", 12)
    kept = [place for place in everything if place.number != "13.0.8"]
    monkeypatch.setattr(rules_coverage, "marks", lambda: iter([*kept, stray]))
    capsys.readouterr()
    assert rules_coverage.main(["--where"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "  13.0.8    A natural 9" in lines
    assert "tests/rules/test_07_orders.py:12: 7.99 is no rule of the index" in lines


def test_marks_and_citations_are_found_wherever_they_stand(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "combat").mkdir()
    (tmp_path / "tests" / "test_x.py").write_text('@pytest.mark.rule("7.01", "7.09.3a")\ndef test_x(): ...\n')
    (tmp_path / "tests" / "x.toml").write_text("# 5.1.1, 9.1: an example at 12.10.\nsize = [12, 10]\n")
    assert sorted(place.number for place in rules_coverage.marks(tmp_path)) == ["5.1.1", "7.01", "7.09.3a", "9.1"]
    (tmp_path / "combat" / "x.py").write_text(
        '"""Fire (13.0, 14.2; look.md)."""\nX = f("7.03", 0.5, rule="16.0")  # at 12.10, not (0.75) but (4.0.5e)\nY = "10.5 px"\n'
    )
    found = sorted(place.number for place in rules_coverage.citations(tmp_path))
    assert found == ["13.0", "14.2", "16.0", "4.0.5e", "7.03"]


@pytest.mark.parametrize(
    ("file", "old", "new", "finding"),
    [
        ("index.toml", '"7.05"', '"7.5x"', 'has no heading for "7.5x", which the index lists'),
        ("index.toml", '"7.05"', '"seven"', '"seven" is no paragraph'),
        ("index.toml", '"7.05"', '"7.04"', '"7.04" stands twice'),
        ("index.toml", '"7.05"', '"8.0"', '"8.0" does not belong to chapter 7.0'),
        ("index.toml", 'untestable = ["1.0"]', 'untestable = ["1.1"]', '"1.1" is no number of chapter 1.0'),
        ("en/07-orders.md", "## 7.05 Sneak", "## 7.50 Sneak", "7.50 is not listed in chapter 7.0 of the index"),
        ("en/07-orders.md", "## 7.05 Sneak", "### Sneak", 'has no heading for "7.05"'),
        ("en/13-fire.md", "[14.0]", "[14.9]", "13.0c refers to [14.9], which is no rule of the index"),
        (
            "en/03-components.md",
            "Maps of Norman",
            "A. B. C. D. E. Maps of Norman",
            "3.0 has 7 sentences; a rule has 1 to 6",
        ),
        ("rulings.md", "- **7.19.3**", "- **7.20**", '"7.20" is no rule of the index'),
    ],
)
def test_a_fault_is_found_where_it_lies(tmp_path: Path, file: str, old: str, new: str, finding: str) -> None:
    rules = tmp_path / "rules"
    shutil.copytree(RULES, rules)
    words = (rules / file).read_text(encoding="utf-8")
    assert old in words
    (rules / file).write_text(words.replace(old, new, 1), encoding="utf-8")
    assert any(finding in str(found) for found in check([rules / "index.toml"]))


def test_a_number_tells_what_it_is_part_of() -> None:
    assert [above(number) for number in ("7.09.3a", "7.09.3", "7.09", "7.0", "4.0.4ii")] == [
        "7.09.3", "7.09", "7.0", "", "4.0.4",
    ]  # fmt: skip
    assert (chapter("13.0.8"), paragraph_of("7.09.3a"), paragraph_of("12.1h")) == ("13.0", "7.09", "12.1")
    assert nearest("14.1", {"13.0"}) == ""
    assert nearest("4.0.4ii", {"4.0"}) == "4.0"
    assert is_number("10.13a") and not is_number("0.5") and not is_number("12.10 ") and not is_number("05.04")


def test_a_page_is_read_into_paragraphs_with_links_and_terms() -> None:
    opening, step = parse_page("# 7.0 Orders\nGive\nthem [7.19].\n\n## 7.01a Aim\nHe aims.\nTerms: Aim, Care\n")
    assert (opening.text, opening.links, opening.plain) == ("Give them [7.19].", ("7.19",), "Give them (7.19).")
    assert (step.number, step.title, step.terms, step.line) == ("7.01a", "Aim", ("Aim", "Care"), 5)
    assert list(pieces(opening.text)) == [("Give them ", False), ("7.19", True), (".", False)]
