"""The Book of a campaign's next battle: the scenario with the squad as it now is, and what the last battle changed."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from combat.engine.kernel.record import replace
from combat.engine.kernel.sentence import sentence
from combat.games.volume1.campaign.campaign_state import Campaign, Soldier
from combat.games.volume1.content.campaign_files import scenario_file
from combat.games.volume1.content.campaign_plan import Aftermath
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.book import MORALE_STATES, Book, Figure, Hurt, Morale, Night, Option, Scenario, Skill
from combat.games.volume1.rules.play.optional_rules import with_options

HIGHEST_FIGURE, LARGEST_HAND = 9, 5
DEFAULT_STATES = MORALE_STATES[1:-1]
"""What a scenario may name as a side's default: no Rout, no Berserk (22.0)."""


def aftermath(campaign: Campaign) -> Aftermath:
    """What the last battle changes in the next one; nothing before the first."""
    if not campaign.fought:
        return Aftermath()
    last, battle = campaign.fought[-1], campaign.plan.battles[len(campaign.fought) - 1]
    return battle.won if last.won else battle.lost


def experienced(figure: Figure, soldier: Soldier) -> Figure:
    """A man's printed values with what he has learned: Troop Quality, and the skill with his main weapon."""
    skills = tuple(
        Skill(skill.weapon, min(HIGHEST_FIGURE, skill.value + (soldier.ws if place == 0 else 0)))
        for place, skill in enumerate(figure.skills)
    )
    return replace(figure, tq=min(HIGHEST_FIGURE, figure.tq + soldier.tq), skills=skills)


def battle_book(campaign: Campaign, book: Book) -> Book:
    """A scenario's Book, to be fought by the campaign's squad as the last battle left it."""
    figures = {**book.figures, **{man.id: experienced(book.figures[man.id], man) for man in campaign.soldiers}}
    return replace(book, figures=figures, scenario=_changed(book.scenario, campaign, aftermath(campaign)))


def _changed(scenario: Scenario, campaign: Campaign, after: Aftermath) -> Scenario:
    squad = (*(man.id for man in campaign.fit), *campaign.attached)
    night = scenario.night
    return replace(
        scenario,
        squads=(squad,),
        hurt=tuple(Hurt(man.id, wound.kind, wound.bandaged) for man in campaign.fit for wound in man.wounds),
        hand=min(LARGEST_HAND, max(0, scenario.hand + after.hand)),
        turns=max(1, scenario.turns + after.turns),
        friendly_morale=_shifted(scenario.friendly_morale, after.morale),
        enemy_morale=_shifted(scenario.enemy_morale, after.enemy_morale),
        enemy_alert=scenario.enemy_alert if after.enemy_alert is None else after.enemy_alert,
        enemy_prepared=scenario.enemy_prepared if after.enemy_prepared is None else after.enemy_prepared,
        night=None if night is None else _carried_by(night, squad),
    )


def _shifted(morale: Morale, steps: int) -> Morale:
    place = DEFAULT_STATES.index(morale) + steps
    return DEFAULT_STATES[min(len(DEFAULT_STATES) - 1, max(0, place))]


def _carried_by(night: Night, squad: tuple[str, ...]) -> Night:
    """The flares go to those of the named men who are there, else to anybody."""
    return replace(night, carriers=tuple(man for man in night.carriers if man in squad))


def playable(options: Iterable[Option], chosen: Collection[str]) -> tuple[str, ...]:
    """Of the optional rules chosen in a campaign those that a scenario offers; of rivals the first (22.0)."""
    picked: list[Option] = []
    for option in options:
        rival = option.changes_victory and any(other.changes_victory for other in picked)
        if option.id in chosen and not rival:
            picked.append(option)
    return tuple(option.id for option in picked)


def next_book(campaign: Campaign, library: Library) -> Book:
    """The Book of the battle to come with the optional rules chosen; raises ContentError where it cannot be read."""
    battle = campaign.next
    if battle is None:
        raise ValueError(sentence("diary-over"))
    book = library.load_book(scenario_file(library, campaign.plan.id, battle.scenario))
    return battle_book(campaign, with_options(book, playable(book.scenario.options, campaign.options)))
