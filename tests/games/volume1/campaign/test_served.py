"""A finished campaign is listed among the squads that served, with the fate of each man."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.engine.files import folders
from combat.engine.kernel.record import replace
from combat.games.volume1.campaign import course, diary
from combat.games.volume1.campaign.campaign_state import Report
from combat.games.volume1.campaign.served import enter, key, served
from combat.games.volume1.records.squad_records import all_squads, squads_file
from tests.full_disk import full
from tests.games.volume1.campaign.battles import PLAN, after, table

FIGURES = table().state.book.figures


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    """Delete the records of squads before and after the test."""
    squads_file().unlink(missing_ok=True)
    yield
    squads_file().unlink(missing_ok=True)


@pytest.fixture
def lost_one(tmp_path: Path) -> diary.Diary:
    """Return a campaign after its first battle, in which a man was killed."""
    kept = diary.begin(PLAN, tmp_path, "Ours")
    campaign = after(kept.campaign, table(), points=99)
    reports = tuple(
        Report("pvt-cragg", lost="killed") if one.man == "pvt-cragg" else one for one in campaign.fought[0].reports
    )
    men = tuple(
        replace(man, lost="killed", decorations=("heart",)) if man.id == "pvt-cragg" else man
        for man in campaign.soldiers
    )
    fought = replace(campaign.fought[0], reports=reports, place="Les Ormes, Normandy")
    kept.write(replace(campaign, soldiers=men, fought=(fought,)))
    return kept


def test_a_campaign_without_a_battle_leaves_nobody(tmp_path: Path) -> None:
    kept = diary.begin(PLAN, tmp_path)
    assert served(kept, FIGURES) is None
    course.throw_away(kept, FIGURES)
    assert all_squads() == ([], None)


def test_a_campaign_that_is_deleted_was_given_up_and_its_squad_stays(lost_one: diary.Diary) -> None:
    course.throw_away(lost_one, FIGURES)
    assert not lost_one.path.exists()
    ((squad,), fault) = all_squads()
    assert fault is None
    assert (squad.name, squad.campaign, squad.result, squad.battles, squad.won) == (
        "Ours",
        "Two Battles",
        "given-up",
        1,
        1,
    )
    assert (squad.first, squad.last, squad.file) == ("Monday", "Monday", key(lost_one))
    cragg = next(man for man in squad.men if man.man == "pvt-cragg")
    assert (cragg.fate, cragg.battle, cragg.day, cragg.place) == ("killed", "The farm", "Monday", "Les Ormes, Normandy")
    assert (cragg.battles, cragg.medals) == (1, ("Heart",))
    assert cragg.name == FIGURES["pvt-cragg"].full_name


def test_a_campaign_that_is_over_is_told_by_its_verdict_and_once_only(lost_one: diary.Diary) -> None:
    lost_one.write(after(lost_one.campaign, table("taylor 05.05", "goldstein 05.07", "peters 05.08"), points=99))
    assert lost_one.campaign.over
    enter(lost_one, FIGURES)
    ((squad,), _) = all_squads()
    assert (squad.result, squad.verdict, squad.battles, squad.won, squad.last) == ("won", "Both", 2, 2, "Tuesday")
    course.throw_away(lost_one, FIGURES)
    assert all_squads()[0] == [squad], "what was entered when it ended stands"


def test_records_that_cannot_be_written_are_told_of_and_the_campaign_goes_its_way(
    lost_one: diary.Diary, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    lost_one.warn = told.append
    folders.data().mkdir(parents=True, exist_ok=True)
    monkeypatch.setattr("os.fsync", full)
    enter(lost_one, FIGURES)
    monkeypatch.undo()
    (line,) = told
    assert str(squads_file()) in line
