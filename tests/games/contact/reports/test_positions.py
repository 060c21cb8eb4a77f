"""Lab files of CONTACT!: each ends as it expects with exact odds; each fault of an invalid one gives one line."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from combat.engine import words
from combat.engine.content.findings import ContentError
from combat.engine.content.layers import shipped
from combat.games.contact.content.lab.laid_position import load_position
from combat.games.contact.reports.exact_odds import percent, throws
from combat.games.contact.reports.position_runs import REPORT, run, standing
from tests.games.contact.shipped import content

LAB = shipped("contact").path("assets/lab")
SHIPPED = sorted(LAB.glob("*.toml"))


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_a_position_ends_as_it_says(file: Path) -> None:
    """Every die is rolled, every answer asked for and every refusal given; events and measures are as expected."""
    lab = load_position(file, content())
    assert lab.expect or lab.measures, "a file that expects nothing cannot fail"
    after = run(lab, lambda state, event: None)
    assert len(standing(after)) == len(lab.state.units)


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_every_measure_and_end_is_told_in_words(language: str) -> None:
    words.use(language, strict=True)
    for file in SHIPPED[4:7]:
        lab = load_position(file, content())
        for _, asked in lab.measures:
            assert REPORT.measure_line(lab.state, asked)
        assert len(REPORT.standing_lines(lab.state).splitlines()) == 1 + len(lab.state.units)


FAULTS = [
    ('card = "mmg"', 'card = "mmgs"', "card"),
    ('kind = "building"', 'kind = "buildings"', "kind"),
    ('at = "60,93.5"', 'at = "60,193.5"', "at"),
    ("dice = 4", "limit = 4", "limit"),
    ("dice = 4", 'unit = "d1"', "shot"),
    ("odds =", "seen = true\nodds =", "seen"),
    ('seat = "defender"', 'seat = "north"', "seat"),
]


@pytest.mark.parametrize(("before", "after", "where"), FAULTS)
def test_a_fault_of_a_position_is_told_with_its_line(before: str, after: str, where: str, tmp_path: Path) -> None:
    text = (LAB / "04-an-mmg-at-a-building.toml").read_text(encoding="utf-8")
    assert before in text
    file = tmp_path / "spoilt.toml"
    file.write_text(text.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(ContentError) as error:
        load_position(file, content())
    assert all(finding.line > 1 and "{" not in str(finding) for finding in error.value.findings), where


def test_a_measure_that_differs_is_told(tmp_path: Path) -> None:
    text = (LAB / "02-a-squad-in-the-open.toml").read_text(encoding="utf-8")
    file = tmp_path / "wrong.toml"
    file.write_text(text.replace("need = 4", "need = 3"), encoding="utf-8")
    with pytest.raises(ContentError, match="need is 4 here"):
        run(load_position(file, content()), lambda state, event: None)


def test_throws_are_weighed_by_their_orders() -> None:
    assert sum(chance for _, chance in throws(3, "destroy")) == 1
    assert dict(throws(2, "destroy"))[1, 2] == Fraction(2, 36)
    assert sum(chance for _, chance in throws(3, "fire")) == 1
    assert len(list(throws(3, "fire"))) == 6 * 21
    assert percent(Fraction(1, 3)) == "33.3"
