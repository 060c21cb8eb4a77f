"""Squads are listed once each; a damaged file of squads gives one line of error and loses nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.engine.files import folders
from combat.engine.kernel.record import replace
from combat.games.volume1.records import squad_records
from combat.games.volume1.records.squad_records import ServedMan, ServedSquad, all_squads, remember, squads_file

CRAGG = ServedMan("pvt-cragg", "Pvt. Cragg", 3, 1, 2, ("Purple Heart",), "killed", "The tower", "10 June", "Trévières")
SQUAD = ServedSquad("one", "Field by Field", "Ours", 7, "8 June", "9 June", "1", "lost", "A few hedges", 2, 1, (CRAGG,))


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    """Delete the records of squads before and after the test."""
    folders.data().mkdir(parents=True, exist_ok=True)
    for path in folders.data().glob("squads*.json"):
        path.unlink()
    yield
    for path in folders.data().glob("squads*.json"):
        path.unlink()


def put_aside() -> list[Path]:
    """Return the paths of the damaged files that were put aside."""
    return sorted(folders.data().glob("squads-damaged-*.json"))


def test_nobody_has_served_where_there_is_no_file() -> None:
    assert all_squads() == ([], None)


def test_a_squad_is_read_as_it_was_written_and_told_of_once() -> None:
    for won in (1, 2):
        assert remember(replace(SQUAD, won=won)) is None
    remember(replace(SQUAD, file="two"))
    assert all_squads() == ([replace(SQUAD, won=2), replace(SQUAD, file="two")], None)


@pytest.mark.parametrize("content", ["", "{", "{}", "[" * 100_000, "\\x00"])
def test_a_damaged_file_is_told_in_one_line_and_put_aside_when_the_next_squad_comes(content: str) -> None:
    squads_file().write_text(content, encoding="utf-8")
    squads, fault = all_squads()
    assert squads == []
    assert str(squads_file()) in str(fault)
    assert "\n" not in str(fault)
    told = remember(SQUAD)
    (aside,) = put_aside()
    assert str(aside) in str(told)
    assert aside.read_text(encoding="utf-8") == content
    assert all_squads() == ([SQUAD], None)


def test_of_a_file_with_one_spoilt_squad_the_others_are_told_and_the_whole_is_kept() -> None:
    remember(SQUAD)
    before = squads_file().read_text(encoding="utf-8").rstrip()[:-1] + ', {"file": 5}]\n'
    squads_file().write_text(before, encoding="utf-8")
    squads, fault = all_squads()
    assert squads == [SQUAD]
    assert "one squad" in str(fault)
    remember(replace(SQUAD, file="two"))
    (aside,) = put_aside()
    assert aside.read_text(encoding="utf-8") == before
    assert [squad.file for squad in all_squads()[0]] == ["one", "two"]


def test_a_file_that_is_too_large_is_not_read_and_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    remember(SQUAD)
    monkeypatch.setattr(squad_records, "LARGEST", 10)
    squads, fault = all_squads()
    assert squads == []
    assert "10" in str(fault)
