"""The rulebook has a page for every chapter, paragraph by paragraph, in every language (1.0)."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.content.reading import read
from combat.engine.content.rules_index import RulesFile, check_pages
from combat.engine.words import paragraphs
from combat.games.command.content.kinds.box_files import FiguresFile
from combat.games.command.content.kinds.ground_file import GroundFile

RULES = Path(__file__).parents[4] / "assets/command/rules"
INDEX = RULES / "index.toml"
LANGUAGES = ("en", "es", "de")


def pages(language: str) -> dict[str, paragraphs.Paragraph]:
    """Return the paragraphs of the rulebook in a language by number."""
    index = read(INDEX, RulesFile).content
    texts = ((RULES / language / f"{chapter.page}.md").read_text(encoding="utf-8") for chapter in index.chapter)
    return {each.number: each for text in texts for each in paragraphs.parse_page(text)}


def test_every_number_has_its_words_in_its_place() -> None:
    assert list(check_pages(INDEX, read(INDEX, RulesFile).content)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_paragraph_with_the_same_references(language: str) -> None:
    english, found = pages("en"), pages(language)
    assert list(found) == list(read(INDEX, RulesFile).content.numbers())
    assert {number: each.links for number, each in found.items()} == {
        number: each.links for number, each in english.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_give_the_figures_that_the_game_is_played_with(language: str) -> None:
    found = pages(language)
    charts = RULES.parent / "charts"
    works = read(charts / "ground.toml", GroundFile).content.works()
    cover = "".join(char if char.isdigit() else " " for char in found["18.2"].text).split()
    assert cover[:4] == [str(works[id_].cover) for id_ in ("foxholes", "trench", "pillbox", "bunker")]
    figures = read(charts / "figures.toml", FiguresFile).content
    assert str(figures.mines_fp) in found["18.3"].text
    assert str(figures.time_spaces) in found["4.0"].text
    assert str(figures.bore_sighting_fp) in found["14.03"].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulings_stand_under_their_rules_in_every_language(language: str) -> None:
    rulings, english = (
        paragraphs.parse_rulings((RULES / code / "rulings.md").read_text(encoding="utf-8")) for code in (language, "en")
    )
    assert [ruling.number for ruling in rulings] == [ruling.number for ruling in english]
    assert {"3.7", "11.8", "14.15"} <= {ruling.number for ruling in rulings} <= set(pages(language))
