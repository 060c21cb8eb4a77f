"""Flags, odds and notes are drawn beside the men and hexes that they describe, never over them."""

from __future__ import annotations

import itertools
from typing import Any

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex, distance
from combat.engine.stage.drawing import theme
from combat.engine.tabletop.map.camera import usual_step
from combat.games.volume1.content.library import load_book
from combat.games.volume1.rules.sight.sight_lines import Sight
from combat.games.volume1.table.overlays import sight_overlay
from combat.games.volume1.table.pieces import chip_places
from tests.games.volume1.table.pieces.orchard_strike import MIDST, begun, with_guns

SIZES = ((1280, 720), (1920, 1080))
NEAR = 60
"""Pixels at scale 1 between a note and its cross at most, where men leave room."""


def overlapping(some: list[pygame.Rect], others: list[pygame.Rect]) -> list[tuple[pygame.Rect, pygame.Rect]]:
    """Return the pairs of rectangles that overlap."""
    return [(one, other) for one, other in itertools.product(some, others) if one.colliderect(other)]


@pytest.mark.rule("20.0")
@pytest.mark.parametrize("size", SIZES)
def test_20_0_the_chances_of_a_strike_lie_on_no_counter_and_no_flag(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting, drawn = begun(with_guns(), size, "call-strike"), list[pygame.Rect]()
    plain = chip_places.beside

    def beside(*given: Any) -> pygame.Rect:
        drawn.append(plain(*given))
        return drawn[-1]

    monkeypatch.setattr(chip_places, "beside", beside)
    sitting.show(MIDST)
    drawn.clear()
    sitting.layers.draw_ground(sitting.app.surface)
    sitting.layers.draw_pieces(sitting.app.surface)
    men = chip_places.counter_boxes(sitting.desk)
    assert len(drawn) >= 6
    assert overlapping(drawn, [*men, *sitting.layers.things.flags]) == []
    assert [pair for pair in itertools.combinations(drawn, 2) if pair[0].colliderect(pair[1])] == []


@pytest.mark.rule("22.0")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("steps", (-2, -1, 0, 2))
def test_22_0_flags_fly_beside_men_at_every_zoom(size: tuple[int, int], steps: int) -> None:
    sitting = begun(load_book("first-light"), size, "give-orders")
    sitting.desk.view.zoom(steps)
    sitting.desk.view.camera.finish()
    sitting.show(MIDST)
    sitting.layers.draw_ground(sitting.app.surface)
    flags = sitting.layers.things.flags
    assert flags
    assert overlapping(flags, chip_places.counter_boxes(sitting.desk)) == []
    assert [pair for pair in itertools.combinations(flags, 2) if pair[0].colliderect(pair[1])] == []


def test_a_frame_lays_out_its_counters_once_and_they_are_where_they_are_after_each_zoom_and_pan(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting = begun(load_book("first-light"), SIZES[0], "give-orders")
    people, view = sitting.desk.title_desk.people, sitting.desk.view
    plain, laid = type(people).places, list[int]()

    def places(self: Any) -> Any:
        laid.append(len(laid))
        return plain(self)

    for steps in (1, -2):
        view.zoom(steps)
        with monkeypatch.context() as patch:
            patch.setattr(type(people), "places", places)
            laid.clear()
            sitting.layers.draw_ground(sitting.app.surface)
            sitting.layers.draw_pieces(sitting.app.surface)
        assert laid == [0]
        view.pan(40, -30)
        view.apart = True
        assert people.boxes() == chip_places.counter_boxes(sitting.desk)
        view.apart = False
        assert people.boxes() == chip_places.counter_boxes(sitting.desk)


@pytest.mark.rule("22.0")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("steps", (-1, 0, 2))
def test_22_0_the_flag_of_a_held_objective_stands_in_its_own_hex(size: tuple[int, int], steps: int) -> None:
    sitting = begun(load_book("tutorial-patrol"), size, "give-orders")
    desk = sitting.desk
    desk.view.zoom(steps)
    desk.view.camera.finish()
    (goal,) = desk.state.book.scenario.objectives
    (hex_,) = [hex_ for hex_ in goal.hexes if desk.state.men_in(hex_)]
    sitting.show(hex_)
    sitting.layers.draw_ground(sitting.app.surface)
    sitting.layers.draw_pieces(sitting.app.surface)
    held = [flag for flag in sitting.layers.things.flags if desk.view.place_at(flag.center) == hex_]
    assert len(held) == 1
    assert chip_places.inside(desk.view.box(hex_), held[0]) >= 15, "three fifths of it"
    assert overlapping(held, chip_places.counter_boxes(desk)) == []


@pytest.mark.rule("12.1")
@pytest.mark.parametrize("size", SIZES)
def test_12_1_the_note_of_a_line_that_is_cut_stands_near_its_cross_and_covers_nobody(size: tuple[int, int]) -> None:
    sitting = begun(load_book("first-light"), size, "give-orders")
    desk, checked = sitting.desk, 0
    desk.view.zoom(usual_step(desk.view.camera, theme.ground_scale()) - desk.view.camera.step)
    for man, foe in itertools.product(desk.state.on_board("friendly"), desk.state.on_board("enemy")):
        sitting.layers.sight.show_man(man.id)
        line = sitting.layers.sight.line_to(foe.place)
        if line is None or line.visible or line.blocked_by is None or distance(man.place, foe.place) > 12:
            continue
        desk.view.centre_on(line.blocked_by)
        desk.view.camera.finish()
        note, at = noted(desk, (man.place, foe.place), line)
        if not desk.view.camera.free.inflate(-200, -200).collidepoint(at):
            continue
        assert overlapping([note], chip_places.counter_boxes(desk)) == []
        assert not note.colliderect(desk.view.box(line.blocked_by).inflate(-8, -8))
        assert sight_overlay._away(note, at) <= max(NEAR, desk.view.place_width), (man.id, foe.id)
        checked += 1
    assert checked >= 5


def noted(desk: Any, ends: tuple[Hex, Hex], line: Sight) -> tuple[pygame.Rect, tuple[float, float]]:
    """Return the rectangle of a line of sight's note, and the point of its cross."""
    lines = ("blocked by the hedgerow in 06.05", "higher than both men")
    return sight_overlay.place_beside(desk, ends, lines, line), sight_overlay.cross(desk, *ends, line)


@pytest.mark.rule("22.0")
def test_22_0_a_flag_keeps_its_place_on_the_sheet_whatever_part_of_the_board_is_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Strips of the board are drawn apart: a flag that were held in each of them would be seen several times."""
    sitting = begun(load_book("first-light"), SIZES[0], "give-orders")
    view, state = sitting.desk.view, sitting.desk.state
    goals = [hex_ for objective in state.book.scenario.objectives for hex_ in objective.hexes]
    near = sorted(state.board.hexes(), key=lambda hex_: min(distance(hex_, goal) for goal in goals))
    for man, hex_ in zip(list(state.men.values()), near, strict=False):
        state.men[man.id] = replace(man, hex=hex_, seen=True)
    places: dict[tuple[int, int], set[tuple[int, int]]] = {}
    plain = chip_places.flag

    def flag(hex_: pygame.Rect, *given: Any) -> pygame.Rect:
        found, (x, y) = plain(hex_, *given), view.camera.origin
        places.setdefault((hex_.x - x, hex_.y - y), set()).add((found.x - x, found.y - y))
        return found

    monkeypatch.setattr(chip_places, "flag", flag)
    view.centre_on(goals[0])
    view.camera.finish()
    view.touch()
    sitting.rounds()
    for dx, dy in ((-90, 0), (0, -90), (90, 0), (0, 90)):
        for _ in range(4):
            view.pan(dx, dy)
            sitting.rounds()
    assert len(places) == len(goals)
    assert {hex_ for hex_, found in places.items() if len(found) > 1} == set()
