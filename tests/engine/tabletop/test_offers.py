"""The right mouse button at any table opens the menu of the things under the pointer, or drops the held thing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from combat.engine.kernel.moment import Moment
from combat.engine.play.game_log import LogLine
from combat.engine.space.hexes.hex import Hex, label
from combat.engine.stage.paper.context_menu import ContextMenu
from combat.engine.stage.widgets.menu_row import MenuRow
from combat.engine.tabletop.hands.host import TableHost
from combat.engine.tabletop.menus.menus import Menus
from combat.engine.tabletop.thing import PieceId, PlaceId
from combat.engine.words.log_entry import LogEntry
from tests.engine.stage.hands import application, click, point, press
from tests.engine.tabletop import walls_game as game
from tests.engine.tabletop.walls_game import State
from tests.engine.tabletop.walls_table import WallsDesk, WallsTable
from tests.engine.tabletop.walls_window import Walls
from tests.narrowing import the

AWAY, WALL = label(3, 2), label(3, 3)


def stone_rows(host: TableHost[State, WallsDesk, Hex], piece: PieceId) -> Iterator[MenuRow]:
    """Yield a row with the name of a stone, and one that selects it."""
    yield MenuRow(piece.id)
    yield MenuRow("choose", lambda: host.desk.selection.select(piece.id))


def hex_rows(host: TableHost[State, WallsDesk, Hex], place: PlaceId[Hex]) -> Iterator[MenuRow]:
    """Yield a row with the number of a hex."""
    yield MenuRow(str(place.place))


MENUS: Menus[Any, Any, Any] = Menus()
MENUS.offer(PieceId, stone_rows)
MENUS.offer(PlaceId, hex_rows)


class OfferingTable(WallsTable):
    """Table with menus for stones and hexes."""

    menus = f"{__name__}:MENUS"


@pytest.fixture
def walls() -> Iterator[Walls]:
    """Yield a window with the table."""
    with application((1280, 720)) as app:
        yield Walls(app, OfferingTable())


def offered(walls: Walls) -> list[str]:
    """Return the texts of the open menu's rows."""
    return [row.words for row in the(ContextMenu, walls.app.top).list.rows]


def test_the_menu_of_a_piece_stands_over_that_of_its_ground(walls: Walls) -> None:
    click(walls.app, walls.stone("dark"), 3)
    assert offered(walls) == ["dark", "choose", "02.02"]
    press(walls.app, "Down", "Enter")
    assert walls.desk.selection.piece == "dark"
    assert walls.app.top is walls.scene


def test_the_right_button_answers_nothing_and_chooses_nobody(walls: Walls) -> None:
    asked = walls.asked
    click(walls.app, walls.stone("dark"), 3)
    press(walls.app, "Esc")
    assert (walls.asked, walls.desk.selection.piece) == (asked, "")


def test_with_something_in_hand_the_right_button_lets_go_and_opens_nothing(walls: Walls) -> None:
    walls.desk.controls.answer("dark")
    start = walls.stone("dark")
    point(walls.app, start)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    walls.app.round(0.05)
    point(walls.app, walls.hex(AWAY))
    assert walls.desk.input.held is not None
    click(walls.app, walls.hex(AWAY), 3)
    assert walls.desk.input.held is None
    assert walls.app.top is walls.scene


def test_dragging_the_map_with_the_right_button_opens_nothing(walls: Walls) -> None:
    start = walls.hex(WALL)
    point(walls.app, start)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=3))
    walls.app.round(0.05)
    end = (start[0] + 80, start[1] + 60)
    point(walls.app, end)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=3))
    walls.app.round(0.05)
    assert walls.app.top is walls.scene


def test_beside_the_board_the_right_button_chooses_nobody(walls: Walls) -> None:
    walls.desk.selection.select("dark")
    view = walls.desk.view
    corner = (view.rect.left + 3, view.rect.bottom - 3)
    assert view.place_at(corner) is None
    click(walls.app, corner, 3)
    assert walls.app.top is walls.scene
    assert walls.desk.selection.piece == ""


def test_the_menu_key_opens_the_menu_of_the_chosen_piece_or_of_the_cursors_hex(walls: Walls) -> None:
    press(walls.app, "Shift+F10")
    assert walls.app.top is walls.scene
    walls.desk.selection.select("dark")
    press(walls.app, "Shift+F10")
    assert offered(walls) == ["dark", "choose", "02.02"]
    press(walls.app, "Esc")
    walls.desk.input.cursor = AWAY
    press(walls.app, "Shift+F10")
    assert offered(walls) == ["03.02"]


def line_of(walls: Walls, head: str) -> LogLine:
    """Return the last line of the log with a head."""
    return next(line for line in reversed(walls.desk.story.lines) if line.entry.head == head)


def open_on(walls: Walls, line: LogLine) -> None:
    """Right-click on a line of the log."""
    panel = walls.scene.log
    click(walls.app, panel.list.box(panel.list.rows.index(line)).center, 3)


def row_of(walls: Walls, words: str) -> MenuRow:
    """Return the row of the open menu with a text."""
    return next(row for row in the(ContextMenu, walls.app.top).list.rows if row.words == words)


def test_a_line_of_the_log_leads_back_to_the_decision_before_it_in_one_step(walls: Walls) -> None:
    desk = walls.desk
    for answer in ("dark", str(AWAY), game.written((AWAY, WALL))):
        assert desk.controls.answer(answer)
    walls.app.round(0.05)
    before = desk.state.stones["dark"]
    open_on(walls, line_of(walls, "stone-moved"))
    assert offered(walls)[-2:] == ["Undo this and what followed", "Another game from here…"]
    press(walls.app, "Up", "Up", "Enter")
    assert desk.state.stones["dark"] != before == AWAY
    assert desk.state.walls == set()
    assert walls.asked == "choose-place"
    assert "stone-moved" not in {line.entry.head for line in desk.story.lines}
    desk.controls.redo()
    assert desk.state.stones["dark"] == AWAY
    assert (AWAY, WALL) in desk.state.walls


def test_a_line_before_the_first_decision_has_nothing_to_take_back_and_says_so(walls: Walls) -> None:
    line = LogLine(0, walls.desk.story.lines[0].moment if walls.desk.story.lines else Moment(0), LogEntry("begun"))
    walls.scene.offer((line,), (300, 300))
    assert row_of(walls, "Undo this and what followed").reason == "You had decided nothing before this."


def test_a_game_that_is_kept_nowhere_has_no_branch_and_says_so(walls: Walls) -> None:
    for answer in ("dark", str(AWAY)):
        assert walls.desk.controls.answer(answer)
    walls.app.round(0.05)
    open_on(walls, line_of(walls, "stone-moved"))
    assert row_of(walls, "Another game from here…").reason == "This battle is not being saved."
