"""Effects of a battle on the squad: deeds, wounds, losses, experience and medals (16.0, 22.0)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.campaign.letters import letters
from combat.games.volume1.campaign.muster import battle_book, experienced, next_book
from combat.games.volume1.content.campaign_plan import Decoration, Strain
from combat.games.volume1.content.library import Library, load_book
from combat.games.volume1.rules.events import (
    BattleConceded,
    BlowStruck,
    FragmentRolled,
    GrenadeExploded,
    GrenadeThrown,
    ManKilled,
    ManMoved,
    ManSpotted,
    ManWounded,
    MeleeBegan,
    PapersTaken,
    PrisonerFreed,
    ShellBurst,
    Surrendered,
    WhomChosen,
    WoundBandaged,
)
from combat.games.volume1.rules.play.optional_rules import RULES
from combat.games.volume1.rules.sites import Comrade
from combat.games.volume1.rules.state import Wound
from combat.games.volume1.scenes.campaign.memorial_scene import served_in
from tests.games.volume1.campaign.battles import BADGE, STAR, after, begun, report, soldier, table
from tests.games.volume1.campaign.men import BUSCH, CRAGG, DOC, JUNG, PETERS, TAYLOR, shot


def fragment(target: str, hit: bool = True) -> FragmentRolled:
    """Return the event of a grenade fragment at a man."""
    return FragmentRolled(target, "mk-2", True, 1, 1, (), 5, 3, hit)


def thrown(man: str, hex_: str) -> tuple[Event, Event]:
    """Return the events of a grenade that a man throws into the hex where he is."""
    return GrenadeThrown(man, "mk-2", Hex(hex_), Hex(hex_), 5, 9, "7.09"), GrenadeExploded("mk-2", Hex(hex_))


DEEDS: dict[str, tuple[list[Event], str, dict[str, int]]] = {
    "a hit": ([shot(TAYLOR, JUNG)], TAYLOR, {"enemy-hit": 1}),
    "no more than a check": ([shot(TAYLOR, JUNG, "check")], TAYLOR, {}),
    "a kill": ([shot(TAYLOR, JUNG), ManKilled(JUNG, "kia")], TAYLOR, {"enemy-hit": 1, "enemy-killed": 1}),
    "another man's kill": ([shot(TAYLOR, JUNG), shot(CRAGG, JUNG), ManKilled(JUNG, "kia")], TAYLOR, {"enemy-hit": 1}),
    "a blow": ([BlowStruck(TAYLOR, JUNG, True)], TAYLOR, {"enemy-hit": 1}),
    "a parried blow": ([BlowStruck(TAYLOR, JUNG, False)], TAYLOR, {}),
    "a grenade": ([*thrown(TAYLOR, "05.01"), fragment(JUNG), fragment(BUSCH, False)], TAYLOR, {"enemy-hit": 1}),
    "a grenade among friends": ([*thrown(TAYLOR, "05.06"), fragment(CRAGG)], TAYLOR, {}),
    "another's grenade": ([*thrown(TAYLOR, "05.01"), *thrown(CRAGG, "06.01"), fragment(BUSCH)], TAYLOR, {}),
    "a shell": ([*thrown(TAYLOR, "05.01"), ShellBurst("mortar-81", Hex("05.01")), fragment(JUNG)], TAYLOR, {}),
    "spotting": ([ManSpotted(JUNG, TAYLOR)], TAYLOR, {"enemy-spotted": 1}),
    "being spotted": ([ManSpotted(TAYLOR, JUNG)], TAYLOR, {}),
    "a bandage": ([WoundBandaged(CRAGG, DOC, 0)], DOC, {"comrade-bandaged": 1}),
    "his own bandage": ([WoundBandaged(DOC, DOC, 0)], DOC, {}),
    "carrying": (
        [
            WhomChosen(TAYLOR, CRAGG, "carry", "7.18"),
            *[ManMoved(CRAGG, Hex("05.06"), Hex("05.07"), "7.18", "carried")] * 2,
        ],
        TAYLOR,
        {"comrade-carried": 1},
    ),
    "carrying nowhere": (
        [WhomChosen(TAYLOR, CRAGG, "carry", "7.18"), ManMoved(CRAGG, Hex("05.06"), Hex("05.07"), "7.01")],
        TAYLOR,
        {},
    ),
    "a wound": ([ManWounded(TAYLOR, Wound("light"), 4)], TAYLOR, {"wounded": 1}),
}


@pytest.mark.parametrize("name", DEEDS)
def test_each_deed_is_credited_to_the_man_who_did_it(name: str) -> None:
    events, man, deeds = DEEDS[name]
    campaign = after(begun(), table(), *events)
    assert report(campaign, man).deeds == {"fought": 1, **deeds}
    assert soldier(campaign, man).deeds == {"fought": 1, **deeds}


STRAIN = Strain({"fought": 1}, 2, 1)


@pytest.mark.parametrize(
    ("event", "counts"),
    [
        (None, 0),
        (ManMoved(CRAGG, Hex("05.06"), Hex("05.07"), "7.01"), 0),
        (shot(JUNG, CRAGG, "miss"), 1),
        (ManSpotted(TAYLOR, JUNG), 1),
        (ManSpotted(JUNG, TAYLOR), 1),
        (ShellBurst("mortar-81", Hex("05.01")), 1),
        (GrenadeExploded("mk-2", Hex("05.01")), 1),
        (MeleeBegan(Hex("05.01")), 1),
        (Surrendered(JUNG, TAYLOR), 1),
    ],
)
@pytest.mark.rule("22.0")
def test_22_0_a_battle_conceded_before_the_first_contact_counts_for_nobody(event: Event | None, counts: int) -> None:
    badge = replace(BADGE, at_least=1)
    end = table()
    end.happen(BattleConceded())
    campaign = after(begun(decorations=(badge,), strain=STRAIN), end, *([] if event is None else [event]), points=-99)
    assert (len(campaign.fought), campaign.won) == (1, 0), "it is lost all the same"
    assert campaign.fought[0].contact is bool(counts)
    taylor = soldier(campaign, TAYLOR)
    assert (taylor.deeds.get("fought", 0), taylor.strain, len(taylor.decorations)) == (counts, counts, counts)
    assert served_in(TAYLOR, campaign) == ("The farm" if counts else "")
    assert bool(letters(campaign, end.state.book.figures, end.state.book.weapons)) is bool(counts)


def test_a_battle_played_to_its_end_counts_even_without_contact() -> None:
    campaign = after(begun(decorations=(replace(BADGE, at_least=1),)), table())
    assert report(campaign, TAYLOR).decorations == ("badge",)


def test_a_prisoner_counts_for_the_man_who_took_him_while_he_is_held() -> None:
    took = Surrendered(JUNG, TAYLOR)
    assert report(after(begun(), table().take("jung", "cragg"), took), TAYLOR).deeds["prisoner-taken"] == 1
    freed = after(begun(), table(), took, PrisonerFreed(JUNG))
    assert "prisoner-taken" not in report(freed, TAYLOR).deeds


def test_papers_count_for_the_man_who_took_them_where_their_bearer_lives() -> None:
    end = table(*("taylor 05.05", "cragg 05.06", "hoffmann 05.01")).give_papers("hoffmann", "cragg")
    assert report(after(begun(), end, PapersTaken(TAYLOR, "lt-hoffmann")), TAYLOR).deeds["papers-brought"] == 1
    end = table(*("taylor 05.05", "cragg 05.06", "hoffmann 05.01")).give_papers("hoffmann", "cragg")
    end.die("cragg")
    end.give_papers("hoffmann", "cragg")
    assert "papers-brought" not in report(after(begun(), end, PapersTaken(TAYLOR, "lt-hoffmann")), TAYLOR).deeds


@pytest.mark.parametrize(
    ("wounds", "kept", "rests", "lost"),
    [
        ((Wound("light"),), (Wound("light", bandaged=True),), False, ""),
        ((Wound("light", bandaged=True),), (), False, ""),
        ((Wound("bad"),), (), True, ""),
        ((Wound("bad", bandaged=True),), (Wound("light", bandaged=True),), False, ""),
        ((Wound("light"), Wound("light")), (), True, ""),
        ((Wound("bad", evac=True, bandaged=True),), (Wound("bad", evac=True, bandaged=True),), False, "home"),
    ],
)
@pytest.mark.rule("16.1")
def test_16_1_what_becomes_of_a_wound_is_said_by_the_plan(
    wounds: tuple[Wound, ...], kept: tuple[Wound, ...], rests: bool, lost: str
) -> None:
    end = table()
    end.state.men[PETERS] = replace(end["peters"], wounds=wounds)
    campaign = after(begun(), end)
    peters = soldier(campaign, PETERS)
    assert (peters.wounds, peters.rests, peters.lost) == (kept, rests, lost)
    assert (peters in campaign.fit) == (not rests and not lost)


def test_a_man_who_rested_comes_back_without_wounds_and_without_deeds() -> None:
    end = table()
    end.state.men[PETERS] = replace(end["peters"], wounds=(Wound("bad"),))
    first = after(begun(), end)
    second = after(first, table("taylor 05.05", "cragg 05.06", "goldstein 05.07", "jung 05.01"))
    assert soldier(second, PETERS) in second.fit
    assert soldier(second, PETERS).deeds == {"fought": 1}
    assert PETERS not in [told.man for told in second.fought[-1].reports]


def test_men_who_are_lost_stay_on_the_roster_and_the_next_of_the_pool_come() -> None:
    end = table().die("cragg")
    end.take("peters", "jung")
    campaign = after(begun(), end)
    assert [man.lost for man in campaign.soldiers] == ["", "killed", "", "captured", "", ""]
    assert [man.id for man in campaign.fit] == ["sgt-taylor", "pvt-goldstein", "pvt-crowe", "pvt-meeks"]
    assert campaign.fought[-1].arrivals == ("pvt-crowe", "pvt-meeks")
    assert soldier(campaign, "pvt-crowe").joined == 1
    second = after(campaign, table("taylor 05.05", "goldstein 05.07", "crowe 05.08", "meeks 05.09").die("taylor"))
    assert second.fought[-1].arrivals == (), "the pool is empty"
    assert soldier(second, CRAGG).deeds == {"fought": 1}, "a fallen man fights no more"


@pytest.mark.rule("17.3")
def test_17_3_a_man_who_ran_is_with_the_squad_again() -> None:
    end = table()
    end.state.men[PETERS] = replace(end["peters"], fate="fled", hex=None)
    campaign = after(begun(), end)
    assert report(campaign, PETERS).ran
    assert soldier(campaign, PETERS) in campaign.fit


def test_figures_rise_by_deeds_of_the_whole_campaign_and_no_higher_than_the_plan_says() -> None:
    first = after(begun(), table(), shot(TAYLOR, JUNG), WoundBandaged(CRAGG, DOC, 0))
    assert (soldier(first, TAYLOR).ws, soldier(first, DOC).tq) == (0, 1)
    assert report(first, DOC).gains == ("tq",)
    second = after(first, table(), *[shot(TAYLOR, JUNG)] * 9)
    assert soldier(second, TAYLOR).ws == 1
    assert report(second, TAYLOR).gains == ("ws",)


def test_experience_is_printed_on_the_man_and_never_above_nine() -> None:
    taylor = load_book("first-light").figures[TAYLOR]
    risen = experienced(taylor, replace(soldier(begun(), TAYLOR), tq=1, ws=1))
    assert (risen.tq, [skill.value for skill in risen.skills]) == (taylor.tq + 1, [8, 4, 5])
    assert experienced(replace(taylor, tq=9), replace(soldier(begun(), TAYLOR), tq=2)).tq == 9


def test_medals_are_given_for_one_battle_or_for_all_and_some_only_once() -> None:
    first = after(
        begun(), table(), *[shot(TAYLOR, JUNG), ManKilled(JUNG, "kia")], ManWounded(PETERS, Wound("light"), 4)
    )
    assert report(first, TAYLOR).decorations == (), "one kill is half a star"
    assert report(first, PETERS).decorations == ("heart",)
    kills = [shot(TAYLOR, JUNG), ManKilled(JUNG, "kia"), shot(TAYLOR, BUSCH), ManKilled(BUSCH, "kia")]
    second = after(first, table(), *kills, ManWounded(PETERS, Wound("light"), 4))
    assert report(second, TAYLOR).decorations == ("star", "badge")
    assert soldier(second, PETERS).decorations == ("heart", "heart", "badge")
    third = after(second, table(), *kills)
    assert report(third, TAYLOR).decorations == ()


def test_a_fallen_man_gets_his_medal_and_no_experience() -> None:
    campaign = after(begun(), table().die("taylor"), *[shot(TAYLOR, JUNG)] * 4, ManKilled(TAYLOR, "kia"))
    assert (report(campaign, TAYLOR).lost, report(campaign, TAYLOR).decorations) == ("killed", ("heart",))
    assert report(campaign, TAYLOR).gains == ()


def test_a_battle_is_won_by_the_line_of_its_victory_table() -> None:
    won, lost = after(begun(), table(), points=99), after(begun(), table(), points=-99)
    assert (won.fought[-1].won, won.won, lost.fought[-1].won, lost.won) == (True, 1, False, 0)


def test_the_campaign_ends_with_its_last_battle_or_with_too_few_men() -> None:
    first = after(begun(), table(), points=99)
    assert first.next is not None
    assert first.next.scenario == "night-patrol"
    second = after(first, table(), points=99)
    assert (second.over, second.next, second.verdict.title) == (True, None, "Both")
    bled = after(begun(pool=()), table().die("taylor").die("cragg").die("peters"))
    assert (bled.over, bled.verdict.title) == (True, "Not both")


def test_the_next_battle_is_fought_by_the_squad_as_it_is_with_what_the_last_one_changed() -> None:
    plain = load_book("night-patrol")
    end = table().die("cragg")
    end.state.men[PETERS] = replace(end["peters"], wounds=(Wound("light"),))
    won, lost = after(begun(), end, points=99), after(begun(), end, points=-99)
    book = battle_book(won, plain)
    assert book.scenario.squads == (("sgt-taylor", "pvt-goldstein", "pvt-peters", "pvt-crowe"),)
    assert [(hurt.man, hurt.kind, hurt.bandaged) for hurt in book.scenario.hurt] == [(PETERS, "light", True)]
    assert (book.scenario.friendly_morale, book.scenario.hand, book.scenario.enemy_alert) == ("bold", 5, False)
    assert book.scenario.night is not None
    assert book.scenario.night.carriers == ("sgt-taylor",)
    beaten = battle_book(lost, plain).scenario
    assert (beaten.friendly_morale, beaten.enemy_morale, beaten.turns) == ("cautious", "bold", plain.scenario.turns - 1)
    assert (beaten.enemy_alert, beaten.enemy_prepared) == (True, True)


@pytest.mark.rule("22.0")
def test_22_0_a_man_brings_his_wounds_to_the_battle() -> None:
    from combat.games.volume1.rules.apply import apply
    from combat.games.volume1.rules.events import SquadMustered
    from combat.games.volume1.rules.play.sequence import new_state

    end = table()
    end.state.men[PETERS] = replace(end["peters"], wounds=(Wound("bad", bandaged=True),))
    state = new_state(battle_book(after(begun(), end), load_book("first-light")))
    apply(state, SquadMustered(state.book.scenario.squads[0], 0))
    assert state.men[PETERS].wounds == (Wound("light", bandaged=True),)
    assert state.men[TAYLOR].wounds == ()


def test_men_who_are_lent_fight_beside_the_squad_and_are_not_lent_again_once_they_fell() -> None:
    plan = begun().plan
    lent = tuple(replace(battle, attached=("pvt-connor", "pvt-walsh")) for battle in plan.battles)
    campaign = begun(battles=lent)
    squad = battle_book(campaign, load_book("first-light")).scenario.squads[0]
    assert squad == (*plan.squad, "pvt-connor", "pvt-walsh")
    end = table("taylor 05.05", "cragg 05.06", "goldstein 05.07", "peters 05.08", "connor 05.09", "walsh 06.09").die(
        "connor"
    )
    campaign = after(campaign, end)
    assert campaign.fought[-1].fallen == ("pvt-connor",)
    assert {report.man for report in campaign.fought[-1].reports} == set(plan.squad)
    assert campaign.fought[-1].arrivals == ()
    assert battle_book(campaign, load_book("night-patrol")).scenario.squads[0][-1] == "pvt-walsh"


@pytest.mark.rule("22.0")
def test_22_0_the_optional_rules_chosen_change_the_next_battle_before_the_last_one_does() -> None:
    campaign = replace(begun(), options=("steady-in-cover", "every-man-home", "prisoners-wanted", "moonless"))
    book = next_book(replace(campaign, fought=(), plan=replace(campaign.plan, id="hedgerow-to-hill")), Library())
    assert book.chosen == ("steady-in-cover", "prisoners-wanted"), (
        "of two that change what wins the first; what is not offered is not played"
    )
    assert book.scenario.points["enemy-captured"] == 4


@pytest.mark.rule("22.0k")
def test_22_0_every_battle_of_a_campaign_offers_the_rulebooks_optional_rules() -> None:
    campaign = replace(begun(), options=RULES, fought=())
    campaign = replace(campaign, plan=replace(campaign.plan, id="hedgerow-to-hill"))
    for place in range(len(campaign.plan.battles)):
        plan = replace(campaign.plan, battles=campaign.plan.battles[place:])
        book = next_book(replace(campaign, plan=plan), Library())
        assert book.chosen == RULES
        assert tuple(option.id for option in book.scenario.options)[:2] == RULES


def test_rules_of_play_stay_chosen_for_the_next_battle_and_what_changed_the_scenario_does_not() -> None:
    campaign = replace(begun(), options=("enemy-holds-fire", "old-soldiers"))
    assert after(campaign, table()).options == ("enemy-holds-fire",)


def test_of_two_medals_for_the_same_deeds_the_higher_is_given_and_medics_have_no_part_in_the_infantrys() -> None:
    cross = Decoration("cross", "Cross", "for more", {"enemy-killed": 2}, 4, ("#24427A",), instead_of="star")
    campaign = begun(decorations=(STAR, cross, replace(BADGE, deeds={"fought": 2}, infantry=True)))
    kills = [shot(TAYLOR, JUNG), ManKilled(JUNG, "kia"), shot(TAYLOR, BUSCH), ManKilled(BUSCH, "kia")]
    ended = after(campaign, table(), *kills)
    assert report(ended, TAYLOR).decorations == ("cross", "badge")
    assert report(ended, DOC).decorations == ()
    assert report(ended, PETERS).decorations == ("badge",)


def test_a_man_of_another_squad_who_fell_beside_it_comes_neither_on_loan_nor_as_a_replacement() -> None:
    end = table(*("taylor 05.05", "cragg 05.06", "crowe 05.07", "jung 05.01")).die("cragg").die("crowe")
    scenario = replace(end.state.book.scenario, comrades=(Comrade("pvt-crowe", Hex("05.07")),))
    end.state.book = replace(end.state.book, scenario=scenario)
    campaign = after(begun(), end)
    assert campaign.fallen == {"pvt-crowe"}
    assert campaign.fought[-1].arrivals == ("pvt-meeks",)
    lies_there = replace(
        load_book("first-light"), scenario=replace(load_book("first-light").scenario, comrades=scenario.comrades)
    )
    assert battle_book(begun(), lies_there).scenario.comrades == scenario.comrades
    assert battle_book(campaign, lies_there).scenario.comrades == ()


def test_a_man_of_the_squad_does_not_lie_on_the_board_as_well() -> None:
    book = load_book("first-light")
    book = replace(book, scenario=replace(book.scenario, comrades=(Comrade("pvt-cragg", Hex("05.07")),)))
    assert battle_book(begun(), book).scenario.comrades == ()


def test_it_is_noted_where_a_man_fell_and_by_what() -> None:
    def felled(*struck: Event) -> str:
        return report(after(begun(), table().die("cragg"), *struck, ManKilled(CRAGG, "kia")), CRAGG).felled_by

    assert felled(replace(shot(JUNG, CRAGG), weapon="kar-98k")) == "kar-98k"
    assert felled(shot(JUNG, CRAGG), replace(fragment(CRAGG), weapon="stielhandgranate")) == "stielhandgranate"
    assert felled(replace(fragment(CRAGG, False), weapon="stielhandgranate")) == ""
    assert felled(shot(JUNG, CRAGG), BlowStruck(BUSCH, CRAGG, True)) == ""
    assert after(begun(), table()).fought[0].place == table().state.book.scenario.place
