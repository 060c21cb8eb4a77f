"""Notes, strips and markers of overlays are legible and beside the things they are about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import pygame
import pytest

from combat.engine import words
from combat.engine.stage.drawing import lettered, theme
from combat.games.command.content.library import load_book
from combat.games.command.motion.command_motion import note
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.table.command_layers import CommandLayers
from combat.games.command.table.overlays.board_overlay import BoardOverlay
from combat.games.command.table.overlays.command_overlay import CommandOverlay
from combat.games.command.table.overlays.laid_overlay import LaidOverlay
from combat.games.command.table.overlays.meant_overlay import MeantOverlay
from combat.games.command.table.overlays.objectives_overlay import ObjectivesOverlay
from combat.games.command.table.overlays.sight_overlay import SightOverlay
from tests.games.command.drawn_book import drawn_book
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.rules_table import Table
from tests.narrowing import the

Kind = TypeVar("Kind", bound=BoardOverlay)
SIZES = [((1280, 720), 1.0), ((1280, 720), 1.75), ((1920, 1080), 1.0), ((1920, 1080), 1.75)]


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0][0]}-{size[1]}")
def table(request: pytest.FixtureRequest) -> Iterator[AtTable]:
    """Yield a table in the first turn of a scenario, in Spanish, whose names are long."""
    words.use("es", strict=True)
    (size, scale) = request.param
    made = AtTable(load_book("crossroads-at-noon", ()), seed=5, size=size, scale=scale)
    for _ in range(60):
        made.settle()
        if made.asked == "give-order":
            break
        made.press("P", "Ctrl+Enter") if made.asked == "set-up" else made.press("Enter")
    yield made
    made.close()


def laid(table: AtTable, kind: type[Kind]) -> Kind:
    """Return an overlay of the table, switched on if a key does so."""
    overlay = next(one for one in the(CommandLayers, table.scene.layers).overlays if isinstance(one, kind))
    if isinstance(overlay, LaidOverlay):
        overlay.toggle()
    table.rounds(2)
    return overlay


@pytest.mark.rule("16.1")
def test_the_note_of_a_line_of_sight_lies_off_both_ends_and_the_tooltip_off_the_note(table: AtTable) -> None:
    desk = table.desk
    own = next(unit for unit in desk.state.on_map(ALLIES) if "squad" in unit.id)
    desk.selection.select(own.id, show=True)
    laid(table, SightOverlay)
    seen = [unit for unit in desk.state.on_map(AXIS) if desk.view.camera.open.collidepoint(desk.view.centre(unit.hex))]
    for foe in seen[:4]:
        table.point(desk.view.centre(foe.hex))
        table.rounds(20)
        where = desk.view.noted["sight"]
        assert desk.view.camera.open.contains(where)
        assert not where.collidepoint(desk.view.centre(foe.hex))
        assert not where.collidepoint(desk.view.centre(own.hex))
        tip = table.scene.tooltip.float()
        assert tip is not None
        shadow = 2 * theme.px(12)
        assert not tip[0].inflate(-shadow, -shadow).colliderect(where)
    desk.title_desk.overlay = ""
    desk.redraw("board")
    table.rounds(2)
    assert "sight" not in desk.view.noted


@pytest.mark.rule("6.6")
def test_the_strip_of_a_leader_with_many_units_is_read_whole(table: AtTable) -> None:
    leader = next(unit for unit in table.desk.state.on_map(ALLIES) if "leader" in unit.id)
    table.desk.selection.select(leader.id, show=True)
    with lettered.noted() as found:
        overlay = laid(table, CommandOverlay)
    strip = overlay.strip
    written = [one for one in found if strip.collidepoint(one.box.midleft) and one.text]
    assert written
    assert all(strip.contains(one.box) for one in written)


@pytest.mark.rule("5.2", "5.4")
def test_objective_markers_and_edges_cover_no_strip_and_as_few_units_as_can_be(table: AtTable) -> None:
    overlay = laid(table, ObjectivesOverlay)
    units = table.desk.title_desk.units.covered()
    surface, taken = table.app.surface.copy(), [overlay.strip]
    for objective in table.desk.state.book.map.objectives:
        box = overlay._marker_place(objective.hexes, 40, taken, units)
        assert box.collidelist(units) < 0, objective.number
        taken.append(box)
    for side in (AXIS, ALLIES):
        for label in overlay._draw_label(surface, side, taken, units):
            assert label.collidelist(taken) < 0
            assert table.desk.view.camera.open.contains(label)


@pytest.mark.rule("11.4")
def test_the_figure_of_a_hindrance_lies_on_no_unit_of_its_line() -> None:
    units = {"g-squad": ("squad", "C3"), "g-other": ("squad", "C6"), "u-squad": ("squad", "C9")}
    told = Table(drawn_book({}), units)
    assert told.asked is not None
    table = AtTable(seat=AXIS, game=told.game)
    table.settle()
    overlay = laid(table, MeantOverlay)
    start, end = (table.desk.view.centre(table.desk.state.units[id_].hex) for id_ in ("g-squad", "u-squad"))
    box = pygame.Rect(0, 0, overlay._side, overlay._side)
    box.center = overlay._beside_units(start, end)
    covered = table.desk.title_desk.units.covered()
    assert pygame.Rect(start, (1, 1)).union(pygame.Rect(end, (1, 1))).inflate(2, 2).collidepoint(box.center)
    assert box.collidelist(covered) < 0
    middle = pygame.Rect(0, 0, *box.size)
    middle.center = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
    assert middle.collidelist(covered) >= 0
    table.close()


def test_a_note_on_what_is_out_of_sight_does_not_stick_to_the_edge() -> None:
    surface, area = pygame.Surface((400, 300)), pygame.Rect(0, 0, 400, 300)
    for at, drawn in (((200, 150), True), ((200, -20), True), ((200, -300), False), ((900, 100), False)):
        surface.fill((0, 0, 0))
        note(surface, "FP 5", at, area)
        assert bool(pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255)).count() < 400 * 300) is drawn
