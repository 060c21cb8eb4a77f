"""The rulebook's figures: one for each chapter, each of a possible position, with a caption in every language."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from combat.engine import words
from combat.engine.content.layers import shipped
from combat.engine.files.toml_files import read_toml
from combat.engine.stage.paper.rulebook_page import RulebookPage
from combat.engine.words import rulebook_pages as pages
from combat.engine.words.rulebook import rulebook
from combat.games.volume1.content.lab.inline import lab_inline
from combat.games.volume1.content.library import Library
from combat.games.volume1.scenes.volume1_rulebook import rulebook as rulebook_on_table
from combat.games.volume1.table.drawn_figures import DrawnFigures
from tests.engine.stage.hands import application, click, press

FIGURES = (read_toml(Path(shipped().path("assets/rules/figures.toml"))) or {})["figure"]

EDITOR = "23.0"
"""The chapter on the editor, which tells of the program and has no figure."""


@pytest.fixture(autouse=True)
def _window() -> None:
    pygame.display.init()
    pygame.display.set_mode((320, 240))


def test_every_chapter_has_a_figure_and_every_figure_a_caption_in_every_language() -> None:
    numbers = [figure["number"] for figure in FIGURES]
    assert numbers == [chapter for chapter in rulebook().chapters if chapter != EDITOR]
    for language in words.languages():
        words.use(language, strict=True)
        for number in numbers:
            assert DrawnFigures().caption(number).endswith(".")
    words.use("en")


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure["number"])
def test_the_position_of_a_figure_can_be(figure: dict[str, object]) -> None:
    position = figure["position"]
    assert isinstance(position, dict)
    state = lab_inline(position, Library())
    assert state.board.columns <= 9 and state.board.rows <= 6


def test_a_figure_is_as_tall_as_was_said_at_any_width_and_drawn_once() -> None:
    figures = DrawnFigures()
    for width in (240, 900):
        picture = figures.picture("12.0", width)
        assert picture.get_size() == (width, figures.height("12.0", width))
        assert figures.picture("12.0", width) is picture


def test_a_page_shows_the_figure_of_its_chapter_and_a_click_on_it_enlarges_it() -> None:
    clicked: list[str] = []
    page = RulebookPage(lambda number: None, DrawnFigures(), clicked.append)
    page.place(pygame.Rect(0, 0, 640, 900))
    page.show(pages.chapter_page("15.0"))
    page.draw(pygame.Surface((640, 900)))
    ((box, number),) = page.shown
    assert number == "15.0"
    page.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=box.center))
    assert clicked == ["15.0"]


def test_a_figure_lies_over_the_book_until_the_next_key() -> None:
    with application((1280, 720)) as app:
        scene = rulebook_on_table(app, "15.0")
        app.push(scene)
        app.round(0.05)
        app.round(0.05)
        ((box, _),) = scene.page.shown
        click(app, box.center)
        assert scene.large == "15.0"
        app.round(0.05)
        press(app, "Esc")
        assert scene.large == "" and app.top is scene
