"""The rules index is valid and agrees with its pages and rulings."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from combat.engine.files.folders import share
from combat.engine.words.paragraphs import above, chapter, is_number, nearest, paragraph_of, parse_page, pieces
from tests.games.volume1.content.checked import check

RULES = share() / "assets" / "volume1" / "rules"


def test_the_index_its_pages_and_the_rulings_agree() -> None:
    assert check([RULES / "index.toml"]) == []


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
        ("en/rulings.md", "- **7.19.3**", "- **7.20**", '"7.20" is no rule of the index'),
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
    assert (opening.text, opening.links) == ("Give them [7.19].", ("7.19",))
    assert (step.number, step.title, step.terms, step.line) == ("7.01a", "Aim", ("Aim", "Care"), 5)
    assert list(pieces(opening.text)) == [("Give them ", False), ("7.19", True), (".", False)]
