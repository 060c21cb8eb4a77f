"""Objectives and exits: on the board, in the notes, and on the minimap (22.0)."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.hexes.outlines import region_outline
from combat.games.volume1.content.library import load_book
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.sites import Comrade
from combat.games.volume1.table.overlays import goals
from combat.games.volume1.words import hex_contents
from tests.games.volume1.skirmish import gun_fight, skirmish
from tests.games.volume1.table.sitting import Sitting

HOME = (Hex("04.07"), Hex("05.07"), Hex("05.08"))


def with_home() -> Book:
    """Return the small game with a comrade to be brought home."""
    book = gun_fight()
    comrade = Comrade("pvt-crowe", Hex("08.03"), ("bad-evac",), 5, HOME)
    return replace(book, scenario=replace(book.scenario, comrades=(comrade,)))


def test_a_rim_has_the_sides_that_lead_out() -> None:
    assert len(region_outline((Hex("05.05"),))) == 6
    assert len(region_outline((Hex("05.05"), Hex("05.06")))) == 10
    assert region_outline(()) == ()


@pytest.mark.rule("22.0")
def test_22_0_home_is_flagged_where_it_is_nearest_and_told_of_in_its_hexes() -> None:
    sitting = Sitting(with_home())
    comrade = sitting.desk.state.book.scenario.comrades[0]
    assert goals.flag_hex(comrade) in HOME
    assert goals.flag_hex(replace(comrade, points=0)) is None
    told = hex_contents.on_hex(sitting.desk.state, Hex("05.08"))
    assert [thing.title for thing in told] == ["Home for Crowe: 5 VP"]
    objective = sitting.desk.state.book.scenario.objectives[0]
    assert objective.title in hex_contents.on_hex(sitting.desk.state, objective.hexes[0])[0].title


SHOWN = ["circle", "square", "ring", "rim", "operator", "prisoner"]


def test_the_small_map_marks_goals_guns_prisoners_and_torn_ground() -> None:
    sitting = Sitting(with_home())
    scene, state = sitting.scene, sitting.desk.mirror.state
    enemy = next(man for man in state.on_board("enemy"))
    plain = scene.view.minimap
    sitting.rounds(2)
    before = pygame.image.tobytes(sitting.app.surface.subsurface(plain.rect), "RGB")
    state.men[enemy.id] = replace(enemy, held_by="sgt-taylor")
    state.board = state.board.with_terrain(Hex("03.03"), "crater").with_terrain(Hex("04.03"), "rubble")
    assert [pin.icon or pin.look for pin in scene.view.minimap.pins()] == SHOWN
    assert enemy.hex not in [dot.place for dot in scene.view.minimap.dots()]
    scene.invalidate()
    scene.view.touch()
    sitting.rounds(2)
    assert pygame.image.tobytes(sitting.app.surface.subsurface(plain.rect), "RGB") != before


@pytest.mark.rule("22.0")
def test_22_0_who_lies_at_an_objective_is_drawn_there_and_told_of() -> None:
    book = gun_fight()
    gate = replace(book.scenario.objectives[0], who="pvt-crowe")
    sitting = Sitting(replace(book, scenario=replace(book.scenario, objectives=(gate,))))
    assert "Pvt Crowe is hidden here" in " ".join(hex_contents.on_hex(sitting.desk.state, gate.hexes[0])[0].lines)
    x, y = sitting.show(gate.hexes[0])
    plate = pygame.Surface(sitting.app.size, 0, 32)
    goals.draw_hidden(plate, sitting.desk)
    assert plate.get_at((x, y))[:3] != (0, 0, 0)
    nobody = Sitting(book)
    nobody.show(gate.hexes[0])
    plate.fill((0, 0, 0))
    goals.draw_hidden(plate, nobody.desk)
    assert pygame.transform.average_color(plate)[:3] == (0, 0, 0)


def test_22_0_the_first_look_goes_to_the_middle_of_where_the_squad_may_start() -> None:
    scenario = skirmish().scenario
    assert goals.from_and_to(scenario)[0] == goals.middle(scenario.deployment) != scenario.deployment[0]


def test_22_0_the_set_up_opens_on_the_squads_edge_with_the_objective_in_sight() -> None:
    """Dawn Patrol starts far from what it is to reach, on a small screen."""
    sitting = Sitting(load_book("dawn-patrol"), size=(1280, 720))
    scenario, view = sitting.desk.state.book.scenario, sitting.scene.view
    seen = (*scenario.deployment, *goals.aims(scenario))
    assert len(seen) == len(scenario.deployment) + len(scenario.objectives)
    assert all(view.camera.free.collidepoint(view.centre(hex_)) for hex_ in seen)


def test_the_middle_of_an_area_is_its_nearest_hex() -> None:
    assert goals.middle((Hex("05.04"), Hex("05.05"), Hex("05.06"))) == "05.05"
