"""Book of a campaign's next battle: the scenario with the squad as it is now, and effects of the last battle."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING

from combat.engine.kernel.load_object import load_object
from combat.engine.kernel.record import replace
from combat.engine.kernel.text_message import msg
from combat.games.volume1.campaign.campaign_state import Campaign, Soldier
from combat.games.volume1.campaign.deciding import carried, issue_of, leader
from combat.games.volume1.content.campaign_files import scenario_file
from combat.games.volume1.content.campaign_plan import Aftermath, Issue, Plan, PlannedBattle
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.book import MORALE_STATES, Book, Figure, Hurt, Morale, Night, Option, Scenario, Skill
from combat.games.volume1.rules.play.optional_rules import with_options

if TYPE_CHECKING:
    from combat.games.volume1.campaign.made_battles import made_book

MADE = "combat.games.volume1.campaign.made_battles:made_book"
"""Import path of the function for generated battles, imported on demand."""
HIGHEST_FIGURE, LARGEST_HAND, LOWEST_TQ = 9, 5, 1
DEFAULT_STATES = MORALE_STATES[1:-1]
"""Morale states that a scenario may name as default: no Rout, no Berserk (22.0)."""


def aftermath(campaign: Campaign) -> Aftermath:
    """Return the effects of the last battle on the next one, including the loss of its leader; neutral before the
    first.
    """
    if not campaign.fought:
        return Aftermath()
    last, battle = campaign.fought[-1], campaign.plan.battles[campaign.course[0][-1]]
    after, lead = battle.won if last.won else battle.lost, campaign.plan.lead
    if lead is None or not any(report.man == last.leader and report.lost for report in last.reports):
        return after
    return replace(after, morale=after.morale + lead.lost)


def experienced(figure: Figure, soldier: Soldier) -> Figure:
    """Return a man's printed values, with Troop Quality and the skill with his main weapon raised by experience."""
    skills = tuple(
        Skill(skill.weapon, min(HIGHEST_FIGURE, skill.value + (soldier.ws if place == 0 else 0)))
        for place, skill in enumerate(figure.skills)
    )
    return replace(figure, tq=min(HIGHEST_FIGURE, figure.tq + soldier.tq), skills=skills)


def weariness(plan: Plan, soldier: Soldier) -> int:
    """Return by how much fatigue lowers a man's Troop Quality; 0 if the plan has no fatigue."""
    strain = plan.strain
    return min(strain.most, soldier.strain // strain.every) if strain is not None else 0


def as_he_goes(campaign: Campaign, soldier: Soldier, figures: Mapping[str, Figure]) -> Figure:
    """Return a man's values for the next battle, with experience, fatigue, leadership and issued weapons."""
    plan = campaign.plan
    figure = experienced(figures[soldier.id], soldier)
    figure = replace(figure, tq=max(LOWEST_TQ, figure.tq - weariness(plan, soldier)))
    if plan.lead is not None and leader(campaign, figures) == soldier.id:
        figure = replace(figure, ldr=max(figure.ldr, min(plan.lead.most, figure.ldr + plan.lead.ldr)))
    issues = [issue_of(campaign, weapon) for weapon in carried(campaign).get(soldier.id, ())]
    for issue in issues:
        figure = figure if issue is None else _armed(figure, issue)
    return figure


def _armed(figure: Figure, issue: Issue) -> Figure:
    """Return a man with an issued weapon, besides his own or in place of the similar one."""
    like = next((skill for skill in figure.skills if skill.weapon == issue.like), None)
    if like is None:
        return figure
    new = Skill(issue.weapon, min(HIGHEST_FIGURE, max(1, like.value + issue.skill)))
    if issue.instead:
        return replace(figure, skills=tuple(new if skill is like else skill for skill in figure.skills))
    return replace(figure, skills=(*figure.skills, new))


def battle_book(campaign: Campaign, book: Book) -> Book:
    """Return a scenario's Book with the campaign's squad and the effects of the last battle."""
    own = {man.id: as_he_goes(campaign, man, book.figures) for man in campaign.soldiers}
    figures = {**book.figures, **own}
    return replace(book, figures=figures, scenario=_changed(book.scenario, campaign, aftermath(campaign)))


def _changed(scenario: Scenario, campaign: Campaign, after: Aftermath) -> Scenario:
    squad = (*(man.id for man in campaign.going), *campaign.attached)
    elsewhere = {*squad, *campaign.fallen, *(man.id for man in campaign.soldiers)}
    night = scenario.night
    return replace(
        scenario,
        squads=(squad,),
        hurt=tuple(Hurt(man.id, wound.kind, wound.bandaged) for man in campaign.going for wound in man.wounds),
        hand=min(LARGEST_HAND, max(0, scenario.hand + after.hand)),
        turns=max(1, scenario.turns + after.turns),
        friendly_morale=_shifted(scenario.friendly_morale, after.morale),
        enemy_morale=_shifted(scenario.enemy_morale, after.enemy_morale),
        enemy_alert=scenario.enemy_alert if after.enemy_alert is None else after.enemy_alert,
        enemy_prepared=scenario.enemy_prepared if after.enemy_prepared is None else after.enemy_prepared,
        night=None if night is None else _carried_by(night, squad),
        comrades=tuple(comrade for comrade in scenario.comrades if comrade.man not in elsewhere),
    )


def _shifted(morale: Morale, steps: int) -> Morale:
    place = DEFAULT_STATES.index(morale) + steps
    return DEFAULT_STATES[min(len(DEFAULT_STATES) - 1, max(0, place))]


def _carried_by(night: Night, squad: tuple[str, ...]) -> Night:
    """Return the night with the flare carriers who are present; without any, anybody may carry them."""
    return replace(night, carriers=tuple(man for man in night.carriers if man in squad))


def playable(options: Iterable[Option], chosen: Collection[str]) -> tuple[str, ...]:
    """Return the ids of the chosen optional rules that a scenario offers.

    Of several that change the victory conditions, only the first is kept (22.0).
    """
    picked: list[Option] = []
    for option in options:
        rival = option.changes_victory and any(other.changes_victory for other in picked)
        if option.id in chosen and not rival:
            picked.append(option)
    return tuple(option.id for option in picked)


def next_book(campaign: Campaign, library: Library) -> Book:
    """Return the Book of the next battle with the chosen optional rules.

    Raise ContentError if it cannot be read, ValueError if the campaign is over.
    """
    battle = campaign.next
    if battle is None:
        raise ValueError(msg("diary-over"))
    book = _book_of(library, campaign.plan.id, battle)
    return battle_book(campaign, with_options(book, playable(book.scenario.options, campaign.options)))


def _book_of(library: Library, campaign: str, battle: PlannedBattle) -> Book:
    """Return the Book of a battle before the campaign's changes; raise ContentError."""
    if battle.wishes is None:
        return library.load_book(scenario_file(library, campaign, battle.scenario))
    return load_object(MADE, lambda: made_book)(library, battle)
