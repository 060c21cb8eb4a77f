"""Campaigns generated from a seed: reproducible, with stronger enemies after victories, saved and resumed."""

from __future__ import annotations

from datetime import date, datetime
from pathlib import Path

import pytest

from combat.engine import words
from combat.engine.journal.faults import SaveError
from combat.engine.kernel.record import replace
from combat.engine.words import translated
from combat.games.volume1.campaign import campaign_run, course, diary, diary_check, endless
from combat.games.volume1.campaign.campaign_state import Campaign, Fought, Report
from combat.games.volume1.campaign.muster import next_book
from combat.games.volume1.content.campaign_plan import Plan
from combat.games.volume1.content.generator.workshop import NIGHTS, Workshop
from combat.games.volume1.content.library import Library
from combat.games.volume1.content.plans import load_plan
from combat.games.volume1.players.bots import PLAYERS
from tools.volume1.scenario_table import OURS

DRAWN = ("farmhouse", "hedgerows", "hill", "village")


@pytest.fixture(scope="module")
def plan() -> Plan:
    """Return the shipped plan of generated campaigns, restricted to boards that need not be drawn first."""
    found = load_plan(OURS, "field-by-field")
    assert found.endless is not None
    return replace(found, endless=replace(found.endless, boards=DRAWN, made_up=0))


@pytest.fixture(scope="module")
def campaign(plan: Plan) -> Campaign:
    """Return a campaign generated from a fixed seed."""
    return campaign_run.begun(plan, 4711, OURS)


def fought(campaign: Campaign, *, won: bool) -> Campaign:
    """Return the campaign after its next battle was won or lost.

    The made-up result affects only successors and calendar.
    """
    battle = campaign.next
    assert battle is not None
    end = Fought(battle.scenario, battle.title, "", 1, won, tuple(Report(man.id) for man in campaign.going))
    return replace(campaign, fought=(*campaign.fought, end))


def on(campaign: Campaign, moment: datetime) -> Campaign:
    """Return the campaign with a copy of its first battle added at a time."""
    battle = replace(campaign.plan.battles[0], date=moment.isoformat(timespec="minutes"))
    return replace(campaign, plan=replace(campaign.plan, battles=(*campaign.plan.battles, battle)))


def prolonged(campaign: Campaign) -> Campaign:
    """Return the campaign with its next battle generated and added."""
    moment = endless.next_moment(campaign)
    assert moment is not None
    return endless.prolonged(campaign, moment, OURS)


def after(campaign: Campaign, count: int, *, won: bool) -> Campaign:
    """Return the campaign after `count` battles, and with the next one generated."""
    for number in range(count):
        campaign = fought(campaign, won=won)
        moment = endless.next_moment(campaign)
        assert moment is not None
        campaign = on(campaign, moment) if number < count - 1 else prolonged(campaign)
    return campaign


@pytest.mark.rule("22.0")
def test_22_0_the_same_seed_is_the_same_squad_and_the_same_battles(plan: Plan, campaign: Campaign) -> None:
    same, other = (campaign_run.begun(plan, seed, OURS) for seed in (4711, 4712))
    assert same == campaign
    assert (same.plan.battles, same.plan.pool) != (other.plan.battles, other.plan.pool)
    listed = {man for row in Workshop(OURS).table.squads for man in row}
    assert {*same.plan.squad} <= listed
    assert sorted((*same.plan.squad, *same.plan.pool)) == sorted((*plan.squad, *plan.pool))


def test_who_wins_meets_more_men_than_who_loses_on_the_ground_that_the_seed_decides(campaign: Campaign) -> None:
    winner, loser = (after(campaign, 12, won=won) for won in (True, False))
    ahead, behind = winner.plan.battles[-1], loser.plan.battles[-1]
    assert ahead.wishes is not None
    assert behind.wishes is not None
    assert ahead.wishes.enemies > behind.wishes.enemies
    assert (ahead.wishes.board, ahead.wishes.kind, ahead.date) == (behind.wishes.board, behind.wishes.kind, behind.date)
    assert (endless.success(winner), endless.success(loser)) == (24, 0)
    assert campaign.plan.battles[0].pin[0] < ahead.pin[0], "the front goes forward on the map"
    assert campaign.plan.battles[0].pin[1] > ahead.pin[1]


