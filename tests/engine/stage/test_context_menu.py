"""The context menu: rows by mouse and by key, disabled rows, submenus, and its position."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame
import pytest

from combat.engine.stage.app import App
from combat.engine.stage.paper.context_menu import LINGER, ContextMenu
from combat.engine.stage.screen import Screen
from combat.engine.stage.widgets.menu_row import MenuRow
from tests.engine.stage.hands import application, click, point, press
from tests.narrowing import the


class Paper(Screen):
    """Plain scene below a menu."""

    def draw(self, surface: pygame.Surface) -> None:
        """Fill the surface with grey."""
        surface.fill("grey")


class Kitchen:
    """Menu with three dishes, one of them not available, that records what was chosen."""

    def __init__(self, app: App, at: tuple[int, int] = (300, 200)) -> None:
        self.app, self.taken = app, list[str]()
        app.push(Paper())
        rows = [
            MenuRow("To eat"),
            MenuRow("Bread", lambda: self.taken.append("bread"), "B"),
            MenuRow("Ham", lambda: self.taken.append("ham"), "H", reason="The cat has had it."),
            MenuRow("Cheese", rows=self.cheeses),
        ]
        app.push(ContextMenu(app, rows, at))
        app.round(0.05)

    def cheeses(self) -> list[MenuRow]:
        """Return the rows of the submenu."""
        return [MenuRow(kind, partial(self.taken.append, kind)) for kind in ("brie", "stilton")]

    @property
    def menu(self) -> ContextMenu:
        """Return the open menu."""
        return the(ContextMenu, self.app.top)

    @property
    def closed(self) -> bool:
        """Return whether the menu is closed."""
        return isinstance(self.app.top, Paper)

    def row(self, words: str) -> tuple[int, int]:
        """Return the centre of the row with a text."""
        menu = self.menu
        place = next(place for place, row in enumerate(menu.list.rows) if row.words == words)
        return menu.list.box(place).center


@pytest.fixture
def app() -> Iterator[App]:
    """Yield an application without scenes."""
    with application((1280, 720)) as made:
        yield made


def test_a_click_takes_a_row_and_the_menu_has_gone_before_it_acts(app: App) -> None:
    kitchen = Kitchen(app)
    click(app, kitchen.row("Bread"))
    assert kitchen.taken == ["bread"]
    assert kitchen.closed


def test_a_greyed_row_does_nothing_says_why_and_leaves_the_menu_open(app: App) -> None:
    kitchen = Kitchen(app)
    boxes = {row.words: kitchen.menu.list.box(place) for place, row in enumerate(kitchen.menu.list.rows)}
    assert boxes["Ham"].height > boxes["Bread"].height
    click(app, kitchen.row("Ham"))
    press(app, "H")
    assert kitchen.taken == []
    assert not kitchen.closed


def test_the_arrows_pass_headings_over_and_enter_takes(app: App) -> None:
    kitchen = Kitchen(app)
    press(app, "Down")
    assert kitchen.menu.row is not None
    assert kitchen.menu.row.words == "Bread"
    press(app, "Up")
    assert kitchen.menu.row.words == "Cheese"
    press(app, "Down", "Enter")
    assert kitchen.taken == ["bread"]


def test_a_rows_own_key_takes_it(app: App) -> None:
    kitchen = Kitchen(app)
    press(app, "B")
    assert kitchen.taken == ["bread"]


def test_rows_lead_on_and_a_choice_closes_all(app: App) -> None:
    kitchen = Kitchen(app)
    press(app, "Up", "Right")
    assert [row.words for row in kitchen.menu.list.rows] == ["brie", "stilton"]
    press(app, "Left")
    assert not kitchen.closed
    press(app, "Enter", "Down", "Enter")
    assert kitchen.taken == ["stilton"]
    assert kitchen.closed


@pytest.mark.parametrize("button", [1, 3])
def test_a_press_beside_it_closes_it_and_does_nothing_else(app: App, button: int) -> None:
    kitchen = Kitchen(app)
    click(app, kitchen.row("Cheese"))
    click(app, (1200, 700), button)
    assert kitchen.closed
    assert kitchen.taken == []


def test_esc_closes_one_menu_at_a_time(app: App) -> None:
    kitchen = Kitchen(app)
    click(app, kitchen.row("Cheese"))
    press(app, "Esc")
    assert not kitchen.closed
    press(app, "Esc")
    assert kitchen.closed


def test_a_press_elsewhere_that_is_let_go_on_a_row_takes_nothing(app: App) -> None:
    kitchen = Kitchen(app)
    bread = kitchen.row("Bread")
    point(app, bread)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=bread, button=3))
    app.round(0.05)
    assert kitchen.taken == []
    assert not kitchen.closed


@pytest.mark.parametrize("at", [(0, 0), (1279, 0), (0, 719), (1279, 719), (640, 400)])
@pytest.mark.parametrize("scale", [1.0, 1.75, 3.0])
def test_it_lies_in_the_window_wherever_it_opens(at: tuple[int, int], scale: float) -> None:
    with application((1280, 720), scale) as app:
        kitchen = Kitchen(app, at)
        window = pygame.Rect(0, 0, 1280, 720)
        assert window.contains(kitchen.menu.slip)
        press(app, "Up", "Right")
        assert window.contains(kitchen.menu.slip)


def test_a_row_on_which_the_pointer_lies_for_a_moment_leads_on(app: App) -> None:
    kitchen = Kitchen(app)
    first, cheese = kitchen.menu, kitchen.row("Cheese")
    point(app, cheese)
    app.round(LINGER / 2)
    assert app.top is first
    app.round(LINGER)
    assert [row.words for row in kitchen.menu.list.rows] == ["brie", "stilton"]
    click(app, cheese)
    click(app, kitchen.row("brie"))
    assert kitchen.taken == ["brie"]


def test_another_row_of_the_menu_under_it_closes_what_a_row_led_to(app: App) -> None:
    kitchen = Kitchen(app)
    first, bread, ham = kitchen.menu, kitchen.row("Bread"), kitchen.row("Ham")
    click(app, kitchen.row("Cheese"))
    assert app.top is not first
    point(app, ham)
    app.round(2 * LINGER)
    assert app.top is first
    click(app, kitchen.row("Cheese"))
    click(app, bread)
    assert kitchen.taken == ["bread"]
    assert kitchen.closed


def test_enter_without_a_selected_row_selects_the_first_and_then_takes_it(app: App) -> None:
    kitchen = Kitchen(app)
    assert kitchen.menu.row is None
    press(app, "Enter")
    assert the(MenuRow, kitchen.menu.row).words == "Bread"
    assert not kitchen.taken
    press(app, "Enter")
    assert kitchen.taken == ["bread"]
