"""Decisions between two battles: who goes, rests and leads, and equipment; no man is in two places."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Literal

import pytest

from combat.engine.kernel.record import replace
from combat.games.volume1.campaign import course, deciding, diary
from combat.games.volume1.campaign.aftermath import with_arrivals
from combat.games.volume1.campaign.campaign_state import Campaign, Decided, Fought, Loss, Report, Soldier, new_campaign
from combat.games.volume1.campaign.muster import aftermath, as_he_goes, battle_book
from combat.games.volume1.content.campaign_plan import Arrival, Issue, Lead, Strain
from combat.games.volume1.content.library import Library, load_book
from combat.games.volume1.content.plans import load_plan
from combat.games.volume1.rules.state import Wound
from tests.games.volume1.campaign.battles import PLAN, after, begun, soldier, table
from tests.games.volume1.campaign.men import CRAGG, DOC, PETERS, TAYLOR
from tools.volume1.scenario_table import OURS

FIGURES = Library().parts().figures
GIVEN: dict[str, Any] = {
    "issues": (Issue("m18", "mk-2", most=2), Issue("bar", "m1-garand", -1, instead=True)),
    "loads": 2,
    "lead": Lead(ldr=1, most=3, lost=-1),
    "strain": Strain({"fought": 2}, 4, 1),
}


WORDS: tuple[Literal["goes", "rests", "leads", "carries", "leaves"], ...] = (
    "goes",
    "rests",
    "leads",
    "carries",
    "leaves",
)
FATES: tuple[Loss, ...] = ("", "", "", "", "", "killed", "captured", "home")


def decided(campaign: Campaign, *steps: Decided) -> Campaign:
    """Return the campaign after some decisions."""
    for step in steps:
        campaign = deciding.decide(campaign, step, FIGURES)
    return campaign


def going(campaign: Campaign) -> list[str]:
    """Return the ids of the men who go into the next battle."""
    return [man.id for man in campaign.going]


def why(campaign: Campaign, step: Decided) -> str:
    """Return the text with which a decision is refused, "" if it is legal."""
    said = deciding.refusal(campaign, step, FIGURES)
    return str(said) if said is not None else ""


@pytest.mark.rule("22.0")
def test_22_0_who_rests_stays_behind_and_who_goes_takes_his_place_only_where_there_is_room() -> None:
    battles = tuple(replace(battle, men=3) for battle in PLAN.battles)
    campaign = begun(battles=battles)
    assert going(campaign) == [TAYLOR, CRAGG, DOC]
    assert "No more than 3 go" in why(campaign, Decided("goes", PETERS))
    campaign = decided(campaign, Decided("rests", CRAGG), Decided("goes", PETERS))
    assert going(campaign) == [TAYLOR, DOC, PETERS]
    assert battle_book(campaign, load_book("first-light")).scenario.squads == ((TAYLOR, DOC, PETERS),)
    campaign = decided(campaign, Decided("rests", TAYLOR))
    assert "At least 2" in why(campaign, Decided("rests", DOC))
    assert going(deciding.take_back(campaign)) == [TAYLOR, DOC, PETERS]


def test_what_cannot_be_is_refused_with_its_reason_and_changes_nothing() -> None:
    campaign = begun(**GIVEN)
    hurt = replace(
        campaign,
        soldiers=(*campaign.soldiers[:2], replace(campaign.soldiers[2], rests=True), Soldier(PETERS, lost="killed")),
    )
    for standing, step, reason in (
        (hurt, Decided("goes", DOC), "aid station"),
        (hurt, Decided("goes", PETERS), "not with the squad"),
        (hurt, Decided("goes", "pvt-crowe"), "not with the squad"),
        (replace(campaign, journal="x.combat"), Decided("rests", CRAGG), "battle has begun"),
        (campaign, Decided("leads", DOC), "medic"),
        (campaign, Decided("carries", DOC, "m18"), "no skill"),
        (campaign, Decided("carries", CRAGG, "bar"), "has one"),
        (campaign, Decided("carries", CRAGG, "mg-42"), "not given out"),
        (campaign, Decided("leaves", CRAGG, "m18"), "does not carry"),
        (decided(campaign, Decided("rests", CRAGG)), Decided("leads", CRAGG), "only a man who goes"),
        (decided(campaign, *[Decided("carries", man, "m18") for man in (TAYLOR, CRAGG)]), Decided("carries", PETERS, "m18"), "No more than 2 of it"),
        (decided(campaign, *[Decided("carries", man, "m18") for man in (TAYLOR, CRAGG)]), Decided("carries", PETERS, "bar"), "2 pieces in all"),
    ):  # fmt: skip
        assert reason in why(standing, step), step
        with pytest.raises(deciding.Refused):
            deciding.decide(standing, step, FIGURES)
    with pytest.raises(deciding.Refused):
        deciding.take_back(campaign)
    with pytest.raises(deciding.Refused):
        deciding.take_back(replace(decided(campaign, Decided("rests", CRAGG)), journal="x.combat"))


def test_the_leader_is_the_best_there_is_or_whom_the_player_names_while_he_goes() -> None:
    campaign = begun(**GIVEN)
    assert deciding.leader(campaign, FIGURES) == TAYLOR
    assert as_he_goes(campaign, soldier(campaign, TAYLOR), FIGURES).ldr == 3, "no higher than the plan says"
    named = decided(campaign, Decided("leads", CRAGG))
    assert as_he_goes(named, soldier(named, CRAGG), FIGURES).ldr == 1
    assert as_he_goes(named, soldier(named, TAYLOR), FIGURES).ldr == FIGURES[TAYLOR].ldr
    assert deciding.leader(decided(named, Decided("rests", CRAGG)), FIGURES) == TAYLOR


def test_a_leader_who_does_not_come_back_costs_the_others_their_heart() -> None:
    lost = after(begun(**GIVEN), table().die("taylor"))
    assert lost.fought[0].leader == TAYLOR
    assert aftermath(lost).morale == PLAN.battles[0].lost.morale - 1
    assert aftermath(after(begun(**GIVEN), table().die("cragg"))).morale == PLAN.battles[0].lost.morale
    assert aftermath(after(begun(), table().die("taylor"))).morale == PLAN.battles[0].lost.morale


def test_what_is_carried_stands_on_the_man_beside_his_own_or_in_its_place() -> None:
    campaign = decided(begun(**GIVEN), Decided("carries", PETERS, "bar"), Decided("carries", PETERS, "m18"))
    skills = {skill.weapon: skill.value for skill in as_he_goes(campaign, soldier(campaign, PETERS), FIGURES).skills}
    own = {skill.weapon: skill.value for skill in FIGURES[PETERS].skills}
    assert skills == {"bar": own["m1-garand"] - 1, "mk-2": own["mk-2"], "m18": own["mk-2"]}
    assert battle_book(campaign, load_book("first-light")).figures[PETERS].skills[0].weapon == "bar"
    put_down = decided(campaign, Decided("leaves", PETERS, "bar"))
    assert deciding.carried(put_down) == {PETERS: ("m18",)}
    assert deciding.carried(decided(campaign, Decided("rests", PETERS))) == {}


def test_who_fights_without_a_rest_is_worn_out_and_a_rest_mends_that_and_his_wounds() -> None:
    end = table()
    end.state.men[PETERS] = replace(end["peters"], wounds=(Wound("light"),))
    campaign = after(after(begun(**GIVEN, battles=PLAN.battles * 2), end), table())
    assert [man.strain for man in campaign.soldiers] == [4] * 4
    assert as_he_goes(campaign, soldier(campaign, CRAGG), FIGURES).tq == FIGURES[CRAGG].tq - 1
    hurt = replace(
        campaign,
        soldiers=tuple(
            replace(man, wounds=(Wound("light", bandaged=True), Wound("bad", bandaged=True)))
            for man in campaign.soldiers
        ),
    )
    rested = after(
        decided(hurt, Decided("rests", CRAGG)), table("taylor 05.05", "goldstein 05.07", "peters 05.08", "jung 05.01")
    )
    assert soldier(rested, CRAGG).strain == 0
    assert soldier(rested, CRAGG).wounds == (Wound("light", bandaged=True),)
    assert rested.decided == (), "decisions hold for one battle"


def test_replacements_come_on_their_days_and_no_more_than_the_squad_has_room_for() -> None:
    dates = ("1944-06-12T16:00", "1944-06-15T00:30")
    battles = tuple(replace(battle, date=date) for battle, date in zip(PLAN.battles, dates, strict=True))
    for day, most, strength, come in (
        ("1944-06-14T12:00", 1, 4, 1),
        ("1944-06-14T12:00", 3, 4, 2),
        ("1944-06-14T12:00", 3, 3, 1),
        ("1944-06-12T16:00", 3, 4, 0),
        ("1944-06-15T00:31", 3, 4, 0),
    ):
        campaign = begun(battles=battles, strength=strength, arrivals=(Arrival(day, most),))
        assert len(after(campaign, table().die("cragg").die("peters")).fought[0].arrivals) == come
    last = begun(battles=battles[:1], strength=4, arrivals=(Arrival("1944-06-14T12:00", 3),))
    assert after(last, table().die("cragg")).fought[0].arrivals == (), "nobody comes for a campaign that is over"


def test_decisions_are_kept_and_can_be_taken_back_until_the_battle_begins(tmp_path: Path) -> None:
    kept = diary.begin(replace(PLAN, **GIVEN), tmp_path)
    course.decide(kept, Decided("rests", CRAGG), FIGURES)
    course.decide(kept, Decided("leads", PETERS), FIGURES)
    assert diary.open_diary(kept.path).campaign.decided == (Decided("rests", CRAGG), Decided("leads", PETERS))
    course.take_back(kept)
    assert diary.open_diary(kept.path).campaign.decided == (Decided("rests", CRAGG),)


@pytest.mark.parametrize("seed", range(12))
def test_whatever_befalls_them_and_is_decided_no_man_is_in_two_places(seed: int) -> None:
    """The dead, prisoners, the wounded who rest and those who stay behind never go; nobody goes twice; it always ends."""
    dice, plan = Random(seed), load_plan(OURS, "hedgerow-to-hill")
    campaign, steps = new_campaign(plan), 0
    while not campaign.over:
        for _ in range(12):
            word = dice.choice(WORDS)
            weapon = dice.choice(plan.issues).weapon if word in ("carries", "leaves") else ""
            step = Decided(word, dice.choice((*plan.squad, *plan.pool)), weapon)
            if deciding.refusal(campaign, step, FIGURES) is None:
                campaign = deciding.decide(campaign, step, FIGURES)
        men = going(campaign)
        squad = (*men, *campaign.attached)
        assert plan.least <= len(men) <= campaign.most
        assert len({*squad}) == len(squad)
        assert not {*squad} & {man.id for man in campaign.soldiers if man.lost or man.rests}
        assert not {*squad} & campaign.fallen
        assert sum(len(weapons) for weapons in deciding.carried(campaign).values()) <= plan.loads
        assert deciding.leader(campaign, FIGURES) in men
        campaign, steps = fought(campaign, dice), steps + 1
        assert sum(not man.lost for man in campaign.soldiers) <= plan.strength
        ids = [man.id for man in campaign.soldiers]
        assert len({*ids}) == len(ids)
    assert steps <= 10
    assert campaign.verdict in plan.verdicts


def fought(campaign: Campaign, dice: Random) -> Campaign:
    """Return the campaign after a made-up battle, in which some of the men were lost or wounded."""
    battle = campaign.next
    assert battle is not None
    reports, soldiers = list[Report](), list[Soldier]()
    men = going(campaign)
    for man in campaign.soldiers:
        lost = dice.choice(FATES) if man.id in men else ""
        rests = man.id in men and not lost and dice.random() < 0.2
        reports += [Report(man.id, lost=lost, rests=rests)] if man.id in men else []
        soldiers.append(replace(man, lost=man.lost or lost, rests=rests))
    fallen = tuple(man for man in campaign.attached if dice.random() < 0.2)
    end = Fought(battle.scenario, "", "", 5, dice.random() < 0.5, tuple(reports), fallen=fallen, line=2, leader=men[0])
    after = replace(campaign, soldiers=tuple(soldiers), fought=(*campaign.fought, end), decided=())
    return with_arrivals(after, after.next.date if after.next is not None else "")
