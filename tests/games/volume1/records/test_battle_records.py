"""Each battle's result is recorded once, is kept after its save is deleted, and is shown on the scenario's sheet."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from combat.games.volume1.records.battle_records import RECORDS, Ended, standing


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    """Delete the records before and after the test."""
    RECORDS.file().parent.mkdir(parents=True, exist_ok=True)
    RECORDS.file().unlink(missing_ok=True)
    yield
    RECORDS.file().unlink(missing_ok=True)


def ended(save: str, points: int, scenario: str = "first-light", *, won: bool = False) -> Ended:
    """Return the record of a finished battle."""
    return Ended(save, scenario, "By a hair", won, points, 8, "2026-01-01T00:00:00+00:00")


def test_a_battle_whose_end_is_seen_twice_counts_once_and_as_it_ended_last() -> None:
    for points in (3, 5):
        RECORDS.keep(ended("a.combat", points))
    assert [entry.points for entry in RECORDS.all()] == [5]


@pytest.mark.rule("22.0")
def test_22_0_a_scenario_stands_by_all_its_battles() -> None:
    RECORDS.keep(ended("a.combat", -1))
    RECORDS.keep(ended("b.combat", 6, won=True))
    RECORDS.keep(ended("c.combat", 9, scenario="night-patrol", won=True))
    found = standing("first-light")
    assert found is not None
    assert (found.fought, found.won, found.best.points) == (2, 1, 6)
    assert standing("dawn-patrol") is None


@pytest.mark.parametrize("kept", ["", "{", "null", '[1, {"save": 3}, null]', "[[[[[[[["])
def test_what_cannot_be_read_is_no_record_and_breaks_nothing(kept: str) -> None:
    RECORDS.file().write_text(kept, encoding="utf-8")
    assert RECORDS.all() == []
    RECORDS.keep(ended("a.combat", 1))
    assert len(RECORDS.all()) == 1


def test_a_file_that_cannot_be_read_is_put_aside_and_one_spoilt_entry_stays_in_its_place() -> None:
    RECORDS.file().write_text('[{"save": 5}]', encoding="utf-8")
    last = ended("a.combat", 3)
    assert RECORDS.keep(last) is None
    assert json.loads(RECORDS.file().read_text(encoding="utf-8"))[0] == {"save": 5}
    RECORDS.file().write_text("[{", encoding="utf-8")
    aside = RECORDS.keep(last)
    assert aside is not None
    assert (aside.read_text(encoding="utf-8"), RECORDS.all()) == ("[{", [last])
    aside.unlink()
