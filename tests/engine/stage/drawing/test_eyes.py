"""Every palette is legible: contrast is measured as in WCAG 2, and no mark is distinguished by colour alone."""

from __future__ import annotations

import itertools
from typing import get_args

import pygame
import pytest

from combat.engine.stage.drawing import eyes, theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.tabletop.hexes.hex_marks import cell
from combat.engine.tabletop.motion import eased, faded
from combat.engine.tabletop.overlay.place_mark import GROUND, Mark
from tests.engine.stage.eye_measures import ratio, seen_by

LOOKS = tuple(itertools.product(eyes.PALETTES, (False, True)))
PAPERS, INKS = ("PANEL", "FORM", "PROMPT", "STRIP"), ("INK", "INK_2", "INK_3", "MISSING", "LINK", "PANEL_RULE")
FRAMES, LIGHT_INKS = ("FRAME", "FRAME_HIGH", "FRAME_LOW"), ("FRAME_TEXT", "FRAME_TEXT_2")
TEXT, STRONG, MARK = 4.5, 7.0, 3.0
"""Ratios: of text, of text in high contrast, and of signs and lines."""


@pytest.fixture(params=LOOKS, ids=str)
def look(request: pytest.FixtureRequest) -> tuple[str, bool]:
    """Use a palette and contrast; return both."""
    palette, contrast = request.param
    eyes.suit(palette, contrast=contrast, still=False)
    return palette, contrast


def of(name: str) -> Rgb:
    """Return a colour of the theme by its name."""
    found: Rgb = getattr(theme, name)
    return found


def test_the_measure_is_that_of_the_standard() -> None:
    assert ratio((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert ratio((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def test_what_is_written_can_be_read(look: tuple[str, bool]) -> None:
    least = STRONG if look[1] else TEXT
    for paper, ink in (*itertools.product(PAPERS, INKS), *itertools.product(FRAMES, LIGHT_INKS)):
        assert ratio(of(paper), of(ink)) >= least, (paper, ink)
    assert ratio(theme.COMMIT, theme.COMMIT_TEXT) >= least
    assert ratio(theme.CHOSEN, theme.INK) >= least


def test_what_is_marked_stands_out_from_its_dark_edge_or_from_the_paper(look: tuple[str, bool]) -> None:
    assert ratio(theme.CHOSEN, GROUND) >= MARK
    for name in ("CLEAR", "CUT", "MISSING"):
        assert ratio(of(name), theme.MAP) >= MARK, name
    assert ratio(theme.NIGHT_CLEAR, GROUND) >= MARK


@pytest.mark.parametrize("kind", ["deutan", "tritan"])
def test_a_palette_tells_clear_from_cut_for_the_eyes_that_it_is_for(kind: str) -> None:
    eyes.suit(kind, contrast=False, still=False)
    try:
        for one, other in itertools.combinations(("CLEAR", "CUT", "CHOSEN"), 2):
            first, second = seen_by(of(one), kind), seen_by(of(other), kind)
            assert sum(abs(a - b) for a, b in zip(first, second, strict=True)) >= 120, (one, other)
    finally:
        eyes.suit("usual", contrast=False, still=False)


def test_each_mark_on_a_hex_has_a_shape_of_its_own() -> None:
    masks = {}
    for mark in get_args(Mark):
        drawn = cell(mark, (128, 111), 1.0)
        masks[mark] = pygame.mask.from_surface(drawn, 90)
    for one, other in itertools.combinations(masks, 2):
        shared = masks[one].overlap_area(masks[other], (0, 0))
        either = masks[one].count() + masks[other].count() - shared
        assert shared / max(1, either) < 0.9, (one, other)


def test_a_change_of_looks_is_seen_in_what_is_drawn_next() -> None:
    usual = cell("chosen", (128, 111), 1.0).get_buffer().raw
    eyes.suit("tritan", contrast=False, still=False)
    try:
        assert cell("chosen", (128, 111), 1.0).get_buffer().raw != usual
    finally:
        eyes.suit("usual", contrast=False, still=False)
    assert cell("chosen", (128, 111), 1.0).get_buffer().raw == usual


def test_where_nothing_should_move_a_thing_is_at_once_where_it_goes_and_still_fades() -> None:
    eyes.suit("usual", contrast=False, still=True)
    try:
        assert [eased(share) for share in (0.0, 0.1, 0.5, 1.0)] == [0.0, 1.0, 1.0, 1.0]
        assert 0 < faded(0.5) < 1
    finally:
        eyes.suit("usual", contrast=False, still=False)
    assert 0 < eased(0.1) < 0.1
