"""Every rule of the index has a test, and every cited rule number is in the index."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import rules_coverage


@pytest.fixture(scope="module")
def cited() -> list[rules_coverage.Place]:
    """Return the places in the code that cite a rule."""
    return list(rules_coverage.citations())


@pytest.fixture(scope="module")
def marked() -> list[rules_coverage.Place]:
    """Return the tests that are marked with a rule."""
    return list(rules_coverage.marks())


def test_every_number_that_code_data_or_words_cite_is_in_the_index(cited: list[rules_coverage.Place]) -> None:
    assert len(cited) > 800
    assert [str(place) for place in rules_coverage.unknown(rules_coverage.index(), iter(cited))] == []


def test_every_number_that_a_test_is_marked_with_is_in_the_index(marked: list[rules_coverage.Place]) -> None:
    assert len(marked) > 400
    assert [str(place) for place in rules_coverage.unknown(rules_coverage.index(), iter(marked))] == []


def test_every_rule_of_the_index_has_a_test(marked: list[rules_coverage.Place]) -> None:
    tested = {place.number: place for place in marked}
    assert rules_coverage.untested(rules_coverage.index(), tested) == []


def test_what_is_missing_is_listed_and_fails(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    cited: list[rules_coverage.Place],
    marked: list[rules_coverage.Place],
) -> None:
    monkeypatch.setattr(rules_coverage, "citations", lambda game: iter(cited))
    monkeypatch.setattr(rules_coverage, "marks", lambda game: iter(marked))
    assert rules_coverage.main([]) == 0
    stray = rules_coverage.Place("7.99", "tests/games/volume1/rules/orders/test_07_orders.py", 12)
    kept = [place for place in marked if place.number != "13.0.8"]
    monkeypatch.setattr(rules_coverage, "marks", lambda game: iter([*kept, stray]))
    capsys.readouterr()
    assert rules_coverage.main(["--where"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert "  13.0.8    A natural 9" in lines
    assert "tests/games/volume1/rules/orders/test_07_orders.py:12: 7.99 is no rule of the index" in lines


def test_marks_and_citations_are_found_wherever_they_stand(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "combat").mkdir()
    (tmp_path / "tests" / "test_x.py").write_text('@pytest.mark.rule("7.01", "7.09.3a")\ndef test_x(): ...\n')
    (tmp_path / "tests" / "x.toml").write_text("# 5.1.1, 9.1: an example at 12.10.\nsize = [12, 10]\n")
    assert sorted(place.number for place in rules_coverage.marks(tmp_path)) == ["5.1.1", "7.01", "7.09.3a", "9.1"]
    (tmp_path / "combat" / "x.py").write_text(
        '"""Fire (13.0, 14.2; look.md)."""\nX = f("7.03", 0.5, rule="16.0")  # at 12.10, not (0.75) but (4.0.5e)\nY = "10.5 px"\n__version__ = "1.0.0"\n'
    )
    found = sorted(place.number for place in rules_coverage.citations(tmp_path))
    assert found == ["13.0", "14.2", "16.0", "4.0.5e", "7.03"]
