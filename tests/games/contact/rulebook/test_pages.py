"""The rulebook of CONTACT! has all paragraphs in every language, with the figures used by the game."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from combat.engine.content.reading import read
from combat.engine.content.rules_index import RulesFile, check_pages
from combat.engine.space.plane.point import CM
from combat.engine.words import languages, paragraphs, use
from combat.engine.words.rulebook import cited, rulebook
from combat.games.contact.rules.charts.move_chart import SpeedRow
from tests.games.contact.shipped import book

ROOT = Path(__file__).parents[4]
RULES = ROOT / "assets/contact/rules"
INDEX = RULES / "index.toml"
FIGURES = book("hedgerow-road").figures
_MARKS = re.compile(r"[LCS]\d+(?:(?:, |-)[LCS]\d+)*")


@cache
def pages(language: str) -> dict[str, paragraphs.Paragraph]:
    """Return the paragraphs of a language by number."""
    chapters = read(INDEX, RulesFile).content.chapter
    texts = ((RULES / language / f"{chapter.page}.md").read_text(encoding="utf-8") for chapter in chapters)
    return {each.number: each for text in texts for each in paragraphs.parse_page(text)}


def numbers_in(text: str) -> list[int]:
    """Return the numbers in a text outside brackets, sorted."""
    return sorted(int(each) for each in re.findall(r"\d+", re.sub(r"\[[^]]*\]", "", text)))


def test_every_number_has_its_words_in_its_place() -> None:
    assert list(check_pages(INDEX, read(INDEX, RulesFile).content)) == []


@pytest.mark.parametrize("language", languages())
def test_every_language_has_every_paragraph_with_the_same_figures(language: str) -> None:
    english, found = pages("en"), pages(language)
    assert list(found) == list(read(INDEX, RulesFile).content.numbers())
    apart = [n for n, each in found.items() if numbers_in(each.text) != numbers_in(english[n].text)]
    assert apart == []


def cm(*lengths: int) -> tuple[int, ...]:
    """Return lengths in whole centimetres."""
    return tuple(length // CM for length in lengths)


def wanted() -> dict[str, tuple[int, ...]]:
    """Return the numbers that each paragraph must mention, by paragraph number."""
    tests, moves, pools, hit = FIGURES.tests, FIGURES.moves, FIGURES.pools, FIGURES.anti_tank.hit
    close, shells, support, command = FIGURES.close, FIGURES.shells, FIGURES.support, FIGURES.command
    scores = hit.scores
    return {
        "1.3": tuple(row.score for row in tests.experience.values()),
        "1.4": tuple(tests.morale.values()),
        "2.2": (command.command.group_orders, command.command.commander_orders),
        "2.4": (command.actions.reactions,),
        "3.1": (
            *cm(*(row.radius for row in tests.experience.values())),
            *cm(command.command.vehicle_radio, command.command.vehicle_plain, command.command.successor),
        ),
        "3.4": (book("crossroads").mission.attacker.shaken, book("crossroads").mission.attacker.broken),
        "4.1": cm(*(length for name in FOOT for length in (moves.speeds[name].clear, moves.speeds[name].road))),
        "4.2": (*cm(*(moves.speeds[name].clear for name in VEHICLES)), *cm(moves.hull_turn)),
        "4.3": cm(moves.towing),
        "4.4": (*cm(moves.least), moves.freed_on),
        "5.3": (close.mines.vehicle, close.mines.anti_tank, *cm(close.mines.cleared, shells.smoke_shell, shells.flare)),
        "6.1": cm(*(row.normal or 0 for row in FIGURES.detection.small.values())),
        "6.2": cm(FIGURES.detection.recon, FIGURES.detection.hill),
        "6.3": (*cm(moves.marker), moves.units_per_dummy, moves.dummies),
        "7.3": (pools.moving, pools.still, pools.light, pools.heavy, *cm(pools.point_blank_range)),
        "7.7": (pools.flame, pools.charge_failed),
        "8.1": (scores.vehicle_still, scores.vehicle_moving, scores.stabilised, scores.cramped, scores.gun_still),
        "8.3": (hit.point_blank, *cm(hit.point_blank_range, hit.poor_optics_range, hit.apds_range), -hit.bunker),
        "9.1": cm(shells.spread),
        "9.2": (shells.vehicle, shells.vehicle_hits),
        "9.4": tuple(row.most for row in shells.calibres[:-1]),
        "10.1": (close.assault.kill, *cm(close.assault.fall_back, close.assault.stops_short, close.assault.routed)),
        "10.2": (close.tank.infantry, close.tank.trained, close.tank.charge, close.tank.mine, close.tank.early_year),
        "10.3": (close.overrun.targets, close.overrun.open, close.overrun.cover, close.overrun.soft),
        "11.3": cm(support.artillery.shift),
        "11.5": (*(row.radio for row in support.air.levels.values()), support.air.calls),
        "11.6": (support.air.locate, support.air.locate_hard, *cm(support.air.stray), support.air.anti_air),
        "12.1": cm(command.victory.hold),
    }


FOOT: tuple[SpeedRow, ...] = ("foot", "foot-fast", "crawl", "heavy-foot", "cavalry", "charging")
VEHICLES: tuple[SpeedRow, ...] = (
    "very-slow",
    "slow",
    "standard",
    "fast",
    "half-track",
    "wheels",
    "cart",
    "gun-light",
    "gun-medium",
)


@pytest.mark.parametrize("language", languages())
def test_pages_give_the_figures_that_the_game_is_played_with(language: str) -> None:
    found = pages(language)
    missing = {n: [f for f in figures if f not in numbers_in(found[n].text)] for n, figures in wanted().items()}
    assert {n: figures for n, figures in missing.items() if figures} == {}


@cache
def citations() -> tuple[str, ...]:
    """Return the marks in strings of the game's modules, sorted, without duplicates."""
    files = [*(ROOT / "combat/games/contact").rglob("*.py")]
    nodes = (node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    texts = (node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))
    return tuple(sorted({text for text in texts if _MARKS.fullmatch(text)}))


@pytest.mark.parametrize("language", languages())
def test_every_citation_leads_to_its_paragraph(language: str) -> None:
    use(language)
    assert len(citations()) > 60
    assert [each for each in citations() if rulebook().find(cited(each)) is None or cited(each) == each] == []


def test_no_mark_stands_at_two_paragraphs() -> None:
    marks = [mark for each in pages("en").values() for mark in each.marks]
    assert len(marks) == len(set(marks)) > 200
