"""The rulebook of ARMOUR! has all paragraphs in every language, with the figures used by the game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from combat.engine.content.reading import read
from combat.engine.content.rules_index import RulesFile, check_pages
from combat.engine.space.plane.limit import Limit
from combat.engine.space.plane.point import CM
from combat.engine.words import languages, paragraphs
from combat.games.armour.rules.charts.rule_figures import RuleFigures
from combat.games.armour.rules.charts.rule_limits import RuleLimits
from tests.games.armour.shipped import book, cards

RULES = Path(__file__).parents[4] / "assets/armour/rules"
INDEX = RULES / "index.toml"


def pages(language: str) -> dict[str, paragraphs.Paragraph]:
    """Return the paragraphs of the rulebook in a language by number."""
    chapters = read(INDEX, RulesFile).content.chapter
    texts = ((RULES / language / f"{chapter.page}.md").read_text(encoding="utf-8") for chapter in chapters)
    return {each.number: each for text in texts for each in paragraphs.parse_page(text)}


def rulings(language: str) -> tuple[paragraphs.Paragraph, ...]:
    """Return the rulings in a language."""
    return paragraphs.parse_rulings((RULES / language / "rulings.md").read_text(encoding="utf-8"))


def test_every_number_has_its_words_in_its_place() -> None:
    assert list(check_pages(INDEX, read(INDEX, RulesFile).content)) == []


@pytest.mark.parametrize("language", languages())
def test_every_language_has_every_paragraph_with_the_same_references_and_terms(language: str) -> None:
    english, found = pages("en"), pages(language)
    assert list(found) == list(read(INDEX, RulesFile).content.numbers())
    for number, paragraph in found.items():
        assert paragraph.links == english[number].links, number
        assert len(paragraph.terms) == len(english[number].terms), number


@pytest.mark.parametrize("language", languages())
def test_the_rulings_stand_under_their_rules_in_every_language(language: str) -> None:
    assert [ruling.number for ruling in rulings(language)] == [ruling.number for ruling in rulings("en")]


def cm(*limits: Limit) -> tuple[int, ...]:
    """Return the distances of limits in whole centimetres."""
    return tuple(limit.distance // CM for limit in limits)


def data_of(limits: RuleLimits, figures: RuleFigures) -> dict[str, tuple[int, ...]]:
    """Return the numbers that each paragraph must mention, by paragraph number."""
    shots, guns, come = figures.shots, figures.artillery, figures.arrivals
    morale, assault, night, mines = figures.morale, figures.assault, figures.night, figures.mines
    return {
        "4.1": (*cm(limits.command, limits.large_command), figures.command.large_unit),
        "4.3": cm(limits.leadership),
        "4.4": cm(limits.replacement),
        "4.5": (figures.command.commander_survives, *cm(limits.replacement)),
        "5.3": cm(limits.foot_approach, limits.tank_approach, limits.dash_approach),
        "6.2": cm(limits.blitz_move),
        "6.3": cm(limits.scoot_move),
        "6.5": cm(limits.follow_move),
        "6.6": (*cm(limits.cross_here), figures.command.cross_here),
        "6.7": cm(limits.clearing_leader, limits.clearing),
        "7.5": cm(limits.transport_return, limits.transport_near, limits.transport_in_sight),
        "9.3": cm(limits.tall_thickness, limits.tall_sight),
        "9.4": cm(limits.gap),
        "9.6": cm(limits.tall_sight),
        "9.7": cm(limits.edge_of_cover),
        "9.9": cm(limits.aircraft_concealment),
        "10.6": (*cm(limits.long_range), shots.concealed, shots.gone_to_ground),
        "10.7": (shots.confirm_seven, shots.confirm_eight, shots.highest + 1),
        "10.8": cm(limits.hit_spread),
        "10.9": (shots.mistaken_target, *cm(limits.mistaken_near, limits.mistaken_tanks)),
        "11.1": (shots.turret,),
        "11.2": (*cm(limits.long_range), shots.long_range_armour),
        "12.4": (guns.template // CM, *cm(limits.template_friends)),
        "12.6": (guns.second_attempt, guns.third_attempt),
        "13.1": (guns.smoke_ball // CM,),
        "13.3": (guns.screen_per_gun // CM, guns.screen_width // CM, *cm(limits.tall_sight)),
        "14.1": (morale.pin_hits, morale.large_pin_hits, morale.large_unit),
        "15.1": cm(limits.assault_move, limits.assault_shots),
        "15.2": cm(limits.combined_assault),
        "15.3": cm(limits.charge),
        "15.4": cm(limits.failed_charge),
        "15.5": cm(limits.defensive_fire),
        "15.6": (assault.repulse_hits, assault.large_repulse_hits, assault.large_unit, *cm(limits.repulse)),
        "15.9": (assault.grenade_anti_tank, assault.grenade_firepower),
        "15.10": cm(limits.assault_reach),
        "15.13": cm(limits.break_off, limits.capture),
        "15.14": cm(limits.consolidation, limits.consolidation_near),
        "16.4c": cm(limits.spearhead_near, limits.spearhead_in_sight, limits.spearhead_zone),
        "17.1": (come.aircraft,),
        "17.2": cm(limits.aircraft_safety),
        "17.3": (come.aircraft_hit_on,),
        "18.1": cm(limits.works_apart),
        "18.2": (*cm(limits.mine_danger), mines.anti_tank, mines.firepower),
        "19.2": tuple(each // CM for each in night.sight),
        "19.4": (night.dawn,),
        "20.3": cm(limits.ambush_near, limits.ambush_in_sight),
        "20.4": (come.reserves,),
        "20.5": cm(limits.reserve_entry),
        "20.6": cm(limits.objective),
        "20.8": (figures.victory.winner, figures.victory.least),
    }


@pytest.mark.parametrize("language", languages())
def test_pages_give_the_figures_that_the_game_is_played_with(language: str) -> None:
    found, shipped = pages(language), book("two-platoons")
    for number, wanted in data_of(shipped.limits, shipped.figures).items():
        given = [int(each) for each in re.findall(r"\d+", re.sub(r"\[[^]]*\]", "", found[number].text))]
        assert [each for each in wanted if each not in given] == [], number


@pytest.mark.parametrize("language", languages())
def test_every_language_gives_the_same_figures(language: str) -> None:
    english, found = pages("en"), pages(language)
    for number, paragraph in found.items():
        figures, others = (sorted(re.findall(r"\d+", each.text)) for each in (paragraph, english[number]))
        assert figures == others, number


def test_every_keyword_that_a_card_may_bear_is_a_term() -> None:
    names = {keyword.name for keyword in cards().keywords.values()}
    terms = {term for paragraph in pages("en").values() for term in (*paragraph.terms, paragraph.title)}
    assert sorted(names - terms) == []
