"""Hidden men show their faces and stacks their names, and men in a house are below its roof (8.0, 11.02)."""

from __future__ import annotations

from itertools import pairwise
from statistics import fmean, pstdev
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.overlay.pieces_at_hand import PiecesAtHand
from combat.games.volume1.rules.state import Man
from combat.games.volume1.table import palette
from combat.games.volume1.table.pieces import around_counters, counters
from combat.games.volume1.table.pieces.faces import ManFace, OrderTab
from combat.games.volume1.table.pieces.men_on_board import MenOnBoard, Place
from tests.games.volume1.table.pieces.roster import roster

FACE = (34, 31, 26, 19)
"""The place of a hidden man's face on his counter, in units: from under the helmet to the mouth."""

MEN = ("sgt-taylor", "pvt-crowe", "pvt-cragg", "pvt-peters", "pvt-miller")


def shades(face: ManFace, size: int, area: tuple[int, int, int, int]) -> list[float]:
    """Return the brightness of each pixel of an area of a counter, 0 to 255."""
    piece = counters.man(face, size)
    left, top, wide, high = (round(value * size / 80) for value in area)
    part = piece.surface.subsurface((piece.origin[0] + left, piece.origin[1] + top, wide, high))
    return [sum(pixel) / 3 for pixel in zip(*[iter(pygame.image.tobytes(part, "RGB"))] * 3, strict=True)]


def pile(count: int, zoom: float = 1.0, terrain: str = "open") -> list[Place]:
    """Return the places of the counters of `count` men in one hex."""
    board = Board.of("lab", 9, 9, {Hex("05.05"): terrain})
    men = {id_: Man(id_, "friendly", "able", hex=Hex("05.05")) for id_ in MEN[:count]}
    view = SimpleNamespace(camera=SimpleNamespace(zoom=zoom), centre=lambda _: (400, 300))
    state = SimpleNamespace(men=men, melee=(), board=board)
    desk: Any = SimpleNamespace(view=view, state=state, selection=SimpleNamespace(piece=""))
    return MenOnBoard(desk).places()


@pytest.mark.parametrize("size", (44, 80, 160))
def test_8_1_a_hidden_man_keeps_his_face_and_an_unknown_enemy_stays_dark(size: int) -> None:
    unknown = ManFace("", "Red", "enemy", "red", unknown=True)
    for man in roster()[:6]:
        seen = shades(man, size, FACE)
        hidden = shades(replace(man, hidden=True, stamp="Hidden"), size, FACE)
        assert fmean(hidden) > 0.72 * fmean(seen), man.id
        assert pstdev(hidden) > 0.6 * pstdev(seen), man.id
    assert 48 < fmean(shades(unknown, size, FACE)) < 100


BODY = (4, 24, 72, 52)
"""A counter below its name, in units."""


@pytest.mark.parametrize("size", (34, 44, 60, 80))
def test_who_has_acted_is_paler_and_no_counter_is_nearly_black(size: int) -> None:
    unknown = ManFace("", "Red", "enemy", "red", unknown=True)
    for man in roster()[::6]:
        hidden = replace(man, hidden=True, stamp="Hidden")
        for face in (man, hidden, unknown):
            fresh, acted = (shades(replace(face, dimmed=done), size, BODY) for done in (False, True))
            assert 1.05 * fmean(fresh) < fmean(acted) < 215, face.name
            assert pstdev(acted) > 0.6 * pstdev(fresh), face.name
            assert fmean(fresh) > 52, face.name


@pytest.mark.parametrize("size", (30, 44, 80))
def test_8_1_a_hidden_man_is_told_from_a_seen_one_by_his_name_and_his_frame(size: int) -> None:
    taylor = roster()[0]
    for area in ((24, 2, 40, 12), (60, 40, 18, 22)):
        plain, hidden = (shades(face, size, area) for face in (taylor, replace(taylor, hidden=True, stamp="Hidden")))
        assert fmean(abs(a - b) for a, b in zip(plain, hidden, strict=True)) > 30, area


@pytest.mark.parametrize("zoom", (0.5, 1.0, 2.0))
@pytest.mark.parametrize("count", (2, 3, 4))
def test_every_name_of_a_stack_is_seen(count: int, zoom: float) -> None:
    places = pile(count, zoom)
    assert [place.under for place in places] == [True] * (count - 1) + [False]
    for lower, upper in pairwise(places):
        assert upper.y - lower.y >= 13 * lower.size / 80 - 0.5


def test_a_large_stack_stays_near_its_hex() -> None:
    places = pile(5)
    assert places[-1].y - places[0].y <= 42


def test_the_lowest_counter_of_a_stack_bears_the_number_of_men() -> None:
    assert [place.count for place in pile(3)] == [3, 0, 0]
    assert [place.count for place in pile(1)] == [0]
    two, three = (pygame.image.tobytes(around_counters.badge(count, 80).surface, "RGBA") for count in (2, 3))
    assert two != three


@pytest.mark.rule("11.02")
def test_11_02_a_roof_lies_over_men_in_a_building_alone() -> None:
    assert [place.roofed for place in pile(2, terrain="building")] == [True, False]
    assert not any(place.roofed for place in pile(2, terrain="rubble"))
    surface = pygame.Surface((120, 60), pygame.SRCALPHA)
    around_counters.draw_roof(surface, (20, 30), 80, PiecesAtHand())
    covered = surface.get_bounding_rect()
    assert covered.bottom <= 30 + 3, "it covers no name"
    assert covered.height >= 12


def test_the_states_of_a_man_under_others_are_dots_beside_his_name() -> None:
    taylor = roster()[0]
    chips = ("cautious", "light-wound")
    under = counters.man(replace(taylor, under=True, chips=chips, order=OrderTab("hide", ("none",) * 4)), 80)
    assert under.size == (80, 80)
    assert under.surface.get_height() < 100, "his order is not seen under another man"
    band = under.surface.subsurface((under.origin[0] + 56, under.origin[1], 24, 15))
    seen = {tuple(band.get_at((x, y)))[:3] for x in range(24) for y in range(15)}
    for state in chips:
        wanted = palette.state_look(state)[0]
        assert min(sum(abs(a - b) for a, b in zip(pixel, wanted, strict=True)) for pixel in seen) < 40, state