def test_days_go_forward_through_june_and_july_and_it_is_dark_only_without_a_moon(campaign: Campaign) -> None:
    campaign = fought(campaign, won=True)
    while (moment := endless.next_moment(campaign)) is not None:
        campaign = fought(on(campaign, moment), won=True)
    moments = [datetime.fromisoformat(battle.date) for battle in campaign.plan.battles]
    assert moments == sorted({*moments})
    assert moments[0].date() == date(1944, 6, 8)
    assert moments[-1].date() <= date(1944, 7, 31)
    assert {moment.month for moment in moments} == {6, 7}
    assert 20 <= len(moments) <= 40
    assert all(moment.hour or NIGHTS[0] <= moment.day <= NIGHTS[1] for moment in moments)
    assert campaign.at_end


def test_a_battle_is_told_on_its_day_in_every_language(campaign: Campaign) -> None:
    moment = datetime.fromisoformat("1944-07-20T00:30")
    campaign = endless.prolonged(fought(campaign, won=True), moment, OURS)
    battle = campaign.plan.battles[-1]
    assert battle.day == "20 July, after midnight"
    book = next_book(campaign, OURS)
    assert book.scenario.date == "20 July 1944"
    assert book.scenario.night is not None
    for language in words.languages():
        words.use(language)
        said = [translated(line) for line in (battle.title, battle.day, *battle.orders, book.scenario.date)]
        assert (said == [battle.title, battle.day, *battle.orders, book.scenario.date]) is (language == "en")
    words.use("en")


def test_a_whole_battle_leads_to_the_next_and_the_men_who_come_on_their_day(campaign: Campaign) -> None:
    (after,) = campaign_run.battles(campaign, OURS, PLAYERS["cautious"], 5, most=1)
    assert len(after.plan.battles) == 2
    assert after.next == after.plan.battles[1]
    assert after.next.wishes is not None
    assert after.next.wishes.men == min(8, len(after.fit))
    assert next_book(after, OURS).scenario.deployment


def test_battles_made_up_are_kept_in_the_file_and_a_spoilt_one_is_not_believed(
    campaign: Campaign, tmp_path: Path
) -> None:
    kept = diary.begin(campaign.plan, tmp_path, "Ours")
    kept.write(prolonged(fought(kept.campaign, won=True)))
    again = diary.open_diary(kept.path)
    assert again.campaign == kept.campaign
    assert (again.campaign.title, again.campaign.plan.seed) == ("Ours", 4711)
    assert diary_check.fault(again, Library().parts().figures) is None
    kept.path.write_bytes(kept.path.read_bytes().replace(b'"success":0', b'"success":5'))
    with pytest.raises(SaveError, match="plan"):
        diary.open_diary(kept.path)


def test_a_file_of_very_many_standings_lets_the_oldest_go(
    campaign: Campaign, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = diary.begin(campaign.plan, tmp_path)
    monkeypatch.setattr(diary, "ROOMY", 20_000)
    for number in range(30):
        course.rename(kept, f"Number {number}")
    assert kept.path.stat().st_size < 30_000
    assert diary.open_diary(kept.path).campaign.name == "Number 29"


def test_a_new_campaign_is_offered_a_name_of_its_own(plan: Plan) -> None:
    assert course.name_offered(plan, []) == "Field by Field"
    assert course.name_offered(plan, ["Field by field", "Field by Field 2"]) == "Field by Field 3"
    long = replace(plan, title="x" * 60)
    assert len(course.name_offered(long, ["x" * 60])) <= diary.LONGEST_NAME
